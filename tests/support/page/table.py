"""The table in a browser: how it is reached, touched, set up, and read."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from tests.support.page.browser import Person, Screen
from tests.support.page.engines import WAIT_MS
from tests.support.serving import Json, Server, play_together

PICTURES: Final = Path(__file__).parents[3] / "test-results" / "table"
"""Where the pictures that tests take of it are kept; git ignores it."""


Found = TypeVar("Found")


def go(person: Person, server: Server, path: str) -> Page:
    """Open a page and wait until it shows what it has."""
    person.page.goto(server.address(path))
    person.page.locator("h1, [data-testid=table] button").first.wait_for()
    return person.page


def sit_down(person: Person, server: Server, rules: str) -> Page:
    """Begin a match with a rule set and wait for one's first turn."""
    page = go(person, server, f"/rules?r={quote(rules, safe='')}")
    page.get_by_test_id("play-rules").first.click()
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    return page


def come_to(person: Person, server: Server, ticket: Json, shows: str = "hand-card") -> None:
    """Bring somebody to the seat of a ticket, and wait until the table shows a certain thing."""
    kept = json.dumps({ticket["room"]: {**ticket, "name": "Ada", "rules": "scopa", "opened": 1}})
    person.page.goto(server.address("/rules"))
    person.page.evaluate("kept => localStorage.setItem('settebello.tickets', kept)", kept)
    person.page.goto(server.address(f"/t/{ticket['room']}"))
    person.page.get_by_test_id(shows).first.wait_for()


def play_until(person: Person, find: Callable[[Screen], Found | None]) -> Found:
    """Play on, deal after deal, until what is dealt and lies there is what a test needs, and return that."""
    while (found := find(person.seen())) is None:
        if person.at_table("phase") == "playing":
            person.play_card()
        else:
            person.press(person.page.get_by_test_id("next-deal").or_(person.page.get_by_test_id("rematch")))
            person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")
        person.wait_until_free()
    return found


def finish_deal(person: Person, server: Server) -> str:
    """Have a program play this person's cards to the end of the deal, which the page shows; return the phase.

    For tests of what comes after it: clicks take ten times as long.
    """
    assert person.wait_until_free() == "playing"
    finish_deal_together([person], server)
    return person.wait_until_free()


def finish_deal_together(people: Sequence[Person], server: Server) -> None:
    """The same with several people at one table; nobody lays a card that takes."""
    with ExitStack() as lines:
        programs = [lines.enter_context(server.player(_ticket(each.page))) for each in people]
        play_together(programs)
        seen = programs[0].screen["version"]
    for person in people:
        person.page.wait_for_selector(f"[data-testid=table][data-version='{seen}']", state="attached")


def _ticket(page: Page) -> Json:
    """Return the ticket by which this browser sits at the table of a page."""
    room = page.url.split("/t/")[1].partition("?")[0]
    ticket: Json = page.evaluate("room => JSON.parse(localStorage['settebello.tickets'])[room]", room)
    return ticket


def finish_match(person: Person, server: Server) -> None:
    """Have a program play this person's cards to the end of the match."""
    while (phase := person.wait_until_free()) != "match_over":
        if phase == "playing":
            finish_deal(person, server)
        else:
            next_deal(person)
    person.page.get_by_test_id("winner").wait_for()


def next_deal(person: Person) -> None:
    """Go on after a deal."""
    person.press(person.page.get_by_test_id("next-deal"))
    person.page.wait_for_selector("[data-testid=table][data-phase=playing]", state="attached")


def take_wrongly(person: Person) -> str:
    """Try to take by hand all that lies there, with a card that does not; return the version before it."""

    def no_capture(screen: Screen) -> str | None:
        right = {each["card"] for each in screen["legal"] if set(each["capture"]) == set(screen["table"])}
        return next((card for card in screen["hand"] if card not in right), None) if screen["table"] else None

    card = play_until(person, no_capture)
    version = person.at_table("version")
    person.press(in_hand(person.page, card))
    for lying in person.page.get_by_test_id("table-card").all():
        person.press(lying)
    person.press(person.page.get_by_test_id("take"))
    return version


