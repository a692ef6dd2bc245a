"""Entries and results go out as CSV and come back; no cell is a formula to a spreadsheet."""

import csv
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.errors import Reason, SyntaxProblem
from settebello.tournament import Enter, Member, Start, TournamentFormat
from settebello.tournament.exchange import (
    csv_text,
    entries_csv,
    read_entries,
    read_results,
    results_csv,
    standings_csv,
)
from tests.laws.tournament.evenings import evening, play_all, play_round

NASTY = ["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "'=1", "<b>Ada</b>", 'Ada "A", B', "Ada;Bruno"]
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def test_a_name_with_a_formula_or_html_is_text_to_a_spreadsheet_and_comes_back() -> None:
    new = evening(TournamentFormat.SWISS)
    for name in NASTY:
        new.do(Enter((Member(name),)))
    text = entries_csv(new.tournament)
    cells = [cell for row in csv.reader(text.splitlines()) for cell in row]
    assert not [cell for cell in cells if cell.startswith(FORMULA)]
    assert [each.members[0].name for each in read_entries(text)] == NASTY


@given(cells=st.lists(st.text(st.characters(exclude_categories=["Cs", "Cc"])), min_size=1, max_size=5))
def test_no_text_is_ever_written_as_a_formula(cells: list[str]) -> None:
    written = list(csv.reader(csv_text([str(at) for at in range(len(cells))], [cells]).splitlines()))
    if len(written) == 2:
        assert not [cell for cell in written[1] if cell.startswith(FORMULA)]


@pytest.mark.parametrize("chosen", list(TournamentFormat))
@given(random=st.randoms(use_true_random=False))
def test_entries_and_results_come_back_as_they_were(chosen: TournamentFormat, random: Random) -> None:
    new = evening(chosen, "scopone")
    new.enter(5, [1500, 1600])
    again = evening(chosen, "scopone")
    for entry in read_entries(entries_csv(new.tournament)):
        again.do(entry)
    assert again.tournament.entrants == new.tournament.entrants
    new.do(Start())
    play_round(new, random)
    reports = read_results(results_csv(new.tournament))
    found = {(each.table, each.part): each.result for each in reports}
    for encounter in new.tournament.rounds[0].encounters:
        for part, result in enumerate(encounter.results, 1):
            assert found.get((encounter.table, part)) == result


def test_standings_are_written_with_their_tie_breaks() -> None:
    new = evening(TournamentFormat.SWISS, rounds=2)
    new.enter(4)
    play_all(new, Random(1), disturbed=False)
    head, *rows = csv.reader(standings_csv(new.tournament).splitlines())
    assert head[:5] == ["rank", "number", "name", "score", "buchholz_cut"]
    assert [row[0] for row in rows] == ["1", "2", "3", "4"]


def test_a_spreadsheets_semicolons_and_byte_order_mark_are_read() -> None:
    (entry,) = read_entries("\ufeffMember1;Strength\r\nAda;1500\r\n")
    assert entry == Enter((Member("Ada"),), None, 1500)


def test_unknown_columns_are_passed_over_however_often_they_stand_there() -> None:
    assert read_entries("note,member1,note\n1,Ada,2\n") == (Enter((Member("Ada"),)),)


def test_a_line_ends_where_spreadsheets_end_it() -> None:
    text = "member1,name\rAda,A\u2028B\r\nBob,\n"
    assert read_entries(text) == (Enter((Member("Ada"),), "A\u2028B"), Enter((Member("Bob"),)))


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("", Reason.COLUMN_MISSING, 1),
        ("name\nAda\n", Reason.COLUMN_MISSING, 1),
        ("member1,strength\nAda,strong\n", Reason.CELL_NUMBER, 2),
        ('member1\n"Ada\nBob\nCarla\n', Reason.CSV_UNREADABLE, 4),
        ("member1,Member1\nAda,Bob\n", Reason.CSV_UNREADABLE, 1),
    ],
)
def test_entries_that_cannot_be_read_say_where(text: str, reason: Reason, line: int) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        read_entries(text)
    assert (refused.value.reason, refused.value.line) == (reason, line)


@pytest.mark.parametrize(
    ("row", "reason"),
    [("1,1,-3,2,", Reason.CELL_NUMBER), ("1,1,,,5:2", Reason.POINTS_TEXT), ("1,x,3,2,", Reason.CELL_NUMBER)],
)
def test_results_that_cannot_be_read_say_where(row: str, reason: Reason) -> None:
    with pytest.raises(SyntaxProblem) as refused:
        read_results(f"round,table,points1,points2,deals\n1,1,7,3,\n{row}\n")
    assert (refused.value.reason, refused.value.line) == (reason, 3)
