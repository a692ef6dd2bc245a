"""Fair play over REST, against the real server: bans, appeals, warnings, verdicts, blocks, the audit log."""

import asyncio
import os
import secrets
import time
from dataclasses import replace
from typing import Any
from urllib.parse import quote

from settebello.server.admin.moderation_routes import SUSPICIONS_SHOWN
from settebello.server.moderation.finding import LEAST_RESIGNED
from settebello.server.moderation.searching import SuspicionSearch
from settebello.server.people.identity import name_key
from settebello.server.people.people import INVITATIONS_BY_PERSON
from settebello.store import (
    Person,
    SqlModeration,
    SqlPeople,
    SqlResults,
    Suspicion,
    open_database,
    public_name,
)
from tests.support.forked.command import Forked
from tests.support.programs import program_of
from tests.support.serving import Client, Json, Server
from tests.support.tournaments import announce, do
from tests.support.visitor import (
    PASSWORD,
    Visitor,
    drawn_address,
    listed,
    make_admin,
    new_name,
    refusal,
    somebody,
)
from tests.unit.store.test_moderation import result

RULES = "scopa?players=2&target=1"
LIMIT_S = 60.0
FOR_ADMINS: tuple[tuple[str, Json | None], ...] = (
    ("/api/admin/suspicions", None),
    ("/api/admin/suspicions/nosuch", None),
    ("/api/admin/suspicions/nosuch/verdict", {"verdict": "nothing"}),
    ("/api/admin/suspicions/nosuch/reopen", {}),
    ("/api/admin/bans", None),
    ("/api/admin/bans", {"name": "x", "reason": "y", "days": None}),
    ("/api/admin/bans/nosuch/answer", {"lift": True}),
    ("/api/admin/notes", {"name": "x", "kind": "note", "text": "y"}),
    ("/api/admin/record", {"name": "x"}),
    ("/api/admin/audit", None),
)


def open_table(visitor: Visitor, name: str, **more: object) -> Any:  # noqa: ANN401 (an answer)
    return visitor.ask("/api/rooms", {"rules": RULES, "name": name, "open_seats": 1, **more})


def ban_of(visitor: Visitor) -> Json:
    (ban,) = visitor.ask("/api/account/fair-play").json["bans"]
    assert isinstance(ban, dict)
    return ban


def test_nobody_but_admins_moderates(server: Server) -> None:
    _, member = somebody(server)
    for path, body in FOR_ADMINS:
        assert refusal(Visitor(server).ask(path, body)) == (401, "not_signed_in"), path
        assert refusal(member.ask(path, body)) == (403, "admins_only"), path


def test_a_banned_account_sits_down_nowhere_and_reads_why(server: Server, admin: Visitor) -> None:
    name, member = somebody(server)
    other, host = somebody(server)
    room = open_table(host, other).json["room"]
    tournament = announce(host)["listed"]["id"]
    said = {"name": name.upper(), "reason": "Insults.", "days": 7}
    assert admin.ask("/api/admin/bans", said).status == 204
    for path, body in (
        ("/api/rooms", {"rules": RULES, "name": name}),
        ("/api/rooms", {"rules": RULES, "name": "Somebody"}),
        (f"/api/rooms/{room}/seats", {"name": name}),
        ("/api/pairings", {"rules": RULES, "name": name}),
        (f"/api/tournaments/{tournament}/entries", {}),
        (f"/api/tournaments/{tournament}/partners", {"key": "k" * 22}),
    ):
        refused = member.ask(path, body)
        assert refusal(refused) == (403, "banned"), path
        facts = refused.json["facts"]
        assert (facts["why"], facts["forever"], facts["until"][-3:]) == ("Insults.", "no", "UTC")
    ban = ban_of(member)
    assert (ban["reason"], ban["on"], ban["ends"] - ban["since"]) == ("Insults.", True, 7 * 86_400)
    path = f"/api/account/bans/{ban['id']}/appeal"
    assert member.ask(path, {"text": "It was my brother."}).status == 204
    assert refusal(member.ask(path, {"text": "Again."})) == (403, "appealed")
    assert refusal(host.ask(path, {"text": "Not mine."})) == (404, "ban_not_found")
    (told,) = [each for each in listed(admin, "/api/admin/bans") if each["name"] == name]
    assert told["appeal"] == "It was my brother."
    answer = {"text": "You were right.", "lift": True}
    assert admin.ask(f"/api/admin/bans/{ban['id']}/answer", answer).status == 204
    assert refusal(admin.ask(f"/api/admin/bans/{ban['id']}/answer", answer)) == (404, "ban_not_found")
    assert ban_of(member)["answer"] == "You were right."
    assert member.ask(f"/api/rooms/{room}/seats", {"name": name}).status == 201


