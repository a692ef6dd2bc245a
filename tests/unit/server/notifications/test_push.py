"""Web Push: what a browser reads, what a service is shown, and where nothing goes."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from settebello.server.notifications.encryption import PushKey, encrypted, is_browsers_key, unpadded
from settebello.server.notifications.outlets import Outlets
from settebello.server.notifications.push import Pushing, is_known
from settebello.server.settings import SERVICES
from settebello.store import Subscription, open_database
from tests.support.away.office import GAP_S, QUIET_S, Clock, Office, closing, on_turn
from tests.support.away.pushbox import Pushbox, checked_token, pushbox, read
from tests.support.fresh import fresh_file


@pytest.fixture
def box() -> Iterator[Pushbox]:
    with pushbox() as running:
        yield running


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpadded(text), "big"), ec.SECP256R1())


def test_rfc_8291_appendix_a_is_what_comes_out() -> None:
    public = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    made = encrypted(
        b"When I grow up, I want to be a watermelon",
        unpadded(public),
        unpadded("BTBZMqHH6r4Tts7J_aSIgg"),
        own=private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=unpadded("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=0,
    )
    assert made == unpadded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize("length", [0, 1, 900, 1023, 1024, 2000])
def test_a_browser_reads_what_is_written_and_its_size_says_little(length: int) -> None:
    own, text = ec.generate_private_key(ec.SECP256R1()), b"x" * length
    browser = Pushbox(private=own)
    made = encrypted(text, unpadded(browser.subscription()["p256dh"]), browser.auth)
    assert read(made, own, browser.auth) == text
    assert (len(made) - 86 - 16) % 1024 == 0


def test_a_token_is_signed_for_one_service_and_for_hours() -> None:
    key = PushKey(PushKey.draw())
    token = key.token("https://push.example.org", "mailto:club@example.org", 1000.0)
    said = checked_token(f"vapid t={token}, k={key.public}", "https://push.example.org")
    assert said["sub"] == "mailto:club@example.org"
    assert 1000 < said["exp"] <= 1000 + 86_400


@pytest.mark.parametrize("text", ["", "x", "A" * 42, "A" * 44, "A" * 43, "é" * 43])
def test_what_is_no_key_is_no_key(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (each library has its own words)
        PushKey(text)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("BA", "AAAAAAAAAAAAAAAAAAAAAA"), ("B" + "A" * 86, "AAAAAAAAAAAAAAAAAAAAAA")],
)
def test_keys_that_no_browser_makes_are_none(p256dh: str, auth: str) -> None:
    assert not is_browsers_key(p256dh, auth)


@pytest.mark.parametrize(
    ("endpoint", "known"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://web.push.apple.com/x", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=x", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://fcm.googleapis.com.evil.example/x", False),
        ("https://evil.example/fcm.googleapis.com", False),
        ("https://user@fcm.googleapis.com/x", False),
        ("https://push.apple.com.evil.example/x", False),
        ("https://xpush.apple.com/x", False),
        ("https://127.0.0.1/x", False),
        ("http://169.254.169.254/latest", False),
        ("file:///etc/passwd", False),
        ("https://[::1/x", False),
        ("", False),
        ("https://fcm.googleapis.com/a b", False),
    ],
)
def test_messages_go_to_known_services_alone(endpoint: str, known: bool) -> None:
    assert is_known(endpoint, SERVICES.split()) is known


@pytest.fixture
async def office(tmp_path: Path, box: Pushbox) -> AsyncIterator[Office]:
    database, clock = await open_database(fresh_file(tmp_path / "club.db")), Clock()
    pushing = Pushing(PushKey(PushKey.draw()), "https://carte.example.org/", [box.origin], clock)
    async with closing(Office(database, clock, Outlets("https://carte.example.org/", None, pushing))) as made:
        await made.pass_by(20)
        yield made
    await database.close()


async def waiting(office: Office, box: Pushbox) -> Subscription:
    """Let somebody's turn come whose browser is pushed to; return the subscription."""
    people = [await office.account(name, mail=False) for name in ("Ada", "Bob")]
    room = await office.table(*people)
    me = on_turn(room, people)
    keys = box.subscription()
    subscription = Subscription(
        "sub", me.person.id, me.session.id, keys["endpoint"], keys["p256dh"], keys["auth"], "Test", 1.0
    )
    assert await office.store.subscribe(subscription, most=5)
    await office.pass_by(QUIET_S + 1)
    return subscription


async def test_a_turn_is_pushed_once(office: Office, box: Pushbox) -> None:
    await waiting(office, box)
    await office.tell()
    (told,) = box.messages
    assert told["title"].startswith("It is your turn: ")
    assert told["path"] == f"t/{office.tables.registry.names[0]}"
    assert box.headers[0]["Topic"] == "settebello"
    assert int(box.headers[0]["TTL"]) > 0
    await office.pass_by(GAP_S)
    await office.tell()
    assert len(box.messages) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_ends(office: Office, box: Pushbox, status: int) -> None:
    subscription = await waiting(office, box)
    box.statuses.append(status)
    await office.tell()
    assert await office.store.subscriptions(subscription.person) == []
    await office.pass_by(GAP_S)
    await office.tell()
    assert box.tried == 1


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_service_that_is_busy_is_tried_again(office: Office, box: Pushbox, status: int) -> None:
    await waiting(office, box)
    box.statuses += [status, status]
    for tried in (1, 2, 3):
        await office.tell()
        assert box.tried == tried
        await office.pass_by(3600)
    assert len(box.messages) == 1


@pytest.mark.parametrize("status", [302, 400, 413])
async def test_a_message_that_a_service_refuses_is_dropped(office: Office, box: Pushbox, status: int) -> None:
    subscription = await waiting(office, box)
    box.statuses.append(status)
    await office.tell()
    await office.pass_by(3600)
    await office.tell()
    assert (box.tried, box.messages) == (1, [])
    assert len(await office.store.subscriptions(subscription.person)) == 1


async def test_a_browser_whose_session_is_over_gets_nothing(office: Office, box: Pushbox) -> None:
    subscription = await waiting(office, box)
    await office.gathering.gather()
    await office.people.end_all(subscription.person)
    await office.send()
    assert box.tried == 0
