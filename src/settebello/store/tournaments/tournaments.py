"""A store of tournaments: its methods, on whatever database."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from settebello.store.log import NEVER
from settebello.tournament import TournamentEvent


@dataclass(frozen=True, slots=True)
class AnnouncedTournament:
    """A tournament as it was announced: when it ``starts`` (seconds since 1970), and who runs it.

    Its links follow from ``secret``. ``notice`` is what else was said of it, as JSON.
    """

    id: str
    secret: str
    starts: float
    arbiter: str
    notice: str


@dataclass(frozen=True, slots=True)
class TournamentProgress:
    """The part of a tournament's state that lists need, written with the events that change it.

    ``people`` are the accounts of its entries. It is ``due`` (seconds since 1970) from when something has to
    be done there by whoever gets to it. ``body`` is what a list tells, as JSON.
    """

    over: bool
    body: str
    people: frozenset[str] = frozenset()
    due: float = NEVER


@dataclass(frozen=True, slots=True)
class ListedTournament:
    """A tournament in a list."""

    announced: AnnouncedTournament
    over: bool
    body: str


@dataclass(frozen=True, slots=True)
class Seeker:
    """An account that has entered a tournament of pairs or teams and waits for the others.

    ``captain`` is the account whose team it has joined, ``team`` the name of its own team.
    """

    person: str
    name: str
    captain: str | None = None
    team: str | None = None


class TournamentStore(Protocol):
    """Events of tournaments by number, written once and in order, with what lists need.

    Moments are seconds since 1970. A failure of the database is a `StoreProblem`.
    """

    async def announce(
        self, announced: AnnouncedTournament, events: Sequence[TournamentEvent], progress: TournamentProgress
    ) -> None:
        """Write a new tournament with its first events, all or nothing, durably."""
        ...

    async def append(
        self, tournament: str, version: int, events: Sequence[TournamentEvent], progress: TournamentProgress
    ) -> None:
        """Write the events that follow event number ``version``, all or none, durably.

        An account that has a partner by them seeks none any more. Raises `Stale` (reason
        ``tournament_moved_on``) if another event already stands there.
        """
        ...

    async def announced(self, tournament: str) -> AnnouncedTournament:
        """Return a tournament as it was announced; raise `NotFound`."""
        ...

    async def read(self, tournament: str, after: int = 0) -> list[TournamentEvent]:
        """Return the events after number ``after``; raise `NotFound` if from the first on there is none."""
        ...

    async def listed(self, *, over: bool, most: int) -> list[ListedTournament]:
        """List at most so many: those to come with the next one first, or those over with the last first."""
        ...

    async def of_person(self, person: str, most: int) -> list[ListedTournament]:
        """List at most so many tournaments that an account plays in or runs, the latest first."""
        ...

    async def names(self, tournament: str) -> dict[str, str]:
        """Return the names of the accounts that have entered a tournament, and of the one that runs it."""
        ...

    async def seek(
        self,
        tournament: str,
        person: str,
        at: float,
        *,
        captain: str | None = None,
        team: str | None = None,
    ) -> bool:
        """Have an account seek others; tell whether it was written: not for one that is gone.

        It joins the team of a ``captain``, or begins one, which may have a name.
        """
        ...

    async def stop_seeking(self, tournament: str, person: str) -> None:
        """Have an account seek others no more, nor those who have joined its team."""
        ...

    async def seekers(self, tournament: str) -> list[Seeker]:
        """List the accounts that seek others, in their order."""
        ...

    async def due(self, now: float, most: int) -> list[tuple[str, float]]:
        """List at most so many that are due, with since when, the longest first."""
        ...

    async def put_off(self, tournament: str, since: float, until: float) -> bool:
        """Make a tournament due at another moment; tell whether it was still due ``since`` the one given."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
