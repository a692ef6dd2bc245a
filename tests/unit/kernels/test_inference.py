"""What plays tell of whole hands, by the network's own choices."""

import numpy as np
import pytest

from settebello.cards import Seat
from settebello.engine import State, apply_unchecked, decode_action, encode_action, view
from settebello.kernels import ints, new_rng, pack_state
from settebello.kernels import layout as at
from settebello.kernels.belief import NO_ODDS
from settebello.kernels.inference import WORLD, chance_of, deal_worlds, log_likelihood
from settebello.kernels.net import MOMENT, NOTES, Desk, moments, net_action, new_desk, recall, weights_for
from settebello.kernels.sight import sight
from settebello.players.maestro import draw_evenly
from settebello.rules import parse_rules
from settebello.testkit.players import dealt

HANDS = slice(at.HANDS, at.HANDS + at.SEATS)


def desk_of(state: State) -> Desk:
    """Return a desk with the network of the game."""
    weights = weights_for(pack_state(state).rules)
    assert weights is not None
    return new_desk(weights.net)


def played_by_net(rules: str, seed: int, plays: int) -> list[State]:
    """Return the positions of a deal that the network plays with itself, one after each play."""
    states = [dealt(parse_rules(rules), seed)]
    desk = desk_of(states[0])
    for _ in range(plays):
        state = states[-1]
        known = sight(view(state, state.to_move))
        number = net_action(known.cells, known.rules, recall(known), desk)
        states.append(apply_unchecked(state, decode_action(number)))
    return states


@pytest.mark.parametrize(("rules", "plays"), [("scopone-10", 25), ("scopa-2", 16), ("scopa-4", 17)])
def test_a_moment_is_what_everybody_saw_then(rules: str, plays: int) -> None:
    states = played_by_net(rules, 3, plays)
    told = moments(sight(view(states[-1], states[-1].to_move))).reshape(-1, MOMENT)
    assert len(told)
    for state, moment in zip(states[-1 - len(told) : -1], told, strict=True):
        cells, known = pack_state(state).cells, sight(view(state, state.to_move))
        for cell in (at.TABLE, at.TO_MOVE, at.TO_PLAY, at.LAST_CAPTURER):
            assert moment[cell] == cells[cell]
        piles = slice(at.PILES, at.PILES + at.SEATS)
        assert (moment[piles] == cells[piles]).all()
        assert not moment[HANDS].any()
        assert (moment[at.CELLS : at.CELLS + NOTES] == recall(known)).all()


@pytest.mark.parametrize("rules", ["scopone-10", "scopa-2"])
def test_the_chances_of_all_plays_of_a_hand_are_one(rules: str) -> None:
    for state in played_by_net(rules, 5, 30)[::7]:
        seen = view(state, state.to_move)
        cells, known = pack_state(state).cells, sight(seen)
        numbers = [encode_action(action) for action in seen.legal]
        desk = desk_of(state)
        chances = [chance_of(cells, known.rules, recall(known), number, desk) for number in numbers]
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0


def test_the_hands_that_were_dealt_are_likelier_than_others_that_could_have_been() -> None:
    better = []
    for seed in range(12):
        state = played_by_net("scopone-10", seed, 20)[-1]
        known, desk = sight(view(state, state.to_move)), desk_of(state)
        told, room = moments(known), ints(MOMENT + at.SEATS)
        worlds, logs = ints(40 * WORLD), np.zeros(40)
        facts = (known.cells, known.places, NO_ODDS, known.rules, new_rng(seed), told, desk, room)
        deal_worlds(*facts, known.stock, worlds, logs)
        truth = log_likelihood(pack_state(state).cells, int(state.to_move), known.rules, told, desk, room)
        better.append(float((logs < truth).mean()))
    assert float(np.mean(better)) > 0.8


def test_worlds_that_were_weighed_agree_with_what_the_seat_has_seen() -> None:
    state = played_by_net("scopone-10", 1, 14)[-1]
    seat = Seat(state.to_move)
    known, desk = sight(view(state, seat)), desk_of(state)
    worlds, logs, room = ints(20 * WORLD), np.zeros(20), ints(MOMENT + at.SEATS)
    facts = (known.cells, known.places, NO_ODDS, known.rules, new_rng(1), moments(known), desk, room)
    deal_worlds(*facts, known.stock, worlds, logs)
    true = pack_state(state).cells
    for world in worlds.reshape(-1, WORLD)[:, : at.CELLS]:
        assert world[at.HANDS + seat] == true[at.HANDS + seat]
        assert sum(int(hand) for hand in world[HANDS]) == sum(int(hand) for hand in true[HANDS])
        assert (world[at.TABLE :] == true[at.TABLE :]).all()


def test_worlds_are_drawn_in_proportion_to_their_weights() -> None:
    logs = np.log(np.array([1.0, 0.0001, 2.0, 5.0])) - 1000
    assert draw_evenly(logs, 80).tolist() == [10, 0, 20, 50]
    assert draw_evenly(np.zeros(3), 3).tolist() == [1, 1, 1]
    assert draw_evenly(np.zeros(5), 2).sum() == 2
