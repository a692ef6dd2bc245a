"""Mail and push over REST, with a real server and real receivers: told, stopped, lost passwords."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from settebello.server.notifications.deliveries import LEASE_S
from settebello.server.people.people import INVITATIONS_BY_PERSON, MAILS_BY_ADDRESS, MAILS_BY_NAME
from tests.support.away.mailbox import Mailbox, link_in, mailbox, text_of
from tests.support.away.pushbox import Pushbox, pushbox
from tests.support.fresh import club_settings
from tests.support.serving import Json, Server
from tests.support.visitor import PASSWORD, Visitor, drawn_address, new_name, refusal

ADDRESS = "https://carte.example.org/"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as running:
        yield running


@pytest.fixture(scope="module")
def service() -> Iterator[Pushbox]:
    with pushbox() as running:
        yield running


def settings_for(box: Mailbox, service: Pushbox) -> dict[str, str]:
    return {
        "SETTEBELLO_PUBLIC_ADDRESS": ADDRESS,
        "SETTEBELLO_SMTP_URL": box.url,
        "SETTEBELLO_MAIL_FROM": "Settebello <club@example.org>",
        "SETTEBELLO_PUSH_SERVICES": service.origin,
        "SETTEBELLO_NOTIFY_SECONDS": "1",
        "SETTEBELLO_NOTIFY_GAP_SECONDS": "0",
    }


@pytest.fixture(scope="module")
def posting(box: Mailbox, service: Pushbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends mail."""
    database = tmp_path_factory.mktemp("posting") / "club.db"
    server = Server(database, settings=settings_for(box, service)).start()
    try:
        yield server
    finally:
        server.kill()
    server.check_errors()


def mail_to(box: Mailbox, address: str, count: int = 1) -> list[Json]:
    """Wait until so many mails have come to an address."""
    with box.came:
        box.came.wait_for(lambda: len(_to(box, address)) >= count, 60)
    return _to(box, address)


def _to(box: Mailbox, address: str) -> list[Json]:
    return [mail for mail in box.mails if mail["To"] == address]  # type: ignore[misc]  # a mail is a mapping


def member(server: Server, box: Mailbox, *, mail: bool = True) -> tuple[Visitor, str, str]:
    """Sign up with an address and confirm it; return the browser, the name and the address."""
    visitor, name = Visitor(server), new_name()
    address = f"{name.split()[1]}@example.org"
    assert visitor.sign_up(name, email=address).status == 201
    wishes = {"mail": mail, "kinds": ["turn", "waits", "invitation", "result", "round"], "language": "en"}
    assert visitor.ask("/api/account/notifications", wishes).json["confirmed"] is False
    assert visitor.ask("/api/account/email/question", {"language": "en"}).status == 204
    (asked,) = mail_to(box, address)
    answer = Visitor(server).ask("/api/links/address", {"link": link_in(asked, "confirm")})  # type: ignore[arg-type]
    assert answer.json == {"email": address}
    assert visitor.ask("/api/account/notifications").json["confirmed"] is True
    return visitor, name, address


def slow_game(*people: tuple[Visitor, str]) -> str:
    """Seat two members at a slow table that they do not look at; return its id."""
    (ada, name), (bob, other) = people
    body = {"rules": "scopa?players=2", "name": name, "open_seats": 1, "time": "3d"}
    ticket = ada.ask("/api/rooms", body).json
    assert bob.ask(f"/api/rooms/{ticket['room']}/seats", {"name": other}).status == 201
    return str(ticket["room"])


