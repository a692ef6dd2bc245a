"""The house's own reviewer: it takes up reviews one after another, in a process that lets tables go first."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from settebello.errors import SettebelloError
from settebello.server.rounds import Round, Rounds
from settebello.server.study.reviewer import Reviewer, ReviewerGone
from settebello.server.study.reviews import LEASE_S, Question, Reviews
from settebello.store import Piece, ReviewClaim

LOOK_S: Final = 5.0
"""How often it is looked for reviews that other processes were asked for."""

IDLE_S: Final = 300.0
"""After so long without a review the process is ended; the next review begins another."""

AGAIN_S: Final = 10.0
"""How long after a failure a review is taken up again."""

_logger = logging.getLogger(__name__)


class HouseReviewer:
    """Makes the reviews that are asked for, one at a time."""

    def __init__(self, reviews: Reviews) -> None:
        self._reviews = reviews
        self._reviewer = Reviewer()
        self._idle_s = 0.0
        self.rounds = Rounds(Round(self.look, 0.0, "reviews cannot be made"))

    @property
    def process_id(self) -> int | None:
        """Return the number of the process that reviews, if one runs."""
        return self._reviewer.process_id

    async def look(self) -> None:
        """Wait until a review may be due, and make those that are."""
        try:
            async with asyncio.timeout(LOOK_S):
                await self._reviews.asked.wait()
        except TimeoutError:
            self._idle_s += LOOK_S
        self._reviews.asked.clear()
        while claim := await self._reviews.take_for_house():
            self._idle_s = 0.0
            await self._make(claim)
        if self._idle_s >= IDLE_S:
            await self._reviewer.stop()

    async def stop(self) -> None:
        """Stop at once; a review that is being made is for another worker."""
        await self.rounds.stop()
        await self._reviewer.stop()

    async def _make(self, claim: ReviewClaim) -> None:
        """Make a review under a lease that is renewed meanwhile."""
        renewing = asyncio.create_task(self._renew(claim))
        try:
            await self._answers(claim, await self._reviews.question(claim))
        except ReviewerGone:
            _logger.warning("the process that reviews matches has ended; the review is taken up again")
            await self._reviews.give_back(claim.id, AGAIN_S)
        except asyncio.CancelledError:
            with suppress(SettebelloError):
                await self._reviews.give_back(claim.id)
            raise
        except SettebelloError as problem:
            await self._reviews.fail(claim.id, problem.reason)
        finally:
            self._reviews.preparing = False
            renewing.cancel()

    async def _renew(self, claim: ReviewClaim) -> None:
        """Renew the lease until it is lost; then nobody needs what the process is doing."""
        holds = True
        while holds:
            await asyncio.sleep(LEASE_S / 3)
            holds = await self._reviews.renew(claim.id)
        await self._reviewer.stop()

    async def _answers(self, claim: ReviewClaim, question: Question) -> None:
        """Write down what the process answers."""
        async for answer in self._reviewer.review(question.asked):
            self._reviews.preparing = "preparing" in answer
            if not await self._heeds(claim, question, answer):
                await self._reviewer.stop()  # it goes on with a review that is another worker's
                return

    async def _heeds(self, claim: ReviewClaim, question: Question, answer: dict[str, Any]) -> bool:
        """Write one answer down; tell whether the others are of use."""
        match answer:
            case {"number": number, "total": total, "piece": body}:
                return await self._reviews.add(claim.id, Piece(number, body), total)
            case {"checked": _}:
                return await self._reviews.passed(claim.id, question.checked)
            case {"wrong": numbers}:
                await self._reviews.bar(question.makers[number] for number in numbers)
            case {"digits": digits}:
                self._reviews.digits = digits
            case {"review": body}:
                await self._reviews.finish(claim.id, body)
            case {"problem": problem}:
                await self._reviews.fail(claim.id, problem)
        return True
