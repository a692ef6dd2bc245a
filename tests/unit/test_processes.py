"""A process ends when the one that started it has, at every stage, however it ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.started import LIMIT_S, Started, children, descendants, is_alive, until_gone

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="/proc tells what a process has done")

PARENTS = {
    "python": """
from settebello.processes import python_process, start
from tests.unit.test_processes import busy
if __name__ == "__main__":
    child = python_process(busy)
    start(child)
    child.join()
""",
    "pool": """
from concurrent.futures import ProcessPoolExecutor
from settebello.processes import SPAWN, kept, this_process
from tests.unit.test_processes import busy
if __name__ == "__main__":
    with ProcessPoolExecutor(1, SPAWN, kept, (this_process(),)) as pool:
        pool.submit(busy)
""",
    "thread": """
import threading, time
from settebello.processes import python_process, start
from tests.unit.test_processes import busy
def begin():
    start(python_process(busy))
if __name__ == "__main__":
    thread = threading.Thread(target=begin)
    thread.start()
    thread.join()
    time.sleep(600)
""",
    "thinker": """
import asyncio
from settebello.server.bots.thinker import Thinker
async def main():
    thinker = Thinker()
    thinker.expect("net")
    await asyncio.sleep(600)
asyncio.run(main())
""",
}

STAGES: dict[str, Callable[[int], bool]] = {
    "as soon as it is there": lambda _pid: True,
    "as it imports": lambda pid: "lib-dynload" in maps_of(pid),
    "when it knows its parent": lambda pid: "_ctypes" in maps_of(pid),
}


def busy() -> None:
    """Be busy without end, and deaf to whoever asks."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        sum(range(10**6))


def maps_of(pid: int) -> str:
    """Return what a process has loaded."""
    try:
        return Path(f"/proc/{pid}/maps").read_text()
    except OSError:
        return ""


def until(found: Callable[[], object], what: str) -> None:
    """Wait until something is found."""
    deadline = time.monotonic() + LIMIT_S
    while not found():
        assert time.monotonic() < deadline, f"never seen: {what}"
        time.sleep(0.002)


def workers_of(pid: int) -> list[int]:
    """List the Python processes of ours that a process has started.

    Not multiprocessing's own, which ends with the last of them, and none that is still its parent's copy.
    """
    return [
        child
        for child, command in children(pid).items()
        if "multiprocessing.spawn" in command or "end_with" in command
    ]


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("kind", PARENTS)
def test_a_child_ends_when_its_parent_is_killed_at_any_stage_of_its_start(
    kind: str, stage: str, tmp_path: Path
) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENTS[kind])
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    with Started([sys.executable, program], env=env) as parent:
        found = list[int]()

        def found_one() -> bool:  # it is not seen for a moment while it becomes another program
            found[:] = workers_of(parent.pid)
            return len(found) == 1

        until(found_one, "a child")
        (child,) = found
        until(lambda: STAGES[stage](child), f"the child {stage}")
        os.kill(child, signal.SIGSTOP)  # it does nothing more before the parent is gone
        everybody = list(descendants(parent.pid))
        os.kill(parent.pid, signal.SIGKILL)
        until(lambda: not is_alive(parent.pid), "the end of the parent")
        if is_alive(child):
            os.kill(child, signal.SIGCONT)
        until_gone(everybody)


@pytest.mark.parametrize("stage", ["while it starts", "while it runs"])
def test_an_engine_and_all_it_starts_end_when_the_arena_is_killed(stage: str, tmp_path: Path) -> None:
    engine, note = tmp_path / "deaf.sh", tmp_path / "pids"
    engine.write_text("#!/bin/sh\ntrap '' HUP INT TERM\nsleep 600 &\necho $$ $! > \"$1\"\nsleep 600\n")
    engine.chmod(0o755)
    program = f"""
import time
from settebello_lab.processes import Outside
outside = Outside([{str(engine)!r}, {str(note)!r}])
time.sleep(600)
"""

    def noted() -> list[int]:
        return list(map(int, note.read_text().split())) if note.exists() else []

    with Started([sys.executable, "-c", program]) as arena:
        if stage == "while it starts":
            until(lambda: len(children(arena.pid)) == 2, "an engine and its keeper")
        else:
            until(lambda: len(noted()) == 2, "what the engine starts")
        everybody = list(descendants(arena.pid))
        os.kill(arena.pid, signal.SIGKILL)
        until_gone([*everybody, *noted()])


WITHOUT_UNIX = """
import os, signal, sys
for module, names in {
    os: "nice killpg forkpty getpgid setsid sched_getaffinity waitid",
    signal: "SIGHUP pthread_sigmask SIGUSR1 SIGALRM setitimer alarm",
}.items():
    for name in names.split():
        if hasattr(module, name):
            delattr(module, name)
"""


@pytest.mark.parametrize(
    "program",
    [
        "from settebello.players.apart import begin; begin()",
        "from settebello_lab.processes import Outside\nOutside([sys.executable, '-c', '0']).kill()",
        "from settebello.processes import be_nice, cores, on_hangup\nbe_nice()\non_hangup(list)\ncores()",
        "from settebello.cli.club import bot, serve, workers\nfrom settebello_lab.cli import arena",
        "from settebello.processes import interrupts_wait\nwith interrupts_wait(): pass",
    ],
)
def test_what_only_unix_has_is_not_missed_elsewhere(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", WITHOUT_UNIX + program],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
