"""The course of a tournament: the step that comes next, and which entrants the next round waits for."""

from enum import StrEnum
from typing import Final

from settebello.tournament.pairing.arena import two_can_meet
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


def next_step(tournament: Tournament, now: float | None = None) -> NextStep | None:
    """Return the step that comes next; None while nothing is to be done but play, and after the end.

    The exception is a knock-out in which a correction after the end leaves two without a final.
    ``now`` is the moment, in seconds since 1970, by which an arena ends; None where nobody looks at a clock.
    """
    if tournament.stage is Stage.REGISTRATION:
        return NextStep.START
    if tournament.stage is Stage.OVER and tournament.plan.pairing is PairingMethod.KNOCKOUT:
        return NextStep.PAIR if tournament.round_over and not is_last(tournament) else None
    if tournament.stage is not Stage.RUNNING:
        return None
    if tournament.plan.pairing is PairingMethod.ARENA:
        return _next_of_arena(tournament, now)
    if not tournament.round_over:
        return None
    return NextStep.FINISH if is_last(tournament) else NextStep.PAIR


def _next_of_arena(tournament: Tournament, now: float | None) -> NextStep | None:
    """Return what an arena does next: it pairs those who are free, and waits for others until its time."""
    up = time_is_up(tournament, now)
    if not up and two_can_meet(tournament):
        return NextStep.PAIR
    waits = tournament.ends is not None and now is not None and not up
    return None if waits or not tournament.round_over else NextStep.FINISH


def time_is_up(tournament: Tournament, now: float | None) -> bool:
    """Tell whether an arena's time is over at a moment; it never is where nobody looks at a clock."""
    return tournament.ends is not None and now is not None and now >= tournament.ends


def is_last(tournament: Tournament, now: float | None = None) -> bool:
    """Tell whether no round follows: all are paired, too few entrants are left, or the time is up."""
    if tournament.plan.pairing is PairingMethod.ARENA and tournament.ends is not None and now is not None:
        return time_is_up(tournament, now)
    return tournament.rounds_left == 0 or len(still_in(tournament)) < fewest_entrants(tournament.plan)


def still_in(tournament: Tournament) -> tuple[Entrant, ...]:
    """List those who can take part in rounds to come: of a bracket those who have not lost."""
    slots = None
    if tournament.plan.pairing is PairingMethod.KNOCKOUT:
        slots = bracket_slots(tournament, len(tournament.rounds))
    return tuple(each for each in tournament.playing if slots is None or each.number in slots)


def plays_on(tournament: Tournament, number: int, now: float | None = None) -> bool:
    """Tell whether an entrant takes part in the next round; raise `NotFound` for a number nobody has.

    ``now`` is the moment, as for `next_step`.
    """
    last = tournament.stage is not Stage.RUNNING or is_last(tournament, now)
    if last or not tournament.entrant(number).plays:
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
