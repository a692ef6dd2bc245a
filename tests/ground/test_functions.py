"""Functions stay short, and take few arguments: those that belong together are a record."""

import ast
from functools import cache
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[2] / "src/settebello"
MOST_ARGUMENTS: Final = 8
"""Arguments of any kind, ``self`` and ``cls`` not counted."""
MOST_LINES: Final = 60
"""Lines from ``def`` to the last one, the docstring included, decorators not."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def functions() -> list[tuple[str, Function]]:
    """List every function of the game with where it stands."""
    return [
        (f"{file.relative_to(SOURCES).as_posix()}:{node.lineno} {node.name}", node)
        for file in sorted(SOURCES.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, Function)
    ]


def arguments(function: Function) -> int:
    """Count the arguments of a function."""
    given = function.args
    named = [each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    own = named[:1] in (["self"], ["cls"])
    return len(named) - own + (given.vararg is not None) + (given.kwarg is not None)


def lines(function: Function) -> int:
    """Count the lines of a function."""
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_no_function_takes_more_than_eight_arguments() -> None:
    assert {place: arguments(each) for place, each in functions() if arguments(each) > MOST_ARGUMENTS} == {}


def test_no_function_is_longer_than_sixty_lines() -> None:
    assert {place: lines(each) for place, each in functions() if lines(each) > MOST_LINES} == {}
