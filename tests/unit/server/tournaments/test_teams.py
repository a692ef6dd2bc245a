"""Teams on line: both tables of a match have the same deals, and neither sees what the other makes of it."""

from random import Random

import pytest

from settebello.cards import Seat, card_text
from settebello.duplicate import check_sets, loads_set, open_deal
from settebello.errors import Forbidden, NotFound
from settebello.room import Resign, Room
from settebello.room.screen import Phase
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.calling import calls_of, room_of_call
from settebello.server.tournaments.duplicates import deals_of_round, deals_page
from settebello.server.tournaments.entering import be_partner, enter_account
from settebello.server.tournaments.keys import partner_key
from settebello.server.tournaments.tournaments import Held
from settebello.server.tournaments.viewing import tournament_page
from settebello.store import Person, SqlPeople
from settebello.tournament import (
    DealReported,
    PairRound,
    ResultReported,
    RoomAttached,
    Stage,
    Start,
    TournamentFormat,
    TournamentViewer,
    plan_for,
)
from tests.unit.server.tournaments.conftest import Clock, Process
from tests.unit.server.tournaments.test_duplicates import play_deal, see

DEALS = 2
NAMES = ("ada", "bruno", "carla", "dino", "elsa", "fabio", "gina", "ivo")
SPECTATOR = TournamentViewer()


async def announced(process: Process, rules: str = "torneo", rounds: int = 1) -> Held:
    """Announce a tournament of teams on line, among people who have accounts."""
    people = SqlPeople(process.database)
    for name in NAMES:
        assert await people.add(person(name))
    changes = {"rounds": rounds, "deals": DEALS}
    plan = plan_for(TournamentFormat.TEAMS, name="Serale", rules=rules, **changes)
    return await process.tournaments.announce(plan, 1e9, Announcement(venue="online"), "arbiter")


def person(name: str) -> Person:
    return Person(name, name, name.title(), "")


async def gathered(process: Process, held: Held, captain: str, *others: str, team: str | None = None) -> Held:
    """Have a captain enter, and others come by the link."""
    held = await enter_account(process.tournaments, held, person(captain), [], team)
    for name in others:
        key = partner_key(held.announced.secret, captain)
        held = await be_partner(process.tournaments, held, person(name), key)
    return held


async def begun(process: Process, teams: int = 4) -> Held:
    """Enter teams of two people, and pair the first round."""
    held = await announced(process)
    for at in range(teams):
        held = await gathered(process, held, *NAMES[2 * at : 2 * at + 2])
    return await process.tournaments.submit(held.announced.id, lambda _: (Start(), PairRound()))


def rooms_of(held: Held, table: int = 1) -> list[str]:
    return [room for room in held.state.encounter(1, table).rooms if room is not None]


async def table_of(process: Process, room: str) -> Room:
    return (await process.tables.table(room)).room


def accounts(table: Room) -> list[str | None]:
    return [None if each is None else each.account for each in table.seats]


async def test_both_tables_of_a_match_open_at_once_with_the_pairs_of_a_team_on_both_sides(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, there), _ = processes
    held = await begun(here)
    assert {each.person for each in calls_of(held, 0.0)} == set(NAMES)
    held = await see(here, held)
    await see(there, held)
    events = await here.tournaments.store.read(held.announced.id)
    attached = [(each.table, each.part) for each in events if isinstance(each, RoomAttached)]
    assert sorted(attached) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    for encounter in held.state.round(1).encounters:
        first, second = [await table_of(here, room) for room in rooms_of(held, encounter.table)]
        ((one,), (other,)) = encounter.sides
        mine, theirs = [[who.account for who in held.state.entrant(each).members] for each in (one, other)]
        assert accounts(first) == [mine[0], theirs[0]]
        assert accounts(second) == [theirs[1], mine[1]]
        for who in (*mine, *theirs):
            assert who is not None
            at = first if who in accounts(first) else second
            page = (await room_of_call(here.tournaments, f"round/{held.announced.id}/1", who)) or ""
            assert page == at.id


async def test_a_match_is_scored_over_both_tables_and_every_deal_is_proven(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, there), _ = processes
    held = await see(here, await begun(here))
    secret, luck = deals_of_round(held, 1), Random(7)
    rooms = [room for table in (1, 2) for room in rooms_of(held, table)]
    assert len(set(rooms)) == 4
    for number in range(1, DEALS + 1):
        for at, room in enumerate(rooms):
            table = await play_deal(there if at == 0 else here, room, luck)
            assert table.deals[-1].pack == open_deal(secret, number).pack
            held = await see(here, held)
            last = at == len(rooms) - 1
            shown = deals_page(held, 1, SPECTATOR)
            assert (secret.seed_of(number) in shown.text) is last
            assert (shown.deals[number - 1].open, bool(shown.deals[number - 1].lines)) == (last, last)
    assert len(check_sets(loads_set(deals_page(held, 1, SPECTATOR).text), secret).deals) == DEALS
    page = await tournament_page(here.tournaments, held, None)
    for match in page.rounds[0].tables:
        lines = [line for each in deals_page(held, 1, SPECTATOR).deals for line in each.lines]
        own = [each for each in lines if each.table == match.number]
        for part in (0, 1):
            points = [each.parts[part] or [] for each in own]
            assert match.games[part] == [sum(each[side] for each in points) for side in (0, 1)]
        assert match.points == [sum((each.points or [])[side] for each in own) for side in (0, 1)]
    events = await here.tournaments.store.read(held.announced.id)
    told = [(each.table, each.part, each.deal) for each in events if isinstance(each, DealReported)]
    assert sorted(told) == [(t, p, d) for t in (1, 2) for p in (1, 2) for d in range(1, DEALS + 1)]
    results = [(each.table, each.part) for each in events if isinstance(each, ResultReported)]
    assert sorted(results) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert (await see(here, held)).state.stage is Stage.OVER


