"""The service worker of the page, and the list of what it keeps (docs/decisions/0053)."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from settebello.errors import NotFound, Reason
from settebello.server.site.pages import CLIENT, UNSENT

WORKER = "worker.js"
"""A file of the client into which the version is written."""

KEPT_ANSWERS = ("api/presets", "api/options", "api/rules/book", "api/lesson/book")
"""Answers that are the same for each build: the rules, and the lesson."""

DECKS = "cards/"

router = APIRouter(include_in_schema=False)


@router.get("/worker.js")
async def worker() -> Response:
    """Send the worker; a browser takes it for a new one where the version in it is another."""
    file = CLIENT / WORKER
    if not file.is_file():
        raise NotFound("the page is not built", reason=Reason.PATH_NOT_FOUND, path=WORKER)
    script = file.read_text("utf-8").replace("@VERSION@", build_version())
    return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline.json")
async def kept_files() -> JSONResponse:
    """List what the worker keeps: addresses relative to the page's root, the page itself first."""
    listed = ["./", *_addresses(), "manifest.webmanifest", *KEPT_ANSWERS]
    return JSONResponse({"version": build_version(), "files": listed}, headers={"Cache-Control": "no-cache"})


@cache
def build_version() -> str:
    """Return what tells this build of the page from every other, 16 hexadecimal digits."""
    digest = sha256()
    for name, path in _files():
        digest.update(name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _addresses() -> Iterator[str]:
    """Yield the addresses of the client's files; a deck is drawn with each kind of letters."""
    for name, path in _files():
        if name.startswith(DECKS):
            deck, _, letters = path.stem.rpartition("-")
            yield f"{DECKS}{deck}.svg?index={letters}"
        elif name not in {*UNSENT, WORKER}:
            yield name


@cache
def _files() -> list[tuple[str, Path]]:
    """List the built page, by names relative to it; it stays while a process serves it."""
    found = (each for each in sorted(CLIENT.rglob("*")) if each.is_file())
    return [(each.relative_to(CLIENT).as_posix(), each) for each in found]
