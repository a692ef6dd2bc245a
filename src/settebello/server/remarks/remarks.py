"""The remarks of spectators: written down, told to those who follow the table in any process.

The bus says at which table something has changed and nothing else. The remarks are read from the database, by
the processes alone in which somebody follows that table.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from itertools import count
from typing import Final

from settebello.errors import Forbidden, NotFound, Reason, StoreProblem, TooMany
from settebello.room.clock import DAY_S
from settebello.room.names import visible_text
from settebello.server.bus.local import EVERYTHING, Bus
from settebello.server.people.secret import key_of, new_name
from settebello.server.tables.follower import Follower
from settebello.server.tables.tables import ERASED
from settebello.store import AuditEntry, KeptRemarks, Person, Remark, RemarkLimits, RemarkStore

CHANGED: Final = "remarks:"
"""The beginning of a message on the bus about a table whose remarks have changed; no table is called so.
Without a `/` it is said once Redis is back, where it cannot be said at once."""

LONGEST: Final = 200
"""Characters of a remark."""

GAP_S: Final = 3.0
"""Seconds between two remarks of an account, at whatever tables."""

OF_PERSON: Final = 60
"""Remarks of an account in a match."""

KEPT: Final = 500
"""Remarks that are kept of a table, the newest."""

BAR_DAYS: Final = 30
"""For how many days it is kept by what the players of a match are known."""

MOST_NOTED: Final = 10_000
"""Marks of players that this process knows to be written down."""

Ear = Callable[[], None]
"""Called when the remarks of a table, or those who may not read them, have changed; must not wait."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the log of a table, as a spectator sees it: the match, its deal, and its acts so far."""

    room: str
    match: int
    version: int
    deal: int
    act: int


@dataclass(slots=True, eq=False)
class Conversation:
    """The remarks of a table that somebody follows here; ``kept`` is None until they have been read.

    ``read`` is the number of the reading that brought them.
    """

    kept: KeptRemarks | None = None
    read: int = -1
    ears: set[Ear] = field(default_factory=set)


