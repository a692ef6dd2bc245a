"""Asking computer players what they do: the quick ones here, the others in a process of their own.

That process (`settebello.players.apart`) is begun when the first of them sits down, and begun anew if it
dies. While a player is not ready, as in the minute in which a new version is compiled for the first time,
does not answer in time or cannot be had at all, `Greedy` moves in its stead, and says why: no table waits.
"""

import asyncio
import logging
import pickle
import time
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from math import inf
from typing import Final, Literal, NamedTuple

from settebello.engine import View
from settebello.engine.live import Act
from settebello.errors import NotFound
from settebello.notation import parse_act
from settebello.players import Budget, Greedy, player, respond, searches
from settebello.players.apart import LENGTH, Answer, Prepare, Think, ThinkRequest, command, frame
from settebello.room.public import WhyReplaced


@dataclass(frozen=True, slots=True)
class ThinkingLimits:
    """How long the server waits for players; all in seconds but ``most``.

    A table waits ``answer_s`` for an answer, which is less than the lease after which other processes see to
    the table. A player that is not ready ``load_s`` after it was asked for is not being loaded but compiled,
    and no table waits for that. A process that leaves a question unanswered for ``hung_s`` hangs, and is
    ended; compiling takes less. It is begun anew ``again_s`` after the last beginning, and has ``end_s`` to
    end by itself. At most ``most`` questions wait at a time: `Greedy` answers the others.
    """

    answer_s: float = 2.0
    load_s: float = 8.0
    hung_s: float = 300.0
    again_s: float = 10.0
    end_s: float = 1.0
    most: int = 32


USUAL: Final = ThinkingLimits()
GONE: Final = "the process in which players think has ended"

_logger = logging.getLogger(__name__)


Answerer = Literal["player", "stand_in"]
"""The one that answered: the player that was asked, or `Greedy` in its stead."""

Answered = Callable[[Answerer], None]
"""Called with each answerer; must not wait."""


def ignore(_answerer: Answerer) -> None:
    """Do nothing."""


class Thought(NamedTuple):
    """The act to make, and the reason if `Greedy` chose it."""

    act: Act
    replaced: WhyReplaced | None = None


class Unanswered(Exception):
    """The process was not there to answer, or could not: ``why`` it did not."""

    def __init__(self, message: str, why: WhyReplaced = "missing") -> None:
        super().__init__(message)
        self.why: WhyReplaced = why


class Apart(NamedTuple):
    """The process, and the pipes to it and from it."""

    process: Process
    questions: StreamWriter
    answers: StreamReader


class Question(NamedTuple):
    """A question that waits for its answer, and since when."""

    future: asyncio.Future[Answer]
    since: float


class Preparing(NamedTuple):
    """A player is being prepared, or has been: what went wrong, empty if nothing did; and since when."""

    task: asyncio.Task[str]
    since: float


