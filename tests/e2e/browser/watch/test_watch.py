"""The wall on a phone and on a laptop, by day and by night: whole, and clean by axe."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.page.axe import violations
from tests.support.page.browser import Person
from tests.support.page.fit import whole
from tests.support.page.table import go, picture
from tests.support.serving import Server, play_together, serving
from tests.support.tournaments import begin_on_line, new_players
from tests.support.visitor import new_name

pytestmark = pytest.mark.browser

SIZES = [ViewportSize(width=390, height=844), ViewportSize(width=1366, height=768)]


def being_played(server: Server, rules: str, *names: str) -> str:
    """Open a public table where people play, and have them play a few cards."""
    ticket = server.open(rules, open_seats=len(names) - 1, public=True, name=names[0])
    tickets = [ticket, *(server.join(ticket["room"], name=name) for name in names[1:])]
    clients = [server.player(each) for each in tickets]
    play_together(clients, moves=5)
    for each in clients:
        each.close()
    room: str = ticket["room"]
    return room


def test_public_tables_hang_on_the_wall_and_lead_to_their_tables(server: Server, browser: Browser) -> None:
    rooms = {
        being_played(server, "scopone", "Ada", "Bruno", "Carla", "Dino"),
        being_played(server, "scopa?players=2", "Elsa", "Fabio"),
        being_played(server, "assi?players=2", "Gina", "Ivo"),
    }
    for size in SIZES:
        person = Person(browser, size)
        page = go(person, server, "/watch")
        for room in rooms:
            expect(page.locator(f"[data-testid=watched][data-room='{room}']")).to_be_visible()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            assert violations(page) == []
            assert whole(page) == {}
            picture(page, f"watch-{size['width']}-{scheme}")
        page.get_by_test_id("watched").first.get_by_role("link").click()
        page.wait_for_url("**/t/*")
        person.page.context.close()


@pytest.mark.parametrize(
    ("locale", "name"), [("it-IT", "Dal vivo"), ("en-GB", "Live"), ("de-DE", "Live"), ("fr-FR", "En direct")]
)
def test_the_wall_is_a_link_away_at_every_size_and_the_header_stays_on_one_line(
    server: Server, browser: Browser, locale: str, name: str
) -> None:
    for width in (320, 390, 768, 1257, 1366, 1920):
        person = Person(browser, ViewportSize(width=width, height=768), locale=locale)
        page = go(person, server, "/")
        beside = page.get_by_role("banner").get_by_role("link", name=name, exact=True)
        links = page.get_by_test_id("menu-links")
        if page.get_by_test_id("menu").is_visible():
            page.get_by_test_id("menu").click()
            links.get_by_role("link", name=name, exact=True).click()
            links.wait_for(state="detached")
        else:
            assert page.get_by_role("banner").bounding_box()["height"] < 80  # type: ignore[index]  # it is seen
            beside.click()
        page.get_by_test_id("watch").wait_for()
        if beside.is_visible():
            expect(beside).to_have_attribute("aria-current", "page")
        assert whole(page) == {}
        page.context.close()


def test_two_tournaments_of_one_name_hang_on_the_wall(server: Server, browser: Browser) -> None:
    title = f"Coppa {new_name()}"
    for _ in range(2):
        begin_on_line(server, new_players(server, 2), rules="torneo", rounds=1, name=title)
    person = Person(browser, SIZES[0])
    page = go(person, server, "/watch")
    expect(page.get_by_test_id("watched-tournament").filter(has_text=title)).to_have_count(2)
    assert violations(page) == []
    person.close()


def test_an_empty_wall_says_so(browser: Browser, tmp_path: Path) -> None:
    person = Person(browser, SIZES[0])
    with serving(tmp_path) as server:
        page = go(person, server, "/watch")
        expect(page.get_by_test_id("watch").get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_test_id("watch").get_by_text("Adesso nessuno gioca")).to_be_visible()
        assert violations(page) == []
        person.close()
