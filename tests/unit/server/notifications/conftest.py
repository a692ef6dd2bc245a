"""Two processes of a club, and a mail server that keeps what they send."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from settebello.server.notifications.mail import mail_server
from settebello.server.notifications.outlets import Outlets
from settebello.store import Database, connect_database, open_database
from tests.support.away.mailbox import Mailbox, mailbox
from tests.support.away.office import ADDRESS, Clock, Office, closing
from tests.support.club import schema


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
async def databases(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[list[Database]]:
    """Open one database twice, as two processes do."""
    if request.param == "sqlite":
        opened = [await open_database(tmp_path / "club.db") for _ in range(2)]
        yield opened
        for each in opened:
            await each.close()
    else:
        with schema() as address:
            opened = [await connect_database(address) for _ in range(2)]
            yield opened
            for each in opened:
                await each.close()


@pytest.fixture
async def offices(databases: list[Database], box: Mailbox) -> AsyncIterator[list[Office]]:
    """Two processes of one club, by one clock."""
    outlets = Outlets(ADDRESS, mail_server(box.url, "Settebello <club@example.org>"))
    clock = Clock()
    here, there = (Office(each, clock, outlets) for each in databases)
    async with closing(here), closing(there):
        await here.pass_by(20)
        yield [here, there]
