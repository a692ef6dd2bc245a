"""A table in this process: one person, computer players in the other seats.

It is the server's table without the server: commands go through `decide`, and what the person sees comes
from `project` alone.
"""

import logging
import re
import secrets
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final

from settebello.cards import Seat
from settebello.engine.live import live_view
from settebello.errors import InvalidSetting, Reason, SettebelloError
from settebello.notation import MatchRecord, parse_act
from settebello.players import Budget, Greedy, check_name, player, respond
from settebello.room import (
    Command,
    Fill,
    MakeAct,
    Open,
    Ready,
    Room,
    Sealed,
    Sit,
    decide,
    fold,
    open_room,
    project,
    room_record,
    tell,
)
from settebello.room.public import PublicEvent, WhyReplaced
from settebello.room.screen import Screen

KEY: Final = "terminal"
_MISSING: Final[WhyReplaced] = "missing"
SALT_DIGITS: Final = 16
_HEX: Final = re.compile(r"[0-9A-Fa-f]{1,64}")

_logger = logging.getLogger(__name__)


class SittingLuck:
    """All the luck of a sitting, drawn from one seed: the same seed gives the same cards."""

    def __init__(self, seed: str | None = None) -> None:
        if seed is not None and not _HEX.fullmatch(seed):
            raise InvalidSetting(f"{seed!r} is no hexadecimal seed", reason=Reason.BAD_SEED, seed=seed)
        self._seed = secrets.token_hex(32) if seed is None else seed.lower()

    def draw(self, what: str, number: int) -> str:
        """Return 64 hex digits for one use."""
        return sha256(f"{self._seed}|{what}|{number}".encode("ascii")).hexdigest()


class House:
    """The table, the person's seat at it, and the computer players."""

    def __init__(self, rules: str, opponents: str, name: str, chance: SittingLuck) -> None:
        self._opponents = opponents
        self._chance = chance
        self._sealed = 1
        self._salts = 0
        self.room: Room = fold(open_room(Open("terminal", rules), chance.draw("deal", 0)))
        self._name = name

    def sit_down(self) -> list[PublicEvent]:
        """Take the seats and begin the match; return what happened."""
        check_name(self._opponents)
        return [*self.submit(Sit(self._name, KEY, salt=self._salt())), *self.submit(Fill(self._opponents))]

    @property
    def seat(self) -> Seat:
        """Return the person's seat."""
        return self.room.seat_of(KEY) or Seat(0)

    @property
    def screen(self) -> Screen:
        """Return what the person may see."""
        return project(self.room, self.seat)

    def submit(self, command: Command) -> list[PublicEvent]:
        """Carry out a command and return what happened; raise a `SettebelloError` if it is refused."""
        told: list[PublicEvent] = []
        seed, day = self._chance.draw("deal", self._sealed), datetime.now(UTC).date().isoformat()
        for change in decide(self.room, command, seed, day=day):
            self._sealed += isinstance(change.event, Sealed)
            self.room = change.after
            told += tell(change.event, change.after)
        return told

    def move(self, action: str) -> list[PublicEvent]:
        """Play for the person; raises as `submit`."""
        return self.submit(MakeAct(self.seat, self.room.version, parse_act(action)))

    def ready(self) -> list[PublicEvent]:
        """Go on to the next deal or match."""
        return self.submit(Ready(self.seat, self._salt(), self.room.version))

    def bot_move(self) -> list[PublicEvent] | None:
        """Let the computer player on turn play once; None if it is not the turn of one."""
        turn, deal = self.room.bot_to_move, self.room.deal
        if turn is None or deal is None:
            return None
        seat, name = turn
        budget = Budget(seed=int(self._chance.draw("player", self.room.version)[:16], 16))
        seen, replaced = live_view(deal.live, seat), None
        try:
            act = respond(player(name), seen, budget)
        except (ImportError, OSError, SettebelloError) as problem:  # what it is made of is not there
            _logger.debug("%s cannot play, greedy moves in its stead: %s", name, problem)
            act, replaced = respond(Greedy(), seen, budget), _MISSING
        return self.submit(MakeAct(seat, self.room.version, act, replaced))

    def record(self) -> MatchRecord:
        """Return the match so far as it is written down."""
        return room_record(self.room, in_play=True)

    def _salt(self) -> str:
        self._salts += 1
        return self._chance.draw("salt", self._salts)[:SALT_DIGITS]
