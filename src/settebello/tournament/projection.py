"""A tournament as somebody may see it.

The seed is shown once it is over. The points of a compared deal are shown once every table has finished it,
and one's own at once. An arbiter sees all of it, but not one who plays. Of a team's two tables a player sees
the own one, and the other as far as both have finished.
"""

from dataclasses import dataclass, replace

from settebello.tournament.plan import Plan
from settebello.tournament.ranking.deals import DealScores, deal_scores
from settebello.tournament.ranking.table import StandingRow, standings
from settebello.tournament.ranking.teams import TeamDeal, TeamDealLine, is_finished, team_deals
from settebello.tournament.state import (
    Correction,
    Encounter,
    Entrant,
    EntrantState,
    Stage,
    Tournament,
    TournamentRound,
    TournamentRuling,
    is_decided,
    outcome_of,
)


@dataclass(frozen=True, slots=True)
class TournamentViewer:
    """The one who looks on: an arbiter, an entrant by number, both, or neither.

    ``part`` is the table of a team at which the one who looks plays.
    """

    arbiter: bool = False
    entrant: int | None = None
    part: int | None = None

    @property
    def sees_all(self) -> bool:
        """Tell whether nothing is hidden: an arbiter who does not play."""
        return self.arbiter and self.entrant is None


@dataclass(frozen=True, slots=True)
class EntrantView:
    """An entrant as everybody may see it; ``levels`` are those of its members, None for people."""

    number: int
    name: str
    members: tuple[str, ...]
    levels: tuple[str | None, ...]
    strength: int | None
    state: EntrantState
    penalty: int


@dataclass(frozen=True, slots=True)
class EncounterView:
    """An encounter; a result that is sealed is not in it. ``winner`` is None as well for a draw."""

    shown: Encounter
    decided: bool
    winner: int | None
    points: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class RoundView:
    """A round, with its compared deals; ``over`` once every table is decided."""

    number: int
    encounters: tuple[EncounterView, ...]
    byes: tuple[int, ...]
    deals: str | None
    scores: tuple[DealScores, ...]
    team_deals: tuple[TeamDeal, ...]
    over: bool
    at: float | None


@dataclass(frozen=True, slots=True)
class OwnView:
    """The last round of the one who looks: a table to play at, or a bye, where ``table`` is None."""

    entrant: int
    round: int
    table: int | None
    side: int | None
    partners: tuple[int, ...]
    opponents: tuple[int, ...]
    decided: bool


@dataclass(frozen=True, slots=True)
class TournamentView:
    """All that somebody may see of a tournament."""

    id: str
    version: int
    plan: Plan
    stage: Stage
    commitment: str
    seed: str | None
    reason: str
    entrants: tuple[EntrantView, ...]
    rounds: tuple[RoundView, ...]
    round_count: int | None
    standings: tuple[StandingRow, ...]
    rulings: tuple[TournamentRuling, ...]
    corrections: tuple[Correction, ...]
    own: OwnView | None


def project_tournament(tournament: Tournament, viewer: TournamentViewer) -> TournamentView:
    """Return the tournament as somebody may see it."""
    over = tournament.stage in {Stage.OVER, Stage.CALLED_OFF}
    ranked = tournament.stage is not Stage.REGISTRATION
    return TournamentView(
        tournament.id,
        tournament.version,
        tournament.plan,
        tournament.stage,
        tournament.commitment,
        tournament.seed if over else None,
        tournament.reason,
        tuple(_entrant(each) for each in tournament.entrants if each.state is not EntrantState.MERGED),
        tuple(_round(tournament, each, viewer) for each in tournament.rounds),
        tournament.round_count,
        standings(tournament, opened=not viewer.sees_all) if ranked else (),
        tournament.rulings,
        _corrections(tournament, viewer),
        _own(tournament, viewer.entrant),
    )


