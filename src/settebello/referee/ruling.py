"""Rulings: the consequences of an act, each a sentence of `settebello.texts`, with its article."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from settebello.cards import EMPTY, CardSet, Seat, Side, card_text, cards_in, single, size
from settebello.engine import (
    ARTICLES,
    Play,
    captures,
    check_pile_request,
    check_withdrawal,
    chooser,
    is_scopa,
    match_outcome,
    next_dealer,
    play_order,
    points_to_reach,
    side_of,
)
from settebello.engine.live import (
    Acted,
    Admit,
    Call,
    Choose,
    Ending,
    Fuori,
    How,
    Irregular,
    LiveDeal,
    Misdeal,
    Show,
)
from settebello.errors import IllegalAction
from settebello.notation import MarkedAct, marked
from settebello.referee.articles import RULED_BY
from settebello.referee.course import moments
from settebello.referee.desk import Desk
from settebello.referee.desk_status import side_names
from settebello.rules import Rules

Fact = str | int


@dataclass(frozen=True, slots=True)
class Ruling:
    """A sentence: the article it comes from, its message in `settebello.texts`, and the message's facts."""

    article: int | None
    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the protocol: an act, who did it (None: cards were counted), and what follows from it."""

    seat: Seat | None
    act: MarkedAct
    rulings: tuple[Ruling, ...]


def protocol(desk: Desk, number: int | None = None) -> tuple[Entry, ...]:
    """List what was entered of a deal, counted from 1 (None: the last), with what followed from it."""
    source = desk.deals[-1 if number is None else number - 1]
    return entries(desk.players, moments(source))


def entries(players: Sequence[str], course: Sequence[LiveDeal]) -> tuple[Entry, ...]:
    """Say what followed from each act of a deal, given how it stood at first and after each."""
    return tuple(_entry(players, before, after) for before, after in pairwise(course))


def rulings(players: Sequence[str], before: LiveDeal, after: LiveDeal) -> tuple[Ruling, ...]:
    """Say what follows from the last act of a deal, given how it stood before and stands after it."""
    return tuple(_Said(tuple(players), before, after).all())


def how_it_ended(players: Sequence[str], before: LiveDeal, after: LiveDeal) -> Ruling:
    """Say how a deal ended, given how it stood before its last act and stands after it."""
    ending = after.ending
    if ending is None:
        raise ValueError("the deal goes on")
    return _Said(tuple(players), before, after).how(after.acts[-1], ending)


def card_back() -> Ruling:
    """Answer whoever wants a card back that was played (article 13)."""
    try:
        check_withdrawal()
    except IllegalAction as refused:
        return _refusal(refused)


def look_at_piles(desk: Desk, request: str) -> Ruling:
    """Answer whoever wants to look at captures or count them (article 18); see `check_pile_request`."""
    try:
        check_pile_request(desk.rules, request)
    except IllegalAction as refused:
        return _refusal(refused)
    return Ruling(None, "ruling-scope-shown", {"scope": _counts(desk.deal.state.scope)})


def _refusal(problem: IllegalAction) -> Ruling:
    return Ruling(ARTICLES.get(problem.reason), problem.reason)


def _entry(players: Sequence[str], before: LiveDeal, after: LiveDeal) -> Entry:
    done = after.acts[-1]
    seat = None if isinstance(done.act, Irregular | Misdeal) else done.seat
    return Entry(seat, marked(done), rulings(players, before, after))


@dataclass(frozen=True, slots=True)
class _Said:
    """Finds the words for what happened between two moments of a deal."""

    players: tuple[str, ...]
    before: LiveDeal
    after: LiveDeal

    def all(self) -> Iterator[Ruling]:
        """Yield what follows from the last act, and from the end of the deal where it ends."""
        done = self.after.acts[-1]
        match done.act:
            case Call():
                yield self._called(done)
            case Show(cards):
                yield self._shown(done.seat, cards)
            case Choose(card):
                player = self.players[self.before.state.to_move]
                yield self._ruling("ruling-chosen", done.seat, player=player, card=card_text(card))
            case Admit(cards):
                yield self._ruling("ruling-admitted", done.seat, cards=_text(cards))
            case Irregular(seats) if self.after.ending is None:
                yield _by_article("ruling-goes-on", {"side": self._regular(seats)})
            case Irregular() | Misdeal():
                pass
            case _:
                yield from self._played(done)
        if self.after.ending is not None:
            yield from self._ended(done, self.after.ending)

    def _played(self, done: Acted) -> Iterator[Ruling]:
        play = done.act.play if isinstance(done.act, Fuori) else done.act
        lapsed, state = self.before.before_missed, self.before.state
        if lapsed is not None:
            card = state.plays[-1].action.card
            yield self._ruling("ruling-lapsed", lapsed.to_move, card=card_text(card))
        if done.missed and self.after.ending is None:
            yield self._missed(done.seat)
        if done.scopa:
            yield self._ruling("ruling-scopa", done.seat)
        elif isinstance(play, Play) and is_scopa(state.rules, state.table, play.card, play.capture, 1):
            # with a card left to play it would be one
            yield self._ruling("ruling-last-card", done.seat)
        last, left = self.after.state.last_capturer, self.after.state.leftovers
        if left and last is not None:
            yield self._ruling("ruling-leftovers", last, cards=_text(left))

    def _missed(self, seat: Seat) -> Ruling:
        state, card = self.before.state, self.after.state.plays[-1].action.card
        choices = ", ".join(map(_text, captures(state.rules, state.table, card)))
        return self._ruling("ruling-missed", seat, card=card_text(card), choices=choices)

    def _called(self, done: Acted) -> Ruling:
        player = self.after.state.to_move
        card = self.before.state.plays[-1].action.card
        facts = {"player": self.players[player], "card": card_text(card)}
        own = "ruling-noticed" if done.seat == player else "ruling-called"
        return self._ruling(own, done.seat, **facts)

    def _shown(self, seat: Seat, cards: CardSet) -> Ruling:
        """Say what becomes of cards that lie open now (F13.2-F13.4)."""
        shown, state = _text(cards), self.before.state
        on_turn = seat == state.to_move
        if on_turn and not self.before.exposed[seat]:
            one = size(cards) == 1
            return self._ruling("ruling-shown-now" if one else "ruling-shown-choice", seat, cards=shown)
        called = self.after.called if on_turn else None
        waiting = CardSet(self.after.exposed[seat] & ~(EMPTY if called is None else single(called)))
        if size(waiting) == 1:
            return self._ruling("ruling-shown-waits", seat, cards=shown)
        decides = chooser(play_order(state.rules, state.dealer), seat, waiting)
        facts = {"cards": shown, "all": _text(waiting), "player": self.players[decides]}
        return self._ruling("ruling-shown-decided", seat, **facts)

    def _ended(self, done: Acted, ending: Ending) -> Iterator[Ruling]:
        ended = self.how(done, ending)
        yield ended
        if ending.how is How.VOID:
            facts = {"name": self.players[self._dealer]}
            yield Ruling(ended.article, "ruling-same-dealer", facts)
        else:
            yield from self._match(ending)

    def how(self, done: Acted, ending: Ending) -> Ruling:
        """Say how the deal ended."""
        points = _counts(ending.score.totals)
        match ending.how:
            case How.FUORI:
                key = "ruling-fuori-right" if ending.right else "ruling-fuori-wrong"
                needed = points_to_reach(self._rules) or 0
                return self._ruling(key, done.seat, needed=needed, score=self._score(ending))
            case How.STOPPED:
                seats = done.act.seats if isinstance(done.act, Irregular) else ()
                return _by_article("ruling-stopped", {"side": self._regular(seats), "points": points})
            case How.VOID if isinstance(done.act, Misdeal):
                counts = " ".join(map(str, done.act.hands))
                return _by_article("ruling-misdeal", {"counts": counts, "table": done.act.table})
            case How.VOID:
                return _by_article("ruling-void")
            case How.COUNTED:
                return _by_article("ruling-counted", {"points": points})

    def _match(self, ending: Ending) -> Iterator[Ruling]:
        """Say what becomes of the match after a deal that counts."""
        before, score = self.before.state.before, ending.score
        outcome = ending.outcome or match_outcome(
            self._rules, before, score.totals, all_coins=score.all_coins
        )
        counts = _counts(outcome.score)
        if outcome.winner is None:
            yield _by_article(self._why_another(outcome.score), {"score": counts})
            yield self._ruling("ruling-next-dealer", next_dealer(self._rules, self._dealer))
            return
        yield _by_article("ruling-won", {"side": self._side(outcome.winner), "score": counts})
        if outcome.multiplier is not None:
            yield _by_article("ruling-stake", {"times": outcome.multiplier})

    def _why_another(self, score: Sequence[int]) -> str:
        target = points_to_reach(self._rules)
        if target is None:
            return "ruling-level-deal"
        return "ruling-level" if max(score) >= target else "ruling-play-on"

    @property
    def _rules(self) -> Rules:
        return self.after.state.rules

    @property
    def _dealer(self) -> Seat:
        return self.after.state.dealer

    def _score(self, ending: Ending) -> str:
        return _counts(ending.outcome.score if ending.outcome else ending.score.totals)

    def _side(self, side: Side) -> str:
        return side_names(self._rules, self.players)[side]

    def _regular(self, at_fault: Sequence[Seat]) -> str:
        """Return the names of the side that is in order."""
        faulty = {side_of(self._rules, seat) for seat in at_fault}
        return next(
            name for side, name in enumerate(side_names(self._rules, self.players)) if side not in faulty
        )

    def _ruling(self, key: str, seat: Seat, **facts: Fact) -> Ruling:
        return _by_article(key, {"name": self.players[seat], **facts})


def _by_article(key: str, facts: Mapping[str, Fact] | None = None) -> Ruling:
    return Ruling(RULED_BY[key], key, facts or {})


def _counts(counts: Sequence[int]) -> str:
    return "-".join(map(str, counts))


def _text(cards: CardSet) -> str:
    return " ".join(map(card_text, cards_in(cards)))
