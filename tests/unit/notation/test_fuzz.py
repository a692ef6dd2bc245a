"""Any text gives a record or an error of the tree, and soon."""

from contextlib import suppress
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.errors import SettebelloError
from settebello.notation import dumps, loads, parse_act, parse_action, parse_position, position_text, verified
from tests.support.work import grows_like_its_size
from tests.unit.notation.matches import played_match
from tests.unit.notation.test_unknown import forgotten

MATCH = played_match("scopa?players=2&target=6", 17, most=9)
TEXT = dumps(MATCH)
POSITION = position_text(verified(MATCH)[0].state)
PROTOCOL = dumps(forgotten(played_match("figs", 1, most=4, mishaps=0.4), 1, 0.8))
PIECES = st.sampled_from(
    [
        *[
            "[",
            "]",
            '"',
            "\\",
            "{",
            "}",
            ";",
            "#",
            "x",
            "!",
            "-",
            "7D",
            "1.",
            " ",
            "\n",
            "=",
            "/",
            "~",
            ":",
            "??",
        ],
        *[
            " 2:call",
            " 1:shows=7D",
            " 3:chooses=7D",
            "=fuori",
            " irregular=1:stops",
            " misdeal=9/9/9/8/4",
            "1:",
        ],
    ]
)


def _mutated(data: st.DataObject, text: str) -> str:
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 3))
        text = text[:at] + data.draw(PIECES | st.text(max_size=3)) + text[at + gone :]
    return text


@given(st.data())
def test_a_record_with_some_characters_changed(data: st.DataObject) -> None:
    text = _mutated(data, data.draw(st.sampled_from([TEXT, PROTOCOL])))
    with suppress(SettebelloError):
        record = loads(text)
        again = dumps(record)
        assert loads(again) == record
        assert dumps(loads(again)) == again
        verified(record)


@given(st.data())
def test_a_position_with_some_characters_changed(data: st.DataObject) -> None:
    with suppress(SettebelloError):
        state = parse_position(_mutated(data, POSITION))
        assert parse_position(position_text(state)) == state


@given(st.text() | st.text(alphabet='[]"\\{};7DxAS#!.-=/ \n'))
def test_any_text(text: str) -> None:
    for read in (loads, parse_position, parse_action, parse_act):
        with suppress(SettebelloError):
            read(text)


@given(st.binary())
def test_any_bytes(junk: bytes) -> None:
    for read in (loads, parse_position, parse_action, parse_act):
        with suppress(SettebelloError):
            read(junk.decode("latin-1"))


each_length = pytest.mark.parametrize(
    "length", [40_000, *(pytest.param(each, marks=pytest.mark.slow) for each in (200_000, 1_000_000))]
)
UNITS = [
    *["\0", "[", "]", '"', "\\", "{", "}", ";", "{}", "=", "/", "?", "&", "ß", "\ud800", " ", "\n", "\r\n"],
    *[
        "7",
        "7D",
        "7D ",
        "7Dx",
        "1.",
        'x"',
        ";\n",
        "a=1 ",
        "scopa?",
        "[A",
        "[A\t",
        '[A "',
        '[A "" ]',
        '[A "\\"',
    ],
    '[Deal "1"] 7D ',
    *[
        "call",
        "2:call ",
        "shows=7D",
        "irregular=",
        "2,",
        "misdeal=9/",
        "9/",
        "??",
        "~",
        "=fuori",
        '[Deal "1"][Pack "??',
    ],
]


@each_length
@pytest.mark.parametrize("unit", UNITS)
def test_a_long_text_of_anything_is_refused_soon(unit: str, length: int) -> None:
    def work_s(size: int) -> float:
        junk = unit * (size // len(unit))
        began = process_time()
        for text in (junk, '[Rules "figs"]' + junk, '[Rules "figs"] [Deal "1"] [X "' + junk, "scopa " + junk):
            for read in (loads, parse_position, parse_action, parse_act):
                with pytest.raises(SettebelloError) as refused:
                    read(text)
                assert len(refused.value.message) < 300
        return process_time() - began

    assert grows_like_its_size(work_s, length)


@each_length
def test_many_blanks_in_any_value_are_read_soon(length: int) -> None:
    def work_s(size: int) -> float:
        blanks = " " * size
        began = process_time()
        for tag in sorted({line.split()[0] for line in TEXT.splitlines() if line.startswith("[")}):
            with suppress(SettebelloError):
                loads(TEXT.replace(f'{tag} "', f'{tag} "{blanks}', 1))
        for act in ("7Dx", "shows=", "chooses=", "misdeal="):
            for read in (parse_action, parse_act):
                with pytest.raises(SettebelloError):
                    read(act + blanks)
        return process_time() - began

    assert grows_like_its_size(work_s, length)
