"""The running mean of a contest with its 95 % interval, as an SVG that needs nothing else."""

from collections.abc import Sequence
from io import StringIO
from math import ceil
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from settebello_lab.arena.stats import Estimate, running

SIZE: Final = (7.2, 3.6)
"""Width and height in inches, of 72 points each."""

SKIPPED: Final = 10
"""The first values say little and would fill the picture."""

MOST_POINTS: Final = 400
"""Points of a line; more cannot be told apart."""

COLOUR: Final = "#2a6f97"


def plot_svg(margins: Sequence[float], title: str, count_name: str) -> str:
    """Draw the mean of the margins after each round; ``count_name`` labels the axis of the rounds."""
    figure = Figure(SIZE, layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, loc="left", parse_math=False)  # a command may hold a dollar
    axes.set_xlabel(count_name)
    _draw(axes, _thinned(running(margins)))
    written = StringIO()
    with mpl.rc_context({"svg.hashsalt": "settebello", "svg.fonttype": "none"}):  # a text stays a text
        figure.savefig(written, format="svg", metadata={"Title": title, "Date": None})
    return written.getvalue()


def _draw(axes: Axes, shown: Sequence[Estimate]) -> None:
    """Draw the interval as a band, and the mean as a line in it."""
    counts, means = [each.count for each in shown], [each.mean for each in shown]
    halves = [each.half or 0.0 for each in shown]
    lower = [mean - half for mean, half in zip(means, halves, strict=True)]
    upper = [mean + half for mean, half in zip(means, halves, strict=True)]
    axes.grid(axis="y", color="#ddd")
    axes.axhline(0, color="#333", linewidth=1, gid="zero")
    axes.fill_between(counts, lower, upper, color=COLOUR, alpha=0.2, linewidth=0, gid="band")
    axes.plot(counts, means, color=COLOUR, gid="mean")


def _thinned(found: Sequence[Estimate]) -> Sequence[Estimate]:
    """Leave out the first ones, and so many others that few enough are left; the last always stays."""
    later = found[min(SKIPPED, len(found) // 2) :]
    step = ceil(len(later) / MOST_POINTS) or 1
    return [*later[::step], *later[-1:]]
