"""The difference between two screens of a seat, as protocol 2 sends it.

A change is the new value of a field, but for ``seats`` and ``sides``: these are objects, by number, of the
changed fields of each. So are ``clock`` and the time ``left`` on it. A play of ``legal`` is its action.

A played event says itself that it was the last play, and the last trick where it takes and piles lie open:
these two fields are only sent where they are anything else. The names of the sentences about an event go
with it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final

from pydantic_core import to_json, to_jsonable_python

from settebello.room.public import PlayedEvent, PublicEvent
from settebello.room.screen import ClockScreen, LegalPlay, Screen, SeatScreen, SideScreen
from settebello.room.told.sentences import sentences
from settebello.room.told.steps import Step, last_shown, steps

Part = SeatScreen | SideScreen | ClockScreen
"""The parts of which a screen has several."""

_NUMBERED: Final = frozenset({"seats", "sides"})
_FIELDS: Final = tuple(field.name for field in fields(Screen) if field.name != "version")
_VALUES: Final = attrgetter(*_FIELDS)
_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


def events_text(before: Screen, told: Sequence[PublicEvent], after: Screen) -> str:
    """Return the `EventsMessage` that leads from one screen of a seat to a later one, as JSON text."""
    message = {
        "type": "events",
        "since": before.version,
        "version": after.version,
        "steps": step_messages(before, told, after),
    }
    return to_json(message).decode()


def step_messages(before: Screen, told: Sequence[PublicEvent], after: Screen) -> list[dict[str, Any]]:
    """Return the steps from one screen of a seat to a later one, each with what it changed."""
    if not told:
        changed = changes(before, after)
        return [{"changes": changed}] if changed else []
    found = []
    for step in steps(before, told, after):
        found.append(_step_message(before, step))
        before = step.screen
    return found


def changes(before: Screen, after: Screen, told: Mapping[str, Any] = _NOTHING) -> dict[str, Any]:
    """Return what is new on a screen, by field; the version apart.

    ``told`` are the fields that the client knows otherwise than as they were before.
    """
    changed: dict[str, Any] = {}
    for name, was, new in zip(_FIELDS, _VALUES(before), _VALUES(after), strict=True):
        old = told.get(name, was) if told else was
        if old is new or old == new:
            continue
        if name == "legal":
            changed[name] = [_legal(play) for play in new]
        elif name in _NUMBERED and len(old) == len(new):
            changed[name] = _numbered(old, new)
        elif name == "clock" and old is not None and new is not None:
            changed[name] = _clock(old, new)
        else:
            changed[name] = new
    return changed


def _step_message(before: Screen, step: Step) -> dict[str, Any]:
    event, said = step.event, sentences(step.event, step.screen, before.you)
    if isinstance(event, PlayedEvent):
        changed = changes(before, step.screen, last_shown(before, event))
        return {"event": _played(event), "said": said, "changes": changed}
    return {"event": to_jsonable_python(event), "said": said, "changes": changes(before, step.screen)}


def _numbered(
    old: Sequence[SeatScreen | SideScreen], new: Sequence[SeatScreen | SideScreen]
) -> dict[int, dict[str, Any]]:
    """Return the changed fields of each of a row, by its number; of those only that have changed."""
    pairs = enumerate(zip(old, new, strict=True))
    return {
        number: _fields_changed(was, now) for number, (was, now) in pairs if was is not now and was != now
    }


def _clock(old: ClockScreen, new: ClockScreen) -> dict[str, Any]:
    """Return the changed fields of the clock; of the time left only the seats whose time has changed."""
    changed = _fields_changed(old, new)
    if "left" in changed:
        pairs = enumerate(zip(old.left, new.left, strict=True))
        changed["left"] = {seat: now for seat, (was, now) in pairs if was != now}
    return changed


def _fields_changed(old: Part, new: Part) -> dict[str, Any]:
    """Return the fields of a part of a screen that are new, by name."""
    names = [each.name for each in fields(new)]
    return {name: value for name in names if (value := getattr(new, name)) != getattr(old, name)}


def _played(event: PlayedEvent) -> dict[str, Any]:
    """Return a played event without what it is not."""
    more = {name: value for name in ("capture", "bank", "scopa") if (value := getattr(event, name))}
    return {"type": event.type, "seat": event.seat, "card": event.card} | more


def _legal(play: LegalPlay) -> str | dict[str, Any]:
    """Return a legal play as its action, which has the card and what it takes; a scopa is added to it."""
    return {"action": play.action, "scopa": True} if play.scopa else play.action
