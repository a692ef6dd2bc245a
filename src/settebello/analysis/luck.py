"""Why a result came about: the cards, the plays, and chance, which add up to it.

*Carte*: what strong players make of the same cards, the mean of several ways in which they play the deal
out. *Gioco*: what the others lost by their plays less what the own side lost. *Sorte*: the rest, where
cards lay that nobody could know of, and the noise of the other two.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from settebello.analysis.judging import seed_of
from settebello.analysis.losses import Estimate, mean_of
from settebello.analysis.report import AnalysisSettings, ResultParts
from settebello.cards import Side
from settebello.engine import State
from settebello.kernels import POINTS, greedy_playout, ints, new_rng, pack_state
from settebello.kernels import layout as at
from settebello.kernels.net import (
    NOTES,
    likely_action,
    new_desk,
    note,
    points_lead,
    trained_otherwise,
    weights_for,
)
from settebello.kernels.turn import apply
from settebello.notation import VerifiedDeal
from settebello.players.search.warm import ready_to_foresee

SPREAD: Final = 0.1
"""Points less by which a play is e times less likely, as strong players differ in what they choose."""

CENTS: Final = 2
"""Decimal places of the parts."""


def cards_worth(state: State, number: int, digest: str, settings: AnalysisSettings) -> Estimate:
    """Return what strong players make of a deal from its first card, in points of side 0 over side 1.

    They are the network's, at every seat, with the choice of plays that differ little left to luck. In
    games without a network all play greedily, which is one way alone.
    """
    ready_to_foresee()
    packed = pack_state(state)
    weights, room = weights_for(packed.rules), ints(POINTS * at.SEATS)
    if weights is None:
        greedy_playout(packed.cells, packed.stock, packed.rules)
        return Estimate(points_lead(packed.cells, packed.rules, 0, room), 0.0)
    desk = new_desk(weights.net, trained_otherwise(packed.rules))
    rng, leads = new_rng(seed_of(digest, settings.seed, number)), np.zeros(settings.runs)
    for run in range(settings.runs):
        cells, notes = packed.cells.copy(), ints(NOTES)
        while cells[at.TO_PLAY]:
            action = likely_action(cells, packed.rules, notes, desk, SPREAD, rng)
            note(notes, cells, packed.rules, action)
            apply(cells, packed.stock, packed.rules, action)
        leads[run] = points_lead(cells, packed.rules, 0, room)
    return mean_of(leads)


def luck_of(
    deal: VerifiedDeal, number: int, lost: Sequence[float], digest: str, settings: AnalysisSettings
) -> ResultParts | None:
    """Return the parts of a deal's result, by the points lost by side.

    None for a deal that was not counted, or whose cards were not all seen, and among more than two sides.
    """
    first, score = deal.states[0], deal.score
    if score is None or deal.guessed or len(score.points) != 2:
        return None
    result = score.points[Side(0)].total - score.points[Side(1)].total
    return divided(result, cards_worth(first, number, digest, settings), lost[1] - lost[0])


def divided(result: int, cards: Estimate, play: float) -> ResultParts:
    """Return a result in its parts, each rounded, the rest so that they add up to it."""
    parts = round(cards.value, CENTS), round(play, CENTS)
    return ResultParts(
        result=result,
        cards=parts[0],
        error=round(cards.error, CENTS),
        play=parts[1],
        chance=round(result - parts[0] - parts[1], CENTS),
    )


def together(parts: Sequence[ResultParts]) -> ResultParts | None:
    """Return the luck of several deals; None of none."""
    if not parts:
        return None
    error = sqrt(sum(each.error**2 for each in parts))
    cards = Estimate(sum(each.cards for each in parts), error)
    return divided(sum(each.result for each in parts), cards, sum(each.play for each in parts))
