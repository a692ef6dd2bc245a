"""The house's computer players: they think at a human pace and move like anybody else."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

from settebello.engine.live import live_view
from settebello.errors import NotYourTurn, SettebelloError, Stale
from settebello.players import Budget
from settebello.room import Expire, MakeAct, Room
from settebello.server.bots.thinker import Answered, Thinker, ignore
from settebello.server.bots.waiting import Waiting
from settebello.server.tables.parts.observers import TableObserver
from settebello.server.tables.parts.schedule import LEASE_S
from settebello.server.tables.tables import Tables
from settebello.server.tables.upkeep.due import DueTables

PATIENCE: Final = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds between attempts when a move cannot be made; after the last the table is let go."""

ALONE: Final = 6
"""Tables of computers alone at which a process plays at a time; the others wait for their next play."""

PARTS: Final = 3
"""How often a table that waits for others is kept within a lease."""

GIVEN_UP_S: Final = 60.0
"""When anybody may try again at a table that was let go so."""

_logger = logging.getLogger(__name__)


def lease_s(seconds: float, ask_s: float = 0.0) -> float:
    """Return a process's lease: its computer players take so many seconds, and ``ask_s`` to ask programs."""
    return seconds + ask_s + LEASE_S


class Bots(TableObserver):
    """Plays for every computer player whose turn it is, each table in a task of its own.

    A process plays where it has to see to the table (`settebello.server.tables.upkeep.due`), not elsewhere.
    It asks a program that waits to play for the house, if one does, and else thinks itself.
    """

    def __init__(
        self,
        tables: Tables,
        due: DueTables,
        seconds: float,
        waiting: Waiting | None = None,
        answered: Answered = ignore,
    ) -> None:
        self._tables = tables
        self._due = due
        self._seconds = seconds
        self._waiting = waiting
        self.thinker = Thinker(answered)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._alone = asyncio.Semaphore(ALONE)
        self._keep_s = tables.schedule.lease_s / PARTS
        tables.observe(self)

    def computer_player_sat_down(self, player: str) -> None:
        """Prepare a player that will have to think soon."""
        self.thinker.expect(player)

    def computer_player_on_turn(self, room: Room) -> None:
        """See to it that the table's computer players move; does nothing if they already think."""
        task = self._thinking.get(room.id)
        if task is None or task.done():
            task = asyncio.create_task(self._play(room.id), name=room.id)
            self._thinking[room.id] = task
            task.add_done_callback(self._rest)

    async def stop(self) -> None:
        """Let no computer player move any more, and other processes see to their tables at once."""
        thinking = dict(self._thinking)
        for task in thinking.values():
            task.cancel()
        await asyncio.gather(*thinking.values(), return_exceptions=True)
        await asyncio.gather(*map(self._due.let_go, thinking), return_exceptions=True)
        await self.thinker.stop()

    def _rest(self, task: asyncio.Task[None]) -> None:
        """Forget a task that has ended, and say so if it ended badly."""
        name = task.get_name()
        if self._thinking.get(name) is task:
            del self._thinking[name]
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            _logger.error("the computer player of table %s failed", name, exc_info=problem)

    async def _play(self, name: str) -> None:
        """Move for the computer players of a table until it is a person's turn."""
        waits = iter(PATIENCE)
        while True:
            try:
                if not await self._move(name):
                    return
                waits = iter(PATIENCE)
            except (Stale, NotYourTurn):
                # the table moved on meanwhile, or the time of the seat is up: look at it again
                with suppress(SettebelloError):
                    await self._tables.submit(name, Expire())
            except SettebelloError as problem:
                wait = next(waits, None)
                _logger.warning("the computer player of table %s cannot move: %s", name, problem)
                if wait is None:
                    with suppress(SettebelloError):
                        await self._due.let_go(name, GIVEN_UP_S)
                    return
                await asyncio.sleep(wait)

    async def _move(self, name: str) -> bool:
        """Make one move for a computer player; tell whether it was one's turn.

        Where no person waits for it, other tables of computers may come first. Meanwhile this process keeps
        its lease, so that another one takes the table soon after this one is killed, and no sooner.
        """
        table = await self._tables.table(name)  # it stays in memory meanwhile, with its lease
        if not table.room.is_of_computers:
            return await self._move_now(name)
        turn = asyncio.create_task(self._alone.acquire())
        try:
            while not (await asyncio.wait({turn}, timeout=self._keep_s))[0]:
                if not await self._due.keep(name):
                    return False
            return await self._move_now(name)
        finally:
            if not turn.cancel():
                self._alone.release()

    async def _move_now(self, name: str) -> bool:
        room = (await self._tables.table(name)).room
        turn = room.bot_to_move
        if turn is None or room.deal is None:
            return False
        seat, who = turn
        if self._waiting is not None and await self._waiting.play(room, seat, who, self._seconds):
            return True
        thought = self.thinker.respond(
            who, live_view(room.deal.live, seat), Budget(seed=secrets.randbits(64))
        )
        (act, replaced), _ = await asyncio.gather(thought, asyncio.sleep(self._seconds))
        await self._tables.submit(name, MakeAct(seat, room.version, act, replaced))
        return True
