"""The page that goes through the rulebook names every sentence, and only tests that exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[2]
PAGE = (TESTS.parent / "docs" / "figs.md").read_text("utf-8")
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if re.match(r"\| \d", line)]
NAMED = re.findall(r"`(test_\w+)`", PAGE)


READINGS = re.findall(r"^- \*\*.*?(?=^- |\Z)", PAGE, re.MULTILINE | re.DOTALL)
SENTENCES = (1, 4, 3, 7, 1, 2, 1, 1, 7, 1, 1, 2, 5, 1, 2, 6, 3, 3)
"""How many sentences each of the eighteen articles has; article 14 is one sentence with a list."""


def test_every_sentence_of_every_article_is_there_in_order() -> None:
    numbers = [tuple(map(int, row[0].split("."))) for row in ROWS]
    assert numbers == sorted(numbers)
    wanted = {(article, n + 1) for article, count in enumerate(SENTENCES, start=1) for n in range(count)}
    assert set(numbers) == wanted


def test_every_reading_names_its_test() -> None:
    assert READINGS
    assert all("`test_" in reading for reading in READINGS)


def test_every_test_that_is_named_exists() -> None:
    known = {
        name
        for path in TESTS.rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE)
    }
    assert set(NAMED) <= known


def test_a_sentence_without_a_test_is_no_matter_for_a_program() -> None:
    bare = [row[2] for row in ROWS if "`test_" not in row[-1]]
    assert all("physical act" in what or "no chat" in what for what in bare)
