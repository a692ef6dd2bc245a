"""The solver's obvious twin: minimax on the engine, with nothing clever in it, and positions to try it on."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from settebello.cards import PACK_SIZE, Card, Seat
from settebello.engine import Action, State, apply_unchecked, deal, legal_actions, score_state
from settebello.kernels import (
    apply,
    count_lines,
    greedy_action,
    new_rng,
    pack_state,
    random_action,
    unpack_state,
)
from settebello.kernels.layout import TO_PLAY
from settebello.rules import Rules
from tests.support.presets import SEARCHED

TWO_SIDED: Final = {name: row.rules() for name, row in SEARCHED.items() if row.rules().side_count == 2}
"""The presets that the solver is for."""


class Minimax:
    """Values by trying everything; positions met before are remembered."""

    def __init__(self) -> None:
        self._met: dict[State, int] = {}

    def actions(self, state: State) -> dict[Action, int]:
        """Return for each legal action what the side on turn still gets more than the other."""
        sign = 1 if state.side_to_move == 0 else -1
        so_far = state.scope[0] - state.scope[1]
        return {
            action: sign * (self.final(apply_unchecked(state, action)) - so_far)
            for action in legal_actions(state)
        }

    def final(self, state: State) -> int:
        """Return by how many points side 0 ends the deal ahead with best play by both."""
        state = replace(state, plays=())
        if state not in self._met:
            self._met[state] = self._worked_out(state)
        return self._met[state]

    def _worked_out(self, state: State) -> int:
        if state.over:
            return points_ahead(state)
        after = [self.final(apply_unchecked(state, action)) for action in legal_actions(state)]
        return max(after) if state.side_to_move == 0 else min(after)


def points_ahead(end: State) -> int:
    """Return by how many points side 0 is ahead at the end of a deal."""
    totals = score_state(end).totals
    return totals[0] - totals[1]


def position(rules: Rules, left: int, luck: Random, *, greedy: bool) -> State:
    """Deal at random and play, greedily or at random, until so many cards are left to play."""
    pack = [Card(number) for number in range(PACK_SIZE)]
    luck.shuffle(pack)
    state = deal(rules, Seat(luck.randrange(rules.players)), pack)
    cells, stock, packed = pack_state(state)
    rng = new_rng(luck.getrandbits(60))
    while cells[TO_PLAY] > left:
        action = greedy_action(cells, packed) if greedy else random_action(cells, packed, rng)
        apply(cells, stock, packed, action)
    return unpack_state(rules, cells, stock)


def small_positions(rules: Rules, luck: Random, most_left: int, most_lines: int) -> Iterator[State]:
    """Yield positions for ever, each with as many cards left as ``most_lines`` lines of play allow."""
    while True:
        wanted = luck.randint(1, most_left)
        found = position(rules, wanted, luck, greedy=luck.random() < 0.5)
        if _few_lines(found, most_lines):
            yield found


def _few_lines(state: State, most: int) -> bool:
    packed = pack_state(state)
    return all(count_lines(packed, depth) <= most for depth in range(1, state.cards_to_play + 1))
