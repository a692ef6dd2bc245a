"""Deals stepped at once are the engine's deals, and tell no seat what it may not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from settebello.cards import PACK_SIZE, Seat
from settebello.engine import (
    Match,
    State,
    after_deal,
    apply,
    legal_actions,
    next_dealer,
    score_state,
    start_match,
    view,
)
from settebello.errors import InvalidArgument, InvalidRules, Reason
from settebello.rules import parse_rules
from settebello_lab.envs import BatchEnv, Spaces, action_of, number_of
from settebello_lab.envs.spaces import FACTS
from settebello_lab.kernels.places import ACTIONS
from tests.unit.lab.envs.fitting import FITTING, OTHERS

Array = np.ndarray[Any, Any]


def seen_by(env: BatchEnv, state: State, seat: Seat) -> Array:
    """Return the observation of a seat as the engine's view has it."""
    seen, rules, spaces = view(state, seat), env.rules, env.spaces
    sides = [(seen.side + step) % spaces.sides for step in range(spaces.sides)]
    seats = [(seat + step) % spaces.players for step in range(spaces.players)]
    played = dict.fromkeys(seats, 0)
    for each in seen.plays:
        played[each.seat] |= 1 << each.action.card
    sets = [
        seen.hand or 0,
        seen.table,
        *(state.piles[side] for side in sides),
        *(played[each] for each in seats),
    ]
    cards = [cards >> card & 1 for cards in sets for card in range(PACK_SIZE)]
    last = seen.last_capturer
    facts = [
        (seen.to_move - seat) % rules.players,
        (seen.dealer - seat) % rules.players,
        0 if last is None else 1 + (last - seat) % rules.players,
        seen.stock_size,
        seen.cards_to_play,
        *(seen.hand_sizes[each] for each in seats),
        *(seen.scope[side] for side in sides),
        *(seen.before[side] for side in sides),
    ]
    told = np.array(cards + facts + [0] * (spaces.width - len(cards) - len(facts)))
    assert (told <= spaces.highest()).all()
    return told


def arrays(env: BatchEnv) -> list[Array]:
    """Return the arrays that an environment tells."""
    return [np.asarray(each) for each in env.told]


def differences(env: BatchEnv, state: State) -> Iterator[str]:
    """Yield what the first row tells otherwise than the engine."""
    for seat in range(env.rules.players):
        if not np.array_equal(env.observe(seat)[0], seen_by(env, state, Seat(seat))):
            yield f"what seat {seat} sees"
    if not np.array_equal(env.told.observation[0], seen_by(env, state, state.to_move)):
        yield "what the seat on turn sees"
    numbers = [number_of(env.rules, state.table, action) for action in legal_actions(state)]
    if np.flatnonzero(env.told.mask[0]).tolist() != sorted(numbers):
        yield "the mask"
    if env.told.seat[0] != state.to_move:
        yield "the seat on turn"


def test_a_row_plays_as_the_engine_does() -> None:
    wrong = []
    for number, name in enumerate(FITTING):
        env = BatchEnv(name, seed=number, again=False)
        env.reset()
        state = env.state(0)
        while not state.over:
            wrong += [(name, what) for what in differences(env, state)]
            chosen = int(env.sample()[0])
            state = apply(state, action_of(env.rules, state.table, chosen))
            env.step([chosen])
        totals = score_state(state).totals
        others = len(totals) - 1
        leads = [own - (sum(totals) - own) / others for own in totals]
        if env.told.points[0].tolist() != list(totals) or not np.allclose(env.told.reward[0], leads):
            wrong.append((name, "the points"))
        if env.told.mask.any() or not env.told.done[0] or not env.told.deal_over[0] or env.sample()[0] != -1:
            wrong.append((name, "the end"))
        if env.without_number:
            wrong.append((name, "plays without a number"))
    assert not wrong


