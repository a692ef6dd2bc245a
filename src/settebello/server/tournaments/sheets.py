"""A tournament as tables for other programs: its standings and its results as CSV."""

from collections.abc import Iterable, Sequence

from settebello.server.tournaments.wire import EntryInfo, TournamentPage
from settebello.tournament.exchange import csv_text

Cell = str | int | float | None


def standings_sheet(page: TournamentPage) -> str:
    """Write the standings, a line for each entry, with the tie-breaks in their order."""
    names = {each.id: entry_text(each) for each in page.entries}
    head = ["place", "entry", "name", "points", *page.tie_breaks, *_rounds(page)]
    rows = (
        [each.place, each.entry, names.get(each.entry, ""), each.points, *each.tie_breaks, *each.outcomes]
        for each in page.standings
    )
    return csv_text(head, rows)


def results_sheet(page: TournamentPage) -> str:
    """Write the results, a line for each table of each round, and one for each bye."""
    names = {each.id: entry_text(each) for each in page.entries}

    def rows() -> Iterable[Sequence[Cell]]:
        for part in page.rounds:
            for table in part.tables:
                first, second = (" + ".join(names.get(each, "") for each in side) for side in table.sides)
                points: Sequence[Cell] = table.points or [None, None]
                outcomes: Sequence[Cell] = table.outcome or [None, None]
                yield [part.number, table.number, first, second, *points, *outcomes]
            for entry in part.byes:
                yield [part.number, None, names.get(entry, ""), None, None, None, "bye", None]

    head = ["round", "table", "first", "second", "points_first", "points_second", "first_is", "second_is"]
    return csv_text(head, rows())


def entry_text(entry: EntryInfo) -> str:
    """Return the name of an entry in a table for programs."""
    return entry.name or " / ".join(each.name for each in entry.players)


def _rounds(page: TournamentPage) -> list[str]:
    return [f"round_{each.number}" for each in page.rounds]
