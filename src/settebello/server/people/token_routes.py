"""One's tokens over REST: made, listed and revoked by whoever is signed in, never by a program with one."""

from fastapi import APIRouter, Depends

from settebello.server.deps import Me, TheTokens, own_site
from settebello.server.people.wire import MadeToken, TokenInfo, TokenRequest, token_info
from settebello.server.wire.answers import REFUSED

router = APIRouter(
    prefix="/api/tokens", tags=["accounts"], responses=REFUSED, dependencies=[Depends(own_site)]
)


@router.get("")
async def list_tokens(me: Me, tokens: TheTokens) -> list[TokenInfo]:
    """List one's tokens, the newest first."""
    return [token_info(each) for each in await tokens.of(me.person)]


@router.post("", status_code=201)
async def make_token(asked: TokenRequest, me: Me, tokens: TheTokens) -> MadeToken:
    """Make a token; it is shown this once."""
    token, text = await tokens.grant(me.person, asked.name, asked.scopes, asked.days)
    return MadeToken(token=text, info=token_info(token))


@router.delete("/{token}", status_code=204)
async def revoke_token(token: str, me: Me, tokens: TheTokens) -> None:
    """Revoke one of one's own tokens."""
    await tokens.revoke(me.person, token)
