"""The interface of a store of finished matches, for any database."""

from dataclasses import dataclass
from typing import Literal, Protocol

from settebello.ratings import Rating
from settebello.room import MatchResult, Origin
from settebello.room.results.figures import DealtFigures, Taken
from settebello.rules import Company, Family

Kind = Literal["person", "bot", "computer", "guest", "gone"]
"""The kinds of players: a person with an account, a program with one, a computer player, a guest, or a person
whose account was removed."""


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """The player of a seat; the name is empty for a removed account."""

    side: int
    name: str
    kind: Kind
    player: str | None
    left: bool


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match as it was written down: ``number`` is its place among all, ``id`` its public name."""

    number: int
    id: str
    room: str
    match: int
    rules: str
    family: Family
    company: Company
    score: tuple[int, ...]
    winner: int
    how: str
    deals: int
    ended: float | None
    rated: bool
    seats: tuple[KeptSeat, ...]
    origin: Origin | None = None


@dataclass(frozen=True, slots=True)
class Figures:
    """The totals of a player's matches, but for those with given deals."""

    matches: int
    won: int
    taken: Taken
    dealt: DealtFigures


@dataclass(frozen=True, slots=True)
class Standing:
    """How strong somebody is taken to be in one kind of game, after so many rated matches."""

    name: str
    family: Family
    company: Company
    rating: Rating
    matches: int
    won: int


class ResultStore(Protocol):
    """Matches that are over, each once, and the ratings that follow from them.

    An `EventLog` writes a match down as it appends what ends it; `keep` is for what was not. A match is
    rated as it is written if everybody in it has an account (for a computer player of the house: one with
    the role ``bot`` and its name), nobody sits twice, nobody of the winners has left, no simpler player has
    played for a computer player, and no deals were given. A failure of the database is a `StoreProblem`.
    """

    async def keep(self, result: MatchResult) -> bool:
        """Write a match down; tell whether it was done: not where it stands already."""
        ...

    async def match(self, name: str) -> KeptMatch | None:
        """Return the match that is called so in public."""
        ...

    async def matches(
        self, person: str, *, before: int | None = None, most: int | None = None
    ) -> list[KeptMatch]:
        """List a person's matches, those written last first: below the number ``before``, at most so many."""
        ...

    async def figures(self, person: str) -> Figures:
        """Sum up the matches of a person."""
        ...

    async def standings(self, person: str) -> list[Standing]:
        """List the ratings of a person."""
        ...

    async def best(self, family: Family, company: Company, *, bots: bool, most: int) -> list[Standing]:
        """List at most so many people, or programs, who are the best for sure: by mean less two spreads."""
        ...

    async def rate_again(self) -> int:
        """Work all ratings out from the matches alone, in their order; return how many are rated."""
        ...

    async def uncounted(self, most: int) -> list[str]:
        """List at most so many tables whose logs are still to be gone through."""
        ...

    async def counted(self, room: str) -> None:
        """Say that all matches of a table that are over are written down."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