def ban(admin: Visitor, name: str, **more: object) -> None:
    """Ban an account for good."""
    said = {"name": name, "reason": "Insults.", "days": None, **more}
    assert admin.ask("/api/admin/bans", said).status == 204


def finished(server: Server, hers: Visitor, ada: str, **more: object) -> tuple[Json, Client]:
    """Have somebody win against a guest who gives up; return the table, with the guest still there."""
    ticket = open_table(hers, ada, **more).json
    guest = Visitor(server).ask(f"/api/rooms/{ticket['room']}/seats", {"name": "Guest"}).json
    there = server.player(guest)
    there.send({"type": "resign", "id": "1"})
    while there.screen["phase"] != "match_over":
        there.until("state")
    return ticket, there


def test_a_banned_person_agrees_on_no_other_match_over_the_websocket(server: Server, admin: Visitor) -> None:
    """The fault: at a table whose match was over a ban ended nothing."""
    name, member = somebody(server)
    ticket, guest = finished(server, member, name)
    ban(admin, name)
    with guest:
        for headers in (
            {"Cookie": f"settebello_session={member.cookie}"},
            None,
        ):  # signed out, with the ticket
            with Client(server, ticket["room"], ticket["token"], headers=headers) as line:
                line.hello()
                line.send({"type": "ready", "id": "again"})
                refused = line.until("refused")
                assert (refused["reason"], refused["facts"]["why"]) == ("banned", "Insults.")
        guest.send({"type": "ready", "id": "2"})
        guest.until("state")
        assert guest.screen["phase"] == "match_over"


def test_a_banned_program_agrees_on_no_other_match(server: Server, admin: Visitor) -> None:
    """The fault, over plain HTTP; and no program of a banned account brings computers to its table.

    The ban is what it reads, whether its seat has been given up by then or not.
    """
    name, member = somebody(server)
    elsewhere = open_table(somebody(server)[1], "Host").json["room"]
    mine = program_of(member)
    waits = mine.open(RULES, open_seats=1)
    room = mine.open(RULES)
    assert mine.command(room, type="resign").status == 200
    plays = mine.open(RULES)
    ban(admin, name)
    assert refusal(mine.command(room, type="ready")) == (403, "banned")
    for room in (waits, elsewhere):
        assert refusal(mine.command(room, type="fill")) == (403, "banned"), room
    assert mine.command(plays, type="resign").status == 200  # a match in progress has its end
    assert refusal(mine.command(plays, type="ready")) == (403, "banned")


def test_a_banned_address_agrees_on_no_other_match(server: Server, admin: Visitor) -> None:
    name, member = somebody(server)
    guest = Visitor(server, address=member.address)
    ticket = open_table(guest, "Guest").json
    with Client(server, ticket["room"], ticket["token"], headers={"X-Forwarded-For": member.address}) as line:
        line.hello()
        ban(admin, name, addresses=True)
        line.send({"type": "fill", "id": "1"})
        assert line.until("refused")["reason"] == "address_banned"


