"""Looking for suspicions: every hour, in a thread beside the event loop."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from settebello.room.clock import DAY_S
from settebello.server.moderation.finding import WINDOW_DAYS, suspicions_in
from settebello.server.rounds import Round, Rounds
from settebello.store import ModerationStore

ROUND_S: Final = 3600.0
"""How often to look."""

MOST_MATCHES: Final = 20_000
"""Matches that are looked at in a round, the newest."""


class SuspicionSearch:
    """Looks for suspicions; every process may, each suspicion is written once."""

    def __init__(self, store: ModerationStore, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self.rounds = Rounds(Round(self.search, ROUND_S, "suspicions cannot be looked for"))

    async def search(self) -> None:
        """Look at the matches of late, and write down what is suspicious."""
        now = self._now()
        matches = await self._store.played(since=now - WINDOW_DAYS * DAY_S, most=MOST_MATCHES)
        people = {who for match in matches for who in match.people if who is not None}
        sources = await self._store.sources(people)
        settled = await self._store.settled()
        found = await asyncio.to_thread(suspicions_in, matches, sources, settled, now)
        await self._store.suspect(found)
