"""A contest on a Dask cluster has the results of one process, whatever happens to the workers."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import settebello_lab
from settebello.errors import Reason, SettebelloError
from settebello_lab.arena import Contest, play_contest
from settebello_lab.arena.cluster import play_piece
from settebello_lab.arena.rounds import Round
from settebello_lab.processes import Outside
from tests.unit.lab.arena.playing import contest

LIMIT_S = 120
ROUNDS = 160
MISSING = """
import sys
sys.modules["distributed"] = None
from settebello.errors import NotFound, Reason
from settebello_lab.arena import play_contest
from tests.unit.lab.arena.playing import contest
try:
    play_contest(contest(), 1, cluster="tcp://127.0.0.1:1")
except NotFound as problem:
    assert problem.reason is Reason.EXTRA_MISSING
    assert 'pip install "settebello-lab[dask]"' in str(problem)
else:
    sys.exit("it played")
"""

needs_dask = pytest.mark.skipif(find_spec("distributed") is None, reason="Dask is not installed")


class Cluster:
    """A scheduler and workers, each a process of its own that ends with this one."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self._stack, self._file = stack, folder / "scheduler.json"
        self.workers: list[Outside] = []
        self._start("scheduler", "--port", "0", "--host", "127.0.0.1", "--no-dashboard")
        self.address = _until(self._address)

    def add_worker(self, **environment: str) -> None:
        more = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--death-timeout", str(LIMIT_S))
        self.workers.append(self._start("worker", *more, **environment))

    def count(self) -> int:
        dask: Any = import_module("distributed")
        with dask.Client(self.address, timeout=LIMIT_S, set_as_default=False) as client:
            return len(client.nthreads())

    def _start(self, what: str, *more: str, **environment: str) -> Outside:
        settings = [f"{name}={value}" for name, value in environment.items()]
        program = [sys.executable, "-m", "dask", what, "--scheduler-file", str(self._file), *more]
        started = Outside(["/usr/bin/env", *settings, *program])
        self._stack.callback(_end, started)
        return started

    def _address(self) -> str | None:
        try:
            return str(json.loads(self._file.read_text())["address"])
        except (OSError, ValueError):
            return None


def _end(started: Outside) -> None:
    started.kill()
    for pipe in (started.child.stdin, started.child.stdout, started.child.stderr):
        assert pipe is not None
        pipe.close()


def _until(found: Callable[[], str | None]) -> str:
    end = time.monotonic() + LIMIT_S
    while time.monotonic() < end:
        if (answer := found()) is not None:
            return answer
        time.sleep(0.1)
    raise TimeoutError(f"nothing came in {LIMIT_S} s")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    with ExitStack() as stack:
        yield Cluster(tmp_path, stack)


def with_workers(cluster: Cluster, count: int) -> Cluster:
    for _ in range(count):
        cluster.add_worker()
    _until(lambda: "there" if cluster.count() == count else None)
    return cluster


def written(path: Path, one: Contest, **how: object) -> list[str]:
    """Play, and return the lines of the results file, the times aside."""
    play_contest(one, ROUNDS, results=path, **how)  # type: ignore[arg-type]  # passed on as it came
    return [line.partition(',"times"')[0] for line in path.read_text("ascii").splitlines()]


@needs_dask
def test_a_worker_that_is_killed_costs_nothing_but_its_piece(cluster: Cluster, tmp_path: Path) -> None:
    one = contest("greedy", "random")
    with_workers(cluster, 2)
    told: list[Round] = []

    def tell(played: Round) -> None:
        told.append(played)
        if len(told) == 20:
            cluster.workers[0].kill()

    alone = written(tmp_path / "alone.jsonl", one)
    assert written(tmp_path / "killed.jsonl", one, cluster=cluster.address, tell=tell) == alone
    assert cluster.count() == 1
    assert written(tmp_path / "left.jsonl", one, cluster=cluster.address) == alone


@needs_dask
def test_a_local_cluster_of_two_workers_has_the_results_of_one_process(tmp_path: Path) -> None:
    one, dask = contest(), import_module("distributed")
    with dask.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        found = written(tmp_path / "local.jsonl", one, cluster=local.scheduler_address)
    assert found == written(tmp_path / "alone.jsonl", one)


@needs_dask
def test_a_contest_goes_on_from_what_a_cluster_has_kept(cluster: Cluster, tmp_path: Path) -> None:
    one, path = contest(), tmp_path / "kept.jsonl"
    play_contest(one, 30, results=path, cluster=with_workers(cluster, 1).address)
    assert written(path, one) == written(tmp_path / "alone.jsonl", one)


@needs_dask
def test_a_worker_of_another_version_is_refused_by_name(cluster: Cluster, tmp_path: Path) -> None:
    about = tmp_path / "settebello_lab-9.9.9.dist-info" / "METADATA"
    about.parent.mkdir()
    about.write_text("Metadata-Version: 2.1\nName: settebello-lab\nVersion: 9.9.9\n")
    cluster.add_worker(PYTHONPATH=str(tmp_path))
    _until(lambda: "there" if cluster.count() else None)
    with pytest.raises(SettebelloError, match=r"has settebello-lab 9\.9\.9") as refused:
        play_contest(contest(), 2, cluster=cluster.address)
    assert refused.value.reason is Reason.WORKER_VERSION


def test_a_piece_for_another_version_is_not_played() -> None:
    with pytest.raises(SettebelloError, match=f"not {settebello_lab.__version__}") as refused:
        play_piece("9.9.9", contest(), 0, 1)
    assert refused.value.reason is Reason.WORKER_VERSION


@needs_dask
def test_a_scheduler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settebello_lab.arena.cluster.ANSWER_SECONDS", 1.0)
    with pytest.raises(SettebelloError, match=r"tcp://127\.0\.0\.1:1") as refused:
        play_contest(contest(), 1, cluster="tcp://127.0.0.1:1")
    assert refused.value.reason is Reason.CLUSTER_MISSING


def test_a_missing_dask_is_named() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MISSING], capture_output=True, text=True, timeout=LIMIT_S, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