def test_an_older_member_who_signed_out_plays_on_in_their_seat_at_a_banned_address(
    server: Server, admin: Visitor
) -> None:
    """The fault: without a cookie the member of the seat was taken for a guest."""
    name, member = somebody(server)
    older, before = somebody(server, member.address)
    ticket = open_table(before, older).json
    ban(admin, name, addresses=True)
    with Client(server, ticket["room"], ticket["token"], headers={"X-Forwarded-For": member.address}) as line:
        line.hello()
        line.send({"type": "fill", "id": "1"})
        line.until("state")
        assert line.screen["phase"] == "playing"


def test_nobody_begins_a_match_with_somebody_who_was_banned_while_waiting(
    server: Server, admin: Visitor
) -> None:
    (ada, hers), (bea, other) = somebody(server), somebody(server)
    rules = "assi?players=2&target=31"  # nobody else asks for it
    waits = other.ask("/api/pairings", {"rules": rules, "name": bea}).json["room"]
    ban(admin, bea)
    asked = {"name": ada}
    assert refusal(other.ask(f"/api/rooms/{waits}/invitations", asked)) == (403, "banned")
    ticket = hers.ask("/api/pairings", {"rules": rules, "name": ada}).json
    with server.player(ticket) as line:
        line.hello()
        assert line.screen["phase"] == "waiting"
        assert [seat["name"] for seat in line.screen["seats"] if seat["name"]] == [ada]
    until = time.monotonic() + LIMIT_S
    while other.ask("/api/account/seats").json:
        assert time.monotonic() < until, "the seat is not given up"
        time.sleep(0.2)
    puzzle = other.ask("/api/puzzles/next", {}).json["id"]
    assert (
        other.ask(f"/api/puzzles/{puzzle}/attempt", {"action": None}).status == 200
    )  # a puzzle meets nobody


def test_a_guest_who_waits_when_the_address_is_banned_plays_no_match(server: Server, admin: Visitor) -> None:
    """The fault: a guest's seat did not tell the address that it was taken from."""
    name, member = somebody(server)
    guest, other = Visitor(server, address=member.address), Visitor(server)
    rules = "assi?players=2&target=11"  # nobody else asks for it
    paired = guest.ask("/api/pairings", {"rules": rules, "name": "Guest"}).json
    open_ = open_table(guest, "Guest").json
    host = open_table(other, "Host", rules="scopa?players=3&target=1", open_seats=2).json
    taken = guest.ask(f"/api/rooms/{host['room']}/seats", {"name": "Guest"}).json
    plays = open_table(Visitor(server), "Other").json
    plays_on = guest.ask(f"/api/rooms/{plays['room']}/seats", {"name": "Guest"}).json
    ban(admin, name, addresses=True)
    seats = {"tickets": [{key: each[key] for key in ("room", "token")} for each in (paired, open_, taken)]}
    until = time.monotonic() + LIMIT_S
    while guest.ask("/api/seats", seats).json:
        assert time.monotonic() < until, "the seats are not given up"
        time.sleep(0.2)
    here = other.ask("/api/pairings", {"rules": rules, "name": "Other"}).json
    for ticket, names in ((here, ["Other"]), (host, ["Host"])):
        with server.player(ticket) as line:
            line.hello()
            assert line.screen["phase"] == "waiting"
            assert [seat["name"] for seat in line.screen["seats"] if seat["name"]] == names
    with server.player(plays_on) as line:
        line.hello()
        assert line.screen["phase"] == "playing"


def test_a_ban_of_addresses_is_for_guests_and_newer_accounts(server: Server, admin: Visitor) -> None:
    address = drawn_address()
    older, before = somebody(server, address)
    name, member = somebody(server, address)
    said = {"name": name, "reason": "Again and again.", "days": None, "addresses": True}
    assert admin.ask("/api/admin/bans", said).status == 204
    assert refusal(open_table(member, name)) == (403, "banned")
    refused = open_table(Visitor(server, address=address), "Guest")
    assert refusal(refused) == (403, "address_banned")
    assert refused.json["facts"]["forever"] == "yes"
    assert "Again and again." not in str(refused.json)
    newer, after = somebody(server, address)
    assert refusal(open_table(after, newer)) == (403, "address_banned")
    assert open_table(before, older).status == 201
    assert open_table(Visitor(server), "Guest").status == 201
    assert address not in str(listed(admin, "/api/admin/bans"))


