"""The page: the built client with its drawn decks, and the headers that keep it to itself."""

import html
import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, Match
from starlette.types import Scope

from settebello.cards import Language
from settebello.errors import NotFound, Reason
from settebello.server.site.addresses import is_for_machines, is_page, parts_of
from settebello.server.site.languages import language_of
from settebello.server.wire.compressed import Compressed, answer_with, compressed
from settebello.texts import texts

CLIENT: Final = Path(__file__).parents[1] / "client"
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""Nothing from anywhere else, and nothing inline: scripts move the cards through the object model alone.

``blob:`` is an image that the page makes itself: a card of a deck of one's own (docs/decisions/0012).
"""

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(
        f"{feature}=()" for feature in ("camera", "geolocation", "microphone", "payment", "usb")
    ),
}

UNSENT: Final = frozenset({"index.html", "chunks.json"})
"""Files of the client that the server reads itself."""

PART: Final = "?part="
"""The client's name for a part of the texts, behind the folder of the language (web/texts/plugin.ts)."""

REFUSALS: Final = f"{PART}errors"
"""The texts that come with the first refusal."""

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
"""Types of the client's files, whatever the machine's own list says."""

WORDY: Final = frozenset(TYPES.values()) - {TYPES[".png"], TYPES[".woff2"]}
"""Types of files that take less room when they are compressed."""

ROBOTS: Final = """\
User-agent: *
Disallow: /api/
Disallow: /ws/
Disallow: /t/
Disallow: /m/
Disallow: /match/
Disallow: /p/
Disallow: /admin
"""
"""Programs may collect the pages about the game; not the tables, nor what people have played."""

router = APIRouter(include_in_schema=False)


