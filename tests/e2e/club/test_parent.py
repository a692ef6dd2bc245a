"""The workers of a server end when the process that started them is killed, at every stage."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.serving import COMMAND
from tests.support.started import Started, descendants, is_alive, until_gone
from tests.unit.test_processes import maps_of, until, workers_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="/proc tells what a process has done")


def has_a_loop(pid: int) -> bool:
    """Tell whether a process has an event loop."""
    try:
        return any("eventpoll" in str(each.readlink()) for each in Path(f"/proc/{pid}/fd").iterdir())
    except OSError:
        return False


def has_connections(pid: int) -> bool:
    """Tell whether a process has more sockets than it was given: to the database, or to Redis."""
    try:
        return sum("socket:" in str(each.readlink()) for each in Path(f"/proc/{pid}/fd").iterdir()) > 5
    except OSError:
        return False


STAGES: dict[str, Callable[[int], bool]] = {
    "is there": lambda _pid: True,
    "imports": lambda pid: "_ssl" in maps_of(pid) or "_ctypes" in maps_of(pid),
    "has a loop": has_a_loop,
    "is connected": has_connections,
}


OTHERS = [pytest.param(stage, marks=pytest.mark.slow) for stage in ("is there", "has a loop", "shuts down")]


@pytest.mark.parametrize("stage", ["imports", "is connected", "serves", *OTHERS])
def test_a_worker_ends_when_the_one_that_started_it_is_killed(club: dict[str, str], stage: str) -> None:
    with Started([COMMAND, "serve", "--port", "0", "--workers", "2"], env={**os.environ, **club}) as parent:
        until(lambda: len(workers_of(parent.pid)) == 2, "two workers")
        workers = workers_of(parent.pid)
        if stage in STAGES:
            until(lambda: STAGES[stage](workers[0]), f"a worker that {stage}")
        else:
            assert "http://" in parent.line()
        if stage == "shuts down":
            for worker in workers:
                os.kill(worker, signal.SIGTERM)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)  # they do nothing more before the parent is gone
        everybody = list(descendants(parent.pid))
        os.kill(parent.pid, signal.SIGKILL)
        until(lambda: not is_alive(parent.pid), "the end of the parent")
        for worker in filter(is_alive, workers):
            os.kill(worker, signal.SIGCONT)
        until_gone(everybody)
