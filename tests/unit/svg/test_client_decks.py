"""The page knows the server's decks as they are: their names, sizes and indexes."""

import re
from pathlib import Path

from settebello.svg import DECKS
from settebello.svg.folder import LARGEST_BYTES, UNEVEN, UPRIGHT

CLIENT = Path(__file__).parents[3] / "web/src/lib/decks.ts"
OWN = CLIENT.with_name("own-deck.ts")
NUMBER = re.compile(r"^(?:export )?const (\w+) = ([\d._]+);$", re.MULTILINE)
ROW = re.compile(r"^  (\w+): \{ w: (\d+), h: (\d+), indexed: (true|false) \},$", re.MULTILINE)


def test_the_page_offers_every_deck_in_its_size() -> None:
    offered = {
        name: (int(w), int(h), indexed == "true")
        for name, w, h, indexed in ROW.findall(CLIENT.read_text("utf-8"))
    }
    assert offered == {name: (deck.width, deck.height, deck.always_indexed) for name, deck in DECKS.items()}
    assert list(offered) == list(DECKS)


def test_the_page_reads_a_deck_of_ones_own_by_the_same_measures() -> None:
    page = OWN.read_text("utf-8")
    limits = {name: float(value) for name, value in NUMBER.findall(page)}
    wanted = {"LARGEST_BYTES": LARGEST_BYTES, "UNEVEN": UNEVEN, "NARROWEST": UPRIGHT[0], "WIDEST": UPRIGHT[1]}
    assert {name: limits[name] for name in wanted} == wanted
