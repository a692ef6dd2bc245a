"""Ends are played for the match where the deal may end it, and by every side for itself."""

from math import exp, sqrt
from random import Random

import numpy as np
import pytest

from settebello.cards import PACK, CardSet, Seat, card_set, cards_in, parse_cards
from settebello.engine import (
    Play,
    State,
    apply_unchecked,
    legal_actions,
    match_outcome,
    points_to_reach,
    score_state,
    side_of,
    view,
)
from settebello.engine.state import Played
from settebello.kernels.search.belief import NO_ODDS
from settebello.kernels.search.ending import TIE, WHOLE
from settebello.kernels.sight import sight
from settebello.players import Budget, Greedy
from settebello.players.search.endings import aims_of, all_worlds, worths_at_the_end
from settebello.players.search.exact import match_worths, numbers
from settebello.players.search.pace import Pace
from settebello.rules import parse_rules
from settebello_lab.players import player
from settebello_lab.players.check import dealt

AMPLE = Budget(600_000, seed=5)


def at_ten_to_five(own: str, last: int) -> State:
    """Return the end at 10-5 in which the seven sweeps; ``own`` is the pile of the side on turn."""
    mine = cards_in(parse_cards(own))
    others = cards_in(CardSet(PACK & ~parse_cards(own + "2D2C7C6DFB3S4B")))
    hands, table = (parse_cards("2D2C7C"), parse_cards("6DFB")), parse_cards("3S4B")
    plays = tuple(
        Played(Seat(seat), Play(pile[0], card_set(pile[1:]))) for seat, pile in enumerate((mine, others))
    )
    piles = card_set(mine), card_set(others)
    return State(
        parse_rules("scopa-2"), Seat(1), (10, 5), hands, table, (), piles, (0, 0), Seat(0), Seat(last), plays
    )


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("name", ["maestro:5", "alphabeta:5"])
def test_a_certain_win_comes_before_points_where_all_cards_are_known(name: str, last: int) -> None:
    """For points 2D is as good here; 7Cx3S4B makes the eleventh point."""
    state = at_ten_to_five("AB3D4D5C5B6B7SFDCDCCRCRSRB", last)
    assert str(player(name).choose(view(state, Seat(0)), AMPLE)) == "7Cx3S4B"


def later(rules: str, seed: int, left: int, before: tuple[int, ...]) -> State:
    """Return a deal of the greedy players down to so many cards left, at some score."""
    start = dealt(parse_rules(rules), seed)
    state = State(
        start.rules,
        start.dealer,
        before,
        start.hands,
        start.table,
        start.stock,
        start.piles,
        start.scope,
        start.to_move,
    )
    while state.cards_to_play > left:
        state = apply_unchecked(state, Greedy().choose(view(state, state.to_move), Budget()))
    return state


def best_chance(state: State, side: int) -> float:
    """Return 1 where a side of two can win the match for certain, 0 where it loses, by every line."""
    if state.over:
        winner = match_outcome(state.rules, state.before, score_state(state).totals).winner
        return 0.5 if winner is None else float(winner == side)
    chances = [best_chance(apply_unchecked(state, each), side) for each in legal_actions(state)]
    return max(chances) if state.side_to_move == side else min(chances)


@pytest.mark.parametrize(
    ("rules", "before"),
    [
        ("scopa-2", (10, 10)),
        ("scopa-2", (9, 10)),
        ("scopa?players=4", (10, 8)),
        ("scopa?players=6&sides=pairs", (9, 9)),
        ("scopone?target=one_deal", (0, 0)),
        ("trentino", (20, 18)),
    ],
)
def test_a_won_end_is_won_and_no_lost_one_preferred(rules: str, before: tuple[int, int]) -> None:
    """A play that wins for certain with open cards is worth most, by every line of play."""
    for seed in range(5):
        state = later(rules, seed, 6, before)
        side, legal = int(state.side_to_move), legal_actions(state)
        worths = match_worths(state, legal, 10**6)
        assert worths is not None
        chances = [best_chance(apply_unchecked(state, each), side) for each in legal]
        chosen = int(worths.argmax())
        if max(chances) == 1:
            assert chances[chosen] == 1
        assert chances[chosen] > 0 or max(chances) == 0