def on_turn(people: Sequence[Person]) -> Person | None:
    """Wait until one of some people at a table has to play, and return who; None when the deal is over."""
    first = people[0]
    for _ in range(WAIT_MS // 10):
        free = [each for each in people if each.at_table("busy") == "false"]
        found = next((each for each in free if each.at_table("my-turn") == "true"), None)
        if found or (len(free) == len(people) and first.at_table("phase").endswith("_over")):
            return found
        first.page.wait_for_timeout(10)
    raise AssertionError("nobody has to play")


def picture(page: Page, name: str) -> None:
    """Keep what the page shows."""
    page.screenshot(path=PICTURES / f"{name}.png")


def open_settings(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("settings").click()


def value_of(page: Page, name: str, value: str) -> Locator:
    return page.locator(f"[data-testid=setting][data-option={name}][data-value={value}] input")


def hand_of(page: Page) -> list[str]:
    cards: list[str] = page.locator("[data-testid=hand-card]").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    return cards


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grasp_of(card: Locator) -> tuple[float, float]:
    """Return a point by which a finger takes a card up: low, or higher where others lie over it.

    The middle alone may be seen through the gap between two cards, which is too narrow for a finger.
    """
    found: list[float] | None = card.evaluate(
        """card => {
            const { x, y, width, height } = card.getBoundingClientRect();
            const open = ([across, down]) => card.contains(document.elementFromPoint(across, down));
            const middle = x + width / 2;
            return [0.75, 0.5, 0.2].map(part => [middle, y + part * height]).find(([across, down]) =>
                [-12, 0, 12].every(aside => open([across + aside, down]))) ?? null;
        }"""
    )
    assert found is not None, "other cards lie over the whole of this one"
    return found[0], found[1]


def rest(page: Page) -> None:
    """Wait until no card of the hand moves."""
    page.locator("[data-part=hand]").evaluate(
        """hand => Promise.all(
            hand.getAnimations({ subtree: true }).map(each => each.finished.catch(() => null)))"""
    )


def drawn(page: Page) -> None:
    """Wait until the page has drawn a frame, and so has heard of all that a pointer did before."""
    page.evaluate("() => new Promise(heard => requestAnimationFrame(() => requestAnimationFrame(heard)))")


@contextmanager
def carrying(page: Page, card: Locator, to: tuple[float, float]) -> Iterator[None]:
    """Carry a card of the hand somewhere with a finger; at the end put it down."""
    finger = Finger(page)
    finger.take_up(card)
    finger.move(*to)
    yield
    finger.let_go()


TRIES = 40
"""How often a finger reaches for a card: on a busy machine the hand may move under it many times."""


STATE = """(card, [x, y]) => JSON.stringify({
    table: { ...document.querySelector("[data-testid=table]").dataset }, card: card.outerHTML.slice(0, 400),
    there: document.elementFromPoint(x, y)?.outerHTML.slice(0, 200), hidden: document.hidden,
})"""
"""The page that a card of the hand lies on, for the sentence of a test that fails."""


class Finger:
    """A finger on the page, which sends the touches that Chromium makes of one."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)

    def take_up(self, card: Locator) -> None:
        """Lift a card of the hand, and another time where the hand moved under the finger."""
        expect(self._page.locator(".carried")).to_have_count(0)  # one put down lies where it was let go
        card.scroll_into_view_if_needed()
        for _ in range(TRIES):
            rest(self._page)  # one that was put back is on its way, and its neighbours move together again
            x, y = self._at = grasp_of(card)
            self._touch("touchStart", x, y)
            self.move(x, y - 12)
            if "carried" in (card.get_attribute("class") or "").split():
                return
            self.move(x, y)
            self._touch("touchEnd")
            expect(self._page.locator(".carried")).to_have_count(0)
        told: str = card.evaluate(STATE, self._at)
        raise AssertionError(f"the finger never gets hold of this card: {told}")

    def move(self, x: float, y: float) -> None:
        """Move to a point of the page, over eight points between."""
        from_x, from_y = self._at
        for part in range(1, 9):
            self._touch("touchMove", from_x + (x - from_x) * part / 8, from_y + (y - from_y) * part / 8)
        self._at = (x, y)
        drawn(self._page)  # the page hears of moves with its next frame, which a busy machine draws late

    def let_go(self) -> None:
        """Lift the finger for good."""
        self._touch("touchEnd")
        self._line.detach()

    def _touch(self, kind: str, *point: float) -> None:
        points = [dict(zip("xy", point, strict=True))] if point else []
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def in_hand(page: Page, card: str) -> Locator:
    return page.locator(f"[data-testid=hand-card][data-card='{card}']")


def on_table(page: Page, card: str) -> Locator:
    return page.locator(f"[data-testid=table-card][data-card='{card}']")


def whole_table(page: Page) -> Json:
    """Return everything that a table shows of the play, as a second page of the same seat has to show it."""
    shown: Json = page.evaluate(
        """() => ({
          version: document.querySelector('[data-testid=table]').dataset.version,
          hand: [...document.querySelectorAll('[data-testid=hand-card]')].map((each) => each.dataset.card),
          table: [...document.querySelectorAll('[data-testid=table-card]')]
            .map((each) => each.dataset.card).sort(),
          away: document.querySelectorAll('.flying, [data-flight], [data-moment]').length,
          seats: [...document.querySelectorAll('[data-seat]')].map((each) => each.ariaLabel),
          scores: [...document.querySelectorAll('[data-score]')].map((each) => each.innerText),
          piles: [...document.querySelectorAll('[data-pile]')].map((each) => each.ariaLabel),
        })"""
    )
    return shown
