"""Figures of the arena as people read them."""

from settebello.cli.common.output import tame
from settebello_lab.arena import Estimate

NAME_WIDTH = 26


def signed(value: float, digits: int = 3) -> str:
    """Return a number with its sign, without one where it is nothing."""
    text = f"{value:+.{digits}f}"
    return text if float(text) else text[1:]


def interval_text(found: Estimate, digits: int = 3) -> str:
    """Return the ends of an interval; a dash where nobody can say."""
    ends = found.interval
    return "-" if ends is None else f"{signed(ends[0], digits)} … {signed(ends[1], digits)}"


def name_text(name: str) -> str:
    """Return a player's name; of a long command the end, which says more than its beginning."""
    shown = tame(name)
    return shown if len(shown) <= NAME_WIDTH else f"{shown[:8]}…{shown[9 - NAME_WIDTH :]}"
