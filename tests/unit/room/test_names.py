"""The page and the terminal take the same names."""

import pytest
from pydantic import TypeAdapter

from settebello.errors import InvalidSetting
from settebello.room.names import LONGEST_NAME, checked_name
from settebello.server.wire import Name

FAMILY = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"


@pytest.mark.parametrize("name", ["Ada", " Ada ", "Zoë d'Arc", "x" * LONGEST_NAME, FAMILY, "名前"])
def test_a_name_that_can_be_shown_is_taken_everywhere(name: str) -> None:
    assert checked_name(name) == TypeAdapter(Name).validate_python(name) == name.strip()


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
    ],
)
def test_a_name_that_cannot_be_shown_is_taken_nowhere(name: str) -> None:
    for taking in (checked_name, TypeAdapter(Name).validate_python):
        with pytest.raises(InvalidSetting) as caught:
            taking(name)
        assert caught.value.reason == "bad_name"
