"""``python -m settebello_art FOLDER``: write every deck with every index as a file of symbols."""

import sys
from pathlib import Path

from settebello_art.decks import DECKS
from settebello_art.index import INDEX_STYLES
from settebello_art.sprite import deck_sprite


def write_decks(folder: Path) -> None:
    """Write ``napoletane-italian.svg`` and so on into a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    for deck in DECKS:
        for style in INDEX_STYLES:
            (folder / f"{deck}-{style}.svg").write_text(deck_sprite(deck, style), "utf-8", newline="\n")


if __name__ == "__main__":
    write_decks(Path(sys.argv[1]))
