"""The picture of a match or of a table: one layout, as SVG with every text escaped, and as PNG."""

from dataclasses import replace
from io import BytesIO
from itertools import combinations
from math import hypot
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageDraw, ImageFont

from settebello.cards import Seat
from settebello.room import Leave, Room, Sit
from settebello.rules import company, family, parse_rules, preset
from settebello.server.results.wire import match_info, player_in_match
from settebello.server.sharing import raster
from settebello.server.sharing.match import picture_of_match
from settebello.server.sharing.picture import HEIGHT, LEFT, WIDTH, Disc, Picture, Words, fitted, svg
from settebello.server.sharing.table import ROOM, SEAT, picture_of_table, table_about, table_title
from settebello.server.study.wire import MatchSummary, SeatOfMatch
from settebello.store import KeptMatch, KeptSeat
from settebello.texts import languages, texts
from tests.support.rooms import House, key_text

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


def words_of(picture: Picture) -> list[Words]:
    return [each for each in picture.shapes if isinstance(each, Words)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("shown", CASES)
def test_whatever_people_are_called_the_svg_holds_their_names_as_text(
    shown: MatchSummary, language: str
) -> None:
    drawn = svg(picture_of_match(shown, texts(language)))
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
    texts_of = {words.text: fitted(words) for words in words_of(picture_of_match(CASES[1], texts("it")))}
    assert list(texts_of["Settebello"]) == ["Settebello", 46]
    cut = [shown for shown, _ in texts_of.values() if shown.endswith("…")]
    assert cut
    assert all(size >= 14 for _, size in texts_of.values())


@pytest.mark.parametrize("shown", CASES)
def test_the_png_has_the_size_that_links_ask_for(shown: MatchSummary) -> None:
    image = Image.open(BytesIO(raster.png(picture_of_match(shown, texts("it")))))
    assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))
    assert len(image.convert("RGB").getcolors(1 << 24) or ()) > 100


def test_without_fonts_of_the_machine_the_letters_there_are_are_written() -> None:
    font = ImageFont.load_default(40)

    def shown(text: str) -> str:
        words = next(each for each in words_of(picture_of_match(CASES[0], texts("en"))) if each.text == EVIL)
        return raster.shown_in(replace(words, text=text), font)

    assert shown("Ada") == "Ada"
    assert shown("Élodie") == "Elodie"
    assert shown("日本") == "Side 2"


def waiting(rules: str, *names: str) -> Room:
    """Return a table at which these people wait for others."""
    house = House(rules)
    for number, name in enumerate(names):
        house.do(Sit(name, key_text(number)))
    return house.room


@pytest.mark.parametrize("language", languages())
def test_a_table_that_waits_says_who_invites_to_which_game(language: str) -> None:
    said, room = texts(language), waiting(PAIRS, EVIL, LONG)
    game = preset("scopone").titles[language]
    assert table_title(room, said) == said.say("share-invites-to", name=EVIL, game=game)
    assert table_about(room, said).endswith(said.say("waiting-free", count=2))
    drawn = picture_of_table(room, said)
    shown = [each.text for each in words_of(drawn)]
    assert {EVIL, game, said.say("share-invites")} <= set(shown)
    assert shown.count("+") == 2
    ElementTree.fromstring(svg(drawn))


def test_the_png_of_a_table_has_the_size_that_links_ask_for() -> None:
    image = Image.open(BytesIO(raster.png(picture_of_table(waiting(PAIRS, EVIL), texts("it")))))
    assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))


@pytest.mark.parametrize("rules", [TWO, THREE])
def test_of_a_match_that_is_played_a_link_tells_the_game_alone(rules: str) -> None:
    said, house = texts("en"), House(rules)
    for number in range(parse_rules(rules).players):
        house.do(Sit(f"Ada {number}", key_text(number), salt=f"salt{number}"))
    assert house.room.in_match
    drawn = svg(picture_of_table(house.room, said))
    told = f"{table_title(house.room, said)} {table_about(house.room, said)} {drawn}"
    assert table_title(house.room, said) == "Scopa"
    assert "Ada" not in told
    assert "free" not in told


def test_who_sits_first_invites_once_the_host_has_left() -> None:
    house = House(THREE)
    for number, name in enumerate(("Ada", "Bea")):
        house.do(Sit(name, key_text(number)))
    house.do(Leave(Seat(0)))
    assert table_title(house.room, texts("en")) == "Bea invites you: Scopa"
    house.do(Leave(Seat(1)))
    assert table_title(house.room, texts("en")) == "Scopa"
    assert "free" not in table_about(house.room, texts("en"))


@pytest.mark.parametrize("rules", [TWO, THREE, PAIRS, "scopa?players=6"])
def test_the_seats_of_a_table_lie_apart_and_on_the_picture(rules: str) -> None:
    room = waiting(rules, "Ada")
    shapes = picture_of_table(room, texts("it")).shapes
    seats = [each for each in shapes if isinstance(each, Disc) and each.radius == SEAT]
    assert len(seats) == len(room.seats)
    for seat in seats:
        assert seat.x - SEAT >= LEFT + ROOM
        assert max(seat.x, seat.y * WIDTH / HEIGHT) + SEAT <= WIDTH
    assert all(hypot(a.x - b.x, a.y - b.y) > 2 * SEAT for a, b in combinations(seats, 2))


def test_a_name_that_no_font_can_write_is_somebodys() -> None:
    words = next(
        each for each in words_of(picture_of_table(waiting(TWO, "日本"), texts("en"))) if each.y == 276
    )
    assert raster.shown_in(words, ImageFont.load_default(40)) == "Somebody"


@pytest.mark.parametrize("name", ["GIOVANNI MARIA ROSSI", "W" * 24, "Massimiliano Bartolomeo", "日本" * 12])
def test_a_wide_name_stays_beside_the_table_in_the_svg(name: str) -> None:
    words = next(
        each for each in words_of(picture_of_table(waiting(TWO, name), texts("en"))) if each.text == name
    )
    text, size = fitted(words)
    wide = Image.new("RGB", (1, 1))
    assert ImageDraw.Draw(wide).textlength(text, raster._font(100, serif=True)) * size / 100 <= ROOM


def test_nobody_is_named_at_a_table_of_a_tournament() -> None:
    room = replace(waiting(TWO, "Ada"), tournament=True)
    assert "Ada" not in table_title(room, texts("en")) + svg(picture_of_table(room, texts("en")))
