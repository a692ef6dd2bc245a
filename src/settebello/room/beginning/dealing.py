"""How a match begins and a pack is dealt: from the sealed seed and everybody's words."""

from settebello.cards import card_text
from settebello.engine import next_match
from settebello.errors import StoreProblem
from settebello.fair import Luck, settled_pack
from settebello.room.beginning.first_dealer import first_dealer
from settebello.room.events import Begun, Dealt, RoomEvent
from settebello.room.evolve import evolve
from settebello.room.state import Room


def begin_match(room: Room) -> list[RoomEvent]:
    """Return how the next match at a table begins, with its first deal."""
    if room.match is not None:
        match = next_match(room.rules, room.deals[-1].state.dealer)
        begun = Begun(match.dealer, tuple(range(room.rules.players)), ())
    else:
        begun = first_dealer(room.rules, _luck(room), draw_partners=room.draw_partners)
    return [begun, dealt(evolve(room, begun))]


def dealt(room: Room) -> Dealt:
    """Shuffle until the table may stay, and deal."""
    luck = _luck(room)
    pack, attempt = settled_pack(room.rules, luck)
    return Dealt("".join(map(card_text, pack)), luck.salts, attempt)


def _luck(room: Room) -> Luck:
    if room.seed is None:
        raise StoreProblem("no seed is sealed for this deal", reason="log_damaged")
    return Luck(room.seed, tuple(who.salt if who else "" for who in room.seats))
