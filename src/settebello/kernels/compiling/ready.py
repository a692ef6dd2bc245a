"""Parts of the kernels made ready once in a process, before any clock runs; the first time ever is told of.

A program hears of the compiler by `tell_of_compiling`, or by the logger ``settebello.kernels`` at the level
INFO. Unless it asked, a person at a terminal sees one line on standard error.
"""

import logging
import sys
from collections.abc import Callable, Sequence
from threading import RLock
from typing import Final

from settebello.kernels.compiling.jit import compiled_before, note_compiled

Step = tuple[Callable[..., object], tuple[object, ...]]
"""A kernel and what to try it on."""

Report = Callable[[str, int, int], None]
"""Is told what is compiled next, how many steps are done, and how many there are."""

_log = logging.getLogger("settebello.kernels")
_lock = RLock()
_ready: set[str] = set()
_under_way: set[str] = set()
_steps: dict[str, Callable[[], Sequence[Step]]] = {}
_hears: list[Report] = []
_ERASE: Final = "\r\x1b[K"


def tell_of_compiling(report: Report | None) -> None:
    """Have a function told of each step of the compiler; None: the line on a terminal again."""
    _hears[:] = [] if report is None else [report]


def register(part: str, steps: Callable[[], Sequence[Step]]) -> None:
    """Say which kernels a part has, and what to try them on."""
    _steps[part] = steps


def make_ready(part: str) -> None:
    """See to it that this process has loaded a part of the kernels; the first time ever compiles it.

    A second thread waits until the first is done.
    """
    if part in _ready:
        return
    with _lock:
        if part in _under_way:  # a step of this very part asks
            return
        _under_way.add(part)
        try:
            run_steps(_steps[part](), part, None if compiled_before(part) else tell)
            _ready.add(part)
        finally:
            _under_way.discard(part)


def run_steps(steps: Sequence[Step], part: str, report: Report | None) -> None:
    """Call kernels one after another, so that they are compiled, and leave word that this part is."""
    for done, (kernel, arguments) in enumerate(steps):
        if report is not None:
            report(kernel.__name__, done, len(steps))
        kernel(*arguments)
    if report is not None:
        report("", len(steps), len(steps))
    note_compiled(part)


def tell(name: str, done: int, steps: int) -> None:
    """Tell whoever wants to hear of a step of the compiler."""
    if _hears:
        _hears[0](name, done, steps)
        return
    _log.info("compiling, the first time only: %d of %d", done, steps)
    if sys.stderr is not None and sys.stderr.isatty():
        line = "" if done == steps else f"settebello: compiling, the first time only: {done} of {steps}"
        sys.stderr.write(_ERASE + line)
        sys.stderr.flush()
