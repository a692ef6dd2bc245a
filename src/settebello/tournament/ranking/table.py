"""The table of a tournament: everybody in order, with what brought them there."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from settebello.tournament.plan import PairingMethod
from settebello.tournament.ranking.breaks import Counting, Key, keys_of
from settebello.tournament.ranking.deals import DealTotal, deal_totals
from settebello.tournament.ranking.lines import RoundLine, round_lines
from settebello.tournament.ranking.scores import scores_of
from settebello.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One entrant's place; those level in everything share their ``rank``.

    ``tie_breaks`` are in the order of the plan. ``matchpoints`` are those won and those possible. ``out`` is
    the round of a knock-out that was lost.
    """

    rank: int
    entrant: int
    score: Fraction
    tie_breaks: tuple[Fraction, ...]
    played: int
    won: int
    drawn: int
    lost: int
    byes: int
    difference: int
    scope: int
    matchpoints: tuple[int, int] | None = None
    out: int | None = None


def standings(
    tournament: Tournament, *, rounds: int | None = None, opened: bool = False
) -> tuple[StandingRow, ...]:
    """Rank everybody, the best first, after all rounds or the first so many.

    ``opened`` counts only deals that every table has finished.
    """
    lines = round_lines(tournament, rounds, opened=opened)
    scores = scores_of(tournament, rounds, opened=opened, lines=lines)
    keys = keys_of(Counting(tournament, scores, lines))
    order = sorted(keys, key=lambda number: ([-each for each in keys[number]], number))
    compared = tournament.plan.compares_deals
    totals = deal_totals(tournament, rounds, opened=opened) if compared else {}
    rows, before = list[StandingRow](), None
    for at, number in enumerate(order, 1):
        rank = rows[-1].rank if before == keys[number] else at
        before = keys[number]
        rows.append(_row(tournament, rank, number, before, lines[number], totals.get(number)))
    return tuple(rows)


def _row(
    tournament: Tournament,
    rank: int,
    number: int,
    key: Key,
    lines: Sequence[RoundLine],
    total: DealTotal | None,
) -> StandingRow:
    decided = [line for line in lines if line.kind != "bye"]
    lost = [line.round for line in decided if line.won is False]
    knockout = tournament.plan.pairing is PairingMethod.KNOCKOUT
    return StandingRow(
        rank,
        number,
        key[0],
        key[1:],
        played=len(decided),
        won=sum(line.won is True for line in decided),
        drawn=sum(line.won is None for line in decided),
        lost=len(lost),
        byes=len(lines) - len(decided),
        difference=sum(line.difference for line in lines),
        scope=sum(line.scope[0] for line in lines),
        matchpoints=None if total is None else (total.won, total.possible),
        out=lost[0] if knockout and lost else None,
    )
