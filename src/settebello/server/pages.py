"""The page: the built client, the decks, and the headers that keep it to itself."""

import html
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse

from settebello.errors import NotFound
from settebello.svg import DECKS, INDEX_STYLES, IndexStyle, deck_sprite

CLIENT: Final = Path(__file__).parent / "client"
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing from anywhere else; style attributes move the cards."""

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}

router = APIRouter(include_in_schema=False)


async def add_headers(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
    """Add the headers to every answer."""
    response = await answer(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


@router.get("/cards/{deck}.svg")
async def deck_svg(deck: str, index: str = "italian") -> Response:
    """Send a deck as one document of symbols."""
    style = next((style for style in INDEX_STYLES if style == index), None)
    if deck not in DECKS or style is None:
        raise NotFound(f"there is no deck {deck!r}", reason="deck_not_found", deck=deck)
    return Response(
        _sprite(deck, style), media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"}
    )


@cache
def _sprite(deck: str, index: IndexStyle) -> str:
    return deck_sprite(deck, index)


@router.get("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """Send a file of the client, or else the page itself, which finds its own way."""
    wanted = client_file(path)
    if wanted is not None and path != "index.html":
        lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": lasting})
    if path.startswith(("api/", "ws/", "cards/", "assets/")):
        raise NotFound(f"there is nothing at /{path}", reason="path_not_found", path=path)
    return _index(request.app.state.settings.base_path)


def client_file(path: str) -> Path | None:
    """Return the file of the client at a path, and none from anywhere else."""
    try:
        wanted = (CLIENT / path).resolve()
        return wanted if wanted.is_relative_to(CLIENT.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None  # no file can have such a name


def _index(base_path: str) -> Response:
    file = CLIENT / "index.html"
    if not file.is_file():
        return PlainTextResponse(
            "The page is not built yet: run `make client`, then reload.", status_code=503
        )
    text = file.read_text("utf-8").replace('<base href="/" />', f'<base href="{html.escape(base_path)}" />')
    return HTMLResponse(text, headers={"Cache-Control": "no-cache"})
