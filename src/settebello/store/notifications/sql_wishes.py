"""The wishes of accounts about being told, and their browsers, on a database."""

from typing import Any, Final, get_args

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, insert, not_, select, update

from settebello.store.database import Database
from settebello.store.finishing import finishes
from settebello.store.notifications.notifications import Confirmation, Kind, Subscription, Wishes
from settebello.store.schema import DELIVERIES, NOTIFICATIONS, PEOPLE, SESSIONS, SUBSCRIPTIONS, WISHES

KNOWN: Final = frozenset(get_args(Kind))

PERSONAL: Final = (WISHES, SUBSCRIPTIONS, NOTIFICATIONS, DELIVERIES)
"""The tables that go with an account."""


class SqlWishes:
    """The wishes and browsers on a database; `SqlNotifications` adds what is told."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @finishes
    async def wishes(self, person: str) -> Wishes | None:
        """Return the wishes of an account; None where it has said none."""
        query = select(WISHES).where(WISHES.c.person == person)
        with self._database.explained():
            async with self._database.reading() as connection:
                found = (await connection.execute(query)).first()
        return _wishes(found) if found else None

    async def wish(self, wishes: Wishes) -> bool:
        """Write wishes down, but for what is ``confirmed``, ``last`` and an earlier ``stop``."""
        said = {"mail": wishes.mail, "kinds": " ".join(wishes.kinds), "language": wishes.language}

        def work(connection: Connection) -> bool:
            if not _held(connection, wishes.person):
                return False
            mine = update(WISHES).where(WISHES.c.person == wishes.person).values(said)
            if not connection.execute(mine).rowcount:
                row = {"person": wishes.person, "stop": wishes.stop, "last": 0.0, **said}
                connection.execute(insert(WISHES), row)
            return True

        with self._database.explained():
            return await self._database.transact(work)

    async def ask_confirmation(self, confirmation: Confirmation) -> bool:
        """Write down that an address is asked, in the place of an earlier question."""
        asked = {
            "asked": confirmation.address,
            "asked_key": confirmation.key,
            "asked_ends": confirmation.ends,
        }
        change = update(WISHES).where(WISHES.c.person == confirmation.person).values(asked)
        with self._database.explained():
            changed: int = await self._database.execute_once(lambda each: each.execute(change).rowcount)
            return changed == 1

    async def confirm(self, key: str, now: float) -> tuple[str, str] | None:
        """Confirm the address of this key; return whose it is and the address. None where it asks nothing."""

        def work(connection: Connection) -> tuple[str, str] | None:
            asked = and_(WISHES.c.asked_key == key, WISHES.c.asked_ends > now)
            found = connection.execute(select(WISHES.c.person, WISHES.c.asked).where(asked)).first()
            if found is None:
                return None
            whose = and_(PEOPLE.c.id == found.person, PEOPLE.c.email == found.asked)
            if connection.scalar(select(PEOPLE.c.id).where(whose).with_for_update()) is None:
                return None
            done = {"confirmed": found.asked, "asked": None, "asked_key": None, "asked_ends": None}
            if connection.execute(update(WISHES).where(asked).values(done)).rowcount != 1:
                return None
            return found.person, found.asked

        with self._database.explained():
            return await self._database.transact(work)

    async def stop_mail(self, stop: str) -> str | None:
        """End mail to the account of this secret, and return the account; None where it is nobody's."""

        def work(connection: Connection) -> str | None:
            mine = WISHES.c.stop == stop
            person: str | None = connection.scalar(select(WISHES.c.person).where(mine))
            connection.execute(update(WISHES).where(mine).values(mail=False))
            return person

        with self._database.explained():
            return await self._database.transact(work)

    async def refuse_mail(self, person: str, address: str) -> None:
        """Take an address for one that does not exist: it is not confirmed any more, and mail there ends."""
        theirs = and_(WISHES.c.person == person, WISHES.c.confirmed == address)
        change = update(WISHES).where(theirs).values(confirmed=None, mail=False)
        with self._database.explained():
            await self._database.execute_once(lambda each: each.execute(change))

    async def subscribe(self, subscription: Subscription, *, most: int) -> bool:
        """Write a subscription over an earlier one of its endpoint; drop the oldest above so many."""
        row = {column.name: getattr(subscription, column.name) for column in SUBSCRIPTIONS.columns}
        mine = SUBSCRIPTIONS.c.person == subscription.person
        newest = select(SUBSCRIPTIONS.c.id).where(mine).order_by(SUBSCRIPTIONS.c.created.desc()).limit(most)

        def work(connection: Connection) -> bool:
            if not _held(connection, subscription.person):
                return False
            there = and_(SESSIONS.c.id == subscription.session, SESSIONS.c.person == subscription.person)
            if connection.scalar(select(SESSIONS.c.id).where(there)) is None:
                return False
            connection.execute(delete(SUBSCRIPTIONS).where(_same(subscription.endpoint)))
            connection.execute(insert(SUBSCRIPTIONS), row)
            kept = list(connection.scalars(newest))
            connection.execute(delete(SUBSCRIPTIONS).where(mine, not_(SUBSCRIPTIONS.c.id.in_(kept))))
            return True

        with self._database.explained():
            return await self._database.transact(work)

    @finishes
    async def subscriptions(self, person: str) -> list[Subscription]:
        """List the subscriptions of an account whose sessions are not over, the newest first."""
        query = select(SUBSCRIPTIONS).join(SESSIONS, SESSIONS.c.id == SUBSCRIPTIONS.c.session)
        query = query.where(SUBSCRIPTIONS.c.person == person, SESSIONS.c.person == person)
        query = query.order_by(SUBSCRIPTIONS.c.created.desc(), SUBSCRIPTIONS.c.id)
        with self._database.explained():
            async with self._database.reading() as connection:
                return [_subscription(row) for row in await connection.execute(query)]

    async def unsubscribe(self, person: str, endpoint: str) -> bool:
        """Drop an account's subscription of this endpoint; tell whether there was one."""
        change = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person, _same(endpoint))
        with self._database.explained():
            dropped: int = await self._database.execute_once(lambda each: each.execute(change).rowcount)
            return dropped > 0

    async def drop_subscription(self, subscription: str) -> None:
        """Drop the subscription of this id."""
        change = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == subscription)
        with self._database.explained():
            await self._database.execute_once(lambda each: each.execute(change))

    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()


def _held(connection: Connection, person: str) -> bool:
    """Tell whether an account exists, and keep it until the transaction ends."""
    held = select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update()
    return connection.scalar(held) is not None


def _same(endpoint: str) -> ColumnElement[bool]:
    return SUBSCRIPTIONS.c.endpoint == endpoint


def _wishes(row: Row[Any]) -> Wishes:
    kinds: list[Kind] = [each for each in row.kinds.split() if each in KNOWN]
    return Wishes(row.person, row.mail, row.confirmed, tuple(kinds), row.language, row.stop, row.last)


def _subscription(row: Row[Any]) -> Subscription:
    return Subscription(**row._asdict())
