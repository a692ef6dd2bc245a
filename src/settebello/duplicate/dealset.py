"""A set of deals drawn in advance: one seed, from which the seed and the pack of every deal follow.

The seed of deal *n* is SHA-256(``settebello-set:1|seed|n``) in ASCII, seed in lower-case hex, *n* from 1.
Its pack is that of `settebello.fair` with an empty salt for each seat. The promise of a seed is the
SHA-256 of its bytes, so that one deal can be opened and the others tell nothing.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final

from settebello.arguments import check_integer, check_kind
from settebello.cards import Card, Seat
from settebello.engine import State, deal
from settebello.errors import Forbidden, InvalidRules, InvalidSetting, NotFound, Reason, RuleProblem
from settebello.fair import Luck, settled_pack
from settebello.notation.places import TextPlace
from settebello.rules import Rules, parse_rules

DEALS_MOST: Final = 999
"""How many deals a set can have."""

_SEED: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """The entry of one deal in a set: the hash of its seed, and once it is open the seed itself."""

    commitment: str
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class SetPlaces:
    """Where the values of a set stand in the text it was read from: of the set, and of each deal."""

    tags: Mapping[str, TextPlace]
    deals: tuple[Mapping[str, TextPlace], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSet:
    """A set of deals as one text holds it: whoever has ``seed`` has every deal, others those opened.

    Seeds and hashes are 64 digits of lower-case hexadecimal; ``commitment`` is the hash of ``seed``.
    """

    rules_text: str
    commitment: str
    deals: tuple[SealedDeal, ...]
    seed: str | None = None
    name: str | None = None
    date: str | None = None
    places: SetPlaces | None = field(default=None, compare=False, repr=False)

    @property
    def rules(self) -> Rules:
        """Return the rules of the deals; raises as `parse_rules`."""
        return parse_rules(self.rules_text)

    @property
    def numbers(self) -> tuple[int, ...]:
        """List the deals that are open, from 1."""
        return tuple(number for number, each in enumerate(self.deals, 1) if self.seed or each.seed)

    def public(self) -> "DealSet":
        """Return what may be given out before the first card: every hash and no seed."""
        sealed = tuple(SealedDeal(each.commitment) for each in self.deals)
        return replace(self, seed=None, deals=sealed, places=None)

    def opened(self, *numbers: int) -> "DealSet":
        """Return what may be given out once these deals are over; raises as `seed_of`."""
        seeds = {number: self.seed_of(number) for number in numbers}
        deals = (replace(each, seed=seeds.get(at, each.seed)) for at, each in enumerate(self.deals, 1))
        return replace(self, seed=None, deals=tuple(deals), places=None)

    def seed_of(self, number: int) -> str:
        """Return the seed of a deal; raise `NotFound` where there is none, `Forbidden` for a sealed one."""
        if not 1 <= check_integer("number", number) <= len(self.deals):
            raise NotFound(
                f"the set has {len(self.deals)} deals, and no deal {number}",
                reason=Reason.SET_DEAL_NOT_FOUND,
                deal=number,
                deals=len(self.deals),
            )
        seed = deal_seed(self.seed, number) if self.seed else self.deals[number - 1].seed
        if seed is None:
            raise Forbidden(f"deal {number} is still sealed", reason=Reason.DEAL_SEALED, deal=number)
        return seed


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """A deal that is open: its seed, its pack, the shuffles thrown in before, and how play begins."""

    number: int
    seed: str
    pack: tuple[Card, ...]
    attempt: int
    state: State


def draw_set(
    rules_text: str, deals: int, seed: str, *, name: str | None = None, date: str | None = None
) -> DealSet:
    """Make a set from a seed of 64 hexadecimal digits.

    Raises as `parse_rules` and `check_two_sides`, `InvalidSetting` for another seed or number, and
    `InvalidArgument` for what is neither.
    """
    check_two_sides(parse_rules(rules_text))
    check_kind("seed", seed, str)
    deals, low = check_integer("deals", deals), seed.lower()
    if not _SEED.fullmatch(low):
        raise InvalidSetting(
            "a seed that nobody can guess has 64 digits of 0-9 and a-f",
            reason=Reason.SET_SEED,
            digits=len(seed),
        )
    if not 1 <= deals <= DEALS_MOST:
        raise InvalidSetting(f"a set has 1 to {DEALS_MOST} deals", reason=Reason.SET_SIZE, most=DEALS_MOST)
    sealed = (SealedDeal(promise(deal_seed(low, number))) for number in range(1, deals + 1))
    return DealSet(
        rules_text=rules_text,
        commitment=promise(low),
        deals=tuple(sealed),
        seed=low,
        name=name,
        date=date,
    )


def open_deal(deals: DealSet, number: int) -> OpenDeal:
    """Deal one deal of a set, counted from 1; raises as `DealSet.seed_of`."""
    seed, rules = deals.seed_of(number), deals.rules
    pack, attempt = settled_pack(rules, Luck(seed, ("",) * rules.players))
    return OpenDeal(number, seed, pack, attempt, deal(rules, dealer_of(rules, number), pack))


def open_deals(deals: DealSet) -> Iterator[OpenDeal]:
    """Deal every deal that is open."""
    return (open_deal(deals, number) for number in deals.numbers)


def packs_of(deals: DealSet) -> dict[tuple[Card, ...], OpenDeal]:
    """Return the open deals by their packs."""
    return {each.pack: each for each in open_deals(deals)}


def dealer_of(rules: Rules, number: int) -> Seat:
    """Return who deals: the last seat the first deal, then round the table to the right."""
    return Seat((number - 2) % rules.players)


def deal_seed(seed: str, number: int) -> str:
    """Return the seed of one deal of a set."""
    return sha256(f"settebello-set:1|{seed}|{number}".encode("ascii")).hexdigest()


def promise(seed: str) -> str:
    """Return the hash that is given out of a seed."""
    return Luck(seed, ()).commitment


def check_two_sides(rules: Rules) -> None:
    """Raise `InvalidRules` where more than two sides play: seats cannot be exchanged between them."""
    sides = rules.side_count
    if sides != 2:
        message = f"duplicate deals are for two sides, and here are {sides}"
        fields = ("players", "sides")
        raise InvalidRules([RuleProblem(fields, Reason.NEEDS_TWO_SIDES, message, {"sides": sides})])
