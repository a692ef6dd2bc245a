"""How a match begins and a pack is dealt: from the sealed seed and everybody's salts."""

from dataclasses import replace

from settebello.cards import card_text
from settebello.engine import next_match
from settebello.errors import Reason, StoreProblem
from settebello.fair import Luck, settled_pack
from settebello.room.beginning.first_dealer import first_dealer
from settebello.room.events import Begun, Dealt, SaltsAsked
from settebello.room.evolution import given_hashes
from settebello.room.screen import Phase
from settebello.room.state import Room


def match_begun(room: Room, day: str | None = None) -> Begun:
    """Return how the next match at a table begins, on a ``day`` as ``2026-07-31``; its first deal follows."""
    if room.repeated:
        return Begun(room.rules.players - 1, tuple(range(room.rules.players)), (), day=day)
    if room.match is None:
        begun = first_dealer(room.rules, _luck(room), draw_partners=room.draw_partners)
        return replace(begun, day=day)
    match = next_match(room.rules, room.deals[-1].state.dealer)
    return Begun(match.dealer, tuple(range(room.rules.players)), (), day=day)


def dealt(room: Room) -> Dealt:
    """Shuffle until the table may stay, and deal; or deal the pack that is given."""
    if room.next_given is not None:
        return Dealt(room.next_given, (), 0)
    luck = _luck(room)
    pack, attempt = settled_pack(room.rules, luck)
    return Dealt("".join(map(card_text, pack)), luck.salts, attempt)


def asked(room: Room) -> SaltsAsked | None:
    """Return the request for the salts of the next deal; None where none has a hash, or the pack is given."""
    hashes = () if room.repeated else given_hashes(room)
    if not any(hashes) or (room.next_given is not None and room.phase is not Phase.MATCH_OVER):
        return None
    salts = (who.salt if who and not given else "" for who, given in zip(room.seats, hashes, strict=True))
    return SaltsAsked(hashes, tuple(salts))


def _luck(room: Room) -> Luck:
    if room.seed is None:
        raise StoreProblem("no seed is sealed for this deal", reason=Reason.LOG_DAMAGED)
    if room.repeated:
        return Luck(room.seed, ("",) * room.rules.players)
    if room.reveal is not None:
        return Luck(room.seed, tuple(salt or "" for salt in room.reveal.salts), room.reveal.hashes)
    return Luck(room.seed, tuple(who.salt if who else "" for who in room.seats))
