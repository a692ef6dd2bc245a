"""The players of a round that begins are called: by mail, by Web Push, and on the start page.

A call is named by its round, so whoever finds it, and however often, finds the same. It is made again from
the tournament as it stands, so none is lost with a process that dies.
"""

import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator
from typing import Final

from settebello.errors import NotFound
from settebello.server.tournaments.tournaments import KEPT, Held, Tournaments
from settebello.server.tournaments.wire import OwnRound
from settebello.store import Notification
from settebello.tournament import Encounter, Stage, members_of_part
from settebello.tournament.state import MINUTE_S

QUIET_S: Final = 20.0
"""How long a player has to sit down, seconds; whoever is at the table by then is not called."""

LONGEST_S: Final = 12 * 3600.0
"""For how long a call is of interest where the round has no clock."""

MOST_LISTED: Final = 20
"""Tournaments of an account that the start page looks at."""

Tell = Callable[[Collection[Notification]], Awaitable[None]]
"""Writes down what accounts are to be told, each thing once."""


class RoundCalls:
    """Calls the accounts that a round waits for; remembers which rounds it has called, to ask no more."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._called: OrderedDict[str, int] = OrderedDict()

    async def call(self, held: Held, now: float) -> None:
        """Call the players of rounds that this process has not called yet."""
        name, last = held.announced.id, len(held.state.rounds)
        called = self._called.get(name, 0)
        if called < last and (found := list(calls_of(held, now, called))):
            await self._tell(found)
        self._called[name] = last  # a round that was taken back is called anew
        self._called.move_to_end(name)
        while len(self._called) > KEPT:
            self._called.popitem(last=False)


def calls_of(held: Held, now: float, after: int = 0) -> Iterator[Notification]:
    """Yield a call for each account that a table of a running tournament waits for, in a later round."""
    state, name = held.state, held.announced.id
    if state.stage is not Stage.RUNNING:
        return
    minutes = state.plan.round_minutes
    for number, encounter in (each for each in state.open_tables() if each[0] > after):
        began = state.round(number).at or now
        ends = began + (LONGEST_S if minutes is None else minutes * MINUTE_S)
        facts = json.dumps({"number": number, "tournament": state.plan.name, "path": f"tournaments/{name}"})
        thing = f"round/{name}/{number}"
        for person in _accounts(held, encounter):
            yield Notification(person, thing, "round", "", facts, now, now + QUIET_S, ends)


async def room_of_call(tournaments: Tournaments, thing: str, person: str) -> str | None:
    """Return the table at which a round still waits for an account; None where it does not.

    It is empty at a wooden table, before the table is opened, and for a tournament that is not in the store,
    which says nothing against the call.
    """
    _, name, number = thing.split("/")
    try:
        held = await tournaments.held(name)
    except NotFound:
        return ""
    if held.state.stage is not Stage.RUNNING:
        return None
    for at, encounter in held.state.open_tables():
        if at == int(number) and person in _accounts(held, encounter):
            part = held.part_of(person)
            if part is not None:
                return encounter.rooms[part - 1] or ""
            return next((each for each in reversed(encounter.rooms) if each), "")
    return None


async def rounds_of(tournaments: Tournaments, person: str) -> list[OwnRound]:
    """List the rounds whose tables wait for an account; a table that is open on line is a seat already."""
    found = []
    for listed in await tournaments.store.of_person(person, MOST_LISTED):
        if listed.over:
            continue
        held = await tournaments.held(listed.announced.id)
        if held.state.stage is not Stage.RUNNING:
            continue
        found += [
            OwnRound(
                tournament=held.announced.id,
                name=held.state.plan.name,
                round=number,
                table=encounter.table,
            )
            for number, encounter in held.state.open_tables()
            if person in _accounts(held, encounter) and not any(encounter.rooms)
        ]
    return found


def _accounts(held: Held, encounter: Encounter) -> Collection[str]:
    """Return the accounts that an encounter waits for: of teams those whose table has no result."""
    plan = held.state.plan
    parts = [at for at, each in enumerate(encounter.results, 1) if each is None] if plan.teams else [1]
    return {
        member.account
        for part in parts
        for side in encounter.sides
        for each in side
        for member in members_of_part(plan, held.state.entrant(each), part)
        if member.account is not None
    }
