"""Computers in a tournament on line, whole, by HTTP and WebSocket, with four people beside them.

Their course is that of `test_whole_run`: workers and Redis are killed, a result is corrected.
"""

from functools import partial

import pytest

from settebello.tournament import DealReported, fold_tournament
from tests.e2e.server.tournaments.test_large import (
    PAIRS,
    QUICK,
    ROUNDS,
    TABLES,
    Club,
    club,
    nothing,
    play_four_rounds,
    play_rounds,
)
from tests.e2e.server.tournaments.test_whole_run import check_log, kill_a_worker
from tests.support.serving import Server
from tests.support.tournaments import announce, do, page_of, step
from tests.support.visitor import Visitor, new_name, somebody

__all__ = ["club"]

PEOPLE = 4
LEVEL = "principiante"


def begun(server: Server, **asked: object) -> tuple[Visitor, str, list[Visitor]]:
    """Announce pairs on line; four people seek a partner, and computers fill the tournament up."""
    players = [somebody(server)[1] for _ in range(PEOPLE)]
    arbiter = Visitor(server)
    assert arbiter.sign_up(new_name()).status == 201
    name: str = announce(arbiter, venue="online", **asked)["listed"]["id"]
    for each in players:
        do(each, name, "entries")
    page = do(arbiter, name, "computers", level=LEVEL, entries=PAIRS - PEOPLE, complete=True)
    assert page["listed"]["entries"] == PAIRS
    levels = sorted(each["computers"].count(LEVEL) for each in page["entries"])
    assert levels == [1] * PEOPLE + [2] * (PAIRS - PEOPLE)
    step(arbiter, name, "start")
    return arbiter, name, players


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_twelve_pairs_of_computers_and_four_people_play_four_rounds(club: Club) -> None:
    arbiter, name, players = begun(club.server, rules=QUICK, rounds=ROUNDS)
    play_four_rounds(club, arbiter, name, players)


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_an_evening_of_duplicate_deals_with_computers_ends_with_every_deal_proven(club: Club) -> None:
    server, deals = club.server, 2
    arbiter, name, players = begun(server, format="duplicate", rules="scopone", rounds=2, deals=deals)
    play_rounds(club, arbiter, name, players, (partial(kill_a_worker, server), nothing))
    tables = [each for each in TABLES if each[0] <= 2]
    events = check_log(server, arbiter, name, tables, deals)
    told = [(each.round, each.table, each.deal) for each in events if isinstance(each, DealReported)]
    assert len(told) == len(set(told)) == len(tables) * deals
    tournament = fold_tournament(events)
    for number in (1, 2):
        opened = Visitor(server).ask(f"/api/tournaments/{name}/rounds/{number}/deals").json
        assert [each["open"] for each in opened["deals"]] == [True] * deals
        assert all(len(each["lines"]) == len(tournament.round(number).encounters) for each in opened["deals"])


def test_an_arbiter_adds_computers_and_nobody_else(server: Server) -> None:
    arbiter, other = (somebody(server)[1] for _ in range(2))
    name: str = announce(arbiter, venue="online", rules="scopa?players=2", room_for=8)["listed"]["id"]
    path = f"/api/tournaments/{name}/computers"

    def refused(visitor: Visitor, **asked: object) -> tuple[int, str | None]:
        answer = visitor.ask(path, asked)
        assert answer.status != 200
        return answer.status, answer.json.get("reason")

    assert refused(other, level=LEVEL, entries=1) == (403, "not_the_arbiter")
    assert refused(Visitor(server), level=LEVEL, entries=1)[0] == 401
    assert refused(arbiter, level="nessuno", entries=1) == (404, "player_not_found")
    assert refused(arbiter, level=LEVEL, entries=9) == (403, "tournament_full")
    assert refused(arbiter, level=LEVEL, entries=129) == (403, "computers_many")
    assert refused(arbiter, level=LEVEL) == (422, "computers_none")
    for wrong in (
        {"entries": 1},
        {"level": LEVEL, "entries": "1"},
        {"level": LEVEL, "entries": -1},
        {"level": LEVEL, "entries": 1, "version": True},
        {"level": LEVEL, "entries": 1, "version": -1},
    ):
        assert refused(arbiter, **wrong)[0] == 422
    version = page_of(arbiter, name)["version"]
    page = do(arbiter, name, "computers", level=LEVEL, entries=3, version=version)
    assert refused(arbiter, level=LEVEL, entries=3, version=version) == (409, "tournament_moved_on")
    assert [each["computers"] for each in page["entries"]] == [[LEVEL]] * 3
    assert all(each["checked_in"] for each in page["entries"])
    step(arbiter, name, "start")
    assert refused(arbiter, level=LEVEL, entries=1) == (403, "computers_late")
    wooden: str = announce(arbiter)["listed"]["id"]
    answer = arbiter.ask(f"/api/tournaments/{wooden}/computers", {"level": LEVEL, "entries": 1})
    assert (answer.status, answer.json["reason"]) == (403, "computers_online")
