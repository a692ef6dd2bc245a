"""How long does a table take to open, by the length of its log? A match of 50 events, and one of 5,000.

Both are played on one SQLite file as a server plays them, and opened where neither is in memory: by a player,
and by a spectator of a public table, in turn, at ten moments of a deal.

Usage: python bench/opening.py [--events 5000] [--runs 10]
"""

import argparse
import asyncio
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from statistics import median, quantiles

from sqlalchemy import delete

from settebello.engine import legal_actions
from settebello.room import MakeAct, Ready, Sit
from settebello.room.commands import Publish
from settebello.room.screen import Phase
from settebello.server.people.secret import key_of
from settebello.server.tables.tables import Tables
from settebello.store import Database, SqlEventLog, open_database
from settebello.store.schema import SNAPSHOTS

SHORT = 50
RULES = "scopa?players=2&target=999"
BOUND = 2.0
"""The long match opens in so many times the time of the short one."""


STOPS, STEP = 10, 4
"""Each match is opened at so many moments, so many events apart: a whole deal long."""


async def begin(tables: Tables) -> str:
    """Open a public table for two, and return its name."""
    name = (await tables.open(RULES)).id
    for person in ("a", "b"):
        await tables.submit(name, Sit(person, key_of(person)))
    host = next(iter((await tables.table(name)).room.owners))
    await tables.submit(name, Publish(host, public=True))
    return name


async def play(tables: Tables, name: str, events: int) -> None:
    """Play a match until its log has so many events."""
    table = await tables.table(name)
    while table.room.version < events:
        room = table.room
        if room.phase is Phase.DEAL_OVER:
            for seat in sorted(room.persons - room.ready):
                await tables.submit(name, Ready(seat, "again"))
            continue
        if room.deal is None or room.to_move is None:
            raise RuntimeError(f"the match is over after {room.version} events")
        await tables.submit(name, MakeAct(room.to_move, room.version, legal_actions(room.deal.state)[0]))


async def opened(database: Database, name: str, *, watches: bool) -> float:
    """Return the milliseconds until a player, or a spectator, has a table that nobody has in memory."""
    late = time.time() + 60
    tables = Tables(SqlEventLog(database), clock=lambda: late)
    begun = time.perf_counter()
    table = await tables.table(name)
    if watches:
        await tables.spectating.watched(table, 0)
    return 1000 * (time.perf_counter() - begun)


async def measure(events: int, runs: int) -> bool:
    """Play, open and print; tell whether the bound is held."""
    took: dict[tuple[int, bool], list[float]] = {}
    whole = []
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(Path(folder) / "bench.db")
        tables = Tables(SqlEventLog(database))
        names = {length: await begin(tables) for length in (SHORT, events)}
        for stop in range(STOPS):
            for length, name in names.items():
                await play(tables, name, length + STEP * stop)
            for _, (length, name), watches in product(range(runs), names.items(), (False, True)):
                took.setdefault((length, watches), []).append(await opened(database, name, watches=watches))
        for _ in range(3):
            await database.transact(lambda connection: connection.execute(delete(SNAPSHOTS)))
            whole.append(await opened(database, names[events], watches=False))
        await database.close()
    print("| events | player: median ms | 95 % | spectator: median ms | 95 % |")
    print("|---|---|---|---|---|")
    for length in names:
        cells = [f"{each:.1f}" for watches in (False, True) for each in figures(took[length, watches])]
        print(f"| {length:,} | " + " | ".join(cells) + " |")
    ratios = [median(took[events, watches]) / median(took[SHORT, watches]) for watches in (False, True)]
    print(
        f"\nThe long match opens in {ratios[0]:.2f} times as long as the short one for a player, and "
        f"{ratios[1]:.2f} times for a spectator; the bound is {BOUND:g}. From its first event it takes "
        f"{median(whole):,.0f} ms."
    )
    return max(ratios) <= BOUND


def figures(times: list[float]) -> tuple[float, float]:
    """Return the median, and the time within which 95 of 100 are."""
    return median(times), quantiles(times, n=20)[-1]


def main() -> None:
    """Read the options and measure; exit 1 where the bound is not held."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--events", type=int, default=5000)
    parser.add_argument("--runs", type=int, default=10)
    options = parser.parse_args()
    sys.exit(not asyncio.run(measure(options.events, options.runs)))


if __name__ == "__main__":
    main()
