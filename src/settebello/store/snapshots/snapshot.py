"""A table as one of its events left it, and how often names had been taken out of its log by then."""

from dataclasses import dataclass

from settebello.room import Room


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The fold of a log; ``room`` is None where none is kept that can be used.

    ``erasures`` counts how often a name was taken out of the log before it was read: a snapshot of an earlier
    reading may hold the name, and is not written.
    """

    room: Room | None = None
    erasures: int = 0