def _entrant(entrant: Entrant) -> EntrantView:
    return EntrantView(
        entrant.number,
        entrant.name,
        tuple(each.name for each in entrant.members),
        tuple(each.player for each in entrant.members),
        entrant.strength,
        entrant.state,
        entrant.penalty,
    )


def _round(tournament: Tournament, found: TournamentRound, viewer: TournamentViewer) -> RoundView:
    scores = deal_scores(tournament, found.number) if tournament.plan.compares_deals else ()
    sealed = _sealed(tournament, found.number, viewer)
    return RoundView(
        found.number,
        tuple(_encounter(tournament.plan, each, viewer, sealed=sealed) for each in found.encounters),
        found.byes,
        found.deals,
        tuple(
            each if each.open or viewer.sees_all else replace(each, lines=(), mean=None) for each in scores
        ),
        tuple(
            each if each.open or viewer.sees_all else _own_deal(tournament, each, viewer)
            for each in team_deals(tournament, found.number)
        ),
        all(is_decided(tournament.plan, each) for each in found.encounters),
        found.at,
    )


def _own_deal(tournament: Tournament, found: TeamDeal, viewer: TournamentViewer) -> TeamDeal:
    return replace(found, lines=_own_lines(tournament, found, viewer))


def _own_lines(tournament: Tournament, found: TeamDeal, viewer: TournamentViewer) -> tuple[TeamDealLine, ...]:
    """List the line of one's own encounter, without the other table while that one plays the deal."""
    for line in found.lines:
        if viewer.entrant is None or all(viewer.entrant not in side for side in line.sides):
            continue
        encounter = tournament.encounter(found.round, line.table)
        if is_finished(tournament, encounter, found.deal):
            return (line,)
        seen = enumerate(line.parts, 1)
        return (replace(line, parts=tuple(each if part == viewer.part else None for part, each in seen)),)
    return ()


def _sealed(tournament: Tournament, number: int, viewer: TournamentViewer) -> bool:
    """Tell whether results of a round are hidden from somebody: others still play the same deals."""
    return not viewer.sees_all and tournament.is_sealed(number)


def _encounter(plan: Plan, encounter: Encounter, viewer: TournamentViewer, *, sealed: bool) -> EncounterView:
    outcome = outcome_of(plan, encounter)
    own = viewer.entrant is not None and encounter.side_of_entrant(viewer.entrant) is not None
    if sealed and not own:
        hidden = replace(encounter, results=(None,) * len(encounter.results), deals=())
        return EncounterView(hidden, outcome is not None, None, None)
    if sealed and outcome is None and viewer.part is not None:
        encounter = _of_part(encounter, viewer.part)
    if outcome is None:
        return EncounterView(encounter, decided=False, winner=None, points=None)
    return EncounterView(encounter, decided=True, winner=outcome.winner, points=outcome.points)


def _of_part(encounter: Encounter, part: int) -> Encounter:
    """Return an encounter with what one of its tables has told alone."""
    results = tuple(each if at == part else None for at, each in enumerate(encounter.results, 1))
    deals = tuple(each if at == part else () for at, each in enumerate(encounter.deals, 1))
    return replace(encounter, results=results, deals=deals)


def _corrections(tournament: Tournament, viewer: TournamentViewer) -> tuple[Correction, ...]:
    """List corrections, but those of results that are sealed."""
    return tuple(
        each
        for each in tournament.corrections
        if each.round <= len(tournament.rounds) and not _sealed(tournament, each.round, viewer)
    )


def _own(tournament: Tournament, number: int | None) -> OwnView | None:
    if number is None:
        return None
    for found in reversed(tournament.rounds):
        for encounter in found.encounters:
            side = encounter.side_of_entrant(number)
            if side is not None:
                return OwnView(
                    number,
                    found.number,
                    encounter.table,
                    side,
                    tuple(each for each in encounter.sides[side] if each != number),
                    encounter.sides[1 - side],
                    is_decided(tournament.plan, encounter),
                )
        if number in found.byes:
            return OwnView(number, found.number, None, None, (), (), decided=True)
    return None
