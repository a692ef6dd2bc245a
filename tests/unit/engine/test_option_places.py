"""Every option is read in one place, so that a rule is one function and nobody asks for a name."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

import settebello
from settebello.rules import Rules

SOURCES = Path(settebello.__file__).parent
FOLDERS = ("engine", "notation", "referee", "room")
OPTIONS = [field.name for field in fields(Rules)]

ANYWHERE = {
    "players": "how many seats there are is a fact of every list of seats",
}
"""Options read wherever the table is laid out."""

ALSO_IN = {
    "deal": {
        "engine/dealing.py:layout": "the packets before the first play",
        "engine/dealing.py:dealt_in_all": "the packet that repeats, for the whole pack",
        "engine/transition.py:_next_batch": "the packet that repeats",
        "engine/figs/irregular.py:counts_are_regular": "the numbers that a count is held against",
        "engine/declaring.py:_has_played": "how many cards a hand of the batch in play began with",
        "engine/views.py:plays_made": "as in the state",
        "engine/state.py:plays_made": "how many cards went to the hands, hence how many are played",
        "engine/recall.py:plays_of_batch": "how many plays ago the last packet came",
        "notation/possible.py:_batch_size": "how many cards a hand of the batch in play began with",
        "notation/possible.py:_stocks": "how many cards are left after each batch",
        "notation/possible.py:_stock": "how many cards can be left to hand out",
        "notation/unknown.py:_batch": "which batch is in play",
        "notation/unknown.py:_places": "where each card of a pack goes",
        "referee/desk.py:_check_table": "how many cards are turned up",
        "room/announcements.py:_new_batch": "which batch has just been handed out",
    },
}
"""Options read in more than one function, each with its reason."""


@cache
def readings() -> dict[str, set[str]]:
    """Return, for each option, the functions that read it."""
    found: dict[str, set[str]] = defaultdict(set)
    for folder in FOLDERS:
        for path in sorted((SOURCES / folder).rglob("*.py")):
            where = path.relative_to(SOURCES).as_posix()
            for function, option in _read_in(ast.parse(path.read_text("utf-8"))):
                found[option].add(f"{where}:{function}")
    return found


def _read_in(tree: ast.AST, function: str = "module") -> Iterator[tuple[str, str]]:
    """Yield function and option for each ``rules.option`` below a node."""
    for node in ast.iter_child_nodes(tree):
        inside = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else function
        if isinstance(node, ast.Attribute) and node.attr in OPTIONS and _is_rules(node.value):
            yield inside, node.attr
        yield from _read_in(node, inside)


def _is_rules(node: ast.expr) -> bool:
    """Tell whether an expression is a rule set, by what it is called."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name == "rules" or name.endswith("_rules")


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_is_read_in_one_place(option: str) -> None:
    places = readings()[option]
    if option in ANYWHERE:
        assert places
    elif option in ALSO_IN:
        assert places == set(ALSO_IN[option])
    else:
        assert len(places) == 1, f"{option} is read in {sorted(places) or 'no place'}"


def test_the_scan_sees_rules_by_any_way_to_them() -> None:
    code = (
        "def f(rules, state):\n    return rules.ace, state.rules.cut, my_rules.extras, other.deal, rules.name"
    )
    assert list(_read_in(ast.parse(code))) == [("f", "ace"), ("f", "cut"), ("f", "extras")]


def test_nothing_takes_a_rule_set_under_another_name() -> None:
    """The scan knows a rule set by its name: a parameter that is one has to be called that."""
    for folder in FOLDERS:
        for path in sorted((SOURCES / folder).rglob("*.py")):
            arguments = [
                node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.arg)
            ]
            rules = [
                each for each in arguments if each.annotation and ast.unparse(each.annotation) == "Rules"
            ]
            assert {each.arg for each in rules} <= {"rules"}, path
