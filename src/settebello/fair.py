"""Dealing that anybody can check: a seed hashed beforehand, the players' own words, a known shuffle.

Before a deal the table shows ``commitment = SHA-256(seed)``, and each seat gives the hash of a salt:
SHA-256(``settebello:salt|`` and the salt) in ASCII. Only when all hashes are in are the salts shown. The pack
is shuffled by a stream of SHA-256 blocks over seed, hashes, salts and label, and once the deal is over
the seed is shown. So nobody could choose a seed or a salt by what the others were, and whoever shuffles
again gets the same pack.

The stream for a label: block *n* = SHA-256(``settebello:2|seed|hash,hash,…|salt,salt,…|label|n``) in
ASCII, seed and hashes in lower-case hex, by seat, *n* from 0. A seat without a hash has an empty one.
Where no seat has given a hash, as in all deals before there were any, the block is
SHA-256(``settebello:1|seed|salt,salt,…|label|n``).

Each block gives four numbers of 64 bits, most significant byte first. A number below *k* is the first of
the stream that is under the greatest multiple of *k* in 2**64, modulo *k*. The shuffle starts from card 0
to card 39 and, for *i* from 39 down to 1, swaps the cards at *i* and at a number below *i* + 1.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from struct import Struct
from typing import Final

from settebello.arguments import check_kind, checked
from settebello.cards import PACK_SIZE, Card
from settebello.engine import first_table, redeal_reason
from settebello.errors import InvalidArgument, Reason
from settebello.rules import Rules

_RANGE: Final = 1 << 64
_FOUR: Final = Struct(">4Q")
_IN_ORDER: Final = tuple(Card(number) for number in range(PACK_SIZE))
_BYTES: Final = re.compile("(?:[0-9a-f]{2})+")
_HASH: Final = re.compile("(?:[0-9a-f]{64})?")


@dataclass(frozen=True, slots=True)
class Luck:
    """Where a deal's chance comes from: the server's seed (64 hex digits) and the salts by seat.

    ``hashes`` are by seat those that were given before any salt was shown, empty for a seat that gave none;
    without one for any seat there are none at all. Raises `InvalidArgument` where the seed is no bytes in
    lower-case hexadecimal, the salts are no tuple of ASCII texts without a comma, or the hashes are no
    SHA-256 hashes, one for each salt.
    """

    seed: str
    salts: tuple[str, ...]
    hashes: tuple[str, ...] = ()

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
        check_kind("hashes", self.hashes, tuple)
        for each in self.hashes:
            check_kind("hashes", each, str)
        good = all(_HASH.fullmatch(each) for each in self.hashes)
        if not good or len(self.hashes) not in {0, len(self.salts)}:
            message = "hashes has one for each salt: empty, or 64 of 0-9 and a-f"
            raise InvalidArgument(message, reason=Reason.ARGUMENT_HASHES, argument="hashes")

    @property
    def commitment(self) -> str:
        """Return the hash that is shown beforehand, in hex."""
        return sha256(bytes.fromhex(self.seed)).hexdigest()


@checked
def salt_hash(salt: str) -> str:
    """Return the hash that is given before a salt is shown, in hex; raises `InvalidArgument`."""
    if not salt.isascii():
        message = "salt has a character that is not ASCII"
        raise InvalidArgument(message, reason=Reason.ARGUMENT_SALT, argument="salt")
    return sha256(f"settebello:salt|{salt}".encode("ascii")).hexdigest()


@checked
def shuffled_pack(luck: Luck, attempt: int = 0) -> tuple[Card, ...]:
    """Return the order of the pack, top card first; ``attempt`` counts the deals thrown in before.

    Raises `InvalidArgument` for what is no `Luck`.
    """
    return _shuffled(luck, f"pack{attempt}")


def settled_pack(rules: Rules, luck: Luck) -> tuple[tuple[Card, ...], int]:
    """Shuffle until the table may stay; return the pack and how many shuffles were thrown in before."""
    attempt = 0
    while redeal_reason(rules, first_table(rules, shuffled_pack(luck, attempt))):
        attempt += 1
    return shuffled_pack(luck, attempt), attempt


@checked
def drawn_pack(luck: Luck) -> tuple[Card, ...]:
    """Return the order in which cards are turned up in a draw for partners and roles."""
    return _shuffled(luck, "draw")


@checked
def lot(luck: Luck, players: int) -> int:
    """Draw the first dealer by lot: a seat from 0."""
    return _below(_numbers(luck, "dealer"), players)


def _shuffled(luck: Luck, label: str) -> tuple[Card, ...]:
    numbers = _numbers(luck, label)
    pack = list(_IN_ORDER)
    for last in range(PACK_SIZE - 1, 0, -1):
        other = _below(numbers, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def _numbers(luck: Luck, label: str) -> Iterator[int]:
    salts = ",".join(luck.salts)
    begin = (
        f"settebello:2|{luck.seed}|{','.join(luck.hashes)}" if luck.hashes else f"settebello:1|{luck.seed}"
    )
    block = 0
    while True:
        yield from _FOUR.unpack(sha256(f"{begin}|{salts}|{label}|{block}".encode("ascii")).digest())
        block += 1


def _below(numbers: Iterator[int], limit: int) -> int:
    fair = _RANGE - _RANGE % limit
    for number in numbers:
        if number < fair:
            return number % limit
    raise AssertionError("a stream of numbers does not end")
