"""The acts at a table besides plays, as text and as numbers."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Card, CardSet, Seat, parse_card, parse_cards
from settebello.engine import BankAce, Play, encode_action
from settebello.engine.live import (
    Act,
    Admit,
    Call,
    Choose,
    Fuori,
    Irregular,
    Misdeal,
    Show,
    decode_act,
    encode_act,
)
from settebello.errors import IllegalAction, SyntaxProblem
from settebello.notation import MarkedAct, act_text, parse_act
from settebello.notation.acts import read_marked_act
from settebello.notation.places import TextPlace

CARDS = st.integers(0, 39).map(Card)
SETS = st.integers(1, 2**40 - 1).map(CardSet)
SEATS = st.sets(st.integers(0, 5).map(Seat), min_size=1).map(tuple)
COUNTS = st.integers(0, 40)
PLAYS = st.builds(lambda card, taken: Play(card, CardSet(taken & ~(1 << card))), CARDS, SETS) | st.builds(
    Play, CARDS
)
ACTS: st.SearchStrategy[Act] = st.one_of(
    PLAYS,
    st.builds(BankAce, CARDS),
    st.builds(Fuori, PLAYS),
    st.builds(Call),
    st.builds(Show, SETS),
    st.builds(Choose, CARDS),
    st.builds(Admit, SETS),
    st.builds(Irregular, SEATS, st.booleans()),
    st.builds(Misdeal, st.lists(COUNTS, min_size=1, max_size=6).map(tuple), COUNTS),
)


@given(ACTS)
def test_every_act_reads_back(act: Act) -> None:
    assert parse_act(act_text(act)) == act
    assert parse_act(act_text(act).upper().replace("X", "x")) == act


@given(PLAYS, st.booleans())
def test_the_marks_of_a_play_are_read_and_dropped(play: Play, declared: bool) -> None:
    act: Act = Fuori(play) if declared else play
    assert parse_act(act_text(act, scopa=True)) == act
    laid: Act = Fuori(Play(play.card)) if declared else Play(play.card)
    assert parse_act(act_text(laid, missed=True)) == laid


@given(ACTS)
def test_every_act_has_one_number_of_64_bits(act: Act) -> None:
    number = encode_act(act)
    assert 0 <= number < 2**64
    assert decode_act(number) == act


@given(PLAYS)
def test_a_play_keeps_its_number(play: Play) -> None:
    assert encode_act(play) == encode_action(play)


@given(
    st.integers(0, 2**64 - 1)
    | st.builds(lambda kind, rest: kind << 46 | rest, st.integers(0, 12), st.integers(0, 2**46 - 1))
)
def test_a_number_is_of_one_act_or_of_none(number: int) -> None:
    with suppress(IllegalAction):
        assert encode_act(decode_act(number)) == number


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("call", Call()),
        ("shows=4C7D", Show(parse_cards("4C7D"))),
        ("SHOWS=7d4c", Show(parse_cards("4C7D"))),
        ("chooses=4C", Choose(parse_card("4C"))),
        ("admits=5D", Admit(parse_cards("5D"))),
        ("7DxAS6C#=fuori", Fuori(Play(parse_card("7D"), parse_cards("AS6C")))),
        ("7S~=fuori", Fuori(Play(parse_card("7S")))),
        ("7S~", Play(parse_card("7S"))),
        ("irregular=4,2:stops", Irregular((Seat(1), Seat(3)))),
        ("irregular=2:continues", Irregular((Seat(1),), goes_on=True)),
        ("misdeal=10/8/9/9/4", Misdeal((10, 8, 9, 9), 4)),
    ],
)
def test_the_forms(text: str, act: Act) -> None:
    assert parse_act(text) == act


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("shows=", 7, "write which cards"),
        ("shows=4C4C", 9, "4C is written twice"),
        ("shows=4Z", 7, "'4Z' is no card"),
        ("chooses=4C5C", 9, "is no card"),
        ("chooses=", 9, "'' is no card"),
        ("admits=8D", 8, "'8D' is no card"),
        ("7D=foo", 1, "may end with =fuori"),
        ("AD!=fuori", 1, "takes or lays a card"),
        ("call=1", 1, "'call=1' is no act"),
        ("7DxAS6C~", 8, "stands behind a card that was laid"),
        ("7D~#", 3, "cannot stand after 7D"),
        ("irregular=2", 11, "write seats, then :stops or :continues"),
        ("irregular=2,7:stops", 13, "'7' is no seat"),
        ("irregular=2,2:stops", 13, "seat 2 is written twice"),
        ("irregular=:stops", 11, "'' is no seat"),
        ("misdeal=9", 9, "as in 10/8/9/9/4"),
        ("misdeal=9/9/9/9/9/9/9/9", 9, "as in 10/8/9/9/4"),
        ("misdeal=9/41", 11, "'41' is no number of cards"),
        ("misdeal=9/04", 11, "'04' is no number of cards"),
        ("2:call", 1, "is no card"),
    ],
)
def test_what_is_no_act_is_refused_at_its_column(text: str, column: int, says: str) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        parse_act(text)
    assert (refused.value.line, refused.value.column) == (1, column)
    assert says in refused.value.message


@pytest.mark.parametrize(
    "text", ["7D", "7DxAS6C#", "7S~", "AD!", "2:call", "3:shows=4C7D", "1:admits=5D", "misdeal=9/9/9/8/4"]
)
def test_an_act_of_a_record_reads_back_with_seat_and_marks(text: str) -> None:
    assert str(read_marked_act(text, TextPlace(), 4)) == text


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("call", 1, "write before this who did it"),
        ("shows=7D", 1, "write before this who did it"),
        ("2:7D", 1, "no seat is written before this act"),
        ("2:irregular=2:stops", 1, "no seat is written before this act"),
        ("5:call", 1, "'5' is no seat"),
        ("12:shows=8D", 10, "'8D' is no card"),
        ("irregular=5:stops", 11, "'5' is no seat"),
        ("misdeal=9/9/9/9/9/4", 9, "as in 10/8/9/9/4"),
    ],
)
def test_an_act_of_a_record_is_refused_at_its_column(text: str, column: int, says: str) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        read_marked_act(text, TextPlace(2, 1), 4)
    assert (refused.value.line, refused.value.column) == (2, column)
    assert says in refused.value.message


def test_who_did_it_is_written_before_it() -> None:
    assert str(MarkedAct(Call(), Seat(1))) == "2:call"
    assert str(MarkedAct(Play(parse_card("7D")), scopa=True)) == "7D#"
