"""Reports, and what admins can do about them: over REST, against the real server."""

from settebello.server.people.people import NEW_BY_ADDRESS, REPORTS_BY_ADDRESS
from tests.support.serving import Json, Server
from tests.support.visitor import Visitor, drawn_address, listed, new_name, refusal, somebody

FOR_ADMINS: tuple[tuple[str, Json | None], ...] = (
    ("/api/admin", None),
    ("/api/admin/reports", None),
    ("/api/admin/people", None),
    ("/api/admin/reports/nosuch/close", {}),
    ("/api/admin/role", {"name": "x", "role": "admin"}),
    ("/api/admin/sign-out", {"name": "x"}),
    ("/api/admin/people", {"name": "xx"}),
    ("/api/admin/password", {"name": "x"}),
    ("/api/admin/invitations", {"most": 3}),
)


def table_of_two(server: Server) -> tuple[Json, Json]:
    """Open a table for a guest and a friend of theirs."""
    host = server.open("scopa?players=2", name="Ada", open_seats=1)
    return host, server.join(host["room"], name="Bob <b>")


def told_of(admin: Visitor, room: str) -> list[Json]:
    return [each for each in listed(admin, "/api/admin/reports") if each["room"] == room]


def test_who_is_reported_is_shown_to_admins_until_one_closes_it(server: Server, admin: Visitor) -> None:
    host, guest = table_of_two(server)
    path = f"/api/rooms/{host['room']}/reports"
    said = {
        "token": host["token"],
        "seat": guest["seat"],
        "why": "words",
        "text": "  \x07<i>rude\nwords</i> ",
    }
    assert Visitor(server).ask(path, said).status == 204
    assert Visitor(server).ask(path, said).status == 204
    (report,) = told_of(admin, host["room"])
    expected = {"name": "Bob <b>", "person": False, "by": "Ada", "why": "words", "text": "<i>rude\nwords</i>"}
    assert report | expected | {"open": True} == report
    assert host["token"] not in str(report)
    assert admin.ask(f"/api/admin/reports/{report['id']}/close", {}).status == 204
    assert refusal(admin.ask(f"/api/admin/reports/{report['id']}/close", {})) == (404, "report_not_found")
    assert [each["open"] for each in told_of(admin, host["room"])] == [False]


def test_whoever_comes_to_a_seat_after_another_is_reported_too(server: Server, admin: Visitor) -> None:
    host, guest = table_of_two(server)
    path = f"/api/rooms/{host['room']}/reports"
    said = {"token": host["token"], "seat": guest["seat"], "why": "other"}
    assert Visitor(server).ask(path, said).status == 204
    with server.player(guest) as leaving:
        leaving.send({"type": "leave", "id": "l"})
        leaving.until("state")
    server.join(host["room"], name="Next")
    assert Visitor(server).ask(path, said).status == 204
    assert {each["name"] for each in told_of(admin, host["room"])} == {"Bob <b>", "Next"}


def test_a_report_that_is_refused_counts_for_nobody(server: Server) -> None:
    host, guest = table_of_two(server)
    path = f"/api/rooms/{host['room']}/reports"
    refused = {"token": "nosuch", "seat": guest["seat"], "why": "other"}
    away = {"X-Forwarded-For": "203.0.113.77"}
    for _ in range(REPORTS_BY_ADDRESS + 5):
        assert server.request(path, refused, headers=away).status == 403
    assert server.request(path, refused | {"token": host["token"]}, headers=away).status == 204


def test_only_people_at_a_table_report_other_people_there(server: Server, admin: Visitor) -> None:
    host, guest = table_of_two(server)
    alone = server.open("scopa?players=2")
    for room, token, seat, expected in (
        (host["room"], "nosuch", 1, (403, "not_seated")),
        (host["room"], alone["token"], 1, (403, "not_seated")),
        (host["room"], host["token"], host["seat"], (403, "nobody_to_report")),
        (host["room"], guest["token"], 5, (403, "nobody_to_report")),
        (alone["room"], alone["token"], 1, (403, "nobody_to_report")),
        ("nosuch", host["token"], 1, (404, "room_not_found")),
    ):
        said = {"token": token, "seat": seat, "why": "other"}
        assert refusal(Visitor(server).ask(f"/api/rooms/{room}/reports", said)) == expected
    assert told_of(admin, host["room"]) == []


def test_nobody_but_admins_looks_after_the_club(server: Server) -> None:
    _, member = somebody(server)
    for path, body in FOR_ADMINS:
        assert refusal(Visitor(server).ask(path, body)) == (401, "not_signed_in"), path
        assert refusal(member.ask(path, body)) == (403, "admins_only"), path


