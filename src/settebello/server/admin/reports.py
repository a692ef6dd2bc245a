"""Reports: what people tell those who look after the club about one another, at a table or by a remark."""

import secrets
import time
from collections.abc import Callable
from typing import Final

from settebello.errors import Forbidden, NotFound, Reason
from settebello.room import Room
from settebello.server.people.secret import key_of
from settebello.store import NO_SEAT, Person, Remark, Report, ReportStore, Why

MOST_SHOWN: Final = 200
"""Reports that are listed, those that wait for somebody first."""


class Reports:
    """The reports on one store; the clock is an argument for tests."""

    def __init__(self, store: ReportStore, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now

    def told(
        self, room: Room, token: str, seat: int, why: Why, text: str, account: str | None = None
    ) -> Report:
        """Return what the holder of a seat, by its token or an ``account``, says of another's.

        Raises `Forbidden` for who does not sit there, and for a seat that is one's own or no person's.
        """
        key = (None if token else room.key_of(account)) or key_of(token)
        mine = room.seat_of(key)
        by = None if mine is None else room.seats[mine]
        if by is None:
            raise Forbidden("only who sits at a table reports others there", reason=Reason.NOT_SEATED)
        who = room.seats[seat] if seat < len(room.seats) else None
        if seat == mine or who is None or who.key is None:
            raise Forbidden(
                "only another person at the table can be reported", reason=Reason.NOBODY_TO_REPORT
            )
        return Report(
            id=secrets.token_hex(11),
            room=room.id,
            seat=seat,
            name=who.name,
            person=who.account,
            by=key_of(f"{key}/{who.key}"),
            by_name=by.name,
            by_person=by.account,
            why=why,
            text=text,
            at=self._now(),
        )

    def about(self, remark: Remark, by: Person | None, teller: str, why: Why, text: str) -> Report:
        """Return what somebody says of a remark, whose words go with it; ``teller`` is theirs alone."""
        return Report(
            id=secrets.token_hex(11),
            room=remark.room,
            seat=NO_SEAT,
            name=remark.name,
            person=remark.person,
            by=key_of(f"{teller}/{remark.id}"),
            by_name="" if by is None else by.name,
            by_person=None if by is None else by.id,
            why=why,
            text=text,
            at=self._now(),
            remark=remark.id,
            said=remark.text,
        )

    async def file(self, report: Report) -> None:
        """Write a report down; the same again changes nothing."""
        await self._store.report(report)

    async def listed(self) -> list[Report]:
        """List reports: open ones first, the newest of them first."""
        return await self._store.reports(most=MOST_SHOWN)

    async def close(self, report: str) -> None:
        """Say that nothing more is to be done about a report; raise `NotFound` where none is open."""
        if not await self._store.close_report(report, self._now()):
            raise NotFound("no such report is open", reason=Reason.REPORT_NOT_FOUND)
