"""Tournaments on line, whole, by HTTP and WebSocket: a worker is killed in mid-round, a result corrected.

Nothing is lost and nothing doubled, the standings are an independent recount, and every deal verifies.
"""

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from settebello.cli.records.fairness import Proof, check_packs
from settebello.duplicate import check_sets, draw_set, loads_set
from settebello.notation import loads_matches, verified_matches
from settebello.store import SqlTournaments, connect_database, open_database
from settebello.tournament import (
    ResultCorrected,
    ResultReported,
    RoomAttached,
    Tournament,
    TournamentEvent,
    deals_seed,
    fold_tournament,
    standings,
)
from tests.laws.tournament.test_standings import check
from tests.support.fresh import club_settings
from tests.support.running.loops import run_apart
from tests.support.services import own_redis
from tests.support.serving import Json, Server
from tests.support.started import LIMIT_S
from tests.support.tournaments import (
    PAUSE_S,
    begin_on_line,
    begin_teams,
    client_of,
    do,
    own_room,
    page_of,
    step,
    wait,
)
from tests.support.visitor import Visitor, somebody

QUICK = "scopa?players=2&target=1"
PLAYERS = 6
TABLES = [(number, table) for number in (1, 2) for table in (1, 2, 3)]


@pytest.fixture(params=["sqlite", "postgresql"])
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, on a file, or with two workers on PostgreSQL and Redis."""
    if request.param == "sqlite":
        server = Server(tmp_path / "settebello.db").start()
        try:
            yield server
        finally:
            server.kill()
    else:
        with club_settings() as club:
            server = Server(tmp_path / "none.db", club=club, workers=2).start()
            try:
                yield server
            finally:
                server.kill()
    server.check_errors()


def kill_a_worker(server: Server) -> None:
    """Kill one of the workers, or where there is one alone all of the server, and start it again."""
    if server.club is None:
        port = server.port
        server.kill()
        server.start(port)
        return
    before = server.workers()
    os.kill(min(before), signal.SIGKILL)
    wait("another worker", lambda: len(server.workers()) == 2 and server.workers() != before)


def play(server: Server, player: Visitor, room: str) -> None:
    """Play at a table to the end of its match, and come back whenever the server goes away."""
    deadline = time.monotonic() + 2 * LIMIT_S
    while time.monotonic() < deadline:
        try:
            with client_of(server, player, room) as client:
                if client.play_match()["phase"] == "match_over":
                    return
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, AssertionError):
            # what was sent when the server went away is said again, and then refused as stale
            time.sleep(PAUSE_S)
    raise AssertionError(f"the match at {room} did not end")


def play_round(
    server: Server, name: str, players: Sequence[Visitor], meanwhile: Callable[[list[str]], None]
) -> None:
    """Play all tables of the round at once, with something done in the middle of it."""
    found: dict[int, str] = {}

    def all_seated() -> bool:
        for at, each in enumerate(players):
            room = own_room(each, name)
            if room is not None:
                found[at] = room
        return len(found) == len(players)

    wait("the tables of the round", all_seated)
    rooms = sorted(set(found.values()))
    with ThreadPoolExecutor(len(players)) as pool:
        playing = [pool.submit(play, server, players[at], room) for at, room in found.items()]
        wait("a few plays", lambda: any(len(server.log_of(room)) > 12 for room in rooms))
        meanwhile(rooms)
        for each in playing:
            each.result(4 * LIMIT_S)


def log_of(server: Server, name: str) -> list[TournamentEvent]:
    """Read a tournament's log from the database, as another program may."""

    async def read() -> list[TournamentEvent]:
        address = (server.club or {}).get("SETTEBELLO_DATABASE_URL")
        database = await (open_database(server.database) if address is None else connect_database(address))
        try:
            return await SqlTournaments(database).read(name)
        finally:
            await database.close()

    return run_apart(read())


