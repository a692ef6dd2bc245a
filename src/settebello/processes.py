"""Processes that this one starts: Ctrl-C is not theirs, and they end with it, however it ends."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from types import FrameType


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


@contextmanager
def interrupts_held() -> Iterator[Callable[[], None]]:
    """Hear Ctrl-C only where the function yielded is called, and at the end: what is between stays whole.

    Two of them are heard at once. Outside the main thread nothing is held: Python hears Ctrl-C there alone.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    asked: list[int] = []

    def hold(number: int, _frame: FrameType | None) -> None:
        asked.append(number)
        if len(asked) > 1:
            raise KeyboardInterrupt

    def hear() -> None:
        if asked:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, hold)
    try:
        yield hear
        hear()
    finally:
        signal.signal(signal.SIGINT, before)


def end_with_parent() -> None:
    """Have this process end at once when the one that started it has: it may sit in a long move."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # whatever it has started has its own keeper
