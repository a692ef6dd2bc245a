"""Comparing a deal at several tables, so that the luck of the cards cancels.

The difference of a deal at a table is the points of side 1 minus those of side 2. The datum of the deal is
the mean difference over the tables that played it to its end. A table's score is its difference minus the
datum for side 1, and the opposite for side 2. A player of a deal from both sides scores the sum of both,
from which the datum has gone.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from settebello.duplicate.played import PlayedDeal, Team


@dataclass(frozen=True, slots=True)
class Score:
    """One table's result of a deal; ``score`` is that of side 1 against the datum, None if unfinished."""

    played: PlayedDeal
    score: Fraction | None

    @property
    def difference(self) -> int | None:
        """Return the points of side 1 minus those of side 2."""
        return _difference(self.played)

    @property
    def by_side(self) -> tuple[Fraction, Fraction] | None:
        """Return the score of each side; they add up to nothing."""
        return None if self.score is None else (self.score, -self.score)


@dataclass(frozen=True, slots=True)
class DealComparison:
    """One deal at every table that began it; ``datum`` is None while none has finished it."""

    deal: int
    datum: Fraction | None
    scores: tuple[Score, ...]

    @property
    def compared(self) -> bool:
        """Tell whether two tables or more have finished it: a result alone says nothing."""
        return sum(each.score is not None for each in self.scores) > 1


@dataclass(frozen=True, slots=True)
class TeamStanding:
    """A team over all its deals; ``rank`` is shared by teams that are level.

    ``deals`` counts results, a deal played from both sides twice; ``both_sides`` counts such deals once.
    """

    rank: int
    team: Team
    deals: int
    both_sides: int
    difference: int
    score: Fraction


@dataclass(frozen=True, slots=True)
class Comparison:
    """Every deal of the set in order, and the teams, the best first."""

    deals: tuple[DealComparison, ...]
    standings: tuple[TeamStanding, ...]


def compare(deals: int, results: Iterable[PlayedDeal]) -> Comparison:
    """Compare results of a set of so many deals."""
    by_deal = defaultdict[int, list[PlayedDeal]](list)
    for played in results:
        by_deal[played.deal].append(played)
    compared = tuple(_compared(number, by_deal[number]) for number in range(1, deals + 1))
    return Comparison(compared, tuple(_standings(compared)))


def _difference(played: PlayedDeal) -> int | None:
    return None if played.points is None else played.points[0] - played.points[1]


def _compared(number: int, results: Sequence[PlayedDeal]) -> DealComparison:
    differences = [each for each in map(_difference, results) if each is not None]
    datum = Fraction(sum(differences), len(differences)) if differences else None
    return DealComparison(number, datum, tuple(Score(each, _against(each, datum)) for each in results))


def _against(played: PlayedDeal, datum: Fraction | None) -> Fraction | None:
    difference = _difference(played)
    return None if difference is None or datum is None else difference - datum


def _standings(deals: Sequence[DealComparison]) -> Iterator[TeamStanding]:
    """Add up each team's results; teams that are level stand in the order of the alphabet."""
    lines = defaultdict[Team, list[tuple[int, int, Fraction]]](list)
    for deal in deals:
        for team, difference, score in _lines(deal):
            lines[team].append((deal.deal, difference, score))
    totals = {team: sum((score for _, _, score in found), Fraction()) for team, found in lines.items()}
    for team in sorted(totals, key=lambda each: (-totals[each], each)):
        played = [deal for deal, _, _ in lines[team]]
        yield TeamStanding(
            rank=1 + sum(other > totals[team] for other in totals.values()),
            team=team,
            deals=len(played),
            both_sides=len(played) - len(set(played)),
            difference=sum(difference for _, difference, _ in lines[team]),
            score=totals[team],
        )


def _lines(deal: DealComparison) -> Iterator[tuple[Team, int, Fraction]]:
    """Yield what each result of a deal is for each team: its difference and its score."""
    for each in deal.scores:
        if each.difference is not None and each.score is not None:
            first, second = each.played.teams
            yield first, each.difference, each.score
            yield second, -each.difference, -each.score
