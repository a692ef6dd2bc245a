"""Reviews of matches that are over: asked for, looked at, and handed to those who make them."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from typing import Any, Final

import settebello
from settebello.analysis import AnalysisSettings
from settebello.analysis.report import FORMAT
from settebello.errors import Reason, TooMany
from settebello.notation import dumps
from settebello.room import RoomEvent, room_record
from settebello.server.results.finished import ended_room, kept_match
from settebello.store import EventLog, KeptMatch, KeptReview, Piece, ResultStore, ReviewClaim, ReviewStore

MOST_WAITING: Final = 500
"""Reviews that wait or are made at a time."""

LEASE_S: Final = 20.0
"""How long a worker that says nothing more keeps a review to itself."""

MOST_TRIES: Final = 5
"""How many workers may take a review up; one that none of them has finished is given up."""


class Reviews:
    """The reviews of a club; the clock is an argument for tests."""

    def __init__(
        self,
        store: ReviewStore,
        log: EventLog,
        results: ResultStore,
        *,
        worlds: int,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._log = log
        self._results = results
        self._now = now
        self.settings = AnalysisSettings(worlds=worlds)
        self.version = f"{settebello.__version__}/{FORMAT}/{worlds}"
        self.asked = asyncio.Event()
        """Set when a review is asked for in this process."""
        self.preparing = False
        """Whether the kernels are compiled now, the first time ever, by this process's reviewer."""

    async def look(self, match: str) -> tuple[KeptMatch, KeptReview | None]:
        """Return a match and its review, if anybody has asked for it; raise `NotFound` for no match."""
        kept = await kept_match(self._results, match)
        return kept, await self._store.look(kept.id, self.version)

    async def ask(self, match: str, count: Callable[[], Awaitable[None]]) -> None:
        """Ask for a review; ``count`` is called for a new one, and raises `TooMany` for too many."""
        kept, review = await self.look(match)
        if review is not None:
            return
        await count()
        if not await self._store.ask(kept.id, self.version, self._now(), most=MOST_WAITING):
            raise TooMany("too many reviews wait", reason=Reason.REVIEWS_FULL, seconds=60)
        self.asked.set()

    async def body(self, match: KeptMatch) -> str | None:
        """Return the whole review of a match by this version; None where it is not there."""
        found = await self._store.look(match.id, self.version)
        return None if found is None else found.body

    async def pieces(self, match: str) -> list[Piece]:
        """List the pieces of a review that is not finished."""
        return await self._store.pieces(match, self.version)

    async def take(self, who: str, *, complete: bool | None = None) -> ReviewClaim | None:
        """Take up the review that is due longest in somebody's name; one that is given up is passed over."""
        while True:
            now = self._now()
            name = f"{who}:{secrets.token_hex(6)}"
            claim = await self._store.claim(name, self.version, now, now + LEASE_S, complete=complete)
            if claim is None or claim.tries <= MOST_TRIES:
                return claim
            await self._store.fail(claim.id, Reason.REVIEW_GIVEN_UP, now)

    async def question(self, claim: ReviewClaim) -> dict[str, Any]:
        """Return what a worker has to know of a review: the record and the pieces that are there.

        The record names nobody: a review is of plays, and is the same whatever its players are called.
        """
        kept = await kept_match(self._results, claim.match)
        events = await self._log.read(kept.room)
        record = await asyncio.to_thread(anonymous_record, events, kept)
        pieces = await self.pieces(claim.match)
        return {
            "record": record,
            "settings": asdict(self.settings),
            "pieces": {piece.number: piece.body for piece in pieces},
            "check": [],
        }

    async def renew(self, claim: str) -> bool:
        """Renew a lease; tell whether the claim still holds."""
        return await self._store.renew(claim, self._now() + LEASE_S)

    async def add(self, claim: str, piece: Piece, total: int) -> bool:
        """Write a piece down; tell whether the claim still holds."""
        return await self._store.add(claim, piece, total, self._now() + LEASE_S)

    async def finish(self, claim: str, body: str) -> bool:
        """Write a whole review down; tell whether the claim still held."""
        return await self._store.finish(claim, body, self._now())

    async def fail(self, claim: str, problem: str) -> bool:
        """Give a review up; tell whether the claim still held."""
        return await self._store.fail(claim, problem, self._now())

    async def give_back(self, claim: str, after_s: float = 0.0) -> bool:
        """End a claim, so that another worker may take the review up after a while."""
        return await self._store.give_back(claim, self._now() + after_s)


def anonymous_record(events: list[RoomEvent], kept: KeptMatch) -> str:
    """Return the record of a match that is over, with seats for names."""
    record = room_record(ended_room(events, kept))
    seats = tuple(str(seat) for seat in range(1, len(record.players) + 1))
    return dumps(replace(record, players=seats, date=None, free_tags=()))