def begun(hall: Server, **asked: object) -> tuple[Visitor, str, list[Visitor]]:
    """Announce a tournament on line, have accounts enter, and start it."""
    players = [somebody(hall)[1] for _ in range(PLAYERS)]
    return *begin_on_line(hall, players, **asked), players


def points_of(tournament: Tournament) -> list[tuple[int, float]]:
    return [(row.rank, float(row.score)) for row in standings(tournament)]


def shown_points(page: Json) -> list[tuple[int, float]]:
    return [(each["place"], each["points"]) for each in page["standings"]]


def check_log(
    hall: Server, arbiter: Visitor, name: str, tables: Sequence[tuple[int, int]], matches: int = 1
) -> list[TournamentEvent]:
    """Check that each table was opened once and has one result, the standings, and the deals."""
    events = log_of(hall, name)
    assert sorted((e.round, e.table) for e in events if isinstance(e, ResultReported)) == tables
    attached = [e for e in events if isinstance(e, RoomAttached)]
    assert sorted((e.round, e.table) for e in attached) == tables
    assert len({e.room for e in attached}) == len(tables)
    tournament = fold_tournament(events)
    check(tournament)
    assert shown_points(page_of(arbiter, name)) == points_of(tournament)
    for each in attached:
        records = loads_matches(hall.request(f"/api/rooms/{each.room}/record").text)
        assert len(records) == matches
        assert len(list(verified_matches(records))) == matches
        assert {proof for record in records for proof in check_packs(record)} == {Proof.CHECKED}
    return events


def test_a_swiss_tournament_loses_and_doubles_nothing_when_a_worker_is_killed(hall: Server) -> None:
    arbiter, name, players = begun(hall, rules=QUICK, rounds=2)
    play_round(hall, name, players, lambda _: kill_a_worker(hall))
    wait("the end of round 1", lambda: bool(page_of(arbiter, name)["rounds"][0]["over"]))
    step(arbiter, name, "pair")

    def corrected(_: list[str]) -> None:
        points = page_of(arbiter, name)["rounds"][0]["tables"][0]["points"]
        turned = [points[1], points[0]] if points[0] != points[1] else [points[0] + 1, points[1]]
        do(arbiter, name, "rounds/1/tables/1/result", points=turned, reason="the wrong way round")

    play_round(hall, name, players, corrected)
    wait("the end", lambda: bool(page_of(arbiter, name)["listed"]["state"] == "over"))
    events = check_log(hall, arbiter, name, TABLES)
    assert len([e for e in events if isinstance(e, ResultCorrected)]) == 1


@pytest.mark.parametrize("deals", [pytest.param(0, id="swiss"), pytest.param(2, id="duplicate")])
def test_redis_killed_in_mid_round_takes_nothing_from_a_tournament(tmp_path: Path, deals: int) -> None:
    """In round 1 Redis comes back at once and empty; in round 2 it is away until the round is over."""
    asked: Json = {"format": "duplicate", "deals": deals, "rules": "scopa?players=2"} if deals else {}
    with own_redis() as bus, club_settings() as club:
        hall = Server(
            tmp_path / "none.db", club={**club, "SETTEBELLO_REDIS_URL": bus.address}, workers=2
        ).start()
        try:
            before = hall.workers()
            arbiter, name, players = begun(hall, **{"rules": QUICK, "rounds": 2, **asked})

            def restarted(_: list[str]) -> None:
                bus.kill()
                bus.start()

            play_round(hall, name, players, restarted)
            wait("the end of round 1", lambda: bool(page_of(arbiter, name)["rounds"][0]["over"]))
            step(arbiter, name, "pair")
            play_round(hall, name, players, lambda _: bus.kill())
            wait("the end", lambda: bool(page_of(arbiter, name)["listed"]["state"] == "over"))
            bus.start()
            check_log(hall, arbiter, name, TABLES, deals or 1)
            assert hall.workers() == before
        finally:
            hall.kill()
    hall.check_errors()


