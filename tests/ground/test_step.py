"""A step of the set-up says how far it is, and what went wrong only where something did (S5)."""

import subprocess
from pathlib import Path

STEP = Path(__file__).parents[2] / "tools" / "step.sh"
LIMIT_S = 60


def step(*command: str, pattern: str = "", total: str = "0") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(STEP), "Packages", pattern, total, *command],
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )


def test_a_step_that_succeeds_says_only_its_name_and_how_long_it_took() -> None:
    done = step("sh", "-c", "echo notice; echo warning >&2")
    first, last = done.stdout.splitlines()
    assert (done.returncode, done.stderr, first) == (0, "", "Packages")
    assert last.startswith("Packages: done in ")


def test_a_step_that_fails_shows_all_that_it_wrote_and_passes_its_status_on() -> None:
    failed = step("sh", "-c", "echo what was done; echo what went wrong >&2; exit 3")
    assert failed.returncode == 3
    assert failed.stderr.splitlines() == ["what was done", "what went wrong", "Packages: failed"]
    assert failed.stdout.splitlines() == ["Packages"]


def test_a_step_whose_command_is_missing_fails() -> None:
    assert step("no-such-command-here").returncode == 127
