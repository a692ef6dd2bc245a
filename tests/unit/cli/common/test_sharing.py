"""Work shared among processes comes in order, goes wrong where it should, and leaves nobody behind."""

import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing import active_children
from pathlib import Path

import pytest

from settebello.cli.common.sharing import WINDOW, shared
from settebello.errors import InvalidSetting, Reason, SettebelloError
from tests.support.started import Started, children, until_gone

LOST = SettebelloError("a process ended", reason=Reason.MINING_DIED)

INTERRUPTED = """
from tests.unit.cli.common.test_sharing import LOST, endless
from settebello.cli.common.sharing import shared
if __name__ == "__main__":
    for done in shared(endless, range(1_000_000), 2, LOST):
        print(done, flush=True)
"""


def doubled(number: int) -> int:
    """Return twice a number, the first of them late."""
    time.sleep(0.05 if number == 0 else 0)
    if number == 77:
        raise InvalidSetting("not this one", reason=Reason.MINE_SOURCE)
    if number == 99:
        os._exit(3)
    return 2 * number


def late_first(number: int) -> int:
    """Return a number, the first of them late."""
    time.sleep(0.05 if number == 0 else 0)
    return number


def is_deaf(pid: int) -> bool:
    """Tell whether a process blocks or ignores Ctrl-C, so that only the first one hears it."""
    told = Path(f"/proc/{pid}/status").read_text()
    masks = [int(line.split()[1], 16) for line in told.splitlines() if line.startswith(("SigBlk", "SigIgn"))]
    return any(mask >> signal.SIGINT - 1 & 1 for mask in masks)


def endless(number: int) -> int:
    """Return the first numbers at once; never end with a later one."""
    while number > 3:
        sum(range(10**5))
    return number


class Counted(Sequence[int]):
    """A million parts, and how many of them were asked for."""

    given = 0

    def __len__(self) -> int:
        """Return a million."""
        return 1_000_000

    def __getitem__(self, place: int) -> int:  # type: ignore[override]  # nobody asks for a slice
        """Return a part whose work is nothing."""
        self.given = max(self.given, place + 1)
        return place


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    """Look after each test; servers of other tests may run beside it."""
    before = set(active_children())
    yield
    assert set(active_children()) <= before


def test_results_come_in_the_order_of_the_parts_on_any_number_of_processes() -> None:
    parts = range(60)
    assert [list(shared(doubled, parts, workers, LOST)) for workers in (1, 2, 3)] == [[*range(0, 120, 2)]] * 3


def test_an_error_of_the_work_is_raised_here_and_ends_the_others() -> None:
    with pytest.raises(InvalidSetting, match="not this one"):
        list(shared(doubled, range(70, 90), 2, LOST))


def test_a_process_that_dies_is_told_and_not_waited_for() -> None:
    with pytest.raises(SettebelloError, match="a process ended"):
        list(shared(doubled, range(90, 120), 2, LOST))


def test_parts_are_not_given_out_far_ahead_of_the_first_that_is_not_done() -> None:
    parts = Counted()
    for done, result in enumerate(shared(late_first, parts, 2, LOST), 1):
        assert result == done - 1
        assert parts.given <= done - 1 + 2 * WINDOW
        if done == 60:
            break
    assert parts.given < 60 + 2 * WINDOW < len(parts)


@pytest.mark.skipif(sys.platform != "linux", reason="/proc tells which processes there are")
def test_ctrl_c_ends_every_process_in_the_middle_of_its_part(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(INTERRUPTED)
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[4])}
    with Started([sys.executable, program], env=env) as running:
        assert [running.line().strip() for _ in range(4)] == ["0", "1", "2", "3"]
        everybody = list(children(running.pid))
        assert len(everybody) >= 2
        assert all(is_deaf(pid) for pid in everybody)
        os.kill(running.pid, signal.SIGINT)
        until_gone(everybody)
