"""Several matches stand in one file, and a line end is a line end everywhere."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Seat
from settebello.cli.common.files import read_text
from settebello.cli.records.replay import replay_file
from settebello.cli.records.verify import verify
from settebello.duplicate import blank_sheet, draw_set, dumps_set, dumps_sheet, loads_set, loads_sheet
from settebello.errors import SettebelloError, SyntaxProblem
from settebello.notation import (
    MatchRecord,
    dumps,
    dumps_matches,
    loads,
    loads_matches,
    parse_position,
    verified_matches,
)
from settebello.referee import open_desk, reopen, save
from settebello.room import Fill, Sit, room_record
from settebello_lab.conformance import lines_of, run_cases
from settebello_lab.perft import read_perft
from tests.support.rooms import House
from tests.unit.notation.matches import MISHAPS, played_match
from tests.unit.notation.test_record import MESSY, TIDY

LINE_ENDS = ["\n", "\r\n", "\r"]
POSITION = (
    "scopa?players=2&target=one_deal dealer=2 move=1 hands=FC/6C table=4D6BFD "
    "stock=FS2S5S6D2C7S2D5B5D7D5CFB7CRBRSRCRDCS piles=ACAB2B3D3B4S6S7BCC/ADAS3C3S4C4BCDCB "
    "scope=2/3 last=1 before=0/0"
)


def ended(text: str, end: str) -> str:
    """Return a text whose lines end so; with nothing, each in another way."""
    luck = Random(7)
    return re.sub("\n", lambda _: end or luck.choice(LINE_ENDS), text)


def some() -> tuple[MatchRecord, ...]:
    return tuple(
        played_match(rules, 7, most=2, plays=plays, mishaps=MISHAPS if rules == "figs" else 0.0)
        for rules, plays in (("scopa?players=2", 3), ("figs", 9), ("scopone", 0), ("scopa?players=3", 40))
    )


def test_a_file_of_matches_reads_back() -> None:
    """R8: two records in one file were one with a tag written twice."""
    text = dumps_matches(some())
    assert loads_matches(text) == some()
    assert dumps_matches(loads_matches(text)) == text
    assert [len(deals) for deals in verified_matches(loads_matches(text))] == [
        len(each.deals) for each in some()
    ]
    with pytest.raises(SyntaxProblem, match="written twice"):
        loads(text)


@pytest.mark.parametrize("gap", ["", " ", "\n", "\n\n\n", "\n; the next\n", "{ }"])
def test_the_next_match_begins_with_a_tag_that_the_complete_one_has(gap: str) -> None:
    """R8: whatever stands between them, and in whatever order their tags stand."""
    assert loads_matches(gap.join([MESSY, TIDY, MESSY])) == (loads(TIDY),) * 3
    late = TIDY.replace('[Rules "scopa?players=2"]\n', "") + '[Rules "scopa?players=2"]'
    assert loads_matches(gap.join([late, late])) == (loads(TIDY),) * 2
    dated = '[Event "b"] [Date "2026-01-06"]\n' + re.sub(r"\[EVENT .*\n", "", TIDY)
    first, second = loads_matches(gap.join([TIDY, dated]))
    assert (first, second.date) == (loads(TIDY), "2026-01-06")


def test_an_error_in_a_file_of_matches_names_the_match_and_the_line() -> None:
    texts = [dumps(each) for each in some()]
    texts[2] = texts[2].replace('[Dealer "', '[Dealer "x', 1)
    whole = "\n".join(texts)
    line = whole[: whole.index('[Dealer "x')].count("\n") + 1
    with pytest.raises(SettebelloError, match=f"match 3, line {line}, column 10: ") as caught:
        loads_matches(whole)
    assert (caught.value.facts["match"], caught.value.facts["line"]) == (3, line)
    wrong = dumps_matches(some()).replace('[Result "*"]', '[Result "2"]')
    with pytest.raises(SettebelloError, match=r"match \d, line ") as caught:
        list(verified_matches(loads_matches(wrong)))
    assert wrong.splitlines()[int(str(caught.value.facts["line"])) - 1] == '[Result "2"]'
    with pytest.raises(SyntaxProblem, match=r"match 2, line .*Score"):
        loads_matches(texts[0] + texts[1].replace("[Score", "[Skore"))


def test_replay_and_verify_take_a_file_of_matches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R8: in one file the matches of an evening."""
    records = []
    for luck, rules in enumerate(("scopa?players=2&target=one_deal", "scopone?target=one_deal")):
        house = House(rules, luck=luck)
        house.do(Sit("Ada", "k"))
        house.do(Fill("random"))
        house.play_match()
        records.append(room_record(house.room))
    path = tmp_path / "evening.txt"
    path.write_text(dumps_matches(records), "utf-8")
    replay_file(path, "en", step=False, as_json=True)
    found = json.loads(capsys.readouterr().out)
    assert [each["rules"] for each in found["matches"]] == [each.rules_text for each in records]
    replay_file(path, "it", step=False, as_json=False)
    assert "Partita 2" in capsys.readouterr().out
    hashes = [str(each.deals[0].commitment)[:8] for each in records]
    assert verify(str(path), hashes, "en", as_json=True)
    found = json.loads(capsys.readouterr().out)
    assert ([len(each["deals"]) for each in found["matches"]], found["missing"]) == ([1, 1], [])
    assert verify(str(path), hashes, "it", as_json=False)
    assert not verify(str(path), ["0" * 64], "en", as_json=False)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", ""])
