"""The file of a tournament: its events, one a line, written after every command."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from settebello.cli.common.files import read_text, replace_text, write_new
from settebello.errors import FileProblem, Reason
from settebello.store.tournaments.codec import read_tournament_event, tournament_event_text
from settebello.tournament import (
    Tournament,
    TournamentCommand,
    TournamentEvent,
    decide_tournament,
    fold_tournament,
)

LOCAL: Final = "file"
"""The id of a tournament that no server has."""


class TournamentBook:
    """A tournament in a file; what another program wrote meanwhile is never overwritten."""

    def __init__(self, path: Path) -> None:
        """Read the file; raises `NotFound` and `StoreProblem`."""
        self.path = path
        self._text = read_text(path)
        lines = self._text.splitlines()
        events = [read_tournament_event(path.name, at, line) for at, line in enumerate(lines, 1)]
        self.tournament: Tournament = fold_tournament(events)

    def do(self, *commands: TournamentCommand, now: float | None = None) -> list[TournamentEvent]:
        """Let commands happen, all of them or none, and write them down; raises what refuses one."""
        tournament, events = self.tournament, list[TournamentEvent]()
        for command in commands:
            decided = decide_tournament(tournament, command, now=now)
            events.extend(decided)
            if decided:
                tournament = fold_tournament(decided, tournament)
        if events:
            self._write(events)
            self.tournament = tournament
        return events

    def _write(self, events: Sequence[TournamentEvent]) -> None:
        if read_text(self.path) != self._text:
            message = f"{self.path} was changed by another program"
            raise FileProblem(message, reason=Reason.DESK_FILE_CHANGED, path=str(self.path))
        self._text += log_text(events)
        replace_text(self.path, self._text)


def begin_book(path: Path, events: Sequence[TournamentEvent]) -> TournamentBook:
    """Write the file of a new tournament, for its owner's eyes; raise `FileProblem` if one is there."""
    write_new(path, log_text(events), private=True)
    return TournamentBook(path)


def log_text(events: Sequence[TournamentEvent]) -> str:
    """Write events, one a line."""
    return "".join(f"{tournament_event_text(each)}\n" for each in events)
