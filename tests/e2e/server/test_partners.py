"""Partners by draw over the real requests: asked for, told before, drawn at the beginning, proven after."""

import json
from collections import Counter
from pathlib import Path

from settebello.notation import loads, verified
from tests.support.serving import Server, play_together
from tests.unit.cli.commands import settebello


def test_four_people_are_led_to_their_places_by_the_draw_and_can_check_it(
    server: Server, tmp_path: Path
) -> None:
    rules = "scopone?target=one_deal"
    tickets = [server.open(rules, name="Person 0", open_seats=3, salt="a0", draw_partners=True, public=True)]
    room = tickets[0]["room"]
    with server.player(tickets[0]) as host:
        assert host.screen["draws"]
        (listed,) = [each for each in server.request("/api/lobby").json["waiting"] if each["room"] == room]
        assert listed["draws"]
        tickets += [server.join(room, name=f"Person {number}", salt=f"a{number}") for number in (1, 2, 3)]
        while host.screen["phase"] == "waiting":
            host.until("state")
        (drawn,) = [event for event in host.state["events"] if event["type"] == "drawn"]
        assert (drawn["dealer"], host.screen["draws"]) == (3, False)
        assert all(drawn["cards"])
        others = [server.player(ticket) for ticket in tickets[1:]]
        people = [host, *others]
        names = [seat["name"] for seat in host.screen["seats"]]
        assert [names[each.screen["you"]] for each in people] == [f"Person {number}" for number in range(4)]
        play_together(people)
        for each in others:
            each.close()
    record = server.request(f"/api/rooms/{room}/record").text
    read = loads(record)
    verified(read)
    assert Counter(read.players) == Counter(names)
    assert [f"Person {old}" for old in read.drawn] == list(read.players)
    path = tmp_path / "match.txt"
    path.write_text(record, "utf-8")
    told = json.loads(settebello("verify", path, "--json").stdout)
    assert (told["drawn"], [deal["pack"] for deal in told["deals"]]) == (True, ["checked"])


def test_a_table_without_two_pairs_is_not_opened_with_a_draw(server: Server) -> None:
    for rules in ("scopa?players=2", "scopa?players=6", "x-scopa-3"):
        refused = server.request("/api/rooms", {"rules": rules, "name": "Ada", "draw_partners": True})
        assert (refused.status, refused.json["reason"]) == (422, "draw_two_pairs")


def test_a_table_that_was_opened_with_a_draw_still_draws_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db").start()
    try:
        ticket = server.open("scopone", open_seats=3, draw_partners=True)
        server.kill()
        server.start()
        with server.player(ticket) as host:
            assert host.screen["draws"]
            host.send({"type": "fill", "id": "f", "player": "greedy"})
            host.until("state")
            assert "drawn" in [event["type"] for event in host.state["events"]]
    finally:
        server.kill()
