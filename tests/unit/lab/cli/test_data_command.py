"""``settebello-lab data``: what is written is read back, and the engine plays it to the same points."""

import json
from pathlib import Path

import pytest

from settebello.engine import score_state
from settebello.errors import FileProblem, InvalidArgument
from settebello.players import Budget
from settebello_lab.data import read_deals, write_deals
from settebello_lab.players import player
from tests.unit.lab.cli.commands import laboratory


def test_deals_are_read_back_and_replayed_by_the_engine(tmp_path: Path) -> None:
    path, wrong = tmp_path / "deals.parquet", []
    for rules in ("scopone", "scopa-2", "x-scopa-3", "x-scopa-6", "assi-2-monte", "quindici-4"):
        done = laboratory("data", path, "--rules", rules, "--deals", "20", "--seed", "7", "--json")
        assert json.loads(done.stdout)["bytes"] == path.stat().st_size
        found = list(read_deals(path))
        assert [each.number for each in found] == list(range(20))
        for each in found:
            end, actions = each.replayed()
            if not end.over or score_state(end).totals != each.points or len(actions) != len(each.plays):
                wrong.append((rules, each.number))
    assert not wrong


def test_the_same_arguments_write_the_same_deals(tmp_path: Path) -> None:
    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    write_deals(one, "scopone", 5000, seed=1)
    write_deals(two, "scopone", 5000, seed=1)
    write_deals(three, "scopone", 5000, seed=2)
    assert one.read_bytes() == two.read_bytes() != three.read_bytes()
    packs = {each.pack for each in read_deals(one)}
    assert len(packs) == 5000
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one", "three", "two"]


def test_how_many_deals_are_written_is_told_on_the_way_and_at_the_end(tmp_path: Path) -> None:
    told: list[int] = []
    write_deals(tmp_path / "deals", "scopone", 10_000, report=told.append)
    assert told == [4096, 8192, 10_000]
    done = laboratory("data", tmp_path / "deals", "--deals", "5000", "--lang", "en")
    assert done.stdout.startswith(f"{tmp_path / 'deals'}: 5,000 deals, 0.")


def test_the_greedy_deals_are_those_of_the_player(tmp_path: Path) -> None:
    from settebello.engine import apply, deal, view

    write_deals(tmp_path / "deals", "figs", 3, "greedy")
    for each in read_deals(tmp_path / "deals"):
        state = deal(each.rules, each.dealer, each.pack)
        for action in each.replayed()[1]:
            assert player("greedy").choose(view(state, state.to_move), Budget()) == action
            state = apply(state, action)


def test_what_cannot_be_written_or_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(InvalidArgument, match="player is 'maestro'; it has to be random or greedy"):
        write_deals(tmp_path / "deals", "scopone", 1, "maestro")
    with pytest.raises(FileProblem, match="cannot be written"):
        write_deals(tmp_path / "none" / "deals", "scopone", 1)
    with pytest.raises(FileProblem, match="there is no file"):
        next(read_deals(tmp_path / "deals"))
    (tmp_path / "text").write_text("no deals")
    with pytest.raises(FileProblem, match="holds no deals"):
        next(read_deals(tmp_path / "text"))
    assert laboratory("data", tmp_path / "deals", "--rules", "cirulla").exit_code == 1
