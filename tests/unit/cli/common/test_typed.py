"""The meaning of a line on the person's turn."""

import pytest

from settebello.cli.common.typed import (
    Chosen,
    Typed,
    TypedWord,
    Unclear,
    Whole,
    split_declaration,
    understand,
)
from settebello.cli.play.house import House, SittingLuck
from settebello.room.screen import Screen


@pytest.fixture(scope="module")
def screen() -> Screen:
    house = House("scopa?players=2", "greedy", "Anna", SittingLuck("ab"))
    house.sit_down()
    while house.bot_move() is not None:
        pass
    return house.screen


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("?", TypedWord.HELP),
        ("aiuto", TypedWord.HELP),
        ("ayuda", TypedWord.HELP),
        ("reglas", TypedWord.RULES),
        ("Salir", TypedWord.QUIT),
        ("R", TypedWord.RULES),
        ("q", TypedWord.QUIT),
        ("7d", Chosen("7D")),
        ("7DxAS6C", Whole("7DxAS6C")),
        ("7d x as 6c", Whole("7DxAS6C")),
        ("AD!", Whole("AD!")),
        ("0", Unclear("cli-no-such-number", {"most": "3"})),
        ("4", Unclear("cli-no-such-number", {"most": "3"})),
        ("9" * 5000, Unclear("cli-no-such-number", {"most": "3"})),
        ("²", Unclear("cli-not-understood", {"text": "²"})),
        ("", Unclear("cli-not-understood", {"text": ""})),
        ("7D7D", Unclear("cli-not-understood", {"text": "7D7D"})),
    ],
)
def test_lines(screen: Screen, text: str, meant: Typed) -> None:
    assert understand(text, screen) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("7D fuori", ("7D", True)),
        ("7DxAS6C=FUORI", ("7DxAS6C", True)),
        ("7D fuera", ("7D", True)),
        ("7D", ("7D", False)),
    ],
)
def test_a_declaration_is_typed_behind_the_card(text: str, meant: tuple[str, bool]) -> None:
    assert split_declaration(text) == meant


def test_numbers_count_the_hand_from_1(screen: Screen) -> None:
    assert screen.hand is not None
    assert [understand(str(number), screen) for number in (1, 2, 3)] == [Chosen(card) for card in screen.hand]


def test_the_same_seed_deals_the_same_cards(screen: Screen) -> None:
    again = House("scopa?players=2", "greedy", "Anna", SittingLuck("AB"))
    again.sit_down()
    while again.bot_move() is not None:
        pass
    assert again.screen == screen
