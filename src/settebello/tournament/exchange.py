"""Entries, results and standings as CSV, for spreadsheets and other programs.

A cell that a spreadsheet would take for a formula is written behind an apostrophe, and read without it. The
first line names the columns; their order does not matter, and unknown ones are passed over.
"""

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from settebello.cards import Side, number_of
from settebello.errors import Reason, SyntaxProblem
from settebello.tournament.commands import Enter, ReportResult
from settebello.tournament.plan import MOST_ENTRANTS
from settebello.tournament.ranking.table import standings
from settebello.tournament.state import EntrantState, GameResult, Member, Tournament

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "'")
"""The beginnings of cells that spreadsheets calculate, and the sign that keeps them from it."""

_PAIR: Final = re.compile(r"(\d{1,3})-(\d{1,3})")

_LINE: Final = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
"""A line with its end: another sign that separates lines, such as U+2028, belongs to its cell."""

_READ: Final = re.compile(r"(member|level|points|scope)\d+|name|strength|round|table|part|deals|winner")
"""The columns that are read: none of them stands there twice."""

_MOST_ROWS: Final = 20 * MOST_ENTRANTS

Row = Mapping[str, str]


def entries_csv(tournament: Tournament) -> str:
    """Write the entrants: number, name, strength, state, members, and the levels of computers."""
    places = range(1, tournament.plan.ranked_size + 1)
    shown = [each for each in tournament.entrants if each.state is not EntrantState.MERGED]
    leveled = any(member.player for each in shown for member in each.members)
    head = ["number", "name", "strength", "state", *(f"member{at}" for at in places)]
    if leveled:
        head += [f"level{at}" for at in places]
    rows = list[Sequence[object]]()
    for each in shown:
        names = [member.name for member in each.members]
        levels = [member.player for member in each.members] if leveled else []
        # those who wait for partners to be drawn are alone
        names += [""] * ((len(places) - len(names)) * leveled)
        rows.append([each.number, each.name, each.strength, each.state.value, *names, *levels])
    return csv_text(head, rows)


def results_csv(tournament: Tournament) -> str:
    """Write every encounter, part by part: sides, points, scopas, deals, sides that lost without playing."""
    head = ["round", "table", "part", "side1", "side2", "points1", "points2", "scope1", "scope2"]
    rows = list[Sequence[object]]()
    for each in tournament.rounds:
        for encounter in each.encounters:
            names = [_side_name(tournament, side) for side in encounter.sides]
            lost = " ".join(str(number_of(Side(side))) for side in encounter.forfeits)
            for part, result in enumerate(encounter.results, 1):
                if result is None and part > 1:
                    continue
                numbers = ["", "", "", ""] if result is None else [*result.points, *result.scope]
                deals = "" if result is None else deals_text(result.deals)
                winner = "" if result is None or result.winner is None else result.winner + 1
                rows.append([each.number, encounter.table, part, *names, *numbers, deals, winner, lost])
        rows.extend(
            [each.number, "", "", _side_name(tournament, (number,)), *[""] * 8] for number in each.byes
        )
    return csv_text([*head, "deals", "winner", "forfeit"], rows)


def standings_csv(tournament: Tournament) -> str:
    """Write the standings with all tie-breaks."""
    breaks = [each.value for each in tournament.plan.tie_breaks]
    head = ["rank", "number", "name", "score", *breaks, "played", "won", "drawn", "lost", "byes"]
    rows = [
        [
            row.rank,
            row.entrant,
            tournament.entrant(row.entrant).name,
            *(round(float(each), 6) for each in (row.score, *row.tie_breaks)),
            *(row.played, row.won, row.drawn, row.lost, row.byes),
        ]
        for row in standings(tournament)
    ]
    return csv_text(head, rows)


