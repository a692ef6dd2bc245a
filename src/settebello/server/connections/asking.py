"""The question to a program whose seat has to play: the view of that seat, and nothing else."""

import secrets
from hmac import compare_digest, digest
from typing import Final

from settebello.cards import Seat
from settebello.engine import View
from settebello.engine.live import live_view
from settebello.protocol.views import rules_message, view_message
from settebello.room import Room
from settebello.rules import options_of_kin
from settebello.server.wire.programs import BudgetMessage, ChooseMessage, RulesMessage, ViewMessage

CHOOSE_MS: Final = 1000
"""How long a program may think about a play, as it is told."""


def choose_message(room: Room, seat: Seat) -> ChooseMessage | None:
    """Return what a seat is asked; None where it has nothing to play now, and in games not asked about."""
    if room.deal is None or room.to_move != seat or options_of_kin(room.rules):
        return None
    seen = live_view(room.deal.live, seat)
    return asked_for(room, seen) if seen.legal else None


def house_message(room: Room, seat: Seat) -> ChooseMessage | None:
    """Return what a program is asked for the house: only its ``id`` lets the answer in."""
    asked = choose_message(room, seat)
    return asked and asked.model_copy(update={"id": house_id(room)})


def was_asked(room: Room, identity: str) -> bool:
    """Tell whether an answer for the house shows that its program was asked at this version of a table."""
    return compare_digest(identity.encode(), house_id(room).encode())


def house_id(room: Room) -> str:
    """Return what only those know who are asked at this version: in every process the same, as the seed."""
    if room.deal is None:
        raise ValueError("nothing is played at this table")
    seed = room.deal.luck.seed if room.deal.luck else room.seed or ""
    return digest(seed.encode(), f"{room.id}/{room.version}".encode(), "sha256").hex()[:32]


def asked_for(room: Room, seen: View) -> ChooseMessage:
    """Return the request for one of the legal plays of a view."""
    return ChooseMessage(
        id=str(room.version),
        room=room.id,
        version=room.version,
        rules=RulesMessage.model_validate(rules_message(seen.rules)),
        view=ViewMessage.model_validate(view_message(seen)),
        budget=BudgetMessage(ms=CHOOSE_MS, seed=str(secrets.randbits(64))),
    )
