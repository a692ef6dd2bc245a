"""On a machine that is new to the program, the stronger players are compiled from the server's start."""

import signal
import sys
from pathlib import Path

import pytest

from settebello.players.warm import compile_levels
from tests.support.serving import Server
from tests.support.started import children, until_gone
from tests.unit.test_processes import until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="/proc tells what a process has started")


def compilers(pid: int) -> list[int]:
    """List the processes that compile for a server."""
    return [child for child, command in children(pid).items() if compile_levels.__name__ in command]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_compiling_begins_with_the_server_and_ends_with_it(tmp_path: Path, how: signal.Signals) -> None:
    settings = {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    server = Server(tmp_path / "settebello.db", settings=settings, whole=True).start()
    until(lambda: bool(compilers(server.process_id)), "a process that compiles")
    found = compilers(server.process_id)
    server.stop(how)
    until_gone(found)


def test_a_machine_that_has_compiled_does_not_look_again(tmp_path: Path) -> None:
    compile_levels()
    server = Server(tmp_path / "settebello.db", whole=True).start()
    server.open("figs")
    assert compilers(server.process_id) == []
    server.stop()
