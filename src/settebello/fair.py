"""Dealing that anybody can check: a seed hashed beforehand, the players' own words, a known shuffle.

Before a deal the table shows ``commitment = SHA-256(seed)``. Each person then adds a salt. The pack
is shuffled by a stream of SHA-256 blocks over seed, salts and label, and once the deal is over the
seed is shown: whoever hashes it sees that it was fixed before the salts were known, and whoever
shuffles again gets the same pack.

The stream for a label: block *n* = SHA-256(``settebello:1|seed|salt,salt,…|label|n``) in ASCII, seed
in lower-case hex, *n* from 0. Each block gives four numbers of 64 bits, most significant byte first.
A number below *k* is the first of the stream that is under the greatest multiple of *k* in 2**64,
modulo *k*. The shuffle starts from card 0 to card 39 and, for *i* from 39 down to 1, swaps the cards
at *i* and at a number below *i* + 1.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from settebello.arguments import check_kind
from settebello.cards import PACK_SIZE, Card
from settebello.engine import first_table, redeal_reason
from settebello.errors import InvalidArgument, Reason
from settebello.rules import Rules

_RANGE: Final = 1 << 64
_BYTES: Final = re.compile("(?:[0-9a-f]{2})+")


@dataclass(frozen=True, slots=True)
class Luck:
    """Where a deal's chance comes from: the server's seed (64 hex digits) and the salts by seat.

    Raises `InvalidArgument` where the seed is no bytes in lower-case hexadecimal, or the salts are no tuple
    of ASCII texts without a comma.
    """

    seed: str
    salts: tuple[str, ...]

    def __post_init__(self) -> None:
        """Check the kinds: a text in place of the salts would be read letter by letter."""
        check_kind("seed", self.seed, str)
        check_kind("salts", self.salts, tuple)
        if not _BYTES.fullmatch(self.seed):
            message = "seed has to be bytes in hexadecimal: two of 0-9 and a-f for each"
            raise InvalidArgument(message, reason=Reason.ARGUMENT_HEX, argument="seed")
        for salt in self.salts:
            check_kind("salts", salt, str)
            if "," in salt or not salt.isascii():
                message = "salts has an entry with a comma, or with a character that is not ASCII"
                raise InvalidArgument(message, reason=Reason.ARGUMENT_SALT, argument="salts")

    @property
    def commitment(self) -> str:
        """Return the hash that is shown beforehand, in hex."""
        return sha256(bytes.fromhex(self.seed)).hexdigest()


def shuffled_pack(luck: Luck, attempt: int = 0) -> tuple[Card, ...]:
    """Return the order of the pack, top card first; ``attempt`` counts the deals thrown in before.

    Raises `InvalidArgument` for what is no `Luck`.
    """
    check_kind("luck", luck, Luck)
    return _shuffled(luck, f"pack{attempt}")


def settled_pack(rules: Rules, luck: Luck) -> tuple[tuple[Card, ...], int]:
    """Shuffle until the table may stay; return the pack and how many shuffles were thrown in before."""
    attempt = 0
    while redeal_reason(rules, first_table(rules, shuffled_pack(luck, attempt))):
        attempt += 1
    return shuffled_pack(luck, attempt), attempt


def drawn_pack(luck: Luck) -> tuple[Card, ...]:
    """Return the order in which cards are turned up in a draw for partners and roles."""
    return _shuffled(luck, "draw")


def lot(luck: Luck, players: int) -> int:
    """Draw the first dealer by lot: a seat from 0."""
    return _below(_numbers(luck, "dealer"), players)


def _shuffled(luck: Luck, label: str) -> tuple[Card, ...]:
    numbers = _numbers(luck, label)
    pack = [Card(number) for number in range(PACK_SIZE)]
    for last in range(PACK_SIZE - 1, 0, -1):
        other = _below(numbers, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def _numbers(luck: Luck, label: str) -> Iterator[int]:
    block = 0
    while True:
        text = f"settebello:1|{luck.seed}|{','.join(luck.salts)}|{label}|{block}"
        digest = sha256(text.encode("ascii")).digest()
        yield from (int.from_bytes(digest[start : start + 8], "big") for start in range(0, 32, 8))
        block += 1


def _below(numbers: Iterator[int], limit: int) -> int:
    fair = _RANGE - _RANGE % limit
    return next(number for number in numbers if number < fair) % limit
