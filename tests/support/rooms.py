"""Tables played in memory, through `decide` alone: the shortest way to any situation."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random

from settebello.cards import Card, CardSet, Seat, card_set, card_text, cards_in
from settebello.engine import Play, State
from settebello.engine.live import (
    Act,
    Call,
    Choose,
    Fuori,
    LiveDeal,
    Show,
    can_act,
    live_view,
    possible_plays,
    sees_hand,
)
from settebello.engine.views import sees_own_hand
from settebello.fair import Luck
from settebello.players import Budget, player, respond
from settebello.room import (
    NOBODY,
    Absence,
    Command,
    Fill,
    MakeAct,
    MatchResult,
    Open,
    Opened,
    Ready,
    Room,
    RoomEvent,
    Sit,
    StandIn,
    decide,
    fold,
    match_result,
    open_room,
)
from settebello.room.absence import awaited
from settebello.room.screen import Phase
from settebello.rules import parse_rules


def seed_of(number: int) -> str:
    """Return a seed of 64 hex digits."""
    return sha256(str(number).encode()).hexdigest()


def opened(room: str, rules: str = "figs") -> Opened:
    """Return the first event of a table."""
    return Opened(room, rules, parse_rules(rules).as_texts())


class House:
    """A table and its log, with seeds that count up from a number.

    ``now`` is what its clock shows, ``absence`` who is not there.
    """

    def __init__(
        self,
        rules: str,
        *,
        luck: int = 0,
        time: str | None = None,
        now: float | None = None,
        draw_partners: bool = False,
        tournament: bool = False,
    ) -> None:
        self._luck = luck << 32
        self.now = now
        self.absence = NOBODY
        asked = Open("r00m", rules, time, draw_partners=draw_partners, tournament=tournament)
        self.log: list[RoomEvent] = list(open_room(asked, self._seed(), now))
        self.room: Room = fold(self.log)

    def do(self, command: Command) -> list[RoomEvent]:
        """Carry out a command; a refusal is raised and changes nothing."""
        changes = decide(self.room, command, self._seed(), self.now, self.absence)
        if changes:
            self.room = changes[-1].after
        events = [change.event for change in changes]
        self.log += events
        return events

    def play(self, moves: int, who: str = "random") -> None:
        """Make so many moves for everybody, by the play of a computer player; stop at a match's end."""
        for _ in range(moves):
            if self.room.phase is Phase.DEAL_OVER:
                self.everybody_ready()
            seat, deal = self.room.to_move, self.room.deal
            if seat is None or deal is None:
                return
            act = respond(player(who), live_view(deal.live, seat), Budget(seed=self._luck))
            self.do(MakeAct(seat, self.room.version, act))

    def blunder(self, acts: int) -> None:
        """Do so many things that people do: miss captures, show cards, call, declare at a guess."""
        for _ in range(acts):
            if self.room.phase is Phase.DEAL_OVER:
                self.everybody_ready()
            deal = self.room.deal
            if self.room.phase is not Phase.PLAYING or deal is None:
                return
            seat, act = clumsy_act(deal.live, Random(self._luck + self.room.version))
            self.do(MakeAct(seat, self.room.version, act))

    def play_deal(self, who: str = "random") -> None:
        """Play until the deal is over."""
        self.play_until(lambda room: room.phase is not Phase.PLAYING, who)

    def play_match(self, who: str = "random") -> None:
        """Play until somebody has won."""
        self.play_until(lambda room: room.phase is Phase.MATCH_OVER, who)

    def play_until(self, enough: Callable[[Room], bool], who: str = "random") -> None:
        """Play until the table is as wanted; raise `AssertionError` if it never is."""
        for _ in range(5000):
            if enough(self.room):
                return
            self.play(1, who)
        raise AssertionError(f"{self.room.rules_text} is still {self.room.phase}")

    def everybody_ready(self) -> None:
        """Have each person say to be ready."""
        for seat in sorted(self.room.persons - self.room.ready):
            self.do(Ready(seat, f"again{seat}"))

    def let_stand_in(self) -> None:
        """Let a computer player play for somebody for whom the table waits, where there is somebody else."""
        for seat in sorted(awaited(self.room))[:1]:
            others = self.room.persons - {seat}
            if others:
                self.absence = Absence({seat: 1e6})
                self.do(StandIn(min(others), seat, "greedy"))

    def _seed(self) -> str:
        self._luck += 1
        return seed_of(self._luck)


