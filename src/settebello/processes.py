"""Processes that this one starts: Ctrl-C is not theirs, and they end with it, however it ends.

Everything the program starts is started through here. A Python process of ours asks the system, where it
can (Linux), to be killed with its parent, and has a thread wait for the parent's end elsewhere; both begin
before it imports what it is for. Either way it looks once whether the parent is still there, which may have
ended before.

Calls that only Unix has; other systems do without them.
"""

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import parent_process, resource_tracker
from multiprocessing.process import BaseProcess
from typing import Final

LOOK_S: Final = 1.0
"""How often a process looks for its parent where nothing tells of its end."""

SPAWN: Final = multiprocessing.get_context("spawn")
"""How Python processes are started: forking beside threads is not safe."""

_PR_SET_PDEATHSIG: Final = 1
_KILLED: Final = 9
_NICER: Final = 5
_DIED_WITH_PARENT: Final = 1


@dataclass(frozen=True, slots=True)
class Parent:
    """The process that starts others; ``lasts``: the thread that does lives as long as the process.

    Where a child receives it, the child ends with that process from then on.
    """

    pid: int
    lasts: bool

    def __reduce__(self) -> tuple[Callable[..., "Parent"], tuple[int, bool]]:
        """Have whoever unpickles it end with its parent, before anything behind it is imported."""
        return end_with, (self.pid, self.lasts)


def this_process() -> Parent:
    """Return this process, as the parent of those it starts now in this thread."""
    return Parent(os.getpid(), threading.current_thread() is threading.main_thread())


def end_with(pid: int, lasts: bool) -> Parent:  # noqa: FBT001 (as `Parent` is taken apart and put together)
    """Have this process end at once when its parent has: it may sit in a long move."""
    # Linux tells of the end of the thread that started us, which may come long before the process's
    told = lasts and _be_told(_KILLED)
    if _is_gone(pid):
        os._exit(_DIED_WITH_PARENT)
    if not told:
        threading.Thread(target=_end_after, args=(pid,), daemon=True).start()
    return Parent(pid, lasts)


def end_in_order(ask: Callable[[], None], grace_s: float) -> None:
    """Have this process asked to end when its parent has, and ended where that takes longer than a grace.

    For one that multiprocessing has started, and that others wait for.
    """
    _be_told(0)
    threading.Thread(target=_ask_after, args=(ask, grace_s), daemon=True).start()


def end_at_once() -> None:
    """Have this process end with its parent at once again: there is nothing left to end in order."""
    parent = parent_process()
    if parent is not None and parent.pid is not None:
        end_with(parent.pid, lasts=True)


def python_process(target: Callable[..., object], *args: object, daemon: bool | None = None) -> BaseProcess:
    """Return a Python process, to be started in this thread, that ends with this one from the first."""
    # the parent is unpickled first: what the others need is imported only then
    return SPAWN.Process(target=_run, args=(this_process(), target, *args), daemon=daemon)


def python_command(program: str) -> tuple[str, ...]:
    """Return a command that runs a Python program which ends with this process, started in this thread."""
    parent = this_process()
    first = f"from settebello.processes import end_with; end_with({parent.pid}, {parent.lasts})"
    return (sys.executable, "-c", f"{first}\n{program}")


def kept(_parent: Parent) -> None:
    """Begin a process of a pool: it ends with its parent since it has heard who that is."""


def start(process: BaseProcess) -> None:
    """Start a process that does not hear Ctrl-C."""
    if hasattr(signal, "pthread_sigmask"):
        # multiprocessing starts it with the first process, and has Ctrl-C heard again in between
        resource_tracker.ensure_running()
    with interrupts_wait():
        process.start()


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Hear Ctrl-C only afterwards; a process that is started meanwhile never does.

    It reaches every process of a terminal; those that were started are asked to end by the one that did.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def be_nice() -> None:
    """Let others go first where both want the same core: whoever serves a page, say."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(_NICER)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def on_hangup(handle: Callable[[], None], *, also_ignored: bool = False) -> None:
    """Do something when SIGHUP comes, as when a terminal is closed.

    Nothing where whoever started this process ignores it, unless it is to be heard ``also`` then.
    """
    if hasattr(signal, "SIGHUP") and (also_ignored or signal.getsignal(signal.SIGHUP) is signal.SIG_DFL):
        signal.signal(signal.SIGHUP, lambda *_: handle())


def _run(_parent: Parent, target: Callable[..., object], *args: object) -> None:
    """Be a Python process."""
    target(*args)


def _be_told(number: int) -> bool:
    """Ask Linux for a signal when the parent ends, for none with 0; tell whether it will come."""
    if sys.platform != "linux":
        return False
    with suppress(OSError, AttributeError):  # a C library that cannot be asked
        return bool(ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, number, 0, 0, 0) == 0)
    return False


def _is_gone(pid: int) -> bool:
    """Tell whether the parent has ended; its number may be somebody else's by now."""
    parent = parent_process()
    if sys.platform == "win32":  # where the number of a parent that has ended stays
        return parent is not None and not parent.is_alive()
    return os.getppid() != pid


def _wait_for(pid: int) -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        return
    while not _is_gone(pid):
        time.sleep(LOOK_S)


def _end_after(pid: int) -> None:
    _wait_for(pid)
    os._exit(_DIED_WITH_PARENT)  # whatever it has started ends likewise


def _ask_after(ask: Callable[[], None], grace_s: float) -> None:
    parent = parent_process()
    if parent is None:
        return
    parent.join()
    ask()
    time.sleep(grace_s)
    os._exit(_DIED_WITH_PARENT)
