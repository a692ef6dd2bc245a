"""Whole matches as text: what is written reads back, byte for byte."""

from dataclasses import replace
from io import BytesIO, StringIO, TextIOWrapper

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Seat, Side
from settebello.errors import SyntaxProblem
from settebello.notation import DealRecord, MatchRecord, dump, dumps, load, loads, record_of
from settebello.rules import Rules, rules_text
from tests.kit.strategies import random_rules
from tests.unit.notation.matches import MISHAPS, played_match

NAMES = st.text(st.characters(blacklist_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=30)


@given(random_rules(), st.integers(0, 2**32), st.integers(1, 4), st.integers(0, 40))
def test_any_match_reads_back(rules: Rules, seed: int, most: int, plays: int) -> None:
    record = played_match(rules_text(rules), seed, most=most, plays=plays)
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text


@given(
    st.integers(0, 2**32),
    st.integers(0, 40),
    st.sampled_from(["figs", "figs?target=11", "scopa?capture_duty=lapse"]),
)
def test_any_match_in_which_people_err_reads_back(seed: int, plays: int, rules: str) -> None:
    record = played_match(rules, seed, most=9, plays=plays, mishaps=MISHAPS)
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text


@given(st.lists(NAMES, min_size=2, max_size=2), st.none() | NAMES, st.none() | NAMES)
def test_any_names_read_back(names: list[str], site: str | None, date: str | None) -> None:
    record = record_of("scopa?players=2", names, [], site=site, date=date, free_tags=(("Event", names[0]),))
    assert loads(dumps(record)) == record


MESSY = """\ufeff; a match as somebody may type it
[ player2 "Bruno \\\\ \\"il Moro\\"" ]\r
[Result "*"] [EVENT "torneo {no comment}; nor this"] [Rules "scopa?players=2"][score "0-0"]
[Player1 "Ada"] {a comment
of two lines}
[Table_no "7"]
[Deal "1"] [Pack "rccs3d6bfs2dadcb 5D5C2B2S 6S4BCD7C 7S4D6DRS FC6CFB7B CC3S7DAC AS3CRD5S 4SFD3BAB RB2C4C5B"]
[Arbiter "Carla"]
1.rcxadcb 2D ; well played
[Before "0-0"] CS
6B 3.3D FSx5D3D
[Dealer "1"]"""

TIDY = """[Rules "scopa?players=2"]
[Player1 "Ada"]
[Player2 "Bruno \\\\ \\"il Moro\\""]
[EVENT "torneo {no comment}; nor this"]
[Table_no "7"]

[Deal "1"]
[Dealer "1"]
[Before "0-0"]
[Arbiter "Carla"]
[Pack "RCCS3D6B FS2DADCB 5D5C2B2S 6S4BCD7C 7S4D6DRS FC6CFB7B CC3S7DAC AS3CRD5S 4SFD3BAB RB2C4C5B"]

1. RCxADCB 2D
2. CS 6B
3. 3D FSx3D5D

[Score "0-0"]
[Result "*"]
"""


def test_a_text_that_a_person_typed_is_put_in_order() -> None:
    assert dumps(loads(MESSY)) == TIDY
    assert dumps(loads(TIDY)) == TIDY


def test_tags_without_a_meaning_stay_where_they_belong_and_in_order() -> None:
    record = loads(MESSY)
    assert record.free_tags == (("EVENT", "torneo {no comment}; nor this"), ("Table_no", "7"))
    assert record.deals[0].free_tags == (("Arbiter", "Carla"),)


def test_line_ends_of_other_systems_are_read() -> None:
    assert loads(TIDY.replace("\n", "\r\n")) == loads(TIDY)


def test_where_a_claim_stands_is_no_part_of_equality() -> None:
    assert loads(MESSY) == loads(TIDY)
    assert loads(MESSY).places != loads(TIDY).places


def test_napoli_and_re_bello_are_written_where_they_count() -> None:
    plain = dumps(played_match("scopa?players=2&target=one_deal", 1))
    rich = dumps(played_match("scopa?players=2&target=one_deal&extras=napoli+re_bello", 1))
    assert "Napoli" not in plain
    assert "ReBello" not in plain
    assert "[Napoli " in rich
    assert "[ReBello " in rich


def test_streams_carry_the_same_text() -> None:
    stream = StringIO()
    dump(loads(TIDY), stream)
    assert stream.getvalue() == TIDY
    assert load(StringIO(TIDY)) == loads(TIDY)


def test_a_stream_of_bytes_that_are_no_text_says_where() -> None:
    with pytest.raises(SyntaxProblem) as refused:
        load(TextIOWrapper(BytesIO(b"[Rules \n  \xff\xfe"), encoding="utf-8"))
    assert (refused.value.line, refused.value.column) == (2, 3)


def _unwritable() -> list[MatchRecord]:
    record = loads(TIDY)
    deal: DealRecord = record.deals[0]
    return [
        replace(record, players=("Ada\n", "Bruno")),
        replace(record, site="\x00"),
        replace(record, date="\ud800"),
        replace(record, free_tags=(("Deal", "1"),)),
        replace(record, free_tags=(("player3", "Carla"),)),
        replace(record, free_tags=(("two words", "1"),)),
        replace(record, deals=(replace(deal, salts=("a,b",)),)),
        replace(record, deals=(replace(deal, seed="xyz"),)),
        replace(record, deals=(replace(deal, free_tags=(("Score", "1-0"),)),)),
    ]


@pytest.mark.parametrize("record", _unwritable())
def test_what_no_text_can_hold_is_not_written(record: MatchRecord) -> None:
    with pytest.raises(SyntaxProblem):
        dumps(record)


def test_a_forfeit_reads_back() -> None:
    record = replace(loads(TIDY), winner=Side(0), forfeit=Side(1))
    assert loads(dumps(record)) == record


def test_places_that_were_drawn_read_back() -> None:
    record = replace(loads(TIDY), drawn=(Seat(1), Seat(0)))
    assert '[Drawn "2-1"]' in dumps(record)
    assert loads(dumps(record)) == record
