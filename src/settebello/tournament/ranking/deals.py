"""The same deals at every table of a round, compared.

The difference of a deal at a table is the points of the first side less those of the second. In matchpoints
a side gets two for each table whose side of the same cards did worse, and one for each that did as well; so
the matchpoints of a deal add up to a constant. In total points it gets its difference less the mean of all.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from settebello.tournament.plan import ScoringMethod
from settebello.tournament.state import FIRST, SECOND, Encounter, Tournament, TwoSides, is_decided


@dataclass(frozen=True, slots=True)
class DealLine:
    """One table's deal: ``matchpoints`` by side out of ``top``; ``score`` is that of the first side.

    ``points`` are None where the deal was not finished, and then nothing is compared.
    """

    table: int
    sides: TwoSides
    points: tuple[int, int] | None
    matchpoints: tuple[int, int] | None = None
    top: int = 0
    score: Fraction | None = None


@dataclass(frozen=True, slots=True)
class DealScores:
    """A deal, from 1, at all tables of its round; ``open`` once every table has finished it."""

    round: int
    deal: int
    open: bool
    lines: tuple[DealLine, ...]
    mean: Fraction | None


def deal_scores(tournament: Tournament, number: int) -> tuple[DealScores, ...]:
    """Compare the deals of a round."""
    found = tournament.round(number)
    return tuple(
        _compared(tournament, number, deal, found.encounters) for deal in range(1, tournament.plan.deals + 1)
    )


def points_of_deal(encounter: Encounter, deal: int, part: int = 1) -> tuple[int, int] | None:
    """Return the points of a deal at a table, by side; None where it was not finished."""
    result = encounter.results[part - 1]
    if encounter.forfeits:
        return None
    if result is not None and result.deals:
        return result.deals[deal - 1] if len(result.deals) >= deal else None
    told = encounter.deals_of(part)
    return told[deal - 1] if told else None


def _compared(
    tournament: Tournament, number: int, deal: int, encounters: tuple[Encounter, ...]
) -> DealScores:
    waiting = any(
        not is_decided(tournament.plan, each) and points_of_deal(each, deal) is None for each in encounters
    )
    points = [points_of_deal(each, deal) for each in encounters]
    differences = [each[FIRST] - each[SECOND] for each in points if each is not None]
    mean = Fraction(sum(differences), len(differences)) if differences else None
    better = _matchpoints(differences)
    top = 2 * max(0, len(differences) - 1)
    lines = tuple(
        DealLine(encounter.table, encounter.sides, each)
        if each is None or mean is None
        else DealLine(
            encounter.table,
            encounter.sides,
            each,
            (won := better[each[FIRST] - each[SECOND]], top - won),
            top,
            each[FIRST] - each[SECOND] - mean,
        )
        for encounter, each in zip(encounters, points, strict=True)
    )
    return DealScores(number, deal, not waiting, lines, mean)


def _matchpoints(differences: list[int]) -> dict[int, int]:
    """Return the matchpoints of the first side by its difference."""
    counts: dict[int, int] = {}
    for each in differences:
        counts[each] = counts.get(each, 0) + 1
    better, below = dict[int, int](), 0
    for each in sorted(counts):
        better[each] = 2 * below + counts[each] - 1
        below += counts[each]
    return better


@dataclass(slots=True)
class DealTotal:
    """The sums of an entrant over all compared deals: matchpoints, those possible, and total points."""

    won: int = 0
    possible: int = 0
    score: Fraction = Fraction()


def deal_totals(
    tournament: Tournament, rounds: int | None = None, *, opened: bool = False
) -> dict[int, DealTotal]:
    """Add up the compared deals by entrant; ``opened``: only those that every table has finished."""
    totals = {each.number: DealTotal() for each in tournament.entrants}
    for line in _counted(tournament, rounds, opened=opened):
        if line.matchpoints is None or line.score is None:
            continue
        for side, score in ((FIRST, line.score), (SECOND, -line.score)):
            for number in line.sides[side]:
                total = totals[number]
                total.won += line.matchpoints[side]
                total.possible += line.top
                total.score += score
    return totals


def _counted(tournament: Tournament, rounds: int | None, *, opened: bool) -> Iterator[DealLine]:
    for each in tournament.rounds[:rounds]:
        for deal in deal_scores(tournament, each.number):
            if deal.open or not opened:
                yield from deal.lines


def score_of_deals(method: ScoringMethod, total: DealTotal) -> Fraction:
    """Return the score: matchpoints in percent of what was possible, or total points."""
    if method is ScoringMethod.TOTAL:
        return total.score
    return Fraction(100 * total.won, total.possible) if total.possible else Fraction(50)
