"""Analysts: programs on other machines that make reviews for the house, each with a token.

An analyst takes a review up, delivers its pieces one by one, and may be gone at any moment: the review is
due again when its lease is over, and at the latest some minutes after it was taken up, however often the
lease was renewed. The house checks what comes before anybody sees it (`settebello.server.study.samples`).
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import settebello
from settebello.analysis import AnalysisSettings, course_of
from settebello.analysis.form import decision_of, decision_text
from settebello.analysis.report import FORMAT
from settebello.errors import Forbidden, Reason, SettebelloError, Stale, SyntaxProblem, TooMany
from settebello.notation import loads
from settebello.server.study.reviews import LEASE_S, Reviews
from settebello.store import Lease, Piece, ReviewClaim, ReviewStore, claim_of

LONGEST_CLAIM_S: Final = 600.0
"""How long a review is an analyst's at most, however often it renews its claim."""

HOUSE_FIRST_S: Final = 2.0
"""How long a review waits for the house alone, whose pieces are shown as they come."""

MOST_ANALYSTS: Final = 3
"""How many analysts may take a review up; one that none of them has finished is for the house alone."""

MOST_CLAIMS: Final = 64
"""Reviews that one token holds at a time."""

LOOK_S: Final = 5
"""How soon an analyst asks again where no review waits."""


@dataclass(frozen=True, slots=True)
class Maker:
    """The program of an analyst: its version, its form of reviews, and the trial of its machine."""

    program: str
    format: int
    digits: str


@dataclass(frozen=True, slots=True)
class HandedReview:
    """A review handed to an analyst: the record names nobody, and ``done`` are the pieces that are there."""

    claim: str
    record: str
    settings: AnalysisSettings
    total: int
    done: tuple[int, ...]


class Analysts:
    """The reviews of a club as analysts reach them; the clock is an argument for tests."""

    def __init__(self, reviews: Reviews, store: ReviewStore, *, now: Callable[[], float] = time.time) -> None:
        self._reviews = reviews
        self._store = store
        self._now = now

    async def take(self, token: str, maker: Maker) -> HandedReview | None:
        """Hand the review that waits longest to an analyst; None where none waits for one.

        Raises `Forbidden` for one that is barred or computes otherwise, `TooMany` for one that holds many.
        """
        await self._check(token)
        self._check_maker(maker)
        now = self._now()
        if self._reviews.digits is None:
            return None  # the house has made none yet, and nobody knows its digits
        if await self._store.holding(token, now) >= MOST_CLAIMS:
            raise TooMany(
                "this token holds many reviews", reason=Reason.ANALYST_CLAIMS, seconds=round(LEASE_S)
            )
        lease = Lease(
            claim_of(token, secrets.token_hex(6)),
            now,
            now + LEASE_S,
            complete=False,
            analyst=token,
            patience=HOUSE_FIRST_S,
            most=MOST_ANALYSTS,
        )
        claim = await self._store.claim(lease, self._reviews.version)
        return None if claim is None else await self._handed(claim)

    async def renew(self, token: str, claim: str) -> None:
        """Renew a lease; raise `Stale` for a claim that is over."""
        held = await self._held(token, claim)
        if not await self._store.renew(claim, self._until(held)):
            raise _over()

    async def deliver(self, token: str, claim: str, number: int, text: str) -> tuple[int, int]:
        """Write a piece down; return how many are there, and how many there will be.

        Raises `Stale` for a claim that is over, and `SyntaxProblem` for what is no piece.
        """
        held = await self._held(token, claim)
        total = held.total or 0
        if not 0 <= number < total:
            raise _no_piece(number)
        piece = Piece(number, plain_piece(number, text), analyst=token)
        if not await self._store.add(claim, piece, total, self._until(held)):
            raise _over()
        found = await self._store.look(held.match, held.version)
        done = found.done if found is not None else 0
        if done >= total:
            await self._store.give_back(claim, self._now())
            self._reviews.asked.set()  # the house looks at a sample
        return done, total

    async def give_back(self, token: str, claim: str) -> None:
        """End a claim; the pieces stay, and another goes on. Raise `Stale` for a claim that is over."""
        await self._held(token, claim)
        await self._store.give_back(claim, self._now())
        self._reviews.asked.set()

    async def _handed(self, claim: ReviewClaim) -> HandedReview | None:
        """Return a review as it is handed out; one that cannot be read is the house's to fail."""
        try:
            record = await self._reviews.record(claim.match)
            total = await asyncio.to_thread(lambda: len(course_of(loads(record)).positions))
        except SettebelloError:
            await self._store.give_back(claim.id, self._now())
            return None
        done = tuple(piece.number for piece in await self._reviews.pieces(claim.match))
        if not await self._store.count(claim.id, total):
            return None
        return HandedReview(claim.id, record, self._reviews.settings, total, done)

    async def _held(self, token: str, claim: str) -> ReviewClaim:
        """Return what an analyst holds under a claim of its own; raise `Stale` where it is over."""
        await self._check(token)
        held = await self._store.held(claim) if claim.startswith(claim_of(token, "")) else None
        if held is None or self._now() >= held.begun + LONGEST_CLAIM_S:
            raise _over()
        return held

    def _until(self, held: ReviewClaim) -> float:
        return min(self._now() + LEASE_S, held.begun + LONGEST_CLAIM_S)

    async def _check(self, token: str) -> None:
        """Raise `Forbidden` for a token that is barred."""
        if (await self._store.standing(token)).barred is not None:
            raise Forbidden("this analyst has sent a wrong result", reason=Reason.ANALYST_BARRED)

    def _check_maker(self, maker: Maker) -> None:
        """Raise `Forbidden` for a program whose pieces would be others than the house's."""
        if (maker.program, maker.format) != (settebello.__version__, FORMAT):
            raise Forbidden(
                "the server reviews with another version",
                reason=Reason.ANALYST_VERSION,
                program=maker.program,
                wanted=settebello.__version__,
            )
        if self._reviews.digits not in {None, maker.digits}:
            raise Forbidden("this machine computes other digits", reason=Reason.ANALYST_DIGITS)


def plain_piece(number: int, text: str) -> str:
    """Return a piece as it is kept; raise `SyntaxProblem` for what is none.

    A number that is none of JSON's (``NaN``) would be written as something else, and is refused.
    """
    try:
        read = decision_of(text)
        plain = decision_text(read)
        if decision_of(plain) == read:
            return plain
    except SyntaxProblem:
        pass
    raise _no_piece(number)


def _no_piece(number: int) -> SyntaxProblem:
    return SyntaxProblem("this is no piece of this review", reason=Reason.ANALYST_PIECE, number=number + 1)


def _over() -> Stale:
    return Stale("this claim is over", reason=Reason.CLAIM_OVER)
