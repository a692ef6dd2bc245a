"""The language a browser is answered in: the first there is of those it asks for, as the page chooses."""

from functools import cache

from starlette.datastructures import Headers

from settebello.cards import FALLBACK, Language
from settebello.texts import languages


def language_of(headers: Headers) -> Language:
    """Read ``Accept-Language``; English where nothing that it names is there."""
    asked = [_wish(part) for part in headers.get("accept-language", "").split(",")]
    wishes = sorted(asked, key=lambda wish: wish[1], reverse=True)
    return next((tag for tag, weight in wishes if weight > 0 and tag in _known()), FALLBACK)


def _wish(part: str) -> tuple[Language, float]:
    """Return a language without its region, and how much it is wished for; what cannot be read is not."""
    tag, _, weight = part.strip().lower().partition(";")
    try:
        return tag.strip().split("-")[0], float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return "", 0


@cache
def _known() -> frozenset[Language]:
    return frozenset(languages())
