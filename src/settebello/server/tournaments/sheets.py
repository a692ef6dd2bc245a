"""A tournament as tables for other programs: its standings and its results as CSV."""

from collections.abc import Iterable, Sequence

from settebello.server.tournaments.wire import EntryInfo, TournamentPage
from settebello.tournament.exchange import csv_text

Cell = str | int | float | None


def standings_sheet(page: TournamentPage) -> str:
    """Write the standings, a line for each entry, with the tie-breaks in their order."""
    names = {each.id: entry_text(each) for each in page.entries}
    most = max((len(each.outcomes) for each in page.standings), default=len(page.rounds))
    each_is = "table" if page.listed.format == "arena" else "round"
    outcomes = (f"{each_is}_{number}" for number in range(1, most + 1))
    head = ["place", "entry", "name", "points", *page.tie_breaks, *outcomes]

    def rows() -> Iterable[Sequence[Cell]]:
        for each in page.standings:
            rest = [None] * (most - len(each.outcomes))
            name = names.get(each.entry, "")
            yield [each.place, each.entry, name, each.points, *each.tie_breaks, *each.outcomes, *rest]

    return csv_text(head, rows())


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
