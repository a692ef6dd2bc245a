"""The count at the end of a deal: every category with both sides' figures, and the match."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from settebello.cards import RE_BELLO, SETTEBELLO, card_text
from settebello.cli.common.sentences import category_name, own_side_first, side_name
from settebello.room.screen import CountScreen, Screen, SideCount
from settebello.texts import Texts

MANY_SIDES: Final = 3
"""Sides from which there is no room for the cards of a primiera."""


def tally(screen: Screen, count: CountScreen, said: Texts, *, signs: bool) -> Table:
    """Return the count as a table, the person's side first."""
    title = said.say("deal-title", deal=count.deal_number)
    edge = box.SIMPLE_HEAD if signs else box.ASCII
    table = Table(title=title, title_justify="left", title_style="bold", box=edge, pad_edge=False)
    table.add_column("")
    sides = own_side_first(screen)
    for side in sides:
        table.add_column(side_name(screen, side, said), justify="right")
        table.add_column("", justify="right", style="bold")
    counts = [count.sides[side.side] for side in sides]
    for category in count.categories:
        table.add_row(category_name(category, count, said), *_cells(category, counts, said))
    table.add_section()
    totals = [cell for each in counts for cell in ("", str(each.total))]
    table.add_row(said.say("count-total"), *totals)
    table.add_row(said.say("count-match"), *_match_cells(count, counts), style="bold")
    if count.cappotto is not None:
        table.caption = said.say("count-cappotto")
    return table


def _cells(category: str, counts: list[SideCount], said: Texts) -> list[Text | str]:
    cells: list[Text | str] = []
    for side in counts:
        points = side.points[category]
        figure = _FIGURES[category](side, said) if category in _FIGURES else ""
        if category == "primiera" and len(counts) >= MANY_SIDES:
            figure = figure.rpartition(" ")[2]
        cells += [Text(figure, style="dim"), str(points) if points else "-"]
    return cells


def _match_cells(count: CountScreen, counts: list[SideCount]) -> list[str]:
    cells = []
    for side in counts:
        cells += [f"{count.before[side.side]} + {side.total} =", str(count.after[side.side])]
    return cells


def _primiera(side: SideCount, said: Texts) -> str:
    total = said.say("cli-void") if side.primiera.total is None else str(side.primiera.total)
    return " ".join([*side.primiera.cards, f"= {total}"])


_FIGURES: Final[Mapping[str, Callable[[SideCount, Texts], str]]] = MappingProxyType(
    {
        "carte": lambda side, _: str(side.cards),
        "denari": lambda side, _: str(side.coins),
        "settebello": lambda side, _: _held(side, card_text(SETTEBELLO)),
        "primiera": _primiera,
        "scope": lambda side, _: " ".join(side.scope_cards),
        "re_bello": lambda side, _: _held(side, card_text(RE_BELLO)),
    }
)
"""The text beside the points of a category."""


def _held(side: SideCount, card: str) -> str:
    return card if card in side.pile else ""
