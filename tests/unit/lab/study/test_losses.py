"""Players' deals are the same everywhere, kept deal by deal, and counted as they are."""

import json
from pathlib import Path

import pytest

from settebello.analysis.scale import ScaleMark, read_scale
from settebello.errors import FileProblem
from settebello.notation import dumps
from settebello_lab.study import NamedPlay, ReviewedDeal, StudyDeals, counted, is_in_order, level_of
from settebello_lab.study.deals import played_deal
from settebello_lab.study.kept import file_name, open_deals
from tests.unit.cli.commands import refusal
from tests.unit.lab.cli.commands import laboratory

ASKED = StudyDeals("greedy", "scopa?players=2", 1, 4)
FEW = ("greedy", "random", "--rules", "scopa-2", "--worlds", "4", "--workers", "1")


def deal(number: int, *lost: float, themes: tuple[str, ...] = ()) -> ReviewedDeal:
    named = tuple(NamedPlay(each, 1.0, 0, 9, "AD", "7D", "7D", "7DxAD", f"said {number}") for each in themes)
    return ReviewedDeal(number, lost, 9, named)


def test_every_player_gets_the_same_cards_and_a_deal_comes_out_the_same_again() -> None:
    one, other = (played_deal(StudyDeals(name, "scopone", 1, 2), 3) for name in ("greedy", "principiante"))
    assert one.deals[0].pack == other.deals[0].pack
    assert one.deals[0].dealer == other.deals[0].dealer == 3
    assert dumps(one) == dumps(played_deal(StudyDeals("greedy", "scopone", 1, 2), 3))
    assert one.deals[0].pack != played_deal(StudyDeals("greedy", "scopone", 1, 2), 4).deals[0].pack


def test_a_study_goes_on_where_it_stopped_to_the_same_digits(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert laboratory("losses", *FEW, "--deals", "4", "--results", whole).exit_code == 0
    assert laboratory("losses", *FEW, "--deals", "2", "--results", parts).exit_code == 0
    with (parts / file_name(ASKED)).open("a", encoding="utf-8") as torn:
        torn.write('{"number":2,"lo')
    shown = laboratory("losses", *FEW, "--deals", "4", "--results", parts, "--json")
    assert shown.exit_code == 0
    for path in whole.iterdir():
        assert (parts / path.name).read_bytes() == path.read_bytes()
    scale = read_scale(shown.stdout)
    assert {mark.player: mark.deals for mark in scale.games[0].marks} == {"greedy": 4, "random": 4}
    assert scale.games[0].rules == "scopa?players=2"


def test_a_scale_is_written_and_a_table_printed(tmp_path: Path) -> None:
    asked = ("losses", *FEW, "--deals", "2", "--results", tmp_path / "kept")
    out = tmp_path / "scale.json"
    shown = laboratory(*asked, "--scale", out, "--markdown")
    assert shown.stdout.startswith("| Player | scopa?players=2 |")
    assert read_scale(out.read_bytes()).worlds == 4
    assert "95 %" in laboratory(*asked).stdout
    told = json.loads(laboratory("themes", tmp_path / "kept", "--json").stdout)
    assert told["deals"] == 4
    assert all(len(each["examples"]) <= 5 for each in told["themes"])
    assert "| scopa_passed |" in laboratory("themes", tmp_path / "kept").stdout


def test_what_cannot_be_measured_is_one_line(tmp_path: Path) -> None:
    for wrong in (("greddy",), ("greedy", "--rules", "scoppa"), ("greedy", "--worlds", "3")):
        assert refusal(laboratory("losses", *wrong, "--results", tmp_path))
    assert refusal(laboratory("themes", tmp_path / "none"))


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    open_deals(tmp_path, ASKED).append(deal(0, 0.5, 0.25))
    with pytest.raises(FileProblem):
        open_deals(tmp_path, StudyDeals("greedy", "scopa?players=2", 2, 4))
    path = tmp_path / file_name(ASKED)
    assert open_deals(tmp_path, ASKED).deals == [deal(0, 0.5, 0.25)]
    path.write_text(path.read_text("utf-8") + "nothing\n", "utf-8")
    with pytest.raises(FileProblem, match="line 3"):
        open_deals(tmp_path, ASKED)


def test_a_level_is_the_mean_over_deals_of_the_mean_over_seats() -> None:
    found = level_of("greedy", [deal(0, 1.0, 2.0), deal(1, 0.0, 1.0)])
    assert (found.lost, found.deals) == (1.0, 2)
    assert found.half == pytest.approx(12.706 * 0.5, abs=0.001)  # Student's t for one degree of freedom


def test_players_are_in_order_where_no_two_intervals_meet() -> None:
    marks = [
        ScaleMark("random", 4.0, 0.5, 9),
        ScaleMark("greedy", 2.0, 0.4, 9),
        ScaleMark("net", 1.0, 0.5, 9),
    ]
    assert is_in_order(marks, ["random", "greedy", "net"])
    assert not is_in_order(marks, ["greedy", "random", "net"])
    assert not is_in_order([*marks[:2], ScaleMark("net", 1.0, 0.61, 9)], ["random", "greedy", "net"])


def test_mistakes_are_counted_and_examples_spread_over_the_deals() -> None:
    deals = [
        deal(number, 1.0, themes=("anchor", "coins") if number % 2 else ("coins",)) for number in range(10)
    ]
    by_name = {each.theme: each for each in counted(deals, 2)}
    assert (by_name["anchor"].count, by_name["coins"].count, by_name["sevens"].count) == (5, 10, 0)
    assert [each.said for each in by_name["coins"].examples] == ["said 0", "said 5"]
