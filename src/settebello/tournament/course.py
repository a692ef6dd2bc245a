"""The course of a tournament: the step that comes next, and which entrants the next round waits for."""

from enum import StrEnum
from typing import Final

from settebello.tournament.pairing.knockout import bracket_slots
from settebello.tournament.plan import PairingMethod, Partnering, Plan
from settebello.tournament.state import Encounter, Entrant, Stage, Tournament, outcome_of


class NextStep(StrEnum):
    """The step that the arbiter, or on line the server, takes next."""

    START = "start"
    PAIR = "pair"
    FINISH = "finish"


FEWEST: Final = 2
FEWEST_CHANGING: Final = 4
"""So many entrants make a table: where partners change, each of them is alone."""


def fewest_entrants(plan: Plan) -> int:
    """Return how many entrants a round needs."""
    return FEWEST_CHANGING if plan.partners is Partnering.CHANGING else FEWEST


def next_step(tournament: Tournament) -> NextStep | None:
    """Return the step that comes next; None while a round is played, and after the end."""
    if tournament.stage is Stage.REGISTRATION:
        return NextStep.START
    if tournament.stage is not Stage.RUNNING or not tournament.round_over:
        return None
    return NextStep.FINISH if is_last(tournament) else NextStep.PAIR


def is_last(tournament: Tournament) -> bool:
    """Tell whether no round follows: all are paired, or too few entrants are left."""
    return tournament.rounds_left == 0 or len(still_in(tournament)) < fewest_entrants(tournament.plan)


def still_in(tournament: Tournament) -> tuple[Entrant, ...]:
    """List those who can take part in rounds to come: of a bracket those who have not lost."""
    slots = None
    if tournament.plan.pairing is PairingMethod.KNOCKOUT:
        slots = bracket_slots(tournament, len(tournament.rounds))
    return tuple(each for each in tournament.playing if slots is None or each.number in slots)


def plays_on(tournament: Tournament, number: int) -> bool:
    """Tell whether an entrant takes part in the next round; raise `NotFound` for a number nobody has."""
    if tournament.stage is not Stage.RUNNING or is_last(tournament) or not tournament.entrant(number).plays:
        return False
    if tournament.plan.pairing is not PairingMethod.KNOCKOUT:
        return True
    return number in tournament.order and not any(
        _has_lost(tournament.plan, encounter, number)
        for each in tournament.rounds
        for encounter in each.encounters
    )


def _has_lost(plan: Plan, encounter: Encounter, number: int) -> bool:
    outcome, side = outcome_of(plan, encounter), encounter.side_of_entrant(number)
    return outcome is not None and side is not None and outcome.winner != side
