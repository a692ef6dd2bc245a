"""Duplicate deals on line: the same at every table, opened deal by deal, and proven afterwards."""

import asyncio
from random import Random

import pytest

from settebello.cards import Seat, card_text
from settebello.cli.common.board import heading
from settebello.cli.records.fairness import Proof, check_packs
from settebello.duplicate import check_sets, loads_set, open_deal
from settebello.engine import legal_actions
from settebello.errors import NotYourTurn
from settebello.notation import dumps_matches, loads_matches
from settebello.room import MakeAct, Ready, Resign, Room, project, room_records
from settebello.room.screen import Phase
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.duplicates import deals_of_round, deals_page
from settebello.server.tournaments.entering import enter_account
from settebello.server.tournaments.tournaments import Held
from settebello.server.tournaments.viewing import tournament_page
from settebello.store import Person, SqlPeople
from settebello.texts import texts
from settebello.tournament import (
    CancelRound,
    DealReported,
    PairRound,
    Stage,
    Start,
    TournamentFormat,
    TournamentViewer,
    deal_scores,
    plan_for,
    standings,
)
from tests.unit.server.tournaments.conftest import Clock, Process

DEALS = 3
NAMES = ("ada", "bruno", "carla", "dino", "elsa", "fabio")
ARBITER = TournamentViewer(arbiter=True)


async def begun(process: Process, names: tuple[str, ...] = NAMES, rounds: int = 1) -> Held:
    """Announce duplicate deals on line, enter accounts, and pair the first round."""
    people = SqlPeople(process.tournaments.store._database)  # type: ignore[attr-defined]  # one database for all
    changes = {"rounds": rounds, "deals": DEALS}
    plan = plan_for(TournamentFormat.DUPLICATE, name="Serale", rules="torneo", **changes)
    held = await process.tournaments.announce(plan, 1e9, Announcement(venue="online"), "arbiter")
    for name in names:
        person = Person(name, name, name.title(), "")
        assert await people.add(person)
        held = await enter_account(process.tournaments, held, person, [])
    return await process.tournaments.submit(held.announced.id, lambda _: (Start(), PairRound()))


async def see(process: Process, held: Held) -> Held:
    """See to the tournament once, and return it as it stands then."""
    await process.online.see_to(held.announced.id)
    return await process.tournaments.held(held.announced.id)


def rooms_of(held: Held, number: int = 1) -> list[str]:
    return [room for each in held.state.round(number).encounters for room in each.rooms if room]


async def play_deal(process: Process, room: str, luck: Random) -> Room:
    """Play a table's deal to its end, and be ready for the next."""
    table = (await process.tables.table(room)).room
    if table.phase is Phase.DEAL_OVER:
        for seat in range(table.rules.players):
            await process.tables.submit(room, Ready(Seat(seat)))
    while (table := (await process.tables.table(room)).room).phase is Phase.PLAYING:
        assert table.deal is not None
        assert table.to_move is not None
        action = luck.choice(legal_actions(table.deal.state))
        await process.tables.submit(room, MakeAct(table.to_move, table.version, action))
    return table


async def test_every_table_plays_the_same_deals_and_each_is_opened_when_all_have_finished_it(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, there), _ = processes
    held = await see(here, await begun(here))
    rooms = rooms_of(held)
    assert len(rooms) == 3
    secret, luck = deals_of_round(held, 1), Random(7)
    for number in range(1, DEALS + 1):
        for at, room in enumerate(rooms):
            table = await play_deal(there if at == 0 else here, room, luck)
            assert table.deals[-1].pack == open_deal(secret, number).pack
            held = await see(here, held)
            last = at == len(rooms) - 1
            text = deals_page(held, 1, TournamentViewer()).text
            assert (secret.seed_of(number) in text) is last
            shown = deals_page(held, 1, TournamentViewer()).deals[number - 1]
            assert shown.open is last
            assert bool(shown.lines) is last
            assert loads_set(text).numbers == tuple(range(1, number + last))
    checked = check_sets(loads_set(deals_page(held, 1, TournamentViewer()).text), secret)
    assert len(checked.deals) == DEALS
    scores = deal_scores(held.state, 1)
    tops = [line.top for each in scores for line in each.lines]
    assert all(sum(line.matchpoints or (0, 0)) == line.top for each in scores for line in each.lines)
    assert set(tops) == {2 * (len(rooms) - 1)}
    held = await see(here, held)
    assert held.state.stage is Stage.OVER
    for room in rooms:
        table = (await here.tables.table(room)).room
        records = loads_matches(dumps_matches(room_records(table)))
        assert [check_packs(each) for each in records] == [(Proof.CHECKED,)] * DEALS


