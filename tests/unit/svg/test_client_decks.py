"""The page knows the server's decks as they are: their names, sizes and indexes."""

import re
from pathlib import Path

from settebello.svg import DECKS

CLIENT = Path(__file__).parents[3] / "web/src/lib/decks.ts"
ROW = re.compile(r"^  (\w+): \{ w: (\d+), h: (\d+), indexed: (true|false) \},$", re.MULTILINE)


def test_the_page_offers_every_deck_in_its_size() -> None:
    offered = {
        name: (int(w), int(h), indexed == "true")
        for name, w, h, indexed in ROW.findall(CLIENT.read_text("utf-8"))
    }
    assert offered == {name: (deck.width, deck.height, deck.always_indexed) for name, deck in DECKS.items()}
    assert list(offered) == list(DECKS)
