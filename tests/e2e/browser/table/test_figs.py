"""Matches by the federation's articles in a real browser: declarations, missed captures, exposed cards."""

from dataclasses import dataclass
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect

from settebello.cards import card_text
from settebello.engine import Play
from settebello.engine.live import Acted, Call, Fuori, Show, live_view
from settebello.notation import MatchRecord, loads, verified
from settebello.players.manners import is_out_with
from settebello.room import Room, fold
from settebello.store import open_log
from tests.support.page.browser import DESKTOP, PHONE, Person, Screen
from tests.support.page.table import finish_deal_together, on_turn
from tests.support.running.loops import run_apart
from tests.support.serving import Server

pytestmark = pytest.mark.browser

RULES = "figs?target=8"
ONE_DEAL = "figs?target=one_deal"
PLAYS = 400


@dataclass
class Table:
    """People at one table, each with a page; computer players have the other seats."""

    server: Server
    room: str
    people: list[Person]

    def close(self) -> None:
        """Have everybody leave; no page may have complained."""
        for person in self.people:
            person.close()

    def on_turn(self) -> Person | None:
        """Wait until one of the people has to play, and return who; None when the deal is over."""
        return on_turn(self.people)

    def after(self, person: Person) -> Person | None:
        """Return who sits to the right of somebody, if it is one of the people."""
        return self.at((person.seen()["you"] + 1) % 4)

    def at(self, seat: int) -> Person | None:
        """Return who of the people sits at a seat."""
        return next((each for each in self.people if each.seen()["you"] == seat), None)

    def settle(self) -> None:
        """Wait until every page shows the same table, and nothing moves."""
        for _ in range(1500):
            shown = {(each.at_table("version"), each.at_table("busy")) for each in self.people}
            if len(shown) == 1 and shown.pop()[1] == "false":
                return
            self.people[0].page.wait_for_timeout(10)
        raise AssertionError("the pages show different tables")

    def next_deal(self) -> None:
        """Have everybody ask for the next deal, or the next match."""
        over = self.people[0].at_table("phase") == "match_over"
        for person in self.people:
            person.page.get_by_test_id("rematch" if over else "next-deal").click()
        for person in self.people:
            person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")

    def play_out(self) -> None:
        """Have programs play the match to its end, everybody taking whenever a card takes."""
        for _ in range(PLAYS):
            finish_deal_together(self.people, self.server)
            self.settle()
            if self.people[0].at_table("phase") == "match_over":
                return
            self.next_deal()
        raise AssertionError("this match has no end")

    def look(self) -> Room:
        """Read the table from the server's log, to choose by; nothing is done there."""

        async def read() -> Room:
            log = await open_log(self.server.database)
            try:
                return fold(await log.read(self.room))
            finally:
                await log.close()

        return run_apart(read())

    def record(self) -> MatchRecord:
        """Download the record as the page offers it."""
        address = self.people[0].page.get_by_test_id("record").get_attribute("href") or ""
        answer = self.server.request(address.removeprefix(f"http://127.0.0.1:{self.server.port}"))
        assert answer.status == 200, answer.text
        return loads(answer.text)


def table_of(server: Server, browser: Browser, people: int, rules: str = ONE_DEAL) -> Table:
    """Sit people down at one table: the first with a ticket, the others by the link."""
    ticket = server.open(rules, name="Ada", open_seats=people - 1)
    host = Person(browser, DESKTOP)
    kept = {**ticket, "name": "Ada", "rules": rules, "opened": 1}
    host.page.goto(server.address())
    host.page.evaluate(
        "ticket => localStorage.setItem('settebello.tickets', JSON.stringify({[ticket.room]: ticket}))", kept
    )
    address = server.address(f"/t/{ticket['room']}")
    host.page.goto(address)
    guests = [Person(browser, PHONE) for _ in range(people - 1)]
    for guest, name in zip(guests, ("Bea", "Carlo", "Dina"), strict=False):
        guest.page.goto(address)
        guest.page.get_by_test_id("join-name").fill(name)
        guest.page.get_by_test_id("sit-down").click()
    table = Table(server, ticket["room"], [host, *guests])
    for person in table.people:
        person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
    return table


def alone(server: Server, browser: Browser) -> Table:
    """Begin a match against computer players from the page of the rules."""
    person = Person(browser, PHONE)
    person.page.goto(server.address(f"/rules?r={quote(RULES, safe='')}"))
    person.page.get_by_test_id("play-rules").first.click()
    person.page.wait_for_url("**/t/*")
    return Table(server, person.page.url.split("/t/")[1].split("?")[0], [person])


def acts_of(record: MatchRecord) -> list[Acted]:
    """List what happened in a match whose record holds."""
    return [acted for deal in verified(record) for acted in deal.moments[-1].acts]


