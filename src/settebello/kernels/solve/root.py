"""The position a search starts from, as flat arrays that no node changes.

Seats and batches are settled beforehand, as every play is one card: the player of play number *n* and the
cards that this player has had are known. So a node needs no hands, only which cards are
still unplayed; a hand is the unplayed part of ``DEALT`` at its play.

``plan`` (int64[2 * 41])::

    0 .. 40    DEALT + n   the cards that the player of play n has in this batch or had
    41 .. 81   WHOSE + n   the side (0 or 1) that makes play n
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from settebello.cards import PACK_SIZE, Seat, card_set
from settebello.engine import State, play_order, side_of
from settebello.errors import InvalidRules, Reason, RuleProblem, SyntaxProblem
from settebello.kernels.check import check_playable
from settebello.kernels.compiling.jit import Ints, ints
from settebello.kernels.rules import packed_rules

PLAYS: Final = PACK_SIZE
DEALT: Final = 0
WHOSE: Final = PLAYS + 1
PLAN: Final = 2 * (PLAYS + 1)
TWO: Final = 2


class Root(NamedTuple):
    """A position to search: the plan of plays, and what every node has of its own, at the root.

    ``last`` is the side of the last capturer, or -1; ``plays`` is how many are left. ``owners`` are the
    cards of each hand, this batch's and later ones', by how many plays are left after its last.
    """

    plan: Ints
    rules: Ints
    unplayed: int
    table: int
    piles: tuple[int, int]
    last: int
    plays: int
    owners: Mapping[int, int]

    def contains(self, other: "Root") -> bool:
        """Tell whether the other position may come up in this one's deal: who has what agrees."""
        return (
            self.rules.tolist() == other.rules.tolist()
            and self.plan[WHOSE + self.plays - 1] == other.plan[WHOSE + other.plays - 1]
            and all(cards & ~self.owners.get(after, 0) == 0 for after, cards in other.owners.items())
        )


def root_of(state: State) -> Root:
    """Lay a position out for search; raise `InvalidRules` unless there are two sides.

    Raises `SyntaxProblem` for a position that cannot be played to its end.
    """
    if state.rules.side_count != TWO:
        message = f"the solver is for two sides, and here are {state.rules.side_count}"
        raise InvalidRules([RuleProblem(("players", "sides"), Reason.SOLVER_TWO_SIDES, message)])
    check_playable(state)
    last = -1 if state.last_capturer is None else int(side_of(state.rules, state.last_capturer))
    plan, owners = _plan(state)
    _check_turns(plan[WHOSE : WHOSE + state.cards_to_play].tolist())
    return Root(
        plan=plan,
        rules=packed_rules(state.rules),
        unplayed=int(sum(state.hands)) | int(card_set(state.stock)),
        table=int(state.table),
        piles=(int(state.piles[0]), int(state.piles[1])),
        last=last,
        plays=state.cards_to_play,
        owners=owners,
    )


def _check_turns(sides: list[int]) -> None:
    """Refuse a position in which a side plays twice running, as the dealer does not play last."""
    if any(side == after for side, after in pairwise(sides)):
        message = "by dealer and turn one side would play twice running, where a batch ends"
        raise SyntaxProblem(message, reason=Reason.IMPOSSIBLE_POSITION)


def _plan(state: State) -> tuple[Ints, dict[int, int]]:
    plan, play, plays = ints(PLAN), 0, state.cards_to_play
    owners: dict[int, int] = {}
    plan[WHOSE] = state.side_to_move
    for order, hands in _batches(state):
        begun = play
        for turn in range(sum(map(int.bit_count, hands))):
            seat = order[turn % len(order)]
            plan[DEALT + play], plan[WHOSE + play] = hands[seat], side_of(state.rules, Seat(seat))
            play += 1
        lasts = range(max(begun, play - len(order)), play)
        owners |= {plays - 1 - turn: int(plan[DEALT + turn]) for turn in lasts}
    return plan, owners


def _batches(state: State) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """List the batches still to be played: the order of the seats, and the hands by seat."""
    players, first = state.rules.players, state.to_move
    yield tuple((first + turn) % players for turn in range(players)), tuple(map(int, state.hands))
    batch = state.rules.deal.batch
    order = tuple(map(int, play_order(state.rules, state.dealer)))
    stock = state.stock
    while stock and batch is not None:
        hands = [0] * players
        for turn, seat in enumerate(order):
            hands[seat] = int(card_set(stock[turn * batch.cards : (turn + 1) * batch.cards]))
        yield order, tuple(hands)
        stock = stock[players * batch.cards :]
