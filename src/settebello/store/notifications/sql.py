"""Notifications and deliveries on a database, through SQLAlchemy: the same statements on both."""

from collections.abc import Collection, Sequence
from dataclasses import fields, replace
from functools import partial
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Table,
    Update,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.notifications.notifications import Delivery, Notification, Way, Wishes
from settebello.store.notifications.sql_wishes import SqlWishes
from settebello.store.schema import DELIVERIES, NOTIFICATIONS, SECRETS, WISHES

FEW: Final = 8
"""How many deliveries that are due are looked at for one that nobody else takes up at the same time."""


class SqlNotifications(SqlWishes):
    """The notifications on a database, beside its event log."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._database = database

    async def notify(self, notifications: Collection[Notification]) -> None:
        """Write notifications of accounts that have said wishes; one that was written before stays."""
        with self._database.explained():
            await self._database.transact(partial(write_notifications, notifications=notifications))

    @finishes
    async def due(self, now: float, most: int) -> list[str]:
        """List at most so many accounts that have something to be told, those who wait longest first."""
        since = func.min(NOTIFICATIONS.c.due)
        query = select(NOTIFICATIONS.c.person).where(_untold(), NOTIFICATIONS.c.due <= now)
        query = query.group_by(NOTIFICATIONS.c.person).order_by(since).limit(most)
        with self._database.explained():
            async with self._database.reading() as connection:
                return list(await connection.scalars(query))

    @finishes
    async def pending(self, person: str) -> list[Notification]:
        """List what an account has not been told, due or not, the oldest first."""
        query = select(NOTIFICATIONS).where(NOTIFICATIONS.c.person == person, _untold())
        with self._database.explained():
            async with self._database.reading() as connection:
                found = await connection.execute(query.order_by(NOTIFICATIONS.c.at, NOTIFICATIONS.c.thing))
                return [_notification(row) for row in found]

    async def put_off(self, person: str, until: float) -> None:
        """Tell an account nothing before this moment."""
        mine = and_(NOTIFICATIONS.c.person == person, _untold(), NOTIFICATIONS.c.due < until)
        change = update(NOTIFICATIONS).where(mine).values(due=until)
        with self._database.explained():
            await self._database.execute_once(lambda each: each.execute(change))

    async def settle(
        self, wishes: Wishes, things: Collection[str], deliveries: Sequence[Delivery], now: float
    ) -> bool:
        """Settle things, and write the deliveries that tell of them, together."""
        work = partial(_settle, wishes=wishes, things=things, deliveries=deliveries, now=now)
        with self._database.explained():
            return await self._database.transact(work)

    async def post(self, delivery: Delivery) -> None:
        """Write a delivery."""
        with self._database.explained():
            await self._database.execute_once(
                lambda each: each.execute(insert(DELIVERIES), _delivery_row(delivery))
            )

    async def claim(self, ways: Collection[Way], now: float, until: float) -> Delivery | None:
        """Take up the delivery that is due longest on one of these ways, until the end of a lease."""
        for found in await self._due_deliveries(ways, now):
            mine = update(DELIVERIES).where(_claimed(found)).values(due=until, tries=found.tries + 1)
            with self._database.explained():
                taken = await self._database.execute_once(partial(_changes_one, change=mine))
            if taken:
                return replace(found, due=until, tries=found.tries + 1)
        return None

    async def hand_over(self, delivery: Delivery) -> bool:
        """Mark a claimed delivery as handed over; tell whether the claim still holds."""
        change = update(DELIVERIES).where(_claimed(delivery)).values(handed=True)
        with self._database.explained():
            return await self._database.execute_once(partial(_changes_one, change=change))

    async def retry(self, delivery: Delivery, due: float) -> None:
        """End a claim of a delivery that did not arrive, so that it is due at a moment."""
        mine = and_(DELIVERIES.c.id == delivery.id, DELIVERIES.c.due == delivery.due)
        change = update(DELIVERIES).where(mine).values(due=due, handed=False)
        with self._database.explained():
            await self._database.execute_once(lambda each: each.execute(change))

    async def finish(self, delivery: Delivery) -> None:
        """Drop a delivery that has arrived, or never will."""
        change = delete(DELIVERIES).where(DELIVERIES.c.id == delivery.id)
        with self._database.explained():
            await self._database.execute_once(lambda each: each.execute(change))

    async def give_up(self, now: float) -> int:
        """Drop what is over, and return how many deliveries were too late or lost in the hand-over."""
        over = and_(DELIVERIES.c.ends <= now, DELIVERIES.c.due <= now)
        lost = and_(DELIVERIES.c.handed, DELIVERIES.c.due <= now)

        def work(connection: Connection) -> int:
            connection.execute(delete(NOTIFICATIONS).where(NOTIFICATIONS.c.ends <= now))
            return connection.execute(delete(DELIVERIES).where(or_(over, lost))).rowcount

        with self._database.explained():
            return await self._database.transact(work)

    async def secret(self, name: str, fresh: str) -> str:
        """Return the server's secret of this name; it is ``fresh`` where there was none."""

        def work(connection: Connection) -> str:
            row = {"name": name, "body": fresh}
            connection.execute(_insert(connection, SECRETS).values(row).on_conflict_do_nothing())
            return str(connection.scalar(select(SECRETS.c.body).where(SECRETS.c.name == name)))

        with self._database.explained():
            return await self._database.transact(work)

    @finishes
    async def _due_deliveries(self, ways: Collection[Way], now: float) -> list[Delivery]:
        """List a few of the deliveries that are due, the longest first."""
        query = select(DELIVERIES).where(
            DELIVERIES.c.due <= now, DELIVERIES.c.ends > now, ~DELIVERIES.c.handed, DELIVERIES.c.way.in_(ways)
        )
        with self._database.explained():
            async with self._database.reading() as connection:
                found = await connection.execute(query.order_by(DELIVERIES.c.due).limit(FEW))
                return [_delivery(row) for row in found]


