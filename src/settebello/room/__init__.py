"""One table with its seats and people, pure and event-sourced (level 4).

`decide` turns a command into events or refuses it, `evolve` folds events into the table,
`project` shows a seat what it may see, `tell` says what happened.
"""

from settebello.fair import Luck, drawn_pack, lot, shuffled_pack
from settebello.room.absence import NOBODY, Absence
from settebello.room.beginning.first_dealer import are_two_pairs, drawn_places
from settebello.room.commands import (
    Claim,
    Command,
    Dismiss,
    Expire,
    Fill,
    Leave,
    Move,
    Open,
    Publish,
    Ready,
    Recognize,
    Resign,
    Return,
    Sit,
    StandIn,
)
from settebello.room.decide import decide, open_room
from settebello.room.events import (
    AskedAgain,
    Begun,
    Claimed,
    Dealt,
    Flagged,
    Left,
    Moved,
    Opened,
    Published,
    Readied,
    Recognized,
    Replaced,
    Resigned,
    Returned,
    RoomEvent,
    Sealed,
    Seated,
    StoodIn,
)
from settebello.room.evolve import evolve, fold
from settebello.room.listing import Listing, listing
from settebello.room.project import project
from settebello.room.results.record import on_day, room_record
from settebello.room.results.result import MatchResult, SeatResult, ended_in, match_result, results_in
from settebello.room.state import DealInPlay, Occupant, Room
from settebello.room.tell import tell
from settebello.room.timing import deadline

__all__ = [
    "NOBODY",
    "Absence",
    "AskedAgain",
    "Begun",
    "Claim",
    "Claimed",
    "Command",
    "DealInPlay",
    "Dealt",
    "Dismiss",
    "Expire",
    "Fill",
    "Flagged",
    "Leave",
    "Left",
    "Listing",
    "Luck",
    "MatchResult",
    "Move",
    "Moved",
    "Occupant",
    "Open",
    "Opened",
    "Publish",
    "Published",
    "Readied",
    "Ready",
    "Recognize",
    "Recognized",
    "Replaced",
    "Resign",
    "Resigned",
    "Return",
    "Returned",
    "Room",
    "RoomEvent",
    "Sealed",
    "SeatResult",
    "Seated",
    "Sit",
    "StandIn",
    "StoodIn",
    "are_two_pairs",
    "deadline",
    "decide",
    "drawn_pack",
    "drawn_places",
    "ended_in",
    "evolve",
    "fold",
    "listing",
    "lot",
    "match_result",
    "on_day",
    "open_room",
    "project",
    "results_in",
    "room_record",
    "shuffled_pack",
    "tell",
]