async def test_nobody_at_the_second_table_sees_a_deal_before_the_time(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), _ = processes
    held = await see(here, await begun(here))
    first, second = rooms_of(held)
    table = await play_deal(here, first, Random(3))
    held = await see(here, held)
    points = list(held.state.encounter(1, 1).deals_of(1)[0] or ())
    seeds = [deals_of_round(held, 1).seed_of(number) for number in range(1, DEALS + 1)]
    cards = [card_text(card) for card in table.deals[0].pack]
    for name in NAMES:
        entry, part = held.entry_of(name), held.part_of(name)
        at_table = held.state.encounter(1, 1).side_of_entrant(entry or 0) is not None
        for arbiter in (False, True):
            page = deals_page(held, 1, TournamentViewer(arbiter, entry, part))
            parts = [each.parts for each in page.deals[0].lines]
            assert page.deals[0].own == (points if at_table and part == 1 else None)
            assert parts == [[points if at_table and part == 1 else None, None]]
            said = page.model_dump_json()
            assert not any(seed in said for seed in (*seeds, held.state.seed))
            assert not any(f'"{card}"' in said for card in cards)
    everything = (await tournament_page(here.tournaments, held, None)).model_dump_json()
    assert not any(each in everything for each in (first, second, *seeds))
    await play_deal(here, second, Random(4))
    held = await see(here, held)
    both = [list(held.state.encounter(1, 1).deals_of(part)[0] or ()) for part in (1, 2)]
    entry = held.state.encounter(1, 1).sides[0][0]
    for part in (1, 2):
        page = deals_page(held, 1, TournamentViewer(entrant=entry, part=part))
        assert [each.parts for each in page.deals[0].lines] == [both]
        assert not page.deals[0].open
        assert not any(seed in page.text for seed in seeds)
    assert deals_page(held, 1, SPECTATOR).deals[0].lines == []


async def test_a_match_that_is_given_up_at_one_table_ends_at_both_and_holds_nobody_up(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), _ = processes
    held = await see(here, await begun(here, teams=2))
    first, second = rooms_of(held)
    await play_deal(here, second, Random(5))
    await here.tables.submit(first, Resign(Seat(1)))
    held = await see(here, held)
    assert held.state.encounter(1, 1).forfeits == (1,)
    assert [(await table_of(here, room)).phase for room in (first, second)] == [Phase.MATCH_OVER] * 2
    assert (await see(here, held)).state.stage is Stage.OVER


async def test_both_lose_a_match_that_each_of_them_gives_up_at_one_table(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), _ = processes
    held = await see(here, await begun(here, teams=2))
    for room in rooms_of(held):
        await here.tables.submit(room, Resign(Seat(0)))
    held = await see(here, held)
    assert held.state.encounter(1, 1).forfeits == (0, 1)


async def test_four_gather_by_one_link_and_are_entered_when_nobody_is_missing(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, there), _ = processes
    held = await announced(here, "scopone")
    held = await gathered(here, held, "ada", "bruno", "carla", team="I  Cavalli")
    assert held.state.entrants == ()
    page = await tournament_page(here.tournaments, held, None)
    assert [(each.name, [who.name for who in each.players]) for each in page.seeking] == [
        ("I Cavalli", ["Ada", "Bruno", "Carla"])
    ]
    key = partner_key(held.announced.secret, "ada")
    held = await be_partner(there.tournaments, held, person("dino"), key)
    (team,) = held.state.entrants
    assert team.name == "I Cavalli"
    assert [each.account for each in team.members] == ["ada", "bruno", "carla", "dino"]
    assert [held.part_of(name) for name in ("ada", "bruno", "carla", "dino", "elsa")] == [1, 1, 2, 2, None]
    assert await here.tournaments.store.seekers(held.announced.id) == []
    with pytest.raises(NotFound):
        await be_partner(here.tournaments, held, person("elsa"), key)
    with pytest.raises(Forbidden):
        await enter_account(here.tournaments, held, person("dino"), [])


async def test_a_captain_who_leaves_takes_the_team_along_and_a_member_only_themselves(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), _ = processes
    store = here.tournaments.store
    held = await gathered(here, await announced(here, "scopone"), "ada", "bruno", "carla")
    name = held.announced.id
    await store.stop_seeking(name, "bruno")
    assert [each.person for each in await store.seekers(name)] == ["ada", "carla"]
    await store.stop_seeking(name, "ada")
    assert await store.seekers(name) == []
