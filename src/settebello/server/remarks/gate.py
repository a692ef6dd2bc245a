"""The gate before remarks: nobody who plays a match reads or writes any before it is over.

People are known by the keys of their seats, by their accounts, and by the addresses from which they play: so
a second page of a player, signed in or not, is as good as the first. The marks of those who have left stay
until the match is over, because they may come back.
"""

from collections.abc import Iterable
from typing import Final

from settebello.errors import Forbidden, Reason, SettebelloError
from settebello.room import Room
from settebello.room.screen import Phase
from settebello.store import KeptRemarks

NOTHING_KEPT: Final = KeptRemarks()


def players_of(room: Room, kept: KeptRemarks) -> frozenset[str]:
    """Return the marks of everybody who plays, or has played, the match at a table."""
    marks = {mark for who in (*room.seats, *room.began) if who is not None for mark in who.marks}
    marks |= {mark for _, left in room.looked for mark in left}
    marks |= {mark for match, mark in kept.bars if match == room.match_number}
    return frozenset(marks | {address for key, address in kept.guests if key in marks})


def still_plays(room: Room, marks: Iterable[str], kept: KeptRemarks = NOTHING_KEPT) -> bool:
    """Tell whether somebody with these marks plays, or has played, a match that is not over."""
    return room.phase is not Phase.MATCH_OVER and not players_of(room, kept).isdisjoint(marks)


def why_shut(room: Room, marks: Iterable[str], kept: KeptRemarks) -> SettebelloError | None:
    """Return why somebody with these marks may not read the remarks at a table now; None where they may."""
    if not room.is_watched:
        return Forbidden(
            "spectators write to one another at public tables where a match is on",
            reason=Reason.REMARKS_CLOSED,
        )
    if not room.remarks:
        return Forbidden("the host has switched remarks off at this table", reason=Reason.REMARKS_OFF)
    return of_players() if still_plays(room, marks, kept) else None


def of_players() -> Forbidden:
    """Return the refusal for those who play."""
    return Forbidden(
        "who plays, or shares an account or a network address with a player, reads remarks after the match",
        reason=Reason.REMARKS_OF_PLAYERS,
    )
