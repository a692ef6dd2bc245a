"""The names of computer players: masks of the *commedia dell'arte*, the same in every language.

A name that is no person's, and no place's either: partners and drawn seats put players anywhere.
"""

from collections.abc import Collection, Iterator
from itertools import count
from typing import Final
from zlib import crc32

from settebello.room.names import looks

MASKS: Final = {
    "principiante": ("Zanni", "Scapino", "Coviello", "Gioppino", "Trivella", "Trappola"),
    "circolo": ("Gianduja", "Pasquino", "Patacca", "Ganassa", "Beltrame", "Razzullo"),
    "esperto": ("Buffetto", "Flautino", "Fichetto", "Bagolino", "Sandrone", "Facanapa"),
    "campione": ("Zerbino", "Maramao", "Babeo", "Smaraolo", "Cucurucu", "Ciurlo"),
    "maestro": ("Fracassa", "Spavento", "Zanobio", "Pandolfo", "Matamoro", "Tabarin"),
}
"""By level: servants for beginners, the masks of the cities for a club, quick servants and puppets for
experts, the dancers of Callot's *Balli di Sfessania* for champions, captains and old men for masters.

Each level has as many of them as the largest table has seats: a whole table of one level is named apart.
None is longer than a phone shows beside a table of six.
"""


def computer_names(player: str, room: str, taken: Collection[str]) -> list[str]:
    """List what the computer players of a level can be called at a table, in order, but for names ``taken``.

    Those of their own level come first, then the others; each table (``room``) begins at another place.
    A table's persons may have the names of all: then masks are numbered.
    """
    own = MASKS.get(player, ())
    others = [name for level, names in MASKS.items() if level != player for name in _from(names, room)]
    masks = [*_from(own, room), *others]
    used = frozenset[str]().union(*map(looks, taken))
    numbered = [f"{name} {number}" for number in range(2, 2 + len(taken)) for name in masks]
    return [name for name in (*masks, *numbered) if not looks(name) & used]


def names_of_level(player: str, taken: Collection[str]) -> Iterator[str]:
    """Yield names for any number of computer players of a level, but for names ``taken``.

    They are masks, then numbered ones; of the level alone, where it has masks of its own.
    """
    masks = MASKS.get(player) or tuple(name for names in MASKS.values() for name in names)
    used = frozenset[str]().union(*map(looks, taken))
    for number in count(1):
        for mask in masks:
            name = mask if number == 1 else f"{mask} {number}"
            if not looks(name) & used:
                yield name


def _from(names: tuple[str, ...], room: str) -> tuple[str, ...]:
    """Begin a list at a place that is the same for a table whenever it is asked."""
    start = crc32(room.encode()) % len(names) if names else 0
    return names[start:] + names[:start]
