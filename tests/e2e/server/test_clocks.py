"""Clocks over the real socket: they run out, whoever is killed, and stand still while nobody serves."""

import os
import signal
import time
from pathlib import Path

from settebello.room import Interrupted, fold
from settebello.server.tables.heartbeat import GAP_S
from tests.support.serving import Client, Json, Server
from tests.support.workers import at_worker, workers

DEAD_S = GAP_S + 1
"""How long a server is dead: longer than any silence that counts."""


def left(client: Client) -> float:
    """Return what the clock that runs has left."""
    clock = client.screen["clock"]
    seconds: float = clock["left"][clock["running"]]
    return seconds


def until_over(client: Client) -> Json:
    """Wait until the match is over, and return how it ended."""
    while client.screen["phase"] == "playing":
        client.until("state")
    outcome: Json = client.screen["outcome"]
    return outcome


def test_a_match_is_lost_by_the_clock_and_the_next_one_begins_with_whole_clocks(server: Server) -> None:
    ticket = server.open("scopa?players=2", open_seats=1, time="0.05+0")
    friend = server.join(ticket["room"])
    with server.player(ticket) as me, server.player(friend) as other:
        on_turn = me if me.my_turn else other
        on_turn.play_once()
        me.hello()
        late = me.screen["to_move"]
        outcome = until_over(me)
        assert (outcome["why"], outcome["seat"], outcome["winner"]) == ("time", late, 1 - late)
        assert [event["type"] for event in me.state["events"]] == ["forfeit", "won"]
        record = server.request(f"/api/rooms/{ticket['room']}/record").text
        assert f'[Forfeit "{late + 1}"]' in record
        me.ready()
        other.ready()
        while me.screen["phase"] != "playing":
            me.until("state")
        log = server.log_of(ticket["room"])
        dealt = max(number for number, event in enumerate(log) if event.type == "dealt")
        begun = fold(log[: dealt + 1])
        assert begun.clock is not None
        assert begun.clock.left == (3, 3)


def test_a_time_that_cannot_be_played_by_is_refused(server: Server) -> None:
    for rules, wished, reason in (("scopa", "1h", "bad_time"), ("x-scopa-3", "10+0", "time_two_sides")):
        answer = server.request("/api/rooms", {"rules": rules, "name": "Ada", "time": wished})
        assert (answer.status, answer.json["reason"]) == (422, reason)


def test_the_time_of_a_fallen_server_is_given_back(tmp_path: Path) -> None:
    """The clock may take the time in which the server lived, however long that was, and `GAP_S` more."""
    server = Server(tmp_path / "settebello.db").start()
    try:
        ticket = server.open("scopa?players=2", open_seats=1, time="10+0")
        begun = time.monotonic()
        friend = server.join(ticket["room"])
        with server.player(ticket):
            pass
        server.kill()
        lived = time.monotonic() - begun
        time.sleep(DEAD_S)
        begun = time.monotonic()
        server.start(server.port)
        with server.player(friend) as other:
            taken = 600 - left(other)
            assert taken <= lived + GAP_S + time.monotonic() - begun
        (outage,) = (event for event in server.log_of(ticket["room"]) if isinstance(event, Interrupted))
        assert outage.seconds >= DEAD_S
    finally:
        server.stop()


def test_where_its_worker_is_killed_the_flag_falls_all_the_same(tmp_path: Path, club: dict[str, str]) -> None:
    with workers(tmp_path, club) as server:
        ticket = server.open("scopa?players=2", open_seats=1, time="0.05+0")
        friend = server.join(ticket["room"])
        first, second = sorted(server.workers())
        here, there = at_worker(server, first, ticket), at_worker(server, second, friend)
        os.kill(first, signal.SIGKILL)
        assert until_over(there)["why"] == "time"
        here.close()
        there.close()
