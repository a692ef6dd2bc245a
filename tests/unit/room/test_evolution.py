"""A log that makes no sense is named as damaged, whatever is wrong in it."""

from dataclasses import replace

import pytest

from settebello.errors import StoreProblem
from settebello.room import ActMade, Begun, Dealt, Opened, RoomEvent, Sealed, Seated, fold
from settebello.rules import parse_rules
from tests.support.rooms import seated


def log() -> list[RoomEvent]:
    house = seated("scopa", persons=2)
    house.play(5)
    return house.log


def damaged(events: list[RoomEvent]) -> str:
    with pytest.raises(StoreProblem) as caught:
        fold(events)
    return caught.value.reason


def changed(kind: type, **fields: object) -> list[RoomEvent]:
    return [replace(event, **fields) if isinstance(event, kind) else event for event in log()]  # type: ignore[arg-type]  # as damage is


def test_an_empty_log_is_named() -> None:
    assert damaged([]) == "log_empty"


def test_a_log_without_its_beginning_is_named() -> None:
    assert damaged(log()[1:]) == "log_damaged"


def test_a_log_that_begins_twice_is_named() -> None:
    assert damaged([*log(), log()[0]]) == "log_damaged"


@pytest.mark.parametrize("missing", [Sealed, Begun, Dealt])
def test_a_log_that_lacks_an_event_is_named(missing: type) -> None:
    assert damaged([event for event in log() if not isinstance(event, missing)]) == "log_damaged"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Opened, {"options": {"players": "4"}}),
        (Opened, {"options": {**parse_rules("scopa").as_texts(), "players": "5"}}),
        (Begun, {"seating": (0, 9)}),
        (Begun, {"seating": ()}),
        (Begun, {"dealer": 77}),
        (Dealt, {"pack": "7D"}),
        (Dealt, {"pack": "ZZ" * 40}),
        (Dealt, {"pack": "7D" * 40}),
        (Dealt, {"pack": "7d7s"}),
        (Seated, {"seat": 7}),
        (Seated, {"seat": 0}),
        (ActMade, {"seat": 9}),
        (ActMade, {"seat": 0}),
        (ActMade, {"act": "nonsense"}),
        (ActMade, {"act": ""}),
    ],
)
def test_an_event_that_cannot_follow_is_named(kind: type, fields: dict[str, object]) -> None:
    assert damaged(changed(kind, **fields)) == "log_damaged"
