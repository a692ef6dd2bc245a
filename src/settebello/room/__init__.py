"""One table with its seats and people, pure and event-sourced (level 4).

`decide` turns a command into events or refuses it, `evolve` folds events into the table,
`project` shows a seat what it may see, `tell` says what happened.
"""

from settebello.fair import Luck, drawn_pack, lot, shuffled_pack
from settebello.room.commands import Command, Fill, Move, Open, Ready, Sit
from settebello.room.decide import decide, open_room
from settebello.room.events import Begun, Dealt, Moved, Opened, Readied, RoomEvent, Sealed, Seated
from settebello.room.evolve import evolve, fold
from settebello.room.project import project
from settebello.room.record import room_record
from settebello.room.state import DealInPlay, Occupant, Room
from settebello.room.tell import tell

__all__ = [
    "Begun",
    "Command",
    "DealInPlay",
    "Dealt",
    "Fill",
    "Luck",
    "Move",
    "Moved",
    "Occupant",
    "Open",
    "Opened",
    "Readied",
    "Ready",
    "Room",
    "RoomEvent",
    "Sealed",
    "Seated",
    "Sit",
    "decide",
    "drawn_pack",
    "evolve",
    "fold",
    "lot",
    "open_room",
    "project",
    "room_record",
    "shuffled_pack",
    "tell",
]
