"""A tournament's events stand once, in order; its lists follow them, and a deleted account leaves nothing."""

import asyncio

import pytest
from sqlalchemy import text

from settebello.errors import NotFound, Stale
from settebello.store import (
    AnnouncedTournament,
    Database,
    Person,
    Seeker,
    SqlPeople,
    SqlTournaments,
    TournamentProgress,
)
from settebello.tournament import (
    Enter,
    Member,
    Tournament,
    TournamentEvent,
    TournamentFormat,
    decide_tournament,
    fold_tournament,
    open_tournament,
    plan_for,
)

Opened = tuple[Database, Database]


@pytest.fixture
async def opened(databases: Opened) -> Opened:
    """Two processes of a club with two accounts."""
    people = SqlPeople(databases[0])
    for name in ("ada", "bruno"):
        assert await people.add(Person(name, name, name.title(), ""))
    return databases


def announced(name: str, starts: float = 100.0) -> AnnouncedTournament:
    return AnnouncedTournament(name, "secret", starts, "ada", "{}")


def opening(name: str) -> tuple[TournamentEvent, ...]:
    return open_tournament(
        name, plan_for(TournamentFormat.SWISS, name="A", rules="figs", rounds=3), "ab" * 32, now=1.0
    )


def entry(before: Tournament, *names: str) -> tuple[TournamentEvent, ...]:
    return decide_tournament(before, Enter(tuple(map(Member, names))), now=2.0)


async def test_what_is_written_is_read_back_by_another_process(opened: Opened) -> None:
    here, there = map(SqlTournaments, opened)
    first = opening("t")
    await here.announce(announced("t"), first, TournamentProgress(over=False, body="{}"))
    second = entry(fold_tournament(first), "Anna", "Berto")
    await there.append("t", len(first), second, TournamentProgress(over=False, body="[1]"))
    assert await here.read("t") == [*first, *second]
    assert await here.read("t", len(first)) == [*second]
    assert await there.announced("t") == announced("t")
    for name in ("none", "", "\x00", "a' OR '1'='1"):
        with pytest.raises(NotFound):
            await here.read(name)
        with pytest.raises(NotFound):
            await here.announced(name)


async def test_of_many_writers_on_one_version_one_wins(opened: Opened) -> None:
    stores = list(map(SqlTournaments, opened))
    first = opening("t")
    await stores[0].announce(announced("t"), first, TournamentProgress(over=False, body="{}"))
    before = fold_tournament(first)

    async def write(number: int) -> int:
        events = entry(before, f"Anna {number}", f"Berto {number}")
        try:
            progress = TournamentProgress(over=False, body=str(number))
            await stores[number % 2].append("t", before.version, events, progress)
        except Stale:
            return -1
        return number

    won = [each for each in await asyncio.gather(*map(write, range(8))) if each >= 0]
    assert len(won) == 1
    assert [each.body for each in await stores[0].listed(over=False, most=9)] == [str(won[0])]
    assert len(await stores[1].read("t")) == before.version + 1


async def test_lists_have_those_to_come_with_the_next_first_and_those_over_with_the_last_first(
    opened: Opened,
) -> None:
    here, there = map(SqlTournaments, opened)
    for name, starts, over in (
        ("a", 300.0, False),
        ("b", 200.0, False),
        ("c", 100.0, True),
        ("d", 150.0, True),
    ):
        await here.announce(announced(name, starts), opening(name), TournamentProgress(over, "{}"))
    assert [each.announced.id for each in await there.listed(over=False, most=9)] == ["b", "a"]
    assert [each.announced.id for each in await there.listed(over=True, most=9)] == ["d", "c"]
    assert [each.announced.id for each in await there.listed(over=True, most=1)] == ["d"]
    assert len(await there.of_person("ada", 9)) == 4
    assert await there.of_person("bruno", 9) == []


async def test_a_tournament_that_is_due_is_taken_up_by_one(opened: Opened) -> None:
    here, there = map(SqlTournaments, opened)
    await here.announce(announced("t"), opening("t"), TournamentProgress(over=False, body="{}", due=50.0))
    assert await there.due(49.0, 9) == []
    ((name, since),) = await there.due(50.0, 9)
    taken = await asyncio.gather(*(store.put_off(name, since, 99.0) for store in (here, there, here)))
    assert sorted(taken) == [False, False, True]
    assert await here.due(98.0, 9) == []


async def test_whoever_has_a_partner_seeks_none_any_more(opened: Opened) -> None:
    store = SqlTournaments(opened[0])
    first = opening("t")
    await store.announce(announced("t"), first, TournamentProgress(over=False, body="{}"))
    assert await store.seek("t", "bruno", 5.0)
    assert await store.seek("t", "bruno", 6.0)
    assert not await store.seek("t", "nobody", 5.0)
    assert await store.seekers("t") == [Seeker("bruno", "Bruno")]
    assert [each.announced.id for each in await store.of_person("bruno", 9)] == ["t"]
    events = entry(fold_tournament(first), "bruno", "ada")
    await store.append(
        "t", len(first), events, TournamentProgress(over=False, body="{}", people=frozenset({"bruno", "ada"}))
    )
    assert await store.seekers("t") == []
    assert await store.names("t") == {"ada": "Ada", "bruno": "Bruno"}


async def test_a_deleted_account_leaves_no_row_and_no_name(opened: Opened) -> None:
    store, people = SqlTournaments(opened[0]), SqlPeople(opened[1])
    first = opening("t")
    progress = TournamentProgress(over=False, body="{}", people=frozenset({"bruno"}))
    await store.announce(announced("t"), first, progress)
    await store.announce(announced("u"), opening("u"), TournamentProgress(over=False, body="{}"))
    assert await store.seek("u", "bruno", 5.0, team="I Cavalli")
    assert await store.seek("u", "ada", 6.0, captain="bruno")
    await people.remove("bruno", "no mark")
    assert await store.names("t") == {"ada": "Ada"}
    assert await store.seekers("u") == [Seeker("ada", "Ada")]
    await store.stop_seeking("u", "ada")
    # who writes at that moment writes nobody
    await store.append("t", len(first), entry(fold_tournament(first), "x", "y"), progress)
    async with opened[0].reading() as connection:
        for table in ("tournament_people", "tournament_seekers"):
            assert (await connection.execute(text(f"SELECT * FROM {table}"))).all() == []
