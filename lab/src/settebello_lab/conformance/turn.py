"""Cases of kind ``turn``: who plays, deals and cuts, who sees a hand, and the draw for roles."""

from collections.abc import Sequence

from settebello.cards import Card, Seat, Side
from settebello.engine import (
    cutter,
    draw_roles,
    hand_visible,
    next_dealer,
    next_match,
    pile_keepers,
    play_order,
    seats_of,
    side_of,
)
from settebello.rules import Rules
from settebello_lab.conformance.deal import dealer_after_redeal
from settebello_lab.conformance.situation import CaseSituation

DRAWERS = 4


def order(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer who plays in which order, deals next, cuts, belongs together and keeps the piles."""
    seats = _seats(rules, case)
    dealer = _dealer(case, seats)
    cuts, keepers = cutter(rules, dealer), pile_keepers(rules, dealer)
    playing = play_order(rules, dealer)
    sides = dict.fromkeys(side_of(rules, seat) for seat in playing)
    return {
        "order": [seats[seat] for seat in playing],
        "next_dealer": seats[next_dealer(rules, dealer)],
        "cutter": None if cuts is None else seats[cuts],
        "sides": [_members(rules, side, seats) for side in sides],
        "pile_keepers": None if keepers is None else [seats[seat] for seat in keepers],
    }


def new_match_dealer(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer who deals first in the next match of the same players."""
    seats = _seats(rules, case)
    return {"dealer": seats[next_match(rules, _dealer(case, seats)).dealer]}


def after_redeal(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer who deals when a deal did not count."""
    seats = _seats(rules, case)
    return {"dealer": seats[dealer_after_redeal(rules, _dealer(case, seats))]}


def visible_hands(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer who may see the own hand after so many plays."""
    playing = case.names("order")
    dealer = Seat(rules.players - 1)
    if len(playing) != rules.players:
        raise ValueError(f"order: {len(playing)} names for {rules.players} players")
    seats = zip(playing, play_order(rules, dealer), strict=True)
    plays = case.number("plays_made", 0)
    return {"visible_to_owner": [name for name, seat in seats if hand_visible(rules, dealer, plays, seat)]}


def draw(_rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer pairs and roles by the cards turned up, or who draws again."""
    turned = case.mapping("cards")
    players = tuple(turned)
    if len(players) != DRAWERS:
        raise ValueError(f"cards: the draw is for {DRAWERS} players, not {len(players)}")
    found = draw_roles([_turned_up(name, turned[name]) for name in players], _fixed_pairs(case, players))
    if found.pairs is None or found.cartaro is None or found.redraw:
        return {"redraw": [players[place] for place in found.redraw]}
    primo, secondo, terzo, cartaro = found.order
    return {
        "pairs": [[players[place] for place in pair] for pair in found.pairs],
        "cartaro": players[cartaro],
        "terzo": players[terzo],
        "primo": players[primo],
        "secondo": players[secondo],
    }


def _seats(rules: Rules, case: CaseSituation) -> tuple[str, ...]:
    """Return the names round the table; where the case names the dealer alone, the dealer's comes first."""
    if not case.has("seats_anticlockwise"):
        dealer = case.text("dealer" if case.has("dealer") else "last_dealer")
        return (dealer, *(f"seat {place}" for place in range(1, rules.players)))
    seats = case.names("seats_anticlockwise")
    if len(seats) != rules.players:
        raise ValueError(f"seats_anticlockwise: {len(seats)} names for {rules.players} players")
    return seats


def _dealer(case: CaseSituation, seats: Sequence[str]) -> Seat:
    for key in ("dealer", "last_dealer"):
        place = case.place(key, seats)
        if place is not None:
            return Seat(place)
    raise ValueError("dealer: missing")


def _members(rules: Rules, side: Side, seats: Sequence[str]) -> list[str]:
    return [seats[seat] for seat in seats_of(rules, side)]


def _turned_up(name: str, value: object) -> tuple[Card, ...]:
    """Read the card a player turned up, or the row of them after redraws."""
    cards = CaseSituation({name: value if isinstance(value, list) else [value]}).deck(name)
    if not cards:
        raise ValueError(f"cards.{name}: no card turned up")
    return cards


def _fixed_pairs(
    case: CaseSituation, players: Sequence[str]
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Read the partners fixed beforehand, as places among the players."""
    if not case.has("pairs"):
        return None
    pairs = case.data["pairs"]
    rows = (
        [CaseSituation({"pairs": pair}).names("pairs") for pair in pairs] if isinstance(pairs, list) else []
    )
    if sorted(name for row in rows for name in row) != sorted(players) or [len(r) for r in rows] != [2, 2]:
        raise ValueError("pairs: expected two pairs of the four players")
    (a, b), (c, d) = [tuple(players.index(name) for name in row) for row in rows]
    return (a, b), (c, d)