def queue(admin: Visitor) -> list[Json]:
    """List all suspicions, page by page."""
    page = admin.ask("/api/admin/suspicions").json
    found: list[Json] = page["suspicions"]
    while page["next"] is not None:
        page = admin.ask(f"/api/admin/suspicions?after={quote(page['next'])}").json
        found += page["suspicions"]
    return found


def test_the_queue_of_suspicions_is_read_page_by_page(server: Server, admin: Visitor) -> None:
    """The fault: only the newest 200 were listed, and nothing told that there were more."""
    name, member = somebody(server)
    found = asyncio.run(suspect_often(server, name, 2 * SUSPICIONS_SHOWN + 5))
    mine = [each for each in queue(admin) if each["people"] == [name]]
    assert sorted(each["id"] for each in mine) == sorted(found)
    moments = [each["at"] for each in mine]
    assert moments == sorted(moments, reverse=True)
    first = admin.ask("/api/admin/suspicions").json
    assert len(first["suspicions"]) == SUSPICIONS_SHOWN
    assert first["open"] >= len(found)
    for wrong in ("x", "open~nan~a", "closed~~", "open~1"):
        assert admin.ask(f"/api/admin/suspicions?after={quote(wrong)}").status == 200
    assert member.ask("/api/account/delete", {"password": PASSWORD}).status == 204


def test_admins_are_not_banned(admin: Visitor) -> None:
    me = (admin.me() or {})["name"]
    said = {"name": me, "reason": "x", "days": 1}
    assert refusal(admin.ask("/api/admin/bans", said)) == (403, "ban_of_an_admin")
    nobody = {"name": "x", "reason": "x", "days": 1}
    assert refusal(admin.ask("/api/admin/bans", nobody)) == (404, "person_not_found")


def test_a_warning_is_shown_until_it_is_read_and_a_note_is_not(server: Server, admin: Visitor) -> None:
    name, member = somebody(server)
    for kind in ("note", "warning"):
        said = {"name": name, "kind": kind, "text": f"a {kind}"}
        assert admin.ask("/api/admin/notes", said).status == 204
    (warning,) = member.ask("/api/account/fair-play").json["warnings"]
    assert warning["text"] == "a warning"
    path = f"/api/account/warnings/{warning['id']}/read"
    assert refusal(admin.ask(path, {})) == (404, "warning_not_found")
    assert member.ask(path, {}).status == 204
    assert member.ask("/api/account/fair-play").json["warnings"] == []
    record = admin.ask("/api/admin/record", {"name": name}).json
    assert [(each["kind"], each["read"] is None) for each in record["notes"]] == [
        ("warning", False),
        ("note", True),
    ]


def test_everything_an_admin_does_is_in_the_audit_log(server: Server, admin: Visitor) -> None:
    name, _ = somebody(server)
    me = (admin.me() or {})["name"]
    added = new_name()
    for path, body in (
        ("/api/admin/role", {"name": name, "role": "arbiter"}),
        ("/api/admin/sign-out", {"name": name}),
        ("/api/admin/people", {"name": added}),
        ("/api/admin/password", {"name": name}),
        ("/api/admin/invitations", {"most": 3}),
        ("/api/admin/notes", {"name": name, "kind": "note", "text": "seen"}),
        ("/api/admin/bans", {"name": name, "reason": "x", "days": 1}),
    ):
        assert admin.ask(path, body).status in {201, 204}, path
    entries = [each for each in listed(admin, "/api/admin/audit") if each["by"] == me]
    assert [(each["kind"], each["name"]) for each in entries] == [
        ("ban", name),
        ("note", name),
        ("invitation", ""),
        ("password", name),
        ("person", added),
        ("sign_out", name),
        ("role", name),
    ]


