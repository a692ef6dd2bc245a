"""Making a record of what was played: the one way from the table to a text."""

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.cards import Card, Seat, Side
from settebello.engine import DealScore, State, after_deal, score_state, start_match
from settebello.notation.moves import MarkedAction
from settebello.notation.record import DealRecord, FreeTags, MatchRecord
from settebello.notation.replay import final_outcome
from settebello.rules import parse_rules


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSource:
    """What the table knows of a deal: how it stands now, the pack, and how the pack came about.

    ``commitment`` and ``seed`` are hexadecimal; ``attempt`` counts the shuffles thrown in before.
    """

    state: State
    pack: tuple[Card, ...]
    commitment: str | None = None
    seed: str | None = None
    salts: tuple[str, ...] = ()
    attempt: int | None = None


def record_of(
    rules_text: str,
    players: Sequence[str],
    deals: Sequence[DealSource],
    *,
    forfeit: Side | None = None,
    site: str | None = None,
    date: str | None = None,
    free_tags: FreeTags = (),
) -> MatchRecord:
    """Make the record of a match, names by seat; the last deal may be unfinished.

    Score, winner and stake follow from the deals; ``forfeit`` is the side that lost otherwise.
    Nothing is checked: `verified` does that.
    """
    match = start_match(parse_rules(rules_text), deals[0].state.dealer if deals else Seat(0))
    scores = [_score(source.state) for source in deals]
    for score in filter(None, scores):
        match = after_deal(match, score)
    outcome = final_outcome(match, forfeit)
    return MatchRecord(
        rules_text=rules_text,
        players=tuple(players),
        score=outcome.score,
        deals=tuple(map(_deal_record, deals, scores)),
        winner=outcome.winner,
        stake=outcome.multiplier,
        forfeit=forfeit,
        site=site,
        date=date,
        free_tags=free_tags,
    )


def _score(state: State) -> DealScore | None:
    return score_state(state) if state.over else None


def _deal_record(source: DealSource, score: DealScore | None) -> DealRecord:
    state = source.state
    return DealRecord(
        dealer=state.dealer,
        before=state.before,
        pack=source.pack,
        plays=tuple(MarkedAction(played.action, played.scopa) for played in state.plays),
        points=score.points if score else None,
        commitment=source.commitment,
        seed=source.seed,
        salts=source.salts,
        attempt=source.attempt,
    )
