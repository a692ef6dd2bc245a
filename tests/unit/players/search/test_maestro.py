"""Maestro: fair, legal and repeatable by any rules, by the networks and the worlds that it should go by."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from settebello.engine import State, View, apply_unchecked, encode_action, view
from settebello.kernels import Ints, new_rng, pack_rules
from settebello.kernels.compiling.jit import Reals
from settebello.kernels.net import NetBuffers, new_desk, plays_for, recall, weights_for
from settebello.kernels.net.choose import direct_worths
from settebello.kernels.search.foresight import Forecast, Worths
from settebello.kernels.search.habits import OURS
from settebello.kernels.search.inference import WORLD, Walk, begin_walk, new_walk
from settebello.kernels.search.worlds import Odds
from settebello.kernels.sight import Sight, sight
from settebello.players import Budget, Greedy
from settebello.players.search import maestro
from settebello.players.search.chances import Table
from settebello.players.search.judging import (
    best_for_match,
    expected,
    may_be_expected,
    surely_best,
    worth_a_look,
)
from settebello.players.search.maestro import (
    FIRST_SIGHT,
    SLICE,
    TRIED,
    Maestro,
    _different,
    _draw,
    part_of_first_sight,
)
from settebello.rules import parse_rules
from settebello_lab.players.check import check_player, dealt

AMPLE = Budget(600_000, seed=5)

RULES = ["scopone-10", "scopone", "scopa?players=2", "figs", "assi?players=4", "scopa?players=3", "x-scopa-6"]


@pytest.fixture(autouse=True, scope="module")
def _loaded() -> None:
    """Make the first player of this process: that plays deals of its own, which no test here watches."""
    Maestro(1)


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


@pytest.mark.parametrize("left", [16, 11])
def test_near_the_target_it_asks_what_wins_the_match(left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state, asked = later("scopone-10", left, (10, 9)), []
    seen = view(state, state.to_move)

    def best(points: Worths, usual: int, wins: Table | None, reached: Ints, weights: Ints) -> int:
        asked.append((wins is not None, reached.shape, int(weights.sum()), len(points)))
        return best_for_match(points, usual, wins, reached, weights)

    monkeypatch.setattr(maestro, "best_for_match", best)
    assert Maestro(40).choose(seen, AMPLE) in seen.legal
    ((wins, (worlds, actions), drawn, plays),) = asked
    assert wins
    assert actions == plays == len(seen.legal)
    assert worlds <= drawn == 40


def test_the_own_side_is_read_by_the_values_and_the_others_by_their_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Walk] = []

    def walk(known: Sight, odds: Odds, told: Ints, desk: NetBuffers, others: NetBuffers, rows: Reals) -> Walk:
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
        assert (asked[-1].habits[OURS] > 0) == (name == "scopone")
        assert asked[-1].others.net is (values if plays is None else plays).net


@pytest.mark.parametrize(
    ("rules", "left", "before", "searched"),
    [
        ("scopone", 33, (0, 0), False),
        ("scopone", 32, (0, 0), True),
        ("scopone", 34, (10, 9), True),
        ("scopone-10", 39, (0, 0), True),
        ("scopa?players=4", 34, (0, 0), True),
    ],
)
def test_where_partners_read_each_other_the_first_rounds_are_played_by_first_sight(
    rules: str, left: int, before: tuple[int, int], searched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    state = later(rules, left, before)
    seen = view(state, state.to_move)
    monkeypatch.setattr(maestro, "foresee", lambda *facts: looks.append(len(facts)))
    chosen = Maestro(5).choose(seen, AMPLE)
    assert bool(looks) == searched
    if not searched:
        direct = first_sight(seen)
        assert direct[seen.legal.index(chosen)] == pytest.approx(direct.max(), abs=1e-5)


@pytest.mark.parametrize(("left", "made"), [(25, 2), (24, 1), (11, 1), (10, 0)])
def test_the_play_that_a_partner_expects_is_made_where_little_is_lost(
    left: int, made: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = later("scopone", left)
    seen = view(state, state.to_move)
    count = len(seen.legal)
    worths = np.array([1, 0.94, 0.88, *[-5.0] * count])[:count]
    places = np.arange(count)

    def foreseen(*_: object, **__: bool) -> tuple[Worths, Ints]:
        return worths, np.zeros((0, count), np.int64)

    monkeypatch.setattr(Maestro, "_foreseen", foreseen)
    monkeypatch.setattr(Maestro, "_solved", lambda *_: worths)
    monkeypatch.setattr(Maestro, "_choices", lambda *_, **__: (places, places.astype(float), places))
    assert seen.legal.index(Maestro(5).choose(seen, AMPLE)) == min(made, count - 1)


def test_a_play_that_is_looked_at_no_more_is_as_far_behind_as_it_was_in_the_same_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = later("scopone", 20)
    known, luck = sight(view(state, state.to_move)), np.random.default_rng(5)
    behind, rounds = np.array([0, 0.3, 0.1, 2]), [0]

    def foresee(_: Ints, __: Ints, ___: Ints, actions: Ints, *rest: object) -> None:
        told = rest[-1]
        assert isinstance(told, Forecast)
        worths = told.worths
        of_world = luck.normal(3 if rounds[0] < 2 else 0, 0.01, (len(worths) // len(actions), 1))
        worths[:] = (of_world - behind[actions] + luck.normal(0, 0.2, (len(of_world), len(actions)))).ravel()
        rounds[0] += 1

    monkeypatch.setattr(maestro, "foresee", foresee)
    draw = [np.zeros(20 * WORLD, np.int64)] * 10
    player, direct, actions = Maestro(200), np.zeros(4), np.arange(4)
    for less in (None, 0.1):
        rounds[0] = 0
        worths, _ = player._foreseen(known, actions, direct, draw, less, None)
        gaps = (worths.max() - worths) / (1 - maestro.FIRST_SIGHT)
        assert gaps == pytest.approx(behind, abs=0.15)


def test_a_play_that_is_looked_at_no_more_is_less_than_the_best() -> None:
    state = later("scopone-10", 30)
    seen, player = view(state, state.to_move), Maestro(60)
    known = sight(seen)
    numbers = np.array([encode_action(action) for action in seen.legal])
    walk = player._walk(known, weights_for(known.rules))
    worths, _ = player._foreseen(
        known, numbers, first_sight(seen), _draw(walk, new_rng(1), [20] * 10), None, None
    )
    assert np.isfinite(worths).all()
    assert (np.sort(worths)[:-1] < worths.max()).all()


def test_the_fewer_worlds_were_seen_the_more_the_first_sight_says() -> None:
    parts = [part_of_first_sight(worlds) for worlds in range(10 * TRIED)]
    assert parts[0] == 1
    assert all(one > two for one, two in pairwise(parts[: TRIED + 1]))
    assert set(parts[TRIED:]) == {FIRST_SIGHT}


def test_after_five_worlds_what_they_say_by_chance_does_not_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    state = later("scopone", 20)

    def foresee(*given: object) -> None:
        told = given[-1]
        assert isinstance(told, Forecast)
        told.worths[:] = np.tile([0.0, 1.0], len(told.worths) // 2)

    monkeypatch.setattr(maestro, "foresee", foresee)
    known, direct = sight(view(state, state.to_move)), np.array([0.5, 0.0])
    for worlds, best in ((SLICE, 0), (TRIED, 1)):
        draw = [np.zeros(worlds * WORLD, np.int64)]
        worths, _ = Maestro(1)._foreseen(known, np.arange(2), direct, draw, None, None)
        assert worths.argmax() == best


@pytest.mark.parametrize(
    ("parts", "walks"), [([5] * 4, 1), ([5] * 5, 2), ([5, 5, 5, 4, 1], 1), ([5, 5, 5, 5, 4], 1), ([2, 1], 1)]
)
def test_a_walk_begins_only_where_there_is_time_for_a_whole_slice(
    parts: list[int], walks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = later("scopone-10", 30)
    begun: list[None] = []
    known = sight(view(state, state.to_move))
    walk = Maestro(1)._walk(known, weights_for(known.rules))
    monkeypatch.setattr(maestro, "begin_walk", lambda *given: begun.append(begin_walk(*given)))
    drawn = list(_draw(walk, new_rng(1), parts))
    assert [len(worlds) // WORLD for worlds in drawn] == parts
    assert len(begun) == walks


def test_of_two_suits_of_a_rank_the_first_is_played_where_a_partner_reads_it() -> None:
    pairs = 0
    for seed in range(12):
        state = dealt(parse_rules("scopone"), seed)
        while state.cards_to_play > 4:
            seen = view(state, state.to_move)
            chosen = Maestro(2).choose(seen, AMPLE)
            direct = first_sight(seen)
            alike = np.flatnonzero(np.abs(direct - direct[seen.legal.index(chosen)]) < 1e-5)
            assert seen.legal.index(chosen) == alike[0]
            pairs += len(alike) > 1
            state = apply_unchecked(state, chosen)
    assert pairs > 10


def first_sight(seen: View) -> Worths:
    """Return what the network makes of each legal action at first sight."""
    known = sight(seen)
    weights = weights_for(known.rules)
    assert weights is not None
    numbers, direct = np.array([encode_action(action) for action in seen.legal]), np.zeros(len(seen.legal))
    direct_worths(known.cells, known.rules, recall(known), numbers, new_desk(weights.net), direct)
    return direct


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


def test_a_play_that_a_partner_may_expect_is_looked_at_until_it_is_clear_what_it_is_worth() -> None:
    luck = np.random.default_rng(2)
    best, behind = luck.normal(1, 1, (60, 1)), np.array([0, 0.12, 0.12, 1, 0.05])
    worths = best - behind + luck.normal(0, 0.1, (60, 5)) * (behind > 0)
    direct = np.array([0.5, 0.6, 0.4, 0.9, 0.9])
    assert may_be_expected(worths, direct, 0.1).tolist() == [False, True, False, False, False]
