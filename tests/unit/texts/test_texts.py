"""Every sentence can be said in both languages, and every reason for a refusal has one."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from settebello.cards import Language
from settebello.engine.score import CATEGORIES
from settebello.errors import Reason, SettebelloError
from settebello.texts import texts
from settebello.texts.bundle import FILES

ROOT = Path(__file__).parents[3]
SOURCES = [path for folder in ("src", "lab/src", "art/src") for path in sorted((ROOT / folder).rglob("*.py"))]
LANGUAGES: tuple[Language, ...] = ("it", "en")


class Variables(Visitor):
    """The variables of a message, those that one case or another depends on, and the messages in it."""

    def __init__(self, message: Message) -> None:
        self.all: set[str] = set()
        self.selecting: set[str] = set()
        self.parts: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.all.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.parts.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        if isinstance(node.selector, VariableReference):
            self.selecting.add(node.selector.id.name)
        self.generic_visit(node)


def messages(language: Language, name: str) -> dict[str, Variables]:
    text = files("settebello.texts").joinpath(language, name).read_text("utf-8")
    return {
        each.id.name: Variables(each) for each in FluentParser().parse(text).body if isinstance(each, Message)
    }


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_about_the_same_facts(name: str) -> None:
    italian, english = messages("it", name), messages("en", name)
    assert list(italian) == list(english)
    for message, variables in italian.items():
        # one language may tell one from many where the other does not
        plural = variables.selecting | english[message].selecting
        assert variables.all - plural == english[message].all - plural, message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_message_can_be_said(language: Language, name: str) -> None:
    found = messages(language, name)
    for message, variables in found.items():
        wanted = variables.all.union(*(found[part].all for part in variables.parts))
        for fact in ("7", 1, 2):
            assert texts(language).say(message, **dict.fromkeys(wanted, fact)), message


@pytest.mark.parametrize("category", CATEGORIES)
def test_every_category_of_points_has_a_name(category: str) -> None:
    """The count of a deal, records that are replayed and the arbiter's desk call it by that."""
    assert any(f"category-{category}" in messages("en", name) for name in FILES)


def codes(branch: type[SettebelloError] = SettebelloError) -> Iterator[Reason]:
    """Yield the code of each branch of the tree of errors, as a reason."""
    yield Reason(branch.code)
    for each in branch.__subclasses__():
        yield from codes(each)


def raised() -> Iterator[str]:
    """Yield the name of every reason that the sources outside its own file use."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "Reason"
            ):
                yield node.attr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: Language) -> None:
    assert [reason for reason in Reason if not texts(language).has(reason)] == []


def test_no_reason_is_unused() -> None:
    used = {*raised()} | {reason.name for reason in codes()}
    assert [reason for reason in Reason if reason.name not in used] == []


def test_no_reason_is_written_as_a_bare_string() -> None:
    """A comparison with a string would hold for a reason that no longer exists."""
    bare = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Compare)
        and any(
            isinstance(side, ast.Attribute) and side.attr == "reason"
            for side in (node.left, *node.comparators)
        )
        and any(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in ast.walk(node))
    ]
    assert bare == []
