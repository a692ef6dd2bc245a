"""Reviews of matches that are over: asked for, looked at, and handed to those who make them."""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from random import SystemRandom
from typing import Any, Final

import settebello
from settebello.analysis import AnalysisSettings
from settebello.analysis.report import FORMAT
from settebello.errors import Reason, TooMany
from settebello.notation import dumps
from settebello.room import RoomEvent, room_record
from settebello.rules import parse_rules
from settebello.server.results.finished import ended_room, kept_match
from settebello.server.rules.searched import check_known_to_search
from settebello.server.study.samples import sample_of
from settebello.store import (
    EventLog,
    KeptMatch,
    KeptReview,
    Lease,
    Piece,
    ResultStore,
    ReviewClaim,
    ReviewStore,
)

MOST_WAITING: Final = 500
"""Reviews that wait or are made at a time."""

LEASE_S: Final = 20.0
"""How long a worker that says nothing more keeps a review to itself."""

MOST_TRIES: Final = 5
"""How many workers may take a review up; one that none of them has finished is given up."""


_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """A review as the house's process is ``asked`` for it.

    ``makers`` has the analysts of the pieces that nobody has checked, by number, and ``checked`` how many of
    each are judged again.
    """

    asked: dict[str, Any]
    makers: Mapping[int, str]
    checked: Mapping[str, int]


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
        self.digits: str | None = None
        """The trial of this process's reviewer, once it has made a review: analysts have to get the same."""
        self._luck = SystemRandom()
        self.preparing = False
        """Whether the kernels are compiled now, the first time ever, by this process's reviewer."""

    async def look(self, match: str) -> tuple[KeptMatch, KeptReview | None]:
        """Return a match and its review, if anybody has asked for it; raise `NotFound` for no match."""
        kept = await kept_match(self._results, match)
        return kept, await self._store.look(kept.id, self.version)

    async def ask(self, match: str, count: Callable[[], Awaitable[None]]) -> None:
        """Ask for a review; ``count`` is called for a new one, and raises `TooMany` for too many.

        Raises `Forbidden` for a match by rules that nobody can judge yet.
        """
        kept, review = await self.look(match)
        if review is not None:
            return
        check_known_to_search(parse_rules(kept.rules))
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
            lease = Lease(f"{who}:{secrets.token_hex(6)}", now, now + LEASE_S, complete)
            claim = await self._store.claim(lease, self.version)
            if claim is None or claim.tries <= MOST_TRIES:
                return claim
            await self._store.fail(claim.id, Reason.REVIEW_GIVEN_UP, now)

    async def take_for_house(self) -> ReviewClaim | None:
        """Take up a review whose pieces are all there, which takes a moment, or else the one due longest."""
        return await self.take("house", complete=True) or await self.take("house")

    async def record(self, match: str) -> str:
        """Return the record of a match that is over; it names nobody.

        A review is of plays, and is the same whatever its players are called.
        """
        kept = await kept_match(self._results, match)
        events = await self._log.read(kept.room)
        return await asyncio.to_thread(anonymous_record, events, kept)

    async def question(self, claim: ReviewClaim) -> Question:
        """Return what the house has to know of a review, with a sample of what analysts have made of it."""
        pieces = await self.pieces(claim.match)
        theirs = {piece.number: piece.analyst for piece in pieces if piece.analyst is not None}
        standings = {token: await self._store.standing(token) for token in set(theirs.values())}
        check = sample_of(pieces, standings, self._luck)
        asked = {
            "record": await self.record(claim.match),
            "settings": asdict(self.settings),
            "pieces": {piece.number: piece.body for piece in pieces},
            "theirs": sorted(theirs),
            "check": check,
        }
        return Question(asked, theirs, Counter(theirs[number] for number in check))

    async def passed(self, claim: str, checked: Mapping[str, int]) -> bool:
        """Let the pieces of analysts be shown; tell whether the claim still holds."""
        return await self._store.passed(claim, checked)

    async def bar(self, tokens: Iterable[str]) -> None:
        """Take nothing more from analysts, and have all that they had a hand in made again."""
        for token in sorted(set(tokens)):
            again = await self._store.bar(token, self._now())
            _logger.warning("analyst %s has sent a wrong result; %d reviews are made again", token, again)

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
