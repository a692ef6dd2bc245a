"""Compiling the kernels of players before anybody waits for a move, with a report of each step.

The first time ever that takes a minute or more; later runs, and other processes, load what was compiled. A
process that compiles waits until no other one does. A server has a process of its own compile for the levels
from its start (`compiling_program`); a file says that this program, as it lies here, has no need of it.
"""

import platform
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import IO, Final

import platformdirs

from settebello.players.parts import Part, Report
from settebello.players.registry import LEVELS, Kind, player_kind
from settebello.processes import python_command

if sys.platform != "win32":
    import fcntl

SOURCES: Final = Path(__file__).parents[1]

LONGEST_WAIT_S: Final = 120.0
"""How long a process waits for another one that compiles; then both compile."""


def needs_preparing(kinds: Iterable[Kind]) -> bool:
    """Tell whether a player of one of these kinds has to be compiled first."""
    return any(part.missing for part in _parts(kinds))


def prepare(kinds: Iterable[Kind], report: Report | None = None) -> None:
    """Compile what these kinds of players need and no run before has compiled; report each step."""
    for part in _parts(kinds):
        if part.missing:
            with _alone():
                part.compile(report)


def compiling_program() -> tuple[str, ...]:
    """Return what begins the process that compiles for the levels, to be run in this thread."""
    ours = "from settebello.players.warm import compile_levels\nfrom settebello.processes import be_nice"
    return python_command(f"{ours}\nbe_nice()\ncompile_levels()")


def compile_levels() -> None:
    """Compile what the levels need, and note it; where the compiler cannot be had, do nothing."""
    now, levels = _state(), [player_kind(level) for level in LEVELS]
    with suppress(ImportError):
        prepare(levels)
        if needs_preparing(levels):  # nothing is kept, as where compiling is turned off
            return
        with suppress(OSError):
            _home().mkdir(parents=True, exist_ok=True)
            _note().write_text(now)


def levels_are_compiled() -> bool:
    """Tell whether it is noted that the levels are compiled; a change of any source undoes it."""
    try:
        return _note().read_text() == _state()
    except (OSError, ValueError):
        return False


def _parts(kinds: Iterable[Kind]) -> Iterable[Part]:
    """List the parts that are needed, each once."""
    return dict.fromkeys(part for kind in kinds for part in kind.parts)


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other process compiles, for a while; where files cannot be locked, nobody waits."""
    if sys.platform == "win32":
        yield
        return
    try:
        _home().mkdir(parents=True, exist_ok=True)
        lock = (_home() / "compiling.lock").open("w")
    except OSError:
        yield
        return
    with lock:
        begun = time.monotonic()
        while not _locked(lock) and time.monotonic() - begun < LONGEST_WAIT_S:
            time.sleep(0.2)
        yield


def _locked(lock: IO[str]) -> bool:
    """Lock a file if no other process has; tell whether this one has it."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _home() -> Path:
    return Path(platformdirs.user_cache_dir("settebello", appauthor=False))


def _note() -> Path:
    return _home() / "levels-compiled"


def _state() -> str:
    """Return what names the sources, where they lie and when they were written, and this Python."""
    tools = [*map(version, ("numba", "llvmlite", "numpy")), platform.node(), platform.machine()]
    seen = sha256(f"{sys.version} {tools} {SOURCES}".encode())
    for path in sorted(SOURCES.rglob("*.py")):
        seen.update(f"\0{path} {path.stat().st_mtime_ns}".encode())
    return seen.hexdigest()
