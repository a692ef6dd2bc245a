"""Puzzles on the page: solved by keys alone and by touch, read out, and rated."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from settebello.analysis.puzzles import Puzzle, shipped
from tests.support.page.account import sign_up
from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person
from tests.support.page.fit import whole
from tests.support.page.table import picture
from tests.support.serving import Server
from tests.support.visitor import new_name

pytestmark = pytest.mark.browser


def set_on(page: Page) -> Puzzle:
    """Wait until a puzzle is set, and return it."""
    page.locator("[data-testid=puzzle][data-my-turn=true]:not([data-puzzle=''])").wait_for()
    name = page.get_by_test_id("puzzle").get_attribute("data-puzzle")
    return next(each for each in shipped() if each.id == name)


def open_puzzles(person: Person, server: Server, path: str = "/puzzles") -> Puzzle:
    person.page.goto(server.address(path))
    return set_on(person.page)


def by_keys(page: Page, play: str) -> None:
    """Go to a card of the hand, choose it, and of several captures the one that is meant."""
    card = page.locator(f"[data-testid=hand-card][data-card='{play[:2]}']")
    page.keyboard.press("1")
    while page.evaluate("document.activeElement.dataset.card") != play[:2]:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    choices = page.get_by_test_id("choice")
    choices.first.wait_for()
    one = page.locator(f"[data-testid=choice][data-action='{play}']")
    page.keyboard.press(one.locator(".letter").inner_text() if choices.count() > 1 else "Enter")
    page.get_by_test_id("result").wait_for()


def by_touch(page: Page, play: str) -> None:
    """Tap a card of the hand, and then what it is to do."""
    card = page.locator(f"[data-testid=hand-card][data-card='{play[:2]}']")
    card.focus()  # what has the focus lies over its neighbours
    card.tap(position={"x": 10, "y": 16})
    page.locator(f"[data-testid=choice][data-action='{play}']").tap()
    page.get_by_test_id("result").wait_for()


def check_whole(page: Page, name: str) -> None:
    assert violations(page) == []
    assert whole(page) == {}
    picture(page, name)


def test_three_puzzles_are_solved_by_keys_alone(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = sign_up(person, server, new_name())
    puzzle = open_puzzles(person, server)
    check_whole(page, "puzzle-desktop")
    met = set()
    for number in range(1, 4):
        met.add(puzzle.id)
        assert page.url.endswith("/puzzles")
        by_keys(page, puzzle.best)
        expect(page.get_by_test_id("verdict")).to_have_text("Giusto!")
        expect(page.get_by_test_id("streak")).to_have_attribute("data-streak", str(number))
        expect(page.get_by_test_id("said-urgent")).to_contain_text("Giusto!")
        expect(page.get_by_test_id("worth").first).to_be_visible()
        expect(page.get_by_test_id("standing").get_by_test_id("rating")).not_to_have_text("1500")
        if number == 1:
            check_whole(page, "puzzle-solved-desktop")
        # the way on has the focus
        expect(page.get_by_test_id("next")).to_be_focused()
        page.keyboard.press("Enter")
        page.locator(f"[data-testid=puzzle]:not([data-puzzle='{puzzle.id}'])").wait_for()
        puzzle = set_on(page)
        expect(page.locator("[data-testid=hand-card][tabindex='0']")).to_be_focused()
    assert puzzle.id not in met
    # by keys the solution as well; it ends the streak
    page.get_by_test_id("solution").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("verdict")).to_have_text("La soluzione")
    expect(page.get_by_test_id("streak")).to_have_attribute("data-streak", "0")
    person.close()


@pytest.mark.parametrize(
    "viewport", [PHONE, ViewportSize(width=844, height=390)], ids=["upright", "sideways"]
)
def test_a_guest_solves_one_by_touch(server: Server, browser: Browser, viewport: ViewportSize) -> None:
    person = Person(browser, viewport, touch=True)
    page = person.page
    puzzle = open_puzzles(person, server)
    name = f"puzzle-{viewport['width']}"
    check_whole(page, name)
    by_touch(page, puzzle.best)
    expect(page.get_by_test_id("verdict")).to_have_text("Giusto!")
    expect(page.get_by_test_id("guest")).to_be_visible()
    check_whole(page, f"{name}-solved")
    # the browser keeps the streak, and knows what was tried
    page.goto(server.address(f"/puzzle/{puzzle.id}"))
    again = set_on(page)
    assert again.id == puzzle.id
    expect(page.get_by_test_id("streak")).to_have_attribute("data-streak", "1")
    by_touch(page, _other(puzzle))
    expect(page.get_by_test_id("verdict")).to_have_text("Non è la migliore")
    expect(page.get_by_test_id("streak")).to_have_attribute("data-streak", "1")
    person.press(page.get_by_test_id("next"))
    page.wait_for_url("**/puzzles")
    page.locator(f"[data-testid=puzzle]:not([data-puzzle='{puzzle.id}'])").wait_for()
    by_touch(page, _other(set_on(page)))
    expect(page.get_by_test_id("streak")).to_have_attribute("data-streak", "0")
    person.close()


def _other(puzzle: Puzzle) -> str:
    return next(each.play for each in puzzle.plays if each.play != puzzle.best)


def test_the_day_s_puzzle_has_an_address_and_one_that_is_gone_says_so(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE, locale="en-GB")
    page = person.page
    open_puzzles(person, server)
    page.get_by_test_id("day").click()
    page.wait_for_url("**/puzzle/day")
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzle of the day: Find the best play")
    set_on(page)
    page.goto(server.address("/puzzle/nothing"))
    expect(page.get_by_test_id("notice")).to_contain_text("no puzzle")
    page.get_by_test_id("notice").get_by_role("button").click()
    set_on(page)
    person.close("404")


def test_puzzles_are_reached_from_the_head(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = person.page
    page.goto(server.address("/"))
    page.get_by_role("navigation").get_by_text("Problemi").click()
    set_on(page)
    expect(page.get_by_role("navigation").get_by_text("Problemi")).to_have_attribute("aria-current", "page")
    person.close()
