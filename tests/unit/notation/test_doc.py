"""The examples of docs/notation.md are true."""

import re
from pathlib import Path
from typing import get_args

import pytest

from settebello.engine.live import Act
from settebello.errors import SyntaxProblem
from settebello.notation import (
    act_text,
    dumps,
    loads,
    parse_act,
    parse_action,
    parse_position,
    position_text,
    verified,
)
from settebello.notation.acts import read_marked_act
from settebello.notation.places import TextPlace
from settebello.notation.tags import POINT_TAGS

DOC = (Path(__file__).parents[3] / "docs" / "notation.md").read_text("utf-8")


def test_the_page_has_the_tag_of_every_category_of_points() -> None:
    """The table of tags names it, and so does the grammar."""
    table = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| the (?:points of each side|same)", DOC, re.MULTILINE)
    assert set(re.findall(r"\w+", " ".join(table))) == {*POINT_TAGS.values(), "Total"}
    grammar = re.search(r"^category +=(.*?);", DOC, re.MULTILINE | re.DOTALL)
    assert grammar is not None
    assert set(re.findall(r"\w+", grammar[1])) == {*POINT_TAGS.values(), "Total"}


def _blocks(kind: str) -> list[str]:
    found = re.findall(rf"^```{kind}\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
    assert found, f"docs/notation.md has no example of a {kind}"
    return found


MOVES = [line for block in _blocks("move") for line in block.splitlines()]
ACTS = [line for block in _blocks("act") for line in block.splitlines()]
MARKED = [line for block in _blocks("marked") for line in block.splitlines()]
REFUSED_ACTS = re.findall(r"^(\S.*)\n  (.*)$", _blocks("refused-act")[0], re.MULTILINE)
POSITIONS = [line for block in _blocks("position") for line in block.splitlines()]
REFUSED = re.findall(r"^(\S.*)\n  (.*)$", _blocks("refused")[0], re.MULTILINE)
RECORDS = _blocks("record")


@pytest.mark.parametrize("text", [*MOVES, *MARKED])
def test_a_move_of_the_page_reads_back(text: str) -> None:
    marked = read_marked_act(text, TextPlace(), 4)
    assert str(marked) == text
    if marked.seat is None:
        assert parse_act(text) == marked.act


@pytest.mark.parametrize("text", ACTS)
def test_an_act_of_the_page_reads_back(text: str) -> None:
    assert act_text(parse_act(text)) == text


def test_the_page_shows_every_kind_of_act() -> None:
    kinds = {type(parse_act(text)) for text in [*MOVES, *ACTS]}
    assert kinds == {kind for kind in get_args(Act) if isinstance(kind, type)}


@pytest.mark.parametrize(("text", "message"), REFUSED_ACTS)
def test_an_act_that_the_page_says_is_refused_is_refused_so(text: str, message: str) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        parse_act(text)
    assert refused.value.message == message


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_what_the_page_says_is_refused_is_refused_so(text: str, message: str) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        parse_action(text)
    assert refused.value.message == message


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_of_the_page_reads_back(text: str) -> None:
    assert position_text(parse_position(text)) == text


@pytest.mark.parametrize("text", RECORDS)
def test_a_record_of_the_page_reads_back_and_is_true(text: str) -> None:
    record = loads(text)
    assert dumps(record) == text
    assert len(verified(record)) == len(record.deals)


def test_the_match_of_the_page_is_whole() -> None:
    record = loads(RECORDS[0])
    assert record.winner is not None
    assert record.deals[0].points is not None


def test_what_a_person_typed_is_written_as_the_page_says() -> None:
    assert dumps(loads(_blocks("typed")[0])) == RECORDS[2]


def test_the_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    program = compile(_blocks("python")[0], "docs/notation.md", "exec")
    for text, says in [(RECORDS[0], "(2, 6)"), (RECORDS[2], "unfinished"), ("[", "syntax 1 1 line 1")]:
        exec(program, {"text": text})
        assert says in capsys.readouterr().out


def test_every_symbol_of_the_grammar_is_defined() -> None:
    grammar = re.sub(r"\(\*.*?\*\)", "", _blocks("ebnf")[0], flags=re.DOTALL)
    grammar = re.sub(r'any character but (?:"."|a line end)', "", grammar)
    grammar = re.sub(r"\"[^\"]*\"|'[^']*'", "", grammar)
    defined = {name.strip() for name in re.findall(r"^([a-z ]+?) *=", grammar, re.MULTILINE)}
    used = {name.strip() for name in re.findall(r"[a-z]+(?: [a-z]+)*", grammar)}
    in_words = {"blank", "space", "letter", "word", "plain character"}
    assert used - defined == in_words
    assert all(f"`{name}`" in DOC for name in in_words)
    assert defined - {"act", "position", "matches", "gap"} <= _right_sides(grammar)


def _right_sides(grammar: str) -> set[str]:
    rules = [rule.partition("=")[2] for rule in grammar.split(";")]
    return {name for rule in rules for name in re.findall(r"[a-z]+(?: [a-z]+)*", rule)}
