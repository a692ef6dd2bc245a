"""The page of a match as a link shows it: its title, what it was, and its picture; and that picture."""

import asyncio
from collections.abc import Callable
from html import escape

from fastapi import APIRouter, Request, Response

from settebello.cards import Language
from settebello.errors import NotFound
from settebello.server.deps import TheLog, TheResults
from settebello.server.results.finished import kept_match
from settebello.server.site.languages import language_of
from settebello.server.site.pages import Told, index_page
from settebello.server.study.picture import HEIGHT, WIDTH, Picture, match_about, match_title, picture_of, svg
from settebello.server.study.summary import match_summary
from settebello.server.study.wire import MatchSummary
from settebello.server.wire.answers import REFUSED_AS_JSON
from settebello.store import EventLog, ResultStore
from settebello.texts import languages, texts

HEADERS = {
    "Cache-Control": "public, max-age=600",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Vary": "Accept-Language",
}
"""A picture may be shown on any page, which asks for it in its own language."""

router = APIRouter(tags=["results"], responses={"default": REFUSED_AS_JSON})


@router.get("/api/matches/{match}/picture.svg", response_class=Response)
async def picture_as_svg(
    match: str, request: Request, log: TheLog, results: TheResults, lang: str = ""
) -> Response:
    """Draw a match that is over, as SVG; ``lang`` goes before the languages that are asked for."""
    drawn = await _drawn(match, request, log, results, lang, lambda picture: svg(picture).encode())
    return Response(drawn, media_type="image/svg+xml", headers=HEADERS)


@router.get("/api/matches/{match}/picture.png", response_class=Response)
async def picture_as_png(
    match: str, request: Request, log: TheLog, results: TheResults, lang: str = ""
) -> Response:
    """Draw a match that is over, as PNG; ``lang`` goes before the languages that are asked for."""
    drawn = await _drawn(match, request, log, results, lang, _png)
    return Response(drawn, media_type="image/png", headers=HEADERS)


@router.api_route("/match/{match}", methods=["GET", "HEAD"], include_in_schema=False)
async def match_page(match: str, request: Request, log: TheLog, results: TheResults) -> Response:
    """Send the page of a match, with what a link to it shows."""
    try:
        summary = await _summary(match, log, results)
    except NotFound:
        return index_page(request, f"match/{match}")
    return index_page(request, f"match/{match}", told=_told(summary, request))


def _told(summary: MatchSummary, request: Request) -> Told:
    language = language_of(request.headers)
    said, base = texts(language), str(request.base_url)
    title, about = match_title(summary, said), match_about(summary, said)
    address = f"{base}match/{summary.match.id}"
    tags = {
        "og:type": "website",
        "og:site_name": "Settebello",
        "og:title": title,
        "og:description": about,
        "og:url": address,
        "og:image": f"{base}api/matches/{summary.match.id}/picture.png?lang={language}",
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


async def _drawn(
    match: str,
    request: Request,
    log: EventLog,
    results: ResultStore,
    lang: str,
    draw: Callable[[Picture], bytes],
) -> bytes:
    language: Language = lang if lang in languages() else language_of(request.headers)
    summary = await _summary(match, log, results)
    return await asyncio.to_thread(lambda: draw(picture_of(summary, texts(language))))


def _png(picture: Picture) -> bytes:
    from settebello.server.study.raster import png  # noqa: PLC0415 (a server that draws nothing loads no fonts)

    return png(picture)


async def _summary(match: str, log: EventLog, results: ResultStore) -> MatchSummary:
    kept = await kept_match(results, match)
    return await asyncio.to_thread(match_summary, await log.read(kept.room), kept)