def test_an_admin_gives_roles_but_not_to_oneself(server: Server, admin: Visitor) -> None:
    name, member = somebody(server)
    assert admin.ask("/api/admin/role", {"name": name.upper(), "role": "arbiter"}).status == 204
    assert (member.me() or {})["role"] == "arbiter"
    found = listed(admin, f"/api/admin/people?find={name[-8:].upper()}")
    assert [(each["name"], each["role"]) for each in found] == [(name, "arbiter")]
    me = admin.me() or {}
    assert refusal(admin.ask("/api/admin/role", {"name": me["name"], "role": "member"})) == (403, "own_role")
    assert refusal(admin.ask("/api/admin/role", {"name": "x", "role": "member"})) == (404, "person_not_found")
    assert admin.ask("/api/admin/role", {"name": name, "role": "bot"}).status == 422


def test_an_admin_signs_somebody_out_everywhere(server: Server, admin: Visitor) -> None:
    name, member = somebody(server)
    assert admin.ask("/api/admin/sign-out", {"name": name}).status == 204
    assert member.me() is None
    assert member.sign_in(name).status == 201


def test_an_admin_sees_how_the_club_is(server: Server, admin: Visitor) -> None:
    server.open("scopa?players=2")
    state = admin.ask("/api/admin").json
    assert state["parts"] == {"log": "ok", "bus": "ok", "server": "ok"}
    assert state["tables"] >= 1
    assert state["people"] >= 1


def secret_of(made: Json) -> str:
    return str(made["path"]).split("#link=")[1]


def test_who_forgot_the_password_sets_another_by_a_link_from_an_admin(server: Server, admin: Visitor) -> None:
    """O16: in one step, once, and nobody who knew the old one stays signed in."""
    name, member = somebody(server)
    made = admin.ask("/api/admin/password", {"name": name.upper()})
    assert made.status == 201
    link, visitor = secret_of(made.json), Visitor(server)
    assert visitor.ask("/api/links", {"link": link}).json == {"name": name}
    short = visitor.ask("/api/links/password", {"link": link, "password": "x"})
    assert refusal(short) == (422, "password_length")
    assert member.me() is not None
    assert visitor.ask("/api/links/password", {"link": link, "password": "fante di coppe"}).status == 201
    assert (visitor.me() or {})["name"] == name
    assert member.me() is None
    assert refusal(Visitor(server).sign_in(name)) == (401, "sign_in_wrong")
    assert Visitor(server).sign_in(name, "fante di coppe").status == 201
    again = {"link": link, "password": "re di spade"}
    assert refusal(visitor.ask("/api/links/password", again)) == (404, "link_used_up")
    assert refusal(visitor.ask("/api/links", {"link": "nosuch"})) == (404, "link_used_up")
    assert refusal(admin.ask("/api/admin/password", {"name": "x"})) == (404, "person_not_found")


def test_whoever_is_added_chooses_the_password(server: Server, admin: Visitor) -> None:
    """O9: before that nobody signs in, with any password."""
    name, visitor = new_name(), Visitor(server)
    made = admin.ask("/api/admin/people", {"name": name})
    assert made.status == 201
    assert refusal(Visitor(server).sign_in(name)) == (401, "sign_in_wrong")
    assert refusal(admin.ask("/api/admin/people", {"name": name})) == (422, "account_name_taken")
    assert refusal(admin.ask("/api/admin/people", {"name": "Maestro"})) == (422, "account_name_taken")
    said = {"link": secret_of(made.json), "password": "fante di coppe"}
    assert visitor.ask("/api/links/password", said).status == 201
    assert Visitor(server).sign_in(name, "fante di coppe").status == 201


def test_an_invitation_counts_against_no_address(server: Server, admin: Visitor) -> None:
    """O9: a club's evening behind one address; a name that is taken uses nothing up."""
    made = admin.ask("/api/admin/invitations", {"most": NEW_BY_ADDRESS + 2, "days": 1})
    invitation, room = secret_of(made.json), drawn_address()
    assert Visitor(server).ask("/api/links", {"link": invitation}).json == {"name": None}
    taken = (admin.me() or {})["name"]
    for _ in range(3):
        refused = Visitor(server, address=room).sign_up(taken, invitation=invitation)
        assert refusal(refused) == (422, "account_name_taken")
    for _ in range(NEW_BY_ADDRESS + 2):
        assert Visitor(server, address=room).sign_up(new_name(), invitation=invitation).status == 201
    late = Visitor(server, address=room).sign_up(new_name(), invitation=invitation)
    assert refusal(late) == (404, "link_used_up")
    wrong = {"link": invitation, "password": "fante di coppe"}
    assert refusal(Visitor(server).ask("/api/links/password", wrong)) == (404, "link_used_up")
    assert Visitor(server, address=room).sign_up(new_name()).status == 201
    assert admin.ask("/api/admin/invitations", {"most": 0}).status == 422
