"""The games around Scopa at tables of a real server: played, written down, verified; and refused by code."""

import json
import time
from random import Random

from settebello.cards import cards_in
from settebello.notation import dumps, loads, loads_matches, replay, verified_matches
from settebello.room import fold
from settebello.room.screen import Phase
from settebello.rules import options_of_kin, presets
from tests.support.screens import check_screens
from tests.support.serving import Client, Json, Server

KIN = [name for name, row in presets().items() if options_of_kin(row.rules())]


def play_anyhow(client: Client, luck: Random, end: str = "match_over") -> None:
    """Play to the end of the match, or of the deal, at random, and declare hands as often as not."""
    while client.screen["phase"] not in {end, "match_over"}:
        if client.screen["phase"] == "deal_over":
            client.ready()
            client.until("state")
        elif client.await_turn():
            ways = [way["act"] for way in client.screen["declaring"]["ways"]] if declares(client) else []
            version = client.screen["version"]
            if ways and luck.random() < 0.8:
                act = luck.choice(ways)
            else:
                act = luck.choice(client.screen["legal"])["action"]
            client.send(client.play_message(action=act))
            while client.screen["version"] == version:
                assert client.receive()["type"] == "state", client.heard[-1]


def advised(server: Server, ticket: Json, what: str, asked: Json) -> Json:
    """Return what the adviser says; on a busy machine it has to be waited for."""
    for _ in range(60):
        answer = server.request(f"/api/rooms/{ticket['room']}/{what}", {"token": ticket["token"], **asked})
        if answer.status == 200:
            found: Json = answer.json
            return found
        assert (answer.status, answer.json["reason"]) == (429, "hint_later"), answer.text
        time.sleep(1)
    raise AssertionError("the adviser is never ready")


def declares(client: Client) -> bool:
    """Tell whether hands are declared at a table."""
    return client.screen["declaring"] is not None


def test_every_game_is_played_at_a_table_and_its_record_is_verified(server: Server) -> None:
    declared = 0
    for number, name in enumerate(KIN):
        rules = f"{name}?target=one_deal"
        ticket = server.open(rules)
        with server.player(ticket) as me:
            play_anyhow(me, Random(number))
            heard, screen = me.heard, me.screen
        check_screens(server, ticket, heard)
        text = server.request(f"/api/rooms/{ticket['room']}/record").text
        records = loads_matches(text)
        assert [list(deals) for deals in verified_matches(records)], name
        moments = [list(replay(record)) for record in records]
        assert loads(dumps(records[-1])) == records[-1], name
        assert moments[-1][-1].over, name
        assert not screen["rated"], name
        deals = fold(server.log_of(ticket["room"])).deals
        claims = sum(len(each.state.claims) for each in deals)
        declared += claims
        # a computer that moves first may have declared before one is there
        early = next(each["screen"]["declaring"] for each in heard if each["screen"])
        told = [each for message in heard for each in message["events"] if each["type"] == "declared"]
        assert len(told) + len(early["declared"] if early else ()) == claims, name
        first = screen["declaring"] and screen["declaring"]["first"]
        assert bool(first) == bool(deals[-1].state.taken_first), name
        summary = server.request(f"/api/rooms/{ticket['room']}/match").json
        match = summary["id"]
        assert server.request(f"/api/matches/{match}/summary").status == 200, name
        assert server.request(f"/api/matches/{match}/deals/1").status == 200, name
        assert server.request(f"/api/matches/{match}/review", {}).json["reason"] == "not_searched", name
    assert declared


def test_levels_that_cannot_play_a_game_are_refused_and_not_offered(server: Server) -> None:
    asked = {"rules": "cirulla", "name": "Ada", "player": "campione"}
    refused = server.request("/api/rooms", asked)
    assert (refused.status, refused.json["reason"]) == (403, "not_searched")
    assert server.request("/api/rules", {"rules": "cirulla"}).json["levels"] == [
        "principiante",
        "circolo",
        "maestro",
    ]
    ticket = server.open("escoba", open_seats=1)
    with server.player(ticket) as me:
        fill = {"type": "fill", "id": "f", "player": "esperto"}
        assert me.refused(fill) == ("forbidden", "not_searched")
        me.send({**fill, "player": "circolo"})
        assert me.until("state")["screen"]["phase"] == "playing"
        leave = {"type": "leave", "id": "l", "player": "net"}
        assert me.refused(leave) == ("forbidden", "not_searched")


def test_in_every_game_that_is_offered_the_adviser_hints_and_looks_back(server: Server) -> None:
    for name in (each for each, row in presets().items() if row.kin):
        ticket = server.open(name)
        with server.player(ticket) as me:
            me.await_turn()
            ways = me.screen["declaring"]["ways"] if declares(me) else []
            legal = me.screen["legal"]
            hinted = advised(server, ticket, "hint", {})
            me.until("state")  # it is practice from now on
            if hinted["card"] == "":
                assert hinted["play"] in {way["act"] for way in ways}, name
            else:
                assert hinted["play"] in {each["action"] for each in legal}, name
            assert set(hinted["said"][0]) == {"it", "en", "es", "fr", "de"}, name
            play_anyhow(me, Random(1), "deal_over")
            if me.screen["phase"] == "deal_over":
                seen = advised(server, ticket, "hindsight", {"number": 0})
                assert 0 < seen["of"] <= 20, name
                assert "declares" not in seen["play"], name


