"""The house stays easy to look through: no folder is full, and no module is hidden in its package."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
HOUSES: Final = ("src/settebello", "tests", "tools", "bench", "web/src")
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


@pytest.mark.parametrize("package", ["cli", "server"])
def test_no_module_is_hidden_by_a_name_of_its_package(package: str) -> None:
    """What a package exports under the name of one of its modules is found there instead of the module."""
    hidden = [
        f"{init.parent.relative_to(ROOT).as_posix()}/{alias.asname or alias.name}"
        for init in (ROOT / "src/settebello" / package).rglob("__init__.py")
        for node in ast.walk(ast.parse(init.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if (alias.asname or alias.name) in {each.stem for each in init.parent.iterdir()}
    ]
    assert hidden == []