def lose_unplayed(server: Server, one: tuple[str, Visitor], other: tuple[str, Visitor]) -> None:
    """Have the second give a match up before a card."""
    room = open_table(one[1], one[0]).json["room"]
    ticket = other[1].ask(f"/api/rooms/{room}/seats", {"name": other[0]}).json
    with server.player(ticket) as loser:
        loser.send({"type": "resign", "id": "1"})
        while loser.screen["phase"] != "match_over":
            loser.until("state")


async def search(server: Server) -> None:
    store = SqlModeration(await open_database(server.database))
    await SuspicionSearch(store).search()
    await store.close()


def test_resignations_before_play_come_to_the_queue_and_are_closed(server: Server, admin: Visitor) -> None:
    """O3: somebody who resigns again and again waits for a moderator, with the matches."""
    one, other = somebody(server), somebody(server)
    for _ in range(LEAST_RESIGNED):
        lose_unplayed(server, one, other)
    asyncio.run(search(server))
    (found,) = [each for each in queue(admin) if other[0] in each["people"]]
    assert (found["kind"], found["people"], found["matches"]) == ("resignations", [other[0]], LEAST_RESIGNED)
    path = f"/api/admin/suspicions/{found['id']}"
    shown = admin.ask(path).json["matches"]
    assert {each["how"] for each in shown} == {"resigned"}
    assert len(shown) == LEAST_RESIGNED
    verdict = {"verdict": "warned", "text": "Told so."}
    make_admin(server, other[0])
    assert refusal(other[1].ask(f"{path}/verdict", verdict)) == (403, "own_case")
    assert admin.ask(f"{path}/verdict", verdict).status == 204
    assert refusal(admin.ask(f"{path}/verdict", verdict)) == (404, "suspicion_not_found")
    asyncio.run(search(server))
    assert all("Told so." not in str(each) for each in listed(admin, "/api/admin/audit"))
    states = [each for each in queue(admin) if other[0] in each["people"]]
    assert [(each["verdict"], each["text"]) for each in states] == [("warned", "Told so.")]
    exported = other[1].ask("/api/account/export").json["moderation"]["suspicions"]
    assert [(each["kind"], each["verdict"]) for each in exported] == [("resignations", "warned")]


