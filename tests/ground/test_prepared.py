"""A run that lacks the page or the kernels says so before its first test, and in one sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.running.prepared import check_named, missing
from tests.support.started import LIMIT_S

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_run_without_kernels_ends_with_the_sentence_that_says_so(workers: str, tmp_path: Path) -> None:
    """A test of the contract failed where compiling counted as thinking; a program waited ten minutes."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", workers,
         "tests/laws/test_player_contract.py", "-k", "illegal"],
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path)},
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LIMIT_S, check=False,
    )  # fmt: skip
    assert run.returncode == pytest.ExitCode.USAGE_ERROR, run.stdout + run.stderr
    assert run.stderr.strip() == (
        "ERROR: the kernels are not compiled: run `make ready` first (`make test` does it by itself)"
    )


def test_only_what_is_needed_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without the page 47 tests of pages and servers failed, each in its own words."""
    monkeypatch.setattr("tests.support.running.prepared.PAGE", tmp_path / "index.html")
    assert missing({"page"}).startswith("the page is not built: run `make ready` first")
    assert missing(set()) == ""
    (tmp_path / "index.html").touch()
    assert missing({"page"}) == ""


def test_a_run_that_names_a_file_that_is_not_there_says_which(tmp_path: Path) -> None:
    """With workers it said that no tests ran, and no more; the files that are there were left out, too."""
    (tmp_path / "test_a.py").touch()
    check_named(["test_a.py::test_one[a::b]", "."], tmp_path)
    with pytest.raises(pytest.UsageError, match=r"^there is no test_b.py, no c::test_one$"):
        check_named(["test_a.py", "test_b.py", "c::test_one"], tmp_path)
