"""Thousands of deals stepped at once into NumPy arrays."""

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from settebello.arguments import check_count, check_integer, check_kind, check_whole
from settebello.cards import PACK_SIZE, Seat
from settebello.engine import State, points_to_reach
from settebello.errors import InvalidArgument, InvalidRules, Reason, RuleProblem
from settebello.kernels.compiling.jit import Ints, ints
from settebello.kernels.compiling.ready import make_ready
from settebello.kernels.layout import DEALER
from settebello.kernels.pack import unpack_state
from settebello.kernels.rng import WORD, new_rng
from settebello.kernels.rules import pack_rules
from settebello.rules import HandReveal, Rules
from settebello_lab.envs.spaces import Episode, Spaces, check_choice, rules_of
from settebello_lab.kernels import batch as kernels
from settebello_lab.kernels.batch import Bools, Floats, Seats
from settebello_lab.kernels.numbers import Shorts
from settebello_lab.kernels.sights import Bytes
from settebello_lab.kernels.stepping import STEPPING

MOST_DEALS: Final = 1 << 20
_GOLDEN: Final = 0x9E3779B97F4A7C15
"""Between the seeds of one environment's resets."""


class Told(NamedTuple):
    """The arrays of a step, a row a deal; the next step writes into the same ones.

    ``observation`` (uint8[n, width]) and ``mask`` (bool[n, 2640]) are for the seat on turn, ``seat``
    (int8[n]). ``reward`` (float32[n, sides]) is 0 but where an episode ends, ``points`` (int16[n, sides])
    where a deal ends; ``deal_over`` and ``done`` (bool[n]) say where.
    """

    observation: Bytes
    mask: Bools
    seat: Seats
    reward: Floats
    points: Shorts
    deal_over: Bools
    done: Bools


