"""A desk with four players, and ways to put things on it."""

from settebello.cards import Seat, parse_cards
from settebello.notation import parse_act
from settebello.referee import Desk, enter, open_desk, turn_up

NAMES = ("Ada", "Bruno", "Carla", "Dario")
ADA, BRUNO, CARLA, DARIO = map(Seat, range(4))
TABLE = parse_cards("2S5CFSFB")


def opened(rules: str = "figs") -> Desk:
    """Open a desk: Dario deals, Ada plays first."""
    return open_desk(rules, NAMES, DARIO)


def begun(rules: str = "figs") -> Desk:
    """Open a desk with the table turned up."""
    return turn_up(opened(rules), TABLE)


def after(desk: Desk, *entries: str) -> Desk:
    """Enter acts, as a record writes them: ``7Dx2S5C``, ``2:call``."""
    for text in entries:
        seat, colon, act = text.partition(":") if text[0].isdigit() and text[1] == ":" else ("", "", text)
        desk = enter(desk, Seat(int(seat) - 1) if colon else None, parse_act(act))
    return desk
