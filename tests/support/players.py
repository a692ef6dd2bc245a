"""The players that tests try: one of each kind, with as little work a move as makes sense."""

from typing import Final

from settebello_lab.players import FAIR

LITTLE: Final = 5

NAMES: Final = sorted(
    name if kind.number is None else f"{name}:{LITTLE}{word}"
    for name, kind in FAIR.items()
    for word in ("", *(f"+{word}" for word in sorted(kind.words)))
)
"""Every kind of player, alone and with each of its words."""
