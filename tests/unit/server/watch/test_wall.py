"""The wall shows tables as spectators see them: late, without a hand, and no compared deal before time."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from settebello.cards import Seat, card_text, cards_in
from settebello.engine import legal_actions
from settebello.room import MakeAct, Room, Sit
from settebello.server.people.secret import key_of
from settebello.server.tables.lobby import Lobby
from settebello.server.tables.tables import Tables
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.entering import enter_account
from settebello.server.tournaments.online import OnlineTournaments
from settebello.server.tournaments.tournaments import Held, Tournaments
from settebello.server.watch.wall import TOURNAMENTS, Wall
from settebello.server.watch.wire import WatchAnswer
from settebello.store import (
    Database,
    Person,
    SqlEventLog,
    SqlNotifications,
    SqlPeople,
    SqlResults,
    SqlTournaments,
    open_database,
)
from settebello.tournament import PairRound, Start, TournamentFormat, plan_for
from tests.support.fresh import fresh_file

DELAY_S = 15.0
NAMES = ("ada", "bruno", "carla", "dino")


class Hall:
    """A process with tables, tournaments and a wall, by a clock that is set by hand."""

    def __init__(self, database: Database) -> None:
        self.at = 1000.0
        log = SqlEventLog(database)
        self.people = SqlPeople(database)
        self.tables = Tables(log, clock=lambda: self.at, watch_s=DELAY_S)
        self.lobby = Lobby(self.tables, log, lambda: self.at)
        self.tournaments = Tournaments(SqlTournaments(database), lambda: self.at)
        self.online = OnlineTournaments(self.tournaments, self.tables, SqlNotifications(database).notify)
        self.wall = Wall(self.tables, self.lobby, self.tournaments, SqlResults(database))

    async def shown(self, later: float = 0.0) -> WatchAnswer:
        """Let time pass, and return the wall."""
        self.at += later
        return await self.wall.shown()

    async def public(self, rules: str = "scopa?players=2") -> Room:
        """Open a public table and have two people sit down."""
        room = await self.tables.open(rules, public=True)
        for at in range(2):
            await self.tables.submit(room.id, Sit(f"P{at}", key_of(f"{at} {room.id}")))
        return (await self.tables.table(room.id)).room

    async def play(self, name: str) -> Room:
        """Have the seat on turn play once, a second later."""
        self.at += 1
        room = (await self.tables.table(name)).room
        assert room.deal is not None
        assert room.to_move is not None
        await self.tables.submit(name, MakeAct(room.to_move, room.version, legal_actions(room.deal.state)[0]))
        return (await self.tables.table(name)).room

    async def tournament(self, chosen: TournamentFormat, **changes: object) -> Held:
        """Begin a tournament on line, with its tables open."""
        plan = plan_for(chosen, name="Coppa", rules="torneo", rounds=1, **changes)
        held = await self.tournaments.announce(plan, self.at + 1e6, Announcement(venue="online"), "arbiter")
        for name in NAMES:
            held = await enter_account(self.tournaments, held, Person(name, name, name.title(), ""), [])
        name = held.announced.id
        await self.tournaments.submit(name, lambda _: (Start(), PairRound()))
        await self.online.see_to(name)
        return await self.tournaments.held(name)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    database = await open_database(fresh_file(tmp_path / "club.db"))
    found = Hall(database)
    for name in NAMES:
        assert await found.people.add(Person(name, name, name.title(), ""))
    yield found
    await found.tables.stop()
    await database.close()


def hidden(room: Room) -> list[str]:
    """Return the cards in the hands of a table."""
    assert room.deal is not None
    return [card_text(card) for hand in room.deal.state.hands for card in cards_in(hand)]


async def test_a_public_table_is_shown_late_and_without_a_hand(hall: Hall) -> None:
    room = await hall.public()
    await hall.shown(DELAY_S + 1)
    before = (await hall.shown(2)).tables[0].table
    room = await hall.play(room.id)
    (shown,) = (await hall.shown(2)).tables
    assert (shown.room, shown.table) == (room.id, before)
    said = json.dumps(shown.model_dump(mode="json"))
    assert not [card for card in hidden(room) if f'"{card}"' in said]
    (shown,) = (await hall.shown(DELAY_S)).tables
    assert shown.table != before
    assert [seat.cards for seat in shown.seats] != [3, 3]
    assert (await hall.shown()).delay == DELAY_S


async def test_a_private_table_is_not_on_the_wall(hall: Hall) -> None:
    room = await hall.tables.open("scopa?players=2")
    for at in range(2):
        await hall.tables.submit(room.id, Sit(f"P{at}", key_of(f"{at}"), seat=Seat(at)))
    assert (await hall.shown(60)).tables == []


async def test_the_tables_of_a_tournament_stand_together_and_nobody_learns_where_they_are(hall: Hall) -> None:
    held = await hall.tournament(TournamentFormat.SWISS)
    answer = await hall.shown(DELAY_S + 5)
    (tournament,) = answer.tournaments
    assert (tournament.id, tournament.playing, tournament.sealed) == (held.announced.id, 2, False)
    assert [each.number for each in tournament.tables] == [1, 2]
    assert {each.room for each in tournament.tables} == {None}
    rooms = [room for each in held.state.round(1).encounters for room in each.rooms if room]
    said = answer.model_dump_json()
    assert len(rooms) == 2
    assert not [room for room in rooms if room in said]
    assert answer.tables == []


async def test_no_table_of_duplicate_deals_is_shown(hall: Hall) -> None:
    held = await hall.tournament(TournamentFormat.DUPLICATE, deals=2)
    answer = await hall.shown(DELAY_S + 5)
    (tournament,) = answer.tournaments
    assert (tournament.id, tournament.playing, tournament.sealed) == (held.announced.id, 2, True)
    assert tournament.tables == []


async def test_a_tournament_that_nobody_ends_does_not_keep_a_later_one_off_the_wall(hall: Hall) -> None:
    for _ in range(TOURNAMENTS):
        await hall.tournament(TournamentFormat.SWISS)
        hall.at += 86400
    held = await hall.tournament(TournamentFormat.SWISS)
    found = (await hall.shown(DELAY_S + 5)).tournaments
    assert [len(found), found[0].id] == [TOURNAMENTS, held.announced.id]
