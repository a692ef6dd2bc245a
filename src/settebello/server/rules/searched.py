"""Refusals of all that needs a player that searches, in games that none of them knows (docs/family.md)."""

from settebello.arguments import checked
from settebello.errors import Forbidden, Reason
from settebello.rules import Rules, options_of_kin


@checked
def check_known_to_search(rules: Rules) -> None:
    """Raise `Forbidden` for rules that the players that search do not know."""
    if names := options_of_kin(rules):
        message = f"the players that search do not know {', '.join(names)} yet"
        raise Forbidden(message, reason=Reason.NOT_SEARCHED, options=list(names))
