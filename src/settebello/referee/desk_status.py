"""The status of the table, as far as an arbiter knows it."""

from dataclasses import dataclass
from enum import StrEnum

from settebello.cards import EMPTY, Card, CardSet, Seat, size
from settebello.engine import (
    Action,
    FuoriVerdict,
    Outcome,
    Play,
    SidePoints,
    acquired,
    captures,
    check_fuori,
    fuori,
    fuori_allowed,
    may_be_missed,
    play_order,
    points_at_stake,
    side_of,
    with_article,
)
from settebello.engine.legal import actions_with
from settebello.engine.live import Call, Ending, LiveDeal, can_act
from settebello.errors import IllegalAction, Reason
from settebello.referee.course import guessed, table_known
from settebello.referee.desk import Desk
from settebello.rules import Rules


class DeskPhase(StrEnum):
    """How far the match is: the table is still closed, cards are played, a deal or the match is over."""

    TABLE = "table"
    PLAY = "play"
    DEAL_OVER = "deal_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Missed:
    """A capture that the last play missed and that can still be called: the card, by whom, what it takes."""

    card: Card
    seat: Seat
    choices: tuple[CardSet, ...]
    callers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Declaring:
    """Whether the player on turn may declare to be out, and if not, why not.

    ``now`` is, by side, what a declaration would come to by the cards captured so far; the card it is
    made with counts as well, and entering it tells.
    """

    refused: IllegalAction | None
    now: tuple[FuoriVerdict, ...]

    @property
    def allowed(self) -> bool:
        """Tell whether a declaration may be made."""
        return self.refused is None


@dataclass(frozen=True, slots=True)
class Status:
    """The status of the table; tuples are by seat or by side.

    ``roles`` are the seats of primo, secondo and terzo di mano and cartaro. ``to_act`` is who has to do
    something: the player on turn, or who decides for that player; None when nobody has. ``must_play``
    are the cards that the player on turn is bound to, empty while the choice is free. ``table`` is
    None while it is closed. ``known`` are the cards known to be in each hand, ``exposed`` those of
    them that lie open. ``pile_sizes`` are for the arbiter alone (article 18).
    """

    phase: DeskPhase
    deal_number: int
    score: tuple[int, ...]
    outcome: Outcome
    roles: tuple[Seat, ...]
    to_move: Seat
    to_act: Seat | None
    must_play: CardSet
    must_take: bool
    table: CardSet | None
    hand_sizes: tuple[int, ...]
    known: tuple[CardSet, ...]
    exposed: tuple[CardSet, ...]
    pile_sizes: tuple[int, ...]
    scope: tuple[int, ...]
    acquired: tuple[SidePoints, ...]
    at_stake: tuple[str, ...]
    missed: Missed | None
    declaring: Declaring
    ending: Ending | None

    @property
    def dealer(self) -> Seat:
        """Return who dealt: the cartaro."""
        return self.roles[-1]


def status(desk: Desk) -> Status:
    """Return what stands at the table now."""
    deal, state, rules = desk.deal, desk.deal.state, desk.rules
    match, unseen = desk.match, guessed(desk.source)
    return Status(
        phase=_phase(desk),
        deal_number=len(desk.deals),
        score=match.outcome.score,
        outcome=match.outcome,
        roles=play_order(rules, state.dealer),
        to_move=state.to_move,
        to_act=deal.to_act,
        must_play=_must_play(deal),
        must_take=deal.must_take,
        table=state.table if table_known(desk.source) else None,
        hand_sizes=tuple(map(size, state.hands)),
        known=tuple(CardSet(hand & ~unseen) for hand in state.hands),
        exposed=deal.exposed,
        pile_sizes=tuple(map(size, state.piles)),
        scope=state.scope,
        acquired=acquired(rules, state.piles, state.scope),
        at_stake=points_at_stake(rules, state.piles, state.scope),
        missed=_missed(deal),
        declaring=_declaring(deal),
        ending=deal.ending,
    )


def plays_with(desk: Desk, card: Card) -> tuple[Action, ...]:
    """List what the player on turn can do with a card: each set that it takes, and laying it.

    Whether the player holds it is not asked, nor whether other cards have to be played first.
    """
    acts = actions_with(desk.rules, desk.deal.state.table, card)
    laid = Play(card)
    overlooked = laid not in acts and may_be_missed(desk.rules) and desk.deal.state.cards_to_play > 1
    return (*acts, laid) if overlooked and not desk.deal.must_take else tuple(acts)


def side_names(rules: Rules, players: tuple[str, ...]) -> tuple[str, ...]:
    """Return what each side is called: the names of its players."""
    sides: dict[int, list[str]] = {}
    for seat, name in enumerate(players):
        sides.setdefault(side_of(rules, Seat(seat)), []).append(name)
    return tuple(" + ".join(sides[side]) for side in sorted(sides))


def _phase(desk: Desk) -> DeskPhase:
    if desk.match.over:
        return DeskPhase.MATCH_OVER
    if desk.deal.over:
        return DeskPhase.DEAL_OVER
    return DeskPhase.PLAY if table_known(desk.source) else DeskPhase.TABLE


def _must_play(deal: LiveDeal) -> CardSet:
    bound = deal.called is not None or deal.own_choice or deal.exposed[deal.state.to_move]
    return deal.playable if bound and not deal.over else EMPTY


def _missed(deal: LiveDeal) -> Missed | None:
    before = deal.before_missed
    if before is None:
        return None
    card = deal.state.plays[-1].action.card
    seats = [Seat(seat) for seat in range(before.rules.players)]
    callers = tuple(seat for seat in seats if can_act(deal, seat, Call()))
    return Missed(card, before.to_move, captures(before.rules, before.table, card), callers)


def _declaring(deal: LiveDeal) -> Declaring:
    state, rules = deal.state, deal.state.rules
    refused = None
    try:
        if deal.over:
            raise IllegalAction("the deal is over", reason=Reason.DEAL_OVER)
        check_fuori(rules, state.before, state.cards_to_play)
    except IllegalAction as problem:
        refused = with_article(rules, problem)
    sides = {side_of(rules, Seat(seat)) for seat in range(rules.players)} if fuori_allowed(rules) else set()
    now = tuple(fuori(rules, state.before, state.piles, state.scope, side) for side in sorted(sides))
    return Declaring(refused, now)
