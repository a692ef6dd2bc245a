"""The running mean of a contest with its 95 % interval, as an SVG that needs nothing else."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from settebello.arena.stats import Estimate, running

WIDTH: Final = 720
HEIGHT: Final = 360
LEFT: Final = 56
RIGHT: Final = 16
TOP: Final = 44
BOTTOM: Final = 40
SKIPPED: Final = 10
"""The first values say little and would fill the picture."""

MOST_POINTS: Final = 400
"""Points of a line; more cannot be told apart."""

STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#333}.title{font-size:15px;font-weight:600}"
    ".grid{stroke:#ddd}.zero{stroke:#333}.band{fill:#2a6f97;opacity:.2}.mean{fill:none;stroke:#2a6f97;stroke-width:2}"
)


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where values stand in the picture: counts from 1 to ``last`` across, from ``low`` to ``high`` up."""

    last: int
    low: float
    high: float

    def across(self, count: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (count - 1) / (self.last - 1), 1)

    def down(self, value: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (self.high - value) / (self.high - self.low), 1)

    def points(self, values: Sequence[tuple[int, float]]) -> str:
        return " ".join(f"{self.across(count)},{self.down(value)}" for count, value in values)


def plot_svg(margins: Sequence[float], title: str, count_name: str) -> str:
    """Draw the mean of the margins after each round; ``count_name`` is what stands along the axis."""
    shown = _thinned(running(margins))
    low, high, step = _range(shown)
    frame = _Frame(max(len(margins), 2), low, high)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text class="title" x="{LEFT}" y="24">{escape(title)}</text>',
        *_lines(frame, step),
        *_counts(frame),
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 6}" text-anchor="end">{escape(count_name)}</text>',
        *_curve(frame, shown),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _lines(frame: _Frame, step: float) -> Iterator[str]:
    """Yield a line for each round value, and its number."""
    for value in _ticks(frame.low, frame.high, step):
        kind, y = "grid" if value else "zero", frame.down(value)
        yield f'<path class="{kind}" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{_number(value)}</text>'


def _counts(frame: _Frame) -> Iterator[str]:
    """Yield the numbers along the axis."""
    for count in _ticks(0, frame.last, max(1.0, _nice(frame.last / 6)))[1:]:
        x, y = frame.across(count), HEIGHT - BOTTOM + 20
        yield f'<text x="{x}" y="{y}" text-anchor="middle">{count:g}</text>'


def _curve(frame: _Frame, shown: Sequence[Estimate]) -> Iterator[str]:
    """Yield the interval as a band, and the mean as a line in it."""
    upper = [(each.count, each.mean + (each.half or 0.0)) for each in shown]
    lower = [(each.count, each.mean - (each.half or 0.0)) for each in shown]
    yield f'<polygon class="band" points="{frame.points([*upper, *reversed(lower)])}"/>'
    yield f'<polyline class="mean" points="{frame.points([(each.count, each.mean) for each in shown])}"/>'


def _thinned(found: Sequence[Estimate]) -> Sequence[Estimate]:
    """Leave out the first ones, and so many others that few enough are left; the last always stays."""
    later = found[min(SKIPPED, len(found) // 2) :]
    step = ceil(len(later) / MOST_POINTS) or 1
    return [*later[::step], *later[-1:]]


def _range(found: Sequence[Estimate]) -> tuple[float, float, float]:
    """Return the lowest and the highest value shown, and the distance of the lines between; zero is in it."""
    low = min([0.0, *(each.mean - (each.half or 0.0) for each in found)])
    high = max([0.0, *(each.mean + (each.half or 0.0) for each in found)])
    if low == high:
        low, high = -1.0, 1.0
    step = _nice((high - low) / 5)
    return floor(low / step) * step, ceil(high / step) * step, step


def _nice(width: float) -> float:
    """Return 1, 2 or 5 times a power of ten, no less than a width."""
    power: float = 10 ** floor(log10(width))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= width)


def _ticks(low: float, high: float, step: float) -> list[float]:
    return [round(step * number, 9) for number in range(round(low / step), floor(high / step + 1e-9) + 1)]


def _number(value: float) -> str:
    return f"{value:+g}".replace("-", "\u2212") if value else "0"
