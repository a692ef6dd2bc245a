"""A contest: two players, the rules, the seed; and the luck that follows from the seed.

The pack of deal *d* of round *r* is that of `settebello.fair` for the seed SHA-256(``settebello
arena|seed|r|d``) in hex, without salts; a round of single deals has deal 0 alone. The luck a player may
use for play *p* of it is the first eight bytes, most significant first, of SHA-256(``settebello
arena|seed|r|d|p``). Both are the same in every sitting of the round: a player is level with itself.
"""

from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Final

from settebello.arguments import check_integer, check_kind, check_whole
from settebello.cards import Card, Seat
from settebello.engine import State, deal
from settebello.fair import Luck, settled_pack
from settebello.rules import BY_PARSE_RULES, Rules
from settebello_lab.arena.players import OwnPlayer, check_player, name_of

SEED_BYTES = 8
MOST_MS: Final = 3_600_000
"""The longest budget of a move, in milliseconds."""


class Who(StrEnum):
    """The two players of a contest."""

    A = "a"
    B = "b"

    @property
    def other(self) -> "Who":
        """Return the opponent."""
        return Who.B if self is Who.A else Who.A


class Unit(StrEnum):
    """The unit of a round: a single deal, or a match to the target, played once a sitting."""

    DEAL = "deal"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that determines a round's result.

    ``a`` and ``b``: names of players, or players written in Python (`OwnPlayer`). ``budget_ms``: milliseconds
    for each move; ``budget_b_ms``: the second player's, where it differs. Raises `InvalidArgument` for an
    argument of another type or out of range.
    """

    a: str | OwnPlayer
    b: str | OwnPlayer
    rules: Rules
    seed: int = 1
    budget_ms: int = 300
    unit: Unit = Unit.DEAL
    budget_b_ms: int | None = None

    def __post_init__(self) -> None:
        check_player("a", self.a)
        check_player("b", self.b)
        check_kind("rules", self.rules, Rules, BY_PARSE_RULES)
        check_kind("unit", self.unit, Unit)
        # files and reports hold these numbers: NumPy's become Python's
        object.__setattr__(self, "seed", check_integer("seed", self.seed))
        object.__setattr__(self, "budget_ms", check_whole("budget_ms", self.budget_ms, 1, MOST_MS))
        if self.budget_b_ms is not None:
            object.__setattr__(self, "budget_b_ms", check_whole("budget_b_ms", self.budget_b_ms, 1, MOST_MS))

    def player(self, who: Who) -> str | OwnPlayer:
        """Return a player, by name or in Python."""
        return self.a if who is Who.A else self.b

    def name(self, who: Who) -> str:
        """Return a player's name."""
        return name_of(self.player(who))

    def budget_of(self, who: Who) -> int:
        """Return what a player may spend on a move, in milliseconds."""
        return self.budget_ms if who is Who.A or self.budget_b_ms is None else self.budget_b_ms

    @property
    def budgets(self) -> dict[str, int]:
        """Return the budgets as a file and ``--json`` have them."""
        own = {} if self.budget_b_ms is None else {"budget_b_ms": self.budget_b_ms}
        return {"budget_ms": self.budget_ms, **own}


def first_state(contest: Contest, place: tuple[int, int], dealer: Seat, before: tuple[int, ...]) -> State:
    """Deal the cards of a place: number of the round, and of the deal within it."""
    return deal(contest.rules, dealer, pack_at(contest, place), before)


def pack_at(contest: Contest, place: tuple[int, int]) -> tuple[Card, ...]:
    """Return the pack of a place."""
    return settled_pack(contest.rules, Luck(_digest(contest.seed, *place).hex(), ()))[0]


def move_seed(contest: Contest, place: tuple[int, int], play: int) -> int:
    """Return the 64 bits of luck that a player may use for one play."""
    return int.from_bytes(_digest(contest.seed, *place, play)[:SEED_BYTES], "big")


def _digest(*numbers: int) -> bytes:
    return sha256("|".join(["settebello arena", *map(str, numbers)]).encode("ascii")).digest()
