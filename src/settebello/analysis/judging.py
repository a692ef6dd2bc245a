"""One decision judged: all legal plays in the same worlds, and the loss of the one that was made."""

from dataclasses import replace
from hashlib import blake2b
from typing import Final

import numpy as np

from settebello.analysis.losses import Estimate, loss_of, mean_of
from settebello.analysis.opened import open_points
from settebello.analysis.outcomes import Outcomes, Table, outcomes
from settebello.analysis.positions import Position
from settebello.analysis.report import AnalysisSettings, Decision, JudgedPlay
from settebello.analysis.themes import declarations_of, themes_of
from settebello.analysis.worlds import deal_worlds
from settebello.cards import CardSet, cards_text
from settebello.notation import action_text
from settebello.players.search.chances import wins_of
from settebello.players.search.judging import slope

DIGITS: Final = 4
"""Decimal places that are kept."""
SURE: Final = 2.0
"""Standard errors that a loss has to be above nothing for a sentence to be said of it."""
LEAST: Final = 0.1
"""Points that a loss has to be for a sentence."""


def judge(position: Position, digest: str, settings: AnalysisSettings) -> Decision:
    """Judge a play by what its seat knew; digits depend on the record, the settings and the play's place."""
    decision = described(position)
    if decision.unjudged is not None:
        return decision
    seed = seed_of(digest, settings.seed, position.deal, position.act)
    found = outcomes(deal_worlds(position.view, settings.worlds, seed), position.legal)
    return _judged(decision, position, found, open_points(position, settings))


def described(position: Position) -> Decision:
    """Return a decision without its judgement."""
    state = position.before.state
    return Decision(
        deal=position.deal,
        act=position.act,
        left=state.cards_to_play,
        seat=position.seat,
        hand=cards_text(CardSet(state.hand & ~position.guessed)),
        table=cards_text(CardSet(state.table & ~position.guessed)),
        played=action_text(position.played),
        unjudged=position.unjudged,
        themes=declarations_of(position),
    )


def seed_of(digest: str, seed: int, *place: int) -> int:
    """Return the luck of one decision or deal (64 bits): the same in whatever order they are looked at."""
    text = "/".join(map(str, (digest, seed, *place)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def _judged(decision: Decision, position: Position, found: Outcomes, opened: list[int] | None) -> Decision:
    legal, made = position.legal, position.legal.index(position.played)
    best = int(found.points.mean(axis=0).argmax())
    loss, chances = loss_of(found.points, made), _chances(position, found)
    lost = None if chances is None else loss_of(found.points, made, chances)
    themes = themes_of(position, legal[best]) if best != made and is_clear(loss) else ()
    return replace(
        decision,
        best=action_text(legal[best]),
        loss=round(loss.value, DIGITS),
        error=round(loss.error, DIGITS),
        chance_lost=None if lost is None else round(lost.value, DIGITS),
        chance_error=None if lost is None else round(lost.error, DIGITS),
        open_loss=None if opened is None else max(opened) - opened[made],
        plays=tuple(_play(position, found, chances, opened, index) for index in range(len(legal))),
        themes=(*decision.themes, *themes),
    )


def is_clear(loss: Estimate) -> bool:
    """Tell whether a loss is large enough, and known well enough, to be talked about."""
    return loss.value >= LEAST and loss.value >= SURE * loss.error


def _play(
    position: Position, found: Outcomes, chances: Table | None, opened: list[int] | None, index: int
) -> JudgedPlay:
    points = mean_of(found.points[:, index])
    return JudgedPlay(
        play=action_text(position.legal[index]),
        points=round(points.value, DIGITS),
        error=round(points.error, DIGITS),
        chance=None if chances is None else round(float(np.clip(chances[:, index].mean(), 0, 1)), DIGITS),
        open_points=None if opened is None else opened[index],
    )


def _chances(position: Position, found: Outcomes) -> Table | None:
    """Return the chance to win the match by world and play.

    Where a deal ends by play alone varies much; the points, which vary less, stand in for its lead, at what
    a point is worth among these ends (a control variate, as in `settebello.players.search.judging`).
    """
    wins = wins_of(position.view)
    if wins is None:
        return None
    won = wins.ravel()[found.ends]
    worth_of_point = slope(found.leads, won, np.ones(won.shape))
    chances: Table = won + worth_of_point * (found.points - found.leads)
    return chances
