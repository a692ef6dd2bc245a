"""Requests that an arbiter refuses: a card back, a look at the captures (RULES.md F13.1, F18)."""

from typing import Final, NoReturn

from settebello.arguments import checked
from settebello.engine.seats import shows_scope
from settebello.errors import IllegalAction, Reason
from settebello.rules import Rules

COUNT_SCOPE: Final = "count_scope"
"""The one request that open scope markers answer; every other asks for closed cards."""


def check_withdrawal() -> NoReturn:
    """Raise `IllegalAction`: a card that was played cannot be withdrawn (F13.1)."""
    raise IllegalAction("a card that was played stays played", reason=Reason.PLAYED_STAYS)


@checked
def check_pile_request(rules: Rules, request: str) -> None:
    """Raise `IllegalAction` unless the piles show what is asked: open scope markers (P12, F18, A33)."""
    if not (request == COUNT_SCOPE and shows_scope(rules)):
        raise IllegalAction("captures are not looked at again nor counted", reason=Reason.PILE_CLOSED)
