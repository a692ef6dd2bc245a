"""The limits of `make quick`: no test of it starts a process or compiles."""

import subprocess
import sys

import pytest

from tests.support.running.quick import COMPILER, StartedAProcess, refuse, watched


@pytest.mark.parametrize("event", ["subprocess.Popen", "os.fork", "os.posix_spawn"])
def test_a_quick_test_that_starts_a_process_fails(event: str) -> None:
    with watched("a test"), pytest.raises(StartedAProcess, match="a test starts a process"):
        refuse(event, ())


def test_what_starts_no_process_is_let_through() -> None:
    refuse("open", ())


def test_of_a_quick_run_the_guard_stands(request: pytest.FixtureRequest) -> None:
    if not request.config.option.quick:
        return
    with pytest.raises(StartedAProcess):
        subprocess.run([sys.executable, "-c", ""], check=True, timeout=60)
    assert [sys.modules[name] for name in COMPILER] == [None, None]