async def add_headers(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
    """Add the headers to every answer."""
    response = await answer(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


@router.get("/cards/{deck}.svg")
async def deck_file(request: Request, deck: str, index: str = "italian") -> Response:
    """Send a deck as one document of symbols, once to each browser until it is drawn otherwise."""
    path = _decks().get(f"{deck}-{index}")
    if path is None:
        raise NotFound(
            f"there is no deck {deck!r} with index {index!r}", reason=Reason.DECK_NOT_FOUND, deck=deck
        )
    return answer_with(request, _compressed(path), TYPES[".svg"])


@cache
def _decks() -> dict[str, Path]:
    """List the drawn decks by deck and index, as in ``napoletane-french``."""
    return {path.stem: path for path in sorted((CLIENT / "cards").glob("*.svg"))}


@cache
def _compressed(path: Path) -> Compressed:
    """Read a file of the client; it stays while a process serves it."""
    return compressed(path.read_bytes())


@router.api_route("/robots.txt", methods=["GET", "HEAD"])
async def robots() -> PlainTextResponse:
    """Send what programs that collect pages may do."""
    return PlainTextResponse(ROBOTS, headers={"Cache-Control": "no-cache"})


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """Send a file of the client, or else the page itself, which finds its own way.

    Where the client has no page it comes with status 404 and says so; a program is answered as one.
    """
    wanted = client_file(path)
    if wanted is not None and path not in UNSENT:
        lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        kind = TYPES.get(wanted.suffix)
        if kind in WORDY:
            return answer_with(request, _compressed(wanted), kind, lasting)
        return FileResponse(wanted, media_type=kind, headers={"Cache-Control": lasting})
    parts = parts_of(request.scope)
    found = is_page(parts)
    if not found and is_for_machines(parts, by_person="text/html" in request.headers.get("accept", "")):
        if methods := methods_at(request):
            raise HTTPException(405, headers={"Allow": ", ".join(methods)})
        raise NotFound(f"there is nothing at /{path}", reason=Reason.PATH_NOT_FOUND, path=path)
    return index_page(request, path, 200 if found else 404)


def methods_at(request: Request) -> list[str]:
    """List the methods by which something else than a page can be asked of the address of a request."""
    routes: Sequence[BaseRoute] = request.app.routes
    return [
        method
        for method in ("DELETE", "PATCH", "POST", "PUT")
        if any(route.matches({**request.scope, "method": method})[0] is Match.FULL for route in routes)
    ]


def client_file(path: str) -> Path | None:
    """Return the file of the client at a path, and none from anywhere else."""
    try:
        wanted = (CLIENT / path).resolve()
        return wanted if wanted.is_relative_to(CLIENT.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None  # no file can have such a name


class Told(NamedTuple):
    """The facts that a page tells before it has started: its title, its subject, and further tags."""

    title: str
    about: str
    tags: str


def index_page(request: Request, path: str, status: int = 200, told: Told | None = None) -> Response:
    """Send the page, in the language of the browser; with what is ``told`` where a link to it is shown."""
    file = CLIENT / "index.html"
    if not file.is_file():
        return PlainTextResponse(
            "The page is not built yet: run `make client`, then reload.", status_code=503
        )
    language = language_of(request.headers)
    text = file.read_text("utf-8")
    for written, wanted in (
        ('<html lang="it">', f'<html lang="{language}">'),
        ('<base href="/" />', f'<base href="{base_of(request.scope)}" />'),
        ("<title>Settebello</title>", f"<title>{html.escape(told.title if told else 'Settebello')}</title>"),
        (
            'content="summary"',
            f'content="{html.escape(told.about if told else texts(language).say("summary"))}"',
        ),
    ):
        text = text.replace(written, wanted)
    early = "".join(_early(path, language))
    text = text.replace("</head>", f"{told.tags if told else ''}{early}</head>")
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return HTMLResponse(text, status, headers=headers)


def _early(path: str, language: Language) -> Iterator[str]:
    """Yield the links by which a browser fetches what a page needs before the client asks for it.

    The texts are those of the browser's language; where another was chosen, the client asks for them itself.
    """
    chunks = json.loads((CLIENT / "chunks.json").read_text("utf-8"))
    begun = _with_imports("index.html", chunks)
    source = _source_of(path)
    needed = _with_imports(source, chunks) - begun if source else set()
    loaded = (each for chunk in begun | needed for each in chunks[chunk].get("dynamicImports", ()))
    texts_needed = {each for each in loaded if f"/{language}{PART}" in each and not each.endswith(REFUSALS)}
    for chunk in sorted(needed | texts_needed):
        yield f'<link rel="modulepreload" crossorigin href="./{chunks[chunk]["file"]}">'
        for sheet in chunks[chunk].get("css", ()):
            yield f'<link rel="preload" as="style" crossorigin href="./{sheet}">'


def _source_of(path: str) -> str | None:
    """Return the component that shows a page which many people open first."""
    match path.rstrip("/").split("/"):
        case [""]:
            return "src/home/HomePage.svelte"
        case ["t", _]:
            return "src/table/TablePage.svelte"
        case ["learn"]:
            return "src/learn/LearnPage.svelte"
        case ["puzzles"] | ["puzzle", _]:
            return "src/puzzles/PuzzlePage.svelte"
        case ["rules"]:
            return "src/rules/RulesPage.svelte"
        case ["arbiter"]:
            return "src/desk/DeskPage.svelte"
        case _:
            return None


def _with_imports(chunk: str, chunks: dict[str, Any]) -> set[str]:
    """Return a chunk of the client and all that it imports."""
    found: set[str] = set()
    ahead = [chunk]
    while ahead:
        if (name := ahead.pop()) not in found:
            found.add(name)
            ahead += chunks[name].get("imports", ())
    return found


def base_of(scope: Scope) -> str:
    """Return the way from an address up to the page's root, whatever a proxy has put before it."""
    asked: bytes = scope["raw_path"]
    prefix = scope["root_path"].encode()
    below = asked.removeprefix(prefix) if asked.startswith(prefix + b"/") else asked
    return "../" * (below.count(b"/") - 1) or "./"