def test_a_line_end_is_a_line_end_in_every_text(end: str) -> None:
    """D10: LF, CR LF, CR and all of them in one text."""
    assert loads(ended(MESSY.replace("\r\n", "\n"), end)) == loads(TIDY)
    assert loads_matches(ended(dumps_matches(some()), end)) == some()
    drawn = draw_set("figs", 3, "ab" * 32)
    assert loads_set(ended(dumps_set(drawn), end)) == drawn
    sheet = blank_sheet(drawn, 2)
    names = iter("abcdefgh")
    filled = re.sub(r'(Player\d) ""', lambda found: f'{found[1]} "{next(names)}"', dumps_sheet(sheet))
    assert loads_sheet(ended(filled, end)) == loads_sheet(filled)
    desk = open_desk("figs", ["a", "b", "c", "d"], Seat(0))
    assert save(reopen(ended(save(desk), end))) == save(desk)
    assert parse_position(POSITION + ended("\n", end)) == parse_position(POSITION)
    counts = read_perft(ended(f"# a remark\n\n{POSITION}\n1 2\n", end))
    assert [(case.line, dict(case.counts)) for case in counts] == [(3, {1: 2})]
    report = run_cases(lines_of(ended('{"kind":\n{}\n', end)))
    assert [each.line for each in report.problems] == [1, 2]


@pytest.mark.parametrize("end", LINE_ENDS)
@pytest.mark.parametrize(
    ("old", "new", "at"),
    [("1. ", "1. ; a remark\n9X ", "9X"), ("[Score", "{ two\nlines } [Skore", None)],
)
def test_places_are_those_of_the_lines_however_they_end(end: str, old: str, new: str, at: str | None) -> None:
    """D10: every place was on line 1, and a comment swallowed the rest."""
    text = TIDY.replace(old, new, 1)
    place = text.index(at) if at else len(text)
    line, column = text[:place].count("\n") + 1, place - (text.rfind("\n", 0, place) + 1) + 1
    with pytest.raises(SyntaxProblem) as caught:
        loads(ended(text, end))
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize("end", LINE_ENDS)
def test_a_file_that_is_no_text_is_named_with_the_line(end: str, tmp_path: Path) -> None:
    """D10: also where the text cannot be read."""
    path = tmp_path / "match.txt"
    path.write_bytes(f"one{end}two{end}".encode() + b"ab\xff")
    with pytest.raises(SyntaxProblem) as caught:
        read_text(path)
    assert (caught.value.line, caught.value.column) == (3, 3)


@given(st.text(st.sampled_from('[]{};"\n\r\\ a1.')), st.sampled_from([loads_matches, parse_position]))
def test_any_text_reads_or_is_refused_alike_however_its_lines_end(
    text: str, read: Callable[[str], object]
) -> None:
    """D10"""

    def outcome(text: str) -> object:
        try:
            return read(text)
        except SettebelloError as error:
            return str(error)

    unified = text.replace("\r\n", "\n").replace("\r", "\n")
    assert outcome(text) == outcome(unified)
