"""How the processes that serve one table hear of each other: which table has moved, and to which version.

The events stand in the log. So a message may be lost, come twice or come late; whoever has lost the
line is told that, looks at the log once, and knows everything. Words with a ``/`` are of the moment, and not
said again: who is there, what somebody says, which programs wait, the acts of a table that has just moved.
"""

from collections.abc import Callable
from typing import Final, Protocol

EVERYTHING: Final = "*"
"""Said in place of a table: look at all of them."""

Hear = Callable[[str, int], None]
"""Called with a table, or `EVERYTHING`, and its version; must not wait."""

Lost = Callable[[], None]
"""Called when something may have been missed; must not wait."""


class Bus(Protocol):
    """Carries word of moved tables between processes."""

    def subscribe(self, hear: Hear, lost: Lost) -> None:
        """Hear of every table that moves from now on, whoever moved it."""
        ...

    def publish(self, room: str, version: int) -> None:
        """Tell everybody that a table has moved; does not wait, and never fails."""
        ...

    async def check(self) -> None:
        """Return if word can be carried now; raise `StoreProblem` otherwise."""
        ...

    async def close(self) -> None:
        """Say what is still to be said, and hear nothing more."""
        ...


class LocalBus:
    """The bus within one process: it loses nothing, and whoever is on it hears at once."""

    def __init__(self) -> None:
        self._hearers: list[Hear] = []

    def subscribe(self, hear: Hear, lost: Lost) -> None:  # noqa: ARG002 (nothing is lost)
        """Hear of every table that moves from now on, whoever moved it."""
        self._hearers.append(hear)

    def publish(self, room: str, version: int) -> None:
        """Tell everybody that a table has moved."""
        for hear in self._hearers:
            hear(room, version)

    async def check(self) -> None:
        """Do nothing: nothing is in the way."""

    async def close(self) -> None:
        """Do nothing: everything has been said."""
