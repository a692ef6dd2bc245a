"""A tournament on line begins by itself, opens its tables once, takes their results, and ends by itself."""

import asyncio
from typing import Any

import pytest

from settebello.cards import Seat
from settebello.errors import Forbidden, NotYourTurn, Reason
from settebello.room import Cancel, Fill, Leave, MatchResult, Ready, Resign, Sit, match_result
from settebello.room.screen import Phase
from settebello.room.timing import deadline
from settebello.server.people.secret import key_of_account
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.entering import enter_account
from settebello.server.tournaments.online import LEASE_S
from settebello.server.tournaments.tournaments import Asked, Held
from settebello.store import Person, SqlPeople
from settebello.tournament import (
    AttachRoom,
    CallOff,
    CancelRound,
    CorrectResult,
    Finish,
    ForfeitTable,
    GameResult,
    NextStep,
    PairRound,
    ReportResult,
    Stage,
    TournamentFormat,
    Withdraw,
    next_step,
    plan_for,
    standings,
)
from tests.unit.server.tournaments.conftest import Clock, Process

NAMES = ("ada", "bruno", "carla", "dino")


async def entered(process: Process, database_people: SqlPeople, starts: float, *, best_of: int = 1) -> Held:
    """Announce a tournament of two rounds on line, and enter four accounts."""
    plan = plan_for(TournamentFormat.SWISS, name="Serale", rules="scopa?players=2", rounds=2, best_of=best_of)
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


