"""Cases of kind ``match``: where a match stands after a deal."""

from settebello.cards import Seat, Side
from settebello.engine import Match, cappotto_side, forfeited, match_outcome
from settebello.rules import Rules
from settebello_lab.conformance.situation import CaseSituation

TWO_SIDES = 2


def outcome(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer who has won, if anybody, by what stake, and the score."""
    sides = case.sides("before", "deal")

    def side(key: str) -> Side | None:
        place = case.place(key, sides)
        return None if place is None else Side(place)

    if case.has("clock_expired") and len(sides) != TWO_SIDES:
        raise ValueError(f"clock_expired: a clock is for two sides, and here are {len(sides)}")
    all_coins, late = side("cappotto"), side("clock_expired")
    found = match_outcome(
        rules,
        case.numbers("before", sides),
        case.numbers("deal", sides),
        all_coins=all_coins,
        low_three=side("low_three"),
        king_of_coins=side("king_of_coins"),
    )
    if late is not None and rules.clock and cappotto_side(rules, all_coins) is None:
        found = forfeited(Match(rules, Seat(0), 1, found), late).outcome
    return {
        "status": "continue" if found.winner is None else "win",
        "winner": None if found.winner is None else sides[found.winner],
        "multiplier": found.multiplier,
        "score": dict(zip(sides, found.score, strict=True)),
    }
