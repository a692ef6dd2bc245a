"""The house stays easy to look through: no folder is full, and no module is hidden in its package."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
HOUSES: Final = ("src/settebello", "lab", "art", "tests", "tools", "bench", "web/src")
MOST: Final = 20
"""How many files a folder may hold, those in folders below it not counted."""

MADE: Final = frozenset({"__pycache__", "client"})
"""Folders that nobody writes by hand: what Python and Vite make."""


def folders(house: Path) -> Iterator[Path]:
    """Yield a folder and all below it that people write in."""
    yield house
    for each in house.iterdir():
        if each.is_dir() and each.name not in MADE:
            yield from folders(each)


def files(folder: Path) -> list[Path]:
    """List the files that lie in a folder itself."""
    return [each for each in folder.iterdir() if each.is_file() and each.suffix != ".pyc"]


def test_no_folder_holds_more_files_than_one_looks_through() -> None:
    full = {
        folder.relative_to(ROOT).as_posix()
        for house in HOUSES
        for folder in folders(ROOT / house)
        if len(files(folder)) > MOST
    }
    assert full == set()


def exported(init: Path) -> Iterator[str]:
    """Yield the names that a package's ``__init__`` defines or imports, its own modules not counted."""
    own = ".".join(init.parent.relative_to(ROOT / "src").parts)
    for node in ast.parse(init.read_text("utf-8")).body:
        match node:
            case ast.ImportFrom() if node.module != own:
                yield from (alias.asname or alias.name for alias in node.names)
            case ast.FunctionDef() | ast.ClassDef():
                yield node.name


def test_no_module_is_hidden_by_a_name_of_its_package() -> None:
    """A name that a package exports is found there instead of its module of the same name."""
    hidden = [
        f"{init.parent.relative_to(ROOT).as_posix()}/{name}"
        for init in (ROOT / "src/settebello").rglob("__init__.py")
        for name in exported(init)
        if name in {each.stem for each in init.parent.iterdir() if each.suffix in {"", ".py"}}
    ]
    assert hidden == []
