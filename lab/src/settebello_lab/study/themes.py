"""The named mistakes of reviewed deals: how often, what they lost, and examples as they are said."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from settebello.analysis.themes import OF_DECLARATIONS, OF_PLAYS
from settebello_lab.study.reviewed import NamedPlay, ReviewedDeal

NAMES: Final = tuple(
    each.__name__.replace("primiera_prize", "primiera") for each in (*OF_PLAYS, *OF_DECLARATIONS)
)
"""The names of all detectors, the most telling first."""


@dataclass(frozen=True, slots=True)
class ThemeCount:
    """A mistake with a name: how often it was found, the points lost on average, some of the plays."""

    theme: str
    count: int
    lost: float
    examples: tuple[NamedPlay, ...]


def counted(deals: Iterable[ReviewedDeal], examples: int = 5) -> tuple[ThemeCount, ...]:
    """Count each mistake; the examples are spread evenly over the deals."""
    found: dict[str, list[NamedPlay]] = defaultdict(list)
    for deal in deals:
        for named in deal.named:
            found[named.theme].append(named)
    return tuple(_counted(name, found[name], examples) for name in NAMES)


def _counted(name: str, plays: Sequence[NamedPlay], examples: int) -> ThemeCount:
    lost = sum(each.loss for each in plays) / len(plays) if plays else 0.0
    step = max(1, len(plays) // examples)
    return ThemeCount(name, len(plays), round(lost, 2), tuple(plays[::step][:examples]))
