"""The numbers of plays: 66 for each card, so that one number says the same in every rule set.

The play of ``card`` (0 to 39) has the number ``66 * card + place``::

    place   0 to 63                        64           65
            the capture of this number     lay the      bank the
            in canonical order             card         ace

No compiler is imported here.
"""

from typing import Final

from settebello.cards import PACK_SIZE

CAPTURES: Final = 64
"""Captures of one card that have a number; where there are more, the later ones have none."""
LAY: Final = CAPTURES
BANK: Final = CAPTURES + 1
PLACES: Final = CAPTURES + 2
ACTIONS: Final = PACK_SIZE * PLACES
"""Numbers of plays: 2,640 by every rule set."""