def csv_text(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Write rows as CSV; a text that is a formula to a spreadsheet is written behind an apostrophe."""
    lines = _Lines()
    writer = csv.writer(lines, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows([_cell(each) for each in row] for row in rows)
    return "".join(lines.written)


class _Lines:
    """The lines that a writer of CSV has written."""

    def __init__(self) -> None:
        self.written: list[str] = []

    def write(self, text: str) -> int:
        """Take what is written."""
        self.written.append(text)
        return len(text)


def _cell(value: object) -> object:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def _side_name(tournament: Tournament, side: Sequence[int]) -> str:
    return " + ".join(tournament.entrant(each).name for each in side)


def read_entries(text: str) -> tuple[Enter, ...]:
    """Read entries: columns ``member1``, ``member2``…, and perhaps ``name``, ``strength`` and ``level1``…

    A member with a level is a computer player. Raises `SyntaxProblem` with the line.
    """
    entries = []
    for line, row in _rows(text, ["member1"]):
        members = tuple(
            Member(row[name], player=row.get(f"level{name.removeprefix('member')}") or None)
            for name in sorted(row, key=_natural)
            if name.startswith("member") and row[name]
        )
        together = " + ".join(each.name for each in members)
        name = row.get("name") or None
        strength = row.get("strength")
        entries.append(
            Enter(
                members,
                None if name == together else name,
                _number(strength, line, "strength") if strength else None,
            )
        )
    return tuple(entries)


def read_results(text: str) -> tuple[ReportResult, ...]:
    """Read results: ``round``, ``table``, ``points1``, ``points2``, and perhaps ``part``, ``deals``…

    Rows without points are passed over. Raises `SyntaxProblem` with the line.
    """
    results = []
    for line, row in _rows(text, ["round", "table", "points1", "points2"]):
        deals = row.get("deals", "")
        if not row["table"] or not (row["points1"] or deals):
            continue

        def number(name: str, default: str = "0", row: Row = row, line: int = line) -> int:
            return _number(row.get(name) or default, line, name)

        winner = number("winner")
        result = GameResult(
            (number("points1"), number("points2")),
            read_deals(deals, line),
            (number("scope1"), number("scope2")),
            winner - 1 if winner else None,
        )
        results.append(ReportResult(number("round"), number("table"), result, number("part", "1")))
    return tuple(results)


def deals_text(deals: Sequence[tuple[int, int] | None]) -> str:
    """Write the points of deals: ``5-2 3-3 *``, with a star for one that was not finished."""
    return " ".join("*" if each is None else f"{each[0]}-{each[1]}" for each in deals)


def read_deals(text: str, line: int = 1) -> tuple[tuple[int, int] | None, ...]:
    """Read the points of deals; raise `SyntaxProblem` for another text."""
    return tuple(None if word == "*" else read_points(word, line) for word in text.split())


def read_points(text: str, line: int = 1) -> tuple[int, int]:
    """Read points by side, as ``11-7``; raise `SyntaxProblem` for another text."""
    found = _PAIR.fullmatch(text)
    if not found:
        message = "points are written as 11-7"
        raise SyntaxProblem(message, line=line, reason=Reason.POINTS_TEXT, text=text[:40])
    return int(found[1]), int(found[2])


def _rows(text: str, needed: Sequence[str]) -> list[tuple[int, Row]]:
    """Return the rows of a CSV text with their lines; raise `SyntaxProblem` where a column is missing."""
    lines = _LINE.findall(text.removeprefix("\ufeff"))
    delimiter = ";" if lines and ";" in lines[0] and "," not in lines[0] else ","
    reader = csv.reader(lines, delimiter=delimiter, strict=True)
    rows = list[tuple[int, Row]]()
    try:
        head = [each.strip().casefold() for each in next(reader, [])]
        for name in head:
            if _READ.fullmatch(name) and head.count(name) > 1:
                raise SyntaxProblem("a column is there twice", reason=Reason.CSV_UNREADABLE)
        for name in needed:
            if name not in head:
                raise SyntaxProblem("a column is missing", reason=Reason.COLUMN_MISSING, name=name)
        for row in reader:
            if len(rows) >= _MOST_ROWS:
                raise SyntaxProblem(
                    "too many rows", line=reader.line_num, reason=Reason.ROWS_MANY, most=_MOST_ROWS
                )
            if any(each.strip() for each in row):
                cells = dict(zip(head, map(_plain, row), strict=False))
                rows.append((reader.line_num, {**dict.fromkeys(head, ""), **cells}))
    except csv.Error as problem:
        line = reader.line_num or 1
        raise SyntaxProblem(str(problem), line=line, reason=Reason.CSV_UNREADABLE) from None
    return rows


def _plain(cell: str) -> str:
    """Return a cell without the apostrophe that keeps it from being a formula."""
    tidy = cell.strip(" ")
    return tidy[1:] if tidy.startswith("'") and tidy[1:].startswith(_FORMULA) else tidy


def _number(text: str, line: int, name: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text):
        message = f"{name} is no number"
        raise SyntaxProblem(message, line=line, reason=Reason.CELL_NUMBER, name=name, text=text[:40])
    return int(text)


def _natural(name: str) -> tuple[int, str]:
    """Return the key by which ``member10`` comes after ``member9``."""
    return len(name), name
