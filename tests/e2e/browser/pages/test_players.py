"""Everybody's page and the list of the best, in a real browser; and the way there from a table's end."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.matches import Played, fill
from tests.support.page.axe import violations
from tests.support.page.browser import BOTH_SIZES, PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.table import go, picture
from tests.support.running.loops import run_apart
from tests.support.serving import Server, serving
from tests.support.visitor import Visitor, new_name

pytestmark = pytest.mark.browser

LONG = "Élodie de la Fontaine-S.Maria"
NAMES = ("Ada", "Bruno", "Carla", LONG)
MATCHES = [
    Played("figs?target=2", NAMES) if number % 3 == 0 else Played("scopa?players=2&target=2", pair)
    for number, pair in enumerate([("Ada", "Bruno"), ("Ada", "Un ospite"), (LONG, "Ada"), ("Ada",)] * 6)
]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A club in which much was played already."""
    folder = tmp_path_factory.mktemp("club")
    run_apart(fill(folder / "settebello.db", NAMES, MATCHES, bots=["Greedy"]))
    with serving(folder) as running:
        yield running


@BOTH_SIZES
def test_a_players_page_says_how_strong_how_lucky_and_what_was_played(
    club: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport)
    page = go(person, club, "/p/ada")
    expect(page.locator("h1")).to_have_text("Ada")
    expect(page.locator("header p").last).to_contain_text("24 partite finite")
    ratings = page.get_by_test_id("rating")
    expect(ratings).to_have_count(2)
    expect(ratings.first).to_contain_text("±")
    expect(page.get_by_test_id("taken")).to_contain_text("delle smazzate")
    luck = page.get_by_test_id("luck")
    expect(luck.locator("tbody tr")).to_have_count(3)
    assert "volte il ±" in (luck.get_by_role("img").first.get_attribute("aria-label") or "")
    expect(page.get_by_test_id("match")).to_have_count(20)
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, f"player-{viewport['width']}")

    # more of them, by the keyboard, which is not lost
    more = page.get_by_test_id("more-matches")
    more.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("match")).to_have_count(24)
    expect(more).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")

    # somebody else's page, and the proof of a match
    page.get_by_test_id("match").get_by_role("link", name=LONG, exact=True).first.click()
    expect(page.locator("h1")).to_have_text(LONG)
    assert whole(page) == {}
    page.get_by_test_id("match").first.locator("a[href*='/m/']").click()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-holds", "true")
    person.close()


def keep_reviews(club: Server) -> int:
    """Put a review of each of Ada's newest matches into the database; return how many of them count."""
    matches = club.request("/api/people/ada/matches?most=12").json["matches"]
    version = club.request(f"/api/matches/{matches[0]['id']}/review").json["version"]
    with closing(sqlite3.connect(club.database)) as database, database:
        for number, match in enumerate(matches):
            losses = [0.9 - 0.05 * number, 0.4, 0.2]
            themes = [[{"name": "scopa_given"}], [{"name": "sevens"}], []]
            body = {
                "levels": [
                    {"seat": seat, "decisions": 3, "deals": 2, "lost": sum(losses) / 2, "error": 0.3}
                    for seat in range(4)
                ],
                "decisions": [
                    {"seat": seat, "unjudged": None, "loss": loss, "themes": theme}
                    for seat in range(4)
                    for loss, theme in zip(losses, themes, strict=True)
                ],
            }
            database.execute(
                "INSERT INTO reviews (match, version, asked, due, tries, done, total, finished, body) "
                "VALUES (?, ?, 0, 1e300, 0, 12, 12, 1, ?)",
                (match["id"], version, json.dumps(body)),
            )
    return len(matches)


