"""S2: no test waits without a limit; a limit for a whole test comes on top, and says less."""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
FILES = sorted(TESTS.rglob("*.py"))
RUNS = frozenset({"run", "call", "check_call", "check_output"})
WAITS = frozenset({"wait", "communicate", "recv", "result", "join", "get"})
LIMITED = frozenset({"wait_for", "create_task"})
"""Where somebody else waits, with a limit."""

EXCUSE = "# no limit: "
"""Followed by the reason why there is none."""


def unlimited(tree: ast.AST) -> Iterator[int]:
    """Yield the lines on which something is waited for without a limit."""
    limited = {
        id(given)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in LIMITED
        for given in node.args
    }
    awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Await)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        name, of = node.func.attr, ast.unparse(node.func.value)
        given = {keyword.arg for keyword in node.keywords}
        if of == "subprocess" and name in RUNS and "timeout" not in given:
            yield node.lineno
        if name == "communicate" and not given & {"timeout"} and len(node.args) < 2:
            yield node.lineno
        nothing_said = name in WAITS and not node.args and not given
        # of what is not awaited, a context variable, a captured output and words are got and joined at once
        if (
            nothing_said
            and id(node) not in limited
            and (id(node) in awaited or name in {"wait", "result", "join", "recv"})
        ):
            yield node.lineno


def test_nothing_is_waited_for_without_a_limit() -> None:
    found = []
    for file in FILES:
        lines = file.read_text().splitlines()
        waits = [at for at in unlimited(ast.parse("\n".join(lines))) if EXCUSE not in lines[at - 1]]
        found += [f"{file.relative_to(TESTS)}:{at}: {lines[at - 1].strip()}" for at in waits]
    assert found == []
