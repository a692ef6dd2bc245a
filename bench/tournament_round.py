"""How long do 500 tables of a round take to open, and what do other tables notice of it?

A tournament on line with 1,000 accounts is written into the database of a club, with PostgreSQL, Redis and
two workers; it is started there, and the time runs until every encounter has its table. Beside it tables of
four clients play at a human pace, as in `bench/load.py`: their waits are measured before, meanwhile and
afterwards.

Usage: python -m bench.tournament_round [--tables 500] [--beside 100] [--pace 5]
"""

import argparse
import asyncio
import resource
import sys
import time
from collections.abc import Sequence
from pathlib import Path

# as a question of `make bench` it runs as a file
sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.load import REDIS, Program, Run, _stop, cpu_s, p99, schema, served, sit_down
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.tournaments import Tournaments
from settebello.store import Person, SqlPeople, SqlTournaments, connect_database
from settebello.tournament import Enter, Member, PairRound, Start, TournamentFormat, plan_for

RULES = "scopa?players=2"
OPEN_S = 10.0
BOUND_MS = 150.0
"""The bounds: seconds until all tables are open, and the 99th of a hundred waits beside them."""
LIMIT_S = 300.0
WARM_S = 5.0
QUIET_S = 15.0
AFTER_S = 15.0
LOOK_S = 0.2


async def entered(database: str, people: int) -> tuple[str, Tournaments]:
    """Write a tournament with so many accounts."""
    opened = await connect_database(database)
    accounts, tournaments = SqlPeople(opened), Tournaments(SqlTournaments(opened))
    plan = plan_for(TournamentFormat.SWISS, name="Bench", rules=RULES, rounds=3)
    held = await tournaments.announce(plan, time.time() + 86_400, Announcement(venue="online"), "arbiter")
    names = [f"player{number}" for number in range(people)]
    for name in names:
        await accounts.add(Person(name, name, name.title(), ""))
    commands = [Enter((Member(name, name),)) for name in names]
    await tournaments.submit(held.announced.id, lambda _: commands)
    return held.announced.id, tournaments


def told(name: str, run: Run, seconds: float, cpu: float) -> str:
    """Write a row."""
    waits = sorted(run.waits) or [float("inf")]
    middle = waits[len(waits) // 2] * 1000
    figures = f"{len(run.waits) / seconds:.0f} | {middle:.0f} | {p99(run):.0f} | {cpu / seconds:.2f}"
    return f"| {name} | {figures} |"


async def counted(run: Run, seconds: float) -> None:
    """Count the waits of so many seconds."""
    run.waits.clear()
    run.counting = True
    await asyncio.sleep(seconds)
    run.counting = False


async def ask(tables: int, beside: int, pace_s: float) -> bool:
    """Open the round beside tables that play; print what was seen, and tell whether the bounds were held."""
    with (
        schema() as database,
        served(
            Program(sys.executable, 2), {"DATABASE_URL": database, "REDIS_URL": REDIS}, "--workers", "2"
        ) as (at, group),
    ):
        name, tournaments = await entered(database, 2 * tables)
        run, tasks = Run(pace_s, 2), set[asyncio.Task[None]]()
        await sit_down(run, at, beside, tasks)
        await asyncio.sleep(WARM_S)
        before = cpu_s(group)
        await counted(run, QUIET_S)
        rows = [told("before", run, QUIET_S, cpu_s(group) - before)]
        run.waits.clear()
        run.counting, before, began = True, cpu_s(group), time.monotonic()
        held = await tournaments.submit(name, lambda _: (Start(), PairRound()))
        open_tables = 0
        while open_tables < tables:
            assert time.monotonic() < began + LIMIT_S, f"{open_tables} tables after {LIMIT_S:g} s"
            await asyncio.sleep(LOOK_S)
            held = await tournaments.held(name)
            open_tables = sum(each.rooms[0] is not None for each in held.state.round(1).encounters)
        took = time.monotonic() - began
        run.counting = False
        rows.append(told(f"{tables} tables open, in {took:.1f} s", run, took, cpu_s(group) - before))
        worst, before = p99(run), cpu_s(group)
        await counted(run, AFTER_S)
        rows.append(told("afterwards, all of them waiting", run, AFTER_S, cpu_s(group) - before))
        await _stop(run, tasks)
    head: Sequence[str] = ("", "moves a second", "told to all: median ms", "99 %", "server's cores")
    print(f"| {' | '.join(head)} |")
    print("|" + "---|" * len(head))
    print("\n".join(rows))
    print(f"\nThe bounds are {OPEN_S:g} s, and {BOUND_MS:g} ms while they open, beside {beside} tables.")
    return took <= OPEN_S and worst <= BOUND_MS


def main() -> None:
    """Ask and print; exit 1 where a bound is not held."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--beside", type=int, default=100)
    parser.add_argument("--pace", type=float, default=5.0, help="seconds that a player thinks, on average")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    held = asyncio.run(ask(options.tables, options.beside, options.pace))
    sys.exit(not held)


if __name__ == "__main__":
    main()
