"""The file descriptors that the system gives to this process: every connection takes one."""

import sys
from typing import Final

from settebello.server.doors.doors import FEWEST

MOST: Final = 65_536
"""Descriptors that are asked for at most, where the system would give any number."""

RESERVE: Final = 64
"""Descriptors kept for the database, the bus, files and other processes; a tenth where that is more."""

WITHOUT_LIMIT: Final = 8192
"""Connections where the system names no limit (Windows)."""


def raise_limit() -> int | None:
    """Raise the limit of this process as far as the system allows; return it, None where it names none."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 (Windows has none)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft not in {resource.RLIM_INFINITY, wished} and soft < wished:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        except (OSError, ValueError):  # the system has a limit of its own beside it
            return soft
        return wished
    return MOST if soft == resource.RLIM_INFINITY else soft


def room_for(limit: int | None, wished: int) -> int:
    """Return how many connections fit under a limit of descriptors, ``wished`` at most; 0 wishes for all."""
    fit = WITHOUT_LIMIT if limit is None else max(FEWEST, limit - max(RESERVE, limit // 10))
    return min(fit, wished or fit)
