"""Pages as a link to them is shown: their title, their subject and their picture; and those pictures."""

import asyncio
from contextlib import suppress
from html import escape
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response

from settebello.cards import Language
from settebello.errors import NotFound, StoreProblem, TooMany
from settebello.room import Room
from settebello.server.deps import TheLog, TheRecords, TheResults, TheServices, TheTables
from settebello.server.doors.costly import Costly
from settebello.server.results.finished import kept_match
from settebello.server.sharing.match import match_about, match_title, picture_of_match
from settebello.server.sharing.picture import HEIGHT, WIDTH, Picture, svg
from settebello.server.sharing.table import picture_of_table, table_about, table_title
from settebello.server.site.languages import language_of
from settebello.server.site.pages import Told, index_page
from settebello.server.study.summary import kept_summary
from settebello.server.tables.tables import Tables
from settebello.server.wire.answers import REFUSED_AS_JSON
from settebello.texts import Texts, languages, texts

HEADERS: Final = {
    "Cache-Control": "public, max-age=600",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Vary": "Accept-Language",
}
"""A picture may be shown on any page, which asks for it in its own language."""

TABLE_HEADERS: Final = {**HEADERS, "Cache-Control": "public, max-age=60"}
"""People come to a table and leave it."""

READ_S: Final = 1.0
"""How long the page of a table waits for the table: it opens without its title where the database is away."""


def address_of(request: Request, services: TheServices) -> str:
    """Return the address of the page, a stroke at its end: as the settings have it, else as it was asked."""
    public = services.settings.public_address
    return f"{public.rstrip('/')}/" if public else str(request.base_url)


TheAddress = Annotated[str, Depends(address_of)]

router = APIRouter(tags=["results"], responses={"default": REFUSED_AS_JSON})


@router.head("/api/matches/{match}/picture.svg", include_in_schema=False)
@router.get("/api/matches/{match}/picture.svg", response_class=Response)
async def picture_as_svg(
    match: str, request: Request, log: TheLog, results: TheResults, records: TheRecords, lang: str = ""
) -> Response:
    """Draw a match that is over, as SVG; ``lang`` goes before the languages that are asked for."""
    summary = await kept_summary(await kept_match(results, match), log, records)
    return _svg(picture_of_match(summary, _texts_of(request, lang)), HEADERS)


@router.head("/api/matches/{match}/picture.png", include_in_schema=False)
@router.get("/api/matches/{match}/picture.png", response_class=Response)
async def picture_as_png(
    match: str, request: Request, log: TheLog, results: TheResults, records: TheRecords, lang: str = ""
) -> Response:
    """Draw a match that is over, as PNG; ``lang`` goes before the languages that are asked for."""
    summary = await kept_summary(await kept_match(results, match), log, records)
    return await _png(picture_of_match(summary, _texts_of(request, lang)), records, HEADERS)


@router.head("/api/rooms/{room}/picture.svg", include_in_schema=False)
@router.get("/api/rooms/{room}/picture.svg", response_class=Response)
async def table_as_svg(room: str, request: Request, tables: TheTables, lang: str = "") -> Response:
    """Draw a table as an invitation to it, as SVG; ``lang`` goes before the languages that are asked for."""
    found = (await tables.caught_up(room)).room
    return _svg(picture_of_table(found, _texts_of(request, lang)), TABLE_HEADERS)


@router.head("/api/rooms/{room}/picture.png", include_in_schema=False)
@router.get("/api/rooms/{room}/picture.png", response_class=Response)
async def table_as_png(
    room: str, request: Request, tables: TheTables, records: TheRecords, lang: str = ""
) -> Response:
    """Draw a table as an invitation to it, as PNG; ``lang`` goes before the languages that are asked for."""
    found = (await tables.caught_up(room)).room
    return await _png(picture_of_table(found, _texts_of(request, lang)), records, TABLE_HEADERS)


@router.api_route("/match/{match}/", methods=["GET", "HEAD"], include_in_schema=False)
@router.api_route("/match/{match}", methods=["GET", "HEAD"], include_in_schema=False)
async def match_page(
    match: str, request: Request, address: TheAddress, log: TheLog, results: TheResults, records: TheRecords
) -> Response:
    """Send the page of a match, with what a link to it shows."""
    told = None
    with suppress(NotFound, TooMany):
        summary = await kept_summary(await kept_match(results, match), log, records)
        said = _texts_of(request)
        title, about = match_title(summary, said), match_about(summary, said)
        told = _told(request, address, f"match/{match}", title, about, f"api/matches/{match}")
    return index_page(request, f"match/{match}", told=told)


@router.api_route("/t/{room}/", methods=["GET", "HEAD"], include_in_schema=False)
@router.api_route("/t/{room}", methods=["GET", "HEAD"], include_in_schema=False)
async def table_page(room: str, request: Request, address: TheAddress, tables: TheTables) -> Response:
    """Send the page of a table, with what a link to it shows."""
    told, found = None, await _read_soon(tables, room)
    if found is not None:
        said = _texts_of(request)
        title, about = table_title(found, said), table_about(found, said)
        told = _told(request, address, f"t/{room}", title, about, f"api/rooms/{room}")
    return index_page(request, f"t/{room}", told=told)


async def _read_soon(tables: Tables, name: str) -> Room | None:
    """Return a table; None where there is none, or where it is not read in time.

    A statement that has begun is not broken off: it ends by itself, and nobody waits for it.
    """

    async def read() -> Room | None:
        with suppress(NotFound, StoreProblem):
            return (await tables.caught_up(name)).room
        return None

    reading = asyncio.create_task(read())
    done, _ = await asyncio.wait({reading}, timeout=READ_S)
    return reading.result() if done else None


def _told(request: Request, address: str, page: str, title: str, about: str, drawn: str) -> Told:
    """Return the title, the subject and the tags of a page; its picture is below ``drawn``.

    ``page`` and ``drawn`` are paths below the public ``address``.
    """
    tags = {
        "og:type": "website",
        "og:site_name": "Settebello",
        "og:title": title,
        "og:description": about,
        "og:url": f"{address}{page}",
        "og:image": f"{address}{drawn}/picture.png?lang={language_of(request.headers)}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
        "twitter:card": "summary_large_image",
    }
    written = "".join(
        f'<meta {"name" if name.startswith("twitter") else "property"}="{name}" content="{escape(value)}" />'
        for name, value in tags.items()
    )
    return Told(f"{title} · Settebello", about, written)


def _texts_of(request: Request, wanted: str = "") -> Texts:
    """Return the texts in a language that is wanted by name, or else in that of the browser."""
    language: Language = wanted if wanted in languages() else language_of(request.headers)
    return texts(language)


def _svg(picture: Picture, headers: dict[str, str]) -> Response:
    return Response(svg(picture), media_type="image/svg+xml", headers=headers)


async def _png(picture: Picture, records: Costly, headers: dict[str, str]) -> Response:
    """Draw a picture away from the event loop, one at a time, once for all who ask for the same."""

    async def drawn() -> bytes:
        from settebello.server.sharing.raster import png  # noqa: PLC0415 (who draws nothing loads no fonts)

        return await asyncio.to_thread(png, picture)

    return Response(await records.made(picture, drawn), media_type="image/png", headers=headers)
