"""The page and the terminal take the same names."""

import pytest
from pydantic import TypeAdapter

from settebello.errors import InvalidSetting
from settebello.room import Fill, Sit
from settebello.room.names import LONGEST_NAME, MOST_MARKS, checked_name, skeleton, tidy, told_apart
from settebello.server.wire.messages import Name
from tests.support.rooms import House

FAMILY = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        " Ada ",
        "Zoë d'Arc",
        "x" * LONGEST_NAME,
        FAMILY,
        "名前",
        "Владимир",
        "Αθηνά",
        "さくら カタカナ 山",
        "Ada 山田",
        "김철수",
        "नमस्ते",
        "อ้วน",
        "עֲדָה",
        "Ada \N{HEAVY BLACK HEART}\ufe0f",
        "1\ufe0f\u20e3",
        "Nguyễn",
    ],
)
def test_a_name_that_can_be_shown_is_taken_everywhere(name: str) -> None:
    assert checked_name(name) == TypeAdapter(Name).validate_python(name) == tidy(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "x" * (LONGEST_NAME + 1),
        "a\nb",
        "a\N{RIGHT-TO-LEFT OVERRIDE}b",
        "\N{ZERO WIDTH JOINER}",
        "\N{HANGUL FILLER}",
        "Ada\N{BRAILLE PATTERN BLANK}",
        "Ad\N{ZERO WIDTH JOINER}a",
        "Ad\N{ZERO WIDTH NON-JOINER}a",
        "Ad\N{ZERO WIDTH SPACE}a",
        "Ad\N{WORD JOINER}a",
        "Ad\N{SOFT HYPHEN}a",
        "Ad\ufe0fa",
        "\N{ARABIC LETTER MARK}Ada",
        "\N{LEFT-TO-RIGHT ISOLATE}Ada",
        "\N{WOMAN}\N{ZERO WIDTH JOINER}",
        "\N{COMBINING ACUTE ACCENT}" * 10,
        "\N{COMBINING ACUTE ACCENT}Ada",
        "Ada \N{COMBINING ACUTE ACCENT}",
        "A" + "\N{COMBINING ACUTE ACCENT}" * 10,
        "x" + "\N{COMBINING TILDE}" * (MOST_MARKS + 1),
        "\ue000",
    ],
)
def test_a_name_that_cannot_be_shown_is_taken_nowhere(name: str) -> None:
    """D8: what shows nothing, and marks with nothing below them."""
    for taking in (checked_name, TypeAdapter(Name).validate_python):
        with pytest.raises(InvalidSetting) as caught:
            taking(name)
        assert caught.value.reason == "bad_name"


@pytest.mark.parametrize(
    "name", ["\u0410da", "Ad\u0430", "P\u03b1ola", "Ada \u0410\u043d\u044f", "M\u0430rio"]
)
def test_a_name_in_letters_of_several_alphabets_is_given_to_nobody_new(name: str) -> None:
    """D8: a Cyrillic A in a Latin name was accepted."""
    with pytest.raises(InvalidSetting) as caught:
        checked_name(name)
    assert caught.value.reason == "name_scripts"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "\u0410da"),
        ("BoBa", "\u0412\u043e\u0412\u0430"),
        ("Paul", "PauI"),
        ("Nico", "Nic0"),
        ("mario", "rnario"),
        ("Ada", "\uff21\uff44\uff41"),
        ("d'Elia", "d\u2019Elia"),
        ("Ada", "Ad\u200da"),
    ],
)
def test_names_that_are_taken_for_one_another_look_alike(one: str, other: str) -> None:
    """D8, by Unicode's UTS 39."""
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Zoë", "Zoe"), ("Lia", "Ila"), ("Аня", "Ana")])
def test_names_that_people_tell_apart_do_not_look_alike(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_whoever_comes_with_a_name_that_is_at_the_table_is_told_apart() -> None:
    """D8: two players were both Ada."""
    house = House("scopone")
    for number, name in enumerate(["Ada", "ADA", "Nord", "Ada"]):
        house.do(Sit(name, f"key{number}"))
    assert sorted(who.name for who in house.room.seats if who) == ["ADA (2)", "Ada", "Ada (3)", "Nord"]
    long = "x" * LONGEST_NAME
    assert told_apart(long, [long]) == "x" * (LONGEST_NAME - 4) + " (2)"
    assert told_apart("Ada", ["Ada", "ada (2)", ""]) == "Ada (3)"


def test_a_computer_player_has_no_name_that_somebody_has() -> None:
    house = House("scopone")
    house.do(Sit("EST", "key"))
    house.do(Fill("greedy"))
    assert len({skeleton(who.name) for who in house.room.seats if who}) == 4
