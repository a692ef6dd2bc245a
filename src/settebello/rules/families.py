"""Which game a rule set is a kind of, by what decides how hands are played: for ratings and lists.

It asks for no name: rules of one's own belong to a family like any other.
"""

from typing import Final, Literal, get_args

from settebello.arguments import checked
from settebello.rules.kin import options_of_kin
from settebello.rules.model import Rules
from settebello.rules.options import Ace, CaptureBy, Sides

Family = Literal["scopa", "scopone", "assi", "quindici"]
"""Cards in batches, all cards at once, the ace that takes all, captures that make fifteen."""

FAMILIES: Final[tuple[Family, ...]] = get_args(Family)

Company = Literal["singles", "pairs"]
"""Everybody alone, or partners."""

COMPANIES: Final[tuple[Company, ...]] = get_args(Company)


@checked
def family(rules: Rules) -> Family:
    """Return which game these rules are a kind of."""
    if rules.capture_by is CaptureBy.FIFTEEN:
        return "quindici"
    if rules.ace is Ace.TAKES_ALL:
        return "assi"
    return "scopa" if rules.deal.batch else "scopone"


@checked
def has_ratings(rules: Rules) -> bool:
    """Tell whether matches by these rules may be rated: the games around the sources have no ratings."""
    return not options_of_kin(rules)


@checked
def company(rules: Rules) -> Company:
    """Tell whether people play alone or with partners."""
    return "singles" if rules.sides is Sides.SOLO else "pairs"