class Remarks:
    """The remarks on one store, shared with the processes on the bus; the clock is an argument for tests."""

    def __init__(self, store: RemarkStore, bus: Bus, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self._bus = bus
        self._now = now
        self._followed: dict[str, Conversation] = {}
        self._words = count()
        self._reads = count()
        self._follower = Follower(self._catch_up)
        self._noted: OrderedDict[tuple[str, int, str, int], None] = OrderedDict()
        self._noting: set[asyncio.Task[None]] = set()
        bus.subscribe(self._hear, self._lose)

    async def stop(self) -> None:
        """Follow no table any more."""
        await self._follower.stop()
        for task in self._noting:
            task.cancel()
        await asyncio.gather(*self._noting, return_exceptions=True)

    def listen(self, room: str, ear: Ear) -> Conversation:
        """Tell from now on when the remarks of a table change; return them as far as they are read."""
        followed = self._followed.setdefault(room, Conversation())
        followed.ears.add(ear)
        return followed

    def leave(self, room: str, ear: Ear) -> None:
        """Tell no more."""
        followed = self._followed.get(room)
        if followed is not None:
            followed.ears.discard(ear)
            if not followed.ears:
                del self._followed[room]

    async def refresh(self, room: str) -> KeptRemarks:
        """Read the remarks of a table anew, tell those who follow it of a change, and return them.

        Of several readings at a time the one that began last stays.
        """
        number = next(self._reads)
        kept = await self.store.at_table(room)
        followed = self._followed.get(room)
        if followed is None:
            return kept
        if followed.read > number and followed.kept is not None:
            return followed.kept
        changed, followed.kept, followed.read = kept != followed.kept, kept, number
        if changed:
            for ear in list(followed.ears):
                try:
                    ear()
                except Exception:
                    _logger.exception("remarks at table %s could not be told to one who follows it", room)
        return kept

    async def write(self, author: Person, place: Place, message: str, text: str) -> None:
        """Write a remark down and tell of it; the same ``message`` of its author again changes nothing.

        Raises `InvalidSetting` for a text that cannot be shown, `TooMany` for one that comes too soon, and
        `Forbidden` after so many in a match.
        """
        said = checked_remark(text)
        remark = Remark(
            id=key_of(f"{author.id}/{place.room}/{message}")[:22],
            room=place.room,
            match=place.match,
            version=place.version,
            deal=place.deal,
            act=place.act,
            person=author.id,
            text=said,
            at=self._now(),
        )
        match await self.store.write(remark, RemarkLimits(GAP_S, OF_PERSON, KEPT)):
            case "too_soon":
                raise TooMany(
                    "a remark was written just before", seconds=int(GAP_S), reason=Reason.REMARK_TOO_SOON
                )
            case "too_many":
                raise Forbidden(
                    "enough was written in this match", reason=Reason.TOO_MANY_REMARKS, most=OF_PERSON
                )
            case "gone":
                raise NotFound("there is no such table", reason=Reason.ROOM_NOT_FOUND, room=place.room)
            case "written":
                self._tell(place.room)

    async def named(self, remark: str) -> Remark:
        """Return a remark, also a hidden one; raise `NotFound`."""
        found = await self.store.remark(remark)
        if found is None:
            raise _no_remark()
        return found

    async def hide(self, by: str, remark: str) -> None:
        """Take a remark away from its readers, as an admin wants; raise `NotFound` where nobody reads it."""
        entry = AuditEntry(new_name(16), self._now(), by, "remark", None, remark)
        hidden = await self.store.hide(remark, self._now(), entry)
        if hidden is None:
            raise _no_remark()
        self._tell(hidden.room)

    async def bar(self, room: str, match: int, marks: Collection[str]) -> None:
        """Write down by what somebody is known who plays a match, before they see anything of it."""
        now = self._now()
        new = [mark for mark in marks if self._noting_of(room, match, mark) not in self._noted]
        if not new:
            return
        try:
            changed = await self.store.bar(room, match, new, now, since=now - BAR_DAYS * DAY_S)
        except StoreProblem as problem:  # it is tried again when the table moves
            _logger.warning("the players of table %s cannot be written down: %s", room, problem)
            return
        self._noted.update(dict.fromkeys(self._noting_of(room, match, mark) for mark in new))
        while len(self._noted) > MOST_NOTED:
            self._noted.popitem(last=False)
        if changed:
            self._tell(room)

    def note(self, room: str, match: int, marks: Collection[str]) -> None:
        """Do the same beside whatever goes on."""
        if any(self._noting_of(room, match, mark) not in self._noted for mark in marks):
            task = asyncio.get_running_loop().create_task(self.bar(room, match, marks))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)

    def _noting_of(self, room: str, match: int, mark: str) -> tuple[str, int, str, int]:
        """Return what is remembered once a mark is written down: it is written again each day."""
        return room, match, mark, int(self._now() // DAY_S)

    def follow(self, room: str) -> None:
        """Read the remarks of a table anew, where somebody follows it here."""
        if room in self._followed:
            self._follower.follow(room, next(self._words))

    def _tell(self, room: str) -> None:
        """Tell every process that follows a table that its remarks have changed, and this one at once."""
        self._bus.publish(f"{CHANGED}{room}", 0)
        self.follow(room)

    def _hear(self, word: str, _version: int) -> None:
        if word == EVERYTHING:
            self._lose()
            return
        for beginning in (CHANGED, ERASED):
            if word.startswith(beginning):
                self.follow(word.removeprefix(beginning))

    def _lose(self) -> None:
        """Read everything that is followed anew: words may have been lost."""
        for room in self._followed:
            self.follow(room)

    async def _catch_up(self, rooms: Collection[str] | None) -> None:
        for room in list(self._followed) if rooms is None else rooms:
            await self.refresh(room)


def checked_remark(text: str) -> str:
    """Return a remark, cleaned as names are; raise `InvalidSetting` for an empty, long or unseen one."""
    return visible_text("a remark", text, LONGEST, Reason.BAD_REMARK)


def _no_remark() -> NotFound:
    return NotFound("there is no such remark", reason=Reason.REMARK_NOT_FOUND)