def test_an_evening_of_duplicate_deals_ends_with_every_deal_proven(hall: Server) -> None:
    deals = 2
    arbiter, name, players = begun(hall, format="duplicate", rules="scopa?players=2", rounds=1, deals=deals)
    spectator = Visitor(hall)
    sealed = spectator.ask(f"/api/tournaments/{name}/rounds/1/deals").json

    def killed(_: list[str]) -> None:
        during = spectator.ask(f"/api/tournaments/{name}/rounds/1/deals").json
        assert not [each for each in during["deals"] if not each["open"] and each["lines"]]
        kill_a_worker(hall)

    play_round(hall, name, players, killed)
    wait("the end", lambda: bool(page_of(arbiter, name)["listed"]["state"] == "over"))
    events = log_of(hall, name)
    tournament = fold_tournament(events)
    check(tournament)
    page = page_of(arbiter, name)
    assert shown_points(page) == points_of(tournament)
    opened = spectator.ask(f"/api/tournaments/{name}/rounds/1/deals").json
    assert [each["open"] for each in opened["deals"]] == [True] * deals
    secret = draw_set(
        "scopa?players=2", deals, deals_seed(page["seed"], 1), name=loads_set(opened["text"]).name
    )
    # the promise of the beginning, the opened text and the seed that is shown at the end agree
    assert len(check_sets(loads_set(sealed["text"]), secret).deals) == deals
    assert len(check_sets(loads_set(sealed["text"]), loads_set(opened["text"])).deals) == deals
    packs = []
    for encounter in tournament.round(1).encounters:
        records = loads_matches(hall.request(f"/api/rooms/{encounter.rooms[0]}/record").text)
        assert [check_packs(each) for each in records] == [(Proof.CHECKED,)] * deals
        assert len(list(verified_matches(records))) == deals
        packs.append([each.deals[0].pack for each in records])
    assert packs[0] == packs[1] == packs[2]


def test_an_evening_of_teams_of_four_ends_with_both_tables_of_the_match_counted(hall: Server) -> None:
    deals, everybody = 2, [somebody(hall)[1] for _ in range(8)]
    teams = everybody[:4], everybody[4:]
    arbiter, name = begin_teams(hall, teams, rules="scopone", rounds=1, deals=deals)
    spectator = Visitor(hall)

    def deals_of(visitor: Visitor) -> list[Json]:
        found: list[Json] = visitor.ask(f"/api/tournaments/{name}/rounds/1/deals").json["deals"]
        return found

    def killed(rooms: list[str]) -> None:
        assert len(rooms) == 2
        assert not [each for each in deals_of(spectator) if not each["open"] and each["lines"]]
        kill_a_worker(hall)

    play_round(hall, name, everybody, killed)
    wait("the end", lambda: bool(page_of(arbiter, name)["listed"]["state"] == "over"))
    events = log_of(hall, name)
    tournament = fold_tournament(events)
    check(tournament)
    page = page_of(arbiter, name)
    assert shown_points(page) == points_of(tournament)
    (table,) = page["rounds"][0]["tables"]
    opened = deals_of(spectator)
    assert [each["open"] for each in opened] == [True] * deals
    parts = [each["lines"][0]["parts"] for each in opened]
    assert table["games"] == [[sum(each[part][side] for each in parts) for side in (0, 1)] for part in (0, 1)]
    assert table["points"] == [sum(each[side] for each in table["games"]) for side in (0, 1)]
    attached = [(e.part, e.room) for e in events if isinstance(e, RoomAttached)]
    assert sorted(part for part, _ in attached) == [1, 2]
    assert sorted(e.part for e in events if isinstance(e, ResultReported)) == [1, 2]
    packs = []
    for _, room in attached:
        records = loads_matches(hall.request(f"/api/rooms/{room}/record").text)
        assert [check_packs(each) for each in records] == [(Proof.CHECKED,)] * deals
        assert len(list(verified_matches(records))) == deals
        packs.append([each.deals[0].pack for each in records])
    assert packs[0] == packs[1]
