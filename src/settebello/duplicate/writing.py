"""Writing sets and sheets in their one canonical form, which reads back to an equal value."""

from collections.abc import Iterator

from settebello.cards import Seat, number_of
from settebello.duplicate.dealset import DealSet
from settebello.duplicate.played import TEAM_TAGS, points_text
from settebello.duplicate.sheet import Sheet, SheetSitting
from settebello.notation.writing import tag_lines


def dumps_set(deals: DealSet) -> str:
    """Write a set, with the seeds it has; raise `SyntaxProblem` for a name that no text can hold."""
    return "\n\n".join(_set_blocks(deals)) + "\n"


def dumps_sheet(sheet: Sheet) -> str:
    """Write a result sheet; raises as `dumps_set`."""
    return "\n\n".join(_sheet_blocks(sheet)) + "\n"


def _set_blocks(deals: DealSet) -> Iterator[str]:
    yield tag_lines(
        [
            ("Rules", deals.rules_text),
            ("Deals", str(len(deals.deals))),
            ("Name", deals.name),
            ("Date", deals.date),
            ("Commitment", deals.commitment),
            ("Seed", deals.seed),
        ]
    )
    for number, deal in enumerate(deals.deals, 1):
        yield tag_lines([("Deal", str(number)), ("Commitment", deal.commitment), ("Seed", deal.seed)])


def _sheet_blocks(sheet: Sheet) -> Iterator[str]:
    yield tag_lines([("Rules", sheet.rules_text), ("Commitment", sheet.commitment)])
    for sitting in sheet.sittings:
        yield tag_lines(_seats(sitting))
        if sitting.results:
            yield "\n".join(f"{each.deal}. {points_text(each.points)}" for each in sitting.results)


def _seats(sitting: SheetSitting) -> Iterator[tuple[str, str]]:
    yield "Table", sitting.table
    for seat, name in enumerate(sitting.players):
        yield f"Player{number_of(Seat(seat))}", name
    if sitting.teams is not None:
        yield from zip(TEAM_TAGS, sitting.teams, strict=True)