def test_a_member_confirms_an_address_is_told_a_turn_and_stops_mail_without_signing_in(
    posting: Server, box: Mailbox
) -> None:
    ada, name, address = member(posting, box)
    bob, other, second = member(posting, box)
    room = slow_game((ada, name), (bob, other))
    with box.came:
        box.came.wait_for(lambda: len(_to(box, address)) + len(_to(box, second)) > 2, 60)
    (told,) = [*_to(box, address)[1:], *_to(box, second)[1:]]
    assert f"{ADDRESS}t/{room}\n" in text_of(told)  # type: ignore[arg-type]  # as above
    stop = re.fullmatch(rf"<{ADDRESS}(api/mail/[\w-]+)>", told["List-Unsubscribe"])
    assert stop
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stranger = Visitor(posting)
    assert stranger.ask(f"/{stop[1]}", b"List-Unsubscribe=One-Click").status == 204
    owner = ada if told["To"] == address else bob
    assert owner.ask("/api/account/notifications").json["mail"] is False
    assert stranger.ask(f"/{stop[1]}", b"").status == 204
    assert refusal(stranger.ask("/api/mail/nosuch", b"")) == (404, "link_used_up")


def test_a_lost_password_is_replaced_by_mail_once(posting: Server, box: Mailbox) -> None:
    ada, name, address = member(posting, box, mail=False)
    stranger = Visitor(posting)
    assert stranger.ask("/api/links/forgotten", {"name": name.upper()}).status == 204
    _, mail = mail_to(box, address, 2)
    link = link_in(mail, "link")  # type: ignore[arg-type]  # as above
    assert stranger.ask("/api/links", {"link": link}).json == {"name": name}
    assert stranger.ask("/api/links/password", {"link": link, "password": "un'altra parola"}).status == 201
    assert ada.me() is None
    assert refusal(stranger.ask("/api/links/password", {"link": link, "password": PASSWORD}))[0] == 404


def test_asking_for_a_password_tells_nobody_who_has_an_account(posting: Server, box: Mailbox) -> None:
    """The answers are the same, also where it was asked too often; an unconfirmed address gets none."""
    _, known, address = member(posting, box)
    doubtful, unconfirmed = Visitor(posting), new_name()
    doubtful.sign_up(unconfirmed, email="nobody@example.org")
    answers = []
    for name in (known, new_name(), unconfirmed):
        asked = [
            Visitor(posting).ask("/api/links/forgotten", {"name": name}) for _ in range(MAILS_BY_NAME + 1)
        ]
        answers.append([(each.status, each.text) for each in asked])
    assert answers[0] == answers[1] == answers[2]
    assert [status for status, _ in answers[0]] == [204] * MAILS_BY_NAME + [429]
    assert len(mail_to(box, address, 1 + MAILS_BY_NAME)) == 1 + MAILS_BY_NAME
    assert _to(box, "nobody@example.org") == []


def test_mails_asked_for_from_one_address_are_bounded(posting: Server) -> None:
    address = drawn_address()
    asked = [
        Visitor(posting, address=address).ask("/api/links/forgotten", {"name": new_name()}).status
        for _ in range(MAILS_BY_ADDRESS + 1)
    ]
    assert asked == [204] * MAILS_BY_ADDRESS + [429]


def test_an_address_is_changed_with_the_password_alone_and_asked_again(posting: Server, box: Mailbox) -> None:
    ada, name, old = member(posting, box)
    other = f"other.{old}"
    asked = {"email": other, "password": "not the password", "language": "en"}
    assert refusal(ada.ask("/api/account/email", asked)) == (403, "password_wrong")
    assert ada.ask("/api/account/notifications").json["address"] == old
    changed = ada.ask("/api/account/email", {**asked, "password": PASSWORD}).json
    assert (changed["address"], changed["confirmed"]) == (other, False)
    Visitor(posting).ask("/api/links/forgotten", {"name": name})
    (mail,) = mail_to(box, other)
    assert Visitor(posting).ask("/api/links/address", {"link": link_in(mail, "confirm")}).status == 200  # type: ignore[arg-type]
    assert len(_to(box, old)) == 1
    bad = {**asked, "email": "no address", "password": PASSWORD}
    assert refusal(ada.ask("/api/account/email", bad)) == (422, "email_unusable")


