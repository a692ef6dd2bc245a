"""The rules for taking a seat."""

from settebello.cards import Seat
from settebello.errors import Forbidden, NotYourTurn, Reason
from settebello.room.commands import Sit
from settebello.room.events import Seated
from settebello.room.names import told_apart
from settebello.room.screen import Phase
from settebello.room.state import Room, marks_of


def seated(room: Room, command: Sit) -> Seated:
    """Return who sits down where; raise `Forbidden`."""
    check_unbroken(room)
    if not room.free:
        raise Forbidden("every seat at this table is taken", reason=Reason.TABLE_FULL)
    if seat_of_person(room, marks_of(command.key, command.account, command.person)) is not None:
        raise Forbidden("you already sit at this table", reason=Reason.ALREADY_SEATED)
    if command.seat is not None and command.seat not in room.free:
        raise Forbidden("this seat is not free", reason=Reason.SEAT_TAKEN)
    return Seated(
        _seat_for(room, command),
        told_apart(command.name, (who.name for who in room.seats if who)),
        command.key,
        command.player,
        "" if command.salt_hash else command.salt,
        program=command.program,
        account=command.account,
        person=command.person,
        salt_hash=command.salt_hash,
    )


def check_unbroken(room: Room) -> None:
    """Raise at a table where nothing is played any more.

    `Forbidden`: salts were withheld, and others would be a second try. `NotYourTurn`: its match was
    cancelled.
    """
    if room.cancelled:
        raise NotYourTurn("no match is played at this table any more", reason=Reason.NO_MATCH)
    if room.is_broken:
        raise Forbidden("no cards are dealt at this table any more", reason=Reason.SALTS_WITHHELD)


def seat_of_person(room: Room, marks: frozenset[str]) -> Seat | None:
    """Return the seat of the person who is known by one of these marks."""
    return next((seat for seat, who in room.owners.items() if who.marks & marks), None)


def _seat_for(room: Room, command: Sit) -> Seat:
    """Return the seat that is taken: in a deal whose hand somebody has seen, that one or none."""
    marks = marks_of(command.key, command.account, command.person)
    seen = [seat for seat, left_by in room.looked if left_by & marks]
    if room.phase is not Phase.PLAYING or not seen:
        return room.free[0] if command.seat is None else Seat(command.seat)
    mine = seen[0]
    if mine not in room.free or command.seat not in {None, mine}:
        raise Forbidden("you have seen another hand of this deal", reason=Reason.HAND_SEEN, seat=mine)
    return mine
