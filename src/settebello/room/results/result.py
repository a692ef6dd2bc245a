"""The result of a match: its players, its end, and the figures of its deals.

A seat counts for the player who sat there when the match began. A player who gave it up on the way, or for
whom a computer player plays at the end, has ``left``: the figures leave out the deals of such a player, for
another played some of them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from settebello.cards import Seat, Side
from settebello.engine import side_of
from settebello.errors import Reason, StoreProblem
from settebello.room.events import RoomEvent
from settebello.room.evolution import fold
from settebello.room.public import ForfeitReason, Origin
from settebello.room.results.figures import DealtFigures, Taken, dealt_figures, taken
from settebello.room.results.rated import counts_unrated
from settebello.room.screen import Phase
from settebello.room.state import Occupant, Room
from settebello.rules import Rules

How = Literal["played"] | ForfeitReason
"""How a match ended: played out, or lost otherwise."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The player of a seat: an account by its id, a computer player, or a guest by the name shown."""

    side: Side
    name: str
    account: str | None
    player: str | None
    left: bool
    taken: Taken
    dealt: DealtFigures


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match that is over: the ``match``-th of its table.

    Where it was not played out, ``lost_by`` is the seat through which it was lost. ``ended`` is in seconds
    since 1970, None where nobody looked at a clock; of a match found in a log, by the house's time.
    ``replaced``: a simpler player has played for a computer player, so that nobody's strength was measured.
    ``origin``: the deals were those of another match, which is never rated, nor counted in anybody's figures;
    neither is one in which somebody ``practised``. Of a game without ratings no figures are counted.
    ``unrated``: it counts in a tournament alone, because a computer plays for an entrant.
    """

    room: str
    match: int
    rules_text: str
    rules: Rules
    score: tuple[int, ...]
    winner: Side
    how: How
    lost_by: Seat | None
    deals: int
    ended: float | None
    seats: tuple[SeatResult, ...]
    replaced: bool = False
    origin: Origin | None = None
    practised: bool = False
    unrated: bool = False


def match_result(room: Room, ended: float | None) -> MatchResult | None:
    """Return the result of the match at a table; None while it is not over.

    Duplicate deals are the tournament's: others may still play them, so they are in no list of matches.
    """
    if room.match is None or room.match.outcome.winner is None or room.repeated:
        return None
    return MatchResult(
        room=room.id,
        match=room.match_number,
        rules_text=room.rules_text,
        rules=room.rules,
        score=room.match.outcome.score,
        winner=room.match.outcome.winner,
        how=room.forfeit.why if room.forfeit else "played",
        lost_by=room.forfeit.seat if room.forfeit else None,
        deals=len(room.deals),
        ended=ended,
        seats=tuple(_seat(room, Seat(seat)) for seat in range(room.rules.players)),
        replaced=bool(room.replaced),
        origin=room.given.origin if room.given else None,
        practised=bool(room.practising),
        unrated=counts_unrated(room),
    )


def results_in(events: Iterable[RoomEvent]) -> Iterator[MatchResult]:
    """Go through a log and return the result of each match that ends in it."""
    for event, room in ended_in(events):
        result = match_result(room, event.at)
        if result is not None:
            yield result


def ended_in(events: Iterable[RoomEvent]) -> Iterator[tuple[RoomEvent, Room]]:
    """Go through a log and return each event that ends a match, with the table after it.

    Raises `StoreProblem` for a log that makes no sense.
    """
    room: Room | None = None
    for event in events:
        was_over = room is not None and room.phase is Phase.MATCH_OVER
        room = fold([event], room)
        if room.phase is Phase.MATCH_OVER and not was_over:
            yield event, room


def _seat(room: Room, seat: Seat) -> SeatResult:
    who, side = room.began[seat], side_of(room.rules, seat)
    if who is None:
        raise StoreProblem("a match begins in the log with a seat that is free", reason=Reason.LOG_DAMAGED)
    left = not _still_plays(who, (room.ended or room.seats)[seat])
    uncounted = left or room.given is not None or bool(room.practising) or not room.rates
    return SeatResult(
        side=side,
        name=who.name,
        account=who.account,
        player=who.player,
        left=left,
        taken=Taken() if uncounted else taken(room.deals, side),
        dealt=DealtFigures() if uncounted else dealt_figures(room.rules, room.deals, seat),
    )


def _still_plays(who: Occupant, now: Occupant | None) -> bool:
    """Tell whether somebody sits at a seat as before, with nobody standing in."""
    return now is not None and (who.key, who.player) == (now.key, now.player) and now.stand_in is None
