"""Compiling the kernels that deal, play and count before a program waits for them.

The solver and what players search with are parts of their own.
"""

from typing import Final

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import deal as engine_deal
from settebello.kernels import face
from settebello.kernels.bits import lowest
from settebello.kernels.compiling.jit import Ints, ints
from settebello.kernels.compiling.ready import Report, make_ready, register
from settebello.kernels.compiling.ready import needs_compiling as part_needs_compiling
from settebello.kernels.layout import CARD_SHIFT, CARDS, CELLS, HANDS, SEATS, STOCK, TABLE, TO_MOVE, TO_PLAY
from settebello.kernels.rng import new_rng
from settebello.kernels.rules import pack_rules
from settebello.kernels.scoring import POINTS
from settebello.rules import Rules, preset

PLAYING: Final = "playing"
"""The part of the kernels that deals, plays and counts."""

SHAPES: Final = ("scopa-2", "x-scopa-3", "scopa-4", "x-scopa-6")
"""Games for two, three, four and six players."""

_NAMES: Final = "dealing greedy line_count moves playout rng scoring sums turn validity"
MODULES: Final = tuple(f"settebello.kernels.{name}" for name in _NAMES.split())


def needs_compiling() -> bool:
    """Tell whether the kernels have to be compiled first, which takes seconds, not a moment."""
    return part_needs_compiling(PLAYING)


def warm_up(report: Report | None = None) -> None:
    """Compile these kernels, or load them if an earlier run compiled them; ``report`` takes each step.

    The solver is a part of its own: `settebello.kernels.solve.warm_up_solver`.
    """
    make_ready(PLAYING, report)


def _play() -> None:
    """Play deals of every shape by the public kernels."""
    for name in SHAPES:
        rules = preset(name).rules()
        _play_by_hand(rules, new_rng(1))
        _play_at_once(rules, new_rng(1))


def _play_by_hand(rules: Rules, rng: Ints) -> None:
    """Deal, and ask all that there is to ask before each play."""
    cells, stock, out, packed = ints(CELLS), ints(STOCK), ints(1 << 10), pack_rules(rules)
    face.new_pack(stock)
    face.shuffle(stock, face.below(rng, 1), rng)
    face.deal(cells, stock, packed, rules.players - 1)
    face.redeal_reason(packed, int(cells[TABLE]))
    face.unpack_state(rules, cells, stock)
    while cells[TO_PLAY]:
        table, hand = int(cells[TABLE]), int(cells[HANDS + cells[TO_MOVE]])
        card = lowest(face.playable(packed, table, hand))
        if face.can_take(packed, table, card):
            face.captures(packed, table, card, out, 0)
        face.legal(cells, packed, out[: face.count_legal(cells, packed)])
        greedy, action = face.greedy_action(cells, packed), face.random_action(cells, packed, rng)
        left = int(cells[TO_PLAY]) - 1
        face.is_scopa(packed, table, greedy >> CARD_SHIFT & 63, greedy & CARDS, left)
        face.apply(cells, stock, packed, action)
    face.give_leftovers(cells, packed)


def _play_at_once(rules: Rules, rng: Ints) -> None:
    """Let the kernels play whole deals, and count lines of play."""
    cells, stock, points, totals = ints(CELLS), ints(STOCK), ints(POINTS * SEATS), ints(SEATS)
    packed, dealer = pack_rules(rules), rules.players - 1
    face.random_deals(cells, stock, packed, rng, 1, points, totals)
    face.deal_fair(cells, stock, packed, dealer, rng)
    face.random_playout(cells, stock, packed, rng)
    face.deal_fair(cells, stock, packed, dealer, rng)
    face.greedy_playout(cells, stock, packed)
    face.score(cells, packed, points)
    face.add_totals(packed, points, totals)
    face.next_word(rng)
    face.divide(engine_deal(rules, Seat(dealer), cards_in(PACK)), 2)


register(PLAYING, _play, MODULES)
