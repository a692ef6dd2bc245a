"""The result of a round, and its worth to A.

A round is worth the mean over its sittings of A's points less B's, each the mean of the sides it has; of B's
less A's where the fewest points win. A sitting that a player forfeits is lost by `FORFEIT_POINTS`, whatever
stood on the table.
"""

from dataclasses import dataclass
from typing import Final

from settebello.cards import Side
from settebello.engine import fewest_win
from settebello_lab.arena.contest import Contest, Unit, Who
from settebello_lab.arena.seatings import Seating, place_of, seatings
from settebello_lab.arena.times import Times

FORFEIT_POINTS: Final = 12
"""Few deals between real players end worse, so nobody gains by giving one up."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A player that gave a sitting away, why (one of ``faults.Fault``), and the particulars."""

    who: Who
    why: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One sitting: the points by side, of the deal or the match; of a match the side that won, and its deals.

    A forfeited sitting has no points.
    """

    points: tuple[int, ...]
    winner: Side | None = None
    deals: int = 1
    forfeit: Forfeit | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """A numbered round: its sittings in the order of `seatings`, and the times of A's and B's moves."""

    number: int
    sittings: tuple[Sitting, ...]
    times: tuple[Times, Times]


def margin(contest: Contest, sitting: Sitting, seating: Seating) -> float:
    """Return by how many points A was better in a sitting: by so many fewer where the fewest win."""
    if sitting.forfeit is not None:
        return float(-FORFEIT_POINTS if sitting.forfeit.who is Who.A else FORFEIT_POINTS)
    more = _mean_points(sitting, seating, Who.A) - _mean_points(sitting, seating, Who.B)
    return -more if fewest_win(contest.rules) else more


def outcome(contest: Contest, sitting: Sitting, seating: Seating) -> int:
    """Return 1 for a sitting that A won, -1 for one that B won, 0 for a draw."""
    if contest.unit is Unit.MATCH and sitting.winner is not None:
        return 1 if seating[sitting.winner] is Who.A else -1
    points = margin(contest, sitting, seating)
    return (points > 0) - (points < 0)


def round_margin(contest: Contest, played: Round) -> float:
    """Return the mean over the sittings of the points by which A was better."""
    pairs = zip(played.sittings, seatings(contest.rules), strict=True)
    return sum(margin(contest, *pair) for pair in pairs) / len(played.sittings)


def round_share(contest: Contest, played: Round) -> float:
    """Return the share of the sittings that A won, a draw counting half."""
    pairs = zip(played.sittings, seatings(contest.rules), strict=True)
    return sum((outcome(contest, *pair) + 1) / 2 for pair in pairs) / len(played.sittings)


def at_place(contest: Contest, played: Round, place: int) -> Sitting:
    """Return the sitting in which A takes a place alone."""
    index = [place_of(seating) for seating in seatings(contest.rules)].index(place)
    return played.sittings[index]


def _mean_points(sitting: Sitting, seating: Seating, who: Who) -> float:
    points = [points for points, sits in zip(sitting.points, seating, strict=True) if sits is who]
    return sum(points) / len(points)