async def test_nobody_sees_a_deal_or_what_others_made_of_it_before_the_time(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), _ = processes
    held = await see(here, await begun(here))
    first, *others = rooms_of(held)
    table = await play_deal(here, first, Random(3))
    held = await see(here, held)
    points = held.state.encounter(1, 1).deals_of(1)[0]
    assert points is not None
    seeds = [deals_of_round(held, 1).seed_of(number) for number in range(1, DEALS + 1)]
    cards = [card_text(card) for card in table.deals[0].pack]
    at_table = {each for side in held.state.encounter(1, 1).sides for each in side}
    for entrant in range(1, len(NAMES) + 1):
        for viewer in (TournamentViewer(entrant=entrant), TournamentViewer(arbiter=True, entrant=entrant)):
            page = deals_page(held, 1, viewer)
            assert page.deals[0].lines == []
            assert page.deals[0].own == (list(points) if entrant in at_table else None)
            said = page.model_dump_json()
            assert not any(seed in said for seed in (*seeds, held.state.seed))
            assert not any(f'"{card}"' in said for card in cards)
    everything = (await tournament_page(here.tournaments, held, None)).model_dump_json()
    assert not any(room in everything for room in (first, *others))
    assert not any(seed in everything for seed in (*seeds, held.state.seed))
    # an arbiter who does not play sees results at once, and no card sooner than all others
    assert deals_page(held, 1, ARBITER).deals[0].lines
    assert not any(seed in deals_page(held, 1, ARBITER).text for seed in seeds)
    before = {row.matchpoints for row in standings(held.state, opened=True)}
    assert before == {(0, 0)}


async def test_a_table_counts_its_deals_and_no_points_to_reach(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), _ = processes
    held = await see(here, await begun(here))
    room, *_ = rooms_of(held)
    for number in range(1, DEALS + 1):
        screen = project((await here.tables.table(room)).room, Seat(0))
        assert (screen.deals, screen.target) == (DEALS, None)
        assert f"deal {number} of {DEALS}" in heading(screen, texts("en"))
        assert f"smazzata {number} di {DEALS}" in heading(screen, texts("it"))
        await play_deal(here, room, Random(number))
        if number < DEALS:
            for seat in (0, 1):
                await here.tables.submit(room, Ready(Seat(seat)))


async def test_what_a_side_gives_up_is_lost_and_holds_nobody_up(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), _ = processes
    held = await see(here, await begun(here))
    rooms, luck = rooms_of(held), Random(5)
    await here.tables.submit(rooms[0], Resign(Seat(1)))
    held = await see(here, held)
    assert held.state.encounter(1, 1).forfeits == (1,)
    for _ in range(DEALS):
        for room in rooms[1:]:
            await play_deal(here, room, luck)
            held = await see(here, held)
    assert all(each.open for each in deal_scores(held.state, 1))
    assert (await see(here, held)).state.stage is Stage.OVER


async def test_a_round_whose_deals_were_seen_is_not_taken_back(
    processes: tuple[list[Process], Clock],
) -> None:
    (here, _), _ = processes
    held = await see(here, await begun(here))
    with pytest.raises(NotYourTurn):
        await here.tournaments.submit(held.announced.id, lambda _: (CancelRound(),))


async def test_two_processes_tell_a_deal_once(processes: tuple[list[Process], Clock]) -> None:
    (here, there), _ = processes
    held = await see(here, await begun(here))
    await asyncio.gather(*(play_deal(here, room, Random(9)) for room in rooms_of(held)))
    await asyncio.gather(*(each.online.see_to(held.announced.id) for each in (here, there, here, there)))
    events = await here.tournaments.store.read(held.announced.id)
    told = [(each.table, each.deal) for each in events if isinstance(each, DealReported)]
    assert sorted(told) == [(1, 1), (2, 1), (3, 1)]
