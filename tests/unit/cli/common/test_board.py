"""Screens fit, at the sizes people have, and can be read without colour."""

from collections.abc import Sequence
from functools import cache
from io import StringIO

import pytest
from rich.console import Console

from settebello.cards import Language
from settebello.cli.common.board import Board
from settebello.cli.play.house import House, SittingLuck
from settebello.cli.play.tally import tally
from settebello.room.screen import Phase, Screen
from settebello.rules import presets
from settebello.texts import languages, texts

SHOWN = [name for name, row in presets().items() if row.shown]


@cache
def screens(rules: str) -> Sequence[Screen]:
    """Return every screen of the person's turns in a deal, and the count."""
    house = House(rules, "greedy", "Anna", SittingLuck("5e77"))
    house.sit_down()
    seen: list[Screen] = []
    while house.room.phase is Phase.PLAYING:
        if house.bot_move() is None:
            seen.append(house.screen)
            house.move(house.screen.legal[0].action)
    return (*seen, house.screen)


def drawn(screen: Screen, language: Language, width: int, height: int) -> list[str]:
    console = Console(file=StringIO(), width=width, height=height, no_color=True)
    with console.capture() as captured:
        for line in Board(console, texts(language)).lines(screen, ["Est cala il due di coppe."] * 9, 5):
            console.print(line)
    return captured.get().splitlines()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rules", SHOWN)
@pytest.mark.parametrize(
    ("width", "height"),
    [(80, 24), *(pytest.param(*size, marks=pytest.mark.long) for size in ((60, 24), (120, 40)))],
)
def test_a_screen_and_its_prompt_fit(rules: str, width: int, height: int, language: Language) -> None:
    faults = []
    for number, screen in enumerate(screens(rules)):
        lines = drawn(screen, language, width, height)
        if len(lines) >= height or max(map(len, lines)) > width:
            faults.append((number, lines))
    assert faults == []


def test_every_card_of_hand_and_table_is_named() -> None:
    for screen in screens("figs"):
        text = "\n".join(drawn(screen, "en", 80, 24))
        assert all(card in text for card in (*screen.table, *(screen.hand or [])))


def test_closed_piles_show_no_scope() -> None:
    for screen in screens("figs")[:-1]:
        assert "scop" not in "\n".join(drawn(screen, "en", 80, 24)[:3]).replace("Scopone", "")


@pytest.mark.parametrize("rules", [*SHOWN, "x-scopa-3", "scopone-9-rebello"])
def test_the_count_has_every_category(rules: str) -> None:
    screen = screens(rules)[-1]
    assert screen.count is not None
    console = Console(file=StringIO(), width=80, no_color=True)
    with console.capture() as captured:
        console.print(tally(screen, screen.count, texts("en"), signs=True))
    lines = captured.get().splitlines()
    for category in screen.count.categories:
        name = texts("en").say(f"category-{category}")
        assert any(line.strip().startswith(name) for line in lines)
    assert max(map(len, lines)) <= 80
