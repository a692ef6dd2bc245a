"""Moves as text."""

import pytest
from hypothesis import given

from settebello.cards import CardSet, parse_card, parse_cards
from settebello.engine import BankAce, Play, State, legal_actions
from settebello.errors import SyntaxProblem
from settebello.notation import action_text, parse_action
from tests.kit.strategies import states


@given(states())
def test_every_legal_action_reads_back_with_and_without_its_mark(state: State) -> None:
    for action in legal_actions(state):
        assert parse_action(action_text(action)) == action
        assert parse_action(action_text(action, scopa=True)) == action


def test_the_four_forms() -> None:
    card, ace = parse_card("7D"), parse_card("AD")
    assert parse_action("7D") == Play(card)
    assert parse_action("7DxAS6C") == Play(card, parse_cards("AS6C"))
    assert parse_action("AD!") == BankAce(ace)


def test_a_person_may_write_small_letters_and_any_order() -> None:
    assert parse_action("7dX6cas") == parse_action("7DxAS6C")


def test_the_mark_is_ignored_by_parse_action() -> None:
    assert parse_action("7D#") == Play(parse_card("7D"), CardSet(0))


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("", 1, "'' is no card"),
        ("#", 1, "'' is no card"),
        ("7", 1, "'7' is no card"),
        ("8D", 1, "'8D' is no card"),
        ("7Dx", 4, "write what 7D takes"),
        ("7DxAS6", 6, "'6' is no card"),
        ("7DxAS8C", 6, "'8C' is no card"),
        ("7DxASAS", 6, "AS is written twice"),
        ("7Dx7D", 4, "7D cannot take itself"),
        ("7D6C", 3, "'6C' cannot stand after 7D"),
        ("AD!!", 3, "'!!' cannot stand after AD"),
        ("AD##", 3, "'#' cannot stand after AD"),
        ("7D" + "y" * 10_000, 3, "'yyyyyyyyyyyyyyyyyyyyyyy…' cannot"),
        (" 7D", 1, "' 7' is no card"),
        ("7D\0", 3, "'\\x00' cannot"),
    ],
)
def test_what_is_no_move_is_refused_at_its_column(text: str, column: int, says: str) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        parse_action(text)
    assert (refused.value.line, refused.value.column) == (1, column)
    assert says in refused.value.message
