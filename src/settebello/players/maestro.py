"""Maestro: sampled worlds, a few plays on by the value network, then its value from the own seat.

The average over the worlds is joined with what the network thinks of the play at first sight. For games
that no network was trained for, it samples worlds with a belief and plays them out.
"""

from functools import cache
from typing import Final

import numpy as np

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import Action, View, apply_unchecked, deal, encode_action, view
from settebello.kernels import ints, new_rng
from settebello.kernels import layout as at
from settebello.kernels.belief import LIKELY, NO_ODDS, odds_of
from settebello.kernels.foresight import Worths, direct_worths, sum_foreseen
from settebello.kernels.net import NET, NOTES, Desk, new_desk, recall, warm_up_net, weights_for
from settebello.kernels.pack import unpack_state
from settebello.kernels.search_warm import warm_once
from settebello.kernels.sight import Sight, sight
from settebello.kernels.solve import Solver
from settebello.kernels.worlds import deal_world
from settebello.players.pace import Pace
from settebello.players.player import Budget
from settebello.players.worlds import Worlds
from settebello.rules import preset

SLICE: Final = 4
"""Worlds between two looks at the clock."""


class Maestro:
    """The strongest fair player of the house."""

    def __init__(
        self, worlds: int, *, plays: int = 4, share: float = 0.5, belief: bool = False, exact: int = 12
    ) -> None:
        self._worlds = worlds
        self._plays = plays
        self._share = share
        self._factors = LIKELY if belief else NO_ODDS
        self._exact = exact
        self._desk: Desk | None = None
        warm_once()
        warm_up_net()
        _warm_up_foresight()

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action that is worth most."""
        if len(view.legal) == 1:
            return view.legal[0]
        known = sight(view)
        if view.rules.side_count == 2 and view.cards_to_play <= (24 if known.determined else self._exact):
            return view.legal[int(self._solved(view, known, budget).argmax())]
        weights = weights_for(known.rules)
        if weights is None:
            return Worlds(self._worlds, belief=True).choose(view, budget)
        if self._desk is None or self._desk.net is not weights.net:
            self._desk = new_desk(weights.net)
        return view.legal[int(self._values(view, known, budget, self._desk).argmax())]

    def _solved(self, view: View, known: Sight, budget: Budget) -> Worths:
        """Return what each legal action is worth with all cards open, on average over the worlds."""
        odds = odds_of(known, self._factors)
        rng, world = new_rng(budget.seed, known.made), ints(at.CELLS)
        sums, solver = np.zeros(len(view.legal)), Solver(view.cards_to_play)
        for _ in Pace(budget).slices(1 if known.determined else self._worlds, 1):
            deal_world(known.cells, known.places, odds, known.rules, rng, world, known.stock)
            state = unpack_state(view.rules, world, known.stock)
            for index, action in enumerate(view.legal):
                after = apply_unchecked(state, action)
                gain = after.scope[view.side] - state.scope[view.side]
                value = solver.bounds(after).lower
                sums[index] += gain + (value if after.side_to_move == view.side else -value)
        return sums

    def _values(self, view: View, known: Sight, budget: Budget, desk: Desk) -> Worths:
        """Return what each legal action is worth, in points."""
        notes = recall(known)
        actions = ints(len(view.legal))
        actions[:] = [encode_action(action) for action in view.legal]
        direct, sums = np.zeros(len(actions)), np.zeros(len(actions))
        direct_worths(known.cells, known.rules, notes, actions, desk, direct)
        odds = odds_of(known, self._factors)
        rng = new_rng(budget.seed, known.made)
        world, after, noted = ints(at.CELLS), ints(at.CELLS), ints(NOTES)
        made = 0
        for worlds in Pace(budget).slices(1 if known.determined else self._worlds, SLICE):
            sum_foreseen(
                known.cells,
                known.places,
                odds,
                known.rules,
                rng,
                notes,
                self._plays,
                worlds,
                actions,
                sums,
                world,
                known.stock,
                after,
                noted,
                desk,
            )
            made += worlds
        return self._share * direct + (1 - self._share) * sums / made


@cache
def _warm_up_foresight() -> None:
    """Compile what only this player uses, or load it as compiled before."""
    start = deal(preset("scopone-10").rules(), Seat(3), cards_in(PACK))
    seen = view(start, start.to_move)
    known, actions = sight(seen), ints(1)
    actions[0] = encode_action(seen.legal[0])
    desk = new_desk(np.zeros(NET, np.float32))
    cells, notes, sums = ints(at.CELLS), ints(NOTES), np.zeros(1)
    direct_worths(known.cells, known.rules, notes, actions, desk, sums)
    world = (known.cells, known.places, NO_ODDS, known.rules, new_rng(1))
    room = (cells, known.stock, ints(at.CELLS), ints(NOTES), desk)
    sum_foreseen(*world, notes, 1, 1, actions, sums, *room)
