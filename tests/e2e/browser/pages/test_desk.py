"""The arbiter's page in a real browser: a match followed, mistakes refused, a protocol saved and reopened."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from settebello.notation import loads, verified
from settebello.referee import reopen, status
from tests.support.desk import BEFORE_FUORI, NAMES, OWN_FAULT, RIGHT, STOPPED, TABLE
from tests.support.page.browser import DESKTOP, PHONE
from tests.support.page.engines import IN_EVERY_ENGINE, WAIT_MS
from tests.support.serving import Server
from tests.unit.cli.commands import settebello

pytestmark = pytest.mark.browser

TABLET = ViewportSize(width=768, height=1024)
NARROWEST = ViewportSize(width=320, height=640)
AXE = Path(__file__).parents[4] / "web/node_modules/axe-core/axe.min.js"


class Arbiter:
    """Somebody at the desk who touches cards; a refusal may be logged, nothing else."""

    def __init__(self, browser: Browser, server: Server, viewport: ViewportSize, locale: str) -> None:
        context = browser.new_context(viewport=viewport, locale=locale, reduced_motion="reduce")
        context.set_default_timeout(WAIT_MS)
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        self.page.on(
            "console",
            lambda said: (
                self.problems.append(said.text)
                if said.type == "error" and "status of 4" not in said.text
                else None
            ),
        )
        self.page.on("request", lambda asked: self.hosts.add(asked.url.split("/")[2].split(":")[0]))
        self.page.goto(server.address("/arbiter"))

    def close(self) -> None:
        """Leave; the page must not have complained, nor asked anybody else."""
        self.page.context.close()
        assert self.problems == []
        assert self.hosts <= {"127.0.0.1", ""}

    @property
    def record(self) -> str:
        """Return the protocol that the browser keeps."""
        text: str = self.page.evaluate("JSON.parse(localStorage.getItem('settebello.desk'))")
        return text

    def begin(self) -> None:
        """Open a desk: Dario deals, the table is turned up."""
        for seat, name in enumerate(NAMES):
            self.page.get_by_test_id("desk-name").nth(seat).fill(name)
        self.page.get_by_test_id("desk-begin").click()
        expect(self.page.get_by_test_id("desk")).to_have_attribute("data-phase", "table")
        assert self.page.evaluate("scrollY") == 0  # U10: what is to be done is in sight
        self.turn_up()

    def turn_up(self) -> None:
        """Touch the four cards of the table."""
        expect(self.page.get_by_test_id("desk")).to_have_attribute("data-phase", "table")
        for at in range(0, len(TABLE), 2):
            self.touch(TABLE[at : at + 2])
        self.page.get_by_test_id("desk-record").click()
        expect(self.page.get_by_test_id("desk")).to_have_attribute("data-phase", "play")

    def touch(self, card: str) -> None:
        """Touch a card of the pad."""
        self.page.locator(f"[data-testid=desk-key][data-card='{card}']").click()

    def see(self, acts: int) -> None:
        """Wait until the deal has so many entries."""
        desk = self.page.get_by_test_id("desk")
        expect(desk).to_have_attribute("data-acts", str(acts))
        expect(desk).to_have_attribute("data-busy", "false")

    def enter(self, act: str) -> None:
        """Enter a play, or a wrong number of cards that stops the deal."""
        before = int(self.page.get_by_test_id("desk").get_attribute("data-acts") or 0)
        if act.startswith("irregular"):
            self.stop(int(act[10]) - 1)
        else:
            self.play(act)
        self.see(before + 1)

    def play(self, act: str) -> None:
        """Touch a card, and choose what it takes where that is asked."""
        action, _, declared = act.partition("=")
        if declared:
            self.page.get_by_test_id("desk-fuori").click()
        self.touch(action[:2])
        if "x" in action or declared:
            choices = self.page.get_by_test_id("desk-play")
            choices.first.wait_for()
            wanted = sorted(re.findall("..", action[3:]))
            for choice in choices.all():
                found = choice.get_attribute("data-action") or ""
                if sorted(re.findall("..", found[3:])) == wanted:
                    choice.click()
                    return
            raise AssertionError(f"{action} is not offered")

    def stop(self, seat: int) -> None:
        """Say that a player has a wrong number of cards; the deal stops."""
        self.page.get_by_test_id("desk-numbers").click()
        self.page.get_by_test_id("desk-wrong").nth(seat).click()
        self.page.get_by_test_id("desk-numbers-go").click()

    def refused(self) -> str:
        """Return the reason of what was just refused."""
        found = self.page.get_by_test_id("desk-refusal")
        found.wait_for()
        return found.get_attribute("data-reason") or ""


@pytest.fixture
def arbiter(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Arbiter]:
    viewport, locale = getattr(request, "param", (DESKTOP, "it-IT"))
    found = Arbiter(browser, server, viewport, locale)
    yield found
    found.close()


@pytest.mark.parametrize(
    "arbiter", [(PHONE, "it-IT"), (DESKTOP, "en-GB")], ids=["phone", "desktop"], indirect=True
)
def test_a_match_is_followed_to_its_end_by_fuori(arbiter: Arbiter, tmp_path: Path) -> None:
    arbiter.begin()
    arbiter.page.keyboard.press("?")  # U4
    expect(arbiter.page.locator("dialog[open] [data-testid=keys]")).to_be_focused()
    arbiter.page.keyboard.press("Escape")
    expect(arbiter.page.locator("dialog[open]")).to_have_count(0)
    for number, acts in enumerate((STOPPED, OWN_FAULT, (*BEFORE_FUORI, RIGHT))):
        if number:
            arbiter.page.get_by_test_id("desk-next").click()
            arbiter.turn_up()
        for act in acts:
            arbiter.enter(act)
    page = arbiter.page
    expect(page.get_by_test_id("desk")).to_have_attribute("data-phase", "match_over")
    assert page.get_by_test_id("desk-score").all_inner_texts() == ["8", "3"]
    assert page.locator("[data-testid=desk-ruling][data-key=ruling-fuori-right]").count() == 1
    with page.expect_download() as saved:
        page.get_by_test_id("desk-save").click()
    assert saved.value.suggested_filename == "Ada-Bruno-Carla-Dario.txt"
    file = tmp_path / "protocol.txt"
    saved.value.save_as(file)
    assert file.read_text("utf-8") == arbiter.record
    assert settebello("replay", file).exit_code == 0
    assert len(verified(loads(file.read_text("utf-8")))) == 3


def test_a_missed_capture_is_called_and_an_open_card_decided(arbiter: Arbiter) -> None:
    page = arbiter.page
    arbiter.begin()
    arbiter.touch("7D")
    page.get_by_test_id("desk-play").last.click()
    expect(page.get_by_test_id("desk-ruling")).to_have_attribute("data-article", "11")
    expect(page.get_by_test_id("desk-ruling")).to_contain_text("sette di denari")
    assert page.get_by_test_id("desk-call").all_inner_texts() == ["Ada", "Bruno", "Dario"]
    page.get_by_test_id("desk-call").nth(1).click()
    arbiter.see(2)
    arbiter.touch("7D")
    arbiter.see(3)
    page.get_by_test_id("desk-shows").click()
    page.get_by_test_id("desk-who").nth(2).click()
    arbiter.touch("4C")
    arbiter.touch("6D")
    page.get_by_test_id("desk-record").click()
    arbiter.see(4)
    arbiter.enter("AC")
    expect(page.get_by_test_id("desk-prompt")).to_contain_text("Decide Bruno")
    page.locator("[data-testid=desk-choose][data-card='4C']").click()
    arbiter.see(6)
    arbiter.touch("6D")
    assert arbiter.refused() == "card_called"
    acts = [str(done.act) for done in reopen(arbiter.record).deal.acts]
    assert acts == ["7D", "call", "7Dx2S5C", "shows=4C6D", "AC", "chooses=4C"]
    page.locator("summary").first.click()
    expect(page.locator("blockquote").first).to_be_visible()


@pytest.mark.parametrize(
    ("cards", "reason", "article"),
    [
        (["FS"], "card_of_table", 7),
        (["6C", "6C"], "card_played_before", 7),
        (["6C", "4B"], "card_of_another", 7),
    ],
)
def test_a_card_that_cannot_be_played_is_named_and_not_recorded(
    arbiter: Arbiter, cards: list[str], reason: str, article: int
) -> None:
    page = arbiter.page
    arbiter.begin()
    page.get_by_test_id("desk-shows").click()
    page.get_by_test_id("desk-who").nth(3).click()
    arbiter.touch("4B")
    page.get_by_test_id("desk-record").click()
    arbiter.see(1)
    for played, card in enumerate(cards[:-1], 2):
        arbiter.touch(card)
        arbiter.see(played)
    kept = arbiter.record
    arbiter.touch(cards[-1])
    assert arbiter.refused() == reason
    expect(page.get_by_test_id("desk-refusal").locator("xpath=ancestor::section")).to_contain_text(
        f"Articolo {article}"
    )
    assert arbiter.record == kept
    page.get_by_test_id("desk-back").click()
    arbiter.see(len(cards) - 1)
    assert len(reopen(arbiter.record).deal.acts) == len(cards) - 1


def test_a_tenth_card_of_a_hand_and_a_table_of_kings_are_refused(arbiter: Arbiter) -> None:
    page = arbiter.page
    for seat, name in enumerate(NAMES):
        page.get_by_test_id("desk-name").nth(seat).fill(name)
    page.get_by_test_id("desk-begin").click()
    for card in ("RD", "RC", "RS", "5C"):
        arbiter.touch(card)
    page.get_by_test_id("desk-record").click()
    assert arbiter.refused() == "table_redealt"
    for card in ("RD", "RC", "RS", "2S", "FS", "FB"):
        arbiter.touch(card)
    page.get_by_test_id("desk-record").click()
    arbiter.see(0)
    page.get_by_test_id("desk-shows").click()
    page.get_by_test_id("desk-who").nth(1).click()
    for rank in "A2346":
        arbiter.touch(f"{rank}D")
        arbiter.touch(f"{rank}B")
    page.get_by_test_id("desk-record").click()
    assert arbiter.refused() in {"hand_known", "card_not_in_hand"}
    assert reopen(arbiter.record).deal.acts == ()


@IN_EVERY_ENGINE
def test_a_reload_loses_nothing(arbiter: Arbiter) -> None:
    arbiter.begin()
    arbiter.enter("7Dx2S5C")
    kept = arbiter.record
    arbiter.page.reload()
    arbiter.see(1)
    assert arbiter.record == kept
    assert arbiter.page.locator("[data-testid=desk-key][data-where=gone]").count() == 3


def test_a_protocol_of_the_command_is_reopened_and_a_damaged_one_refused(
    arbiter: Arbiter, tmp_path: Path
) -> None:
    page, file = arbiter.page, tmp_path / "protocol.txt"
    names = [word for name in NAMES for word in ("--player", name)]
    typed = f"{TABLE}\n7D left\n2 call\nquit\n"
    assert settebello("referee", file, *names, "--dealer", "4", typed=typed).exit_code == 0
    page.get_by_test_id("desk-text").fill(file.read_text().replace('[Dealer "4"]', "[Dealer 4]"))
    page.get_by_test_id("desk-reopen-go").click()
    expect(page.get_by_test_id("notice")).to_contain_text("Riga")
    page.get_by_test_id("desk-file").set_input_files(file)
    arbiter.see(2)
    arbiter.touch("7D")
    arbiter.see(3)
    file.write_text(arbiter.record)
    assert settebello("referee", file, typed="irregular 2 stops\nquit\n").exit_code == 0
    assert status(reopen(file.read_text())).score == (4, 0)


def test_the_desk_is_worked_by_keyboard(arbiter: Arbiter) -> None:
    page = arbiter.page
    arbiter.begin()
    page.keyboard.type("6c")
    arbiter.see(1)
    page.locator("[data-testid=desk-key][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    focused = page.evaluate("document.activeElement.dataset.card")
    assert focused == "CS"
    page.keyboard.press("Enter")
    arbiter.see(2)
    assert [str(done.act) for done in reopen(arbiter.record).deal.acts] == ["6C", "CS"]


@pytest.mark.parametrize(
    ("arbiter", "theme"),
    [
        ((NARROWEST, "it-IT"), "dark"),
        pytest.param((PHONE, "en-GB"), "light", marks=pytest.mark.slow),
        pytest.param((TABLET, "it-IT"), "dark", marks=pytest.mark.slow),
        ((DESKTOP, "en-GB"), "light"),
    ],
    ids=["narrowest", "phone", "tablet", "desktop"],
    indirect=["arbiter"],
)
def test_the_desk_is_for_everybody(arbiter: Arbiter, theme: str) -> None:
    page = arbiter.page
    page.evaluate(f"localStorage.setItem('settebello.theme', '\"{theme}\"')")
    page.reload()
    page.get_by_test_id("desk-setup").wait_for()
    check(page)
    arbiter.begin()
    arbiter.touch("7D")
    page.get_by_test_id("desk-play").first.wait_for()
    check(page)
    page.get_by_test_id("desk-play").last.click()
    arbiter.see(1)
    check(page)
    arbiter.touch("7D")
    arbiter.refused()
    check(page)


def check(page: Page) -> None:
    """See that nothing sticks out, targets are large enough, and axe finds nothing."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.locator("main :is(button, summary, .button)").evaluate_all(
        "all => all.map(e => [e.textContent.trim(), e.getBoundingClientRect()])"
        ".filter(([, box]) => box.height && (box.height < 43.5 || box.width < 43.5)).map(([text]) => text)"
    )
    assert small == []
    if not AXE.is_file():
        pytest.skip("axe-core is not installed")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] })")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found["violations"]] == []
