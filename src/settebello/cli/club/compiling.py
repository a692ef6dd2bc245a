"""Beside a server that starts, the players' kernels are compiled: the stronger ones are soon ready."""

import subprocess
import threading
from contextlib import suppress

from settebello.players.warm import compiling_program, levels_are_compiled


def begin_compiling() -> None:
    """Have a process compile what no run has, from this thread; it ends with this process at the latest."""
    if levels_are_compiled():
        return
    with suppress(OSError):  # then the players are compiled when the first of them sits down
        process = subprocess.Popen(  # noqa: S603 (our own Python)
            compiling_program(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C in the terminal is for the server
        )
        threading.Thread(target=process.wait, daemon=True).start()
