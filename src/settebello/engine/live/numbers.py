"""An act as one unsigned 64-bit integer, and back: the form for programs that keep many or send them.

Every kind of act has its text and its number, as every play has. The house itself keeps texts: logs and
records hold those, and the kernels know the numbers of plays alone.

Bits 46 and up are the kind; below it stands what the act says. A play keeps the number it has in
`settebello.engine.actions`. Of the others: cards in bits 0-39, one card or the play's own card in
bits 40-45, seats as bits 0-5; of a misdeal seven counts of six bits, the table first, and how many
hands were counted in bits 42-45; of a declared hand the rank that the matta was given, 0 for none.
"""

from typing import Final

from settebello.arguments import checked
from settebello.cards import EMPTY, PACK, PACK_SIZE, Card, CardSet, Rank, Seat
from settebello.engine.actions import BankAce, Play, decode_action, encode_action
from settebello.engine.live.incidents import (
    Act,
    Admit,
    Call,
    Choose,
    Declare,
    Fuori,
    Irregular,
    Misdeal,
    Show,
)
from settebello.errors import IllegalAction, Reason

_CARD_SHIFT: Final = 40
_KIND_SHIFT: Final = 46
_COUNT_BITS: Final = 6
_HANDS_SHIFT: Final = 42
_SEATS: Final = 6

_PLAYS: Final = 2
_FUORI, _CALL, _SHOW, _CHOOSE, _ADMIT, _STOPS, _GOES_ON, _MISDEAL, _DECLARE = range(_PLAYS, 11)


@checked
def encode_act(what: Act) -> int:
    """Return the act as an unsigned 64-bit integer."""
    match what:
        case Play() | BankAce():
            return encode_action(what)
        case Fuori(play):
            return _number(_FUORI, encode_action(play))
        case Call():
            return _number(_CALL)
        case Show(cards):
            return _number(_SHOW, cards)
        case Choose(card):
            return _number(_CHOOSE, card << _CARD_SHIFT)
        case Admit(cards):
            return _number(_ADMIT, cards)
        case Irregular(seats, goes_on):
            return _number(_GOES_ON if goes_on else _STOPS, sum(1 << seat for seat in seats))
        case Declare(named):
            return _number(_DECLARE, 0 if named is None else named)
        case Misdeal(hands, table):
            counts = sum(count << _COUNT_BITS * place for place, count in enumerate((table, *hands)))
            return _number(_MISDEAL, len(hands) << _HANDS_SHIFT | counts)


@checked
def decode_act(number: int) -> Act:
    """Return the act of a number; raise `IllegalAction` for a number that is none."""
    if number < _PLAYS << _KIND_SHIFT:
        return decode_action(number)
    what = _read(number >> _KIND_SHIFT, number & ((1 << _KIND_SHIFT) - 1))
    if what is None or encode_act(what) != number:
        raise IllegalAction(f"{number} is the number of no act", reason=Reason.NO_ACTION)
    return what


def _number(kind: int, content: int = 0) -> int:
    return kind << _KIND_SHIFT | content


def _read(kind: int, content: int) -> Act | None:
    cards, card = CardSet(content & PACK), Card(content >> _CARD_SHIFT)
    match kind:
        case _ if kind == _CALL:
            return Call()
        case _ if kind == _FUORI:
            play = decode_action(content)
            return Fuori(play) if isinstance(play, Play) else None
        case _ if kind == _SHOW and cards != EMPTY:
            return Show(cards)
        case _ if kind == _CHOOSE and card < PACK_SIZE:
            return Choose(card)
        case _ if kind == _ADMIT and cards != EMPTY:
            return Admit(cards)
        case _ if kind in {_STOPS, _GOES_ON}:
            seats = tuple(Seat(seat) for seat in range(_SEATS) if content >> seat & 1)
            return Irregular(seats, kind == _GOES_ON) if seats else None
        case _ if kind == _MISDEAL:
            return _misdeal(content)
        case _ if kind == _DECLARE and content <= max(Rank):
            return Declare(Rank(content) if content else None)
        case _:
            return None


def _misdeal(content: int) -> Misdeal | None:
    """Read hands and table that were counted; the counts behind the last hand are nothing."""
    hands = content >> _HANDS_SHIFT
    table, *counts = (content >> _COUNT_BITS * place & 0x3F for place in range(1 + _SEATS))
    known = 0 < hands <= _SEATS and max(table, *counts) <= PACK_SIZE
    return Misdeal(tuple(counts[:hands]), table) if known else None
