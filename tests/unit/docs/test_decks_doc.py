"""The statements of docs/decks.md about the decks are true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from settebello_art import DECKS

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "decks.md").read_text("utf-8")


def test_the_table_lists_every_deck_with_its_ratio() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (0\.\d+) \|", TEXT, re.MULTILINE)
    assert [name for name, _ in rows] == list(DECKS)
    for name, ratio in rows:
        assert DECKS[name].ratio == pytest.approx(float(ratio), abs=0.005)


def test_the_python_example_prints_what_it_should() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT / "art/src",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.splitlines() == [
        str(list(DECKS)),
        "0.56",
        '<svg xmlns="http://www.w3.org/2000/s',
        "True",
        "True",
    ]


def test_every_file_named_is_there() -> None:
    for name in re.findall(r"`((?:art|web)/[\w/.]+)`", TEXT):
        assert (ROOT / name).exists(), name


def test_the_prefixes_named_are_those_of_the_decks() -> None:
    found = {symbol[:3] for deck in DECKS.values() for symbol in deck.symbols} - {"sb-"}
    assert {*re.findall(r"`(\w\w-)`", TEXT)} == found
