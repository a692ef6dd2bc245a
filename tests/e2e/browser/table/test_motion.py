"""The table in motion: what flies, what is heard, and what is cut off in the middle."""

import pytest
from playwright.sync_api import Browser

from tests.support.page.browser import PHONE, Person, wait_until
from tests.support.page.table import open_settings, sit_down, value_of, whole_table
from tests.support.serving import Server, serving

pytestmark = pytest.mark.browser


FLIGHTS = """
window.flights = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.dataset?.flight) window.flights += 1;
}).observe(document, { childList: true, subtree: true });
"""


def test_cards_fly_unless_less_motion_is_asked_for(server: Server, browser: Browser) -> None:
    flights: dict[str, int] = {}
    for pace in ("moving", "still"):
        person = Person(browser, PHONE, pace=pace)
        person.page.add_init_script(FLIGHTS)
        page = sit_down(person, server, "scientifico")
        for _ in range(2):
            person.play_card()
            person.wait_until_free()
        flights[pace] = page.evaluate("window.flights")
        person.close()
    assert flights["moving"] >= 8
    assert flights["still"] == 0


HEARD = """
window.heard = [];
for (const { prototype: source } of [AudioBufferSourceNode, OscillatorNode]) {
  const { start, stop } = source;
  source.start = function (at) { this.begins = at; return start.call(this, at); };
  source.stop = function (at) { window.heard.push(at - this.begins); return stop.call(this, at); };
}
"""


def test_sounds_are_heard_after_the_first_tap_and_each_is_short(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE, pace="moving")
    person.page.add_init_script(HEARD)
    page = sit_down(person, server, "scientifico")
    person.play_card()
    person.wait_until_free()
    wait_until(page, "window.heard.length > 0")
    open_settings(page)
    value_of(page, "sound", "low").check()
    wait_until(page, "window.heard.length > 0")
    page.keyboard.press("Escape")
    before = page.evaluate("window.heard.length")
    person.play_card()
    person.wait_until_free()
    assert page.evaluate("window.heard.length") > before
    assert page.evaluate("Math.max(...window.heard)") <= 0.4
    person.close()


LINES = """
window.lines = [];
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...address) { super(...address); window.lines.push(this); }
};
"""
CUT: dict[str, str | None] = {
    "line": "window.lines.at(-1).close()",
    "hidden": """
        Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    """,
    "touch": """
        const table = document.querySelector('[data-part=table]');
        table.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    """,
    "reload": None,
}


@pytest.mark.parametrize(
    "delays_ms", [(0, 300), pytest.param((120, 700), marks=pytest.mark.slow)], ids=["early", "late"]
)
@pytest.mark.parametrize(
    "cut", [cut if cut == "reload" else pytest.param(cut, marks=pytest.mark.slow) for cut in CUT]
)
def test_cut_off_in_the_middle_of_an_animation_the_table_is_right_again(
    server: Server, browser: Browser, cut: str, delays_ms: tuple[int, int]
) -> None:
    person = Person(browser, PHONE, pace="moving")
    person.page.add_init_script(LINES)
    page = sit_down(person, server, "scopa")
    for delay in delays_ms:
        card = page.locator("[data-testid=hand-card][data-playable=true]").first
        card.click()
        if page.get_by_test_id("choice").count():
            page.get_by_test_id("choice").first.click()
        page.locator("[data-flight]").first.wait_for(state="attached")
        page.wait_for_timeout(delay)
        if (script := CUT[cut]) is None:
            page.reload()
        else:
            page.evaluate(script)
        person.wait_until_free()
        page.evaluate("delete document.hidden")
        second = page.context.new_page()
        second.goto(page.url)
        second.wait_for_selector("[data-testid=table][data-my-turn=true][data-busy=false]", state="attached")
        assert whole_table(page) == whole_table(second)
        assert whole_table(page)["away"] == 0
        second.close()
    person.page.context.close()  # a line that is cut is an error on the console, and rightly so


def test_a_server_killed_in_the_middle_of_an_animation_leaves_the_table_right(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> None:
    with serving(tmp_path_factory.mktemp("cut")) as server:
        person = Person(browser, PHONE, pace="moving")
        page = sit_down(person, server, "scientifico")
        person.press(page.locator("[data-testid=hand-card][data-playable=true]").first)
        page.get_by_test_id("choice").first.click()
        page.locator("[data-flight]").first.wait_for(state="attached")
        port = server.port
        server.kill()
        page.get_by_test_id("connection-lost").wait_for()
        server.start(port=port)
        page.get_by_test_id("connection-lost").wait_for(state="detached")
        person.wait_until_free()
        shown = whole_table(page)
        page.reload()
        person.wait_until_free()
        assert whole_table(page) == shown
        page.context.close()  # a lost connection is an error on the console, and rightly so
