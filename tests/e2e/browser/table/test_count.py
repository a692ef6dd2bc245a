"""The count of a deal fits a screen of any size; the score, who won, and how it goes on never leave it."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.support.matches import put_finished
from tests.support.page.browser import DESKTOP, Person
from tests.support.page.fit import overflow, resize
from tests.support.page.table import come_to
from tests.support.running.loops import run_apart
from tests.support.serving import Server

pytestmark = pytest.mark.browser

SIZES: Final = ((1366, 768), (390, 844), (844, 390), (768, 1024), (1920, 1080), (360, 640), (667, 375))

OUT_OF_SIGHT: Final = """() => {
    const seen = part => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
            && part.closest("section").contains(document.elementFromPoint(x, y));
    };
    const kept = ["match-score", "winner", "rematch", "next-deal"].map(each => `[data-testid=${each}]`);
    return [...document.querySelectorAll(kept)].filter(part => !seen(part))
        .map(part => part.outerHTML.slice(0, 80));
}"""

OUT_OF_SCROLL: Final = """() => {
    const box = document.querySelector("[data-testid=count] .scroll").getBoundingClientRect();
    return [...document.querySelectorAll("[data-testid=count] [data-category]")]
        .map(row => [row.dataset.category, row.getBoundingClientRect()])
        .filter(([, { top, bottom, left, right }]) =>
            top < box.top - 1 || bottom > box.bottom + 1 || left < -1 || right > innerWidth + 1)
        .map(([category]) => category);
}"""


FRAMES = 50
"""How often a page is looked at before something counts as lost."""


def out_of_sight(page: Page, size: tuple[int, int]) -> list[object]:
    """Return what should be in sight at a size and is not, and which rows of the count do not fit."""
    resize(page, ViewportSize(width=size[0], height=size[1]))
    lost: list[object] = []
    for _ in range(FRAMES):  # the rows' height follows the room there is, a frame or two later
        page.wait_for_timeout(60)
        lost = [*page.evaluate(OUT_OF_SIGHT), *page.evaluate(OUT_OF_SCROLL)]
        lost += ["beyond the edge"] if overflow(page) else []
        if not lost:
            break
    return lost


@pytest.mark.parametrize(
    ("rules", "deals"),
    [
        pytest.param("scopa?players=2&target=21", None, marks=pytest.mark.slow),
        pytest.param("scopone?extras=napoli+re_bello", 1, marks=pytest.mark.slow),
        ("trentino", None),
        pytest.param("scopa?players=3", None, marks=pytest.mark.slow),
        ("scopa?players=6&sides=solo", None),
    ],
    ids=["two", "pairs", "trentino", "three", "six"],
)
def test_the_score_stays_in_sight_and_the_rows_fit_at_every_size(
    server: Server, browser: Browser, rules: str, deals: int | None
) -> None:
    """U1: the count scrolled the score away, a finished match showed no final score, rows did not fit."""
    room = f"count{len(rules)}"
    run_apart(put_finished(server.database, room, rules, "Ada's", deals=deals))
    person = Person(browser, DESKTOP)
    button = "rematch" if deals is None else "next-deal"
    come_to(person, server, {"room": room, "seat": 0, "token": "Ada's"}, button)
    scores = person.page.get_by_test_id("match-score")
    expect(scores).to_have_count(len(person.seen()["count"]["after"]))
    lost = {size: out_of_sight(person.page, size) for size in SIZES}
    assert {size: parts for size, parts in lost.items() if parts} == {}
    if deals is None:
        person.page.get_by_test_id("to-count").click()
        lost = {size: out_of_sight(person.page, size) for size in SIZES}
    assert {size: parts for size, parts in lost.items() if parts} == {}
    person.close()
