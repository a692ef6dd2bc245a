"""The page knows the server's decks as they are: their names, sizes and indexes."""

import re
from pathlib import Path

from settebello.cards import SETTEBELLO
from settebello_art import DECKS, pip_places
from settebello_art.folder import LARGEST_BYTES, UNEVEN, UPRIGHT
from settebello_art.index import QUEEN

PAGE = Path(__file__).parents[3] / "web/src"
CLIENT = PAGE / "lib/decks.ts"
OWN = PAGE / "cards/own-deck.ts"
NUMBER = re.compile(r"^(?:export )?const (\w+) = ([\d._]+);$", re.MULTILINE)
ROW = re.compile(
    r'^  (\w+): \{ w: (\d+), h: (\d+), indexed: (true|false), lift: (\d+), names: "(\w+)" \},$', re.MULTILINE
)
PIPS = re.compile(r"^  (\w+): \[\n((?:    \[[\d., ]+\],\n)+)  \],$", re.MULTILINE)
PIP = re.compile(r"\[([\d.]+), ([\d.]+)\]")


def test_the_page_offers_every_deck_in_its_size() -> None:
    offered = {
        name: (int(w), int(h), indexed == "true", int(lift))
        for name, w, h, indexed, lift, _ in ROW.findall(CLIENT.read_text("utf-8"))
    }
    assert offered == {
        name: (deck.width, deck.height, deck.always_indexed, deck.lift) for name, deck in DECKS.items()
    }
    assert list(offered) == list(DECKS)


def test_the_page_calls_the_cards_of_a_deck_what_is_drawn() -> None:
    """U6."""
    names = {name: called for name, *_, called in ROW.findall(CLIENT.read_text("utf-8"))}
    assert names == {name: "french" if deck.letters is QUEEN else "horse" for name, deck in DECKS.items()}


def test_the_page_reads_a_deck_of_ones_own_by_the_same_measures() -> None:
    page = OWN.read_text("utf-8")
    limits = {name: float(value) for name, value in NUMBER.findall(page)}
    wanted = {"LARGEST_BYTES": LARGEST_BYTES, "UNEVEN": UNEVEN, "NARROWEST": UPRIGHT[0], "WIDEST": UPRIGHT[1]}
    assert {name: limits[name] for name in wanted} == wanted


def test_the_settebello_shines_where_its_pips_are() -> None:
    lit = {
        name: [(float(x), float(y)) for x, y in PIP.findall(pips)]
        for name, pips in PIPS.findall(CLIENT.read_text("utf-8"))
    }
    drawn = {name: [(place.x, place.y) for place in pip_places(SETTEBELLO, name)] for name in DECKS}
    assert lit == {name: sorted(places, key=lambda place: place[::-1]) for name, places in drawn.items()}
