"""One table with its seats and people, pure and event-sourced.

`decide` turns a command into changes or refuses it, `evolve` folds events into the table,
`project` shows a seat what it may see, `tell` says what happened.
"""

from settebello.fair import Luck, drawn_pack, lot, shuffled_pack
from settebello.room.absence import NOBODY, Absence
from settebello.room.announcements import tell
from settebello.room.beginning.first_dealer import are_two_pairs, drawn_places
from settebello.room.beginning.given import given_by
from settebello.room.changes import RoomChange, changes_of
from settebello.room.commands import (
    Claim,
    Command,
    Dismiss,
    Expire,
    Fill,
    Leave,
    MakeAct,
    Open,
    PlayAgain,
    Publish,
    Ready,
    Recognize,
    Resign,
    Return,
    Sit,
    StandIn,
)
from settebello.room.decisions import decide, open_room
from settebello.room.events import (
    ActMade,
    AskedAgain,
    Begun,
    Claimed,
    Dealt,
    Flagged,
    Given,
    Interrupted,
    Left,
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
from settebello.room.evolution import evolve, fold
from settebello.room.listings import Listing, listing
from settebello.room.projection import count_screen, project
from settebello.room.public import Origin
from settebello.room.results.record import room_record
from settebello.room.results.result import MatchResult, SeatResult, ended_in, match_result, results_in
from settebello.room.state import DealInPlay, Occupant, Room
from settebello.room.timing import deadline

__all__ = [
    "NOBODY",
    "Absence",
    "ActMade",
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
    "Given",
    "Interrupted",
    "Leave",
    "Left",
    "Listing",
    "Luck",
    "MakeAct",
    "MatchResult",
    "Occupant",
    "Open",
    "Opened",
    "Origin",
    "PlayAgain",
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
    "RoomChange",
    "RoomEvent",
    "Sealed",
    "SeatResult",
    "Seated",
    "Sit",
    "StandIn",
    "StoodIn",
    "are_two_pairs",
    "changes_of",
    "count_screen",
    "deadline",
    "decide",
    "drawn_pack",
    "drawn_places",
    "ended_in",
    "evolve",
    "fold",
    "given_by",
    "listing",
    "lot",
    "match_result",
    "open_room",
    "project",
    "results_in",
    "room_record",
    "shuffled_pack",
    "tell",
]