def seated(
    rules: str,
    *,
    persons: int = 1,
    luck: int = 0,
    time: str | None = None,
    now: float | None = None,
    draw_partners: bool = False,
) -> House:
    """Return a table that has just been dealt: so many persons, computer players elsewhere."""
    house = House(rules, luck=luck, time=time, now=now, draw_partners=draw_partners)
    for number in range(persons):
        house.do(Sit(f"Person {number}", key_text(number), salt=f"salt{number}"))
    if house.room.free:
        house.do(Fill("greedy"))
    return house


def played_by(*accounts: str, rules: str = "scopa?players=2&target=1", luck: int = 0) -> MatchResult:
    """Return the result of a match that was played out between these accounts."""
    house = House(rules, luck=luck)
    for number, account in enumerate(accounts):
        house.do(Sit(account.title(), key_text(number), salt=f"salt{number}", account=account))
    house.play_match()
    result = match_result(house.room, 1000.0)
    assert result is not None
    return result


def clumsy_act(deal: LiveDeal, luck: Random) -> tuple[Seat, Act]:
    """Choose something that somebody may do, a mistake as likely as not."""
    state, seat = deal.state, deal.to_act
    assert seat is not None
    due: list[Act] = [Choose(card) for card in cards_in(deal.exposed[state.to_move])]
    if seat == state.to_move:
        due = list(possible_plays(deal))
        due += [Fuori(play) for play in due if isinstance(play, Play) and luck.random() < 0.02]
    mistakes: list[tuple[Seat, Act]] = []
    for at, hand in enumerate(state.hands):
        cards = cards_in(hand) if sees_own_hand(state, Seat(at)) else ()
        shown = card_set(luck.sample(cards, min(len(cards), luck.randint(1, 2))))
        mistakes += [(Seat(at), Show(shown)), (Seat(at), Call())]
    possible = [each for each in mistakes if can_act(deal, *each)]
    plain = [each for each in ((seat, act) for act in due) if can_act(deal, *each)]
    return luck.choice(possible if possible and luck.random() < 0.3 else plain)


def key_text(number: int) -> str:
    """Return the key of a person of `seated`."""
    return f"{number + 1:064x}"[::-1]


def hidden_from(room: Room, seat: Seat | None) -> CardSet:
    """Return the cards of the deal in play that a seat (None: a spectator) may not see."""
    deal = room.deal
    if deal is None or room.phase is not Phase.PLAYING:
        return CardSet(0)
    hidden = sum(1 << card for card in deal.state.stock)
    for at, hand in enumerate(deal.state.hands):
        if at != seat or not sees_hand(deal.live, Seat(at)):
            hidden |= hand & ~deal.live.exposed[at]
    return CardSet(hidden)


def rearranged(room: Room, seat: Seat | None, order: list[Card]) -> Room:
    """Return the same table with the cards hidden from a seat in another order."""
    deal = room.deal
    if deal is None:
        return room
    other = dict(zip(cards_in(hidden_from(room, seat)), order, strict=True))

    def moved(cards: CardSet) -> CardSet:
        return CardSet(sum(1 << other.get(card, card) for card in cards_in(cards)))

    def dealt_otherwise(state: State) -> State:
        return replace(
            state,
            hands=tuple(moved(hand) for hand in state.hands),
            stock=tuple(other.get(card, card) for card in state.stock),
        )

    missed = deal.live.before_missed
    live = replace(
        deal.live,
        state=dealt_otherwise(deal.state),
        before_missed=dealt_otherwise(missed) if missed else None,
    )
    pack = tuple(other.get(card, card) for card in deal.pack)
    return replace(room, deals=(*room.deals[:-1], replace(deal, pack=pack, live=live)))


def reseeded(room: Room, number: int) -> Room:
    """Return the same table with other secret seeds."""
    deal = room.deal
    luck = replace(deal.luck, seed=seed_of(number)) if deal and deal.luck else Luck(seed_of(number), ())
    deals = (*room.deals[:-1], replace(deal, luck=luck)) if deal else ()
    return replace(room, seed=seed_of(number + 1) if room.seed else None, deals=deals)


def texts_of(cards: CardSet) -> list[str]:
    """List the texts of cards."""
    return [card_text(card) for card in cards_in(cards)]
