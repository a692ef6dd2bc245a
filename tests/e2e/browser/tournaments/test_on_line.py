"""Tournaments on line as players and spectators see them: at home, at the table, on the wall, and later."""

from contextlib import ExitStack
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.browser.tournaments.test_tournaments import check_whole
from tests.support.page.account import account_of, sign_up
from tests.support.page.browser import Person
from tests.support.page.fit import resize
from tests.support.page.table import go
from tests.support.serving import Client, Server, play_together
from tests.support.tournaments import (
    announce,
    begin_on_line,
    client_of,
    do,
    new_players,
    page_of,
    rooms_of,
    step,
    tell_all,
    wait,
)
from tests.support.visitor import Visitor, new_name

pytestmark = pytest.mark.browser

PHONE = ViewportSize(width=390, height=844)
LAPTOP = ViewportSize(width=1366, height=768)
DESKTOP = ViewportSize(width=1440, height=900)


def together(
    server: Server, lines: ExitStack, players: list[Visitor], rooms: list[str]
) -> list[list[Client]]:
    """Seat everybody; return those of each table."""
    return [
        [
            lines.enter_context(client_of(server, player, at))
            for player, at in zip(players, rooms, strict=True)
            if at == room
        ]
        for room in sorted(set(rooms))
    ]


def go_on(table: list[Client]) -> None:
    """Have everybody at a table be ready for the next deal, where one follows."""
    for client in table:
        if client.screen["phase"] == "deal_over":
            client.ready()
    for client in table:
        while client.screen["phase"] == "deal_over":
            client.until("state")


def wait_for_open(visitor: Visitor, tournament: str, count: int) -> None:
    """Wait until so many deals of the first round are open."""

    def there() -> bool:
        deals = visitor.ask(f"/api/tournaments/{tournament}/rounds/1/deals").json["deals"]
        return [each["open"] for each in deals].count(True) == count

    wait("an open deal", there)


def test_a_round_hangs_on_the_wall_and_the_tournament_stays_on_the_players_page(
    server: Server, browser: Browser
) -> None:
    name, title = new_name(), f"Coppa {new_name()}"
    ada = Person(browser, PHONE)
    hers = sign_up(ada, server, name)
    players = [account_of(server, hers), *new_players(server, 3)]
    rules = "scopa?players=2&target=1"
    arbiter, tournament = begin_on_line(server, players, rules=rules, rounds=1, name=title)
    rooms = rooms_of(players, tournament)
    hers.goto(server.address("/"))
    # an open table on line is a seat of one's own
    expect(hers.locator(f"a[href$='/t/{rooms[0]}']").first).to_be_visible()
    expect(hers.get_by_test_id("own-rounds")).to_have_count(0)
    check_whole(hers, "tournament-seat-at-home")
    hers.goto(server.address(f"/tournaments/{tournament}"))
    hers.get_by_test_id("to-table").click()
    hers.wait_for_url(f"**/t/{rooms[0]}")
    hers.get_by_test_id("hand-card").first.wait_for()
    with ExitStack() as lines:
        tables = together(server, lines, players, rooms)
        for each in tables:
            play_together(each, moves=4)
        anybody = Person(browser, LAPTOP)
        wall = go(anybody, server, "/watch")
        hung = wall.get_by_test_id("watched-tournament").filter(has_text=title)
        expect(hung.get_by_test_id("watched")).to_have_count(2)
        # nobody gets to a table of a tournament from here: the one link is the tournament's
        expect(hung.get_by_role("link")).to_have_count(1)
        check_whole(wall, "watch-tournament")
        resize(wall, PHONE)
        check_whole(wall, "watch-tournament-phone")
        for each in tables:
            while each[0].screen["phase"] != "match_over":
                play_together(each)
                go_on(each)
    wait("the end", lambda: bool(page_of(arbiter, tournament)["listed"]["state"] == "over"))
    place = next(
        each["place"]
        for each in page_of(players[0], tournament)["standings"]
        if each["entry"] == page_of(players[0], tournament)["you"]["entry"]
    )
    for page in (hers, wall):
        page.goto(server.address(f"/p/{quote(name)}"))
        played = page.get_by_test_id("person-tournaments")
        expect(played.get_by_role("listitem")).to_have_count(1)
        expect(played).to_contain_text(title)
        expect(played).to_contain_text(str(place))
        check_whole(page, "player-tournaments")
        played.get_by_role("link").click()
        page.wait_for_url(f"**/tournaments/{tournament}")
        expect(page.get_by_test_id("podium").get_by_role("listitem").first).to_be_visible()
    wall.context.close()
    ada.close()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_wooden_table_that_waits_calls_on_the_start_page_until_it_has_its_result(
    server: Server, browser: Browser, size: ViewportSize
) -> None:
    title = f"Coppa {new_name()}"
    ada = Person(browser, size)
    hers = sign_up(ada, server, new_name())
    players = [account_of(server, hers), *new_players(server, 3)]
    arbiter = new_players(server, 1)[0]
    tournament = announce(arbiter, rules="scopa?players=2", rounds=2, name=title)["listed"]["id"]
    for each in players:
        do(each, tournament, "entries")
    panel = hers.get_by_test_id("own-rounds")
    for number in (1, 2):
        hers.goto(server.address("/"))
        hers.get_by_test_id("quick-play").wait_for()
        expect(panel).to_have_count(0)
        step(arbiter, tournament, "start" if number == 1 else "pair")
        hers.reload()
        expect(panel.get_by_role("listitem")).to_have_count(1)
        expect(panel).to_contain_text(title)
        expect(panel).to_contain_text(f"Turno {number}, tavolo")
        check_whole(hers, f"tournament-called-{number}")
        panel.get_by_role("link").click()
        hers.wait_for_url(f"**/tournaments/{tournament}")
        expect(hers.get_by_test_id("tell-result")).to_be_visible()
        tell_all(arbiter, tournament)
    ada.close()


