"""Tournaments on the page: found and entered by people, run by an arbiter on a phone, whole and clean."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from settebello.texts import languages
from tests.support.page.account import account_of, fill, sign_up
from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.table import go, picture
from tests.support.serving import Server
from tests.support.tournaments import NAMES, announce, do, enter_pairs, page_of, step, tell_all
from tests.support.visitor import Visitor, new_name

pytestmark = pytest.mark.browser


def check_whole(page: Page, name: str) -> None:
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, name)


def a_tournament(server: Server, pairs: int = 0, **changes: object) -> tuple[Visitor, str]:
    arbiter = Visitor(server)
    assert arbiter.sign_up(new_name()).status == 201
    name: str = announce(arbiter, **changes)["listed"]["id"]
    if pairs:
        enter_pairs(arbiter, name, pairs)
    return arbiter, name


def add_by_keys(page: Page, *pairs: tuple[str, str]) -> None:
    """Type entries without a pointer: the focus comes back to the first name."""
    page.get_by_test_id("add-entry").press("Enter")
    for one, other in pairs:
        expect(page.get_by_test_id("add-form").locator("input").first).to_be_focused()
        page.keyboard.type(one)
        page.keyboard.press("Tab")
        page.keyboard.type(other)
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("add-form").get_by_role("status")).to_contain_text(one)
    page.get_by_test_id("add-done").press("Enter")


def write_by_hand(page: Page, table: int, points: tuple[int, int]) -> None:
    """Tap a table, type two numbers, save."""
    page.locator(f"[data-testid=table-row][data-table='{table}'] [data-testid=write-result]").tap()
    for side, number in enumerate(points):
        page.get_by_test_id("points").nth(side).fill(str(number))
    page.get_by_test_id("send-result").tap()
    page.get_by_test_id("result-pad").wait_for(state="detached")


def test_an_arbiter_runs_two_rounds_at_wooden_tables_on_a_phone(server: Server, browser: Browser) -> None:
    arbiter = Person(browser, ViewportSize(width=390, height=844), touch=True)
    page = sign_up(arbiter, server, new_name())
    page.goto(server.address("/tournaments"))
    page.get_by_test_id("new-tournament").click()
    form = page.get_by_test_id("new-tournament-form")
    form.locator("[name=rounds]").fill("2")
    check_whole(page, "tournament-new")
    fill(page, "new-tournament-form", name="Serata al circolo")
    page.get_by_test_id("tournament").wait_for()
    add_by_keys(page, *zip(NAMES[:10:2], NAMES[1:10:2], strict=True))
    expect(page.get_by_test_id("entry")).to_have_count(5)
    check_whole(page, "tournament-arbiter-registration")
    for number in (1, 2):
        page.get_by_test_id("next-step").tap()
        expect(page.get_by_test_id("tournament-now")).to_have_attribute("data-state", "playing")
        expect(page.get_by_test_id("bye-row")).to_have_count(1)
        write_by_hand(page, 1, (11, 6 + number))
        expect(page.get_by_test_id("missing")).to_contain_text("un tavolo")
        check_whole(page, f"tournament-arbiter-{number}")
        write_by_hand(page, 2, (7, 12))
        expect(page.get_by_test_id("tournament-now")).to_have_attribute("data-state", "between")
        coming = (
            "Sta per cominciare il turno 2"
            if number == 1
            else "L\N{RIGHT SINGLE QUOTATION MARK}ultimo turno è finito"
        )
        expect(page.get_by_test_id("next")).to_have_text(coming)
    # the result that was written wrongly is corrected, with a reason
    page.locator("[data-testid=table-row][data-table='1'] [data-testid=write-result]").tap()
    page.get_by_test_id("points").nth(0).fill("5")
    page.get_by_test_id("reason").fill("scritto male")
    page.get_by_test_id("send-result").tap()
    expect(page.locator("[data-testid=table-row][data-table='1']")).to_contain_text("corretta")
    expect(page.get_by_test_id("next-step")).to_have_attribute("data-step", "finish")
    page.get_by_test_id("next-step").tap()
    expect(page.get_by_test_id("podium").locator("li")).to_have_count(3)
    check_whole(page, "tournament-over")
    arbiter.close()


def test_a_pair_finds_a_tournament_enters_by_link_checks_in_and_sees_its_table_and_its_bye(
    server: Server, browser: Browser
) -> None:
    desk, name = a_tournament(server, 2, check_in=True, rounds=3, name=f"Coppa {new_name()}")
    title = page_of(desk, name)["listed"]["name"]
    tina, nino = (Person(browser, size) for size in (PHONE, DESKTOP))
    hers, his = sign_up(tina, server, new_name()), sign_up(nino, server, new_name())
    hers.goto(server.address("/"))
    hers.get_by_test_id("menu").click()
    hers.get_by_test_id("menu-links").get_by_role("link", name="Tornei").click()
    hers.get_by_role("link", name=title).click()
    hers.get_by_test_id("enter").click()
    link = hers.get_by_test_id("partner-link").input_value()
    check_whole(hers, "tournament-seeking")
    his.goto(link)
    his.get_by_test_id("be-partner").click()
    his.get_by_test_id("own-entry").wait_for()
    assert "#" not in his.url
    hers.reload()
    hers.get_by_test_id("check-in").click()
    hers.get_by_test_id("checked-in").wait_for()
    check_whole(hers, "tournament-checked-in")
    entry = page_of(desk, name)["entries"][-1]["id"]
    for other in (1, 2):
        assert desk.ask(f"/api/tournaments/{name}/entries/{other}/check-in", {}).status == 200
    seen = set[str]()
    step(desk, name, "start")
    for number in (1, 2, 3):
        page = page_of(desk, name)
        rests = entry in page["rounds"][-1]["byes"]
        seen.add("bye" if rests else "table")
        for each in (hers, his):
            each.reload()
            own = each.get_by_test_id("own-table")
            expect(own).to_contain_text("Riposo" if rests else "Il tuo tavolo")
            row = "bye-row" if rests else "table-row"
            expect(each.locator(f".own[data-testid={row}]")).to_have_count(1)
        check_whole(hers, f"tournament-own-{number}")
        check_whole(his, f"tournament-own-{number}-desktop")
        if not rests:
            his.get_by_test_id("tell-result").click()
            for side in (0, 1):
                his.get_by_test_id("points").nth(side).fill(str(11 - 5 * side))
            his.keyboard.press("Enter")
            his.get_by_test_id("result-pad").wait_for(state="detached")
        tell_all(desk, name)
        step(desk, name, "pair" if number < 3 else "finish")
    assert seen == {"bye", "table"}
    his.reload()
    expect(his.get_by_test_id("standing")).to_have_count(3)
    expect(his.locator("tr.own")).to_have_count(1)
    check_whole(his, "tournament-over-desktop")
    for person in (tina, nino):
        person.close()


@pytest.mark.parametrize(
    ("viewport", "locale"),
    [*((PHONE, each) for each in languages()), (DESKTOP, "it"), (DESKTOP, "de")],
    ids=[*(f"phone-{each}" for each in languages()), "desktop-it", "desktop-de"],
)
def test_every_part_is_whole_and_keeps_nobody_out(
    server: Server, browser: Browser, viewport: ViewportSize, locale: str
) -> None:
    desk, name = a_tournament(server, 5, minutes=30, about="Partite a 11.")
    step(desk, name, "start")
    tell_all(desk, name)
    ruling = {"article": "Art. 12", "reason": "Carta mostrata.", "entry": 1, "penalty": 1}
    assert desk.ask(f"/api/tournaments/{name}/rulings", ruling).status == 200
    step(desk, name, "pair")
    anybody = Person(browser, viewport, locale=locale)
    page = go(anybody, server, "/tournaments")
    page.get_by_test_id("coming").wait_for()
    check_whole(page, "tournaments")
    page.goto(server.address(f"/tournaments/{name}"))
    page.get_by_test_id("tournament").wait_for()
    for part in ("entries", "about", "standings", "tables"):
        choice = page.locator(f"[data-testid=part][data-value={part}]")
        if choice.is_visible():
            choice.click()
        check_whole(page, f"tournament-{part}")
    page.goto(server.address(f"/tournaments/{name}/print"))
    for sheet in ("standings", "cards", "pairings"):
        page.locator(f"[data-testid=sheet][data-value={sheet}]").click()
        assert violations(page) == []
    anybody.close()


def write_points(page: Page, points: tuple[int, int], reason: str = "") -> None:
    """Fill the open pad in and save."""
    for side, number in enumerate(points):
        page.get_by_test_id("points").nth(side).fill(str(number))
    if reason:
        page.get_by_test_id("reason").fill(reason)
    page.get_by_test_id("send-result").tap()
    page.get_by_test_id("result-pad").wait_for(state="detached")


def games_of(desk: Visitor, name: str) -> object:
    return page_of(desk, name)["rounds"][0]["tables"][0]["games"]


def of_teams(desk: Visitor) -> str:
    name: str = announce(desk, format="teams", rounds=1, deals=2)["listed"]["id"]
    for first in (0, 4):
        do(desk, name, "entries", players=list(NAMES[first : first + 4]), name=f"Team {first}")
    step(desk, name, "start")
    return name


def test_either_table_of_teams_is_written_and_corrected_on_a_phone(server: Server, browser: Browser) -> None:
    """The fault: a correction reached the first table alone."""
    arbiter = Person(browser, PHONE, touch=True)
    page = sign_up(arbiter, server, new_name())
    desk = account_of(server, page)
    name = of_teams(desk)
    page.goto(server.address(f"/tournaments/{name}"))
    page.get_by_test_id("write-result").tap()
    parts = page.get_by_test_id("part-of-table")
    expect(parts).to_have_text(["Tavolo A", "Tavolo B"])
    expect(parts.nth(0).locator("input")).to_be_checked()
    parts.nth(1).tap()
    expect(page.get_by_test_id("reason")).to_have_count(0)
    check_whole(page, "tournament-team-result")
    write_points(page, (3, 7))
    assert games_of(desk, name) == [None, [3, 7]]
    page.get_by_test_id("write-result").tap()
    write_points(page, (9, 4))
    page.get_by_test_id("write-result").tap()
    parts.nth(1).tap()
    expect(page.get_by_test_id("points").nth(1)).to_have_value("7")
    check_whole(page, "tournament-team-correction")
    write_points(page, (3, 5), "scritto male")
    assert games_of(desk, name) == [[9, 4], [3, 5]]
    arbiter.close()


def test_the_first_game_of_three_is_corrected_while_the_next_is_played(
    server: Server, browser: Browser
) -> None:
    arbiter = Person(browser, PHONE, touch=True)
    page = sign_up(arbiter, server, new_name())
    desk = account_of(server, page)
    name = announce(desk, format="knockout", rounds=None, best_of=3)["listed"]["id"]
    enter_pairs(desk, name, 2)
    step(desk, name, "start")
    page.goto(server.address(f"/tournaments/{name}"))
    page.get_by_test_id("write-result").tap()
    expect(page.get_by_test_id("part-of-table")).to_have_count(0)
    write_points(page, (11, 7))
    page.get_by_test_id("write-result").tap()
    games = page.get_by_test_id("part-of-table")
    expect(games).to_have_text(["1", "2"])
    expect(games.nth(1).locator("input")).to_be_checked()
    games.nth(0).tap()
    write_points(page, (7, 11), "scambiati")
    assert games_of(desk, name) == [[7, 11], None, None]
    arbiter.close()


def test_players_of_teams_say_which_table_they_tell_of(server: Server, browser: Browser) -> None:
    """The fault: players of the second table wrote their points into the first."""
    desk = Visitor(server)
    assert desk.sign_up(new_name()).status == 201
    name = of_teams(desk)
    key = desk.ask(f"/api/tournaments/{name}/rounds/1/links").json[0]["key"]  # type: ignore[index]  # a list
    phone = Person(browser, PHONE, touch=True)
    page = go(phone, server, f"/tournaments/{name}/table#1.1.{key}")
    parts = page.get_by_test_id("part-of-table")
    expect(parts).to_have_count(2)
    expect(page.get_by_test_id("result-pad")).to_have_count(0)
    check_whole(page, "tournament-team-link")
    parts.nth(1).tap()
    write_points(page, (2, 8))
    assert games_of(desk, name) == [None, [2, 8]]
    expect(parts).to_have_text(["Tavolo A"])
    parts.tap()
    write_points(page, (5, 5))
    page.get_by_test_id("told").wait_for()
    assert games_of(desk, name) == [[5, 5], [2, 8]]
    phone.close()


def test_a_table_is_told_from_a_phone_by_its_link_alone(server: Server, browser: Browser) -> None:
    desk, name = a_tournament(server, 4)
    step(desk, name, "start")
    first = desk.ask(f"/api/tournaments/{name}/rounds/1/links").json[0]  # type: ignore[index]  # a list
    phone = Person(browser, PHONE, touch=True)
    page = go(phone, server, f"/tournaments/{name}/table#1.1.{first['key']}")
    page.get_by_test_id("points").nth(0).fill("11")
    page.get_by_role("button", name=re.compile("di più")).nth(1).tap()
    check_whole(page, "tournament-table-link")
    page.get_by_test_id("send-result").tap()
    page.get_by_test_id("told").wait_for()
    assert page_of(desk, name)["rounds"][0]["tables"][0]["points"] == [11, 1]
    check_whole(page, "tournament-table-told")
    phone.close()


def test_entries_are_imported_and_a_player_is_replaced_on_a_phone(server: Server, browser: Browser) -> None:
    person = Person(browser, ViewportSize(width=390, height=844), touch=True)
    page = sign_up(person, server, new_name())
    arbiter = Visitor(server, cookie=_cookie(page))
    name = announce(arbiter, rounds=1)["listed"]["id"]
    page.goto(server.address(f"/tournaments/{name}"))
    page.get_by_test_id("arbiter").locator("summary").tap()
    page.get_by_test_id("import").tap()
    check_whole(page, "tournament-import")
    page.get_by_test_id("import-form").locator("textarea").fill("member1,member2\nAnna,Berto\nCarla,Dino\n")
    page.get_by_test_id("import-send").tap()
    expect(page.get_by_test_id("entry")).to_have_count(2)
    page.get_by_test_id("substitute").tap()
    form = page.get_by_test_id("substitute-form")
    form.locator("select").select_option(label="Dino")
    form.locator("input").fill("Zoe")
    check_whole(page, "tournament-substitute")
    page.get_by_test_id("substitute-send").tap()
    expect(page.get_by_test_id("entry").nth(1)).to_contain_text("Zoe")
    step(arbiter, name, "start")
    page.goto(server.address(f"/tournaments/{name}/print"))
    page.locator("[data-testid=sheet][data-value=cards]").click()
    expect(page.get_by_test_id("card-qr")).to_have_count(1)
    picture(page, "tournament-card")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_deal_is_opened_on_the_page_when_every_table_has_finished_it(
    server: Server, browser: Browser, scheme: Literal["light", "dark"]
) -> None:
    arbiter, name = a_tournament(server, 4, format="duplicate", rounds=1, deals=2)
    step(arbiter, name, "start")
    for size in (ViewportSize(width=390, height=844), ViewportSize(width=1366, height=768)):
        person = Person(browser, size)
        person.page.emulate_media(color_scheme=scheme)
        page = go(person, server, f"/tournaments/{name}")
        expect(page.locator("[data-testid=deal][data-open=false]")).to_have_count(2)
        expect(page.get_by_test_id("standings")).to_contain_text("in corso: turno 1")
        page.context.close()
    for table, deals in ((1, [[5, 2], [3, 3]]), (2, [[3, 4], [4, 1]])):
        points = [sum(each[side] for each in deals) for side in (0, 1)]
        do(arbiter, name, f"rounds/1/tables/{table}/result", points=points, deals=deals)
    for size in (ViewportSize(width=390, height=844), ViewportSize(width=1366, height=768)):
        person = Person(browser, size)
        person.page.emulate_media(color_scheme=scheme)
        page = go(person, server, f"/tournaments/{name}")
        page.locator("[data-testid=part][data-value=tables]").click()
        opened = page.locator("[data-testid=deal][data-open=true]")
        expect(opened).to_have_count(2)
        opened.first.locator("summary").click()
        expect(opened.first).to_contain_text("5 \N{EN DASH} 2")
        check_whole(page, f"tournament-deals-{size['width']}-{scheme}")
        page.context.close()


def _cookie(page: Page) -> str:
    return next(each["value"] for each in page.context.cookies() if each["name"] == "settebello_session")
