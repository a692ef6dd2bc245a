"""The commands in a client's messages, and the seat of the client at the table."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pydantic import TypeAdapter, ValidationError

from settebello.cards import Seat
from settebello.errors import Forbidden, Reason, SyntaxProblem
from settebello.notation import parse_act
from settebello.players import check_guest, level_for
from settebello.room import (
    Claim,
    Command,
    Dismiss,
    Fill,
    Leave,
    MakeAct,
    PlayAgain,
    Practise,
    Publish,
    Ready,
    Recognize,
    Resign,
    Room,
    ShowSalt,
    Sit,
    StandIn,
    SwitchRemarks,
    TakePlayBack,
)
from settebello.rules import options_of_kin
from settebello.server.rules.searched import check_known_to_search
from settebello.server.wire import messages
from settebello.store import GuestSeat

_CLIENT: TypeAdapter[messages.ClientMessage] = TypeAdapter(messages.ClientMessage)

STAND_IN: Final = "circolo"
"""The computer player that plays for whoever is absent: no friend or opponent chooses a weak one.

At a table of a tournament it goes on for whoever leaves as well.
"""


OfASeat = (
    Ready
    | ShowSalt
    | Leave
    | Resign
    | Recognize
    | StandIn
    | Claim
    | Publish
    | SwitchRemarks
    | Dismiss
    | Practise
    | TakePlayBack
)
"""Commands that hold for wherever their sender sits by then."""


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


def sits_there(room: Room, people: frozenset[str]) -> bool:
    """Tell whether one of these people (hashes of accounts) sits at a table."""
    return any(who is not None and who.person in people for who in room.seats)


def seat_with(room: Room, key: str | None) -> Seat:
    """Return the seat of whoever has this key; raise `Forbidden` for anybody else."""
    seat = room.seat_of(key) if key is not None else None
    if seat is None:
        raise Forbidden("you do not sit at this table", reason=Reason.NOT_SEATED)
    return seat


def guests_of(commands: Sequence[Command], now: float) -> list[GuestSeat]:
    """Return the seats that guests take with these commands, as far as it is known from where."""
    return [
        GuestSeat(each.key, each.origin, now)
        for each in commands
        if isinstance(each, Sit) and each.key is not None and each.origin is not None
    ]


def from_seat(command: Command, seat: Seat) -> Command:
    """Return a command as given from another seat; a play is for the table as it was seen, and stays."""
    if isinstance(command, OfASeat):
        return replace(command, seat=seat)
    return command


def played_by(command: Command, room: Room) -> Command:
    """Return a command whose computer players play by the rules of a table.

    The house takes another one where it chooses: at a table of a tournament also for whoever leaves, because
    a match that counts could otherwise be handed to the strongest. Raises `Forbidden` where somebody has
    asked for one that does not play by the rules.
    """
    rules = room.rules
    if isinstance(command, Leave) and command.player is not None and room.tournament:
        return replace(command, player=level_for(STAND_IN, rules))
    if not isinstance(command, Fill | Leave | StandIn | PlayAgain) or not options_of_kin(rules):
        return command
    if isinstance(command, StandIn | PlayAgain):
        return replace(command, player=level_for(command.player, rules))
    if command.player is not None and level_for(command.player, rules) != command.player:
        check_known_to_search(rules)
    return command


def command_of(message: messages.TableCommand, seat: Seat) -> Command:
    """Return what somebody at a seat wants; raise `Forbidden` for what another seat would have to want."""
    match message:
        case messages.PlayCommand():
            if message.seat not in {None, seat}:
                raise Forbidden("that is not your seat", reason=Reason.NOT_YOUR_SEAT)
            return MakeAct(seat, message.version, parse_act(message.action))
        case messages.ReadyCommand() | messages.SaltCommand():
            return _for_the_deal(message, seat)
        case messages.FillCommand() | messages.LeaveCommand():
            return _with_computers(message, seat)
        case messages.ResignCommand():
            return Resign(seat, message.version)
        case messages.StandInCommand():
            return StandIn(seat, Seat(message.seat), STAND_IN, message.version)
        case messages.ClaimCommand():
            return Claim(seat, message.version)
        case messages.PublicCommand() | messages.RemarksCommand():
            return _of_the_host(message, seat)
        case messages.PractiseCommand():
            return Practise(seat, message.version)
        case messages.TakeBackCommand():
            return TakePlayBack(seat, message.version, message.whole)
        case messages.DismissCommand():
            return Dismiss(seat, message.version, message.seat)


def _of_the_host(message: messages.PublicCommand | messages.RemarksCommand, seat: Seat) -> Command:
    """Return the switch of a host."""
    if isinstance(message, messages.PublicCommand):
        return Publish(seat, message.public, message.version)
    return SwitchRemarks(seat, message.open, message.version)


def _for_the_deal(message: messages.ReadyCommand | messages.SaltCommand, seat: Seat) -> Command:
    """Return that somebody is ready for a deal, or shows the salt for it."""
    if isinstance(message, messages.SaltCommand):
        return ShowSalt(seat, message.salt)
    blind = message.version is None
    return Ready(seat, message.salt, message.version, blind, message.salt_hash)


def _with_computers(message: messages.FillCommand | messages.LeaveCommand, seat: Seat) -> Command:
    """Return that computer players take seats; raise for one that cannot be asked."""
    if message.player is not None:
        check_guest(message.player)
    if isinstance(message, messages.FillCommand):
        return Fill(message.player, version=message.version)
    return Leave(seat, message.player, message.version)
