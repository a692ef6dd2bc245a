"""The page of attacks names tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_every_test_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs/attack.md").read_text("utf-8")))
    files = list((ROOT / "tests").rglob("test_*.py"))
    there = {path.stem for path in files}
    for path in files:
        there |= set(re.findall(r"def (test_\w+)", path.read_text("utf-8")))
    assert len(named) > 40
    assert named <= there
