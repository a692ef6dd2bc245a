"""A ban lets the match that is on be played to its end, and no other one begin with its person."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from settebello.cards import Seat
from settebello.engine import legal_actions
from settebello.errors import Forbidden, NotFound, NotYourTurn, Stale
from settebello.room import Fill, MakeAct, Ready, Resign, Room, Sit
from settebello.room.screen import Phase
from settebello.server.moderation.moderation import Moderation
from settebello.server.people.secret import key_of, key_of_account
from settebello.server.tables.tables import Tables
from settebello.server.tables.upkeep.banned import BannedWaiting
from settebello.server.tournaments.announcement import Announcement
from settebello.server.tournaments.entering import be_partner, enter_account, substitute_member
from settebello.server.tournaments.keys import partner_key
from settebello.store import Database, Person, SqlModeration, SqlPeople, open_log
from settebello.tournament import (
    EntrantState,
    ForfeitTable,
    PairRound,
    Start,
    TournamentFormat,
    plan_for,
)
from tests.support.fresh import fresh_file
from tests.unit.server.tournaments.conftest import Clock, Process, processes

__all__ = ["processes"]

RULES = "scopa?players=2&target=1"


class Bans:
    """The accounts that are banned at the moment."""

    def __init__(self) -> None:
        self.people = frozenset[str]()

    async def __call__(self) -> frozenset[str]:
        return self.people

    async def seats(self, room: Room) -> frozenset[Seat]:
        hashes = {key_of_account(each) for each in self.people}
        return frozenset(seat for seat, who in room.owners.items() if who.person in hashes)


@pytest.fixture
def bans() -> Bans:
    return Bans()


@pytest.fixture
async def tables(tmp_path: Path, bans: Bans) -> AsyncIterator[Tables]:
    log = await open_log(fresh_file(tmp_path / "log.db"))
    yield Tables(log, banned=bans.seats)
    await log.close()


async def sit(tables: Tables, room: str, name: str, **more: object) -> None:
    """Have an account sit down, under its name."""
    person = key_of_account(name)
    command = Sit(name.title(), key_of(name), account=name, person=person, **more)  # type: ignore[arg-type]  # of a test
    await tables.submit(room, command)


async def names(tables: Tables, room: str) -> list[str | None]:
    """List who sits at a table, by seat."""
    return [None if who is None else who.name for who in (await tables.table(room)).room.seats]


def first_play(room: Room) -> MakeAct:
    """Return the first play that is legal."""
    seat = room.to_move
    assert seat is not None
    assert room.deal is not None
    return MakeAct(seat, room.version, legal_actions(room.deal.state)[0])


async def match_over(tables: Tables) -> Room:
    """Return a table at which Bea has lost a match to Ada."""
    room = await tables.open(RULES)
    for name in ("ada", "bea"):
        await sit(tables, room.id, name)
    await tables.submit(room.id, Resign(Seat(1)))
    return (await tables.table(room.id)).room


async def test_a_seat_taken_before_the_ban_begins_no_match(tables: Tables, bans: Bans) -> None:
    room = await tables.open(RULES)
    await sit(tables, room.id, "bea")
    bans.people = frozenset({"bea"})
    await sit(tables, room.id, "ada")
    table = await tables.table(room.id)
    assert (await names(tables, room.id), table.room.phase) == (["Ada", None], Phase.WAITING)
    await sit(tables, room.id, "carla")
    assert table.room.in_match


async def test_a_salt_given_before_the_ban_is_never_asked_for(tables: Tables, bans: Bans) -> None:
    room = await tables.open(RULES)
    await sit(tables, room.id, "bea", salt_hash="0" * 64)
    bans.people = frozenset({"bea"})
    await sit(tables, room.id, "ada", salt_hash="1" * 64)
    table = await tables.table(room.id)
    assert (await names(tables, room.id), table.room.reveal) == (["Ada", None], None)


async def test_a_match_with_computers_does_not_begin_with_a_banned_partner(
    tables: Tables, bans: Bans
) -> None:
    room = await tables.open("scientifico")
    for name in ("ada", "bea"):
        await sit(tables, room.id, name)
    bans.people = frozenset({"bea"})
    await tables.submit(room.id, Fill("greedy"))
    table = await tables.table(room.id)
    assert table.room.in_match
    assert [who.name for who in table.room.owners.values()] == ["Ada"]


async def test_people_who_wait_leave_their_seats_once_they_are_banned(tables: Tables, bans: Bans) -> None:
    waits, plays, over = await tables.open(RULES), await tables.open(RULES), await match_over(tables)
    await sit(tables, waits.id, "bea")
    for name in ("ada", "bea"):
        await sit(tables, plays.id, name)
    newest: list[float | None] = [None, 5.0, 5.0]

    async def newest_ban() -> float | None:
        return newest.pop(0)

    looking = BannedWaiting(tables, newest_ban)
    bans.people = frozenset({"bea"})
    await looking.look()  # no ban is written yet
    assert await names(tables, waits.id) == ["Bea", None]
    await looking.look()
    assert await names(tables, waits.id) == [None, None]
    assert (await tables.table(plays.id)).room.in_match
    assert await names(tables, over.id) == ["Ada", "Bea"]
    await sit(tables, waits.id, "bea")
    await looking.look()  # the same ban is known
    assert await names(tables, waits.id) == ["Bea", None]
    await looking.look_anyhow()
    assert await names(tables, waits.id) == [None, None]


async def test_another_match_agreed_before_the_ban_does_not_begin(tables: Tables, bans: Bans) -> None:
    room = await match_over(tables)
    await tables.submit(room.id, Ready(Seat(1)))
    bans.people = frozenset({"bea"})
    seen = (await tables.table(room.id)).room.version
    with pytest.raises(Stale):
        await tables.submit(room.id, Ready(Seat(0), version=seen))
    assert await names(tables, room.id) == ["Ada", None]
    await tables.submit(room.id, Ready(Seat(0)))
    assert (await tables.table(room.id)).room.phase is Phase.MATCH_OVER


async def test_a_match_that_has_begun_is_played_to_its_end(tables: Tables, bans: Bans) -> None:
    room = await tables.open("scopa?players=2&target=11")
    for name in ("ada", "bea"):
        await sit(tables, room.id, name)
    bans.people = frozenset({"bea"})
    table = await tables.table(room.id)
    for _ in range(400):
        if table.room.phase is Phase.DEAL_OVER:
            break
        await tables.submit(room.id, first_play(table.room))
    for seat in range(2):
        await tables.submit(room.id, Ready(Seat(seat)))
    assert len(table.room.deals) == 2
    assert await names(tables, room.id) == ["Ada", "Bea"]


async def accounts(process: Process, *people: str) -> list[Person]:
    """Make these accounts."""
    store = SqlPeople(process.tournaments.store._database)  # type: ignore[attr-defined]  # one database for both
    made = [Person(name, name, name.title(), "") for name in people]
    for each in made:
        assert await store.add(each)
    return made


async def test_who_is_banned_leaves_a_tournament_on_line_before_a_round_is_paired(
    processes: tuple[list[Process], Clock], bans: Bans
) -> None:
    (here, _), _clock = processes
    here.tournaments.banned = bans
    plan = plan_for(TournamentFormat.SWISS, name="Serale", rules="scopa?players=2", rounds=2)
    held = await here.tournaments.announce(plan, 2000.0, Announcement(venue="online"), "ada")
    name = held.announced.id
    for person in await accounts(here, "ada", "bea", "carla", "dino", "elsa"):
        held = await enter_account(here.tournaments, held, person, [])
    bans.people = frozenset({"elsa"})
    held = await here.tournaments.step(name, (Start(), PairRound()))
    assert held.entry_of("elsa") is not None
    assert "elsa" not in held.accounts
    tables = held.state.rounds[0].encounters
    assert len(tables) == 2
    bans.people = frozenset({"elsa", "bea"})
    with pytest.raises(NotYourTurn, match="no result yet"):
        await here.tournaments.step(name, (PairRound(),))
    assert "bea" in (await here.tournaments.held(name)).accounts  # the table is played to its end
    over = [ForfeitTable(1, each.table, (1,)) for each in tables]
    await here.tournaments.submit(name, lambda _: over)
    held = await here.tournaments.step(name, (PairRound(),))
    assert held.accounts == {"ada", "carla", "dino"}
    assert held.state.entrants[1].state is EntrantState.WITHDRAWN


async def test_nobody_enters_a_tournament_with_a_banned_partner(
    processes: tuple[list[Process], Clock], bans: Bans
) -> None:
    (here, _), _clock = processes
    here.tournaments.banned = bans
    held = await here.tournaments.announce(
        plan_for(TournamentFormat.SWISS, name="Serale", rules="scientifico", rounds=2),
        2000.0,
        Announcement(venue="online"),
        "ada",
    )
    bea, carla, dino = await accounts(here, "bea", "carla", "dino")
    await enter_account(here.tournaments, held, bea, [])
    key = partner_key(held.announced.secret, "bea")
    bans.people = frozenset({"bea"})
    with pytest.raises(NotFound):
        await be_partner(here.tournaments, held, carla, key)
    bans.people = frozenset()
    held = await be_partner(here.tournaments, held, carla, key)
    bans.people = frozenset({"dino"})
    with pytest.raises(Forbidden) as caught:
        await substitute_member(here.tournaments, held, 1, 1, dino)
    assert caught.value.reason == "person_banned"


async def test_the_id_of_a_ban_can_be_typed_as_an_argument(database: Database) -> None:
    """The fault: one in 64 began with a hyphen, and `settebello people unban` took it for an option."""
    moderation = Moderation(SqlModeration(database), SqlPeople(database), "key")
    bans = [await moderation.ban_address("admin", f"10.0.{each}.1", "spam", None) for each in range(40)]
    assert all(ban.id.isalnum() for ban in bans)