def most_taken(screen: Screen) -> str:
    """Return the play that takes most cards, coins before others."""
    best = max(screen["legal"], key=lambda each: (bool(each["capture"]), value(each["capture"])))
    return str(best["action"])


def value(cards: list[str]) -> int:
    return (
        len(cards) + sum(3 for card in cards if card[1] == "D") + sum(2 for card in cards if card[0] in "76A")
    )


def misses(screen: Screen) -> str | None:
    """Return a card that would take and may be laid all the same; None if there is none."""
    takes = {each["card"] for each in screen["legal"] if each["capture"]}
    lays = (each["action"] for each in screen["legal"] if not each["capture"] and each["card"] in takes)
    return next(lays, None)


def out_with(room: Room, seat: int) -> str | None:
    """Return a play of the seat on turn with which a declaration is right; None if there is none."""
    if room.deal is None or room.deal.state.to_move != seat:
        return None
    view = live_view(room.deal.live, room.deal.state.to_move)
    plays = (each for each in view.legal if isinstance(each, Play) and is_out_with(view, each))
    return next(map(str, plays), None)


def declare(person: Person, action: str) -> None:
    """Play a card with a declaration: mark it, play it, and say yes."""
    version = person.at_table("version")
    person.choose(action)
    mark = person.page.get_by_test_id("fuori")
    if mark.get_attribute("aria-pressed") != "true":
        mark.click()
    person.page.get_by_test_id("take" if "x" in action else "lay").click()
    person.page.get_by_test_id("fuori-yes").click()
    person.wait_for_news(version)


def test_figs_art_16_a_match_ends_by_a_right_declaration(server: Server, browser: Browser) -> None:
    table = table_of(server, browser, 4, RULES)
    host = table.people[0]
    declarer: Person | None = None
    for _ in range(PLAYS):
        person = table.on_turn()
        if person is None:
            table.next_deal()
            continue
        seat = person.seen()["you"]
        ours = seat % 2 == host.seen()["you"] % 2
        out = out_with(table.look(), seat) if ours and person.screen["fuori"] else None
        if out is not None:
            declarer = person
            declare(person, out)
            break
        # the others see nothing of what they could take, and nobody says so
        person.play(most_taken(person.screen) if ours else misses(person.screen) or most_taken(person.screen))
    assert declarer is not None
    page = declarer.page
    expect(page.get_by_test_id("declared")).to_have_attribute("data-right", "true")
    expect(page.get_by_test_id("declared")).to_contain_text("Ti dichiari fuori: i punti ci sono.")
    expect(page.get_by_test_id("winner")).to_have_text("Partita vinta!")
    record = table.record()
    last = acts_of(record)[-1]
    assert isinstance(last.act, Fuori)
    assert record.winner == last.seat % 2
    said = page.get_by_test_id("count").get_by_test_id("stakes").inner_text()
    assert said.startswith({1: "Posta semplice.", 2: "Posta doppia.", 3: "Posta tripla."}[record.stake or 0])
    table.close()


def test_figs_art_16_a_match_ends_by_a_wrong_declaration(server: Server, browser: Browser) -> None:
    table = alone(server, browser)
    person, page = table.people[0], table.people[0].page
    for _ in range(3):
        assert table.on_turn() is person
        person.play_card()
    assert table.on_turn() is person
    action, version = most_taken(person.seen()), person.at_table("version")
    person.choose(action)
    page.get_by_test_id("fuori").click()
    page.get_by_test_id("take" if "x" in action else "lay").click()
    page.get_by_test_id("fuori-no").click()
    expect(page.get_by_test_id("fuori-no")).to_have_count(0)
    expect(page.get_by_test_id("fuori")).to_have_attribute("aria-pressed", "false")
    assert person.at_table("version") == version
    declare(person, action)
    expect(page.get_by_test_id("declared")).to_have_attribute("data-right", "false")
    expect(page.get_by_test_id("winner")).to_have_text("Vincono loro.")
    record = table.record()
    last = acts_of(record)[-1]
    assert isinstance(last.act, Fuori)
    assert record.winner == 1 - last.seat % 2
    expect(page.get_by_test_id("count").get_by_test_id("stakes")).to_contain_text(f" loro +{record.stake}.")
    table.close()


def test_figs_art_11_a_capture_that_nobody_calls_lapses_with_the_next_play(
    server: Server, browser: Browser
) -> None:
    table = table_of(server, browser, 3)
    person, missed = one_who_misses(table)
    follower = table.after(person)
    assert follower is not None
    person.play(missed)
    table.settle()
    expect(follower.page.get_by_test_id("call")).to_be_visible()
    assert missed in follower.seen()["table"]
    follower.play_card()
    table.play_out()
    played = acts_of(table.record())
    assert [card_text(each.act.card) for each in played if each.missed and isinstance(each.act, Play)] == [
        missed
    ]
    assert not any(isinstance(each.act, Call) for each in played)
    table.close()


