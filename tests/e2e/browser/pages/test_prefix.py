"""Behind a reverse proxy, under a path of its own: everything works, and nothing is asked for outside."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.table import on_turn
from tests.support.proxy import Proxy, proxied
from tests.support.serving import serving

pytestmark = pytest.mark.browser

PREFIX = "/club/carte"


@pytest.fixture(scope="module", params=["stripped", pytest.param("kept", marks=pytest.mark.slow)])
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """A proxy that takes its path away needs no setting; one that leaves it there is named in one."""
    strips = request.param == "stripped"
    with (
        serving(tmp_path_factory.mktemp("prefix"), base_path="/" if strips else PREFIX) as server,
        proxied(server.port, prefix=PREFIX, strips=strips) as standing,
    ):
        yield standing
        assert standing.strays == []


def test_a_friend_comes_by_the_link_and_both_play_and_reload(proxy: Proxy, browser: Browser) -> None:
    host, guest = Person(browser, DESKTOP), Person(browser, PHONE, locale="en-GB")
    host.page.goto(proxy.address())
    host.page.locator("[data-testid=preset][data-preset=quindici]").click()
    host.page.get_by_test_id("name").fill("Anna")
    host.page.get_by_test_id("open-table").first.click()
    host.page.wait_for_url(proxy.address("/t/*"))
    link = host.page.get_by_test_id("share-link").input_value()
    assert link.startswith(proxy.address("/t/"))
    guest.page.goto(link)
    guest.page.get_by_test_id("join-name").fill("Bea")
    guest.page.get_by_test_id("sit-down").click()
    for round_ in range(4):
        playing = on_turn((host, guest))
        assert playing is not None
        playing.play_card()
        if round_ == 1:
            host.page.reload()
            host.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
        seen = playing.at_table("version")
        for person in (host, guest):
            person.page.wait_for_selector(f"[data-testid=table][data-version='{seen}']", state="attached")
    assert host.page.locator("symbol#\\37 D").count() == 1  # the deck is there
    host.page.goto(proxy.address())
    host.page.get_by_test_id("ticket").get_by_role("link").click()
    host.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    host.close()
    guest.close()


def test_a_match_goes_to_its_record(proxy: Proxy, browser: Browser) -> None:
    person = Person(browser, PHONE)
    person.page.goto(proxy.address("/rules?r=scopa%3Fplayers%3D2%26target%3Done_deal"))
    person.page.get_by_test_id("play-rules").first.click()
    person.page.wait_for_url(proxy.address("/t/*"))
    person.play_match()
    with person.page.expect_download() as download:
        person.page.get_by_test_id("record").click()
    assert download.value.suggested_filename.startswith("settebello-")
    person.close()


def test_pages_are_reached_by_links_and_by_their_addresses(proxy: Proxy, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = person.page
    page.goto(proxy.address())
    links = page.locator("header nav a")
    links.first.wait_for()
    targets = links.evaluate_all("all => all.map(link => link.href)")
    assert all(target.startswith(proxy.address()) for target in targets)
    assert len(targets) >= 3
    for target in targets:
        for way in (lambda to=target: page.locator(f"header nav a[href='{to}']").click(), page.reload):
            way()
            page.locator("h1").first.wait_for()
            expect(page).to_have_url(re.compile(rf"^{re.escape(target)}(\?|$)"))
    page.goto(proxy.address("/t/nowhere/else"))
    page.get_by_role("link", name="Torna al gioco").click()
    page.get_by_test_id("quick-play").first.wait_for()
    person.close()


def test_the_arbiters_desk_follows_a_match(proxy: Proxy, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = person.page
    page.goto(proxy.address("/arbiter"))
    for number, name in enumerate(("Ada", "Bruno", "Carla", "Dario")):
        page.get_by_test_id("desk-name").nth(number).fill(name)
    page.get_by_test_id("desk-begin").click()
    page.get_by_test_id("desk-setup").wait_for(state="detached")
    person.close()


def test_it_is_installed_as_what_lies_below_the_path(proxy: Proxy, browser: Browser) -> None:
    person = Person(browser, PHONE)
    person.page.goto(proxy.address("/t/nothing"))
    devtools = person.page.context.new_cdp_session(person.page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["manifest"]["scope"] == proxy.address()
    assert found["manifest"]["startUrl"] == proxy.address()
    person.close()
