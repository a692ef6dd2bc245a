"""Remarks of spectators: no player learns of them before the end, and admins see to those reported."""

import json
import os
import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

from tests.support.club import only
from tests.support.serving import Client, Json, Server, play_together
from tests.support.visitor import PASSWORD, Visitor, drawn_address, listed, refusal, somebody
from tests.support.workers import workers

AGE = re.compile(r'"age":\d+')


def headers(address: str, visitor: Visitor | None = None) -> dict[str, str]:
    """Return what says from where a line comes, and under which account."""
    said = {"X-Forwarded-For": address}
    return said if visitor is None else {**said, "Cookie": f"settebello_session={visitor.cookie}"}


@contextmanager
def line(
    server: Server, room: str, *, visitor: Visitor | None = None, address: str = "", token: str | None = None
) -> Iterator[Client]:
    """Follow a table with all that is written there."""
    place = address or (visitor.address if visitor else drawn_address())
    with Client(server, room, token, headers=headers(place, visitor)) as client:
        client.send({"type": "hello", "token": token, "remarks": True})
        client.until("remarks")
        yield client


def apart(server: Server, lines: ExitStack, room: str, writer: Visitor) -> tuple[Client, Client]:
    """Follow a table as a writer over one worker, and without an account over the other."""
    here, there = sorted(server.workers())
    with only(here, server.workers()):
        ada = lines.enter_context(line(server, room, visitor=writer))
    with only(there, server.workers()):
        return ada, lines.enter_context(line(server, room))


def write(client: Client, text: str, name: str = "r1") -> str:
    """Write a remark; return the reason of the refusal, empty where the writer reads it."""
    client.send({"type": "remark", "id": name, "text": text})
    while True:
        message = client.receive()
        if message["type"] == "refused":
            reason: str = message["reason"]
            return reason
        if message["type"] == "remarks" and text in [each["text"] for each in message["remarks"]]:
            return ""


def texts(client: Client) -> list[str]:
    """Return what a client could read."""
    told = [each for each in client.heard if each["type"] == "remarks"]
    return [remark["text"] for message in told for remark in message["remarks"]]


def remark_id(client: Client) -> str:
    """Return the id of the remark that a client read last, once it has read one."""
    while not texts(client):
        client.until("remarks")
    found: str = [each for each in client.heard if each["type"] == "remarks" and each["remarks"]][-1][
        "remarks"
    ][-1]["id"]
    return found


def public_table(server: Server) -> tuple[Json, Json]:
    """Open a public table at which two guests of this machine play."""
    ticket = server.open("scopa?players=2", open_seats=1, public=True)
    return ticket, server.join(ticket["room"])


def give_up(server: Server, ticket: Json) -> str:
    """End the match; return its name."""
    with server.player(ticket) as player:
        player.send({"type": "resign", "id": "1"})
        while player.screen["phase"] != "match_over":
            player.until("state")
    match: str = server.request(f"/api/rooms/{ticket['room']}/match").json["id"]
    return match


def test_no_player_learns_of_a_remark_before_the_end_and_everybody_reads_it_after(server: Server) -> None:
    """The faults: a second line was told, and the lobby counted."""
    name, seated = somebody(server)
    ticket = server.open("scopa?players=2", open_seats=1, public=True)
    room = ticket["room"]
    taken = seated.ask(f"/api/rooms/{room}/seats", {"name": name})
    assert taken.status == 201, taken.text
    _, writer = somebody(server)
    with ExitStack() as lines:
        players = [
            lines.enter_context(line(server, room, address="127.0.0.1", token=ticket["token"])),
            lines.enter_context(line(server, room, visitor=seated, token=taken.json["token"])),
            lines.enter_context(line(server, room, address="127.0.0.1")),
            lines.enter_context(line(server, room, visitor=seated, address=drawn_address())),
            lines.enter_context(line(server, room, address=seated.address)),
        ]
        open_to_all = [
            "/api/lobby",
            "/api/watch",
            f"/api/rooms/{room}/record",
            f"/t/{room}",
            "/api/account/seats",
            f"/api/rooms/{room}/match",
        ]
        before = [AGE.sub("", seated.ask(each).text) for each in open_to_all]
        ada = lines.enter_context(line(server, room, visitor=writer))
        guest = lines.enter_context(line(server, room))
        assert write(ada, "il settebello è a ovest") == ""
        while not texts(guest):
            guest.until("remarks")
        assert [AGE.sub("", seated.ask(each).text) for each in open_to_all] == before
        for player in players:
            assert write(player, "so I have") == "remarks_of_players"
            player.lives()
            assert texts(player) == []
            assert "settebello è" not in json.dumps(player.heard, ensure_ascii=False)
        assert write(guest, "me too") == "not_signed_in"
        match = give_up(server, ticket)
        for each in players:
            while not texts(each):
                each.until("remarks")
    for anybody in (seated, Visitor(server)):
        (told,) = anybody.ask(f"/api/matches/{match}/remarks").json["remarks"]
        assert (told["text"], told["deal"], told["act"]) == ("il settebello è a ovest", 1, 0)
    assert refusal(seated.ask("/api/matches/nosuch/remarks")) == (404, "match_not_found")


