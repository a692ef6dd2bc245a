"""The tables in memory: copies of what their logs fold to.

A table stays for as long as somebody holds it, and `KEPT` others beside, those last asked for. One that was
dropped is read from the log again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from settebello.cards import Seat
from settebello.room import Room
from settebello.server.tables.parts.snapshots import LogReader
from settebello.server.tables.table import Table

KEPT: Final = 256
"""Tables that stay in memory while nobody holds them."""


class TableRegistry:
    """Every table in memory by its id; ``absent`` returns the seats that are shown as absent at first."""

    def __init__(self, log: LogReader, absent: Callable[[Room], frozenset[Seat]]) -> None:
        self._log = log
        self._absent = absent
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._tables)

    @property
    def tables(self) -> list[Table]:
        """List the tables in memory."""
        return list(self._tables.values())

    @property
    def names(self) -> list[str]:
        """List the ids of the tables in memory."""
        return list(self._tables)

    def in_memory(self, name: str) -> Table | None:
        """Return a table if it is in memory."""
        return self._tables.get(name)

    async def loaded(self, name: str) -> Table | None:
        """Return a table if it is in memory, once nobody reads it from the log."""
        async with self._loading.setdefault(name, asyncio.Lock()):
            return self._tables.get(name)

    async def read_anew(self, name: str) -> Table | None:
        """Read a table that is in memory from the log again, whose events have been rewritten."""
        table = await self.loaded(name)
        if table is not None:
            async with table.lock:
                table.reset(await self._log.read(name))
        return table

    def is_behind(self, name: str, version: int) -> bool:
        """Tell whether a table in memory has not come to this version."""
        table = self._tables.get(name)
        return table is not None and table.room.version < version

    async def table(self, name: str) -> Table:
        """Return a table, read from the log if it is not in memory; raise `NotFound`."""
        table = self._tables.get(name)
        if table is not None:
            return self.keep(name, table)
        async with self._loading.setdefault(name, asyncio.Lock()):
            table = self._tables.get(name)
            if table is None:
                table = await self._log.read(name)
                table.absent = self._absent(table.room)
            return self.keep(name, table)

    def forget(self, name: str) -> None:
        """Keep a table no longer: it has been removed."""
        self._tables.pop(name, None)
        self._kept.pop(name, None)

    def keep(self, name: str, table: Table) -> Table:
        """Keep a table in memory, and return it; forget those not asked for the longest."""
        self._tables[name] = self._kept[name] = table
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return table
