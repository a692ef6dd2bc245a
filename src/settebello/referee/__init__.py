"""An arbiter at a table where people play by the FIGS articles: entries, and what follows.

A `Desk` takes down a match act by act and refuses what cannot be; `status` says what stands,
`protocol` what happened and by which article, `save` and `reopen` keep it as a match record.
"""

from settebello.referee.desk import Desk, begin_deal, enter, open_desk, reopen, save, take_back, turn_up
from settebello.referee.desk_status import (
    Declaring,
    DeskPhase,
    Missed,
    Status,
    plays_with,
    side_names,
    status,
)
from settebello.referee.ruling import (
    Entry,
    Ruling,
    card_back,
    entries,
    how_it_ended,
    look_at_piles,
    protocol,
    rulings,
)

__all__ = [
    "Declaring",
    "Desk",
    "DeskPhase",
    "Entry",
    "Missed",
    "Ruling",
    "Status",
    "begin_deal",
    "card_back",
    "enter",
    "entries",
    "how_it_ended",
    "look_at_piles",
    "open_desk",
    "plays_with",
    "protocol",
    "reopen",
    "rulings",
    "save",
    "side_names",
    "status",
    "take_back",
    "turn_up",
]
