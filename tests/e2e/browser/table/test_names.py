"""The seating can be read: by players and by spectators, however long the names are."""

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.support.page.axe import violations
from tests.support.page.browser import PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.table import come_to, picture
from tests.support.serving import Json, Server

pytestmark = pytest.mark.browser

LONG = (
    "Massimiliano Bevilacqua",
    "Mariantonietta Quattroci",
    "Giandomenico Settebello",
    "Wolfgang Mannheimer",
)
SHORT = ("Anna", "Bruno", "Carla", "Dino")
CUT_SHORT = "name => name.scrollWidth > name.clientWidth ? getComputedStyle(name).textOverflow : ''"
"""How a name ends that has no room."""

NARROWEST = ViewportSize(width=320, height=640)
LOCALES = ("it-IT", "en-GB", "es-ES", "fr-FR", "de-DE")
SMALL_DESKTOP = ViewportSize(width=1280, height=800)


def seated(server: Server, rules: str, names: tuple[str, ...]) -> list[Json]:
    host = server.open(rules, name=names[0], open_seats=len(names) - 1)
    return [host, *(server.join(host["room"], name=name) for name in names[1:])]


def look_on(person: Person, server: Server, ticket: Json) -> Page:
    person.page.goto(server.address(f"/t/{ticket['room']}"))
    person.page.get_by_test_id("own-plate").wait_for()
    return person.page


def box(thing: Locator) -> tuple[float, float, float, float]:
    found = thing.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def apart(one: Locator, other: Locator) -> bool:
    (left, top, right, bottom), (x, y, end, low) = box(one), box(other)
    return right <= x or end <= left or bottom <= y or low <= top


def all_clear(page: Page, cards: str) -> None:
    """Check that no card of the hand covers whose turn it is or who sits behind it, and no score another."""
    for card in page.get_by_test_id(cards).all():
        for thing in (page.get_by_test_id("turn"), page.get_by_test_id("own-plate")):
            assert apart(card, thing)
    for side in page.locator("[data-score]").all():
        for name in side.locator(".name").all():
            assert box(name)[2] <= box(side)[2] + 1
            assert name.evaluate(CUT_SHORT) in {"", "ellipsis"}


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        pytest.param("scopone", SHORT, id="scopone-short", marks=pytest.mark.slow),
        pytest.param("scopone-10", LONG, id="scopone-10-long"),
        pytest.param("scopone", LONG, id="scopone-long", marks=pytest.mark.slow),
        pytest.param("scopone-10", SHORT, id="scopone-10-short", marks=pytest.mark.slow),
    ],
)
def test_who_looks_on_at_scopone_sees_every_name(
    server: Server, browser: Browser, rules: str, names: tuple[str, ...]
) -> None:
    ticket = seated(server, rules, names)[0]
    for viewport in (SMALL_DESKTOP, PHONE):
        person = Person(browser, viewport)
        page = look_on(person, server, ticket)
        all_clear(page, "hand-back")
        sides = [page.locator("[data-score]").nth(at).inner_text() for at in range(2)]
        assert all(name in sides[at % 2] for at, name in enumerate(names))
        expect(page.get_by_test_id("own-plate")).to_contain_text(names[0])
        assert page.get_by_test_id("own-plate").is_visible()
        assert violations(page) == []
        assert whole(page) == {}
        picture(page, f"looking-on-{rules}-{len(names[0])}-{viewport['width']}")
        person.close()


@pytest.mark.parametrize("rules", ["scopone-10", "scopa?players=2"])
def test_an_own_long_name_does_not_run_under_the_hand(server: Server, browser: Browser, rules: str) -> None:
    ticket = seated(server, rules, LONG if rules == "scopone-10" else LONG[:2])[0]
    person = Person(browser, SMALL_DESKTOP)
    come_to(person, server, ticket)
    all_clear(person.page, "hand-card")
    assert whole(person.page) == {}
    person.close()


def test_a_table_that_waits_for_a_free_seat_says_so(server: Server, browser: Browser) -> None:
    tickets = seated(server, "scopa?players=2", SHORT[:2])
    with server.player(tickets[0]) as one, server.player(tickets[1]) as other:
        mover, stays = (one, tickets[1]) if one.my_turn else (other, tickets[0])
        mover.play_once()
        stayer = other if mover is one else one
        while not stayer.my_turn:
            stayer.until("state")
        stayer.play_once()
        mover.send({"type": "leave", "id": "l", "player": None})
        while mover.screen["you"] is not None:
            mover.until("state")
    for ticket in (stays, {"room": stays["room"]}):
        person = Person(browser, PHONE)
        if "token" in ticket:
            come_to(person, server, ticket, "waits")
        else:
            look_on(person, server, ticket)
        expect(person.page.get_by_test_id("turn")).to_have_text("Posto libero: si aspetta")
        scores = person.page.locator("[data-score]")
        assert sum("Posto libero" in score.inner_text() for score in scores.all()) == 1
        person.close()


def dealing(server: Server) -> Json:
    """Sit down beside a computer at tables until one has the first deal."""
    for _ in range(60):
        ticket = server.open("scopa?players=2")
        with server.player(ticket) as client:
            if client.await_turn() and client.screen["seats"][ticket["seat"]]["dealer"]:
                return ticket
    raise AssertionError("the other one deals sixty times in a row")


def test_a_dealer_reads_on_the_narrowest_phone_whose_turn_it_is(server: Server, browser: Browser) -> None:
    """The fault: beside who deals a letter of it was left."""
    dealer = dealing(server)
    for locale in LOCALES:
        person = Person(browser, NARROWEST, locale=locale)
        come_to(person, server, dealer)
        turn = person.page.get_by_test_id("turn").locator("span")
        turn.wait_for()
        assert turn.evaluate("each => each.scrollWidth <= each.clientWidth"), turn.inner_text()
        expect(person.page.locator(".own .badge")).to_be_visible()
        person.close()
