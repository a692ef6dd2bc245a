"""Declaring a hand of three before its first card (docs/family.md C21 to C36, SP10, SB4).

A declaration ends no turn. It is worth points at once, and may give the matta a value, which the card keeps
until it is in a pile.
"""

from dataclasses import dataclass, replace
from typing import Final

from settebello.arguments import check_kind, checked
from settebello.cards import EMPTY, PACK_SIZE, CardSet, Rank, Seat, cards_in, contains, rank_of, size
from settebello.engine.capture import matta
from settebello.engine.seats import check_seat
from settebello.engine.state import DeclaredHand, State
from settebello.errors import IllegalAction, NotYourTurn, Reason, SettebelloError
from settebello.rules import BY_PARSE_RULES, DeclareShow, DeclareWhen, HandBonus, HandWorth, Rules

HAND: Final = 3
LOW: Final = 9
"""The most that a low hand adds up to."""

PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Declaration:
    """A way to declare a hand: the value given to the matta, None where it has none, and the points."""

    named: Rank | None
    points: int


@checked
def declarations(rules: Rules, hand: CardSet) -> tuple[Declaration, ...]:
    """List the ways to declare a hand, by the value given to the matta; none unless it has three cards."""
    wild = matta(rules)
    if size(hand) != HAND or not declares(rules):
        return ()
    values = sorted(map(rank_of, cards_in(hand)))
    if wild is None or not contains(hand, wild):
        points = _points(rules, values)
        return (Declaration(None, points),) if points else ()
    values.remove(rank_of(wild))
    ways = ((rank, _points(rules, sorted([*values, rank]))) for rank in Rank)
    return tuple(Declaration(rank, points) for rank, points in ways if points)


def declares(rules: Rules) -> bool:
    """Tell whether hands are declared by these rules."""
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return bool(_worths(rules))


@checked
def may_declare(rules: Rules, *, on_turn: bool, has_played: bool, has_declared: bool) -> bool:
    """Tell whether a player may declare now, whatever the hand: once, before the first card of a batch (C24).

    ``has_played`` and ``has_declared`` are about the batch in play.
    """
    return declares(rules) and not has_played and not has_declared and (on_turn or not _waits(rules))


def check_declare(state: State, seat: Seat, named: Rank | None) -> Declaration:
    """Return the declaration of a seat; raise `IllegalAction` or `NotYourTurn` where it cannot be made."""
    problem = _refusal(state, check_seat(state.rules, seat))
    if problem is not None:
        raise problem
    ways = declarations(state.rules, state.hands[seat])
    found = next((way for way in ways if way.named == named), None)
    if found is None:
        raise IllegalAction("this hand has nothing to declare so", reason=Reason.NOTHING_TO_DECLARE)
    return found


@checked
def declare(state: State, seat: Seat, named: Rank | None = None) -> State:
    """Return the state after a seat has declared its hand; raises as `check_declare`."""
    found = check_declare(state, seat, named)
    claim = DeclaredHand(seat, state.hands[seat], named, found.points)
    return replace(state, claims=(*state.claims, claim), matta_as=state.matta_as if named is None else named)


def open_declarations(state: State, seat: Seat) -> tuple[Declaration, ...]:
    """List the declarations that a seat may make now."""
    check_kind("state", state, State)
    seat = check_seat(state.rules, seat)
    if not declares(state.rules) or _refusal(state, seat) is not None:
        return ()
    return declarations(state.rules, state.hands[seat])


def lying_open(state: State) -> tuple[CardSet, ...]:
    """Return the cards of declared hands that are still to be played and lie open, by seat (C25)."""
    check_kind("state", state, State)
    if not state.claims or not shows_cards(state.rules):
        return ()
    shown = [EMPTY] * state.rules.players
    for claim in state.claims:
        shown[claim.seat] = CardSet(shown[claim.seat] | claim.hand & state.hands[claim.seat])
    return tuple(shown)


def shows_cards(rules: Rules) -> bool:
    """Tell whether a declared hand lies open, or only what it is worth is told (SP11)."""
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return rules.declare_show is DeclareShow.OPEN


def _refusal(state: State, seat: Seat) -> SettebelloError | None:
    rules = state.rules
    if not declares(rules):
        return IllegalAction("by these rules no hand is declared", reason=Reason.NO_DECLARING)
    if state.over:
        return IllegalAction("the deal is over", reason=Reason.DEAL_OVER)
    hand = state.hands[seat]
    if any(claim.seat == seat and claim.hand & hand for claim in state.claims):
        return IllegalAction("this hand is declared already", reason=Reason.ALREADY_DECLARED)
    if _has_played(state, seat):
        return IllegalAction("a hand is declared before its first card", reason=Reason.DECLARE_LATE)
    on_turn = state.to_move == seat
    if not may_declare(rules, on_turn=on_turn, has_played=False, has_declared=False):
        return NotYourTurn("a hand is declared at the own turn", reason=Reason.DECLARE_WAIT)
    return None


def _has_played(state: State, seat: Seat) -> bool:
    """Tell whether a seat has played a card of the batch in play."""
    rules = state.rules
    batch = rules.deal.batch_in_play(rules.players, PACK_SIZE, len(state.stock))
    return size(state.hands[seat]) < batch


def _points(rules: Rules, values: list[Rank]) -> int:
    """Return what three values are worth: the dearest, or where both count the low and the alike together."""
    worth = {kind: points if _has(kind, values) else 0 for kind, points in _worths(rules)}
    pair, same = worth.get(HandWorth.LOWPAIR9, 0), worth.get(HandWorth.LOWALIKE9, 0)
    low, alike = pair or worth.get(HandWorth.LOW9, 0), same or worth.get(HandWorth.ALIKE, 0)
    return low + alike if _row(rules).both else max(low, alike)


def _has(kind: HandWorth, values: list[Rank]) -> bool:
    low, different = sum(values) <= LOW, len(set(values))
    match kind:
        case HandWorth.LOW9:
            return low
        case HandWorth.LOWPAIR9:
            return low and different == PAIR
        case HandWorth.ALIKE:
            return different == 1
        case HandWorth.LOWALIKE9:
            return low and different == 1


def _waits(rules: Rules) -> bool:
    return rules.declare_when is DeclareWhen.TURN


def _row(rules: Rules) -> HandBonus:
    return rules.declare


def _worths(rules: Rules) -> tuple[tuple[HandWorth, int], ...]:
    return _row(rules).worths
