"""Parts of the kernels are compiled or loaded once in a process, before any clock runs.

No list says what a part compiles: each part has a function that plays, and Numba compiles what it meets. The
first time ever takes a while, so a program hears of each step by `tell_of_compiling`, or by the logger
``settebello.kernels`` at the level INFO; otherwise a person at a terminal sees one line on standard error.
"""

import logging
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from threading import RLock
from typing import Any, Final

from numba.core import event

from settebello.kernels.compiling.jit import KERNELS, compiled_before, note_compiled

Report = Callable[[str, int, int], None]
"""Takes the kernel that is compiled next, how many are compiled, and how many there are; at last no name."""


@dataclass(frozen=True, slots=True)
class WarmUpPart:
    """A part of the kernels: the modules that it is made of, and a function that uses all of them."""

    play: Callable[[], object]
    modules: frozenset[str]

    def missing(self) -> int:
        """Count the kernels of these modules, and those that they call, that this process has not loaded."""
        for name in self.modules:
            import_module(name)
        own = [each for each in KERNELS if _home(each) in self.modules]
        return sum(not each.signatures for each in with_called(own))


_log = logging.getLogger("settebello.kernels")
_lock = RLock()
_ready: set[str] = set()
_under_way: set[str] = set()
_parts: dict[str, WarmUpPart] = {}
_listeners: list[Report] = []
_ERASE: Final = "\r\x1b[K"
_COMPILING: Final = "numba:compile"
"""Numba's event while it compiles one function; loading a compiled one causes none."""


def tell_of_compiling(report: Report | None) -> None:
    """Report each step of the compiler to a function; None: to the logger or the terminal again."""
    _listeners[:] = [] if report is None else [report]


def register(part: str, play: Callable[[], object], modules: Iterable[str]) -> None:
    """Name a part of the kernels; ``play`` uses every kernel of these modules that a program may call."""
    _parts[part] = WarmUpPart(play, frozenset(modules))


def needs_compiling(part: str) -> bool:
    """Tell whether no earlier run has compiled a part, so that `make_ready` takes seconds or minutes."""
    return not compiled_before(part)


def make_ready(part: str, report: Report | None = None) -> None:
    """Compile a part of the kernels, or load it if an earlier run compiled it; at most once in a process.

    A second thread waits until the first is done. ``report`` takes the place of `tell_of_compiling`.
    """
    if part in _ready or not KERNELS:  # without the compiler there is nothing to load
        return
    with _lock:
        if part in _under_way:  # the part's own play asks
            return
        _under_way.add(part)
        try:
            if compiled_before(part):
                _parts[part].play()
            else:
                with _heard(_parts[part].missing(), report or report_step):
                    _parts[part].play()
                note_compiled(part)
            _ready.add(part)
        finally:
            _under_way.discard(part)


@contextmanager
def _heard(steps: int, report: Report) -> Iterator[None]:
    """Report what Numba compiles."""
    hearing = _Hearing(steps, report)
    with event.install_listener(_COMPILING, hearing):
        yield
    report("", hearing.steps, hearing.steps)


class _Hearing(event.Listener):
    """Counts the kernels that are compiled; there are more than expected where one is for several types."""

    def __init__(self, steps: int, report: Report) -> None:
        self.steps, self._done, self._report = steps, 0, report

    def on_start(self, event: Any) -> None:  # noqa: ANN401 (Numba has no types)
        made = event.data["dispatcher"]
        if _is_ours(made):
            self.steps = max(self.steps, self._done + 1)
            self._report(made.__name__, self._done, self.steps)

    def on_end(self, event: Any) -> None:  # noqa: ANN401 (as above)
        self._done += _is_ours(event.data["dispatcher"])


def _is_ours(made: Any) -> bool:  # noqa: ANN401 (a dispatcher, which has no type)
    """Tell whether Numba compiles one of our kernels, and not a helper of its own."""
    return any(made is each for each in KERNELS)


def _home(made: Any) -> str:  # noqa: ANN401 (as above)
    """Return the name of the module in which a kernel is written."""
    return str(made.py_func.__module__)


def with_called(kernels: Iterable[Any]) -> list[Any]:
    """List kernels and all that they call, each once."""
    found: dict[int, Any] = {}
    waiting, known = list(kernels), {id(each) for each in KERNELS}
    while waiting:
        made = waiting.pop()
        if id(made) not in found:
            found[id(made)] = made
            names, home = made.py_func.__code__.co_names, made.py_func.__globals__
            waiting += [home[name] for name in names if id(home.get(name)) in known]
    return list(found.values())


def report_step(name: str, done: int, steps: int) -> None:
    """Report a step of the compiler as `tell_of_compiling` has it."""
    if _listeners:
        _listeners[0](name, done, steps)
        return
    _log.info("compiling, the first time only: %d of %d", done, steps)
    if sys.stderr is not None and sys.stderr.isatty():
        line = "" if done == steps else f"settebello: compiling, the first time only: {done} of {steps}"
        sys.stderr.write(_ERASE + line)
        sys.stderr.flush()
