"""Maestro: worlds weighed by what has been played, played on by the value network, the end solved.

Worlds are drawn as likely as they are if the partner plays like this player, or like the network, and the
others as players were seen to, where that was learned (`settebello.kernels.search.inference`).
In each, every play is followed by the network's plays for all seats, and valued from the own seat after each
round; the average is joined with what the network thinks of the play at first sight. A play is looked at no
more once knowing it better is worth nothing, so that time goes where plays are close. The last cards are
solved in each world. Where the deal may end the match, each world is played to its end, for what the points
are worth there (`settebello.players.search.chances`). In games that no network was trained for, everybody
plays greedily to the end instead; in those that the kernels do not play, in worlds that are all as likely.

Where partners read each other (`settebello.kernels.search.habits`), the first rounds are played by first
sight, unless the deal may end the match; later it makes, of plays that are worth nearly the same, the one
that is best at first sight.
"""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from settebello.engine import Action, View, encode_action
from settebello.kernels import ints, new_rng
from settebello.kernels.compiling.jit import Ints, Reals
from settebello.kernels.net import (
    NET,
    Weights,
    batch_as_seen,
    network_of,
    new_desk,
    plays_for,
    recall,
    trained_otherwise,
    weights_for,
)
from settebello.kernels.net.choose import direct_worths
from settebello.kernels.net.layout import Floats
from settebello.kernels.search.belief import LIKELY, odds_of
from settebello.kernels.search.foresight import Forecast, Worths, foresee, new_ahead, sum_solved
from settebello.kernels.search.habits import (
    PARTNER,
    PARTNER_EARLY,
    PARTNER_FIRST,
    STRANGER,
    habits,
    is_first,
    row_of_partner,
)
from settebello.kernels.search.inference import WORLD, Walk, begin_walk, go_on, new_walk
from settebello.kernels.sight import Sight, sight
from settebello.players.interface import Budget, Player
from settebello.players.search.chances import Table, race_to, solvable, wins_by_end
from settebello.players.search.endings import aims_of, all_worlds, worths_at_the_end
from settebello.players.search.exact import open_state, open_worths
from settebello.players.search.ismcts import Ismcts
from settebello.players.search.judging import LEAST, best_for_match, expected, may_be_expected, worth_a_look
from settebello.players.search.pace import Pace
from settebello.players.search.warm import ready_to_foresee
from settebello.players.search.worlds import Worlds
from settebello.rules import options_of_kin

WALK: Final = 20
"""Worlds of one walk from world to world; then another begins, if there is time for a whole slice."""
SKIPPED: Final = 12
"""Worlds at the beginning of a walk that are left aside."""
SLICE: Final = 5
"""Worlds between two looks at the clock, at most; a walk is so many times a whole number."""

TRIED: Final = 2 * WALK
"""Worlds in which each play is looked at before any is left aside."""
FIRST_SIGHT: Final = 0.1
"""The part that the network's first opinion has in the judgement from then on; before, it has more."""

LESS: Final[Mapping[int, float]] = MappingProxyType({PARTNER_FIRST: 0.13, PARTNER_EARLY: 0.13, PARTNER: 0.1})
"""Points that a play may be worth less than the best one if the partner expects it, by the row of habits."""
LESS_SOLVED: Final = 0.05
"""The same at the end."""

SOLVED: Final = 10
"""With so many cards to play or fewer, each world is solved."""
SOLVED_AMONG_MANY: Final = 12
"""The same among more than two sides."""
SOLVED_OPEN: Final = 24
"""The same where every card is known."""

DRAWING: Final = 0.5
"""The part of a move's time in which worlds to be solved are drawn."""

ITERATIONS: Final = 10
"""Iterations for each world, where there is no network and more than two sides: a tree does better there."""

_NO_NET: Final[Floats] = np.zeros(NET, np.float32)