def test_a_reported_remark_is_read_by_admins_with_its_words_and_hidden_from_everybody(
    server: Server, admin: Visitor
) -> None:
    """The fault: the report of a remark had none of its words."""
    ticket, _ = public_table(server)
    room = ticket["room"]
    (name, rude), (_, reader) = somebody(server), somebody(server)
    with line(server, room, visitor=rude) as ada, line(server, room, visitor=reader) as bob:
        assert write(ada, "what a fool") == ""
        remark = remark_id(bob)
        path = f"/api/remarks/{remark}/reports"
        assert reader.ask(path, {"text": "insults"}).status == 204
        assert reader.ask(path, {"text": "again"}).status == 204  # the same again changes nothing
        assert Visitor(server).ask(path, {}).status == 204
        assert refusal(reader.ask("/api/remarks/nosuch/reports", {})) == (404, "remark_not_found")
        told = [each for each in listed(admin, "/api/admin/reports") if each["remark"] == remark]
        assert sorted((each["name"], each["said"], each["text"]) for each in told) == [
            (name, "what a fool", ""),
            (name, "what a fool", "insults"),
        ]
        hide = f"/api/admin/remarks/{remark}/hide"
        assert refusal(reader.ask(hide, {})) == (403, "admins_only")
        assert admin.ask(hide, {}).status == 204
        assert refusal(admin.ask(hide, {})) == (404, "remark_not_found")
        while bob.until("remarks")["gone"] != [remark]:
            pass
        audit = listed(admin, "/api/admin/audit")
        assert (audit[0]["kind"], audit[0]["name"], audit[0]["text"]) == ("remark", name, remark)
    match = give_up(server, ticket)
    assert reader.ask(f"/api/matches/{match}/remarks").json["remarks"] == []
    assert "what a fool" in admin.ask("/api/admin/reports").text


def test_an_admin_reads_no_remark_about_a_match_that_they_play(server: Server, admin: Visitor) -> None:
    ticket = server.open("scopa?players=2", open_seats=1, public=True)
    room = ticket["room"]
    assert admin.ask(f"/api/rooms/{room}/seats", {"name": "Somebody"}).status == 201
    _, writer = somebody(server)
    with line(server, room, visitor=writer) as ada:
        assert write(ada, "the admin holds it") == ""
        assert writer.ask(f"/api/remarks/{remark_id(ada)}/reports", {}).status == 204
    assert "the admin holds it" not in admin.ask("/api/admin/reports").text
    give_up(server, ticket)
    assert "the admin holds it" in admin.ask("/api/admin/reports").text


def test_a_banned_account_writes_nothing_and_the_blocked_are_not_read(server: Server, admin: Visitor) -> None:
    ticket, _ = public_table(server)
    room = ticket["room"]
    (name, writer), (_, reader) = somebody(server), somebody(server)
    assert reader.ask("/api/account/blocks", {"name": name}).status == 204
    with line(server, room, visitor=writer) as ada, line(server, room) as guest:
        assert write(ada, "hear me") == ""
        while not texts(guest):
            guest.until("remarks")
        with line(server, room, visitor=reader) as bob:
            bob.lives()
            assert texts(bob) == []
        ban = {"name": name, "reason": "insults", "days": 1}
        assert admin.ask("/api/admin/bans", ban).status == 204
        assert write(ada, "hear me again", "r2") == "banned"
    match = give_up(server, ticket)
    assert reader.ask(f"/api/matches/{match}/remarks").json["remarks"] == []
    assert [each["text"] for each in writer.ask(f"/api/matches/{match}/remarks").json["remarks"]] == [
        "hear me"
    ]


