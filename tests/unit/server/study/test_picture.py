"""The picture of a match: one layout, as SVG with every text escaped, and as PNG with the fonts there are."""

from dataclasses import replace
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageFont

from settebello.rules import company, family, parse_rules
from settebello.server.results.wire import match_info, player_in_match
from settebello.server.study import raster
from settebello.server.study.picture import HEIGHT, WIDTH, fitted, picture_of, svg
from settebello.server.study.wire import MatchSummary, SeatOfMatch
from settebello.store import KeptMatch, KeptSeat
from settebello.texts import languages, texts

EVIL = "<script>\"&'</script>"
LONG = "W" * 24
TWO = "scopa?players=2"
PAIRS = "scopone"
THREE = "scopa?players=3"


def summary(rules: str, *names: str, winner: int = 0) -> MatchSummary:
    """Return the summary of a match between these, whose deals nobody counted."""
    wanted = parse_rules(rules)
    seats = tuple(
        KeptSeat(at % wanted.side_count, name, "guest", None, left=False) for at, name in enumerate(names)
    )
    score = tuple(11 - 2 * side for side in range(wanted.side_count))
    kept = KeptMatch(
        number=1,
        id="match",
        room="room",
        match=1,
        rules=rules,
        family=family(wanted),
        company=company(wanted),
        score=score,
        winner=winner,
        how="played",
        deals=2,
        ended=None,
        rated=False,
        seats=seats,
    )
    return MatchSummary(
        match=match_info(kept),
        seats=[SeatOfMatch(side=each.side, player=player_in_match(each)) for each in seats],
        deals=[],
        target=11,
        day=None,
        lost_by=None,
    )


CASES = [
    summary(TWO, "Ada", EVIL, winner=1),
    summary(PAIRS, LONG, LONG, LONG, LONG),
    summary(THREE, LONG, "Bruno", "C"),
    summary(TWO, "日本" * 12, "Ελένη"),
    summary(TWO, "", "Élodie"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("shown", CASES)
def test_whatever_people_are_called_the_svg_holds_their_names_as_text(
    shown: MatchSummary, language: str
) -> None:
    drawn = svg(picture_of(shown, texts(language)))
    root = ElementTree.fromstring(drawn)
    assert {each.tag.split("}")[1] for each in root.iter()} <= {
        "svg",
        "title",
        "radialGradient",
        "stop",
        "rect",
        "circle",
        "text",
    }
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"


def test_a_name_that_fits_stands_whole_and_one_that_does_not_is_cut_with_a_sign() -> None:
    texts_of = {words.text: fitted(words) for words in picture_of(CASES[1], texts("it")).words}
    assert list(texts_of["Settebello"]) == ["Settebello", 46]
    cut = [shown for shown, _ in texts_of.values() if shown.endswith("…")]
    assert cut
    assert all(size >= 14 for _, size in texts_of.values())


@pytest.mark.parametrize("shown", CASES)
def test_the_png_has_the_size_that_links_ask_for(shown: MatchSummary) -> None:
    image = Image.open(BytesIO(raster.png(picture_of(shown, texts("it")))))
    assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    assert len(image.convert("RGB").getcolors(1 << 24) or ()) > 100


def test_without_fonts_of_the_machine_the_letters_there_are_are_written() -> None:
    font = ImageFont.load_default(40)

    def shown(text: str) -> str:
        words = next(each for each in picture_of(CASES[0], texts("en")).words if each.text == EVIL)
        return raster.shown_in(replace(words, text=text), font)

    assert shown("Ada") == "Ada"
    assert shown("Élodie") == "Elodie"
    assert shown("日本") == "Side 2"


def test_the_same_picture_is_drawn_once() -> None:
    one, other = (picture_of(CASES[0], texts("it")) for _ in range(2))
    assert raster.png(one) is raster.png(other)
