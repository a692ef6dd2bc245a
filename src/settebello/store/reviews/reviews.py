"""A store of reviews: its methods, on whatever database.

A review is a row that a worker claims, as deadlines are: it is due from the moment when anybody may take
it up, and taking it up puts that moment off to the end of a lease. A worker renews its lease while it works.
Where it does not, the review is due again, and the pieces that were done stay.
"""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class KeptReview:
    """A review of the match ``match`` by the ``version`` of a program: how far it is, or what it found.

    ``asked`` and ``finished`` are in seconds since 1970. ``done`` pieces of ``total`` are there, None while
    nobody knows how many there are. ``body`` is the whole review, None until it is finished. ``problem``
    is the reason why there will be none; None where there is no problem.
    """

    match: str
    version: str
    asked: float
    done: int
    total: int | None
    finished: float | None
    body: str | None
    problem: str | None


@dataclass(frozen=True, slots=True)
class ReviewClaim:
    """A review that one worker has taken up under the name ``id``; ``tries`` counts those who have so far."""

    id: str
    match: str
    version: str
    tries: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a review: its ``number`` from 0, its text, and under which claim it was written."""

    number: int
    body: str
    claim: str = ""


class ReviewStore(Protocol):
    """Reviews by match and version, each asked for once and found once.

    Moments are seconds since 1970. A method raises `StoreProblem` where the database refuses.
    """

    async def ask(self, match: str, version: str, now: float, *, most: int) -> bool:
        """Ask for a review; tell whether there is room: not where ``most`` others wait already.

        A review that was asked for before stays as it is.
        """
        ...

    async def look(self, match: str, version: str) -> KeptReview | None:
        """Return a review as it stands; None where nobody has asked for it."""
        ...

    async def pieces(self, match: str, version: str) -> list[Piece]:
        """List the pieces of a review that is not finished, by number."""
        ...

    async def claim(
        self, claim: str, version: str, now: float, until: float, *, complete: bool | None = None
    ) -> ReviewClaim | None:
        """Take up the review that is due longest, until the end of a lease; None where none is due.

        ``complete`` asks for one of which every piece is there, or for one of which some are missing.
        """
        ...

    async def held(self, claim: str) -> ReviewClaim | None:
        """Return what is held under a claim; None where it is over."""
        ...

    async def renew(self, claim: str, until: float) -> bool:
        """Renew a lease; tell whether the claim still holds."""
        ...

    async def add(self, claim: str, piece: Piece, total: int, until: float) -> bool:
        """Write a piece down and renew the lease; tell whether the claim still holds.

        A piece that is there already stays as it is.
        """
        ...

    async def finish(self, claim: str, body: str, now: float) -> bool:
        """Write the whole review down and end the claim; tell whether it still held."""
        ...

    async def give_back(self, claim: str, due: float, *, without_pieces: bool = False) -> bool:
        """End a claim, so that the review is due at a moment; ``without_pieces`` drops those it wrote."""
        ...

    async def fail(self, claim: str, problem: str, now: float) -> bool:
        """End a claim and the review: there will be none."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
