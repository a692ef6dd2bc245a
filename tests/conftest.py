"""How every test runs: its markers, Hypothesis's profile, signals, and one line for what was skipped.

The processes that tests start hear Ctrl-C and the closing of their terminal, even where the tests run in the
background or under nohup and would hand down that neither is heard.
"""

import gc
import os
import signal
from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from xdist.workermanage import WorkerController  # type: ignore[import-untyped]  # it has no types

from tests.support.running import prepared
from tests.support.running.loops import loop_set_aside
from tests.support.running.quick import watched, without_compiler_and_processes

pytest_plugins = ["tests.support.running.leftovers"]

# a shared machine may pause for longer than any deadline, and a whole deal is a large example
COMMON = settings(
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
settings.register_profile("quick", COMMON, max_examples=6)
settings.register_profile("desk", COMMON, max_examples=20)
settings.register_profile("full", COMMON)
settings.register_profile("ci", COMMON, derandomize=True, print_blob=True)
settings.register_profile("night", COMMON, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "desk"))

# thousands of tests are kept from their collection to the end: the collector need not look at them often
gc.set_threshold(50_000, 20, 20)

signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)

HERE: Final = Path(__file__).parent

MARKERS: Final = {
    "server": (
        "e2e",
        "ground/test_leftovers.py",
        "ground/test_prepared.py",
        "ground/test_step.py",
        "unit/lab/arena/test_cluster.py",
        "unit/lab/arena/test_engines.py",
        "unit/lab/envs/test_import.py",
        "unit/packaging",
        "unit/cli/common/test_sharing.py",
        "unit/cli/engine/test_engine_command.py",
        "unit/lab/cli/test_arena_command.py",
        "unit/cli/study",
        "unit/docs",
        "unit/server/bots/test_thinker.py",
        "unit/store/test_conformance.py",
        "unit/store/test_log.py",
        "unit/store/test_people.py",
        "unit/store/test_results.py",
        "unit/test_processes.py",
    ),
    "long": (
        "ground/test_limits.py",
        "unit/kit/test_strategies.py",
        "laws/test_acquired.py",
        "laws/test_captures.py",
        "laws/test_fair_deals.py",
        "laws/test_family.py",
        "laws/test_live_deal.py",
        "laws/test_protocol.py",
        "laws/test_secrets_of_matches.py",
        "laws/tournament",
        "unit/analysis/test_hints.py",
        "unit/art/test_drawing.py",
        "unit/cli/club/test_backup_command.py",
        "unit/cli/duplicate/test_duplicate_command.py",
        "unit/cli/referee/test_referee_command.py",
        "unit/cli/rules/test_rulebook.py",
        "unit/engine/test_option_places.py",
        "unit/rules/test_catalogue.py",
        "unit/server/pairing/test_pairing.py",
        "unit/server/tournaments/test_arena.py",
        "unit/server/tournaments/test_computers.py",
    ),
    "database": ("unit/server/test_bus.py", "unit/store/test_server.py"),
    "compiled": (
        "perft",
        "playthroughs",
        "laws/test_player_contract.py",
        "unit/analysis/judged",
        "unit/analysis/puzzles",
        "unit/analysis/test_scale.py",
        "unit/cli/engine/test_solve_command.py",
        "unit/cli/puzzles",
        "unit/cli/study",
        "unit/docs",
        "unit/kernels",
        "unit/lab/arena",
        "unit/lab/envs",
        "unit/lab/cli/test_arena_command.py",
        "unit/lab/cli/test_bench_command.py",
        "unit/lab/cli/test_data_command.py",
        "unit/lab/cli/test_imitate_command.py",
        "unit/lab/cli/test_perft_command.py",
        "unit/lab/cli/test_puzzles_command.py",
        "unit/lab/cli/test_train_command.py",
        "unit/lab/kernels",
        "unit/lab/learn",
        "unit/lab/openspiel",
        "unit/lab/players",
        "unit/lab/puzzles",
        "unit/lab/study",
        "unit/players",
        "unit/server/bots/test_bots.py",
        "unit/server/bots/test_house.py",
        "unit/server/bots/test_thinker.py",
        "unit/server/test_review_states.py",
    ),
}
"""Which folders and files, below this one, give their tests which marker."""

NEEDS: Final = {
    "page": ("e2e", "unit/packaging/test_release.py"),
    "kernels": ("e2e", "laws/test_player_contract.py"),
}
"""Which tests need the built page, and which the kernels compiled before they begin."""


NOT_QUICK: Final = frozenset({"browser", "server", "compiled", "database", "long", "slow"})


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option of `make quick`."""
    parser.addoption("--quick", action="store_true", help="no browser, no server, no process, no compiler")


def pytest_configure(config: pytest.Config) -> None:
    """Hold `make quick` to what it says, and a run to the files that it names."""
    if not hasattr(config, "workerinput"):
        prepared.check_named(config.args, config.invocation_params.dir)
    if config.option.quick:
        without_compiler_and_processes()
        settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave unread what `make quick` does not run."""
    return True if config.option.quick and markers_of(collection_path) else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Give a test that opens no page its own event loop; watch a test of `make quick`."""
    with ExitStack() as around:
        if "browser" not in getattr(item, "fixturenames", ()):
            around.enter_context(loop_set_aside())
        if item.config.option.quick:
            around.enter_context(watched(item.nodeid))
        return (yield)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark a test by where it stands."""
    for marker in markers_of(item.path):
        item.add_marker(marker)
    if "browser" in getattr(item, "fixturenames", ()):
        item.add_marker("browser")
    if isinstance(item, pytest.Function) and "postgresql" in parameters_of(item):
        item.add_marker("database")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what `make quick` does not run."""
    if config.option.quick:
        out = [item for item in items if any(mark.name in NOT_QUICK for mark in item.iter_markers())]
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if item not in set(out)]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Have the garbage collector pass over what was collected: it stays to the end."""
    gc.freeze()
    if not hasattr(session.config, "workerinput"):  # in a worker of xdist, whose controller looks
        _check_prepared(session.config, {item.path for item in session.items})


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: WorkerController, ids: Sequence[str]) -> None:
    """Look before the first test runs in any worker."""
    config = node.config
    _check_prepared(config, {config.rootpath / each.partition("::")[0] for each in ids})


def _check_prepared(config: pytest.Config, paths: Iterable[Path]) -> None:
    """End the run with a sentence where what these tests need was not made."""
    if not config.option.collectonly:
        prepared.check({need for path in paths for need in places_of(path, NEEDS)})


def parameters_of(item: pytest.Function) -> list[object]:
    """Return the values that a parametrised test is given."""
    return list(item.callspec.params.values()) if hasattr(item, "callspec") else []


@cache
def markers_of(path: Path) -> list[str]:
    """Name the markers that a file or a folder gives its tests."""
    return places_of(path, MARKERS)


def places_of(path: Path, of: Mapping[str, Sequence[str]]) -> list[str]:
    """Name the kinds that have a file, or a folder that it lies in, among their places."""
    place = path.relative_to(HERE) if path.is_relative_to(HERE) else path
    return [kind for kind, places in of.items() if any(place.is_relative_to(each) for each in places)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in one line how many tests were skipped, and why."""
    reasons = Counter(_reason(each) for each in terminalreporter.stats.get("skipped", ()))
    if reasons:
        counted = "; ".join(f"{count} times {reason}" for reason, count in reasons.most_common())
        terminalreporter.write_line(f"skipped {reasons.total()}: {counted}")


def _reason(report: pytest.TestReport) -> str:
    said = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return said.removeprefix("Skipped: ").partition(": ")[0]
