"""Whether the packs of a record came about as it says: hashes, seed, salts, deals thrown in, places drawn.

The shuffle is that of `settebello.fair`, which anybody can do again. A draw for places comes from the first
deal's seed, and from its salts as the players sat before.
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import Final

from settebello.engine import first_table, redeal_reason
from settebello.errors import SyntaxProblem
from settebello.notation import DealRecord, MatchRecord
from settebello.room import Luck, are_two_pairs, drawn_places, salt_hash, shuffled_pack

SHOWN: Final = 16
"""Digits of a hash that are shown."""


class Proof(Enum):
    """How far the pack of a deal can be checked."""

    CHECKED = "checked"
    SEALED = "sealed"
    GIVEN = "given"
    NOTHING = "nothing"


def check_packs(record: MatchRecord) -> tuple[Proof, ...]:
    """Check every pack, and the draw; raise `SyntaxProblem` with the place of the claim that is wrong."""
    return tuple(_check(record, index) for index in range(len(record.deals)))


def _check(record: MatchRecord, index: int) -> Proof:
    deal = record.deals[index]
    for tag, why in _doubts(record, deal):
        raise _problem(record, index, tag, why)
    for tag, why in _doubts_of_draw(record, deal) if index == 0 else ():
        raise _problem(record, index, tag, why)
    if deal.seed is None:
        if deal.given is not None:
            return Proof.GIVEN
        return Proof.NOTHING if deal.commitment is None else Proof.SEALED
    return Proof.CHECKED if deal.salts else Proof.SEALED


def _doubts(record: MatchRecord, deal: DealRecord) -> Iterator[tuple[str, str]]:
    """Yield the tags that do not hold, and why not."""
    if deal.seed is None:
        return
    luck = Luck(deal.seed.lower(), ())
    if deal.commitment is not None and deal.commitment.lower() != luck.commitment:
        yield "Commitment", "this is not the SHA-256 hash of the seed"
    if not deal.salts:
        return
    if not all(salt.isascii() for salt in deal.salts):
        yield "Salts", "a salt has letters and digits of ASCII alone"
    elif len(deal.salts) != record.rules.players:
        yield (
            "Salts",
            f"these rules have {record.rules.players} players: write a salt for each, perhaps empty",
        )
    elif deal.hashes and len(deal.hashes) != record.rules.players:
        yield "SaltHashes", "there is a hash for each player, perhaps empty"
    elif wrong := [hashed for hashed, salt in _given(deal) if hashed != salt_hash(salt)]:
        yield "SaltHashes", f"{wrong[0][:SHOWN]}… is not the hash of this seat's salt"
    else:
        yield from _doubts_of_pack(record, deal, replace(luck, salts=deal.salts, hashes=_lower(deal)))


def _given(deal: DealRecord) -> list[tuple[str, str]]:
    """List the hashes that were given, each with the salt that was shown for it."""
    pairs = zip(_lower(deal), deal.salts, strict=True) if deal.hashes else ()
    return [(hashed, salt) for hashed, salt in pairs if hashed]


def _lower(deal: DealRecord) -> tuple[str, ...]:
    return tuple(each.lower() for each in deal.hashes)


def _doubts_of_pack(record: MatchRecord, deal: DealRecord, luck: Luck) -> Iterator[tuple[str, str]]:
    """Yield that the pack is another, or the first shuffle thrown in though its table could have stayed."""
    if shuffled_pack(luck, deal.attempt or 0) != deal.pack:
        yield "Pack", "seed and salts give another pack"
        return
    for attempt in range(deal.attempt or 0):
        table = first_table(record.rules, shuffled_pack(luck, attempt))
        if redeal_reason(record.rules, table) is None:
            yield "Attempt", f"shuffle {attempt} did not have to be dealt again"
            return


def _doubts_of_draw(record: MatchRecord, deal: DealRecord) -> Iterator[tuple[str, str]]:
    """Yield what does not hold of the draw that began the match, whose first deal is in order otherwise."""
    if not record.drawn:
        return
    if not are_two_pairs(record.rules):
        yield "Drawn", "places are drawn where two play against two"
        return
    if deal.seed is None or not deal.salts:
        return
    seats = sorted(range(len(record.drawn)), key=record.drawn.__getitem__)
    salts, hashes = (
        tuple(each[seat] for seat in seats) if each else () for each in (deal.salts, _lower(deal))
    )
    begun = drawn_places(Luck(deal.seed.lower(), salts, hashes))
    if begun.seating != record.drawn:
        yield "Drawn", "seed and salts lead the players to other places"
    elif begun.dealer != deal.dealer:
        yield "Dealer", "after a draw for places the cartaro deals first"


def _problem(record: MatchRecord, index: int, tag: str, why: str) -> SyntaxProblem:
    places = {**record.places.tags, **record.places.deals[index].tags} if record.places else {}
    place = places.get(tag) or places.get("Deal")
    return SyntaxProblem(why, line=place.line, column=place.column) if place else SyntaxProblem(why)
