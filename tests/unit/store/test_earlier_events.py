"""Logs that earlier versions of the program wrote are read, and tell of the same matches."""

import json
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from settebello.errors import StoreProblem
from settebello.notation import dumps
from settebello.room import (
    ActMade,
    Cancelled,
    Given,
    Interrupted,
    Practised,
    RemarksSwitched,
    Repeated,
    Resumed,
    RoomEvent,
    SaltsAsked,
    SaltShown,
    TakenBack,
    fold,
    room_record,
)
from settebello.store.codec import _FORMS, VERSION, event_text, read_event

KEPT = Path(__file__).parent / "kept"


@pytest.mark.parametrize("log", sorted(KEPT.glob("log-*.jsonl")), ids=lambda path: path.stem)
def test_a_kept_log_tells_of_the_match_that_was_recorded_with_it(log: Path) -> None:
    lines = log.read_text("utf-8").splitlines()
    events = [read_event("r00m", at, line) for at, line in enumerate(lines, 1)]
    assert dumps(room_record(fold(events))) == log.with_suffix(".txt").read_text("utf-8")
    again = [read_event("r00m", at, event_text(event)) for at, event in enumerate(events, 1)]
    assert again == events


@pytest.mark.parametrize(
    ("event", "form"),
    [
        (ActMade(1, "7D"), 2),
        (Given("match", 0, ()), 3),
        (Interrupted(7.5), 4),
        (SaltsAsked(("",), ("",)), 5),
        (SaltShown(0, ""), 5),
        (Repeated(("5e77" * 16,)), 6),
        (Practised(0), 7),
        (TakenBack(0, 3), 7),
        (Resumed(0), 8),
        (Cancelled("round"), 9),
        (RemarksSwitched(open=False), 9),
    ],
    ids=lambda each: each.type if hasattr(each, "type") else str(each),
)
def test_an_event_carries_the_version_of_its_form(event: RoomEvent, form: int) -> None:
    assert json.loads(event_text(event))["v"] == form


def test_the_newest_form_is_read() -> None:
    assert max(_FORMS.values()) == VERSION, "VERSION in store/codec.py is the newest form of _FORMS"


def test_an_event_that_an_earlier_program_does_not_know_is_of_a_later_form() -> None:
    """Without a form of its own an earlier program would take a log with it for damaged."""
    known = """opened seated sealed begun dealt act readied flagged left resigned asked_again recognized
        stood_in returned replaced claimed published"""
    types = {get_args(get_type_hints(each)["type"])[0] for each in get_args(RoomEvent)}
    formless = types - set(_FORMS) - set(known.split())
    assert not formless, f"_FORMS in store/codec.py names the next form for {sorted(formless)}"
    assert set(_FORMS) <= types


def test_an_act_of_the_first_version_is_the_same_act() -> None:
    old = '{"seat":1,"action":"7DxAS6C","at":4.5,"type":"moved"}'
    assert read_event("r00m", 9, old) == ActMade(1, "7DxAS6C", 4.5)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f'{{"v":{VERSION + 1},"type":"act","seat":1,"act":"7D"}}', "event_newer"),
        ('{"v":"2","type":"act","seat":1,"act":"7D"}', "event_damaged"),
        ('{"v":2,"type":"moved","seat":1,"action":"7D"}', "event_damaged"),
        ('{"type":"moved","seat":1}', "event_damaged"),
        ('{"type":["moved"],"seat":1}', "event_damaged"),
        ('{"v":1}', "event_damaged"),
        ("[]", "event_damaged"),
        ("7", "event_damaged"),
        ("", "event_damaged"),
    ],
)
def test_what_cannot_be_read_is_named_as_newer_or_damaged(text: str, reason: str) -> None:
    with pytest.raises(StoreProblem) as refused:
        read_event("r00m", 9, text)
    assert refused.value.reason == reason
