"""The decks in the page: the gallery, the choice that is kept, a deck of one's own out of a folder."""

import gzip
import re
from base64 import b64decode
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from settebello.cards import PACK_SIZE, Card, card_name, card_text
from settebello_art import DECKS, card_svg
from settebello_art.images import ratio_of
from tests.support.page.axe import violations
from tests.support.page.browser import DESKTOP, PHONE, Person, wait_until
from tests.support.page.engines import IN_EVERY_ENGINE
from tests.support.page.lesson import step_through
from tests.support.page.table import go, picture, sit_down
from tests.support.serving import Server

pytestmark = pytest.mark.browser

COMPRESSED_BYTES = 120_000
SCRIPT = '<script>parent.ran = true; document.documentElement.setAttribute("width", "1")</script>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Forty drawings in a folder of somebody's own, one of them with a script in it."""
    images = tmp_path / "carte"
    images.mkdir()
    for card in map(Card, range(PACK_SIZE)):
        drawing = card_svg(card, "francesi", "none").replace("</svg>", f"{SCRIPT}</svg>")
        (images / f"{card_text(card)}.svg").write_text(drawing)
    return images


def gallery(person: Person, server: Server) -> Page:
    person.page.goto(server.address("/decks"))
    person.page.get_by_test_id("gallery").wait_for()
    return person.page


def drawn(page: Page) -> list[str]:
    """Return which symbol each card of the gallery shows."""
    shown: list[str] = page.locator("[data-testid=gallery] .card use").evaluate_all(
        "all => all.map(use => use.getAttribute('href'))"
    )
    return shown


def widths(page: Page) -> list[float]:
    """Return how wide each drawing in the gallery is, in the deck's units; 0 for what is not there."""
    found: list[float] = page.locator("[data-testid=gallery] .card use").evaluate_all(
        "all => all.map(use => use.getBBox().width)"
    )
    return found


FRENCH = {"cavallo": "donna", "denari": "quadri", "coppe": "cuori", "spade": "picche", "bastoni": "fiori"}
"""The words of a French deck for those of an Italian one."""


@pytest.mark.parametrize("name", DECKS)
def test_the_gallery_shows_a_deck_whole_by_suit(server: Server, browser: Browser, name: str) -> None:
    person = Person(browser, DESKTOP)
    page = gallery(person, server)
    page.locator(f"[data-testid=deck][data-deck={name}]").click()
    page.wait_for_selector(f"#deck [id={name}-blank]", state="attached")
    called = FRENCH if name == "francesi" else {word: word for word in FRENCH}
    for suit in ("denari", "coppe", "spade", "bastoni"):
        cards = page.get_by_role("region", name=called[suit].capitalize()).get_by_role("img")
        expect(cards).to_have_count(10)
    for card in map(Card, range(PACK_SIZE)):
        rank, suit = card_name(card, "it").split(" di ")
        full = f"{called.get(rank, rank)} di {called[suit]}"
        expect(page.get_by_role("img", name=full, exact=True)).to_be_visible()
    assert len(set(drawn(page))) == PACK_SIZE + 2
    assert min(widths(page)) > 0.9 * DECKS[name].width
    person.close()


def test_the_gallery_speaks_english(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE, locale="en-GB")
    page = gallery(person, server)
    page.get_by_role("heading", name="The cards").wait_for()
    expect(page.get_by_role("img", name="seven of coins", exact=True)).to_be_visible()
    person.close()


