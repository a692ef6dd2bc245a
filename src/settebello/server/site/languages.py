"""The language a browser is answered in, as the page chooses it, and texts in every language."""

from collections.abc import Callable, Iterable
from functools import cache

from starlette.datastructures import Headers

from settebello.cards import FALLBACK, Language
from settebello.texts import Texts, languages, texts


def language_of(headers: Headers) -> Language:
    """Read ``Accept-Language``; English where nothing that it names is there."""
    asked = [_wish(part) for part in headers.get("accept-language", "").split(",")]
    wishes = sorted(asked, key=lambda wish: wish[1], reverse=True)
    return next((tag for tag, weight in wishes if weight > 0 and tag in _known()), FALLBACK)


def in_all(say: Callable[[Texts], str]) -> dict[Language, str]:
    """Return a text in every language there is."""
    return {language: say(texts(language)) for language in sorted(_known())}


def rows_in_all(say: Callable[[Texts], Iterable[str]]) -> list[dict[Language, str]]:
    """Return several texts, each in every language there is."""
    told = {language: list(say(texts(language))) for language in sorted(_known())}
    return [dict(zip(told, row, strict=True)) for row in zip(*told.values(), strict=True)]


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
