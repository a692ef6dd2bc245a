"""The page that goes through the rulebook names every article, and only tests that exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[2]
PAGE = (TESTS.parent / "docs" / "figs.md").read_text("utf-8")
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if re.match(r"\| \d", line)]
NAMED = re.findall(r"`(test_\w+)`", PAGE)


def test_every_article_is_there_in_order() -> None:
    articles = [int(row[0]) for row in ROWS]
    assert articles == sorted(articles)
    assert set(articles) == set(range(1, 19))


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
