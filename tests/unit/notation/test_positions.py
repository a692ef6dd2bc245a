"""Positions as one line of text."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.engine import State
from settebello.errors import InvalidRules, SettebelloError, SyntaxProblem, UnknownRule
from settebello.notation import parse_position, position_text
from tests.kit.strategies import states

TWO = (
    "scopa?players=2 dealer=1 move=1 hands=6C7S/7D table=2C4BRC stock=ABADFBCS3BFS3C6B6D3DRD4CRSCC6SASRB3S7C"
    "2D7B4D5D4S piles=5C5SCDCB/AC2S2B5BFDFC scope=1/0 last=2 before=3/2"
)


@given(states(), st.data())
def test_a_state_reads_back_without_its_history(state: State, data: st.DataObject) -> None:
    points = data.draw(st.tuples(*[st.integers(0, 40)] * state.rules.side_count))
    state = replace(state, before=points)
    assert parse_position(position_text(state)) == replace(state, plays=())


def _two(**fields: str) -> str:
    words = dict(word.split("=", 1) for word in TWO.split()[1:]) | fields
    return " ".join(
        [TWO.split(maxsplit=1)[0], *(f"{name}={value}" for name, value in words.items() if value != "gone")]
    )


def test_the_example_is_a_position() -> None:
    assert position_text(parse_position(TWO)) == TWO


def test_fields_may_come_in_any_order_and_with_any_blanks() -> None:
    rules, *words = TWO.split()
    assert parse_position("  ".join([rules, *reversed(words)]) + "\n") == parse_position(TWO)


STOCK = TWO.split("stock=")[1].split(" ", maxsplit=1)[0]


@pytest.mark.parametrize(
    ("text", "at", "says"),
    [
        ("", "", "begins with its rules"),
        (TWO + "\nnext", "\nnext", "one line"),
        (_two(dealer="gone"), "", "the field dealer is missing"),
        (_two(colour="red"), "colour", "'colour=red' is no field"),
        (TWO + " dealer=1", "dealer=1", "dealer is written twice"),
        (_two(dealer="3"), "3 move", "'3' is no seat"),
        (_two(dealer="0"), "0 move", "'0' is no seat"),
        (_two(dealer="2"), "6C7S/7D", "whoever plays earlier"),
        (_two(move="x"), "x hands", "'x' is no seat"),
        (_two(move="2"), "2 hands", "it is the turn of 1"),
        (_two(hands="6C7S/-", stock=STOCK + "7D"), "ABAD", "which is no number of whole batches"),
        (_two(hands="6C7S/-"), "6C7S/-", "nowhere: 7D"),
        (_two(hands="6C7S/7X"), "7X", "'7X' is no card"),
        (_two(hands="6C7S/7S7D"), "7S7D", "7S is written twice: it stands among the hands"),
        (_two(hands="6C7S/7D/-"), "6C7S", "2 players: write so many hands"),
        (_two(hands="6C7S7D"), "6C7S7D", "2 players: write so many hands"),
        (_two(hands="6C7S7D/"), " table", "or - for none"),
        (_two(hands="6C7S7D/-"), "6C7S7D", "whoever plays earlier"),
        (
            _two(hands="2C6C7SRC/4B7D", table="-"),
            "2C6C7SRC",
            "a hand has 4 cards; by these rules it begins with 3",
        ),
        (_two(hands="-/-", table="2C4BRC6C7S7D"), "-/- table", "the next batch has been handed out"),
        (_two(table="2C6CRC"), "6CRC", "6C is written twice: it stands among the hands"),
        (_two(piles="5C5SCDCBAC2S2B5BFDFC"), "5C5S", "2 sides: write so many piles"),
        (_two(piles="5C/ACCB2S2B5B5SCDFDFC", scope="0/1"), "5C/", "side 1 cannot have a single card"),
        (_two(scope="3/0"), "3/0", "too few cards for so many scope"),
        (_two(scope="0/1/2"), "0/1/2", "write a number a side"),
        (_two(scope="0/x"), "x last", "scope cannot be 'x'"),
        (_two(last="-"), "- before", "somebody has captured"),
        (
            _two(piles="-/AC2S2B5BFDFC5C5SCDCB", scope="0/1", last="1"),
            "1 before",
            "the side of 1 has captured",
        ),
        (_two(before="3/-4"), "-4", "before cannot be '-4'"),
        (_two(before="3/1000000"), "1000000", "a number from 0"),
        (_two(leftovers="CB"), "CB", "only when the deal is over"),
    ],
)
def test_what_cannot_be_is_refused_at_its_column(text: str, at: str, says: str) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        parse_position(text)
    assert says in refused.value.message
    assert text[refused.value.column - 1 :].startswith(at)
    assert refused.value.line == 1


def _over(piles: str, last: str, table: str, leftovers: str) -> str:
    rules = "scopa?players=2 dealer=2 move=1 hands=-/- stock=-"
    return f"{rules} table={table} piles={piles} scope=0/0 last={last} before=0/0 leftovers={leftovers}"


ALL_BUT_AD = "".join(f"{rank}{suit}" for rank in "A234567FCR" for suit in "DCSB").removeprefix("AD")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (_over(f"{ALL_BUT_AD}/AD", "1", "-", "AD"), "a single card"),
        (_over(f"{ALL_BUT_AD}/-", "1", "AD", "-"), "the last capturer has what was left"),
        (_over(f"{ALL_BUT_AD}AD/-", "2", "-", "AD"), "has captured nothing"),
        (_over(f"{ALL_BUT_AD[2:]}/ADAC", "2", "-", "2D"), "not in the last capturer's pile: 2D"),
    ],
)
def test_a_finished_deal_that_cannot_be_is_refused(text: str, says: str) -> None:
    with pytest.raises(SyntaxProblem, match=says):
        parse_position(text.replace("leftovers=-", ""))


def test_whoever_has_not_played_has_captured_nothing() -> None:
    hands, table, pile = "6SRDRC/RSRB", "7C7S7B", "AD7D"
    used = {f"{text[n : n + 2]}" for text in ("6SRDRCRSRB", table, pile) for n in range(0, len(text), 2)}
    stock = [ALL_BUT_AD[n : n + 2] for n in range(0, len(ALL_BUT_AD), 2) if ALL_BUT_AD[n : n + 2] not in used]
    text = f"scopa?players=2 dealer=1 move=1 hands={hands} table={table} stock={''.join(stock)} piles="
    parse_position(f"{text}-/{pile} scope=0/0 last=2 before=0/0")
    with pytest.raises(SyntaxProblem, match="1 has not played yet"):
        parse_position(f"{text}{pile}/- scope=0/0 last=1 before=0/0")


def test_rules_that_are_none_say_where() -> None:
    kinds: list[tuple[str, type[SettebelloError]]] = [
        ("scopb", UnknownRule),
        ("scopa?players=5", InvalidRules),
    ]
    for rules, kind in kinds:
        with pytest.raises(kind) as refused:
            parse_position(f"  {rules} x=1")
        assert (refused.value.facts["line"], refused.value.facts["column"]) == (1, 3)