def test_figs_art_11_a_capture_that_is_called_has_to_be_made(server: Server, browser: Browser) -> None:
    table = table_of(server, browser, 3)
    person, missed = one_who_misses(table)
    caller = table.after(person)
    assert caller is not None
    person.play(missed)
    table.settle()
    caller.page.get_by_test_id("call").click()
    table.settle()
    events = person.page.get_by_test_id("said")
    expect(events).to_contain_text("Presa mancata!")
    if person.seen()["to_move"] == person.screen["you"]:
        # it takes in more ways than one: its owner says which
        assert person.screen["seats"][person.screen["you"]]["exposed"] == [missed]
        expect(person.page.get_by_test_id("lay")).to_have_count(0)
        person.play(most_taken(person.screen))
    table.settle()
    assert person.seen()["last_play"]["card"] == missed
    assert person.screen["last_play"]["capture"]
    table.play_out()
    played = acts_of(table.record())
    at = next(place for place, each in enumerate(played) if isinstance(each.act, Call))
    taking = played[at + 1]
    assert (taking.seat, isinstance(taking.act, Play) and taking.act.capture != 0) == (
        played[at - 1].seat,
        True,
    )
    table.close()


def one_who_misses(table: Table) -> tuple[Person, str]:
    """Play until somebody on turn could overlook a capture, with one of the people to play next."""
    for _ in range(PLAYS):
        person = table.on_turn()
        assert person is not None
        missed = misses(person.seen())
        if missed is not None and table.after(person) is not None:
            return person, missed
        person.play_card()
    raise AssertionError("no card takes")


def test_figs_art_13_a_card_exposed_out_of_turn_is_played_at_its_turn(
    server: Server, browser: Browser
) -> None:
    table = table_of(server, browser, 2)
    for _ in range(6):
        person = table.on_turn()
        assert person is not None
        person.play_card()
    waiting = next(each for each in table.people if each is not table.on_turn())
    table.settle()
    card, page = waiting.seen()["hand"][-1], waiting.page
    assert waiting.screen["to_move"] != waiting.screen["you"]
    page.get_by_test_id("menu").click()
    page.get_by_test_id("show").click()
    page.locator(f"[data-testid=show-card][data-card='{card}']").click()
    expect(page.get_by_test_id("show-meaning")).to_contain_text("va giocata al tuo turno")
    page.get_by_test_id("show-yes").click()
    other = next(each for each in table.people if each is not waiting)
    expect(other.page.locator(f"[data-testid=open-card][data-card='{card}']")).to_be_visible()
    while (person := table.on_turn()) is not waiting:
        assert person is not None
        person.play_card()
    playable = page.locator("[data-testid=hand-card][data-playable=true]")
    expect(playable).to_have_count(1)
    expect(playable).to_have_attribute("data-card", card)
    waiting.play_card()
    table.play_out()
    played = acts_of(table.record())
    at = next(place for place, each in enumerate(played) if isinstance(each.act, Show))
    after = next(each for each in played[at + 1 :] if each.seat == played[at].seat)
    assert isinstance(after.act, Play)
    assert card_text(after.act.card) == card
    table.close()


def test_figs_art_13_of_several_exposed_cards_the_player_before_decides(
    server: Server, browser: Browser
) -> None:
    table = table_of(server, browser, 4)
    for _ in range(4):
        person = table.on_turn()
        assert person is not None
        person.play_card()
    table.settle()
    mover = table.on_turn()
    assert mover is not None
    chooser = table.after(mover)
    assert chooser is not None
    owner = table.after(chooser)
    assert owner is not None
    cards = owner.seen()["hand"][:2]
    owner.page.get_by_test_id("menu").click()
    owner.page.get_by_test_id("show").click()
    for card in cards:
        owner.page.locator(f"[data-testid=show-card][data-card='{card}']").click()
    owner.page.get_by_test_id("show-yes").click()
    table.settle()
    for person in (mover, chooser):
        person.play_card()
        table.settle()
    expect(owner.page.get_by_test_id("turn")).to_contain_text("decide la tua carta")
    expect(chooser.page.get_by_test_id("turn")).to_have_text("Decidi tu")
    assert owner.page.locator("[data-testid=hand-card][data-playable=true]").count() == 0
    chooser.page.locator(f"[data-testid=decide][data-card='{cards[1]}']").click()
    table.settle()
    playable = owner.page.locator("[data-testid=hand-card][data-playable=true]")
    expect(playable).to_have_count(1)
    expect(playable).to_have_attribute("data-card", cards[1])
    owner.play_card()
    table.settle()
    assert owner.seen()["seats"][owner.screen["you"]]["exposed"] == [cards[0]]
    table.close()