async def test_no_other_process_opens_the_tables_of_a_round_while_one_still_does(
    processes: tuple[list[Process], Clock], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease is short, so that a process that dies is soon followed: it is kept while the work goes on."""
    (here, there), clock = processes
    monkeypatch.setattr("settebello.server.tournaments.online.AT_ONCE", 1)
    name = (await entered(here, SqlPeople(here.database), starts=clock.at)).announced.id
    await here.online.take_up()
    opening, taken = here.tables.open, list[list[tuple[str, float]]]()

    async def slowly(*given: Any, **more: Any) -> Any:  # noqa: ANN401 (as those of `Tables.open`)
        clock.at += LEASE_S * 2 / 3
        taken.append(await there.tournaments.store.due(clock.at, 9))
        return await opening(*given, **more)

    monkeypatch.setattr(here.tables, "open", slowly)
    await here.online.take_up()
    assert taken == [[], []]
    assert all(await rooms_of(there, name))


async def test_a_tournament_of_one_waits_for_its_arbiter(processes: tuple[list[Process], Clock]) -> None:
    (here, _), clock = processes
    plan = plan_for(TournamentFormat.SWISS, name="Serale", rules="scopa?players=2", rounds=2)
    held = await here.tournaments.announce(plan, 1000.0, Announcement(venue="online"), "ada")
    clock.at += 10
    await here.online.take_up()
    assert (await here.tournaments.held(held.announced.id)).state.stage is Stage.REGISTRATION
    assert await here.tournaments.store.due(clock.at + 1e6, 9) == []


async def a_bracket(here: Process, clock: Clock) -> tuple[str, list[int]]:
    """Play the first round of a bracket; return its name and the winners."""
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
    return name, [encounter.sides[0][0] for encounter in held.state.round(1).encounters]


async def a_bracket_with_a_banned_finalist(here: Process, clock: Clock) -> tuple[str, list[int]]:
    """Play the first round of a bracket, and ban the second winner; return its name and the winners."""
    name, winners = await a_bracket(here, clock)
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


async def opened(here: Process, clock: Clock) -> tuple[str, list[str]]:
    """Begin a tournament of four on line; return its name and the names of its tables."""
    held = await entered(here, SqlPeople(here.database), starts=clock.at)
    for _ in range(3):
        await here.online.take_up()
        clock.at += 3
    return held.announced.id, await rooms_of(here, held.announced.id)


async def rooms_of(here: Process, name: str) -> list[str]:
    """List the tables of the last round."""
    current = (await here.tournaments.held(name)).state.current
    assert current is not None
    return [each.rooms[0] or "" for each in current.encounters]


@pytest.mark.parametrize("asked", ["maestro", "principiante"])
async def test_the_computer_that_goes_on_for_a_leaver_is_of_one_level(
    processes: tuple[list[Process], Clock], asked: str
) -> None:
    """The fault: somebody who was behind could hand the match to the strongest player."""
    (here, _), clock = processes
    _, rooms = await opened(here, clock)
    await here.tables.submit(rooms[0], Leave(Seat(0), asked))
    heir = (await here.tables.table(rooms[0])).room.seats[0]
    assert heir is not None
    assert heir.player == "circolo"


async def check_people(here: Process, name: str) -> None:
    """Check that at each table of the last round those sit who are paired there."""
    current = (await here.tournaments.held(name)).state.current
    assert current is not None
    for each in current.encounters:
        seats = (await here.tables.table(each.rooms[0] or "")).room.seats
        assert [who and who.account for who in seats] == [NAMES[side[0] - 1] for side in each.sides]


async def test_a_round_that_is_paired_again_has_other_tables(
    processes: tuple[list[Process], Clock],
) -> None:
    """The fault: the tables of the round that was cancelled were found, and their results counted."""
    (here, there), clock = processes
    name, before = await opened(here, clock)
    await resign_at(here, before[0])
    await here.tournaments.step(name, (CancelRound(), PairRound()))
    await look_twice(here, there, clock)
    after = await rooms_of(here, name)
    assert all(after)
    assert not set(before) & set(after)
    assert len((await there.tournaments.held(name)).state.open_tables()) == 2
    await check_people(here, name)


async def test_what_a_table_told_before_its_round_was_paired_again_does_not_count(
    processes: tuple[list[Process], Clock],
) -> None:
    """The arbiter takes a round back while a process looks at its tables."""
    (here, there), clock = processes
    name, before = await opened(here, clock)
    await resign_at(here, before[0])
    submit = here.tournaments.submit

    async def late(tournament: str, asked: Asked, *, due: float | None) -> Held:
        here.tournaments.submit = submit  # type: ignore[method-assign]
        await there.tournaments.step(tournament, (CancelRound(), PairRound()))
        return await submit(tournament, asked, due=due)

    here.tournaments.submit = late  # type: ignore[method-assign, assignment]
    await here.online.take_up()
    state = (await there.tournaments.held(name)).state
    assert [each.results for _, each in state.open_tables()] == [(None,), (None,)]


async def test_a_final_that_others_play_after_a_correction_has_another_table(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), clock = processes
    name, winners = await a_bracket(here, clock)
    clock.at += 100
    for _ in range(3):
        await here.online.take_up()
        clock.at += 3
    before = await rooms_of(here, name)
    await resign_at(here, before[0])
    corrected = CorrectResult(1, 1, GameResult((0, 11), winner=1), "the wrong way round")
    await here.tournaments.submit(name, lambda _: (corrected,))
    for _ in range(2):
        await here.online.take_up()
        clock.at += 3
    (final,) = (await here.tournaments.held(name)).state.round(2).encounters
    assert winners[0] not in {side[0] for side in final.sides}
    assert final.rooms[0] not in {None, *before}
    assert final.results == (None,)
    await check_people(here, name)


async def played_alone(here: Process, room: str) -> tuple[Phase, str | None, object]:
    """Return where a table is, why its match was cancelled, and its result."""
    table = (await here.tables.caught_up(room)).room
    return table.phase, table.cancelled, match_result(table, None)


async def test_the_tables_of_a_tournament_that_is_called_off_end_without_a_result(
    processes: tuple[list[Process], Clock],
) -> None:
    """The fault: they played on, computers too, and their matches were rated."""
    (here, there), clock = processes
    name, rooms = await opened(here, clock)
    await here.tables.submit(rooms[0], Leave(Seat(0), "circolo"))
    await there.tournaments.step(name, (CallOff("storm"),))
    # the process that takes it up dies, and another one does it
    await there.tournaments.store.put_off(name, clock.at, clock.at + 60)
    clock.at += 60
    await asyncio.gather(here.online.take_up(), there.online.take_up())
    for room in rooms:
        assert await played_alone(here, room) == (Phase.MATCH_OVER, "tournament", None)
        assert await played_alone(there, room) == (Phase.MATCH_OVER, "tournament", None)
    first, second = [(await here.tables.table(room)).room for room in rooms]
    assert first.bot_to_move is None
    assert deadline(first) is None
    assert not second.sitting
    for command in (Ready(Seat(1)), Fill("circolo"), Resign(Seat(1))):
        with pytest.raises(NotYourTurn) as refused:
            await here.tables.submit(rooms[1], command)
        assert refused.value.reason is Reason.NO_MATCH
    assert not await here.tables.submit(rooms[1], Cancel("tournament"))
    # nothing more is to be done
    assert await here.tournaments.store.due(clock.at + 1e6, 9) == []


async def test_a_table_that_is_opened_while_its_tournament_is_called_off_ends(
    processes: tuple[list[Process], Clock],
) -> None:
    """The fault of a first draft: the process that was about to open it did so, and nobody knew of it."""
    (here, there), clock = processes
    held = await entered(here, SqlPeople(here.database), starts=clock.at)
    name = held.announced.id
    await here.online.take_up()
    submit, opened_late = here.tournaments.submit, list[str]()

    async def late(tournament: str, asked: Asked, *, due: float | None) -> Held:
        here.tournaments.submit = submit  # type: ignore[method-assign]
        opened_late.extend(each.room for each in asked(held.state) if isinstance(each, AttachRoom))
        await there.tournaments.step(tournament, (CallOff(),))
        await there.online.take_up()
        return await submit(tournament, asked, due=due)

    held = await here.tournaments.held(name)
    here.tournaments.submit = late  # type: ignore[method-assign, assignment]
    await here.online.take_up()
    assert len(opened_late) == 2
    for room in opened_late:
        assert await played_alone(there, room) == (Phase.MATCH_OVER, "tournament", None)


async def test_the_tables_of_a_round_that_is_taken_back_end_without_a_result(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, there), clock = processes
    name, before = await opened(here, clock)
    await here.tournaments.step(name, (CancelRound(), PairRound()))
    await look_twice(here, there, clock)
    for room in before:
        assert await played_alone(there, room) == (Phase.MATCH_OVER, "round", None)
    for room in await rooms_of(here, name):
        assert await played_alone(there, room) == (Phase.PLAYING, None, None)


@pytest.mark.parametrize("after", [(), (PairRound(),)], ids=["looked at", "paired at once"])
async def test_a_match_whose_result_the_arbiter_has_written_is_not_played_on(
    processes: tuple[list[Process], Clock], after: tuple[PairRound, ...]
) -> None:
    """The fault: it went on, was rated, and its players came to their next table late."""
    (here, there), clock = processes
    name, rooms = await opened(here, clock)
    await decide_round(here, name, 1)
    await here.tournaments.step(name, after)
    await look_twice(here, there, clock)
    await check_decided(there, rooms)
    assert [each.results for each in (await there.tournaments.held(name)).state.round(1).encounters] == [
        (GameResult((11, 4)),),
        (None,),
    ]
    clock.at += 100
    await look_twice(here, there, clock)
    last = await rooms_of(here, name)
    for room in last:
        assert await played_alone(there, room) == (Phase.PLAYING, None, None)
    await decide_round(here, name, 2)
    await here.tournaments.step(name, (Finish(),))
    await look_twice(here, there, clock)
    await check_decided(there, last)
    assert await here.tournaments.store.due(clock.at + 1e6, 9) == []


async def check_decided(process: Process, rooms: list[str]) -> None:
    """Check that nobody plays on at two tables, and that a side which forfeits has lost its match."""
    assert await played_alone(process, rooms[0]) == (Phase.MATCH_OVER, "result", None)
    await check_resigned(process, rooms[1], winner=1)


async def check_resigned(process: Process, room: str, *, winner: int) -> None:
    """Check that a side has given up the match at a table, which counts."""
    phase, cancelled, result = await played_alone(process, room)
    assert (phase, cancelled) == (Phase.MATCH_OVER, None)
    assert isinstance(result, MatchResult)
    assert (result.how, result.winner) == ("resigned", winner)


async def test_somebody_who_withdraws_in_the_middle_of_a_match_has_lost_it(
    processes: tuple[list[Process], Clock],
) -> None:
    """The fault of a first draft: it ended without a result, so the rating was kept."""
    (here, there), clock = processes
    name, rooms = await opened(here, clock)
    first = (await here.tournaments.held(name)).state.round(1).encounters[0]
    await here.tournaments.submit(name, lambda _: (Withdraw(first.sides[1][0]),))
    await look_twice(here, there, clock)
    await check_resigned(there, rooms[0], winner=0)


async def test_no_other_match_is_played_at_a_tournaments_table(
    processes: tuple[list[Process], Clock],
) -> None:
    """The fault: a rematch that began at once took the place of the match that counts."""
    (here, there), clock = processes
    name, rooms = await opened(here, clock)
    await resign_at(here, rooms[0])
    for seat in (0, 1):
        with pytest.raises(NotYourTurn) as refused:
            await here.tables.submit(rooms[0], Ready(Seat(seat)))
        assert refused.value.reason is Reason.NO_MATCH
    await look_twice(here, there, clock)
    assert (await there.tournaments.held(name)).state.encounter(1, 1).results != (None,)


async def test_a_game_of_several_that_a_correction_opens_again_is_played_at_another_table(
    processes: tuple[list[Process], Clock],
) -> None:
    """The fault of a first draft: its table had been ended, and the encounter never was."""
    (here, there), clock = processes
    held = await entered(here, SqlPeople(here.database), starts=clock.at, best_of=3)
    name = held.announced.id
    await look_twice(here, there, clock)
    await resign_at(here, (await rooms_of(here, name))[0])
    await look_twice(here, there, clock)
    second = (await there.tournaments.held(name)).state.encounter(1, 1).rooms[1]
    assert second is not None
    await here.tournaments.submit(name, lambda _: (ForfeitTable(1, 1, (0, 1)),))
    await look_twice(here, there, clock)
    assert await played_alone(there, second) == (Phase.MATCH_OVER, "result", None)
    corrected = CorrectResult(1, 1, GameResult((4, 11), winner=1), "a wrong sheet")
    await here.tournaments.submit(name, lambda _: (corrected,))
    await look_twice(here, there, clock)
    again = (await there.tournaments.held(name)).state.encounter(1, 1).rooms[1]
    assert again not in {None, second}
    assert await played_alone(there, again or "") == (Phase.PLAYING, None, None)


async def decide_round(process: Process, name: str, number: int) -> None:
    """Have the arbiter write the result of the first table of two, and have a side forfeit at the second."""
    written = ReportResult(number, 1, GameResult((11, 4)))
    await process.tournaments.submit(name, lambda _: (written, ForfeitTable(number, 2, (0,))))


async def look_twice(here: Process, there: Process, clock: Clock) -> None:
    """Have both processes see to what is due, twice."""
    for _ in range(2):
        await asyncio.gather(here.online.take_up(), there.online.take_up())
        clock.at += 3


async def test_only_a_tournament_ends_a_table_without_a_result(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), _ = processes
    room = await here.tables.open("scopa?players=2", first=[Sit("Ada", "a" * 64), Fill("circolo")])
    with pytest.raises(Forbidden):
        await here.tables.submit(room.id, Cancel("tournament"))
