"""A deal at a table where people err: incidents, and what the FIGS articles make of them."""

from settebello.engine.live.apply import act, act_unchecked
from settebello.engine.live.deal import Acted, Ending, How, LiveDeal, after_ending, live
from settebello.engine.live.incidents import (
    Act,
    Admit,
    Call,
    Choose,
    Declare,
    Fuori,
    Incident,
    Irregular,
    Misdeal,
    Show,
)
from settebello.engine.live.legal import can_act, check_act, legal_plays, may_call, possible_plays
from settebello.engine.live.numbers import decode_act, encode_act
from settebello.engine.live.view import live_view, sees_hand

__all__ = [
    "Act",
    "Acted",
    "Admit",
    "Call",
    "Choose",
    "Declare",
    "Ending",
    "Fuori",
    "How",
    "Incident",
    "Irregular",
    "LiveDeal",
    "Misdeal",
    "Show",
    "act",
    "act_unchecked",
    "after_ending",
    "can_act",
    "check_act",
    "decode_act",
    "encode_act",
    "legal_plays",
    "live",
    "live_view",
    "may_call",
    "possible_plays",
    "sees_hand",
]
