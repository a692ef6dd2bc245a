"""The remarks at a table as one client may read them: none of a moment that it has not seen.

A remark has the place in the log that its author saw. It is told once the client has been shown that place. A
client that plays, or shares an account or an address with a player, is told none before the match is over,
and by what it is known is written down before it is shown anything of the match.
"""

from typing import Final

from settebello.errors import Forbidden, Reason
from settebello.room import Room
from settebello.server.connections.outbox import Outbox
from settebello.server.connections.view import TableView
from settebello.server.connections.visitor import Visitor
from settebello.server.people.secret import key_of_account
from settebello.server.remarks.access import RemarkAccess
from settebello.server.remarks.gate import of_players, why_shut
from settebello.server.remarks.remarks import Conversation, Place
from settebello.server.remarks.wire import remark_info
from settebello.server.tables.table import Table, Update
from settebello.server.wire import messages
from settebello.store import KeptRemarks, Remark

NOTHING: Final = -1
"""The match whose remarks a client was told that was told none."""


class Onlooker:
    """Tells one client at one table the remarks that it may read, and takes its own."""

    def __init__(
        self, access: RemarkAccess, table: Table, visitor: Visitor, view: TableView, outbox: Outbox
    ) -> None:
        self._access = access
        self._table = table
        self._visitor = visitor
        self._view = view
        self._outbox = outbox
        self._marks = frozenset[str]()
        self._unheard = frozenset[str]()
        self._followed: Conversation | None = None
        self._sitting = frozenset[str]()
        self._told: set[str] = set()
        self._match = NOTHING
        self._shut: str | None = None
        view.on_shown = self.look

    async def know(self) -> None:
        """Learn by what the client is known, and bar it where it plays a match that is watched."""
        self._marks |= {*await self._visitor.marks(), self._access.address}
        room = self._table.room
        if room.is_watched and self._visitor.seat_of(room) is not None:
            await self._access.remarks.bar(room.id, room.match_number, self._kept_marks)

    async def follow(self, *, wanted: bool, unheard: frozenset[str]) -> None:
        """Tell all remarks that the client may read by now, and from now on the others; or none any more."""
        self.leave()
        if wanted:
            self._unheard = unheard
            self._followed = self._access.remarks.listen(self._table.room.id, self.look)
            await self._access.remarks.refresh(self._table.room.id)
            self.look()

    @property
    def _kept_marks(self) -> frozenset[str]:
        """Return the marks that are written down: of an account the hash alone."""
        return frozenset(mark for mark in self._marks if key_of_account(mark) not in self._marks)

    def leave(self) -> None:
        """Tell nothing more."""
        self._access.remarks.leave(self._table.room.id, self.look)
        self._followed, self._match, self._shut = None, NOTHING, None

    def update(self, update: Update) -> None:
        """See who plays at the table, and what may be read now."""
        room, remarks = update.room, self._access.remarks
        if room.is_watched and self._visitor.seat_of(room) is not None:
            remarks.note(room.id, room.match_number, self._kept_marks)
        sitting = frozenset(who.key for who in room.owners.values() if who.key is not None)
        if self._followed is not None and sitting != self._sitting:
            self._sitting = sitting
            remarks.follow(room.id)
        self.look()

    async def write(self, message: messages.RemarkMessage) -> None:
        """Write a remark; raise for a client that may not, and for a remark that cannot be written."""
        kept = await self._access.remarks.refresh(self._table.room.id)
        self._check_writing(kept)
        author = await self._access.author()
        self._check_writing(kept)  # a spectator may have sat down meanwhile
        shown = self._view.shown
        if shown is None or not shown.deals:
            raise Forbidden("the match cannot be seen yet", reason=Reason.REMARKS_CLOSED)
        await self._access.remarks.write(author, place_of(shown), message.id, message.text)

    def _check_writing(self, kept: KeptRemarks) -> None:
        """Raise `Forbidden` for a client that may not write here."""
        room = self._table.room
        if self._visitor.seat_of(room) is not None:
            raise of_players()
        shut = why_shut(room, self._marks, kept)
        if shut is not None:
            raise shut

    def look(self) -> None:
        """Tell what the client may read by now and was not told, and what is gone."""
        shown, kept = self._view.shown, None if self._followed is None else self._followed.kept
        if shown is None or kept is None:
            return
        problem = why_shut(self._table.room, self._marks, kept)
        shut = None if problem is None else problem.reason.value
        found = {} if shut else {each.id: each for each in kept.remarks if self._may_see(each, shown)}
        whole = self._match != shown.match_number or self._shut != shut
        told = set[str]() if whole else self._told
        new = [each for name, each in found.items() if name not in told]
        gone = [name for name in told if name not in found]
        if not (whole or new or gone):
            return
        message = messages.RemarksMessage(
            match=shown.match_number,
            whole=whole,
            remarks=list(map(remark_info, new)),
            gone=sorted(gone),
            shut=shut,
        )
        if self._outbox.put_if_free(message.model_dump_json()):
            self._match, self._shut, self._told = shown.match_number, shut, set(found)

    def _may_see(self, remark: Remark, shown: Room) -> bool:
        """Tell whether a remark is about what the client has seen of this match, and by somebody it hears."""
        seen = remark.match == shown.match_number and remark.version <= shown.version
        return seen and not (self._unheard and key_of_account(remark.person) in self._unheard)


def place_of(shown: Room) -> Place:
    """Return the place in the log that a spectator sees."""
    acts = len(shown.deals[-1].live.acts)
    return Place(shown.id, shown.match_number, shown.version, len(shown.deals), acts)
