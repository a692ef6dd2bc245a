"""Deals as games of OpenSpiel pass its tests, and tell what the environments tell."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from math import isclose, prod
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from settebello.cards import PACK_SIZE, Card, Seat, card_set
from settebello.engine import deal, redeal_reason
from settebello.errors import InvalidArgument, InvalidRules, SettebelloError
from settebello.rules import preset
from settebello_lab.envs import BatchEnv

PRESETS = ("scopa-2", "x-scopa-3", "scopone", "x-scopa-6")
PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"
MISSING = """
import sys
from settebello.errors import NotFound, Reason
sys.modules["pyspiel"] = None
from settebello_lab import openspiel
assert "numba" not in sys.modules
try:
    openspiel.load("scopa-2")
except NotFound as problem:
    assert problem.reason is Reason.EXTRA_MISSING
    assert 'pip install "settebello-lab[openspiel]"' in str(problem)
else:
    sys.exit("it was imported")
"""

needs_openspiel = pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")


def game(rules: str, dealer: int = 0) -> Any:  # noqa: ANN401 (OpenSpiel has no types)
    from settebello_lab.openspiel import load

    return load(rules, dealer)


def dealt(rules: str, dealer: int, seed: int) -> tuple[Any, list[Card]]:
    """Return a state whose cards are dealt, and the cards as chance dealt them."""
    state, rng, cards = game(rules, dealer).new_initial_state(), Random(seed), list[Card]()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        (card,) = rng.choices(outcomes, chances)
        cards.append(Card(card))
        state.apply_action(card)
    return state, cards


def both(rules: str, dealer: int, seed: int) -> Iterator[tuple[Any, BatchEnv]]:
    """Play a deal at random, as a game and as an environment."""
    state, cards = dealt(rules, dealer, seed)
    env, rng = BatchEnv(rules, again=False), Random(seed)
    pack = state.get_game().shuffle.pack(cards)
    env.reset_to(np.array([pack]), np.array([dealer]))
    while True:
        yield state, env
        if state.is_terminal():
            return
        number = rng.choice(state.legal_actions())
        state.apply_action(number)
        env.step(np.array([number]))


@needs_openspiel
@pytest.mark.parametrize("name", PRESETS)
def test_openspiel_s_own_test_passes(name: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(game(name), num_sims=1, serialize=True, verbose=False)


@needs_openspiel
@pytest.mark.parametrize("name", [*PRESETS, "figs", "scopone-10", "assi-2-monte", "quindici-2"])
def test_a_game_tells_each_seat_what_the_environments_tell(name: str) -> None:
    players = preset(name).rules().players
    for state, env in both(name, players - 1, 7):
        for seat in range(players):
            tensor = np.array(state.observation_tensor(seat), np.uint8)
            assert np.array_equal(tensor, env.observe(seat)[0])
        if state.is_terminal():
            sides = env.spaces.sides
            assert state.returns() == [env.told.reward[0, seat % sides] for seat in range(players)]
            assert env.told.done[0]
        else:
            assert state.current_player() == env.told.seat[0]
            assert state.legal_actions() == np.flatnonzero(env.told.mask[0]).tolist()


@needs_openspiel
def test_what_a_seat_remembers_has_the_order_of_the_plays() -> None:
    *_, (state, _) = both("scopone", 0, 3)
    tensor = np.array(state.information_state_tensor(0))
    plays = tensor[-36 * 80 :].reshape(36, 2, 40)
    for number, (played, told) in enumerate(zip(state.position.plays, plays, strict=True)):
        assert np.flatnonzero(told[0]).tolist() == [played.action.card], number
        assert card_set(Card(int(card)) for card in np.flatnonzero(told[1])) == played.action.capture
    assert "plays" in state.information_state_string(0)


@needs_openspiel
def test_hidden_cards_are_in_nothing_that_a_seat_is_told() -> None:
    state, cards = dealt("scopone", 0, 5)
    pack = state.get_game().shuffle.pack(cards)
    hands = deal(preset("scopone").rules(), Seat(0), pack).hands
    theirs = [card for card in cards if hands[2] >> card & 1 or hands[3] >> card & 1]
    other = state.get_game().new_initial_state()
    swapped = dict(zip(theirs, reversed(theirs), strict=True))
    for card in cards:
        other.apply_action(swapped.get(card, card))
    assert str(state) != str(other)
    for seat in (0, 1):
        assert state.observation_tensor(seat) == other.observation_tensor(seat)
        assert state.information_state_string(seat) == other.information_state_string(seat)
        assert state.information_state_tensor(seat) == other.information_state_tensor(seat)
        assert state.observation_string(seat) == other.observation_string(seat)


@needs_openspiel
def test_every_first_table_that_stands_is_equally_likely() -> None:
    from settebello_lab.openspiel.shuffle import Shuffle

    rules, rng, likely = preset("figs").rules(), Random(1), set()
    assert rules.redeal
    shuffle = Shuffle(rules, Seat(1))
    for _ in range(20):
        cards, chances = list[Card](), []
        for _ in range(4):
            told = shuffle.chances(cards)
            assert isclose(sum(chance for _, chance in told), 1)
            card, chance = rng.choice(told)
            cards.append(Card(card))
            chances.append(chance)
        assert redeal_reason(rules, card_set(cards)) is None
        likely.add(round(prod(chances) * 1e12))
        assert len(shuffle.chances(cards)) == PACK_SIZE - 4
    assert len(likely) == 1


@needs_openspiel
def test_a_copy_and_the_state_it_came_from_go_their_own_ways() -> None:
    state, _ = dealt("scopa-2", 0, 2)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(state.position.plays) == 0
    assert len(copy.position.plays) == 1


@needs_openspiel
def test_a_wrong_rule_set_or_dealer_is_named() -> None:
    for rules, dealer, wrong in (
        ("cirulla", 0, InvalidRules),
        ("nonsense", 0, SettebelloError),
        ("scopa-2", 2, InvalidArgument),
    ):
        with pytest.raises(wrong):
            game(rules, dealer)


@needs_openspiel
def test_the_stored_playthrough_is_what_the_game_still_does() -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    game("scopa-2")
    kept, now = generate_playthrough.replay(str(PLAYTHROUGH))
    assert now == kept


def test_a_missing_openspiel_is_named() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MISSING], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
