"""The events of a tournament as JSON text, one line an event, with the version ``v`` of their form."""

import operator
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json

from settebello.errors import Reason, StoreProblem
from settebello.tournament import TournamentEvent

TOURNAMENT_VERSION: Final = 1
"""The newest form that is read."""

_EVENT: TypeAdapter[TournamentEvent] = TypeAdapter(TournamentEvent)


def tournament_event_text(event: TournamentEvent) -> str:
    """Write an event."""
    return f'{{"v":{TOURNAMENT_VERSION},{_EVENT.dump_json(event).decode()[1:]}'


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
