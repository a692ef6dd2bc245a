"""The messages about the wall: over REST alone."""

from settebello.room.screen import Phase
from settebello.server.wire.messages import Message


class WatchedSeat(Message):
    """A seat and who sits there; ``rating`` is in points, null without one."""

    seat: int
    side: int
    name: str
    account: bool
    cards: int
    rating: int | None


class WatchedTable(Message):
    """A table as spectators see it: late, and without any hand.

    ``room`` leads there; it is null for a table of a tournament, whose place only its players know.
    ``number`` is that of such a table. ``rating`` is the mean of those at the table who have one.
    """

    room: str | None
    number: int | None
    rules: str
    phase: Phase
    deal: int
    to_move: int | None
    table: list[str]
    seats: list[WatchedSeat]
    scores: list[int]
    rating: int | None


class WatchedTournament(Message):
    """A tournament that is being played on line, and tables of its round.

    ``playing`` are all of them that play; ``sealed``: they play compared deals, of which nothing is shown.
    """

    id: str
    name: str
    round: int
    rounds: int | None
    playing: int
    sealed: bool
    tables: list[WatchedTable]


class WatchAnswer(Message):
    """The wall: public tables, those of the best rated first, and tournaments; ``delay`` is in seconds."""

    delay: float
    tables: list[WatchedTable]
    tournaments: list[WatchedTournament]
