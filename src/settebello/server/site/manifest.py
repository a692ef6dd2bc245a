"""The facts that a system needs to install the page like a program of its own.

https://www.w3.org/TR/appmanifest/; every address in it is relative, to hold under any path.
"""

from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from settebello.cards import Language
from settebello.server.site.languages import language_of
from settebello.texts import texts

GROUND: Final = "#f4eee2"
"""Round the icon while the page starts, and round the page: its own background by day."""

ICONS: Final = (
    ("favicon.svg", "image/svg+xml", "any", "any"),
    ("icons/coin-192.png", "image/png", "192x192", "any"),
    ("icons/coin-512.png", "image/png", "512x512", "any"),
    ("icons/full-512.png", "image/png", "512x512", "maskable"),
)
"""Drawn by web/icons when the client is built: file, type, sizes, purpose."""

SHORTCUTS: Final = (("rules", "nav-rules"), ("arbiter", "nav-desk"))
"""Pages that the icon's own menu leads to, and what they are called."""

router = APIRouter(include_in_schema=False)


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> JSONResponse:
    """Send the manifest in the browser's language."""
    return JSONResponse(
        manifest_in(language_of(request.headers)),
        media_type="application/manifest+json",
        headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"},
    )


def manifest_in(language: Language) -> dict[str, Any]:
    """Return the manifest in a language."""
    say = texts(language).say
    return {
        "name": "Settebello",
        "short_name": "Settebello",
        "description": say("summary"),
        "lang": language,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": GROUND,
        "background_color": GROUND,
        "categories": ["games", "entertainment"],
        "icons": [
            {"src": src, "type": kind, "sizes": sizes, "purpose": purpose}
            for src, kind, sizes, purpose in ICONS
        ],
        "shortcuts": [{"name": say(name), "url": f"./{path}"} for path, name in SHORTCUTS],
    }
