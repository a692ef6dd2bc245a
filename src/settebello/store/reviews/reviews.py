"""A store of reviews: its methods, on whatever database.

A review is a row that a worker claims, as deadlines are: it is due from the moment when anybody may take
it up, and taking it up puts that moment off to the end of a lease. A worker renews its lease while it works.
Where it does not, the review is due again, and the pieces that were done stay.

A worker is the house's own process, or an analyst: a program elsewhere that shows a token. A piece of an
analyst waits until the house has computed a sample of them again. If one is wrong the token is barred, and
all that it has delivered is dropped, in finished reviews as well: they are due again.
"""

from collections.abc import Mapping
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
    """A review that one worker has taken up under the name ``id``, at the moment ``begun``.

    ``tries`` counts how often the house has taken it up so far, ``total`` is how many pieces it has, None
    while nobody knows.
    """

    id: str
    match: str
    version: str
    tries: int
    begun: float = 0.0
    total: int | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a review: its ``number`` from 0, its text, and under which claim it was written.

    ``analyst`` is the token of the analyst who made it, as long as it may not be shown; None for the house's
    own, and for one of a review whose sample was right.
    """

    number: int
    body: str
    claim: str = ""
    analyst: str | None = None


@dataclass(frozen=True, slots=True)
class Lease:
    """The terms of a claim: its name, the moment it begins, and until when it holds without a word.

    For the house: ``complete`` asks for a review of which every piece is there, or for one of which some are
    missing. For the ``analyst`` of a token it is one with missing pieces that has been due for ``patience``
    seconds, and that fewer than ``most`` analysts have taken up.
    """

    claim: str
    now: float
    until: float
    complete: bool | None = None
    analyst: str | None = None
    patience: float = 0.0
    most: int = 0


@dataclass(frozen=True, slots=True)
class AnalystStanding:
    """The standing of an analyst's token: how many of its pieces have ``passed``, how many were ``checked``.

    A piece has passed where it was computed again and was right, or where those of its review that were
    computed again were. ``barred`` is since when nothing is taken from it, None for a token that is good.
    """

    passed: int = 0
    checked: int = 0
    barred: float | None = None


def claim_of(token: str, luck: str) -> str:
    """Return the name of a claim of an analyst: it begins with the id of the token."""
    return f"{token}:{luck}"


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

    async def claim(self, lease: Lease, version: str) -> ReviewClaim | None:
        """Take up the review that is due longest; None where none is due."""
        ...

    async def held(self, claim: str) -> ReviewClaim | None:
        """Return what is held under a claim; None where it is over."""
        ...

    async def renew(self, claim: str, until: float) -> bool:
        """Renew a lease; tell whether the claim still holds."""
        ...

    async def add(self, claim: str, piece: Piece, total: int, until: float) -> bool:
        """Write a piece down and renew the lease; tell whether the claim still holds.

        A piece that is there already stays as it is. A token that is barred holds no claim.
        """
        ...

    async def count(self, claim: str, total: int) -> bool:
        """Write down how many pieces a review has; tell whether the claim still holds."""
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

    async def passed(self, claim: str, checked: Mapping[str, int]) -> bool:
        """Let the pieces of a review be shown; tell whether the claim still holds.

        ``checked`` says how many of each analyst's pieces were computed again. The standing of the analysts
        grows by them and by their other pieces of this review.
        """
        ...

    async def standing(self, token: str) -> AnalystStanding:
        """Return the standing of an analyst; that of one that nobody knows is a beginner's."""
        ...

    async def holding(self, token: str, now: float) -> int:
        """Count the claims that an analyst holds now."""
        ...

    async def bar(self, token: str, now: float) -> int:
        """Take nothing more from an analyst, and have all that it had a hand in made again.

        Return how many reviews are due again.
        """
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
