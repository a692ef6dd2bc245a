"""A sentence begins with its subject: Who, What, Whoever and Whatever begin questions and headings alone.

A heading has no full stop. The test reads the docstrings and comments of `PACKAGES`, and the English texts.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import settebello

SOURCES: Final = Path(settebello.__file__).parent
PACKAGES: Final = (
    *("analysis", "cards", "cli", "conformance", "engine", "errors", "lesson", "notation", "players"),
    *("protocol", "referee", "room", "rules", "store", "tournament"),
)
STARTS: Final = re.compile(r"(?:^|(?<=[.!?] ))\W*(?:Who|What|Whoever|Whatever)\b.*?(?:[.!?](?=\W*\s|\W*$)|$)")


def paragraphs(path: Path) -> Iterator[str]:
    """Yield each paragraph of a source's docstrings and each of its comments."""
    text = path.read_text("utf-8")
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(ast.Constant(str(docstring))):
                yield from re.split(r"\n\s*\n", docstring)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("# ")


def free_relatives(paragraph: str) -> list[str]:
    """List the sentences of a paragraph whose subject is a free relative."""
    sentences = [match[0] for match in STARTS.finditer(" ".join(paragraph.split()))]
    return [each for each in sentences if each.rstrip('"”)*`').endswith((".", "!"))]


def test_questions_and_headings_may_begin_so() -> None:
    assert free_relatives("Who deals? What a card takes") == []
    assert free_relatives("A rule. What it takes is listed.") == ["What it takes is listed."]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_of_a_docstring_or_comment_begins_with_a_free_relative(package: str) -> None:
    found = {
        path.relative_to(SOURCES).as_posix(): sentences
        for path in sorted((SOURCES / package).rglob("*.py"))
        if (sentences := [each for paragraph in paragraphs(path) for each in free_relatives(paragraph)])
    }
    assert found == {}


def test_no_sentence_of_the_english_texts_begins_with_a_free_relative() -> None:
    found = {
        path.name: sentences
        for path in sorted((SOURCES / "texts/en").glob("*.ftl"))
        if (
            sentences := [
                each
                for line in path.read_text("utf-8").splitlines()
                for each in free_relatives(line.partition(" = ")[2] or line.strip())
            ]
        )
    }
    assert found == {}
