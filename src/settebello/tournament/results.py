"""Results as a table gives them: whether they can be, and whether they decide what has to be decided."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.errors import InvalidSetting, NotYourTurn, Reason
from settebello.tournament.plan import MOST_DEALS, PairingMethod, Plan
from settebello.tournament.state import Encounter, GameResult, outcome_of

MOST_POINTS: Final = 999


def checked_result(plan: Plan, encounter: Encounter, part: int, result: GameResult) -> GameResult:
    """Return a result as it is kept; raise `InvalidSetting` for one that cannot be.

    Points are the sums of the deals where deals count, or where no points are given.
    """
    check_part(encounter, part)
    _check_deals(plan, result)
    done = [each for each in result.deals if each is not None]
    if result.deals and (plan.deals or result.points == (0, 0)):
        result = replace(result, points=(sum(each[0] for each in done), sum(each[1] for each in done)))
    check_points([*result.points, *result.scope, *(points for each in done for points in each)])
    if result.winner not in {None, 0, 1}:
        raise InvalidSetting("a table has side 1 and side 2", reason=Reason.SIDE_UNKNOWN)
    if plan.pairing is PairingMethod.KNOCKOUT and not plan.teams and result.won_by is None:
        raise _tie()
    return result


def check_part(encounter: Encounter, part: int) -> None:
    """Raise `InvalidSetting` for a part that an encounter does not have."""
    if not 1 <= part <= len(encounter.results):
        raise InvalidSetting(
            "there is no such part", reason=Reason.PART_UNKNOWN, parts=len(encounter.results)
        )


def check_points(numbers: Sequence[int]) -> None:
    """Raise `InvalidSetting` for points that nobody can have."""
    if any(type(each) is not int or not 0 <= each <= MOST_POINTS for each in numbers):
        raise InvalidSetting(
            f"points go from 0 to {MOST_POINTS}", reason=Reason.RESULT_POINTS, most=MOST_POINTS
        )


def _check_deals(plan: Plan, result: GameResult) -> None:
    wanted = plan.deals if plan.compares_deals else len(result.deals)
    if len(result.deals) != wanted or wanted > MOST_DEALS:
        raise InvalidSetting(
            f"a result here has the points of {plan.deals} deals",
            reason=Reason.RESULT_DEALS,
            deals=plan.deals,
            found=len(result.deals),
        )


def check_outcome(plan: Plan, encounter: Encounter) -> None:
    """Raise `NotYourTurn` for a knock-out that is played and has no winner."""
    found = outcome_of(plan, encounter)
    if plan.pairing is PairingMethod.KNOCKOUT and found and found.winner is None and not found.both_lost:
        raise _tie()


def _tie() -> NotYourTurn:
    return NotYourTurn("a knock-out needs a winner: play one more deal", reason=Reason.KNOCKOUT_TIE)
