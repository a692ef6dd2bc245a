"""The environments of PettingZoo and Gymnasium pass the tests of those packages by all rules that fit."""

import warnings
from collections import Counter

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # it has no types

from settebello.cards import Seat
from settebello.engine import Action, View, side_of
from settebello.errors import InvalidArgument, NotFound, Reason
from settebello.players import Budget
from settebello_lab.envs import AecEnv, SeatEnv
from settebello_lab.envs.seat import LOST
from settebello_lab.envs.spaces import Episode
from settebello_lab.players import player
from tests.unit.lab.envs.fitting import FITTING

EXPECTED = (
    "Observation is not a NumPy array",  # of every mask that PettingZoo does not list
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # where the episode is over
    ".*alternative render modes",  # of every environment that is not made by its name
)


@pytest.fixture(autouse=True)
def _expected_warnings() -> None:
    for message in EXPECTED:
        warnings.filterwarnings("ignore", message=message)


def test_pettingzoo_s_tests_pass_by_every_rule_set() -> None:
    for name in FITTING:
        api_test(AecEnv(name, render_mode="ansi"), 20)
        seed_test(lambda name=name: AecEnv(name), 40)


def test_gymnasium_s_test_passes_by_every_rule_set() -> None:
    for name in FITTING:
        check_env(SeatEnv(name, illegal="lose", render_mode="ansi"))


def test_agents_are_cut_off_after_so_many_plays_of_each() -> None:
    for name in ("scopa-2", "x-scopa-3", "scopone", "x-scopa-6"):
        env = AecEnv(name, max_cycles=4)
        env.reset(seed=1)
        turns = Counter[str]()
        for agent in env.agent_iter():
            turns[agent] += 1
            _, reward, ended, cut, _ = env.last()
            assert (reward, ended) == (0.0, False)
            env.step(None if cut else int(env.action_space(agent).sample()))
        assert set(turns.values()) == {4 + 1}


def test_rewards_go_to_the_seats_of_each_side() -> None:
    for name in ("scopa-2", "x-scopa-3", "scopone", "x-scopa-6"):
        env = AecEnv(name, episode="match")
        env.reset(seed=2)
        rewards, rules = {}, env._env.rules
        for agent in env.agent_iter():
            _, reward, ended, _, info = env.last()
            if ended:
                rewards[agent] = reward
                assert len(info["points"]) == rules.side_count
            env.step(None if ended else int(env.action_space(agent).sample()))
        by_seat = [rewards[f"seat_{seat}"] for seat in range(rules.players)]
        assert by_seat.count(1.0) == rules.players // rules.side_count
        sides = [side_of(rules, Seat(seat)) for seat in range(rules.players)]
        assert len({(side, reward) for side, reward in zip(sides, by_seat, strict=True)}) == rules.side_count


def test_a_wrong_action_is_named() -> None:
    env = AecEnv("scopone")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action, reason in (
        (wrong, Reason.ACTION_NOT_LEGAL),
        (None, Reason.ARGUMENT_KIND),
        ("7D", Reason.ARGUMENT_KIND),
    ):
        with pytest.raises(InvalidArgument) as caught:
            env.step(action)  # type: ignore[arg-type]  # that is what is tried
        assert caught.value.reason is reason
    learner = SeatEnv("scopone", seat=2)
    learner.reset(seed=1)
    with pytest.raises(InvalidArgument, match="not legal"):
        learner.step(int(np.flatnonzero(learner.action_masks() == 0)[0]))


def test_a_wrong_action_loses_where_that_is_wanted() -> None:
    for episode in Episode:
        env = SeatEnv("scopone", episode=episode, illegal="lose")
        env.reset(seed=1)
        _, reward, ended, cut, info = env.step(-1)
        assert (reward, ended, cut, info["illegal"]) == (LOST[episode], True, False, -1)
        env.reset(seed=1)
        assert not env.step(int(env.action_space.sample()))[2]


def test_the_others_get_views_of_their_own_seats() -> None:
    seats = set()

    def first(view: View, _: Budget) -> Action:
        assert view.seat == view.to_move
        seats.add(view.seat)
        return view.legal[0]

    for episode in Episode:
        env = SeatEnv("figs", seat=1, others=first, episode=episode)
        _, info = env.reset(seed=3)
        done, reward = False, 0.0
        while not done:
            _, reward, done, _, info = env.step(int(info["action_mask"].argmax()))
        assert len(info["points"]) == 2
        assert reward != 0 or info["points"][0] == info["points"][1]
    assert seats == {0, 2, 3}


def test_the_compiled_greedy_plays_as_the_player_does() -> None:
    wrong = []
    for name in FITTING:
        quick, slow = SeatEnv(name, seat=1), SeatEnv(name, seat=1, others=player("greedy").choose)
        told = [env.reset(seed=4) for env in (quick, slow)]
        ended, number = False, 0
        while not ended:
            number = int(told[0][1]["action_mask"].argmax())
            steps = [env.step(number) for env in (quick, slow)]
            if any(
                not np.array_equal(one, two) for one, two in zip(*(step[:3] for step in steps), strict=True)
            ):
                wrong.append((name, number))
            told, ended = [(step[0], step[4]) for step in steps], steps[0][2]
    assert not wrong


def test_arguments_of_the_seat_are_named() -> None:
    for call, argument in (
        (lambda: SeatEnv("scopone", seat=4), "seat"),
        (lambda: SeatEnv("scopone", illegal="draw"), "illegal"),
        (lambda: SeatEnv("scopone", others=5), "others"),  # type: ignore[arg-type]  # that is what is tried
        (lambda: AecEnv("scopone", max_cycles=0), "max_cycles"),
    ):
        with pytest.raises(InvalidArgument) as caught:
            call()
        assert caught.value.facts["argument"] == argument
    with pytest.raises(NotFound):
        SeatEnv("scopone", others="nobody")
