"""The deals of teams: each is played at two tables of an encounter, from both sides."""

from dataclasses import dataclass

from settebello.tournament.ranking.deals import points_of_deal
from settebello.tournament.state import Encounter, Tournament, TwoSides, is_decided

Parts = tuple[tuple[int, int] | None, ...]
"""The points of a deal at each table of an encounter, by its sides; None where it was not finished."""


@dataclass(frozen=True, slots=True)
class TeamDealLine:
    """A deal at both tables of an encounter."""

    table: int
    sides: TwoSides
    parts: Parts


@dataclass(frozen=True, slots=True)
class TeamDeal:
    """A deal, from 1, at all tables of its round; ``open`` once every table has finished it."""

    round: int
    deal: int
    open: bool
    lines: tuple[TeamDealLine, ...]


def team_deals(tournament: Tournament, number: int) -> tuple[TeamDeal, ...]:
    """List the deals of a round of teams; none where no teams play."""
    plan = tournament.plan
    if not plan.teams:
        return ()
    return tuple(_team_deal(tournament, number, deal) for deal in range(1, plan.deals + 1))


def _team_deal(tournament: Tournament, number: int, deal: int) -> TeamDeal:
    encounters = tournament.round(number).encounters
    finished = all(is_finished(tournament, each, deal) for each in encounters)
    lines = tuple(TeamDealLine(each.table, each.sides, points_by_part(each, deal)) for each in encounters)
    return TeamDeal(number, deal, finished, lines)


def points_by_part(encounter: Encounter, deal: int) -> Parts:
    """Return the points of a deal at each table of an encounter."""
    return tuple(points_of_deal(encounter, deal, part) for part in range(1, len(encounter.results) + 1))


def is_finished(tournament: Tournament, encounter: Encounter, deal: int) -> bool:
    """Tell whether no table of an encounter plays a deal any more."""
    if is_decided(tournament.plan, encounter):
        return True
    parts = zip(points_by_part(encounter, deal), encounter.results, strict=True)
    return all(points is not None or result is not None for points, result in parts)