def test_a_match_ends_as_the_engines_does() -> None:
    wrong = []
    for number, name in enumerate(FITTING):
        env = BatchEnv(name, seed=number, episode="match", again=False)
        env.reset()
        match: Match = start_match(env.rules, env.dealer(0))
        while not match.over and not env.told.done[0]:
            last = env.state(0)
            chosen = int(env.sample()[0])
            dealt, match_before = last.dealer, match.outcome.score
            env.step([chosen])
            if env.told.deal_over[0]:
                end = apply(last, action_of(env.rules, last.table, chosen))
                match = after_deal(match, score_state(end))
                if last.before != match_before:
                    wrong.append((name, "the score before"))
                if not match.over and env.dealer(0) != next_dealer(env.rules, dealt):
                    wrong.append((name, "the dealer"))
        rewards = [
            1.0 if side == match.outcome.winner else -1 / (env.spaces.sides - 1)
            for side in range(env.spaces.sides)
        ]
        if not (match.over and env.told.done[0]) or not np.allclose(env.told.reward[0], rewards):
            wrong.append((name, "the winner"))
    assert not wrong


def test_what_a_seat_may_not_know_is_in_no_array() -> None:
    luck, tried, wrong = Random(1), 0, []
    for name in FITTING:
        env, other = BatchEnv(name, seed=luck.getrandbits(32), again=False), BatchEnv(name, again=False)
        for plays in luck.sample(range(PACK_SIZE - env.rules.deal.table_size()), 3):
            env.reset()
            made: list[int] = []
            while len(made) < plays:
                made.append(int(env.sample()[0]))
                env.step(made[-1:])
            state, pack = env.state(0), env.pack(0)
            for seat in range(env.rules.players):
                try:
                    other.reset_to([with_hidden_changed(state, pack, Seat(seat), luck)], [state.dealer])
                    for number in made:
                        other.step([number])
                except (
                    InvalidArgument
                ):  # another hand would have had to take, or the first table is dealt again
                    continue
                tried += other.pack(0) != pack
                same = [np.array_equal(env.observe(seat), other.observe(seat))]
                if seat == state.to_move:
                    same += [
                        np.array_equal(one, two) for one, two in zip(arrays(env), arrays(other), strict=True)
                    ]
                if not all(same):
                    wrong.append((name, plays, seat))
    assert not wrong
    assert tried > 300


def with_hidden_changed(state: State, pack: tuple[int, ...], seat: Seat, luck: Random) -> list[int]:
    """Return the pack with the cards that a seat has not seen in other places of theirs."""
    own = view(state, seat).hand or 0
    hidden = [
        card for hand in state.hands for card in range(PACK_SIZE) if hand >> card & 1 and not own >> card & 1
    ]
    hidden += state.stock
    changed = dict(zip(hidden, luck.sample(hidden, len(hidden)), strict=True))
    return [changed.get(card, card) for card in pack]


def test_a_row_has_the_same_deals_however_many_there_are() -> None:
    few, many = BatchEnv("scopone", 3, seed=9), BatchEnv("scopone", 50, seed=9)
    few.reset()
    many.reset()
    seen = []
    for _ in range(80):
        chosen = many.sample()
        assert np.array_equal(few.told.mask, many.told.mask[:3])
        few.step(chosen[:3].copy())
        many.step(chosen)
        seen.append(few.told.observation.copy())
        assert all(np.array_equal(one, two[:3]) for one, two in zip(arrays(few), arrays(many), strict=True))
    few.reset()
    assert not np.array_equal(few.told.observation, seen[0])
    few.reset(9)
    many.reset(9)
    assert few.pack(0) == many.pack(0)
    assert np.array_equal(few.told.observation, many.told.observation[:3])


def test_the_next_episode_begins_in_the_step_in_which_the_last_one_ends() -> None:
    env = BatchEnv("scopa-2", 4, seed=5)
    env.reset()
    for step in range(1, 73):
        told = env.step(env.sample())
        assert told.done.all() == (step % 36 == 0) == told.done.any()
        assert told.mask.any(axis=1).all()
        assert (told.points.sum(axis=1) > 0).all() == told.done.all()
        assert not told.reward.any() or told.done.all()
        assert not told.reward.sum(axis=1).any()