def write_notifications(connection: Connection, notifications: Collection[Notification]) -> None:
    """Write notifications of accounts that have said wishes; one that was written before stays."""
    columns = [NOTIFICATIONS.columns[each.name] for each in fields(Notification)]
    for each in notifications:
        wishes = exists(select(WISHES.c.person).where(WISHES.c.person == each.person))
        row = select(*(literal(getattr(each, column.name), column.type) for column in columns)).where(wishes)
        fresh = _insert(connection, NOTIFICATIONS).from_select(columns, row)
        connection.execute(fresh.on_conflict_do_nothing())


def _settle(
    connection: Connection,
    wishes: Wishes,
    things: Collection[str],
    deliveries: Sequence[Delivery],
    now: float,
) -> bool:
    if deliveries:
        # whoever makes another message for the same account waits here, and then finds another moment
        unchanged = and_(WISHES.c.person == wishes.person, WISHES.c.last == wishes.last)
        if connection.execute(update(WISHES).where(unchanged).values(last=now)).rowcount != 1:
            return False
        connection.execute(insert(DELIVERIES), [_delivery_row(each) for each in deliveries])
    mine = and_(NOTIFICATIONS.c.person == wishes.person, NOTIFICATIONS.c.thing.in_(things), _untold())
    connection.execute(update(NOTIFICATIONS).where(mine).values(told=now))
    return True


def _changes_one(connection: Connection, change: Update) -> bool:
    return connection.execute(change).rowcount == 1


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Begin to insert in the words of a database, which knows what to do with a row that is there."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


def _untold() -> ColumnElement[bool]:
    return NOTIFICATIONS.c.told.is_(None)


def _claimed(delivery: Delivery) -> ColumnElement[bool]:
    """Tell whether a delivery is due at the moment that is known, and not handed over."""
    return and_(DELIVERIES.c.id == delivery.id, DELIVERIES.c.due == delivery.due, ~DELIVERIES.c.handed)


def _delivery_row(delivery: Delivery) -> dict[str, object]:
    return {each.name: getattr(delivery, each.name) for each in fields(Delivery)} | {"handed": False}


def _delivery(row: Row[Any]) -> Delivery:
    return Delivery(*(getattr(row, each.name) for each in fields(Delivery)))


def _notification(row: Row[Any]) -> Notification:
    return Notification(*(getattr(row, each.name) for each in fields(Notification)))
