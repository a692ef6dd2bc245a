"""A match that is over played again: from a play of it on, or all its deals; never one that is played."""

import json
from urllib.parse import quote

import pytest

from settebello.notation import loads, verified
from settebello.store import public_name
from tests.e2e.server.test_no_help import an_admin
from tests.e2e.server.test_results import give_up, matches_of, table
from tests.e2e.server.test_summaries import last_match, summary
from tests.support.programs import program
from tests.support.serving import Json, Server
from tests.support.visitor import somebody

RULES = "scopa?players=2&target=4"


def over(server: Server, rules: str = RULES) -> Json:
    """Play a match against the computer and return it."""
    ticket = server.open(rules, open_seats=0, player="greedy")
    with server.player(ticket) as ada:
        ada.play_match()
    return last_match(server, ticket["room"])


@pytest.fixture(scope="module")
def match(server: Server) -> str:
    """Return the name of a match that is over."""
    return str(over(server)["id"])


def again(server: Server, match: str, **asked: object) -> Json:
    answer = server.request(f"/api/matches/{match}/tables", {"name": "Ada", **asked})
    assert answer.status == 201, answer.text
    return answer.json


def deal_of(server: Server, match: str, number: int) -> Json:
    return server.request(f"/api/matches/{match}/deals/{number}").json


def test_from_a_play_on_the_table_stands_as_it_stood_then(server: Server, match: str) -> None:
    for seat, act in ((None, 7), (0, 7), (1, 7), (None, 0), (None, 35)):
        old = deal_of(server, match, 1)
        ticket = again(server, match, seat=seat, place={"deal": 1, "act": act})
        assert ticket["seat"] == (old["seats"][act] if seat is None else seat)
        with server.player(ticket) as ada:
            moment = old["moments"][act]
            if ada.my_turn:
                assert sorted(ada.screen["table"]) == sorted(cards(moment["table"]))
            if seat is None:
                assert ada.my_turn
                assert sorted(ada.screen["hand"]) == sorted(cards(moment["hands"][ticket["seat"]]))
            assert ada.screen["origin"] == {"match": match, "deal": 1, "act": act}
            assert ada.screen["rated"] is False
            assert [each["player"] for each in ada.screen["seats"]].count("maestro") == 1


def cards(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def test_a_match_that_went_on_from_a_play_is_written_down_as_what_it_is(server: Server) -> None:
    name, visitor = somebody(server)
    first = over(server)
    answer = visitor.ask(
        f"/api/matches/{first['id']}/tables", {"name": name, "place": {"deal": 1, "act": 30}}
    )
    assert answer.status == 201, answer.text
    mine = json.loads(visitor.ask("/api/account/seats").text)[0]
    assert mine["origin"] == {"match": first["id"], "deal": 1, "act": 30}
    with server.player(answer.json) as ada:
        ada.play_match()
    found = last_match(server, answer.json["room"])
    assert (found["rated"], found["origin"]) == (False, {"match": first["id"], "deal": 1, "act": 30})
    assert matches_of(server, name)["matches"] == [found]
    page = server.request(f"/api/people/{quote(name)}").json
    assert (page["matches"], page["won"], page["ratings"]) == (0, 0, [])
    assert page["dealt"]["deals"] == page["taken"]["deals"] == 0
    record = loads(server.request(f"/api/matches/{found['id']}/record").text)
    verified(record)
    assert dict(record.free_tags)["Origin"] == f"match {first['id']}, deal 1, play 31"
    assert record.deals[0].given == 30
    assert record.deals[0].seed is None


def test_all_deals_again_are_the_same_packs_in_the_same_order(server: Server) -> None:
    first = over(server)
    ticket = again(server, first["id"], seat=1)
    with server.player(ticket) as ada:
        ada.play_match()
    second = last_match(server, ticket["room"])
    assert second["origin"] == {"match": first["id"], "deal": None, "act": 0}
    old, new = (
        loads(server.request(f"/api/matches/{each['id']}/record").text).deals for each in (first, second)
    )
    assert all(one.pack == other.pack for one, other in zip(old, new, strict=False))
    assert summary(server, second["id"])["match"]["origin"]["match"] == first["id"]
    # the deals of a match that was itself played again are given as well
    third = again(server, second["id"], place={"deal": 1, "act": 1})
    with server.player(third) as ada:
        assert ada.screen["origin"]["match"] == second["id"]


@pytest.mark.parametrize(
    ("asked", "status", "reason"),
    [
        ({"place": {"deal": 99, "act": 0}}, 404, "match_deal_not_found"),
        ({"place": {"deal": 1, "act": 36}}, 404, "match_play_not_found"),
        ({"place": {"deal": 1, "act": 999}}, 404, "match_play_not_found"),
        ({"place": {"deal": 0, "act": 0}}, 422, "bad_message"),
        ({"place": {"deal": 1, "act": -1}}, 422, "bad_message"),
        ({"place": {"deal": 1}}, 422, "bad_message"),
        ({"place": {"deal": 1, "act": 10**30}}, 422, "bad_message"),
        ({"place": "1"}, 422, "bad_message"),
        ({"seat": 5}, 403, "seat_taken"),
        ({"seat": 9}, 422, "bad_message"),
        ({"name": ""}, 422, "bad_name"),
        ({"name": "x" * 99}, 422, "bad_name"),
    ],
)
def test_bad_numbers_are_refused_with_a_code(
    server: Server, match: str, asked: Json, status: int, reason: str
) -> None:
    answer = server.request(f"/api/matches/{match}/tables", {"name": "Ada", **asked})
    assert (answer.status, answer.json["reason"]) == (status, reason), answer.text


def test_nobody_plays_on_from_a_match_that_is_played(server: Server) -> None:
    (ada, hers), (bob, his), (_, theirs) = somebody(server), somebody(server), somebody(server)
    admin = an_admin(server)
    first, second = table(hers, ada, his, bob)
    room = first["room"]
    with server.player(first) as one, server.player(second) as other:
        (one if one.my_turn else other).play_once()
        for ask in (server.request, hers.ask, his.ask, theirs.ask, admin.ask, program(server).ask):
            for name in (public_name(room, 1), public_name(room, 2), room):
                for place in (None, {"deal": 1, "act": 0}, {"deal": 1, "act": 1}):
                    answer = ask(f"/api/matches/{name}/tables", {"name": "Eve", "place": place})
                    assert (answer.status, answer.json["reason"]) == (404, "match_not_found")


def test_a_table_that_goes_on_from_a_play_opens_no_door_to_itself(server: Server, match: str) -> None:
    ticket = again(server, match, place={"deal": 1, "act": 3})
    own = public_name(ticket["room"], 1)
    answer = server.request(f"/api/matches/{own}/tables", {"name": "Eve"})
    assert (answer.status, answer.json["reason"]) == (404, "match_not_found")


def test_a_deal_that_was_broken_off_is_played_on_from_where_it_broke_off(server: Server) -> None:
    (ada, hers), (bob, his) = somebody(server), somebody(server)
    give_up(server, table(hers, ada, his, bob)[0])
    match = matches_of(server, bob)["matches"][0]["id"]
    last = len(deal_of(server, match, 1)["acts"])
    with server.player(again(server, match, place={"deal": 1, "act": last})) as eve:
        assert eve.my_turn
    answer = server.request(
        f"/api/matches/{match}/tables", {"name": "Eve", "place": {"deal": 1, "act": last + 1}}
    )
    assert (answer.status, answer.json["reason"]) == (404, "match_play_not_found")
