"""The rounds of each entrant, line by line: opponents, victory or defeat, points."""

from dataclasses import dataclass
from typing import Literal

from settebello.tournament.plan import PairingMethod, Partnering, Plan
from settebello.tournament.state import (
    FIRST,
    SECOND,
    Encounter,
    EncounterOutcome,
    EntrantState,
    Tournament,
    outcome_of,
)

LineKind = Literal["played", "forfeit", "bye"]


@dataclass(frozen=True, slots=True)
class RoundLine:
    """One round of one entrant: ``gained`` are match points, ``won`` is None for a draw.

    ``points`` and ``scope`` are one's own, then the others'. A table that was lost without playing has none.
    """

    round: int
    kind: LineKind
    opponents: tuple[int, ...]
    won: bool | None
    gained: int
    points: tuple[int, int] = (0, 0)
    scope: tuple[int, int] = (0, 0)

    @property
    def difference(self) -> int:
        """Return one's own points less those of the others."""
        return self.points[0] - self.points[1]


RoundLines = dict[int, list[RoundLine]]


def round_lines(tournament: Tournament, rounds: int | None = None, *, opened: bool = False) -> RoundLines:
    """Return the lines of every entrant by number, over all rounds or the first so many.

    Encounters that are not decided have no line, nor have those with an entrant whose results are void. An
    entrant that left before it played is not listed. ``opened`` leaves out rounds whose deals others still
    play.
    """
    plan = tournament.plan
    void = void_entrants(tournament)
    lines: RoundLines = {
        each.number: [] for each in tournament.entrants if each.state is not EntrantState.MERGED
    }
    for each in tournament.rounds[:rounds]:
        if opened and tournament.is_sealed(each.number):
            continue
        for encounter in each.encounters:
            outcome = outcome_of(plan, encounter)
            if outcome is None or (void and any(not void.isdisjoint(side) for side in encounter.sides)):
                continue
            for side in (FIRST, SECOND):
                line = _line(plan, each.number, encounter, outcome, side)
                for number in encounter.sides[side]:
                    lines[number].append(line)
        gained = bye_points(plan)
        for number in each.byes:
            lines[number].append(RoundLine(each.number, "bye", (), won=None, gained=gained))
    gone = {each.number for each in tournament.entrants if each.state is EntrantState.WITHDRAWN}
    return {number: own for number, own in lines.items() if own or number not in gone}


def bye_points(plan: Plan) -> int:
    """Return the match points of a round without an opponent: those of a victory, but where all get one."""
    return 0 if plan.pairing is PairingMethod.ROUND_ROBIN else plan.win


def void_entrants(tournament: Tournament) -> frozenset[int]:
    """Return those whose results are void: they left a round robin before they had played half of it.

    Where not everybody can play in each round, a share of the rounds counts, rounded down.
    """
    if tournament.plan.pairing is not PairingMethod.ROUND_ROBIN or tournament.round_count is None:
        return frozenset()
    gone = {each.number for each in tournament.entrants if each.state is EntrantState.WITHDRAWN}
    played = dict.fromkeys(gone, 0)
    for each in tournament.rounds:
        for encounter in each.encounters:
            outcome = outcome_of(tournament.plan, encounter)
            if outcome is not None and not outcome.by_forfeit:
                for number in gone.intersection(encounter.sides[FIRST] + encounter.sides[SECOND]):
                    played[number] += 1
    started = len(tournament.order)
    at_table = 4 if tournament.plan.partners is Partnering.CHANGING else 2
    games = tournament.round_count * (started - started % at_table) // max(1, started)
    return frozenset(number for number, count in played.items() if 2 * count < games)


def _line(plan: Plan, number: int, encounter: Encounter, outcome: EncounterOutcome, side: int) -> RoundLine:
    other = 1 - side
    drawn = outcome.winner is None and not outcome.both_lost
    won = None if drawn else outcome.winner == side
    gained = plan.draw if won is None else plan.win if won else 0
    return RoundLine(
        number,
        "forfeit" if outcome.by_forfeit else "played",
        encounter.sides[other],
        won,
        gained,
        (outcome.points[side], outcome.points[other]),
        (outcome.scope[side], outcome.scope[other]),
    )
