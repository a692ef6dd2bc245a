"""A class or a function has a name of its own: no other package of the game uses it."""

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GAME: Final = ROOT / "src/settebello"
DECISION: Final = ROOT / "docs/decisions/0034-one-name-one-thing.md"
ROW: Final = re.compile(r"^\| `(\w+)` \| `(\w+)\.\S*` \| `(\w+)\.\S*` \|$", re.MULTILINE)


def places() -> dict[str, set[str]]:
    """Return the packages of the game that define each public name at the top level of a module."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in GAME.rglob("*.py"):
        package = path.relative_to(GAME).parts[0].removesuffix(".py")
        for node in ast.parse(path.read_text("utf-8")).body:
            match node:
                case ast.ClassDef(name) | ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
                    if not name.startswith("_"):
                        found[name].add(package)
    return found


def twins() -> dict[str, set[str]]:
    """Return the names that the decision defends, with the packages of its table."""
    rows = ROW.findall(DECISION.read_text("utf-8"))
    return {name: {original, twin} for name, original, twin in rows}


def test_no_name_stands_for_two_things_in_two_packages() -> None:
    double = {name: packages for name, packages in places().items() if len(packages) > 1}
    assert double == twins()