def test_arrays_are_shared_without_a_copy() -> None:
    env = BatchEnv("scopone", 2, seed=1)
    env.reset()
    shared = [np.from_dlpack(each) for each in arrays(env)]
    env.step(env.sample())
    assert all(
        np.shares_memory(one, two) and np.array_equal(one, two)
        for one, two in zip(shared, arrays(env), strict=True)
    )
    assert [each.shape for each in env.told[:2]] == [(2, env.spaces.width), (2, ACTIONS)]


def test_a_play_that_is_not_legal_is_named_and_no_row_moves() -> None:
    env = BatchEnv("scopone", 3, seed=1)
    with pytest.raises(InvalidArgument, match="reset"):
        env.sample()
    env.reset()
    before, chosen = [env.state(row) for row in range(3)], env.sample().copy()
    for wrong in (-1, ACTIONS, int(np.flatnonzero(~env.told.mask[1])[0])):
        chosen[1] = wrong
        with pytest.raises(InvalidArgument, match=f"action {wrong} of row 1 is not legal") as caught:
            env.step(chosen)
        assert caught.value.reason is Reason.ACTION_NOT_LEGAL
        assert [env.state(row) for row in range(3)] == before
    for bad, reason in (
        ([0, 1], Reason.ARGUMENT_COUNT),
        ([0.5, 1.0, 2.0], Reason.ARGUMENT_KIND),
        ("x", Reason.ARGUMENT_KIND),
    ):
        with pytest.raises(InvalidArgument) as caught:
            env.step(bad)
        assert caught.value.reason is reason


def test_arguments_that_no_environment_takes_are_named() -> None:
    env = BatchEnv("scopone", 1)
    env.reset()
    ordered = list(range(PACK_SIZE))
    for call, argument in (
        (lambda: BatchEnv("scopone", 0), "deals"),
        (lambda: BatchEnv("scopone", episode="hand"), "episode"),
        (lambda: BatchEnv(None), "rules"),  # type: ignore[arg-type]  # that is what is tried
        (lambda: env.observe(4), "seats"),
        (lambda: env.observe([-1]), "seats"),
        (lambda: env.state(1), "row"),
        (lambda: env.reset_to([[0] * PACK_SIZE], [0]), "packs"),
        (lambda: env.reset_to([ordered], [4]), "dealers"),
        (lambda: action_of(env.rules, env.state(0).table, ACTIONS), "number"),
    ):
        with pytest.raises(InvalidArgument) as caught:
            call()
        assert caught.value.facts["argument"] == argument


def test_rules_that_no_environment_holds_are_refused_by_name() -> None:
    for name in OTHERS:
        with pytest.raises(InvalidRules) as caught:
            BatchEnv(name)
        assert caught.value.fields
        assert all(field in str(caught.value) for field in caught.value.fields)
    with pytest.raises(InvalidRules, match="deal"):
        BatchEnv("scopa-2?deal=P3 T22 P3*")


def test_every_byte_of_an_observation_has_a_name_and_a_range() -> None:
    for name in FITTING:
        rules = parse_rules(name)
        spaces = Spaces(rules.players, rules.side_count)
        named = spaces.names()
        assert tuple(named[: len(FACTS)]) == FACTS
        assert len(spaces.highest()) == spaces.width == PACK_SIZE * spaces.planes + len(named)
        assert spaces.facts == len([each for each in named if each != "unused"])


def test_captures_beyond_the_last_number_are_counted() -> None:
    env = BatchEnv("quindici-2?deal=P2 T20 P2*&capture_duty=optional", 32, seed=1)
    told = env.reset()
    assert max(told.mask.sum(axis=1)) > 64  # more than a row keeps a list of
    for _ in range(20):
        assert told.mask[np.arange(32), env.sample()].all()
        env.step(env.sample())
    assert env.without_number > 0
