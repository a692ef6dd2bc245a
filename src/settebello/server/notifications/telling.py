"""Everything that tells absent accounts what waits for them, from the start of a process to its end."""

from settebello.server.notifications.deliveries import Deliveries
from settebello.server.notifications.gathering import Gathering, Means
from settebello.server.notifications.notifications import Notifications
from settebello.server.notifications.outlets import Outlets
from settebello.server.people.links import Links
from settebello.server.people.people import People
from settebello.server.tables.tables import Tables
from settebello.store import NotificationStore, PeopleStore


class Telling:
    """Gathers what there is to tell, and sends it, by the means that there are."""

    def __init__(
        self,
        store: NotificationStore,
        people: PeopleStore,
        known: People,
        tables: Tables,
        outlets: Outlets,
        means: Means,
    ) -> None:
        self.notifications = Notifications(store, known, outlets)
        self._gathering = Gathering(store, people, tables, means)
        self._deliveries = Deliveries(store, people, Links(people), outlets, tables)

    def start(self) -> None:
        """Begin."""
        self._gathering.rounds.start()
        self._deliveries.start()

    async def stop(self) -> None:
        """Take up nothing more."""
        await self._gathering.rounds.stop()
        await self._deliveries.stop()
