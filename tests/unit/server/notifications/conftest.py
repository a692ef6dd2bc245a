"""Two processes of a club, and a mail server that keeps what they send."""

from collections.abc import AsyncIterator, Iterator

import pytest

from settebello.server.notifications.mail import mail_server
from settebello.server.notifications.outlets import Outlets
from settebello.store import Database
from tests.support.away.mailbox import Mailbox, mailbox
from tests.support.away.office import ADDRESS, Clock, Office, closing


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as running:
        yield running


@pytest.fixture
async def offices(databases: tuple[Database, Database], box: Mailbox) -> AsyncIterator[list[Office]]:
    """Two processes of one club, by one clock."""
    outlets = Outlets(ADDRESS, mail_server(box.url, "Settebello <club@example.org>"))
    clock = Clock()
    here, there = (Office(each, clock, outlets) for each in databases)
    async with closing(here), closing(there):
        await here.pass_by(20)
        yield [here, there]
