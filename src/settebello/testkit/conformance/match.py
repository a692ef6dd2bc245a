"""Cases of kind ``match``: where a match stands after a deal."""

from settebello.cards import Side
from settebello.engine import match_outcome
from settebello.rules import Rules
from settebello.testkit.conformance.situation import Situation

TWO_SIDES = 2


def outcome(rules: Rules, case: Situation) -> dict[str, object]:
    """Answer who has won, if anybody, by what stake, and the score."""
    sides = case.sides("before", "deal")

    def side(key: str) -> Side | None:
        place = case.place(key, sides)
        return None if place is None else Side(place)

    if case.has("clock_expired") and len(sides) != TWO_SIDES:
        raise ValueError(f"clock_expired: a clock is for two sides, and here are {len(sides)}")
    found = match_outcome(
        rules,
        case.numbers("before", sides),
        case.numbers("deal", sides),
        all_coins=side("cappotto"),
        clock_expired=side("clock_expired"),
    )
    return {
        "status": "continue" if found.winner is None else "win",
        "winner": None if found.winner is None else sides[found.winner],
        "multiplier": found.multiplier,
        "score": dict(zip(sides, found.score, strict=True)),
    }
