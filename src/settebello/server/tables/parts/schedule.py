"""The schedule of a table: its deadline, and the lease of the process that moves for its computer players."""

from collections.abc import Callable
from typing import Final

from settebello.room import Room, deadline
from settebello.store import NEVER

LEASE_S: Final = 3.0
"""How long the work of a process at a table may be overdue before others do it."""


class Schedule:
    """Says when a table is due; ``lease_s`` is for how long a process sees to a computer player's turn."""

    def __init__(self, clock: Callable[[], float], lease_s: float = LEASE_S) -> None:
        self._clock = clock
        self.lease_s = lease_s

    def due_at(self, room: Room) -> float:
        """Return from when anybody may see to a table: to its computer player, or to its clock."""
        end = deadline(room)
        late = NEVER if end is None else end
        if room.bot_to_move is None:
            return late
        return min(late, self._clock() + self.lease_s)

    def new_due(self, before: Room, after: Room) -> float | None:
        """Return when a table is due after a change; None where it never is, as before."""
        due = self.due_at(after)
        return None if due == NEVER == self.due_at(before) else due