@BOTH_SIZES
def test_a_players_page_says_where_points_were_lost_by_the_reviews_there_are(
    club: Server, browser: Browser, viewport: ViewportSize
) -> None:
    if not club.request("/api/players/ada/losses").json["matches"]:
        expected = keep_reviews(club)
        assert len(club.request("/api/players/ada/losses").json["matches"]) == expected
    person = Person(browser, viewport)
    page = go(person, club, "/p/ada")
    losses = page.get_by_test_id("losses")
    expect(losses.get_by_test_id("theme-lost").first).to_contain_text("scope regalate")
    expect(losses.get_by_test_id("theme-lost").last).to_contain_text("senza un nome")
    losses.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(losses.locator("details tbody tr")).to_have_count(12)
    assert violations(page) == []
    assert whole(page) == {}
    losses.locator("summary").press("Enter")
    losses.scroll_into_view_if_needed()
    picture(page, f"player-losses-{viewport['width']}")
    answer = club.request("/api/players/nobody/losses")
    assert (answer.status, answer.json["reason"]) == (404, "person_not_found")
    person.close()


@BOTH_SIZES
def test_the_best_stand_by_game_and_programs_apart(
    club: Server, browser: Browser, viewport: ViewportSize
) -> None:
    person = Person(browser, viewport, locale="en-GB")
    page = go(person, club, "/players")
    ranked = page.get_by_test_id("ranked")
    ranked.first.wait_for()
    assert ranked.get_by_role("link").all_inner_texts()[-1] == "Greedy"
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, f"players-{viewport['width']}")
    page.locator("[data-testid=family][data-value=scopone]").click()
    expect(page.get_by_text("Nobody has played a rated match here yet.")).to_be_visible()
    page.locator("[data-testid=company][data-value=pairs]").click()
    expect(ranked).to_have_count(4)
    ranked.get_by_role("link", name="Carla").click()
    expect(page.locator("h1")).to_have_text("Carla")
    page.go_back()
    expect(page.locator("h1")).to_have_text("Ranking")
    person.close()


def test_nobodys_page_says_so_and_leads_on(club: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = go(person, club, "/p/Nessuno%20mai")
    expect(page.get_by_text("Nessuno ha un profilo con il nome Nessuno mai", exact=False)).to_be_visible()
    assert violations(page) == []
    page.locator("section a.button").click()
    expect(page.locator("h1")).to_have_text("Classifica")
    person.close("404")  # the browser complains of the two answers that were refusals


def test_a_name_that_is_no_part_of_a_path_is_nobodys(server: Server, browser: Browser) -> None:
    name, person = new_name(), Person(browser, PHONE)
    Visitor(server).sign_up(name)
    thrown: list[str] = []
    person.page.on("pageerror", lambda problem: thrown.append(str(problem)))
    for path in (f"/p/{name}%2Fmatches", "/p/Nessuno%2Fmai", "/p/Nessuno%2Fmai%2Fpiu"):
        person.page.goto(server.address(path))
        expect(person.page.get_by_text("Nessuno ha un profilo con il nome", exact=False)).to_be_visible()
    assert thrown == []
    person.page.context.close()  # what is refused is an error on the console


def test_the_names_at_a_matchs_end_lead_to_the_pages_of_accounts(server: Server, browser: Browser) -> None:
    name, owner = new_name(), Visitor(server)
    owner.sign_up(name)
    person = Person(browser, PHONE)
    assert owner.cookie is not None
    cookie = {"name": "settebello_session", "value": owner.cookie, "url": server.address()}
    person.page.context.add_cookies([cookie])  # type: ignore[list-item]  # a dictionary of one's own
    page = go(person, server, "/account")
    page.get_by_test_id("own-page").wait_for()
    page.goto(server.address("/rules?r=scopa%3Fplayers%3D2"))
    page.get_by_test_id("play-rules").first.click()
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("quit").click()
    page.get_by_test_id("resign").click()
    known = page.get_by_test_id("known").get_by_role("link")
    expect(known).to_have_text([name])
    assert violations(page) == []
    picture(page, "known")
    known.click()
    expect(page.locator("h1")).to_have_text(name)
    expect(page.get_by_test_id("match")).to_have_count(1)
    expect(page.get_by_test_id("match")).to_contain_text("per abbandono")
    person.close()