def test_remarks_are_in_the_export_of_their_author_and_go_with_the_account(server: Server) -> None:
    """The fault: a deleted account left its remarks behind."""
    ticket, _ = public_table(server)
    room = ticket["room"]
    (_, writer), (_, reader) = somebody(server), somebody(server)
    with line(server, room, visitor=writer) as ada, line(server, room, visitor=reader) as bob:
        assert write(ada, "words of mine") == ""
        remark = remark_id(bob)
        assert reader.ask(f"/api/remarks/{remark}/reports", {}).status == 204
        (exported,) = writer.ask("/api/account/export").json["remarks"]
        assert (exported["room"], exported["text"], exported["hidden"]) == (room, "words of mine", None)
        assert writer.ask("/api/account/delete", {"password": PASSWORD}).status == 204
        while bob.until("remarks")["gone"] != [remark]:
            pass
    match = give_up(server, ticket)
    assert reader.ask(f"/api/matches/{match}/remarks").json["remarks"] == []
    with closing(sqlite3.connect(server.database)) as database:
        kept = [database.execute(f'SELECT * FROM "{table}"').fetchall() for table in ("remarks", "reports")]
    assert "words of mine" not in str(kept)


def test_the_host_closes_the_remarks_for_the_readers_of_every_worker(
    club: dict[str, str], tmp_path: Path
) -> None:
    with workers(tmp_path, club) as server:
        ticket, other = public_table(server)
        room = ticket["room"]
        _, writer = somebody(server)
        with ExitStack() as lines:
            ada, bob = apart(server, lines, room, writer)
            one, two = (lines.enter_context(server.player(each)) for each in (ticket, other))
            play_together([one, two], moves=2)
            assert two.refused({"type": "remarks_open", "id": "s0", "open": False})[1] == "not_host"
            for wanted in ("remarks_off", None):
                one.send({"type": "remarks_open", "id": f"s {wanted}", "open": wanted is None})
                for each in (ada, bob):
                    while shut_for(each) != wanted:
                        each.until("remarks")
                assert write(ada, "may I?", name=f"r {wanted}") == (wanted or "")
            while "may I?" not in texts(bob):
                bob.until("remarks")
            assert one.screen["remarks"] is True


def shut_for(client: Client) -> str | None:
    """Return why a client may read no remark now, as it was told last."""
    told: list[str | None] = [each["shut"] for each in client.heard if each["type"] == "remarks"]
    return told[-1]


def test_two_workers_tell_the_same_and_a_remark_outlives_the_worker_that_wrote_it(
    club: dict[str, str], tmp_path: Path
) -> None:
    with workers(tmp_path, club) as server:
        ticket, other = public_table(server)
        room = ticket["room"]
        _, writer = somebody(server)
        here, there = sorted(server.workers())
        with ExitStack() as lines:
            ada, bob = apart(server, lines, room, writer)
            with only(there, server.workers()):
                second = lines.enter_context(line(server, room, address="127.0.0.1"))
            one, two = (lines.enter_context(server.player(each)) for each in (ticket, other))
            play_together([one, two], moves=2)
            assert write(ada, "across the workers") == ""
            while "across the workers" not in texts(bob):
                bob.until("remarks")
            second.lives()
            assert texts(second) == []
            os.kill(here, signal.SIGKILL)
            with suppress(Exception):
                while True:
                    ada.receive()
            with line(server, room, visitor=writer) as again:
                assert texts(again) == ["across the workers"]
                again.send({"type": "remark", "id": "r1", "text": "across the workers"})
                again.lives()
        match = give_up(server, ticket)
        (told,) = server.request(f"/api/matches/{match}/remarks").json["remarks"]
        assert told["text"] == "across the workers"
