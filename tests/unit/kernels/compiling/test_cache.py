"""Compiled code is kept per state of the sources, and only where nobody waits for Numba."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from settebello.kernels.compiling import cache


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand-ins for the package's sources, and a cache folder of their own."""
    for folder in cache.COMPILED_FROM:
        (tmp_path / "src" / folder / "deep").mkdir(parents=True)
        (tmp_path / "src" / folder / "deep" / "code.py").write_text(folder)
    monkeypatch.setattr(cache, "SOURCES", tmp_path / "src")
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_, **__: str(tmp_path / "home"))
    return tmp_path / "src"


@pytest.mark.parametrize("folder", cache.COMPILED_FROM)
def test_an_edited_source_has_a_folder_of_its_own(sources: Path, folder: str) -> None:
    before = cache.cache_folder("cpu")
    (sources / folder / "deep" / "code.py").write_text("edited")
    after = cache.cache_folder("cpu")
    assert before is not None
    assert after is not None
    assert before != after
    assert before.is_dir()


def test_the_same_sources_have_the_same_folder(sources: Path) -> None:
    assert sources.is_dir()
    assert cache.cache_folder("cpu") == cache.cache_folder("cpu") != cache.cache_folder("another cpu")


def test_a_renamed_source_counts_as_edited(sources: Path) -> None:
    before = cache.digest("cpu")
    (sources / "kernels" / "deep" / "code.py").rename(sources / "kernels" / "deep" / "other.py")
    assert cache.digest("cpu") != before


def test_the_same_sources_elsewhere_or_written_anew_are_not_said_to_be_compiled(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba keeps code by place and time: what was compiled for one checkout is not another's."""
    before = cache.digest("cpu")
    os.utime(sources / "kernels" / "deep" / "code.py", (1, 1))
    anew = cache.digest("cpu")
    shutil.copytree(sources, tmp_path / "copy")
    monkeypatch.setattr(cache, "SOURCES", tmp_path / "copy")
    assert len({before, anew, cache.digest("cpu")}) == 3


def test_what_nobody_has_used_for_a_month_is_forgotten(sources: Path) -> None:
    old, new = cache.cache_folder("old cpu"), cache.cache_folder("new cpu")
    assert sources.is_dir()
    assert old is not None
    assert new is not None
    os.utime(old, (0, 0))
    cache.cache_folder("new cpu")
    assert new.is_dir()
    assert not old.exists()


def test_without_a_place_to_write_nothing_is_kept(sources: Path) -> None:
    (sources.parent / "home").write_text("a file where the folder should be")
    assert cache.cache_folder("cpu") is None


@pytest.mark.parametrize(
    "code",
    [
        "import settebello.server.app",
        "import settebello.cli.main as cli, sys; sys.argv[1:] = ['--help']; cli.main()",
        "import settebello.engine, settebello.notation, settebello.players, settebello.room",
    ],
)
def test_numba_is_not_imported_where_nobody_needs_it(code: str) -> None:
    program = (
        "import sys\n"
        f"try:\n    {code}\nexcept SystemExit:\n    pass\n"
        "print(sorted({'numba', 'numpy', 'llvmlite'} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, timeout=600, capture_output=True, text=True
    )
    assert done.stderr.strip().endswith("[]")
