"""The acts of a table on the bus: they go ahead of the word that it has moved, so that nobody reads them.

Only acts go this way, which everybody at the table is shown. All other events are read from the log, and so
are acts that are lost, come late or do not fit.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from settebello.room import ActMade, Room, RoomChange, RoomEvent
from settebello.store import event_text, read_event

MOVES: Final = "moves/"
"""The beginning of a message on the bus that tells acts; no table is called so."""


@dataclass(frozen=True, slots=True)
class Moves:
    """Acts at a table that follow event number ``version`` of it, as text."""

    room: str
    version: int
    bodies: Sequence[str]

    def events(self) -> list[RoomEvent]:
        """Return the acts; raise `StoreProblem` for what is none."""
        numbered = enumerate(self.bodies, start=self.version + 1)
        return [read_event(self.room, version, body) for version, body in numbered]


def moves_word(before: Room, changes: Sequence[RoomChange]) -> str | None:
    """Return the message that tells what happened at a table; None where it is not acts alone."""
    if not changes or not all(isinstance(change.event, ActMade) for change in changes):
        return None
    bodies = "\n".join(event_text(change.event) for change in changes)
    return f"{MOVES}{before.id}/{before.version}/{bodies}"


def moves_in(word: str) -> Moves | None:
    """Return the acts that a message tells; None for any other message."""
    if not word.startswith(MOVES):
        return None
    match word.removeprefix(MOVES).split("/", 2):
        case room, version, bodies if version.isdecimal():
            return Moves(room, int(version), bodies.split("\n"))
    return None
