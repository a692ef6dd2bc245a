"""The house's computer players: they think at a human pace and move like anybody else."""

import asyncio
import secrets
from contextlib import suppress

from settebello.engine import view
from settebello.errors import SettebelloError
from settebello.players import Budget, player
from settebello.room import Move, Room, bot_to_move
from settebello.server.tables import Tables


class Bots:
    """Plays for every computer player whose turn it is, each table in a task of its own."""

    def __init__(self, tables: Tables, seconds: float) -> None:
        self._tables = tables
        self._seconds = seconds
        self._thinking: dict[str, asyncio.Task[None]] = {}
        tables.on_turn_of_bot = self.wake

    def wake(self, room: Room) -> None:
        """See to it that the table's computer players move; does nothing if they already think."""
        task = self._thinking.get(room.id)
        if task is None or task.done():
            self._thinking[room.id] = asyncio.create_task(self._play(room.id))

    async def stop(self) -> None:
        """Let no computer player move any more."""
        tasks = [task for task in self._thinking.values() if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, name: str) -> None:
        """Move for the computer players of a table until it is a person's turn."""
        while True:
            room = (await self._tables.table(name)).room
            turn = bot_to_move(room)
            if turn is None or room.deal is None:
                return
            seat, who = turn
            await asyncio.sleep(self._seconds)
            budget = Budget(seed=secrets.randbits(64))
            action = player(who).choose(view(room.deal.state, seat), budget)
            # refused only if the table moved on meanwhile: then look at it again
            with suppress(SettebelloError):
                await self._tables.submit(name, Move(seat, room.version, str(action)))
