"""S1, S2: however a run of the tests ends, nothing that it has started is left."""

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.support.started import Started, descendants, until_gone

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="/proc tells who carries the mark of a run")

ROOT = Path(__file__).parents[2]

INNER = """
import subprocess, sys, time
from pathlib import Path
from tests.support.serving import Server
from tests.support.started import folder_of_the_run
DEAF = "import signal, time; [signal.signal(n, signal.SIG_IGN) for n in (1, 2, 15)]; time.sleep(600)"
def test_it(tmp_path):
    server = Server(tmp_path / "x.db").start()
    deaf = [sys.executable, "-c", DEAF]
    # who goes away on their own, and holds our output open: nobody ends such a one by its group
    apart = subprocess.Popen(deaf, start_new_session=True)
    print("ready", folder_of_the_run(), server.process_id, apart.pid, flush=True)
    {then}
"""


@pytest.mark.parametrize(
    ("then", "how"),
    [
        ("time.sleep(600)", signal.SIGKILL),
        ("time.sleep(600)", signal.SIGINT),
        ("time.sleep(600)", signal.SIGTERM),
        ("assert False", None),
        ("pass", None),
    ],
)
def test_nothing_is_left_when_the_tests_end(then: str, how: signal.Signals | None, tmp_path: Path) -> None:
    """Processes, and the folders of databases and browsers, which lie in no folder of pytest."""
    inner = tmp_path / "test_inner.py"
    inner.write_text(INNER.format(then=then))
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "pytest",
        "-s",
        "-q",
        "-p",
        "tests.support.running.leftovers",
        inner,
    ]
    command += ["-c", tmp_path / "pytest.ini", "-p", "no:cacheprovider"]
    with Started(command, env={**os.environ, "PYTHONPATH": str(ROOT)}, cwd=ROOT) as run:
        said = ""
        while "ready" not in said:
            said = run.line()
            assert said, run.process.poll()
        folder, *pids = said.partition("ready")[2].split()
        everybody = [*map(int, pids), *descendants(run.pid)]
        assert Path(folder).is_dir()
        if how is not None:
            os.kill(run.pid, how)
        until_gone(everybody, [Path(folder)])
