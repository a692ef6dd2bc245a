"""The notifications that follow from a table: an account's turn in a slow game, a table that waits, a result.

They are named by the place in the match that waits, so that whoever finds them, and however often, finds the
same. Nothing of a hand is in them, and no name: people at a table are looked up when a message is sent.
"""

import json
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from settebello.cards import Seat
from settebello.engine import side_of
from settebello.room import Room, deadline
from settebello.room.absence import awaited, slow
from settebello.room.screen import Phase
from settebello.store import Kind, Notification

LONGEST_S: Final = 7 * 86_400.0
"""For how long a notification is of interest where no clock says so."""

ENOUGH_S: Final = 120.0
"""The least time that a clock has to leave after the quiet time: who is told later comes too late."""

Things = Mapping[tuple[str, str], Notification]
"""Notifications by account and name."""


def told_after(before: Room, after: Room, now: float, quiet_s: float) -> list[Notification]:
    """Return what accounts are to be told of a change at a slow table, where nobody has to be there."""
    if not slow(after):
        return []
    old, new = _waiting(before, before.owners, now, quiet_s), _waiting(after, after.owners, now, quiet_s)
    found = [each for name, each in new.items() if name not in old]
    if after.phase is Phase.MATCH_OVER and before.phase is not Phase.MATCH_OVER:
        found += _results(before, after, now, quiet_s)
    return found


def told_while_away(room: Room, away: Collection[Seat], now: float) -> list[Notification]:
    """Return what accounts that have been ``away`` for long enough are to be told of a table that waits."""
    return [] if slow(room) else list(_waiting(room, away, now, 0.0).values())


def others_at(room: Room, person: str) -> list[str]:
    """Return the names of those who sit at a table beside an account."""
    seated = [who for who in room.seats if who is not None]
    return [who.name for who in seated if who.account is None or who.account != person]


def still_waits(room: Room, person: str, thing: str) -> bool:
    """Tell whether a table waits for an account as it did when the thing was named."""
    return (person, thing) in _waiting(room, room.owners, 0.0, 0.0)


def _waiting(room: Room, seats: Collection[Seat], now: float, quiet_s: float) -> Things:
    """Return what the accounts at these seats are to be told where the table waits for them."""
    if room.phase not in {Phase.PLAYING, Phase.DEAL_OVER}:
        return {}
    kind: Kind = "turn" if slow(room) and room.phase is Phase.PLAYING else "waits"
    acts = len(room.deals[-1].live.acts)
    thing = f"{kind}/{room.id}/{room.match_number}.{len(room.deals)}.{acts}"
    end = deadline(room)
    ends = now + LONGEST_S if end is None else end - ENOUGH_S
    if now and ends <= now + quiet_s:
        return {}  # the clock decides before anybody could come
    found = {}
    for seat, person in _accounts(room):
        if seat in seats and seat in awaited(room):
            facts = _facts(room)
            found[person, thing] = Notification(person, thing, kind, room.id, facts, now, now + quiet_s, ends)
    return found


def _results(before: Room, after: Room, now: float, quiet_s: float) -> Iterator[Notification]:
    """Yield the result of a match for each account that sat there to its end."""
    match = after.match
    if match is None or match.outcome.winner is None:
        return
    score = ":".join(map(str, match.outcome.score))
    thing = f"result/{after.id}/{after.match_number}"
    for seat, person in _accounts(before):
        won = side_of(after.rules, seat) == match.outcome.winner
        facts = _facts(before, score=score, won="yes" if won else "no")
        ends = now + LONGEST_S
        yield Notification(person, thing, "result", after.id, facts, now, now + quiet_s, ends)


def _accounts(room: Room) -> Iterator[tuple[Seat, str]]:
    """Yield the seats of people who sit under their accounts."""
    for seat, who in room.owners.items():
        if who.account is not None and not who.program:
            yield seat, who.account


def _facts(room: Room, **more: str) -> str:
    return json.dumps({"rules": room.rules_text, **more})