def test_a_member_is_invited_to_a_free_seat_once_and_by_those_who_sit_there(
    posting: Server, box: Mailbox
) -> None:
    ada, name, _ = member(posting, box, mail=False)
    bob, other, address = member(posting, box)
    body = {"rules": "scopa?players=2", "name": name, "open_seats": 1}
    path = f"/api/rooms/{ada.ask('/api/rooms', body).json['room']}"
    assert refusal(bob.ask(f"{path}/invitations", {"name": name})) == (403, "not_your_seat")
    assert refusal(Visitor(posting).ask(f"{path}/invitations", {"name": other})) == (401, "not_signed_in")
    assert refusal(ada.ask(f"{path}/invitations", {"name": "nobody at all"})) == (404, "person_not_found")
    sent = [
        ada.ask(f"{path}/invitations", {"name": other.upper()}).status for _ in range(INVITATIONS_BY_PERSON)
    ]
    assert sent == [204] * (INVITATIONS_BY_PERSON - 1) + [429]  # the name of nobody counts
    told = mail_to(box, address, 2)
    assert told[1]["Subject"] == f"{name} invites you to a table: Scopa"
    assert bob.ask(f"{path}/seats", {"name": other}).status == 201
    assert refusal(ada.ask(f"{path}/invitations", {"name": other})) == (403, "nobody_awaited")
    assert len(_to(box, address)) == 2


def test_a_turn_is_pushed_to_a_browser_until_it_signs_out(
    posting: Server, box: Mailbox, service: Pushbox
) -> None:
    ada, name, _ = member(posting, box, mail=False)
    bob, other, _ = member(posting, box, mail=False)
    for number, each in enumerate((ada, bob)):
        assert each.ask("/api/account/browsers", service.subscription(f"b{number}")).status == 204
    room = slow_game((ada, name), (bob, other))
    (told,) = service.wait(1)
    assert told["path"] == f"t/{room}"
    evil = {**service.subscription(), "endpoint": "https://169.254.169.254/latest"}
    assert refusal(ada.ask("/api/account/browsers", evil)) == (403, "push_service_unknown")
    known = ada.ask("/api/account/notifications").json
    assert [each["agent"] for each in known["browsers"]] == ["Test/1.0"]
    assert known["push_key"]
    assert (
        ada.ask("/api/account/browsers/end", {"endpoint": service.subscription("b0")["endpoint"]}).status
        == 204
    )
    assert ada.ask("/api/account/notifications").json["browsers"] == []


def test_without_a_mail_server_the_account_hears_what_is_missing(server: Server) -> None:
    ada = Visitor(server)
    ada.sign_up(new_name(), email="ada@example.org")
    state = ada.ask("/api/account/notifications").json
    assert state["missing"] == [
        "SETTEBELLO_PUBLIC_ADDRESS",
        "SETTEBELLO_SMTP_URL",
        "SETTEBELLO_MAIL_FROM",
    ]
    assert state["push_key"] is None
    assert refusal(ada.ask("/api/account/email/question", {"language": "en"})) == (403, "no_mail")
    assert refusal(ada.ask("/api/links/forgotten", {"name": "anybody"})) == (403, "no_mail")


@pytest.mark.parametrize("club", [False, True])
def test_mail_outlives_kill_9_and_is_sent_once_by_whoever_serves(
    tmp_path: Path, service: Pushbox, club: bool
) -> None:
    """The mail server is busy until the club was killed and served again."""
    with mailbox() as box, club_settings() as settings:
        where = {"club": settings, "workers": 2} if club else {}
        server = Server(tmp_path / "club.db", settings=settings_for(box, service), **where).start()  # type: ignore[arg-type]
        try:
            people = [member(server, box) for _ in range(2)]
            box.refused |= {address: 450 for _, _, address in people}
            room = slow_game(*((visitor, name) for visitor, name, _ in people))
            with box.came:
                assert box.came.wait_for(lambda: box.turned_away > 0, 60)
            server.kill()
            box.refused.clear()
            server.start()
            mails = box.wait(3, 2 * LEASE_S)
            assert f"{ADDRESS}t/{room}\n" in text_of(mails[-1])
            server.kill()
            server.start()
            assert server.request("/health/ready").status == 200
        finally:
            server.kill()
        assert len(box.mails) == 3
