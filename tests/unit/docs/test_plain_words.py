"""A sentence begins with its subject: Who, What, Whoever and Whatever begin questions and headings alone.

A heading has no full stop. The test reads docstrings, comments, pages outside their blocks of code, and the
English texts.
"""

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[3]
BEGIN: Final = r"\b(?:Who|What|Whoever|Whatever)\b"
STARTS: Final = re.compile(rf"(?:^|(?<=[.!?] ))\W*({BEGIN}.*?(?:[.!?](?=\W*\s|\W*$)|$))")


def of_python(text: str) -> Iterator[str]:
    """Yield the paragraphs of a source's docstrings, and its comments."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(ast.Constant(str(docstring))):
                yield from re.split(r"\n\s*\n", docstring)
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = {each.start[0]: each.string.lstrip("# ") for each in tokens if each.type == tokenize.COMMENT}
    gaps = ((" " if line - 1 in comments else "\n") + each for line, each in comments.items())
    yield from "".join(gaps).splitlines()


def of_client(text: str) -> Iterator[str]:
    """Yield the paragraphs of the comments of TypeScript, Svelte and style sheets."""
    found = re.findall(r"/\*.*?\*/|<!--.*?-->|(?:(?<![:\"'`])//[^\n]*(?:\n[ \t]*(?=//))?)+", text, re.DOTALL)
    for comment in found:
        yield from re.split(r"\n\s*\n", re.sub(r"(?m)^\s*(?:\*|//)", "", comment))


def of_page(text: str) -> Iterable[str]:
    """Yield the paragraphs, list items and cells of a page."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.split(r"\n\s*\n|\n\s*(?=[-*#] |\d+\. )|\|", prose)


def of_texts(text: str) -> Iterable[str]:
    """Yield the texts of a language and their comments."""
    return (line.partition(" = ")[2] or line.strip() for line in text.splitlines())


READERS: Final[dict[str, Callable[[str], Iterable[str]]]] = {
    ".py": of_python,
    ".md": of_page,
    ".ftl": of_texts,
    **dict.fromkeys((".ts", ".mjs", ".svelte", ".css"), of_client),
}
PLACES: Final = {
    "src/settebello": {".py"},
    "src/settebello/texts/en": {".ftl"},
    "lab": {".py"},
    "art": {".py"},
    "tools": {".py"},
    "tests": {".py"},
    "bench": {".py"},
    "docs": {".md"},
    "web/src": {".ts", ".svelte", ".css"},
    "web/tests": {".ts"},
}


def free_relatives(paragraph: str) -> list[str]:
    """List the sentences of a paragraph whose subject is a free relative."""
    sentences = STARTS.findall(" ".join(paragraph.split()))
    return [each for each in sentences if each.rstrip('"”)*`').endswith((".", "!"))]


def read(paths: Iterable[Path]) -> dict[str, list[str]]:
    """Return the sentences of files that begin with a free relative, by file."""
    texts = ((path, path.read_text("utf-8")) for path in paths)
    found = {
        path.relative_to(ROOT).as_posix(): [
            each for paragraph in READERS[path.suffix](text) for each in free_relatives(paragraph)
        ]
        for path, text in texts
        if re.search(BEGIN, text)
    }
    return {path: sentences for path, sentences in found.items() if sentences}


def test_questions_and_headings_may_begin_so() -> None:
    assert free_relatives("Who deals? What a card takes") == []
    assert free_relatives("A rule. What it takes is listed.") == ["What it takes is listed."]


@pytest.mark.parametrize(
    ("reader", "text"),
    [
        (of_python, 'N = 1\n"""What it is:\none."""\n'),
        (of_python, "N = 1  # What it is:\n# one.\n"),
        (of_client, "/**\n * What it is:\n * one.\n */"),
        (of_client, "a();\n  // What it is:\n  // one.\n"),
        (of_page, "- What it is:\n  one.\n"),
        (of_page, "| a | What it is: one. |"),
        (of_texts, "n = What it is: one."),
    ],
)
def test_every_kind_of_file_is_read(reader: Callable[[str], Iterable[str]], text: str) -> None:
    assert [each for paragraph in reader(text) for each in free_relatives(paragraph)] == ["What it is: one."]


@pytest.mark.parametrize("place", PLACES)
def test_no_sentence_begins_with_a_free_relative(place: str) -> None:
    files = [path for path in sorted((ROOT / place).rglob("*")) if path.suffix in PLACES[place]]
    assert files
    assert read(files) == {}


def test_no_sentence_beside_them_begins_with_a_free_relative() -> None:
    assert read([*ROOT.glob("*.md"), *ROOT.glob("web/*.ts"), *ROOT.glob("web/icons/*.ts")]) == {}
