"""All chance in a tournament: it follows from one seed, whose hash everybody has before it starts.

A draw sorts entrants by SHA-256 of ``settebello-tournament:1|seed|label|number|name`` in UTF-8, seed in
lower-case hex. The labels are ``partners``, ``order`` and ``lot``. The seed of a round's deals is SHA-256 of
``settebello-tournament:1|seed|deals|round`` in hex, and makes a set as `settebello.duplicate` draws one.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Literal

from settebello.tournament.state import Entrant

Label = Literal["partners", "order", "lot"]


def drawn_lot(seed: str, label: Label, entrant: Entrant) -> int:
    """Return what an entrant drew: a number of 256 bits."""
    return int(_digest(seed, label, f"{entrant.number}|{entrant.name}"), 16)


def drawn_order(seed: str, label: Label, entrants: Iterable[Entrant]) -> list[Entrant]:
    """Return entrants in the order of their lots."""
    return sorted(entrants, key=lambda each: drawn_lot(seed, label, each))


def deals_seed(seed: str, number: int) -> str:
    """Return the seed of the deals of a round, from 1."""
    return _digest(seed, "deals", str(number))


def deals_commitment(seed: str, number: int) -> str:
    """Return the hash of the seed of a round's deals, as their public text has it."""
    return sha256(bytes.fromhex(deals_seed(seed, number))).hexdigest()


def _digest(seed: str, label: str, rest: str) -> str:
    return sha256(f"settebello-tournament:1|{seed}|{label}|{rest}".encode()).hexdigest()