def test_a_table_of_duplicate_deals_is_played_on_the_page_and_opened_when_all_have_played(
    server: Server, browser: Browser
) -> None:
    ada = Person(browser, PHONE)
    hers = sign_up(ada, server, new_name())
    players = [account_of(server, hers), *new_players(server, 3)]
    asked = {"format": "duplicate", "rules": "scopa?players=2", "rounds": 1, "deals": 2}
    arbiter, tournament = begin_on_line(server, players, **asked)
    rooms = rooms_of(players, tournament)
    hers.goto(server.address(f"/tournaments/{tournament}"))
    hers.get_by_test_id("to-table").click()
    hers.get_by_test_id("hand-card").first.wait_for()
    # these deals have their number: no points end them
    expect(hers.get_by_role("banner")).to_contain_text("smazzata 1 di 2")
    expect(hers.get_by_role("banner").get_by_test_id("deal-bar").locator("i")).to_have_count(2)
    expect(hers.get_by_role("banner").get_by_role("img", name="di 11")).to_have_count(0)
    check_whole(hers, "duplicate-table")
    with ExitStack() as lines:
        tables = together(server, lines, players, rooms)
        mine = next(each for each in tables if each[0].room == rooms[0])
        (other,) = (each for each in tables if each is not mine)
        # the first card of this seat is played by hand, all others by programs
        if not mine[0].my_turn:
            mine[1].play_once()
        ada.wait_until_free()
        version = ada.at_table("version")
        ada.play_card()
        ada.wait_for_news(version)
        for number in (1, 2):
            for table in (mine, other):
                for client in table:
                    client.hello()
                play_together(table)
                wait_for_open(arbiter, tournament, number if table is other else number - 1)
            hers.get_by_test_id("next-deal" if number == 1 else "record").first.wait_for()
            if number == 1:
                expect(hers.get_by_text("Smazzate ripetute")).to_be_visible()
            check_whole(hers, f"duplicate-deal-{number}")
            go_on(mine)
            go_on(other)
    # no other match follows at this table
    expect(hers.get_by_test_id("rematch")).to_have_count(0)
    wait("the end", lambda: bool(page_of(arbiter, tournament)["listed"]["state"] == "over"))
    hers.goto(server.address(f"/tournaments/{tournament}"))
    hers.locator("[data-testid=part][data-value=tables]").click()
    expect(hers.locator("[data-testid=deal][data-open=true]")).to_have_count(2)
    hers.locator("[data-testid=deal] summary").first.click()
    check_whole(hers, "duplicate-over")
    ada.close()


