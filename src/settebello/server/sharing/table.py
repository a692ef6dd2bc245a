"""A table, as a link to it shows it: who invites to which game, and how many seats are free.

People are named only while the table waits for somebody: the link is an invitation then. Of a match that is
played, and of a table of a tournament, the game is all that a link tells.
"""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from settebello.engine import points_to_reach
from settebello.room import Room
from settebello.room.screen import Phase
from settebello.server.sharing.match import game_of, target_of
from settebello.server.sharing.picture import (
    CLOTH,
    DARK,
    INK,
    LEFT,
    LINE,
    QUIET,
    SIDES,
    Disc,
    Picture,
    Plate,
    Shape,
    Words,
    emblem,
)
from settebello.texts import Texts

MIDDLE: Final = (902, 322)
"""The middle of the table in the picture."""

RIM: Final = 208
SEAT: Final = 46
"""The radii of the table and of a seat."""

ROOM: Final = 560
"""How wide the words beside the table are at most."""

BACK: Final = "#a3352f"
FACE: Final = "#fffdf4"
"""The colours of the back of a card and of its face."""

COINS: Final = ((-34, -66), (34, -66), (0, -34), (-34, 2), (34, 2), (-34, 66), (34, 66))
"""The coins of the settebello, from the middle of its card."""


def invites(room: Room) -> bool:
    """Tell whether a link to a table invites to sit down: where people wait, as the lobby has it."""
    waits = room.phase is Phase.WAITING or room.untouched
    return waits and bool(room.free and room.persons) and not (room.tournament or room.is_broken)


def table_title(room: Room, said: Texts) -> str:
    """Return what a table is called in one line: who invites to which game, or the game."""
    name, game = _host(room), game_of(room.rules_text, said)
    return said.say("share-invites-to", name=name, game=game) if name else game


def table_about(room: Room, said: Texts) -> str:
    """Return what is played to, and while the table waits how many seats are free."""
    free = [said.say("waiting-free", count=len(room.free))] if invites(room) else []
    return " · ".join([target_of(points_to_reach(room.rules), said), *free])


def picture_of_table(room: Room, said: Texts) -> Picture:
    """Lay out the picture of a table: the words at the left, the table with its seats at the right."""
    name, game = _host(room), game_of(room.rules_text, said)
    words = [
        Words(LEFT, 390, 46, SIDES[0], game, ROOM, game),
        Words(LEFT, 444, 30, QUIET, table_about(room, said), ROOM, ""),
    ]
    if name:
        words.append(Words(LEFT, 276, 62, INK, name, ROOM, said.say("share-somebody"), serif=True))
        words.append(Words(LEFT, 324, 34, INK, said.say("share-invites"), ROOM, ""))
    table = (Disc(*MIDDLE, RIM + 3, LINE), Disc(*MIDDLE, RIM, CLOTH[1]))
    return Picture(table_title(room, said), (*emblem(), *words, *table, *_cards(), *_seats(room)))


def _cards() -> Iterator[Shape]:
    """Yield two backs and the settebello, as they lie on the table."""
    x, y = MIDDLE
    yield Plate(x - 62, y + 16, -18, BACK, INK)
    yield Plate(x + 62, y + 16, 18, BACK, INK)
    yield Plate(x, y, 0, FACE, DARK, line=3)
    for right, down in COINS:
        for radius, colour in ((18, DARK), (16, SIDES[0]), (9, BACK), (4, SIDES[0])):
            yield Disc(x + right, y + down, radius, colour)


def _seats(room: Room) -> Iterator[Shape]:
    """Yield the seats around the table, against the clock: with a first letter, or free."""
    count, waits = len(room.seats), invites(room)
    for at, who in enumerate(room.seats):
        turn = pi / 2 - 2 * pi * at / count
        x, y = MIDDLE[0] + RIM * cos(turn), MIDDLE[1] + RIM * sin(turn)
        is_free = waits and who is None
        letter = "+" if is_free else _initial(who.name) if who and waits else ""
        yield Disc(x, y, SEAT, SIDES[0] if is_free else DARK)
        yield Disc(x, y, SEAT - 4, CLOTH[1] if is_free else INK)
        yield Words(
            x, y + 17, 48, SIDES[0] if is_free else DARK, letter, 2 * SEAT, "", serif=True, anchor="middle"
        )


def _initial(name: str) -> str:
    return name[:1].upper()[:1] if name[:1].isalpha() else ""


def _host(room: Room) -> str:
    """Return the name of whoever invites; nothing where nobody does."""
    if not invites(room):
        return ""
    people = room.owners.values()
    return next((who.name for who in people if who.key == room.host), next((who.name for who in people), ""))
