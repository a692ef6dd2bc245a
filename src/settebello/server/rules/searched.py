"""Refusals of all that asks the kernels, in games that these do not play (docs/family.md)."""

from settebello.arguments import checked
from settebello.errors import Forbidden, Reason
from settebello.rules import Rules, options_of_kin


@checked
def check_known_to_search(rules: Rules) -> None:
    """Raise `Forbidden` for rules that the kernels do not play."""
    if names := options_of_kin(rules):
        message = f"reviews and some players do not know {', '.join(names)} yet"
        raise Forbidden(message, reason=Reason.NOT_SEARCHED, options=list(names))
