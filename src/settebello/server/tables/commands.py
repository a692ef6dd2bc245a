"""The commands in a client's messages, and the seat of the client at the table."""

from dataclasses import replace
from typing import Final

from pydantic import TypeAdapter, ValidationError

from settebello.cards import Seat
from settebello.errors import Forbidden, Reason, SyntaxProblem
from settebello.notation import parse_act
from settebello.players import check_guest
from settebello.room import (
    Claim,
    Command,
    Dismiss,
    Fill,
    Leave,
    MakeAct,
    Publish,
    Ready,
    Recognize,
    Resign,
    Room,
    StandIn,
)
from settebello.server.wire import messages

_CLIENT: TypeAdapter[messages.ClientMessage] = TypeAdapter(messages.ClientMessage)

STAND_IN: Final = "circolo"
"""The computer player that plays for whoever is absent: no friend or opponent chooses a weak one."""


def message_in(packet: object) -> messages.ClientMessage:
    """Return the message in what a WebSocket received; raise `SyntaxProblem` for anything else."""
    text = packet.get("text") if isinstance(packet, dict) else None
    if not isinstance(text, str):
        raise SyntaxProblem("a message is JSON text", reason=Reason.NO_JSON)
    try:
        return _CLIENT.validate_json(text)
    except ValidationError as problem:
        raise _unreadable(problem) from None


def _unreadable(problem: ValidationError) -> SyntaxProblem:
    first = problem.errors(include_url=False, include_input=False)[0]
    if first["type"] == "json_invalid":
        return SyntaxProblem("this message is no JSON", reason=Reason.NO_JSON)
    where = ".".join(str(part) for part in first["loc"]) or "message"
    return SyntaxProblem(f"{where}: {first['msg']}", reason=Reason.BAD_MESSAGE)


def seat_with(room: Room, key: str | None) -> Seat:
    """Return the seat of whoever has this key; raise `Forbidden` for anybody else."""
    seat = room.seat_of(key) if key is not None else None
    if seat is None:
        raise Forbidden("you do not sit at this table", reason=Reason.NOT_SEATED)
    return seat


def from_seat(command: Command, seat: Seat) -> Command:
    """Return a command as given from another seat; a play is for the table as it was seen, and stays."""
    if isinstance(command, Ready | Leave | Resign | Recognize | StandIn | Claim | Publish | Dismiss):
        return replace(command, seat=seat)
    return command


def command_of(message: messages.TableCommand, seat: Seat) -> Command:
    """Return what somebody at a seat wants; raise `Forbidden` for what another seat would have to want."""
    match message:
        case messages.PlayCommand():
            if message.seat not in {None, seat}:
                raise Forbidden("that is not your seat", reason=Reason.NOT_YOUR_SEAT)
            return MakeAct(seat, message.version, parse_act(message.action))
        case messages.ReadyCommand():
            return Ready(seat, message.salt, message.version, blind=message.version is None)
        case messages.FillCommand():
            check_guest(message.player)
            return Fill(message.player, version=message.version)
        case messages.LeaveCommand():
            if message.player is not None:
                check_guest(message.player)
            return Leave(seat, message.player, message.version)
        case messages.ResignCommand():
            return Resign(seat, message.version)
        case messages.StandInCommand():
            return StandIn(seat, Seat(message.seat), STAND_IN, message.version)
        case messages.ClaimCommand():
            return Claim(seat, message.version)
        case messages.PublicCommand():
            return Publish(seat, message.public, message.version)
        case messages.DismissCommand():
            return Dismiss(seat, message.version, message.seat)
