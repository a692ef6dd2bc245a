"""The review of a match that is over: asked for once, made by the house beside the tables, kept."""

import json
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from settebello.analysis import AnalysisSettings, review_as_dict
from settebello.analysis.reviewing import review as made
from settebello.notation import loads
from tests.e2e.server.test_summaries import last_match
from tests.support.serving import Json, Server
from tests.support.started import children

QUICK = "scopa?players=2&target=1"
LIMIT_S = 400.0
WORLDS = 8


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that reviews in few worlds."""
    folder: Path = tmp_path_factory.mktemp("reviews")
    running = Server(folder / "settebello.db", settings={"SETTEBELLO_REVIEW_WORLDS": str(WORLDS)}).start()
    try:
        yield running
    finally:
        running.kill()
    running.check_errors()


def played(server: Server, rules: str = QUICK) -> Json:
    """Play a match against the computer and return it."""
    ticket = server.open(rules, open_seats=0, player="greedy")
    with server.player(ticket) as ada:
        ada.play_match()
    return last_match(server, ticket["room"])


def review(server: Server, match: Json, *, ask: bool = False) -> Json:
    answer = server.request(f"/api/matches/{match['id']}/review", {} if ask else None)
    assert answer.status == 200, answer.text
    return answer.json


def until(server: Server, match: Json, *states: str) -> Json:
    """Wait until a review is in one of these states."""
    deadline = time.monotonic() + LIMIT_S
    while (found := review(server, match))["state"] not in states:
        assert time.monotonic() < deadline, f"still {found['state']} after {LIMIT_S} s, not {states}"
        time.sleep(0.05)
    return found


def reviewers(server: Server) -> list[int]:
    """Return the processes in which the server reviews matches."""
    return [pid for pid, command in children(server.process_id).items() if "server.study.apart" in command]


def test_a_review_is_made_once_it_is_asked_for_and_adds_up(server: Server) -> None:
    match = played(server)
    assert review(server, match)["state"] == "none"
    assert review(server, match, ask=True)["state"] in {"waiting", "preparing", "working"}
    found = until(server, match, "done", "failed")
    assert (found["state"], found["problem"]) == ("done", None)
    assert found["done"] == found["total"] == len(found["decisions"]) == 36 * match["deals"]
    first, second = (side["score"] for side in match["sides"])
    luck = found["luck"]
    assert luck["result"] == first - second
    assert round(luck["cards"] + luck["play"] + luck["chance"], 2) == luck["result"]
    assert [level["seat"] for level in found["levels"]] == [0, 1]
    for each in found["decisions"]:
        decision = each["decision"]
        better = any("better" in theme["facts"] for theme in decision["themes"])
        assert len(each["said"]) == better + len(decision["themes"])
        assert decision["unjudged"] or decision["played"] in {play["play"] for play in decision["plays"]}
    assert review(server, match, ask=True) == found  # asked again, it is there


def test_a_review_whose_process_is_killed_is_made_all_the_same(server: Server) -> None:
    match = played(server, QUICK)
    review(server, match, ask=True)
    until(server, match, "working", "done")
    for pid in reviewers(server):
        os.kill(pid, signal.SIGKILL)
    assert until(server, match, "done", "failed")["state"] == "done"


def test_a_server_that_is_killed_goes_on_with_its_reviews(server: Server) -> None:
    match = played(server, QUICK)
    review(server, match, ask=True)
    until(server, match, "working", "done")
    server.kill()
    server.start()
    assert until(server, match, "done", "failed")["state"] == "done"
    assert whole_review(server, match) == undisturbed(server, match)


def whole_review(server: Server, match: Json) -> object:
    """Return a review as the database holds it."""
    with closing(sqlite3.connect(server.database)) as database:
        query = "SELECT body FROM reviews WHERE match = ?"
        return json.loads(database.execute(query, (match["id"],)).fetchone()[0])


def undisturbed(server: Server, match: Json) -> object:
    """Return the review of a match, made here at once."""
    record = loads(server.request(f"/api/matches/{match['id']}/record").text)
    seats = tuple(str(seat) for seat in range(1, len(record.players) + 1))
    record = replace(record, players=seats, date=None, free_tags=())
    return json.loads(json.dumps(review_as_dict(made(record, AnalysisSettings(worlds=WORLDS)))))


def test_nothing_of_a_match_that_is_played_is_reviewed_or_shown(server: Server) -> None:
    ticket = server.open(QUICK, open_seats=0, player="greedy")
    for path in ("nothing", "%00", ticket["room"]):
        for asked, way in ((None, "review"), ({}, "review"), (None, "deals/1"), (None, "summary")):
            answer = server.request(f"/api/matches/{path}/{way}", asked)
            assert (answer.status, answer.json["reason"]) == (404, "match_not_found")


def test_a_deal_is_shown_act_by_act_with_every_hand(server: Server) -> None:
    match = played(server)
    deal = server.request(f"/api/matches/{match['id']}/deals/1").json
    assert len(deal["acts"]) == len(deal["seats"]) == len(deal["moments"]) - 1 == 36
    assert [len(hand) for hand in deal["moments"][0]["hands"]] == [6, 6]
    assert deal["moments"][-1]["to_move"] is None
    assert sum(deal["moments"][-1]["piles"]) == 40
    answer = server.request(f"/api/matches/{match['id']}/deals/99")
    assert (answer.status, answer.json["reason"]) == (404, "match_deal_not_found")
