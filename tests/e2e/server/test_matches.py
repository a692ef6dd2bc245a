"""Whole matches over the real socket of a real server, killed and started again in the middle."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from settebello.cards import Seat
from settebello.room import Seated, fold, project
from settebello.server.people.secret import key_of
from settebello.server.wire.messages import StateMessage
from tests.support.screens import check_screens, rooms_by_version
from tests.support.serving import Client, Json, Server, play_together, serving
from tests.support.started import LIMIT_S


def texts(value: object) -> Iterator[str]:
    """List every text in a message."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield name
            yield from texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from texts(each)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize(
    "rules",
    [
        *("scopa?players=2", "figs-11"),
        *(pytest.param(each, marks=pytest.mark.slow) for each in ("assi", "quindici", "x-scopa-3")),
    ],
)
def test_every_screen_that_was_sent_is_the_projection_of_the_log_at_its_version(
    server: Server, rules: str
) -> None:
    ticket = server.open(rules)
    with server.player(ticket) as me, server.player({"room": ticket["room"]}) as looker:
        assert me.play_match()["outcome"] is not None
        while looker.screen["version"] < me.screen["version"]:
            looker.until("state")
        heard = [*me.heard, *looker.heard]
    check_screens(server, ticket, heard)


def test_no_token_key_or_secret_seed_is_ever_sent_or_written_down(server: Server) -> None:
    ticket = server.open("scopa?target=5", open_seats=1)
    friend = server.join(ticket["room"])
    with server.player(ticket) as me, server.player(friend) as other:
        play_together([me, other])
        heard = list(texts([*me.heard, *other.heard]))
    log = server.log_of(ticket["room"])
    room = fold(log)
    secrets = [ticket["token"], friend["token"], *(who.key for who in room.seats if who and who.key)]
    secrets += [room.seed] if room.seed else []
    assert not [secret for secret in secrets if any(secret in text for text in heard)]
    stored = server.database.read_bytes() + Path(f"{server.database}-wal").read_bytes()
    assert ticket["token"].encode() not in stored
    assert ticket["token"] not in server.errors()


def test_friends_come_by_the_link_and_both_must_be_ready(server: Server) -> None:
    ticket = server.open("scopa?players=2", open_seats=1)
    with server.player(ticket) as me:
        assert me.screen["phase"] == "waiting"
        assert [seat["kind"] for seat in me.screen["seats"]] == ["person", "open"]
        friend = server.join(ticket["room"], name="Bea")
        assert me.until("state")["screen"]["phase"] == "playing"
        late = server.request(f"/api/rooms/{ticket['room']}/seats", {"name": "late"})
        assert (late.status, late.json["reason"]) == (403, "table_full")
        with server.player(friend) as other:
            assert {me.screen["you"], other.screen["you"]} == {0, 1}
            play_together([me, other])
            me.ready()
            me.until("state")
            assert me.screen["phase"] == "deal_over"
            assert me.screen["seats"][me.screen["you"]]["ready"]
            me.ready()  # once more is no more, and is answered
            assert me.until("state")["events"] == []
            other.lives()
            other.ready()
            other.until("state")
            assert other.screen["phase"] == "playing"
            assert me.until("state")["screen"]["phase"] == "playing"


def test_whoever_waits_in_vain_lets_the_computer_take_the_free_seats(server: Server) -> None:
    ticket = server.open("scopone?target=one_deal", open_seats=3)
    with server.player(ticket) as me:
        assert me.screen["phase"] == "waiting"
        me.send({"type": "fill", "id": "f"})
        me.until("state")
        assert [seat["kind"] for seat in me.screen["seats"]].count("bot") == 3
        assert me.refused({"type": "fill", "id": "g"}) == ("forbidden", "table_full")
        assert me.play_match()["outcome"] is not None


def test_a_rematch_goes_on_at_the_same_table(server: Server) -> None:
    ticket = server.open("scopa?players=2&target=3")
    with server.player(ticket) as me:
        first = me.play_match()
        me.ready()
        while me.screen["phase"] == "match_over":
            me.until("state")
        assert me.screen["match_number"] == first["match_number"] + 1
        assert [side["score"] for side in me.screen["sides"]] == [0, 0]
        me.play_match()


def test_two_connections_of_one_person_see_the_same(server: Server) -> None:
    ticket = server.open("scopa?players=2&target=one_deal")
    with server.player(ticket) as phone, server.player(ticket) as laptop:
        play_together([phone, laptop], moves=6)
        assert phone.screen == laptop.screen


@pytest.mark.parametrize(("rules", "most"), [("scopone", 4), ("figs-11", 1)])
def test_whoever_comes_back_is_told_what_was_missed_and_nothing_older(
    server: Server, rules: str, most: int
) -> None:
    """Where captures are not looked at again (FIGS article 18) that is the last play alone."""
    ticket = server.open(rules)
    with server.player(ticket) as me:
        me.play_once()
        me.await_turn()
        seen = me.screen["version"]
        me.play_once()
        me.await_turn()
        now = me.screen["version"]
    with server.client(ticket) as again:
        told = again.hello(seen)["events"]
        assert [event["type"] for event in told] == ["played"] * min(now - seen, most)
        assert again.hello(now)["events"] == []
        assert again.hello(1)["events"] == []
        assert again.hello(now + 1000)["events"] == []


def test_bots_play_on_at_a_table_that_nobody_watches(server: Server) -> None:
    ticket = server.open("figs-11")
    deadline = time.monotonic() + LIMIT_S
    while time.monotonic() < deadline:
        room = fold(server.log_of(ticket["room"]))
        assert room.deal is not None
        if room.deal.state.to_move == room.seat_of(key_of(ticket["token"])):
            return
        time.sleep(0.05)
    pytest.fail(f"no computer player has moved for {LIMIT_S} s")


def play_some(me: Client, times: int) -> None:
    for _ in range(times):
        if me.await_turn():
            me.play_once()


@pytest.mark.parametrize("rules", ["figs-11", pytest.param("scopa?players=2", marks=pytest.mark.slow)])
def test_a_match_goes_on_where_it_was_after_kill_9(tmp_path: Path, rules: str) -> None:
    with serving(tmp_path) as server:
        ticket = server.open(rules)
        me = server.player(ticket)
        for round_ in range(2):
            play_some(me, 2 + round_)
            me.send(me.play_message())  # killed with a move on its way
            server.kill()
            me.close()
            acknowledged = {message["screen"]["version"]: message["screen"] for message in me.heard}
            server.start()
            before = fold(server.log_of(ticket["room"]))
            me = server.client(ticket)
            me.hello(max(acknowledged))
            # nothing acknowledged is lost, and what had been shown is how it was
            rooms = rooms_by_version(server.log_of(ticket["room"]))
            assert me.screen["version"] >= before.version >= max(acknowledged)
            for version, screen in acknowledged.items():
                again = StateMessage(screen=project(rooms[version], Seat(screen["you"])), events=[])
                assert again.model_dump(mode="json")["screen"] == screen
            # computer players move on by themselves
            me.await_turn()
        last = me.play_match()
        assert last["outcome"] is not None
        me.close()
        log = server.log_of(ticket["room"])
        assert [event.name for event in log if isinstance(event, Seated)].count("Ada") == 1
        assert fold(log).version == last["version"]


def test_a_table_is_there_again_after_an_orderly_end(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ticket = server.open("scopa?players=2")
        with server.player(ticket) as me:
            me.play_once()
            me.await_turn()
            before: Json = me.screen
            assert server.stop() in {0, 130, -2}
            assert server.errors().strip() == ""
        server.start()
        with server.player(ticket) as me:
            assert me.screen == before
