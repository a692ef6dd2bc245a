"""Text for cards, moves, positions and whole matches, for people and programs alike.

The grammar and every form stand in ``docs/notation.md``. Unreadable text raises one of
`settebello.errors` with its line and column.
"""

from settebello.notation.acts import MarkedAct, act_text, parse_act
from settebello.notation.builder import DealSource, marked, match_of, record_of
from settebello.notation.matches import (
    dump_matches,
    dumps_matches,
    load_matches,
    loads_matches,
    verified_matches,
)
from settebello.notation.moves import action_text, parse_action
from settebello.notation.positions import parse_position, position_text
from settebello.notation.reading import load, loads
from settebello.notation.record import DealRecord, MatchRecord
from settebello.notation.verification import VerifiedDeal, replay, verified
from settebello.notation.writing import dump, dumps

__all__ = [
    "DealRecord",
    "DealSource",
    "MarkedAct",
    "MatchRecord",
    "VerifiedDeal",
    "act_text",
    "action_text",
    "dump",
    "dump_matches",
    "dumps",
    "dumps_matches",
    "load",
    "load_matches",
    "loads",
    "loads_matches",
    "marked",
    "match_of",
    "parse_act",
    "parse_action",
    "parse_position",
    "position_text",
    "record_of",
    "replay",
    "verified",
    "verified_matches",
]
