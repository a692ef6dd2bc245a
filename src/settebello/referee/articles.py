"""Which article of the FIGS rulebook an arbiter's sentence comes from (RULES.md F4-F17)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RULED_BY: Final[Mapping[str, int]] = MappingProxyType(
    {
        "ruling-misdeal": 4,
        "ruling-leftovers": 9,
        "ruling-scopa": 10,
        "ruling-last-card": 10,
        "ruling-missed": 11,
        "ruling-called": 11,
        "ruling-noticed": 11,
        "ruling-lapsed": 11,
        "ruling-admitted": 12,
        "ruling-shown-now": 13,
        "ruling-shown-choice": 13,
        "ruling-shown-waits": 13,
        "ruling-shown-decided": 13,
        "ruling-chosen": 13,
        "ruling-counted": 14,
        "ruling-level": 15,
        "ruling-level-deal": 15,
        "ruling-play-on": 15,
        "ruling-next-dealer": 15,
        "ruling-won": 15,
        "ruling-fuori-right": 16,
        "ruling-fuori-wrong": 16,
        "ruling-stake": 16,
        "ruling-goes-on": 17,
        "ruling-stopped": 17,
        "ruling-void": 17,
    }
)
"""The article that each sentence comes from; of refusals see `settebello.engine.ARTICLES`."""
