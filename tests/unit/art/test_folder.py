"""A deck of one's own out of a folder, for reports."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from settebello.cards import PACK_SIZE, SETTEBELLO, Card, card_text
from settebello.errors import FileProblem, Reason
from settebello.texts import texts
from settebello_art import card_svg, deck_from_folder, deck_svg, hand_svg
from settebello_art.folder import LARGEST_BYTES

CARDS = [card_text(Card(number)) for number in range(PACK_SIZE)]
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (120).to_bytes(4) + (200).to_bytes(4) + b"\x08\x06\0\0\0"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 60 100"/>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Forty images, half of them PNG, half SVG."""
    for place, name in enumerate(CARDS):
        if place % 2:
            (tmp_path / f"{name}.png").write_bytes(PNG)
        else:
            (tmp_path / f"{name.lower()}.SVG").write_bytes(SVG)
    (tmp_path / "LICENSE.txt").write_text("mine")
    return tmp_path


def refused(folder: Path) -> FileProblem:
    with pytest.raises(FileProblem) as problem:
        deck_from_folder(folder)
    return problem.value


def test_forty_images_are_a_deck_of_their_shape(folder: Path) -> None:
    deck = deck_from_folder(folder)
    assert deck.ratio == pytest.approx(0.6, abs=0.005)
    root = ElementTree.fromstring(card_svg(SETTEBELLO, deck, "none"))
    (image,) = root.iter("{http://www.w3.org/2000/svg}image")
    assert image.attrib["href"].startswith("data:image/svg+xml;base64,")


def test_its_drawings_need_no_file(folder: Path) -> None:
    deck = deck_from_folder(folder)
    for path in folder.iterdir():
        path.unlink()
    for document in (hand_svg([SETTEBELLO, Card(0)], deck), deck_svg(deck)):
        ElementTree.fromstring(document)
        assert str(folder) not in document


def test_a_card_without_an_image_is_named(folder: Path) -> None:
    (folder / "7d.SVG").rename(folder / "settebello_art")
    (folder / "RB.png").unlink()
    problem = refused(folder)
    assert (problem.reason, problem.facts["names"]) == ("deck_cards_missing", ["7D", "RB"])


def test_two_images_of_one_card_are_one_too_many(folder: Path) -> None:
    (folder / "7D.png").write_bytes(PNG)
    problem = refused(folder)
    assert (problem.reason, problem.facts["names"]) == ("deck_cards_twice", ["7D"])


@pytest.mark.parametrize("content", [b"", b"no image", PNG[:20], SVG, b"\x89PNG\r\n\x1a\n" + bytes(30)])
def test_what_is_no_image_is_named(folder: Path, content: bytes) -> None:
    (folder / "RB.png").write_bytes(content)
    problem = refused(folder)
    assert (problem.reason, problem.facts["names"]) == ("deck_images_unreadable", ["RB.png"])


def test_a_file_that_is_too_large_is_named(folder: Path) -> None:
    with (folder / "RB.png").open("ab") as file:
        file.truncate(LARGEST_BYTES + 1)
    problem = refused(folder)
    assert (problem.reason, problem.facts["names"]) == ("deck_images_large", ["RB.png"])


def test_an_image_of_another_shape_is_named(folder: Path) -> None:
    (folder / "7d.SVG").write_bytes(SVG.replace(b"60 100", b"100 100"))
    problem = refused(folder)
    assert (problem.reason, problem.facts["names"]) == ("deck_images_uneven", ["7d.SVG"])


def test_a_folder_that_is_not_there_is_no_deck(tmp_path: Path) -> None:
    problem = refused(tmp_path / "nowhere")
    assert problem.reason == "deck_folder_unreadable"


@pytest.mark.parametrize(
    "reason",
    [
        "deck_cards_missing",
        "deck_cards_twice",
        "deck_images_large",
        "deck_images_unreadable",
        "deck_images_uneven",
    ],
)
def test_every_refusal_is_a_sentence_with_its_names(reason: str) -> None:
    problem = FileProblem("", reason=Reason(reason), path="carte", names=["7D", "RB"])
    assert "7D, RB" in texts("it").error(problem)
    assert "7D, RB" in texts("en").error(problem)
