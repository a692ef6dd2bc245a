"""Every sentence can be said in both languages, and every reason for a refusal has one."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

import settebello
from settebello.cards import Language
from settebello.texts import texts
from settebello.texts.bundle import FILES

SOURCES = Path(settebello.__file__).parent
LANGUAGES: tuple[Language, ...] = ("it", "en")


class Variables(Visitor):
    """The variables of a message, and those that one case or another depends on."""

    def __init__(self, message: Message) -> None:
        self.all: set[str] = set()
        self.selecting: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.all.add(node.id.name)

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
    for message, variables in messages(language, name).items():
        for fact in ("7", 1, 2):
            assert texts(language).say(message, **dict.fromkeys(variables.all, fact)), message


def reasons() -> Iterator[str]:
    """Yield every reason that an error is raised with, where it is written out."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.keyword)
                and node.arg == "reason"
                and isinstance(node.value, ast.Constant)
            ):
                yield str(node.value.value)


def test_every_reason_has_a_sentence() -> None:
    found = {*reasons()} - {"None"}
    assert len(found) > 50
    assert [
        (reason, language)
        for reason in sorted(found)
        for language in LANGUAGES
        if not texts(language).has(reason)
    ] == []
