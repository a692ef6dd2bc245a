"""Examples of how others play: deals in which players by name sit down with the network, written down."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Final

import numpy as np

from settebello.cards import PACK_SIZE, Card, Seat
from settebello.engine import (
    apply_unchecked,
    deal,
    encode_action,
    first_table,
    redeal_reason,
    side_of,
    view,
)
from settebello.errors import Reason, SettebelloError
from settebello.kernels import ints, pack_state
from settebello.kernels.layout import STOCK
from settebello.players import Budget, Player
from settebello.processes import SPAWN, interrupts_wait, kept, this_process
from settebello.rules import Rules, parse_rules
from settebello_lab.kernels.imitation import Examples
from settebello_lab.players import check_name, player

ASTRAY: Final = 0.06
"""The part of the network's own plays that are random, so that no two deals go the same way."""
UNHURRIED_MS: Final = 1_000_000
"""For a move: what a player does follows from its name alone."""
_TOGETHER: Final = 8
"""Deals that a process plays before it answers."""

Told = Callable[[float], None]
Row = list[int]


def gather(rules: str, names: Sequence[str], deals: int, seed: int, processes: int, told: Told) -> Examples:
    """Let the players in turn play deals against the network, and return them; ``told`` how much is done.

    A player has the seats of one side, the network the others. The same arguments give the same deals on any
    number of processes. Raises as `parse_rules` and `check_name`, and `SettebelloError` where a process died.
    """
    parse_rules(rules)
    for name in names:
        check_name(name)
    found: list[tuple[Row, Row, Row, Row]] = []
    firsts = range(0, deals, _TOGETHER)
    parts = [(rules, tuple(names), seed, range(first, min(first + _TOGETHER, deals))) for first in firsts]
    try:
        with ProcessPoolExecutor(processes, SPAWN, kept, (this_process(),)) as pool:
            with interrupts_wait():  # deals under way are played to their end
                coming = pool.map(_play, parts)
            for played in coming:
                found += played
                told(len(found) / deals)
    except BrokenProcessPool:
        raise SettebelloError(
            "a process in which deals were played ended", reason=Reason.GATHERING_DIED
        ) from None
    return Examples(*(np.array(column, np.int64).ravel() for column in zip(*found, strict=True)))


def _play(part: tuple[str, tuple[str, ...], int, range]) -> list[tuple[Row, Row, Row, Row]]:
    """Play some deals; each is a row of `Examples`."""
    rules, names, seed, numbers = part
    own, others = player("net"), [player(name) for name in names]
    found = []
    for number in numbers:
        turn, place = divmod(number, len(others))
        found.append(_play_one(parse_rules(rules), own, others[place], turn % 2, f"{seed}/{number}"))
    return found


def _play_one(rules: Rules, own: Player, other: Player, side: int, seed: str) -> tuple[Row, Row, Row, Row]:
    """Play a deal; who shows how others play has the seats of one side."""
    luck = Random(seed)  # noqa: S311 (the same luck every time)
    pack = [Card(card) for card in range(PACK_SIZE)]
    luck.shuffle(pack)
    while redeal_reason(rules, first_table(rules, pack)) is not None:
        luck.shuffle(pack)
    state = deal(rules, Seat(rules.players - 1), pack)
    start, plays, shown = pack_state(state), ints(STOCK), ints(STOCK)
    for play in range(state.cards_to_play):
        seen = view(state, state.to_move)
        shown[play] = side_of(rules, state.to_move) == side
        seat_seed = luck.getrandbits(64)
        if shown[play]:
            action = other.choose(seen, Budget(UNHURRIED_MS, seat_seed))
        elif luck.random() < ASTRAY:
            action = luck.choice(seen.legal)
        else:
            action = own.choose(seen, Budget(UNHURRIED_MS, seat_seed))
        plays[play] = encode_action(action)
        state = apply_unchecked(state, action)
    return start.cells.tolist(), start.stock.tolist(), plays.tolist(), shown.tolist()
