"""How every test runs: its markers, Hypothesis's profile, signals, and one line for what was skipped.

What tests start hears Ctrl-C and the closing of its terminal, even where the tests run in the background or
under nohup and would hand down that neither is heard.
"""

import os
import signal
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.support.leftovers"]

# a shared machine may pause for longer than any deadline, and a whole deal is a large example
COMMON = settings(
    deadline=None,
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
settings.register_profile("desk", COMMON, max_examples=20)
settings.register_profile("ci", COMMON, derandomize=True, print_blob=True)
settings.register_profile("night", COMMON, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "desk"))

signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)

HERE: Final = Path(__file__).parent

MARKERS: Final = {
    "server": (
        "e2e",
        "unit/arena/test_engines.py",
        "unit/cli/test_arena_command.py",
        "unit/docs",
        "unit/server/test_thinker.py",
        "unit/store/test_conformance.py",
        "unit/store/test_log.py",
        "unit/store/test_people.py",
        "unit/store/test_results.py",
    ),
    "compiled": (
        "perft",
        "playthroughs",
        "laws/test_player_contract.py",
        "unit/arena",
        "unit/cli/test_bench_command.py",
        "unit/cli/test_imitate_command.py",
        "unit/cli/test_solve_command.py",
        "unit/cli/test_train_command.py",
        "unit/docs",
        "unit/kernels",
        "unit/learn",
        "unit/players",
        "unit/server/test_bots.py",
        "unit/server/test_house.py",
        "unit/server/test_thinker.py",
    ),
}
"""Which folders and files, below this one, give their tests which marker."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark a test by where it stands."""
    place = item.path.relative_to(HERE)
    for marker, places in MARKERS.items():
        if any(place.is_relative_to(each) for each in places):
            item.add_marker(marker)
    if "browser" in getattr(item, "fixturenames", ()):
        item.add_marker("browser")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in one line how many tests were skipped, and why."""
    reasons = Counter(_reason(each) for each in terminalreporter.stats.get("skipped", ()))
    if reasons:
        counted = "; ".join(f"{count} times {reason}" for reason, count in reasons.most_common())
        terminalreporter.write_line(f"skipped {reasons.total()}: {counted}")


def _reason(report: pytest.TestReport) -> str:
    said = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return said.removeprefix("Skipped: ").partition(": ")[0]
