"""The losses of somebody's plays, match by match and by the name of the mistake, in kept reviews."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Any, Final

from settebello.server.study.wire import LossesAnswer, LossesOfMatch, ThemeLosses
from settebello.store import KeptMatch, Person

MOST: Final = 30
"""How many of somebody's matches are looked at, the newest."""


@dataclass(frozen=True, slots=True)
class SeatLosses:
    """The points that a seat lost in a match: in all, with its standard error, and by theme, with how often.

    A loss with several themes counts for the first, one without for ``""``.
    """

    deals: int
    lost: float
    error: float
    themes: tuple[tuple[str, float, int], ...]


def seat_of(match: KeptMatch, person: Person) -> int | None:
    """Return the seat at which somebody played a whole match whose deals were dealt for it; None for none."""
    if match.origin is not None:
        return None
    mine = (at for at, seat in enumerate(match.seats) if seat.name == person.name and not seat.left)
    return next((at for at in mine if match.seats[at].kind in {"person", "bot"}), None)


@lru_cache(maxsize=1024)
def losses_in(body: str, seat: int) -> SeatLosses | None:
    """Read from a kept review what a seat lost; None where nothing of it was judged."""
    review: dict[str, Any] = json.loads(body)
    level = next((each for each in review["levels"] if each["seat"] == seat), None)
    if level is None or not level["decisions"]:
        return None
    sums, counts = defaultdict[str, float](float), defaultdict[str, int](int)
    for decision in review["decisions"]:
        if decision["seat"] == seat and decision["unjudged"] is None:
            theme = decision["themes"][0]["name"] if decision["themes"] else ""
            sums[theme] += decision["loss"]
            counts[theme] += 1
    deals = level["deals"]
    themes = tuple((theme, sums[theme], counts[theme]) for theme in sums)
    return SeatLosses(deals, level["lost"] * deals, level["error"] * deals, themes)


def losses_answer(found: Sequence[tuple[KeptMatch, SeatLosses]]) -> LossesAnswer:
    """Return what is told of these matches, the newest first: in their order, and of all together."""
    deals = sum(each.deals for _, each in found)
    per_deal = max(1, deals)
    return LossesAnswer(
        matches=[_of_match(match, each) for match, each in reversed(found)],
        deals=deals,
        lost=round(sum(each.lost for _, each in found) / per_deal, 3),
        error=round(sqrt(sum(each.error**2 for _, each in found)) / per_deal, 3),
        themes=_by_theme((each for _, each in found), per_deal),
    )


def _of_match(match: KeptMatch, losses: SeatLosses) -> LossesOfMatch:
    return LossesOfMatch(
        match=match.id,
        rules=match.rules,
        ended=match.ended,
        deals=losses.deals,
        lost=round(losses.lost / losses.deals, 3),
        error=round(losses.error / losses.deals, 3),
    )


def _by_theme(found: Iterable[SeatLosses], deals: int) -> list[ThemeLosses]:
    """Return what each theme costs a deal, the costliest first, the plays without one last."""
    sums, counts = defaultdict[str, float](float), defaultdict[str, int](int)
    for losses in found:
        for theme, lost, count in losses.themes:
            sums[theme] += lost
            counts[theme] += count
    order = sorted(sums, key=lambda theme: (theme == "", -sums[theme], theme))
    return [ThemeLosses(theme=each, lost=round(sums[each] / deals, 3), plays=counts[each]) for each in order]
