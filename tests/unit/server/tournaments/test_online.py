"""A tournament on line begins by itself, opens its tables once, takes their results, and ends by itself."""

import asyncio

import pytest

from settebello.cards import Seat
from settebello.errors import NotYourTurn, Reason
from settebello.room import Resign
from settebello.server.people.secret import key_of_account
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.entering import enter_account
from settebello.server.tournaments.tournaments import Held
from settebello.store import Person, SqlPeople
from settebello.tournament import NextStep, PairRound, Stage, TournamentFormat, next_step, plan_for, standings
from tests.unit.server.tournaments.conftest import Clock, Process

NAMES = ("ada", "bruno", "carla", "dino")


async def entered(process: Process, database_people: SqlPeople, starts: float) -> Held:
    """Announce a tournament of two rounds on line, and enter four accounts."""
    plan = plan_for(TournamentFormat.SWISS, name="Serale", rules="scopa?players=2", rounds=2)
    held = await process.tournaments.announce(plan, starts, Announcement(venue="online"), "ada")
    for name in NAMES:
        person = Person(name, name, name.title(), "")
        assert await database_people.add(person)
        held = await enter_account(process.tournaments, held, person, [])
    return held


async def resign_at(process: Process, room: str) -> None:
    """Have the second seat lose its match."""
    await process.tables.submit(room, Resign(Seat(1)))


async def test_a_tournament_on_line_runs_by_itself_and_nothing_is_doubled(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, there), clock = processes
    people = SqlPeople(here.database)
    held = await entered(here, people, starts=2000.0)
    name = held.announced.id
    await here.online.take_up()
    assert (await there.tournaments.held(name)).state.stage is Stage.REGISTRATION
    clock.at = 2000.0
    for number in (1, 2):
        for _ in range(3):
            await asyncio.gather(here.online.take_up(), there.online.take_up())
            clock.at += 5
        state = (await there.tournaments.held(name)).state
        assert len(state.rounds) == number
        rooms = [each.rooms[0] for each in state.rounds[-1].encounters]
        assert len({room for room in rooms if room}) == 2
        for encounter, room in zip(state.rounds[-1].encounters, rooms, strict=True):
            assert room is not None
            table = (await there.tables.table(room)).room
            sits = [None if who is None else who.key for who in table.seats]
            wanted = [key_of_account(NAMES[side[0] - 1]) for side in encounter.sides]
            assert sits == wanted
            await resign_at(here, room)
        for _ in range(3):
            await asyncio.gather(here.online.take_up(), there.online.take_up())
            clock.at += 5
        state = (await here.tournaments.held(name)).state
        assert [
            each.results[0].won_by for each in state.rounds[number - 1].encounters if each.results[0]
        ] == [0, 0]
        clock.at += 100
    await there.online.take_up()
    assert (await here.tournaments.held(name)).state.stage is Stage.OVER
    # a process that knows nothing of all this does nothing more
    before = (await here.tournaments.held(name)).state.version
    clock.at += 1000
    await asyncio.gather(here.online.take_up(), there.online.take_up())
    assert (await there.tournaments.held(name)).state.version == before


async def test_a_tournament_of_one_waits_for_its_arbiter(processes: tuple[list[Process], Clock]) -> None:
    (here, _), clock = processes
    plan = plan_for(TournamentFormat.SWISS, name="Serale", rules="scopa?players=2", rounds=2)
    held = await here.tournaments.announce(plan, 1000.0, Announcement(venue="online"), "ada")
    clock.at += 10
    await here.online.take_up()
    assert (await here.tournaments.held(held.announced.id)).state.stage is Stage.REGISTRATION
    assert await here.tournaments.store.due(clock.at + 1e6, 9) == []


async def a_bracket_with_a_banned_finalist(here: Process, clock: Clock) -> tuple[str, list[int]]:
    """Play the first round of a bracket, and ban the second winner; return its name and the winners."""
    people = SqlPeople(here.database)
    plan = plan_for(TournamentFormat.KNOCKOUT, name="Serale", rules="scopa?players=2")
    held = await here.tournaments.announce(plan, clock.at, Announcement(venue="online"), "arbiter")
    name = held.announced.id
    for each in NAMES:
        assert await people.add(Person(each, each, each.title(), ""))
        held = await enter_account(here.tournaments, held, Person(each, each, each.title(), ""), [])
    for _ in range(3):
        await here.online.take_up()
        clock.at += 5
    held = await here.tournaments.held(name)
    for encounter in held.state.round(1).encounters:
        await resign_at(here, encounter.rooms[0] or "")
    await here.online.take_up()
    winners = [encounter.sides[0][0] for encounter in held.state.round(1).encounters]
    banned = frozenset({NAMES[winners[1] - 1]})

    async def some() -> frozenset[str]:
        return banned

    here.tournaments.banned = some
    return name, winners


async def test_a_bracket_whose_other_finalist_is_banned_ends(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), clock = processes
    name, winners = await a_bracket_with_a_banned_finalist(here, clock)
    for _ in range(4):
        clock.at += 40
        await here.online.take_up()
    held = await here.tournaments.held(name)
    assert held.state.stage is Stage.OVER
    assert [row.entrant for row in standings(held.state) if row.rank == 1] == [winners[0]]


async def test_an_arbiter_is_told_why_no_round_is_paired_once_banned_people_have_left(
    processes: tuple[list[Process], Clock],
) -> None:
    """The fault: the step was accepted, nothing was paired, and nothing said why."""
    (here, _), clock = processes
    name, winners = await a_bracket_with_a_banned_finalist(here, clock)
    before = (await here.tournaments.held(name)).state
    assert next_step(before) is NextStep.PAIR
    with pytest.raises(NotYourTurn) as refused:
        await here.tournaments.step(name, (PairRound(),), before.version)
    assert refused.value.reason is Reason.TOO_FEW_ENTRANTS
    after = (await here.tournaments.held(name)).state
    assert not after.entrant(winners[1]).plays
    assert next_step(after) is NextStep.FINISH
