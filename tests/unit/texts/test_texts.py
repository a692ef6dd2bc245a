"""Every sentence can be said in every language, and every reason for a refusal has one."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Resource,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from settebello.cards import FALLBACK, Language
from settebello.engine.score import CATEGORIES
from settebello.errors import Reason, SettebelloError
from settebello.texts import languages, texts
from settebello.texts.bundle import FILES

ROOT = Path(__file__).parents[3]
SOURCES = [path for folder in ("src", "lab/src", "art/src") for path in sorted((ROOT / folder).rglob("*.py"))]
LANGUAGES: Final = languages()
TRANSLATED: Final = [language for language in LANGUAGES if language != FALLBACK]
NAMES: Final = sorted(path.name for path in (ROOT / "src/settebello/texts" / FALLBACK).glob("*.ftl"))
"""Every file of texts, those of the page alone as well."""

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
FACTS: Final = ("7", 0, 1, 2, 5, 21, 1_000_000)
"""The values for a variable: a word, none, one, and numbers that languages count differently."""


class Variables(Visitor):
    """The variables of a message, the cases that each selects from, and the messages in it."""

    def __init__(self, message: Message) -> None:
        self.all: set[str] = set()
        self.cases: dict[str, set[str]] = defaultdict(set)
        self.parts: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.all.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.parts.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        if isinstance(node.selector, VariableReference):
            self.cases[node.selector.id.name] |= {_case(variant.key) for variant in node.variants}
        self.generic_visit(node)

    @property
    def words(self) -> dict[str, set[str]]:
        """The cases of each variable that is no number: a language may count as it has to."""
        return {name: cases for name, cases in self.cases.items() if not all(map(_counts, cases))}


def _case(key: Identifier | NumberLiteral) -> str:
    return key.name if isinstance(key, Identifier) else key.value


def _counts(case: str) -> bool:
    return case in PLURALS or case.isdigit()


@cache
def resource(language: Language, name: str) -> Resource:
    """Parse a file of texts."""
    return FluentResource(files("settebello.texts").joinpath(language, name).read_text("utf-8"))


@cache
def messages(language: Language, name: str) -> dict[str, Variables]:
    """Return the messages of a file of texts; whatever Fluent cannot read is an error."""
    body = resource(language, name).body
    assert [each.content for each in body if isinstance(each, Junk)] == []
    return {each.id.name: Variables(each) for each in body if isinstance(each, Message)}


@cache
def bundle(language: Language, name: str) -> FluentBundle:
    """Return one file of texts, ready to be said: page and terminal never have all of them at once."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(resource(language, name))
    return found


def test_every_language_has_every_file() -> None:
    folders = {language: ROOT / "src/settebello/texts" / language for language in LANGUAGES}
    found = {
        language: sorted(path.name for path in folder.glob("*.ftl")) for language, folder in folders.items()
    }
    assert found == dict.fromkeys(LANGUAGES, NAMES)
    assert set(FILES) <= set(NAMES)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_the_same_messages_about_the_same_facts(name: str, language: Language) -> None:
    own, english = messages(language, name), messages(FALLBACK, name)
    assert list(own) == list(english)
    for message, variables in own.items():
        # one language may tell one from many where the other does not
        plural = variables.cases.keys() | english[message].cases.keys()
        assert variables.all - plural == english[message].all - plural, message


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", NAMES)
def test_every_language_tells_the_same_cases_apart(name: str, language: Language) -> None:
    """The person of a verb, a reason, a suit: a case with another name would never be said."""
    for message, variables in messages(language, name).items():
        known = messages(FALLBACK, name)[message].cases
        for variable, cases in variables.words.items():
            assert cases <= known.get(variable, cases) | {"other"}, (message, variable)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_message_can_be_said(language: Language, name: str) -> None:
    found, said = messages(language, name), bundle(language, name)
    for message, variables in found.items():
        wanted = variables.all.union(*(found[part].all for part in variables.parts), {"names"})
        pattern = said.get_message(message).value
        assert pattern is not None
        for fact in FACTS:
            text, problems = said.format_pattern(pattern, dict.fromkeys(wanted, fact))
            assert text or fact == 0, message  # of none there may be nothing to say
            assert problems == [], message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_by_its_name_and_nothing_else_is(language: Language) -> None:
    own = {message for name in FILES for message in messages(language, name)}
    english = {message for name in FILES for message in messages(FALLBACK, name)}
    assert {*texts(language)} == own | english


@pytest.mark.parametrize("category", CATEGORIES)
def test_every_category_of_points_has_a_name(category: str) -> None:
    """The count of a deal, records that are replayed and the arbiter's desk call it by that."""
    assert any(f"category-{category}" in messages("en", name) for name in FILES)


def codes(branch: type[SettebelloError] = SettebelloError) -> Iterator[Reason]:
    """Yield the code of each branch of the tree of errors, as a reason."""
    yield Reason(branch.code)
    for each in branch.__subclasses__():
        yield from codes(each)


@cache
def nodes() -> list[tuple[str, ast.Attribute | ast.Compare]]:
    """List each attribute and comparison of the sources, with its file."""
    return [
        (str(path.relative_to(ROOT)), node)
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute | ast.Compare)
    ]


def raised() -> Iterator[str]:
    """Yield the name of every reason that the sources outside its own file use."""
    for _, node in nodes():
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Reason":
            yield node.attr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: Language) -> None:
    own = {message for name in FILES for message in messages(language, name)}
    assert [reason for reason in Reason if reason not in own] == []


def test_no_reason_is_unused() -> None:
    used = {*raised()} | {reason.name for reason in codes()}
    assert [reason for reason in Reason if reason.name not in used] == []


def test_no_reason_is_written_as_a_bare_string() -> None:
    """A comparison with a string would hold for a reason that no longer exists."""
    bare = [
        f"{path}:{node.lineno}"
        for path, node in nodes()
        if isinstance(node, ast.Compare)
        and any(
            isinstance(side, ast.Attribute) and side.attr == "reason"
            for side in (node.left, *node.comparators)
        )
        and any(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in ast.walk(node))
    ]
    assert bare == []
