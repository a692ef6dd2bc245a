"""Rules that are too much for a table where people sit."""

from typing import Final

from settebello.arguments import checked
from settebello.errors import InvalidRules, Reason, RuleProblem
from settebello.rules.model import Rules

LARGEST_SERVED_TABLE: Final = 20
"""Among more cards a play can choose between thousands of captures, and no text deals more than four."""


@checked
def check_served(rules: Rules) -> None:
    """Raise `InvalidRules` for rules that are too much for a table where people sit."""
    cards = rules.deal.table_size()
    if cards > LARGEST_SERVED_TABLE:
        message = (
            f"{cards} cards on the table are too many to choose among: {LARGEST_SERVED_TABLE} at the most"
        )
        raise InvalidRules([RuleProblem(("deal",), Reason.CROWDED_TABLE, message, {"cards": cards})])
