"""The sentences about an event have one name each; terminal and page say the same, in every language."""

import json
from typing import Any, get_args

import pytest

from settebello.room.public import PublicEvent
from tests.support.said import FILE, LANGUAGES, events, examples

WRITTEN: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
SAID = [example for screen in WRITTEN for example in screen["events"]]


def test_there_is_an_example_of_every_kind_of_event() -> None:
    assert {type(event) for event in events()} == set(get_args(PublicEvent))


@pytest.mark.parametrize("kind", sorted({example["event"]["type"] for example in SAID}))
def test_every_kind_of_event_has_a_sentence(kind: str) -> None:
    of_another = [each for each in SAID if each["event"]["type"] == kind and each["event"].get("seat") != 0]
    assert of_another
    for example in of_another:
        assert example["said"], example
        ends = ("?",) if example["said"] == ["resigning-too"] else (".", "!")
        for language in LANGUAGES:
            assert all(text.endswith(ends) for text in example[language]), example


def test_the_terminal_says_what_is_written() -> None:
    """`python -m tests.support.said` writes it."""
    assert examples() == WRITTEN


def test_nobody_is_told_of_their_own_leaving_and_being_ready() -> None:
    own = [each for each in SAID if each["event"]["type"] in {"left", "ready"} and not each["said"]]
    assert {each["event"]["seat"] for each in own} == {0}
    assert {each["event"]["type"] for each in own} == {"left", "ready"}
