"""A match that begins with given deals: those of a match that is over, anew or from a certain play on."""

from settebello.cards import card_text
from settebello.errors import Forbidden, Reason
from settebello.room.beginning.computers import computer_names
from settebello.room.beginning.dealing import dealt
from settebello.room.beginning.seating import seated
from settebello.room.changes import Draft
from settebello.room.commands import PlayAgain
from settebello.room.events import ActMade, Begun, Given, Seated
from settebello.room.public import Origin
from settebello.room.state import Room


def begin_given(draft: Draft, command: PlayAgain) -> None:
    """Add how such a match begins; raise `Forbidden` at a table where anybody sits."""
    room, given = draft.room, command.given
    if room.match is not None or len(room.free) < len(room.seats):
        raise Forbidden("a match has begun at this table", reason=Reason.MATCH_BEGUN)
    draft.add(given)
    draft.add(seated(draft.room, command.sit))
    names = computer_names(command.player, room.id, [command.sit.name])
    for free, name in zip(draft.room.free, names, strict=False):
        draft.add(Seated(free, name, None, command.player, ""))
    draft.add(Begun(given.dealer, tuple(range(room.rules.players)), (), day=draft.day))
    for acts in command.acts or ((),):
        draft.add(dealt(draft.room))
        for seat, act in acts:
            draft.add(ActMade(seat, act))


def given_by(room: Room, origin: Origin) -> tuple[Given, tuple[tuple[tuple[int, str], ...], ...]]:
    """Return the deals of the match at a table for another match, and what is done in them at once."""
    last = len(room.deals) if origin.deal is None else origin.deal
    packs = tuple("".join(map(card_text, deal.pack)) for deal in room.deals[:last])
    given = Given(origin.match, room.deals[0].state.dealer, packs, origin.deal, origin.act)
    if origin.deal is None:
        return given, ()
    acts = [tuple((int(each.seat), str(each.act)) for each in deal.live.acts) for deal in room.deals[:last]]
    return given, (*acts[:-1], acts[-1][: origin.act])