def test_a_hand_that_can_be_declared_is_what_the_adviser_hints_first(server: Server) -> None:
    me, room = dealt_to_me(server, "cirulla", has=True)
    with me:
        ticket = {"room": room, "token": me.token}
        best = max(me.screen["declaring"]["ways"], key=lambda way: way["points"])
        hinted = advised(server, ticket, "hint", {})
        me.until("state")  # it is practice from now on
        assert (hinted["play"], hinted["card"]) == (best["act"], "")
        assert hinted["said"][0]["en"].startswith("Knock first: the hand is worth ")
        me.send(me.play_message(action=best["act"]))
        me.until("state")
        hinted = advised(server, ticket, "hint", {})
        assert hinted["play"] in {each["action"] for each in me.screen["legal"]}


def test_the_page_lists_the_games_with_their_places_and_sizes(server: Server) -> None:
    listed: list[Json] = json.loads(server.request("/api/presets").text)
    rows = [row for row in listed if row["place"] is not None]
    assert [row["name"] for row in rows] == [name for name, row in presets().items() if row.kin]
    for row in rows:
        for size in row["sizes"]:
            answer = server.request("/api/rules", {"rules": f"{row['name']}?players={size}"}).json
            assert (answer["problems"], answer["levels"]) == ([], row["levels"]), (row["name"], size)
            assert not answer["rated"]
    assert {"scopa-a-perdere": [2, 3, 4, 6]}.items() <= {row["name"]: row["sizes"] for row in rows}.items()


def dealt_to_me(server: Server, rules: str, *, has: bool) -> tuple[Client, str]:
    """Return a client on turn for its first card, with a hand that can be declared or not, and the room."""
    for _ in range(400):
        ticket = server.open(rules)
        client = server.player(ticket)
        client.await_turn()
        batch = len(client.screen["hand"]) == 3
        if batch and bool(client.screen["declaring"]["ways"]) is has:
            return client, ticket["room"]
        client.close()
    raise AssertionError("no such hand")


def test_declarations_that_the_rules_do_not_have_are_refused_by_code(server: Server) -> None:
    me, room = dealt_to_me(server, "x-sbarazzina", has=False)
    with me:
        assert me.refused(me.play_message(action="declares")) == ("illegal_action", "nothing_to_declare")
        me.play_once()
        me.await_turn()
        assert me.refused(me.play_message(action="declares")) == ("illegal_action", "declare_late")
    me, room = dealt_to_me(server, "cirulla", has=True)
    with me:
        way = me.screen["declaring"]["ways"][0]
        me.send(me.play_message(action=way["act"]))
        me.until("state")
        assert me.my_turn
        assert me.screen["declaring"]["accusi"][0 if me.screen["you"] == 0 else 1] == way["points"]
        mine = me.screen["seats"][me.screen["you"]]
        assert sorted(mine["exposed"]) == sorted(me.screen["hand"])
        assert me.refused(me.play_message(action=way["act"])) == ("illegal_action", "already_declared")
        for wrong in ("declares=A=2", "declares=11", "declares=J", "declares="):
            assert me.refused(me.play_message(action=wrong))[0] == "syntax", wrong
        table = fold(server.log_of(room))
        assert table.phase is Phase.PLAYING
        assert len(cards_in(table.deals[-1].state.claims[0].hand)) == 3
    with server.player(server.open("scopa?players=2")) as me:
        me.await_turn()
        assert me.refused(me.play_message(action="declares")) == ("illegal_action", "no_declaring")


def test_of_a_closed_declaration_nobody_else_hears_the_cards(server: Server) -> None:
    ticket = server.open("spincio?players=2&sides=solo&cut=none", open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(ticket) as me, server.player(friend) as other:
        while True:
            seat = me.screen["to_move"]
            mine, them = (me, other) if me.screen["you"] == seat else (other, me)
            ways = mine.screen["declaring"]["ways"]
            version = mine.screen["version"]
            act = ways[0]["act"] if ways else mine.screen["legal"][0]["action"]
            mine.send(mine.play_message(action=act))
            for each in (mine, them):
                while each.screen["version"] == version:
                    each.until("state")
            if ways:
                break
            if mine.screen["phase"] != "playing":
                mine.ready()
                them.ready("b")
                while not me.screen["phase"] == other.screen["phase"] == "playing":
                    me.until("state")
                    other.until("state")
        shown = them.screen["declaring"]["declared"][-1]
        assert (shown["cards"], shown["named"], shown["held"]) == ([], None, True)
        assert them.screen["seats"][seat]["exposed"] == []
        assert mine.screen["declaring"]["declared"][-1]["cards"] == sorted(
            mine.screen["hand"], key=mine.screen["hand"].index
        )
        told = [each for each in them.state["events"] if each["type"] == "declared"]
        assert [each["cards"] for each in told] == [[]]