class BatchEnv:
    """So many deals of one rule set, each a row, all stepped at once.

    An episode is a deal, whose reward is a side's points less the mean of the others'; or a match, whose
    reward is 1 to the winner and in all -1 to the others. With ``again`` the next episode of a row begins in
    the step in which the last one ends: reward, points and flags are the old one's, observation and mask the
    new one's. Without it the row rests: its mask is empty, and what it is given as a play does not matter.

    The same seed gives a row the same deals, however many rows there are. Raises `InvalidRules` for rules
    that no environment holds, `InvalidArgument` for other arguments.
    """

    def __init__(
        self,
        rules: Rules | str,
        deals: int = 1,
        *,
        seed: int = 0,
        episode: Episode | str = Episode.DEAL,
        again: bool = True,
    ) -> None:
        self.rules: Final = rules_of(rules)
        self.deals: Final = check_whole("deals", deals, 1, MOST_DEALS)
        self.episode: Final = check_choice("episode", episode, Episode)
        self.spaces: Final = Spaces(self.rules.players, self.rules.side_count)
        self.without_number: int = 0
        """Legal plays since the start that could not be told: captures of one card beyond the 64th."""
        self._seed, self._resets = check_integer("seed", seed), 0
        self._sampling = new_rng(self._seed, 1 << 31)
        self._sampled, self._greedy = ints(self.deals), ints(self.deals)
        make_ready(STEPPING)
        packed, how = pack_rules(self.rules), _how(self.rules, self.episode, again=again)
        self._batch = kernels.new_batch(self.deals, packed, how, self.spaces.width)
        self.told: Final = _told(self._batch)
        self._begun = False

    def reset(self, seed: int | None = None) -> Told:
        """Begin an episode in every row; without a seed, other ones than after the last reset."""
        if seed is not None:
            self._seed, self._resets = check_integer("seed", seed), 0
            self._sampling = new_rng(self._seed, 1 << 31)
        low_high = self._seed + self._resets * _GOLDEN
        self._resets += 1
        return self._stands(kernels.begin(self._batch, low_high & WORD, low_high >> 32 & WORD))

    def reset_to(self, packs: npt.ArrayLike, dealers: npt.ArrayLike) -> Told:
        """Begin an episode in every row from a pack in dealing order, int[n, 40], and its dealer, int[n].

        Raises `InvalidArgument` for another shape, for a pack that is not the forty cards, and for one whose
        first table is dealt again.
        """
        given = self._whole("packs", packs, (self.deals, PACK_SIZE))
        seats = self._whole("dealers", dealers, (self.deals,))
        if not (np.sort(given, axis=1) == np.arange(PACK_SIZE)).all():
            raise _bad_content("packs", "has a row that is not the forty cards")
        if not ((seats >= 0) & (seats < self.rules.players)).all():
            raise _bad_content("dealers", f"has a seat that is not 0 to {self.rules.players - 1}")
        if kernels.begin_given(self._batch, given, seats):
            self._begun = False
            raise _bad_content("packs", "has a row whose first table is dealt again")
        self._begun = True
        return self.told

    def step(self, actions: npt.ArrayLike) -> Told:
        """Make a play in every row, int[n]; raise `InvalidArgument` and make none where one is not legal."""
        self._check_begun()
        given = self._whole("actions", actions, (self.deals,))
        wrong, without = kernels.step(self._batch, given)
        if wrong >= 0:
            raise self._not_legal(wrong, int(given[wrong]))
        self.without_number += without
        return self.told

    def sample(self) -> Ints:
        """Return a random legal play for every row, int64[n], each equally likely; -1 for a row at rest.

        The array is written again by the next call.
        """
        self._check_begun()
        kernels.sample(self._batch, self._sampling, self._sampled)
        return self._sampled

    def greedy(self) -> Ints:
        """Return the play of the player `greedy` for every row, int64[n]; -1 for a row at rest.

        The array is written again by the next call.
        """
        self._check_begun()
        kernels.greedy(self._batch, self._greedy)
        return self._greedy

    def observe(self, seats: npt.ArrayLike | int) -> Bytes:
        """Return what a seat of each row knows, uint8[n, width], a new array; one seat for all, or int[n]."""
        self._check_begun()
        if isinstance(seats, int):
            seats = np.full(self.deals, check_whole("seats", seats, 0, self.rules.players - 1), np.int64)
        given = self._whole("seats", seats, (self.deals,))
        if not ((given >= 0) & (given < self.rules.players)).all():
            raise _bad_content("seats", f"has a seat that is not 0 to {self.rules.players - 1}")
        words = np.zeros_like(self._batch.words)
        told: Bytes = words.view(np.uint8)
        kernels.observe(self._batch, given, words, told)
        return told

    def state(self, row: int) -> State:
        """Return the whole deal of a row, hidden cards included: for critics and records, not for players."""
        self._check_begun()
        row = check_whole("row", row, 0, self.deals - 1)
        before = tuple(self._batch.score[row].tolist())
        return unpack_state(self.rules, self._batch.cells[row], self._batch.stock[row], before)

    def pack(self, row: int) -> tuple[int, ...]:
        """Return the pack of a row's deal in dealing order: `reset_to` begins it again."""
        self._check_begun()
        return tuple(self._batch.stock[check_whole("row", row, 0, self.deals - 1)].tolist())

    def packs(self) -> tuple[Ints, Ints]:
        """Return the packs, int64[n, 40], and the dealers, int64[n], of all rows: copies."""
        self._check_begun()
        return self._batch.stock.copy(), self._batch.cells[:, DEALER].copy()

    def dealer(self, row: int) -> Seat:
        """Return who deals in a row."""
        return self.state(row).dealer

    def _stands(self, why: int) -> Told:
        if why:
            message = "its first table hardly ever stands"
            raise InvalidRules([RuleProblem(("redeal",), Reason.HOPELESS_REDEAL, message, {"cards": why})])
        self._begun = True
        return self.told

    def _check_begun(self) -> None:
        if not self._begun:
            raise InvalidArgument(
                "env has no deals yet: call reset first", reason=Reason.ARRAY_CONTENT, argument="env"
            )

    def _fits(self, values: object, shape: Sequence[int]) -> bool:
        return (
            type(values) is np.ndarray
            and values.dtype == np.int64
            and values.shape == shape
            and values.flags.carray
        )

    def _whole(self, name: str, values: object, shape: Sequence[int]) -> Ints:
        """Return an argument as contiguous int64 of a shape; raise `InvalidArgument` for anything else."""
        if self._fits(values, shape):
            return cast("Ints", values)
        found = np.asarray(values)
        if not np.issubdtype(found.dtype, np.integer):
            check_kind(name, found.flat[0].item() if found.size else None, int)
        check_count(name, found.size, int(np.prod(shape)))
        return np.ascontiguousarray(found.reshape(shape), np.int64)

    def _not_legal(self, row: int, number: int) -> InvalidArgument:
        fewer = np.flatnonzero(self.told.mask[row]).tolist()
        return InvalidArgument(
            f"action {number} of row {row} is not legal: the mask of seat {self.told.seat[row]} has {fewer}",
            reason=Reason.ACTION_NOT_LEGAL,
            argument="actions",
            number=str(number),
        )


def _told(batch: kernels.Batch) -> Told:
    return Told(
        batch.observation,
        batch.mask,
        batch.seat,
        batch.reward,
        batch.points,
        batch.deal_over,
        batch.done,
    )


def _how(rules: Rules, episode: Episode, *, again: bool) -> Ints:
    how = ints(kernels.HOW)
    how[kernels.HAND_LATER] = rules.hand_reveal is not HandReveal.AT_DEAL
    how[kernels.MATCH] = episode is Episode.MATCH
    how[kernels.TARGET] = points_to_reach(rules) or 0
    how[kernels.AGAIN] = again
    how[kernels.PLAYS] = PACK_SIZE - rules.deal.table_size()
    return how


def _bad_content(argument: str, why: str) -> InvalidArgument:
    return InvalidArgument(f"{argument} {why}", reason=Reason.ARRAY_CONTENT, argument=argument)