async def suspect_often(server: Server, name: str, times: int) -> list[str]:
    """Have an account be suspected so often, thrice at each moment; return the suspicions."""
    database = await open_database(server.database)
    store = SqlModeration(database)
    person = await SqlPeople(database).named(name_key(name))
    assert person is not None
    names = [secrets.token_urlsafe(16) for _ in range(times)]
    found = [Suspicion(n, n, "pairings", (person.id,), ("m",), 5.0 + at // 3) for at, n in enumerate(names)]
    await store.suspect(found)
    await store.close()
    return names


async def suspect_many(server: Server, matches: int) -> tuple[str, list[str]]:
    """Have two accounts play so many matches and be suspected for it; return suspicion and matches."""
    database = await open_database(server.database)
    people, results, store = SqlPeople(database), SqlResults(database), SqlModeration(database)
    one, other, name = (secrets.token_urlsafe(16) for _ in range(3))
    for each in (one, other):
        assert await people.add(Person(each, each, each, ""))
    played = [replace(result(number, one, other, 0), room=f"{one}{number}") for number in range(matches)]
    for match in played:
        assert await results.keep(match)
    names = [public_name(each.room, 1) for each in played]
    await store.suspect([Suspicion(name, name, "pairings", (one, other), tuple(names), 1e6)])
    await store.close()
    return name, names


async def rated_of(server: Server, names: list[str]) -> list[str]:
    """List those of these matches that are rated."""
    results = SqlResults(await open_database(server.database))
    found = [await results.match(name) for name in names]
    await results.close()
    return [each.id for each in found if each is not None and each.rated]


def test_every_match_of_a_suspicion_is_looked_at_and_struck(server: Server, admin: Visitor) -> None:
    """The fault: only the newest hundred matches could be struck."""
    suspicion, names = asyncio.run(suspect_many(server, 103))
    path = f"/api/admin/suspicions/{suspicion}"
    first, last = admin.ask(path).json["matches"], admin.ask(f"{path}?skip=100").json["matches"]
    assert [each["id"] for each in (*first, *last)] == names[::-1]
    verdict = {"verdict": "struck", "all": True, "spare": names[100:102]}
    assert admin.ask(f"{path}/verdict", verdict).status == 204
    assert asyncio.run(rated_of(server, names)) == names[100:102]
    assert admin.ask(f"{path}/reopen", {}).status == 204
    assert admin.ask(f"{path}/verdict", {"verdict": "struck", "strike": names[:1]}).status == 204
    assert asyncio.run(rated_of(server, names)) == names[1:]


def test_blocked_people_are_not_brought_together(server: Server) -> None:
    (ada, hers), (bob, his) = somebody(server), somebody(server)
    assert hers.ask("/api/account/blocks", {"name": bob}).status == 204
    assert refusal(hers.ask("/api/account/blocks", {"name": ada})) == (403, "block_of_oneself")
    assert refusal(hers.ask("/api/account/blocks", {"name": "nobody at all"})) == (404, "person_not_found")
    rules = "assi?players=2&target=21"  # nobody else asks for it
    waiting = hers.ask("/api/pairings", {"rules": rules, "name": ada}).json
    apart = his.ask("/api/pairings", {"rules": rules, "name": bob}).json
    assert apart["room"] != waiting["room"]
    again = his.ask("/api/pairings", {"rules": rules, "name": bob, "waiting": pick(apart)}).json
    assert again["room"] == apart["room"]
    seat = f"/api/rooms/{waiting['room']}/seats"
    assert refusal(his.ask(seat, {"name": bob})) == (403, "kept_apart")
    assert refusal(his.ask(seat, {"name": "Somebody"})) == (403, "kept_apart")
    assert hers.ask("/api/account/fair-play").json["blocked"] == [{"name": bob}]
    assert hers.ask("/api/account/export").json["moderation"]["blocked"] == [bob]
    private = open_table(hers, ada).json["room"]
    assert his.ask(f"/api/rooms/{private}/seats", {"name": bob}).status == 201
    assert hers.ask("/api/account/blocks/end", {"name": bob}).status == 204
    together = his.ask("/api/pairings", {"rules": rules, "name": bob, "waiting": pick(apart)}).json
    assert together["room"] == waiting["room"]


def test_blocked_people_are_not_partners_and_send_each_other_nothing(server: Server) -> None:
    """The fault: a tournament knew no blocks, nor did invitations and the words at a table."""
    (ada, hers), (bob, his) = somebody(server), somebody(server)
    tournament = announce(hers, venue="online")["listed"]["id"]
    key = do(hers, tournament, "entries")["you"]["partner_key"]
    assert his.ask("/api/account/blocks", {"name": ada}).status == 204
    refused = his.ask(f"/api/tournaments/{tournament}/partners", {"key": key})
    assert refusal(refused) == (403, "kept_apart")
    ticket = open_table(hers, ada).json
    path = f"/api/rooms/{ticket['room']}"
    assert refusal(hers.ask(f"{path}/invitations", {"name": bob})) == (403, "kept_apart")
    other = his.ask(f"{path}/seats", {"name": bob}).json
    cookie = {"Cookie": f"settebello_session={his.cookie}"}
    with server.player(ticket) as one, Client(server, ticket["room"], other["token"], headers=cookie) as two:
        for line, token in ((one, ticket["token"]), (two, other["token"])):
            line.send({"type": "hello", "token": token, "talk": True})
            line.until("state")
        one.send({"type": "say", "id": "1", "phrase": "hello"})
        assert one.until("said")["phrase"] == "hello"
        two.send({"type": "say", "id": "2", "phrase": "thanks"})
        assert two.until("said")["phrase"] == "thanks"  # the first that is heard


def test_only_somebody_with_a_seat_learns_whom_an_invitation_reaches_and_as_often_as_they_invite(
    server: Server,
) -> None:
    """The fault: any account asked, uncounted and at any table, who exists and who has blocked it."""
    (ada, hers), (bob, his) = somebody(server), somebody(server)
    assert his.ask("/api/account/blocks", {"name": ada}).status == 204
    invitations = "/api/rooms/{}/invitations".format
    theirs = invitations(open_table(his, bob).json["room"])
    for name in (bob, "nobody at all"):
        assert refusal(hers.ask(theirs, {"name": name})) == (403, "not_your_seat")
    own = invitations(open_table(hers, ada).json["room"])
    for number in range(INVITATIONS_BY_PERSON):
        refused = (404, "person_not_found") if number % 2 else (403, "kept_apart")
        assert refusal(hers.ask(own, {"name": "nobody at all" if number % 2 else bob})) == refused
    for name in (bob, "nobody at all"):
        assert hers.ask(own, {"name": name}).status == 429


def pick(ticket: Json) -> Json:
    return {"room": ticket["room"], "token": ticket["token"]}


def test_a_banned_person_may_export_and_delete(server: Server, admin: Visitor) -> None:
    name, member = somebody(server)
    said = {"name": name, "reason": "x", "days": None, "addresses": True}
    assert admin.ask("/api/admin/bans", said).status == 204
    exported = member.ask("/api/account/export").json["moderation"]
    assert [each["reason"] for each in exported["bans"]] == ["x"]
    assert len(exported["addresses"]) == 1
    assert member.address not in str(exported)
    assert member.ask("/api/account/delete", {"password": PASSWORD}).status == 204
    assert all(each["name"] != name for each in listed(admin, "/api/admin/bans"))
    assert refusal(open_table(Visitor(server, address=member.address), "Guest")) == (403, "address_banned")


def people(server: Server, *arguments: str) -> str:
    command = ["people", *arguments, "--database", str(server.database)]
    with Forked(command, env=os.environ) as done:
        assert done.wait(120) == 0, done.said()
        return done.said()


def test_what_is_done_about_tokens_and_ratings_is_in_the_audit_log(server: Server) -> None:
    """The fault: `bot`, `token`, `revoke` and `ratings --again` left no trace."""
    name = new_name()
    people(server, "bot", name)
    text = people(server, "token", name, "--scope", "play", "--days", "3", "--name", "desk").strip()
    (token,) = people(server, "tokens", name).splitlines()
    people(server, "revoke", name, token.split()[0])
    people(server, "ratings", "--again")
    entries = [each.split("  ") for each in people(server, "audit").splitlines()]
    assert ["settebello", "ratings"] in [each[1:3] for each in entries]
    told = [each[2:] for each in entries if name in each]
    assert told == [
        ["revoke", name, token.split()[0]],
        ["token", name, "desk: play, 3 d"],
        ["bot", name, ""],
    ]
    assert text not in people(server, "audit")


def test_the_command_line_bans_warns_and_shows_what_was_done(server: Server) -> None:
    name, member = somebody(server)
    people(server, "ban", name, "--reason", "Insults", "--days", "3")
    assert refusal(open_table(member, name)) == (403, "banned")
    people(server, "warn", name, "Play to the end.")
    assert len(member.ask("/api/account/fair-play").json["warnings"]) == 1
    (line,) = [each for each in people(server, "bans").splitlines() if name in each]
    people(server, "unban", line.split()[0], "--text", "Well then.")
    assert open_table(member, name).status == 201
    told = [each.split("  ")[1:4] for each in people(server, "audit").splitlines() if name in each]
    assert told == [["settebello", kind, name] for kind in ("lift", "warning", "ban")]
