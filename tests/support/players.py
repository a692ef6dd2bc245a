"""The players that tests try: one of each kind, with as little work a move as makes sense."""

from collections.abc import Mapping
from typing import Final

from settebello.players.registry import Kind
from settebello_lab.players import FAIR

LITTLE: Final = 5


def _named(kinds: Mapping[str, Kind]) -> list[str]:
    """Return the names of kinds of players, alone and with each of their words."""
    return sorted(
        name if kind.number is None else f"{name}:{LITTLE}{word}"
        for name, kind in kinds.items()
        for word in ("", *(f"+{word}" for word in sorted(kind.words)))
    )


NAMES: Final = _named(FAIR)
"""Every kind of player, alone and with each of its words."""

OF_EVERY_GAME: Final = _named({name: kind for name, kind in FAIR.items() if kind.every_rule})
"""Those of them that play the games around the five sources too."""
