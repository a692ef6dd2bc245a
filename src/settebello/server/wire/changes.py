"""What one screen of a seat has that the one before had not, as it is sent by protocol 2.

A change is the new value of a field, but for ``seats`` and ``sides``: these are objects, by number, of the
changed fields of each. A played event says itself that it was the last play, and the last trick where it
takes and piles lie open: these two fields are only sent where they are anything else.
"""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from pydantic_core import to_json, to_jsonable_python

from settebello.room.public import PlayedEvent, PublicEvent
from settebello.room.screen import LegalPlay, Screen, SeatScreen, SideScreen
from settebello.room.steps import Step, steps, with_last_play

_NUMBERED: Final = frozenset({"seats", "sides"})
_FIELDS: Final = tuple(field.name for field in fields(Screen) if field.name != "version")


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


def changes(before: Screen, after: Screen) -> dict[str, Any]:
    """Return what is new on a screen, by field; the version apart."""
    changed: dict[str, Any] = {}
    for name in _FIELDS:
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        if name == "legal":
            changed[name] = [_legal(play) for play in new]
        elif name in _NUMBERED and len(old) == len(new):
            changed[name] = _numbered(old, new)
        else:
            changed[name] = new
    return changed


def _step_message(before: Screen, step: Step) -> dict[str, Any]:
    event = step.event
    if not isinstance(event, PlayedEvent):
        return {"event": to_jsonable_python(event), "changes": changes(before, step.screen)}
    return {"event": _played(event), "changes": changes(with_last_play(before, event), step.screen)}


def _numbered(
    old: Sequence[SeatScreen | SideScreen], new: Sequence[SeatScreen | SideScreen]
) -> dict[int, dict[str, Any]]:
    """Return the changed fields of each of a row, by its number; of those only that have changed."""
    found = {}
    for number, (was, now) in enumerate(zip(old, new, strict=True)):
        if was != now:
            names = [each.name for each in fields(now)]
            found[number] = {
                name: getattr(now, name) for name in names if getattr(was, name) != getattr(now, name)
            }
    return found


def _played(event: PlayedEvent) -> dict[str, Any]:
    """Return a played event without what it is not."""
    return {"type": event.type, "seat": event.seat, "card": event.card} | _more(event)


def _legal(play: LegalPlay) -> dict[str, Any]:
    return {"action": play.action, "card": play.card} | _more(play)


def _more(play: PlayedEvent | LegalPlay) -> dict[str, Any]:
    """Return what a play does besides laying a card; what is empty or false is left out."""
    return {name: value for name in ("capture", "bank", "scopa") if (value := getattr(play, name))}
