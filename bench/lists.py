"""How long does each list take in a large database? People, matches, ratings, reports, tournaments, tables.

A database is filled with people and matches between them, and each list is asked for again and again, for
other people each time. Where no address is given it is a SQLite file.

Usage: python bench/lists.py [--people 10000] [--matches 100000] [--asked 100] [--database URL]
The whole size is --people 100000 --matches 1000000.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, get_args

from sqlalchemy import Table, insert, text

from settebello.rules import Company, Family
from settebello.store import (
    Database,
    SqlEventLog,
    SqlPeople,
    SqlResults,
    SqlTournaments,
    connect_database,
    open_database,
)
from settebello.store.schema import (
    LOBBY,
    MATCH_SEATS,
    MATCHES,
    PEOPLE,
    RATINGS,
    REPORTS,
    SITTINGS,
    TOURNAMENT_PEOPLE,
    TOURNAMENTS,
)

BOUND_MS = 50.0
FEW = 5000
Row = dict[str, Any]
SYLLABLES = [
    "an",
    "bo",
    "chi",
    "del",
    "eo",
    "fra",
    "gi",
    "lu",
    "ma",
    "nel",
    "pa",
    "ri",
    "sa",
    "to",
    "vi",
    "zo",
]
FAMILIES, COMPANIES = get_args(Family), get_args(Company)
FAMILY: Family = FAMILIES[0]
COMPANY: Company = COMPANIES[0]


def person(number: int) -> str:
    """Return the id of a person."""
    return f"person{number:06}"


def rows(people: int, matches: int, random: Random) -> Iterable[tuple[Table, Iterable[Row]]]:
    """Yield the rows of each table."""
    names = ["".join(random.choices(SYLLABLES, k=4)) + str(at) for at in range(people)]
    yield (
        PEOPLE,
        (
            {
                "id": person(at),
                "key": name,
                "name": name.title(),
                "password": "-",
                "email": None,
                "skeleton": name,
            }
            | {"role": "bot" if at % 1000 == 0 else "member", "created": float(at)}
            for at, name in enumerate(names)
        ),
    )
    yield (
        RATINGS,
        (
            {"person": person(at), "family": family, "company": company, "matches": 9, "won": 4}
            | {"mean": mean, "spread": 2.0, "sure": mean - 4.0}
            for at in range(people)
            for mean in (random.gauss(25, 5),)
            for family, company in ((FAMILY, COMPANY), (FAMILIES[-1], COMPANIES[-1]))
        ),
    )
    yield (
        MATCHES,
        (
            {"number": at, "id": f"match{at}", "room": f"room{at}", "match": 1, "rules": "scopa?players=2"}
            | {
                "family": FAMILY,
                "company": COMPANY,
                "score": "11 7",
                "winner": 0,
                "how": "played",
                "lost_by": None,
            }
            | {"deals": 4, "ended": float(at), "rated": True, "origin": None}
            for at in range(1, matches + 1)
        ),
    )
    zeros = {each.name: 0 for each in MATCH_SEATS.columns if each.name not in {"person", "name", "player"}}
    yield (
        MATCH_SEATS,
        (
            zeros
            | {"match": at, "seat": seat, "side": seat, "has_left": False, "name": "", "player": None}
            # a hundredth of the people plays half of the matches
            | {"person": person(random.randrange(max(people // 100, 1) if random.random() < 0.5 else people))}
            for at in range(1, matches + 1)
            for seat in (0, 1)
        ),
    )
    yield (
        REPORTS,
        (
            {
                "id": f"report{at}",
                "room": f"room{at}",
                "seat": 0,
                "name": "",
                "person": None,
                "by": "-",
                "by_name": "",
            }
            | {
                "why": "words",
                "text": "",
                "at": float(at),
                "closed": None if at % 50 == 0 else 1.0,
                "by_person": None,
            }
            for at in range(people // 2)
        ),
    )
    yield (
        LOBBY,
        (
            {
                "room": f"room{at}",
                "waits": at % 2 == 0,
                "since": float(at),
                "seen": float(at % 100 == 0),
                "body": "{}",
            }
            for at in range(people // 2)
        ),
    )
    yield (
        SITTINGS,
        ({"room": f"room{at}", "person": person(at % people), "since": 1.0} for at in range(people)),
    )
    yield (
        TOURNAMENTS,
        (
            {
                "id": f"cup{at}",
                "secret": "-",
                "starts": float(at),
                "over": at % 20 != 0,
                "arbiter": person(at % 97),
            }
            | {"due": 1e12, "notice": "{}", "body": "{}"}
            for at in range(people // 10)
        ),
    )
    yield (
        TOURNAMENT_PEOPLE,
        (
            {"tournament": f"cup{at}", "person": person(number)}
            for at in range(people // 10)
            for number in {random.randrange(people) for _ in range(20)}
        ),
    )


async def fill(database: Database, people: int, matches: int) -> None:
    """Write all rows."""
    for table, some in rows(people, matches, Random(7)):
        left = iter(some)
        while bundle := list(islice(left, FEW)):
            await database.transact(lambda connection, t=table, b=bundle: connection.execute(insert(t), b))  # type: ignore[misc]  # the row of this turn
    await database.transact(lambda connection: connection.execute(text("ANALYZE")))


def lists(database: Database, people: int, random: Random) -> dict[str, Callable[[], Awaitable[object]]]:
    """Return each list by its name."""
    accounts, results, log = SqlPeople(database), SqlResults(database), SqlEventLog(database)
    tournaments = SqlTournaments(database)

    def anybody() -> str:
        return person(random.randrange(people))

    return {
        "best players": lambda: results.best(FAMILY, COMPANY, bots=False, most=50),
        "best programs": lambda: results.best(FAMILY, COMPANY, bots=True, most=50),
        "everybody": lambda: accounts.everybody("", 100),
        "everybody by a part of the name": lambda: accounts.everybody(
            "".join(random.choices(SYLLABLES, k=3)), 100
        ),
        "everybody by a name that nobody has": lambda: accounts.everybody("nobody-at-all", 100),
        "how many people": accounts.count,
        "programs": accounts.bots,
        "matches of a person": lambda: results.matches(anybody(), most=51),
        "matches of one who plays much": lambda: results.matches(person(0), most=51),
        "earlier matches": lambda: results.matches(person(1), before=people, most=51),
        "figures of a person": lambda: results.figures(anybody()),
        "ratings of a person": lambda: results.standings(anybody()),
        "reports": lambda: accounts.reports(most=200),
        "tables that wait": lambda: log.lobby(waits=True, seen=1.0, most=50),
        "tables of a person": lambda: log.sat(anybody(), 50),
        "tournaments to come": lambda: tournaments.listed(over=False, most=100),
        "tournaments that are over": lambda: tournaments.listed(over=True, most=100),
    }


async def measure(people: int, matches: int, asked: int, address: str) -> bool:
    """Fill, ask and print; tell whether the bound is held."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        database = await (connect_database(address) if address else open_database(path))
        begun = time.perf_counter()
        await fill(database, people, matches)
        sys.stderr.write(f"filled in {time.perf_counter() - begun:.0f} s\n")
        worst = 0.0
        print("| list | median ms | 95 % |\n|---|---|---|")
        for name, ask in lists(database, people, Random(7)).items():
            times = []
            for _ in range(asked):
                begun = time.perf_counter()
                await ask()
                times.append(1000 * (time.perf_counter() - begun))
            late = quantiles(times, n=20)[-1]
            worst = max(worst, late)
            print(f"| {name} | {median(times):.1f} | {late:.1f} |", flush=True)
        await database.close()
    print(f"\n{people:,} people and {matches:,} matches; the bound is {BOUND_MS:g} ms at 95 %.")
    return worst <= BOUND_MS


def main() -> None:
    """Read the options and measure; exit 1 where the bound is not held."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--asked", type=int, default=100)
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    sys.exit(not asyncio.run(measure(options.people, options.matches, options.asked, options.database)))


if __name__ == "__main__":
    main()