class Maestro:
    """The strongest fair player of the house: it draws so many worlds a move."""

    def __init__(self, worlds: int) -> None:
        """Load the kernels, so that the first choice is as quick as the others."""
        self._worlds = worlds
        self._in_worlds = Worlds(worlds, belief=True)
        self._among_many = Ismcts(ITERATIONS * worlds)
        self._desk, self._others, self._ahead = new_desk(_NO_NET), new_desk(_NO_NET), new_ahead()
        self._rules = ints(0)
        ready_to_foresee()

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the legal action that is worth most."""
        if len(view.legal) == 1:
            return view.legal[0]
        if options_of_kin(view.rules):
            return self._in_worlds.choose(view, budget)
        pace, known = Pace(budget), sight(view)
        left, two_sides = view.cards_to_play, solvable(view.rules)
        state = open_state(view, known) if two_sides and left <= SOLVED_OPEN else None
        if state is not None:
            return view.legal[int(open_worths(state, view.legal).argmax())]
        solved, weights = left <= (SOLVED if two_sides else SOLVED_AMONG_MANY), weights_for(known.rules)
        if weights is None and not solved:
            return self._stand_in(view).choose(view, budget)
        walk, rng = self._walk(known, weights), new_rng(budget.seed, known.made)
        wanted = 1 if known.determined else self._worlds
        draw = _draw(walk, rng, pace.slices(wanted, SLICE, DRAWING if solved else 1))
        row = row_of_partner(left, walk.habits)
        if solved:
            chosen = self._at_the_end(view, known, walk, draw, row, pace)
            return self._stand_in(view).choose(view, budget) if chosen is None else view.legal[chosen]
        wins = None if weights is None or known.determined else wins_by_end(view)
        return view.legal[self._on_the_way(view, known, draw, row, wins)]

    def _stand_in(self, view: View) -> Player:
        """Return the player that chooses where there is no network."""
        return self._in_worlds if solvable(view.rules) else self._among_many

    def _walk(self, known: Sight, weights: Weights | None) -> Walk:
        """Return a walk through what is hidden, judged by the networks of this game, if there are any."""
        net = _NO_NET if weights is None else weights.net
        if self._desk.net is not net or self._rules is not known.rules:
            plays, trained = plays_for(known.rules), trained_otherwise(known.rules)
            others = net if plays is None else plays.net
            self._desk, self._others, self._rules = (
                new_desk(net, trained),
                new_desk(others, trained),
                known.rules,
            )
        told = ints(0) if weights is None else batch_as_seen(known)
        rows = habits(network_of(known.rules), others_learned=self._others.net is not self._desk.net)
        return new_walk(known, odds_of(known, LIKELY), told, self._desk, self._others, rows)

    def _on_the_way(
        self, view: View, known: Sight, draw: Iterable[Ints], row: int, wins: Table | None
    ) -> int:
        """Return which action to play by what the network makes of each world."""
        actions, direct, places = self._choices(view, known, readable=row != STRANGER)
        if row == PARTNER_FIRST and wins is None:
            return int(places[direct.argmax()])
        less = LESS.get(row)
        race = None if wins is None else race_to(view)
        worths, ends = self._foreseen(known, actions, direct, draw, less, race)
        usual = _usual(worths, direct, less)
        return int(places[best_for_match(worths, usual, wins, ends, np.ones(len(ends), np.int64))])

    def _at_the_end(
        self, view: View, known: Sight, walk: Walk, draw: Iterable[Ints], row: int, pace: Pace
    ) -> int | None:
        """Return which action to play by the solution of each world.

        For the match where the deal may end it; None where that, or a deal among many, is too long.
        """
        aims, two_sides = aims_of(view, known), solvable(view.rules)
        every = None if two_sides else all_worlds(known, walk.odds)
        if every is None:
            worlds, times = _different(np.concatenate(list(draw)).reshape(-1, WORLD))
            every = worlds, times.astype(np.float64)
        if aims is not None or not two_sides:
            worths = worths_at_the_end(known, _numbers(view), every, aims, pace)
            if worths is not None or not two_sides:
                return None if worths is None else int(worths.argmax())
        less = None if row == STRANGER else LESS_SOLVED
        actions, direct, places = self._choices(view, known, readable=row != STRANGER)
        return int(places[_usual(self._solved(known, actions, *every, pace), direct, less)])

    def _choices(self, view: View, known: Sight, *, readable: bool) -> tuple[Ints, Worths, Ints]:
        """Return the actions to choose from, as numbers, at first sight, and where they stand in the view.

        Where a partner is to read them, these are the first ones of those that the network cannot tell apart.
        """
        actions = _numbers(view)
        direct = np.zeros(len(actions))
        direct_worths(known.cells, known.rules, recall(known), actions, self._desk, direct)
        places = np.arange(len(actions))
        if readable:
            places = np.array([index for index in range(len(actions)) if is_first(direct, index)])
        return actions[places], direct[places], places

    def _solved(self, known: Sight, actions: Ints, worlds: Ints, times: Reals, pace: Pace) -> Worths:
        """Return what each action is worth with all cards open, on average, in points.

        Worlds are left aside that there is no time for.
        """
        weight, sums = 0, np.zeros(len(actions))
        for number, world in enumerate(worlds):
            drawn = times[number : number + 1].astype(np.int64)
            sum_solved(world, drawn, known.rules, actions, sums, self._ahead)
            weight += int(drawn[0])
            if pace.room() < 1:
                break
        return sums / weight

    def _foreseen(
        self,
        known: Sight,
        actions: Ints,
        direct: Worths,
        draw: Iterable[Ints],
        less: float | None,
        race: Ints | None,
    ) -> tuple[Worths, Ints]:
        """Return what each action is worth by the network, in points, and how the worlds end.

        The ends are int64[worlds, actions], and none unless there is a ``race`` (see `chances`, maybe empty):
        then worlds are played to the end. Otherwise an action is looked at no more once it is clear that it
        is not the best, nor one that a partner expects and that is worth ``less`` at most. It is then behind
        the best by as much as in the worlds it was looked at in, and by something.
        """
        notes, desk, kept = recall(known), self._desk, np.arange(len(actions))
        worths, looks = np.zeros(len(actions)), np.zeros(len(actions), np.int64)
        seen, ends = np.zeros((0, len(actions))), ints(0)
        judged = seen
        for worlds in draw:
            size = len(worlds) // WORLD * len(kept)
            some, ended = np.zeros(size), ints(0 if race is None else size)
            told = Forecast(some, ended, ints(0) if race is None else race)
            foresee(worlds, known.rules, notes, actions[kept], desk, self._ahead, told)
            seen, ends = np.concatenate([seen, some.reshape(-1, len(kept))]), np.concatenate([ends, ended])
            first = FIRST_SIGHT if known.determined else part_of_first_sight(len(seen))
            judged = first * direct[kept] + (1 - first) * seen
            worths[kept], looks[kept] = judged.mean(axis=0), len(seen)
            if len(seen) >= TRIED and race is None:
                hopeful = worth_a_look(judged)
                if less is not None:
                    hopeful |= may_be_expected(judged, direct[kept], less)
                kept, seen, judged = kept[hopeful], seen[:, hopeful], judged[:, hopeful]
                if len(kept) == 1:
                    break
        best = int(worths[kept].argmax())
        for action in np.delete(np.arange(len(actions)), kept):
            behind = judged[: looks[action], best].mean() - worths[action]
            worths[action] = worths[kept[best]] - max(behind, LEAST)
        return worths, ends.reshape(-1, len(actions))


def part_of_first_sight(worlds: int) -> float:
    """Return which part of the judgement the first sight has: all of it before any world is seen."""
    return 1 - (1 - FIRST_SIGHT) * worlds / TRIED if worlds < TRIED else FIRST_SIGHT


def _usual(worths: Worths, direct: Worths, less: float | None) -> int:
    """Return the action that is worth most, or where partners read each other, the expected one."""
    return int(worths.argmax()) if less is None else expected(worths, direct, less)


def _draw(walk: Walk, rng: Ints, parts: Iterable[int]) -> Iterator[Ints]:
    """Yield worlds, so many at a time, as likely as they are; a new walk begins now and then.

    The last few, for which time is short, go on from where the walk was.
    """
    left = None
    for part in parts:
        if left is None or (left <= 0 and part >= SLICE):
            begin_walk(walk, rng)
            go_on(walk, rng, ints(SKIPPED * WORLD))
            left = WALK
        worlds = ints(part * WORLD)
        go_on(walk, rng, worlds)
        left -= part
        yield worlds


def _different(drawn: Ints) -> tuple[Ints, Ints]:
    """Return the worlds that differ, in the order they were drawn, and how often each was.

    So whoever stops early has judged a sample.
    """
    _, first, times = np.unique(drawn, axis=0, return_index=True, return_counts=True)
    order = np.argsort(first)
    return drawn[first[order]], times[order]


def _numbers(view: View) -> Ints:
    """Return the legal actions as numbers."""
    actions = ints(len(view.legal))
    actions[:] = [encode_action(action) for action in view.legal]
    return actions