def test_a_team_gathers_by_a_link_and_sees_both_tables_of_its_match(server: Server, browser: Browser) -> None:
    ada = Person(browser, PHONE)
    hers = sign_up(ada, server, new_name())
    arbiter, mate, *rivals = new_players(server, 4)
    asked = {"format": "teams", "rules": "scopa?players=2", "rounds": 1, "deals": 2}
    tournament = announce(arbiter, venue="online", **asked)["listed"]["id"]
    hers.goto(server.address(f"/tournaments/{tournament}"))
    hers.get_by_test_id("enter").click()
    hers.get_by_test_id("team-name").fill("I Cavalli")
    hers.get_by_test_id("enter-team").click()
    expect(hers.get_by_test_id("seeking")).to_contain_text("I Cavalli")
    expect(hers.get_by_test_id("seeking")).to_contain_text("ne manca uno")
    check_whole(hers, "team-gathers")
    link = hers.get_by_test_id("partner-link").input_value()
    do(mate, tournament, "partners", key=link.rsplit("=", 1)[1])
    key = do(rivals[0], tournament, "entries")["you"]["partner_key"]
    do(rivals[1], tournament, "partners", key=key)
    step(arbiter, tournament, "start")
    players = [account_of(server, hers), mate, *rivals]
    rooms = rooms_of(players, tournament)
    assert len(set(rooms)) == 2
    assert rooms[0] != rooms[1]
    hers.reload()
    expect(hers.get_by_test_id("team-tables").locator("li")).to_have_count(2)
    expect(hers.get_by_test_id("to-table")).to_be_visible()
    check_whole(hers, "team-tables")
    with ExitStack() as lines:
        tables = together(server, lines, players, rooms)
        for number in (1, 2):
            for at, table in enumerate(tables):
                for client in table:
                    client.hello()
                play_together(table)
                wait_for_open(arbiter, tournament, number if at == 1 else number - 1)
            for table in tables:
                go_on(table)
    wait("the end", lambda: bool(page_of(arbiter, tournament)["listed"]["state"] == "over"))
    hers.goto(server.address(f"/tournaments/{tournament}"))
    hers.locator("[data-testid=part][data-value=tables]").click()
    expect(hers.locator("[data-testid=deal][data-open=true]")).to_have_count(2)
    hers.locator("[data-testid=deal] summary").first.click()
    check_whole(hers, "team-over")
    resize(hers, DESKTOP)
    check_whole(hers, "team-over-desktop")
    ada.close()


def test_a_table_of_a_tournament_that_is_called_off_says_so_and_offers_no_other_match(
    server: Server, browser: Browser
) -> None:
    """The fault: it played on, and nobody at the table was told."""
    ada = Person(browser, PHONE)
    hers = sign_up(ada, server, new_name())
    players = [account_of(server, hers), *new_players(server, 1)]
    arbiter, tournament = begin_on_line(server, players, rules="scopa?players=2", rounds=1)
    room = rooms_of(players, tournament)[0]
    hers.goto(server.address(f"/t/{room}"))
    hers.get_by_test_id("hand-card").first.wait_for()
    step(arbiter, tournament, "call_off")
    end = hers.get_by_test_id("broken-off")
    end.wait_for()
    expect(end.get_by_test_id("lost")).to_have_text(
        "Il torneo è stato annullato: questa partita finisce senza risultato."
    )
    for gone in ("rematch", "winner", "to-summary", "fill", "not-ready"):
        expect(hers.get_by_test_id(gone)).to_have_count(0)
    for size in (PHONE, DESKTOP):
        resize(hers, size)
        check_whole(hers, f"table-cancelled-{size['width']}")
    hers.goto(server.address("/"))
    expect(hers.locator(f"a[href$='/t/{room}']")).to_have_count(0)
    ada.close()
