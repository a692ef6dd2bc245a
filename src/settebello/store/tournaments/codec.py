"""The events of a tournament as JSON text, one line an event, with the version ``v`` of their form.

An event is written in the earliest form that has it: 2 where a computer player enters, 1 otherwise. So a
program of form 1 reads all tournaments but those that it cannot run.
"""

import operator
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from pydantic.main import IncEx
from pydantic_core import from_json

from settebello.errors import Reason, StoreProblem
from settebello.tournament import Entered, Member, Substituted, TournamentEvent

TOURNAMENT_VERSION: Final = 2
"""The newest form that is read."""

_NO_LEVEL: Final[Mapping[str, IncEx]] = {"members": {"__all__": {"player"}}, "member": {"player"}}
"""The fields that form 1 does not have."""

_EVENT: TypeAdapter[TournamentEvent] = TypeAdapter(TournamentEvent)


def tournament_event_text(event: TournamentEvent) -> str:
    """Write an event."""
    form, left = (1, _NO_LEVEL) if all(each.player is None for each in _new_members(event)) else (2, None)
    return f'{{"v":{form},{_EVENT.dump_json(event, exclude=left).decode()[1:]}'


def _new_members(event: TournamentEvent) -> Sequence[Member]:
    """Return those who enter with an event."""
    match event:
        case Entered(members=members):
            return members
        case Substituted(member=member):
            return (member,)
    return ()


def read_tournament_event(tournament: str, version: int, text: str) -> TournamentEvent:
    """Read an event; raise `StoreProblem` naming the tournament and the event if it cannot be read."""
    try:
        fields: dict[str, Any] = from_json(text)
        if operator.index(fields.pop("v", 1)) > TOURNAMENT_VERSION:
            raise StoreProblem(
                f"event {version} of tournament {tournament} was written by a newer version of the program",
                reason=Reason.EVENT_NEWER,
                room=tournament,
                version=version,
            )
        return _EVENT.validate_python(fields)
    except (ValidationError, ValueError, LookupError, AttributeError, TypeError) as problem:
        count = problem.error_count() if isinstance(problem, ValidationError) else 1
        raise StoreProblem(
            f"event {version} of tournament {tournament} is damaged: {count} fields cannot be read",
            reason=Reason.EVENT_DAMAGED,
            room=tournament,
            version=version,
        ) from None
