"""A deck of one's own for reports: forty images in a folder, named by the card's text (``7D.svg``)."""

from base64 import b64encode
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from settebello.cards import PACK_SIZE, Card, card_text, parse_card
from settebello.errors import FileProblem, Reason
from settebello_art.deck import Deck
from settebello_art.images import TYPES, ratio_of
from settebello_art.index import SIGN_SYMBOLS, SIGNS, STRIP, IndexStyle, chip, strip_index

WIDTH: Final = 200
LARGEST_BYTES: Final = 4_000_000
UNEVEN: Final = 0.08
"""How far a card's ratio may be from that of the others."""
UPRIGHT: Final = (0.35, 0.9)


def deck_from_folder(folder: Path) -> Deck:
    """Read a deck; its drawings hold the images themselves and need no file any more.

    Files that are not named after a card are passed over. Raise `FileProblem` naming the cards or files at fault.
    """
    images = _images(folder)
    _expect_none(Reason.DECK_CARDS_MISSING, folder, [name for name in _names() if name not in images])
    large = [path.name for path in images.values() if path.stat().st_size > LARGEST_BYTES]
    _expect_none(Reason.DECK_IMAGES_LARGE, folder, large)
    types = {name: TYPES[_ending(path)] for name, path in images.items()}
    contents = {name: path.read_bytes() for name, path in images.items()}
    ratios = {name: ratio_of(content, types[name]) for name, content in contents.items()}
    _expect_none(
        Reason.DECK_IMAGES_UNREADABLE, folder, [images[name].name for name in ratios if not ratios[name]]
    )
    ratio = median(each for each in ratios.values() if each)
    uneven = [images[name].name for name, each in ratios.items() if each and not _fits(each, ratio)]
    _expect_none(Reason.DECK_IMAGES_UNEVEN, folder, uneven)
    height = round(WIDTH / ratio)
    return Deck(
        name="own",
        width=WIDTH,
        height=height,
        symbols=SIGN_SYMBOLS,
        pips={},
        figures={
            parse_card(name): partial(_image, height, types[name], content)
            for name, content in contents.items()
        },
        signs=SIGNS,
        index=_index,
        strip=STRIP,
    )


def _names() -> list[str]:
    return [card_text(card) for card in map(Card, range(PACK_SIZE))]


def _images(folder: Path) -> dict[str, Path]:
    """Find the images named after a card; two of one card are an error."""
    try:
        files = sorted(path for path in folder.iterdir() if path.is_file())
    except OSError as problem:
        raise FileProblem(
            f"the folder {folder} cannot be read", reason=Reason.DECK_FOLDER_UNREADABLE, path=str(folder)
        ) from problem
    names, found, twice = set(_names()), dict[str, Path](), list[str]()
    for path in files:
        name = path.stem.upper()
        if name in names and _ending(path) in TYPES:
            twice += [name] if name in found else []
            found[name] = path
    _expect_none(Reason.DECK_CARDS_TWICE, folder, twice)
    return found


def _ending(path: Path) -> str:
    return path.suffix.removeprefix(".").lower()


def _fits(ratio: float, common: float) -> bool:
    return UPRIGHT[0] <= ratio <= UPRIGHT[1] and abs(ratio / common - 1) <= UNEVEN


_SENTENCES: Final = {
    Reason.DECK_CARDS_MISSING: "has no image for",
    Reason.DECK_CARDS_TWICE: "has two images for",
    Reason.DECK_IMAGES_LARGE: "has files of more than 4 MB:",
    Reason.DECK_IMAGES_UNREADABLE: "has files that are no images:",
    Reason.DECK_IMAGES_UNEVEN: "has images of another shape than the others:",
}


def _expect_none(reason: Reason, folder: Path, names: list[str]) -> None:
    if names:
        raise FileProblem(
            f"the folder {folder} {_SENTENCES[reason]} {', '.join(names)}",
            reason=reason,
            path=str(folder),
            names=names,
        )


def _image(height: int, media_type: str, content: bytes) -> str:
    data = b64encode(content).decode()
    return f'<image width="{WIDTH}" height="{height}" preserveAspectRatio="none" href="data:{media_type};base64,{data}"/>'


def _index(card: Card, style: IndexStyle) -> str:
    return chip(STRIP) + strip_index(card, style)
