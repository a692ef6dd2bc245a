"""Where compiled kernels are kept between runs, so that they are never stale (no numba imported here).

Numba notices an edited function, but not an edited callee in another file. So every state of the sources
has a folder of its own, under a digest of all files that compiled code can come from, of Numba's
version and of the processor's name. Numba keeps code by the file's place and time, too: the same sources
installed elsewhere, or once more, have another folder, so that they are not reported as compiled.
"""

import hashlib
import shutil
import tempfile
import time
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import platformdirs

OWN: Final = "settebello"
"""The package whose kernels all others call."""

SOURCES: Final = Path(__file__).parents[2]
COMPILED_FROM: Final = ("cards", "rules", "engine", "kernels")
"""Folders of the package whose functions are compiled, or whose constants compiled code holds."""

KEPT_DAYS: Final = 30
_DAY_S: Final = 86_400


def cache_folder(processor: str, package: str = OWN) -> Path | None:
    """Return the folder of compiled code of a package, made if need be; None: nowhere to write."""
    home = Path(platformdirs.user_cache_dir("settebello", appauthor=False)) / "kernels"
    folder = home / digest(processor, package)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        folder.touch()
        _forget_old(home)
    except OSError:
        return None
    return folder


def digest(processor: str, package: str = OWN) -> str:
    """Return what names the present sources, where they lie, Numba and processor: 16 hexadecimal digits.

    The sources of another package are its kernels and those of the game, which they call.
    """
    seen = hashlib.sha256(f"{version('numba')} {version('numpy')} {processor} {SOURCES}".encode())
    for path in (*_sources(), *_kernels_of(package)):
        seen.update(f"\0{path.as_posix()} {path.stat().st_mtime}\0".encode())
        seen.update(path.read_bytes())
    return seen.hexdigest()[:16]


def _sources() -> Iterator[Path]:
    for folder in COMPILED_FROM:
        yield from sorted((SOURCES / folder).rglob("*.py"))


def _kernels_of(package: str) -> Iterator[Path]:
    """Yield the sources of the kernels of a package other than the game's."""
    found = None if package == OWN else find_spec(package)
    for folder in (found and found.submodule_search_locations) or ():
        yield from sorted((Path(folder) / "kernels").rglob("*.py"))


def _forget_old(home: Path) -> None:
    """Remove the folders of sources that have not run for a month."""
    oldest = time.time() - KEPT_DAYS * _DAY_S
    for folder in home.iterdir():
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
