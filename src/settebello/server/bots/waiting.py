"""Programs that wait to play for the house: asked for one play at a time, at whichever table needs one.

A program hears of a table only when its computer player has to play there: it is handed the view of that seat
and posts its play, in whichever process. The log takes one play, so whoever answers late is refused, and a
program that dies or hangs costs a table `Waiting.ask_s` at most: then the house plays by itself.

Programs may wait in other processes: those say so over the bus every `SAY_S`, and are forgotten where they
do not for as long as a table waits. A table that wants one says so as often, for it may be busy at first.
Nothing depends on what is said there: whoever asks in vain plays by itself.
"""

import asyncio
import secrets
import time
from collections.abc import Collection, Coroutine
from contextlib import suppress
from hashlib import sha256
from typing import Final

from settebello.cards import Seat
from settebello.errors import SettebelloError
from settebello.room import Room
from settebello.rules import Rules, rules_text
from settebello.server.bus.local import Bus
from settebello.server.connections.asking import house_message
from settebello.server.rounds import Round, Rounds
from settebello.server.tables.table import Update
from settebello.server.tables.tables import Tables
from settebello.server.wire.programs import ChooseMessage

ASK_S: Final = 3.0
"""How long a table usually waits for a program."""

SAY_S: Final = 2.0

WAITS: Final = "waits/"
WANTED: Final = "wanted/"
"""How those messages on the bus begin that are not about a table's version; no table is called so."""


class Program:
    """A program that waits: which player it is, by which rules (all if none is named), at how many tables."""

    def __init__(self, player: str, rules: Collection[Rules], tables: int) -> None:
        self.player = player
        self.keys = {_key(player, each) for each in rules} or {_key(player, None)}
        self.outbox: asyncio.Queue[ChooseMessage | None] = asyncio.Queue()
        self.gone = asyncio.Event()
        self._free = tables

    @property
    def idle(self) -> bool:
        """Tell whether it can be asked for another play."""
        return self._free > 0 and not self.gone.is_set()

    def plays(self, player: str, rules: Rules) -> bool:
        """Tell whether it is this player, and plays by these rules."""
        return not self.keys.isdisjoint(_keys(player, rules))

    def ask(self, asked: ChooseMessage) -> None:
        """Ask it for a play."""
        self._free -= 1
        self.outbox.put_nowait(asked)

    def rest(self) -> None:
        """Have it wait again: what it was asked is done with."""
        self._free += 1

    def let_go(self) -> None:
        """Ask it nothing more, and end its stream."""
        self.gone.set()
        self.outbox.put_nowait(None)


class Waiting:
    """Everybody who waits: here, and, as others have said, in other processes."""

    def __init__(self, tables: Tables, bus: Bus, ask_s: float = ASK_S) -> None:
        self.ask_s = ask_s
        self._tables = tables
        self._bus = bus
        self._name = secrets.token_hex(8)
        self._programs: list[Program] = []
        self._elsewhere: dict[str, float] = {}
        self._helped: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._rounds = Rounds(Round(self._say, SAY_S, "others could not be told who waits here"))
        bus.subscribe(self.hear, lambda: None)

    def start(self) -> None:
        """Say from now on who waits here."""
        self._rounds.start()

    async def stop(self) -> None:
        """Ask nobody any more."""
        await self._rounds.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def enter(self, program: Program) -> None:
        """Have a program wait; those who have waited longer are asked first."""
        self._programs.append(program)
        self._say_once()

    def leave(self, program: Program) -> None:
        """Forget a program; what it has been asked, somebody else is asked."""
        program.gone.set()
        self._programs.remove(program)

    async def play(self, room: Room, seat: Seat, player: str, after_s: float) -> bool:
        """Have a program play for a seat, not before so many seconds; tell whether the table has moved."""
        asked = house_message(room, seat)
        here = self._idle(player, room.rules) is not None
        if asked is None or not (here or self._waits_elsewhere(player, room.rules)):
            return False
        await asyncio.sleep(after_s)
        while (program := self._idle(player, room.rules)) is not None:
            if (moved := await self._ask(program, asked)) is not None:
                return moved
        if not self._waits_elsewhere(player, room.rules):
            return False
        end = time.monotonic() + self.ask_s
        while (left := end - time.monotonic()) > 0:
            self._bus.publish(WANTED + room.id, room.version)
            if await self._moves(asked, None, min(SAY_S, left)):
                return True
        return False

    def hear(self, word: str, version: int) -> None:
        """Hear what another process says, or this one."""
        if word.startswith(WAITS):
            who, _, key = word.removeprefix(WAITS).partition("/")
            if who != self._name:
                self._elsewhere[key] = time.monotonic()
        elif word.startswith(WANTED) and any(program.idle for program in self._programs):
            self._begin(self._help(word.removeprefix(WANTED), version))

    async def _help(self, name: str, version: int) -> None:
        """Have a program that waits here play at a table of another process; one at a time."""
        if (name, version) in self._helped:
            return
        self._helped.add((name, version))
        try:
            await self._help_once(name, version)
        finally:
            self._helped.discard((name, version))

    async def _help_once(self, name: str, version: int) -> None:
        with suppress(SettebelloError):
            room = (await self._tables.caught_up(name)).room
            turn = room.bot_to_move
            asked = house_message(room, turn[0]) if turn is not None else None
            program = self._idle(turn[1], room.rules) if turn is not None else None
            if asked is not None and program is not None and room.version == version:
                await self._ask(program, asked)

    def _idle(self, player: str, rules: Rules) -> Program | None:
        idle = (each for each in self._programs if each.idle and each.plays(player, rules))
        return next(idle, None)

    def _waits_elsewhere(self, player: str, rules: Rules) -> bool:
        forgotten = time.monotonic() - SAY_S - self.ask_s
        return any(self._elsewhere.get(key, forgotten) > forgotten for key in _keys(player, rules))

    async def _ask(self, program: Program, asked: ChooseMessage) -> bool | None:
        """Ask a program; tell whether the table has moved, or None where the program has gone meanwhile.

        A program that does not answer in time is let go: it may come back, but nobody waits for it again
        until then.
        """
        program.ask(asked)
        try:
            if await self._moves(asked, program, self.ask_s):
                return True
            if program.gone.is_set():
                return None
            program.let_go()
            return False
        finally:
            program.rest()

    async def _moves(self, asked: ChooseMessage, program: Program | None, seconds: float) -> bool:
        """Wait so long until the table moves or the program goes; tell whether it has moved."""
        table = await self._tables.table(asked.room)
        moved = asyncio.Event()

        def on_update(update: Update) -> None:
            if update.room.version > asked.version:
                moved.set()

        table.listeners.add(on_update)
        ends = [asyncio.create_task(each.wait()) for each in (moved, program and program.gone) if each]
        try:
            if table.room.version == asked.version:
                await asyncio.wait(ends, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            return table.room.version > asked.version
        finally:
            table.listeners.discard(on_update)
            for end in ends:
                end.cancel()

    async def _say(self) -> None:
        self._say_once()

    def _say_once(self) -> None:
        for key in {key for program in self._programs if program.idle for key in program.keys}:
            self._bus.publish(f"{WAITS}{self._name}/{key}", int(time.time()))

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _keys(player: str, rules: Rules) -> set[str]:
    """Return under what those who would play by these rules are known."""
    return {_key(player, None), _key(player, rules)}


def _key(player: str, rules: Rules | None) -> str:
    """Return under what those are known who play by these rules, or by all."""
    if rules is None:
        return player
    return f"{player}/{sha256(rules_text(rules).encode()).hexdigest()[:16]}"
