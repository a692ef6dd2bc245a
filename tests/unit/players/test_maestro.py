"""Maestro: fair, legal and repeatable by any rules, by the networks and the worlds that it should go by."""

from dataclasses import replace

import numpy as np
import pytest

from settebello.engine import State, apply_unchecked, view
from settebello.kernels import Ints, pack_rules
from settebello.kernels.choices import Chances
from settebello.kernels.foresight import Worths
from settebello.kernels.inference import Walk, new_walk
from settebello.kernels.net import Desk, plays_for, weights_for
from settebello.kernels.sight import Sight
from settebello.kernels.worlds import Odds
from settebello.players import Budget, Greedy, maestro
from settebello.players.chances import Table
from settebello.players.maestro import Maestro, _best, _different, expected, surely_best, worth_a_look
from settebello.rules import parse_rules
from settebello.testkit.players import check_player, dealt

AMPLE = Budget(600_000, seed=5)

RULES = ["scopone-10", "scopone", "scopa?players=2", "figs", "assi?players=4", "scopa?players=3", "x-scopa-6"]


@pytest.mark.parametrize("rules", RULES)
def test_maestro_keeps_what_every_player_has_to(rules: str) -> None:
    check_player(lambda: Maestro(3), parse_rules(rules), seed=1, every=7)


def later(rules: str, left: int, before: tuple[int, ...] | None = None) -> State:
    """Return a deal of the greedy players down to so many cards left, at some score."""
    state = dealt(parse_rules(rules), 3)
    state = replace(state, before=before or state.before)
    while state.cards_to_play > left:
        state = apply_unchecked(state, Greedy().choose(view(state, state.to_move), Budget()))
    return state


@pytest.mark.parametrize(("rules", "left"), [("scopone-10", 26), ("scopone", 15), ("scopa-2", 20)])
def test_what_sixty_worlds_say_is_legal_and_the_same_again(rules: str, left: int) -> None:
    seen = view(state := later(rules, left), state.to_move)
    one, two = (Maestro(60).choose(seen, AMPLE) for _ in range(2))
    assert one == two
    assert one in seen.legal


@pytest.mark.parametrize("left", [16, 9])
def test_near_the_target_it_asks_what_wins_the_match(left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state, asked = later("scopone-10", left, (10, 9)), []
    seen = view(state, state.to_move)

    def best(points: Worths, usual: int, wins: Table | None, reached: Ints, weights: Ints) -> int:
        asked.append((wins is not None, reached.shape, int(weights.sum()), len(points)))
        return _best(points, usual, wins, reached, weights)

    monkeypatch.setattr(maestro, "_best", best)
    assert Maestro(40).choose(seen, AMPLE) in seen.legal
    ((wins, (worlds, actions), drawn, plays),) = asked
    assert wins
    assert actions == plays == len(seen.legal)
    assert worlds <= drawn == 40


def test_the_own_side_is_read_by_the_values_and_the_others_by_their_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Walk] = []

    def walk(known: Sight, odds: Odds, told: Ints, desk: Desk, others: Desk, rows: Chances) -> Walk:
        asked.append(new_walk(known, odds, told, desk, others, rows))
        return asked[-1]

    monkeypatch.setattr(maestro, "new_walk", walk)
    for name in ("scopone-10", "scopone"):
        state = later(name, 20)
        Maestro(3).choose(view(state, state.to_move), AMPLE)
        rules = pack_rules(state.rules)
        values, plays = weights_for(rules), plays_for(rules)
        assert values is not None
        assert asked[-1].desk.net is values.net
        assert asked[-1].others.net is (values if plays is None else plays).net


def test_worlds_stand_as_they_were_drawn_each_once() -> None:
    worlds, times = _different(np.array([[5, 1], [2, 2], [5, 1], [0, 9]]))
    assert worlds.tolist() == [[5, 1], [2, 2], [0, 9]]
    assert times.tolist() == [2, 1, 1]


def test_the_usual_play_is_passed_over_only_for_what_is_surely_better() -> None:
    times = np.array([3, 1, 1, 2])
    usual = np.array([0.5, 0.5, 0.5, 0.5])
    now_and_then = np.array([0.9, 0.4, 0.4, 0.4])
    always = np.array([0.6, 0.55, 0.6, 0.6])
    assert surely_best(np.stack([usual, now_and_then], axis=1), times, 0) == 0
    assert surely_best(np.stack([usual, now_and_then, always], axis=1), times, 0) == 2
    assert surely_best(np.stack([always, usual], axis=1), times, 0) == 0


def test_a_play_is_looked_at_as_long_as_it_may_be_better_by_anything_worth_knowing() -> None:
    luck = np.random.default_rng(1)
    best, close, far = luck.normal(1, 1, 60), luck.normal(0.9, 1, 60), luck.normal(-1, 1, 60)
    assert worth_a_look(np.stack([close, best, far], axis=1)).tolist() == [True, True, False]
    alike = np.stack([best, best - 0.001 * close, best], axis=1)
    assert worth_a_look(alike).tolist() == [True, False, False]
    assert worth_a_look(np.ones((40, 2))).tolist() == [True, False]


def test_of_plays_nearly_as_good_the_one_that_the_partner_expects() -> None:
    worths, direct = np.array([0.9, 1.0, 0.95, 0.2]), np.array([0.5, 0.1, 0.4, 0.9])
    assert expected(worths, direct, 0.12) == 0
    assert expected(worths, direct, 0.07) == 2
    assert expected(worths, direct, 0.0) == 1
