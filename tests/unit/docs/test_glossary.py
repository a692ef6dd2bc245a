"""One term a thing, one thing a term: docs/glossary.md names each once, and a module that is there."""

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "glossary.md").read_text("utf-8")
TERMS, AVOIDED = TEXT.split("## One of two words")
ROWS = [line.strip("| ").split(" | ") for line in TERMS.splitlines() if re.match(r"\| (?!---|term )", line)]


def test_every_term_stands_there_once() -> None:
    terms = Counter(term for row in ROWS for term in row[0].split(", "))
    assert terms
    assert [term for term, times in terms.items() if times > 1] == []


def is_there(path: str) -> bool:
    """Tell whether a file is there: in the package of the game, or from the root of the repository."""
    return (ROOT / "src/settebello" / path).is_file() or (ROOT / path).is_file()


def test_every_term_lives_in_a_module_that_is_there() -> None:
    for term, _, where in ROWS:
        paths = re.findall(r"`([^`]+)`", where)
        assert paths, term
        assert [path for path in paths if not is_there(path)] == [], term


def test_no_word_to_use_is_one_to_avoid_for_the_same_thing() -> None:
    section = AVOIDED.split("## ")[0]
    for use, avoid in re.findall(r"^\| ([^|]+) \| ([^|]+) \| [^|]*\|$", section, re.MULTILINE):
        assert use not in avoid.split(", ")