@IN_EVERY_ENGINE
def test_the_deck_chosen_is_kept_and_lies_on_the_table(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = gallery(person, server)
    page.locator("[data-testid=deck][data-deck=francesi]").click()
    page.locator("[data-testid=deck-letters][data-value=french]").click()
    page.reload()
    expect(page.get_by_test_id("gallery")).to_have_attribute("data-deck", "francesi")
    expect(page.locator("[data-testid=deck][data-deck=francesi] input")).to_be_checked()
    with page.expect_response("**/cards/francesi.svg?index=french") as answered:
        sit_down(person, server, "scopa?players=2")
    assert answered.value.status in {200, 304}
    assert page.locator("#deck #francesi-blank").count() == 1
    person.close()


@pytest.mark.parametrize(("letters", "horse"), [("italian", "C"), ("french", "Q")])
def test_what_is_taken_is_written_with_the_letters_of_the_cards(
    server: Server, browser: Browser, letters: str, horse: str
) -> None:
    person = Person(browser, DESKTOP)
    person.page.add_init_script(f"localStorage.setItem('settebello.letters', '\"{letters}\"')")
    page = go(person, server, "/learn")
    step_through(page, 0)
    step_through(page, 1)
    page.wait_for_selector("[data-testid=lesson][data-step='2'][data-my-turn=true]", state="attached")
    person.choose("RBxABCS")
    expect(page.locator("[data-testid=take] .term", has_text=horse)).to_have_count(1)
    person.close()


def test_the_deck_is_changed_in_the_middle_of_a_deal(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = sit_down(person, server, "scopa?players=2")
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("settings").click()
    page.locator("[data-testid=deck][data-deck=piacentine]").click()
    page.wait_for_selector("#deck #piacentine-blank", state="attached")
    page.keyboard.press("Escape")
    card = page.locator("[data-testid=hand-card] .card").first
    shape = "card => card.offsetWidth / card.offsetHeight"
    assert card.evaluate(shape) == pytest.approx(DECKS["piacentine"].ratio, abs=0.01)
    person.play_card()
    person.wait_until_free()
    person.close()


def test_a_deck_that_does_not_come_leaves_the_one_before_in_its_shape(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, DESKTOP)
    page = gallery(person, server)
    page.wait_for_selector("#deck #napoletane-blank", state="attached")
    page.route("**/cards/piacentine.svg*", lambda route: route.abort())
    page.locator("[data-testid=deck][data-deck=piacentine]").click()
    page.get_by_test_id("notice").wait_for()
    expect(page.locator("[data-testid=deck][data-deck=piacentine] input")).to_be_checked()
    expect(page.get_by_test_id("gallery")).to_have_attribute("data-deck", "napoletane")
    card = page.locator("[data-testid=gallery] .card").first
    shape = "card => card.offsetWidth / card.offsetHeight"
    assert card.evaluate(shape) == pytest.approx(DECKS["napoletane"].ratio, abs=0.01)
    page.unroute("**/cards/piacentine.svg*")
    page.get_by_test_id("notice").get_by_role("button").click()
    page.wait_for_selector("#deck #piacentine-blank", state="attached")
    expect(page.get_by_test_id("notice")).to_have_count(0)
    assert card.evaluate(shape) == pytest.approx(DECKS["piacentine"].ratio, abs=0.01)
    assert person.problems == ["Failed to load resource: net::ERR_FAILED"]
    page.context.close()


def test_who_settles_on_the_deck_before_keeps_that(server: Server, browser: Browser) -> None:
    person = Person(browser, DESKTOP)
    page = gallery(person, server)
    page.wait_for_selector("#deck #napoletane-blank", state="attached")
    page.route("**/cards/francesi.svg*", lambda route: route.abort())
    page.locator("[data-testid=deck][data-deck=francesi]").click()
    page.get_by_test_id("notice").wait_for()
    expect(page.get_by_role("img", name="re di coppe", exact=True)).to_be_visible()
    page.locator("[data-testid=deck][data-deck=napoletane]").click()
    expect(page.get_by_test_id("notice")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-testid=deck][data-deck=napoletane] input")).to_be_checked()
    page.context.close()  # what was not answered is an error on the console


@IN_EVERY_ENGINE
def test_a_page_left_while_a_deck_is_on_its_way_does_not_forget_the_choice(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE)
    page = gallery(person, server)
    page.wait_for_selector("#deck #napoletane-blank", state="attached")
    held: list[Route] = []
    page.route("**/cards/francesi.svg*", lambda route: held.append(route))  # noqa: PLW0108 (playwright cannot mark a built-in)
    with page.expect_request("**/cards/francesi.svg?index=french"):
        page.locator("[data-testid=deck][data-deck=francesi]").click()
        page.locator("[data-testid=deck-letters][data-value=french]").click()
    page.unroute("**/cards/francesi.svg*")
    page.reload()
    page.wait_for_selector("#deck #francesi-blank", state="attached")
    expect(page.locator("[data-testid=deck][data-deck=francesi] input")).to_be_checked()
    expect(page.locator("[data-testid=deck-letters][data-value=french] input")).to_be_checked()
    person.close()


def test_without_the_letter_cards_that_overlap_still_have_theirs(server: Server, browser: Browser) -> None:
    person = Person(browser, PHONE)
    page = gallery(person, server)
    page.get_by_test_id("deck-index").uncheck()
    assert all(use.endswith("-bare") for use in drawn(page) if "back" not in use)
    page.reload()
    expect(page.get_by_test_id("deck-index")).not_to_be_checked()
    page.goto(server.address("/rules?r=scopone"))
    page.get_by_test_id("play-rules").click()
    page.wait_for_url("**/t/*")
    person.wait_until_free()
    hand = page.locator("[data-testid=hand-card] use").evaluate_all(
        "all => all.map(use => use.getAttribute('href'))"
    )
    assert len(hand) > 7
    assert not any(use.endswith("-bare") for use in hand)
    person.play_card()
    person.wait_until_free()
    lying = page.locator("[data-testid=table-card] use").evaluate_all(
        "all => all.map(use => use.getAttribute('href'))"
    )
    assert all(use.endswith("-bare") for use in lying)
    person.close()


def test_a_deck_of_ones_own_stays_in_the_browser(server: Server, browser: Browser, folder: Path) -> None:
    person = Person(browser, DESKTOP)
    sent: list[str] = []
    page = gallery(person, server)
    page.on("request", lambda request: sent.append(request.method) if request.post_data else None)
    page.get_by_test_id("own-deck-folder").set_input_files(folder)
    expect(page.get_by_test_id("own-deck-told")).to_have_text(
        "Il tuo mazzo è pronto, e questo browser lo conserva."
    )
    for _ in range(2):
        expect(page.get_by_test_id("gallery")).to_have_attribute("data-deck", "own")
        images = page.locator("[data-testid=gallery] .card img")
        expect(images).to_have_count(PACK_SIZE)
        assert all(images.evaluate_all("all => all.map(i => i.complete && i.naturalWidth > 0)"))
        assert all(
            src.startswith("blob:")
            for src in images.evaluate_all("all => all.map(image => image.getAttribute('src'))")
        )
        page.reload()
    assert page.evaluate("window.ran") is None
    assert sent == []
    sit_down(person, server, "scopa?players=2")
    page.locator("[data-testid=hand-card] img").first.wait_for()
    gallery(person, server).get_by_test_id("own-deck-remove").click()
    expect(page.get_by_test_id("gallery")).to_have_attribute("data-deck", "napoletane")
    page.reload()
    expect(page.locator("[data-testid=deck]")).to_have_count(len(DECKS))
    person.close()


@pytest.mark.parametrize(
    ("locale", "missing", "strange"),
    [
        (
            "it-IT",
            "Mancano 2 carte: 7D e RB.",
            "Non hanno il nome di una carta, e restano fuori: settebello.svg.",
        ),
        ("en-GB", "2 cards are missing: 7D and RB.", "Not named after a card, and left out: settebello.svg."),
    ],
)
def test_a_folder_that_is_no_deck_is_told_what_is_wrong(
    server: Server, browser: Browser, folder: Path, locale: str, missing: str, strange: str
) -> None:
    (folder / "7D.svg").rename(folder / "settebello.svg")
    (folder / "RB.svg").unlink()
    person = Person(browser, PHONE, locale=locale)
    page = gallery(person, server)
    page.get_by_test_id("own-deck-files").set_input_files(sorted(folder.iterdir()))
    expect(page.get_by_test_id("own-deck-told").locator("p")).to_have_text([missing, strange])
    expect(page.get_by_test_id("gallery")).to_have_attribute("data-deck", "napoletane")
    person.close()


def test_a_deck_that_does_not_come_to_the_table_is_told_and_asked_for_again(
    server: Server, browser: Browser
) -> None:
    person = Person(browser, PHONE)
    page = person.page
    page.route("**/cards/*.svg*", lambda route: route.abort())
    sit_down(person, server, "scopa?players=2")
    told = page.get_by_test_id("notice")
    expect(told).to_have_text(re.compile("Non è stato possibile caricare il mazzo"))
    assert violations(page) == []
    picture(page, "deck-missing")
    page.unroute("**/cards/*.svg*")
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    wait_until(page, "document.querySelector('[data-testid=hand-card] use').getBBox().width > 0")
    page.context.close()  # what was not answered is an error on the console


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_goes_over_the_line_once_and_small(server: Server, name: str) -> None:
    whole = server.request(f"/cards/{name}.svg")
    assert whole.status == 200
    assert len(gzip.compress(whole.text.encode(), 6)) < COMPRESSED_BYTES
    again = server.request(f"/cards/{name}.svg", headers={"If-None-Match": whole.headers["etag"]})
    assert (again.status, again.text) == (304, "")
    assert server.request(f"/cards/{name}.svg?index=french").headers["etag"] != whole.headers["etag"]


@pytest.mark.parametrize("media_type", ["image/png", "image/jpeg", "image/webp"])
def test_the_shape_of_an_image_is_read_as_browsers_write_it(browser: Browser, media_type: str) -> None:
    page = browser.new_page()
    written = page.evaluate(
        """type => {
            const canvas = Object.assign(document.createElement("canvas"), { width: 123, height: 205 });
            canvas.getContext("2d").fillRect(20, 20, 40, 40);
            return canvas.toDataURL(type).split(",")[1];
        }""",
        media_type,
    )
    assert ratio_of(b64decode(written), media_type) == pytest.approx(123 / 205)
    page.close()
