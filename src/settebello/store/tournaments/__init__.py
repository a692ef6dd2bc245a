"""The events of tournaments, and the lists of them."""

from settebello.store.tournaments.codec import read_tournament_event, tournament_event_text
from settebello.store.tournaments.sql import SqlTournaments
from settebello.store.tournaments.tournaments import (
    AnnouncedTournament,
    ListedTournament,
    Seeker,
    TournamentProgress,
    TournamentStore,
)

__all__ = [
    "AnnouncedTournament",
    "ListedTournament",
    "Seeker",
    "SqlTournaments",
    "TournamentProgress",
    "TournamentStore",
    "read_tournament_event",
    "tournament_event_text",
]
