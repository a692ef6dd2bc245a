"""Seats: their order, their turns and their piles.

RULES.md F3.1, F4.3, F9.4, F15.3, F18, P1, P3, P12, O5, S3; ambiguities A12, A33.
Seats are numbered anticlockwise, the way play and deal go round.
"""

from collections.abc import Sequence

from settebello.arguments import check_integers, check_kind, check_whole, checked
from settebello.cards import Seat, Side
from settebello.rules import BY_PARSE_RULES, Cut, Leftovers, PileView, Rules, Sides


def check_seat(rules: Rules, seat: Seat, name: str = "seat") -> Seat:
    """Return a seat; raise `InvalidArgument` with the argument's ``name`` where the rules have none such."""
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return Seat(check_whole(name, seat, 0, rules.players - 1))


def check_side(rules: Rules, side: Side, name: str = "side") -> Side:
    """Return a side; raise `InvalidArgument` with the argument's ``name`` where the rules have none such."""
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return Side(check_whole(name, side, 0, rules.side_count - 1))


def check_by_side(rules: Rules, name: str, numbers: Sequence[int]) -> tuple[int, ...]:
    """Return an argument: a number for each side; raise `InvalidArgument` with its ``name`` for others."""
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return check_integers(name, numbers, rules.side_count)


def play_order(rules: Rules, dealer: Seat) -> tuple[Seat, ...]:
    """List the seats in playing order: first the player on the dealer's right, the dealer last."""
    dealer = check_seat(rules, dealer, "dealer")
    return tuple(Seat((dealer + step) % rules.players) for step in range(1, rules.players + 1))


def next_dealer(rules: Rules, dealer: Seat) -> Seat:
    """Return who deals next, in this match or in the next one: the player on the dealer's right."""
    return Seat((check_seat(rules, dealer, "dealer") + 1) % rules.players)


def side_of(rules: Rules, seat: Seat) -> Side:
    """Return the side a seat scores for: itself, its team in alternate seats, or its couple.

    A couple are two who face each other (docs/family.md B6).
    """
    seat = check_seat(rules, seat)
    sides = rules.sides
    if sides is Sides.COUPLES:
        return Side(seat % (rules.players // 2))
    return Side(seat if sides is Sides.SOLO else seat % 2)


def seats_of(rules: Rules, side: Side) -> tuple[Seat, ...]:
    """List the seats of a side."""
    side = check_side(rules, side)
    return tuple(Seat(seat) for seat in range(rules.players) if side_of(rules, Seat(seat)) == side)


def cutter(rules: Rules, dealer: Seat) -> Seat | None:
    """Return who cuts the pack: the player on the dealer's left, or None where no text names one."""
    dealer = check_seat(rules, dealer, "dealer")
    return Seat((dealer - 1) % rules.players) if rules.cut is Cut.LEFT else None


@checked
def leftovers_to(rules: Rules, dealer: Seat, last_capturer: Seat | None) -> Seat | None:
    """Return who gets what lies on the table at the end: the last capturer, or the dealer; None: nobody."""
    return dealer if rules.leftovers is Leftovers.DEALER else last_capturer


def pile_keepers(rules: Rules, dealer: Seat) -> tuple[Seat, ...] | None:
    """Return who keeps each side's closed pile: terzo di mano and cartaro (F9.4); None: not fixed."""
    dealer = check_seat(rules, dealer, "dealer")
    if shows_scope(rules) or rules.players != 4:
        return None
    return (Seat((dealer - 1) % rules.players), dealer)


@checked
def shows_scope(rules: Rules) -> bool:
    """Tell whether a pile shows its scope (P12), or nothing at all (F18, A33); its other cards are closed."""
    return rules.pile_view is PileView.SCOPE_ONLY
