"""``settebello-lab bench``: the figures under the names that programs read."""

import json

import pytest

from tests.unit.cli.commands import refusal
from tests.unit.lab.cli.commands import laboratory


def test_playouts_are_measured_by_rule_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settebello_lab.bench.playouts.ROUNDS", 1)
    monkeypatch.setattr("settebello_lab.bench.playouts.SECONDS_A_ROUND", 0.01)
    rows = json.loads(laboratory("bench", "playouts", "torneo", "figs?target=11", "--json").stdout)
    assert [row["rules"] for row in rows] == ["torneo", "figs?target=11"]
    assert all(row["per_second"] > row["engine_per_second"] > 0 for row in rows)
    shown = laboratory("bench", "playouts", "torneo").stdout.splitlines()
    assert len(shown) == 3
    assert shown[2].startswith("| torneo | ")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settebello_lab.bench.solve.DEALS", {12: 3, 16: 2})
    monkeypatch.setattr("settebello_lab.bench.solve.DEEP", {18: 1})
    monkeypatch.setattr("settebello_lab.bench.solve.NAIVE_DEALS", {12: 3, 16: 1, 18: 0})


@pytest.mark.usefixtures("few")
def test_the_solver_is_measured_beside_plain_alpha_beta() -> None:
    first, second = json.loads(laboratory("bench", "solve", "--json").stdout)
    assert (first["cards_left"], first["deals"], first["naive_deals"]) == (12, 3, 3)
    assert 0 < first["mean_ms"] <= first["max_ms"]
    assert 0 < first["nodes"] < second["nodes"]
    assert first["naive_mean_ms"] > 0
    assert first["naive_nodes"] > 0
    assert (second["deals"], second["naive_deals"]) == (2, 1)
    assert first["growth"] is None
    assert second["growth"] > 1


@pytest.mark.usefixtures("few")
def test_the_same_deals_take_the_same_nodes() -> None:
    asked = ("bench", "solve", "--deals", "1", "--deep", "--json")
    one, other = (json.loads(laboratory(*asked).stdout) for _ in range(2))
    assert [row["cards_left"] for row in one] == [12, 16, 18]
    assert [(row["nodes"], row["naive_nodes"]) for row in one] == [
        (row["nodes"], row["naive_nodes"]) for row in other
    ]
    assert one[2]["naive_mean_ms"] is None


@pytest.mark.usefixtures("few")
def test_the_table_has_a_row_for_each_number_of_cards_left() -> None:
    shown = laboratory("bench", "solve", "--deals", "1").stdout.splitlines()
    assert len({line.count("|") for line in shown}) == 1
    assert [line.split("|")[1].strip() for line in shown[2:]] == ["12", "16"]


def test_rules_that_are_none_are_one_line() -> None:
    assert refusal(laboratory("bench", "playouts", "nosuch")).startswith("settebello: unknown_rule: ")