def test_where_the_deal_cannot_end_the_match_ends_are_played_for_points() -> None:
    state = later("scopa-2", 3, 6, (0, 0))
    assert match_worths(state, legal_actions(state), 10**6) is None


def at_the_end(state: State, *, for_match: bool) -> list[float]:
    """Return the worth of the end of a deal to each side: its lead over the best other, after the match.

    A match that goes on is won the likelier, the further a side is ahead (the estimate of the kernels).
    """
    totals = score_state(state).totals
    leads = [own - max(totals[:at] + totals[at + 1 :]) for at, own in enumerate(totals)]
    if not for_match:
        return [float(lead) for lead in leads]
    outcome, target = match_outcome(state.rules, state.before, totals), points_to_reach(state.rules) or 0
    best = max(outcome.score)
    if outcome.winner is None:
        odds = [exp(1.5 / sqrt(max(1, target - best)) * (own - best)) for own in outcome.score]
        chances = [each / sum(odds) for each in odds]
    else:
        chances = [float(side == outcome.winner) for side in range(len(totals))]
    return [round((2 * chance - 1) * WHOLE) * TIE + lead for chance, lead in zip(chances, leads, strict=True)]


def by_max_n(state: State, *, for_match: bool) -> list[float]:
    """Return what each side gets, everybody playing for the own one; the first of equals is played."""
    if state.over:
        return at_the_end(state, for_match=for_match)
    found = [by_max_n(apply_unchecked(state, each), for_match=for_match) for each in legal_actions(state)]
    return max(found, key=lambda worths: worths[state.side_to_move])


@pytest.mark.parametrize(
    ("rules", "left", "before"),
    [
        ("scopa?players=3", 5, (0, 0, 0)),
        ("scopa?players=3", 6, (0, 0, 0)),
        ("scopa?players=3", 3, (10, 10, 9)),
        ("scopa?players=3", 5, (10, 9, 8)),
        ("scopa?players=3", 6, (9, 9, 10)),
        ("quindici-2?players=3", 6, (8, 10, 9)),
        ("scopa?players=3&target=one_deal", 5, (0, 0, 0)),
        ("scopa?players=6&sides=solo", 7, (0,) * 6),
        ("scopa?players=6&sides=solo", 7, (10, 9, 8, 10, 9, 7)),
    ],
)
def test_among_many_the_last_cards_are_looked_through_in_every_world(
    rules: str, left: int, before: tuple[int, ...]
) -> None:
    """With five and six cards left one play in nine and in six was not the best."""
    chooser, luck = player("maestro:5"), Random(1)
    for seed in range(4):
        state = later(rules, seed, left, before)
        seen = view(state, state.to_move)
        known = sight(seen)
        worlds = all_worlds(known, NO_ODDS)
        assert worlds is not None
        aims = aims_of(seen, known)
        assert (aims is not None) == (max(before) > 0 or rules.endswith("one_deal"))
        worths = worths_at_the_end(known, numbers(seen.legal), worlds, aims, Pace(AMPLE))
        assert worths is not None
        side, leads = side_of(state.rules, state.to_move), np.zeros(len(seen.legal))
        for world in worlds[0]:
            hands = tuple(CardSet(int(hand)) for hand in world[: state.rules.players])
            open_state = State(
                state.rules,
                state.dealer,
                state.before,
                hands,
                state.table,
                state.stock,
                state.piles,
                state.scope,
                state.to_move,
                state.last_capturer,
                state.plays,
            )
            after = [apply_unchecked(open_state, each) for each in seen.legal]
            leads += [by_max_n(each, for_match=aims is not None)[side] for each in after]
        assert worths == pytest.approx(leads / len(worlds[0]))
        assert chooser.choose(seen, Budget(600_000, luck.getrandbits(32))) in seen.legal