class Thinker:
    """Tells what a computer player does, whichever it is."""

    def __init__(self, answered: Answered = ignore, limits: ThinkingLimits = USUAL) -> None:
        self._answered = answered
        self.limits = limits
        self._apart: Apart | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: dict[int, Question] = {}
        self._numbers = count(1)
        self._preparing: dict[str, Preparing] = {}
        self._lock = asyncio.Lock()
        self._not_before = 0.0

    @property
    def waiting(self) -> int:
        """Return how many questions wait for an answer."""
        return len(self._waiting)

    @property
    def process_id(self) -> int | None:
        """Return the number of the process in which players think, if one runs."""
        return self._apart.process.pid if self._apart and self._apart.process.returncode is None else None

    async def respond(self, name: str, view: View, budget: Budget) -> Thought:
        """Return what a player does; what `Greedy` would do where it does not answer."""
        if not searches(name):
            self._answered("player")
            return Thought(respond(player(name), view, budget))
        try:
            async with asyncio.timeout(self.limits.answer_s):
                await self._prepared(name)
                act = parse_act((await self._ask(Think(name, view, budget))).act)
        except TimeoutError:
            problem = self._why_late(name)
        except Unanswered as unanswered:
            problem = unanswered
        else:
            self._answered("player")
            return Thought(act)
        self._answered("stand_in")
        level = logging.DEBUG if problem.why == "preparing" else logging.WARNING
        _logger.log(level, "%s does not answer, greedy moves in its stead: %s", name, problem)
        return Thought(respond(Greedy(), view, budget), problem.why)

    def expect(self, name: str) -> None:
        """Begin to prepare a player that will have to think soon; whether it exists is found out then."""
        with suppress(NotFound):
            if name not in self._preparing and searches(name):
                self._preparing[name] = Preparing(asyncio.create_task(self._prepare(name)), time.monotonic())

    async def stop(self) -> None:
        """End the process; whoever waits is answered by `Greedy`."""
        tasks = [preparing.task for preparing in self._preparing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with self._lock:
            await self._end()

    async def _prepared(self, name: str) -> None:
        """Wait until a player can think; raise `Unanswered` at once where that takes long."""
        self.expect(name)
        preparing = self._preparing[name]
        if not preparing.task.done() and time.monotonic() > preparing.since + self.limits.load_s:
            raise Unanswered("it is being prepared", "preparing")
        problem = await asyncio.shield(preparing.task)
        if problem:
            raise Unanswered(problem)

    def _why_late(self, name: str) -> Unanswered:
        """Say why a player has not answered in time: it is not ready, or takes too long."""
        preparing = self._preparing.get(name)
        if preparing is None or preparing.task.done():
            return Unanswered("it takes too long", "slow")
        return Unanswered("it is being prepared", "preparing")

    async def _prepare(self, name: str) -> str:
        """Prepare a player; return what went wrong."""
        try:
            await self._ask(Prepare(name))
        except Unanswered as problem:
            self._preparing.pop(name, None)
            return str(problem)
        return ""

    async def _ask(self, question: Prepare | Think) -> Answer:
        """Send a question and wait for its answer, which has the question's number."""
        number = next(self._numbers)
        body = frame(ThinkRequest(number, question))
        self._end_if_it_hangs()
        if len(self._waiting) >= self.limits.most:
            raise Unanswered("too many ask", "slow")
        async with self._lock:
            apart = await self._running()
            future = asyncio.get_running_loop().create_future()
            self._waiting[number] = Question(future, time.monotonic())
            with suppress(ConnectionError):
                apart.questions.write(body)
                await apart.questions.drain()
        answer: Answer = await future
        if answer.problem:
            raise Unanswered(answer.problem)
        return answer

    async def _running(self) -> Apart:
        """Return the process, begun if there is none."""
        if self._apart is not None and self._reading is not None and not self._reading.done():
            return self._apart
        await self._end()
        if time.monotonic() < self._not_before:
            raise Unanswered(GONE)
        self._not_before = time.monotonic() + self.limits.again_s
        self._apart = await _begun()
        self._reading = asyncio.create_task(self._read(self._apart.answers))
        return self._apart

    async def _read(self, answers: StreamReader) -> None:
        """Hand out the answers; when there are no more, nobody waits for one."""
        with suppress(asyncio.IncompleteReadError):
            while True:
                size = LENGTH.unpack(await answers.readexactly(LENGTH.size))[0]
                answer: Answer = pickle.loads(await answers.readexactly(size))  # noqa: S301 (our own process)
                _hand_over(self._waiting.pop(answer.number).future, answer)
        self._preparing = {name: each for name, each in self._preparing.items() if not each.task.done()}
        waiting, self._waiting = self._waiting, {}
        for question in waiting.values():
            _hand_over(question.future, Answer(problem=GONE))

    def _end_if_it_hangs(self) -> None:
        """End a process that leaves a question unanswered for too long; the next question begins another."""
        oldest = min((each.since for each in self._waiting.values()), default=inf)
        if self._apart and time.monotonic() > oldest + self.limits.hung_s:
            _logger.error("the process in which players think hangs, and is ended")
            with suppress(ProcessLookupError):
                self._apart.process.kill()

    async def _end(self) -> None:
        """End the process; one that has ended is not killed, which would hide its end from who waits."""
        if self._apart is None or self._reading is None:
            return
        process = self._apart.process
        if self._reading.done():
            with suppress(TimeoutError):
                async with asyncio.timeout(self.limits.end_s):
                    await process.wait()
        with suppress(ProcessLookupError):
            process.kill()
        await self._reading
        await process.wait()
        self._apart = self._reading = None


def _hand_over(future: asyncio.Future[Answer], answer: Answer) -> None:
    """Answer whoever has not stopped waiting."""
    if not future.done():
        future.set_result(answer)


async def _begun() -> Apart:
    """Begin the process, in a session of its own: Ctrl-C in the terminal is for the server, which ends it."""
    try:
        process = await asyncio.create_subprocess_exec(
            *command(), stdin=PIPE, stdout=PIPE, start_new_session=True
        )
    except OSError as problem:
        raise Unanswered(str(problem)) from problem
    if process.stdin is None or process.stdout is None:
        raise Unanswered(GONE)
    return Apart(process, process.stdin, process.stdout)
