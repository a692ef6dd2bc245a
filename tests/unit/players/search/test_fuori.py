"""Endings, matches and worlds in which a side may declare that it is out (RULES.md F16.2, F16.3)."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from settebello.cards import CardSet, single
from settebello.engine import (
    Action,
    Play,
    State,
    View,
    acquired,
    apply_unchecked,
    check_fuori,
    fuori,
    legal_actions,
    match_outcome,
    score_state,
    view,
)
from settebello.engine.live import Fuori
from settebello.errors import IllegalAction
from settebello.kernels import ints, pack_state
from settebello.kernels import layout as at
from settebello.kernels.scoring import POINTS, certain_points
from settebello.kernels.search.ending import SURE
from settebello.players import Budget, Greedy, respond
from settebello.players.search.chances import DEALS, race_to, winning_chances
from settebello.players.search.exact import match_worths
from settebello.rules import parse_rules
from settebello_lab.players.check import dealt

WITH_FUORI = (
    "figs",
    "scopa?players=2&target=8&stakes=true&fuori=true",
    "scopone-10?target=8&fuori=true",
    "assi?players=2&fuori=true",
    "quindici-4?fuori=true",
    "trentino?fuori=true",
    "torneo?fuori=true",
    "online-4?fuori=true",
    "x-scopa-napola?fuori=true",
    "scientifico?fuori=true",
    "assi-4-scopa?fuori=true",
    "scopone-9-rebello?fuori=true",
    "scopone-9-south?fuori=true",
    "x-scopa-6?fuori=true",
)
SHORT_OF = ((1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (2, 3), (4, 3), (3, 4))
"""Points that each side needs before the deal, by turns."""
ALL_BUT = 0.999
"""Where so much of a match is won, it is won."""


def is_out(state: State, action: Action, after: State) -> bool:
    """Tell by the engine's law whether a declaration with this action wins."""
    try:
        check_fuori(state.rules, state.before, state.cards_to_play)
    except IllegalAction:
        return False
    if not isinstance(action, Play):
        return False
    piles, side = list(state.piles), state.side_to_move
    if action.capture:
        piles[side] = CardSet(piles[side] | action.capture | single(action.card))
    return fuori(state.rules, state.before, piles, after.scope, side).reached


def chance_after(state: State, action: Action, side: int) -> float:
    """Return 1 where a side wins for certain after an action, 0 where it loses, by every line."""
    after = apply_unchecked(state, action)
    if is_out(state, action, after):
        return float(state.side_to_move == side)
    if after.over:
        deal = score_state(after)
        winner = match_outcome(state.rules, state.before, deal.totals, all_coins=deal.all_coins).winner
        return 0.5 if winner is None else float(winner == side)
    mine, found = after.side_to_move == side, []
    for each in legal_actions(after):
        found.append(chance_after(after, each, side))
        if found[-1] == float(mine):
            break
    return max(found) if mine else min(found)


def ends(rules: str, left: int, seeds: range) -> Iterator[State]:
    """Yield ends of greedy deals near the target, in which nobody has been out so far."""
    for seed in seeds:
        state = dealt(parse_rules(rules), seed)
        target = int(state.rules.target)
        own, others = SHORT_OF[seed % len(SHORT_OF)]
        state = replace(state, before=(target - own, target - others))
        while state.cards_to_play > left:
            action = Greedy().choose(view(state, state.to_move), Budget())
            after = apply_unchecked(state, action)
            if is_out(state, action, after):
                break
            state = after
        else:
            yield state


@pytest.mark.parametrize("rules", WITH_FUORI)
def test_a_known_end_is_won_by_who_is_out_first(rules: str) -> None:
    """Ends were counted to the last card: the side with more points was taken to win, not the first out."""
    left = 6 if parse_rules(rules).players == 2 else 7
    for state in ends(rules, left, range(16)):
        legal = legal_actions(state)
        worths = match_worths(state, legal, 10**6)
        assert worths is not None
        side = state.side_to_move
        assert [int(worth > ALL_BUT * SURE) - int(worth < -ALL_BUT * SURE) for worth in worths] == [
            int(chance == 1) - int(chance == 0)
            for chance in (chance_after(state, each, side) for each in legal)
        ]


class Last:
    """Chooses the last legal action, whatever it is."""

    def choose(self, view: View, budget: Budget) -> Action:  # noqa: ARG002 (a player's signature)
        return view.legal[-1]


@pytest.mark.parametrize("rules", WITH_FUORI)
def test_a_certain_win_by_declaring_is_never_passed_over_by_any_rules(rules: str) -> None:
    """The play was chosen first, and only then was it asked whether that play is out."""
    for seed in range(3):
        state = dealt(parse_rules(rules), seed)
        target = int(state.rules.target)
        state = replace(state, before=(target - 1 - seed % 2, target - 1))
        while not state.over:
            seen = view(state, state.to_move)
            winning = {each for each in seen.legal if is_out(state, each, apply_unchecked(state, each))}
            answer = respond(Last(), seen, Budget())
            assert isinstance(answer, Fuori) == bool(winning)
            assert not isinstance(answer, Fuori) or answer.play in winning
            state = apply_unchecked(state, Greedy().choose(seen, Budget()))


@pytest.mark.parametrize("rules", WITH_FUORI)
def test_the_kernels_count_what_is_certain_as_the_engine_does(rules: str) -> None:
    points = ints(POINTS * at.SEATS)
    for seed in range(3):
        state = dealt(parse_rules(rules), seed)
        while not state.over:
            state = apply_unchecked(state, Greedy().choose(view(state, state.to_move), Budget()))
            cells, _, packed = pack_state(state)
            kept = cells.copy()
            sure = [certain_points(cells, packed, side, points) for side in (0, 1)]
            assert sure == [each.total for each in acquired(state.rules, state.piles, state.scope)]
            assert (cells == kept).all()


def test_where_nobody_may_declare_there_is_no_race() -> None:
    for rules, before, needs in (("figs", (6, 7), [2, 1]), ("figs", (8, 8), []), ("scopone", (9, 10), [])):
        state = replace(dealt(parse_rules(rules), 1), before=before)
        assert race_to(view(state, state.to_move)).tolist()[:2] == needs


def test_the_first_to_be_out_wins_the_deals_that_the_chances_come_from() -> None:
    """At 7-7 the side that gets to one point first wins; a fresh sample of deals says how often."""
    won, deals = 0.0, 120
    for seed in range(1000, 1000 + deals):
        state = replace(dealt(parse_rules("figs"), seed), before=(7, 7))
        home = state.dealer % 2
        while not state.over:
            action = Greedy().choose(view(state, state.to_move), Budget())
            after = apply_unchecked(state, action)
            if is_out(state, action, after):
                won += state.side_to_move == home
                break
            state = after
        else:
            totals = score_state(state).totals
            won += 0.5 if totals[0] == totals[1] else totals[home] > totals[1 - home]
    chance = winning_chances(parse_rules("figs"), 8)[7, 7]
    assert won / deals == pytest.approx(chance, abs=3.5 * np.sqrt(0.25 / deals + 0.25 / DEALS))
