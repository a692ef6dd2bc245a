"""Who a program is: the token in a request's ``Authorization`` header, and never in an address."""

from typing import Annotated, Any, Final

from fastapi import Depends, Request
from fastapi.security import HTTPBearer

from settebello.errors import NotSignedIn
from settebello.server.tokens import Holder, Tokens, shown_in
from settebello.server.wire import ErrorBody

DESCRIBED: Final = HTTPBearer(
    scheme_name="token",
    description="A token of an account, as `POST /api/tokens` makes it (docs/bot-api.md).",
    auto_error=False,
)
"""What the description of the API says; the header is read below, so that refusals are ours."""

OPTIONAL: Final[dict[str, Any]] = {"security": [{}]}
"""What the description says besides, where a request may come without a token."""

REFUSED: Final[dict[int | str, dict[str, Any]]] = {
    "default": {"model": ErrorBody, "description": "Refused, and why"}
}
"""What the description of the API says of refusals, whatever their status."""


def tokens_of(request: Request) -> Tokens:
    """Return the tokens of the application."""
    tokens: Tokens = request.app.state.tokens
    return tokens


TheTokens = Annotated[Tokens, Depends(tokens_of)]


async def maybe_holder(
    request: Request, tokens: TheTokens, _described: Annotated[object, Depends(DESCRIBED)]
) -> Holder | None:
    """Return whose token a request shows; None where it shows none; raise `NotSignedIn` for a wrong one."""
    shown = shown_in(request.headers)
    return None if shown is None else await tokens.holder(shown)


async def holder(found: Annotated[Holder | None, Depends(maybe_holder)]) -> Holder:
    """Return whose token a request shows; raise `NotSignedIn` where it shows none."""
    if found is None:
        raise NotSignedIn("send a token in the Authorization header", reason="token_missing")
    return found


MaybeHolder = Annotated[Holder | None, Depends(maybe_holder)]
TheHolder = Annotated[Holder, Depends(holder)]
