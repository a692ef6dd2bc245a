"""The kernels as programs call them: every array and number is checked before the compiled code sees it.

An array has to be int64, one-dimensional, contiguous, long enough, and writable where it is written. Its
numbers have to be in range, and a position that is played on has to be playable to its end. Otherwise the
call raises `InvalidArgument`, which names the argument. Arrays of one call must not share memory.

The modules of this package hold the raw kernels of the same names, which check nothing. They are private;
compiled code of this package calls them.

The checks take one to a few microseconds a call. Functions that play whole deals pay them once.
"""

from itertools import combinations
from typing import Final

import numpy as np

from settebello.arguments import check_kind, check_whole
from settebello.cards import PACK_SIZE
from settebello.engine import Action, State, decode_action
from settebello.errors import InvalidArgument, Reason
from settebello.kernels import dealing, greedy, moves, pack, playout, turn, validity
from settebello.kernels import line_count as lines
from settebello.kernels import rng as generator
from settebello.kernels import scoring as counting
from settebello.kernels.compiling.jit import Ints
from settebello.kernels.layout import CARDS, CELLS, PLAYERS, RULES, SIDES, STOCK
from settebello.kernels.pack import Packed, pack_state
from settebello.kernels.rules import packed_rules
from settebello.kernels.scoring import POINTS
from settebello.rules import Rules

_INT64: Final = np.dtype(np.int64)
_MOST_DEALS: Final = 1 << 40
_MOST_BOUND: Final = 1 << 31
_FAULTS: Final = {
    validity.BAD_RULES: ("rules", "does not hold rules as pack_rules lays them out"),
    validity.BAD_CELLS: ("cells", "holds a set of cards, a seat or a count that is out of range"),
    validity.BAD_STOCK: ("stock", "does not hold the forty cards"),
    validity.BAD_CARDS: ("cells", "has a card in two places or nowhere, or counts its cards wrong"),
    validity.BAD_TURN: ("cells", "would leave somebody without a card before the others"),
    validity.BAD_BATCH: ("stock", "does not make whole batches"),
    validity.NO_CARD: ("cells", "has nobody on turn: the deal is over"),
    validity.BAD_RNG: ("rng", "is no generator: new_rng makes one"),
}


def new_pack(stock: Ints) -> None:
    """Lay the forty cards in order into ``stock``, int64[40]."""
    _array("stock", stock, STOCK, written=True)
    dealing.new_pack(stock)


def shuffle(stock: Ints, start: int, rng: Ints) -> None:
    """Shuffle ``stock`` from the place ``start`` (0 to 40) on, every order equally likely."""
    _array("stock", stock, STOCK, written=True)
    start = check_whole("start", start, 0, STOCK)
    _rng(rng)
    _apart(stock=stock, rng=rng)
    dealing.shuffle(stock, start, rng)


def deal(cells: Ints, stock: Ints, rules: Ints, dealer: int) -> int:
    """Begin a deal from a pack in dealing order; return why it has to be dealt again, or 0."""
    _array("cells", cells, CELLS, written=True)
    _rules(rules)
    _pack(stock)
    dealer = check_whole("dealer", dealer, 0, int(rules[PLAYERS]) - 1)
    _apart(cells=cells, stock=stock, rules=rules)
    return dealing.deal(cells, stock, rules, dealer)


def deal_fair(cells: Ints, stock: Ints, rules: Ints, dealer: int, rng: Ints) -> int:
    """Shuffle the pack in ``stock`` and deal it until the table stands; return 0.

    Or, after 10,000 tries, why the last table had to be dealt again.
    """
    _array("cells", cells, CELLS, written=True)
    _rules(rules)
    _pack(stock, written=True)
    dealer = check_whole("dealer", dealer, 0, int(rules[PLAYERS]) - 1)
    _rng(rng)
    _apart(cells=cells, stock=stock, rules=rules, rng=rng)
    return dealing.deal_fair(cells, stock, rules, dealer, rng)


def redeal_reason(rules: Ints, table: int) -> int:
    """Tell why this first table makes the same dealer deal again (kings, the sum, the ace); 0: it stands."""
    _rules(rules)
    table = check_whole("table", table, 0, CARDS)
    return dealing.redeal_reason(rules, table)


def captures(rules: Ints, table: int, card: int, out: Ints, start: int) -> int:
    """Write every set the card may take from ``out[start]`` on, in canonical order; return how many.

    Sets beyond the end of ``out`` are counted but not written.
    """
    _rules(rules)
    table = check_whole("table", table, 0, CARDS)
    card = check_whole("card", card, 0, PACK_SIZE - 1)
    _array("out", out, 0, written=True)
    start = check_whole("start", start, 0, len(out))
    _apart(rules=rules, out=out)
    return moves.captures(rules, table, card, out, start)


def can_take(rules: Ints, table: int, card: int) -> bool:
    """Tell whether the card takes anything from a table."""
    _rules(rules)
    table = check_whole("table", table, 0, CARDS)
    card = check_whole("card", card, 0, PACK_SIZE - 1)
    return bool(moves.can_take(rules, table, card))


def playable(rules: Ints, table: int, hand: int) -> int:
    """Return the cards of a hand that may be played: all, unless whoever can take has to."""
    _rules(rules)
    table = check_whole("table", table, 0, CARDS)
    hand = check_whole("hand", hand, 0, CARDS)
    return moves.playable(rules, table, hand)


def legal(cells: Ints, rules: Ints, out: Ints) -> int:
    """Write the legal actions as numbers into ``out``, in canonical order; return how many there are.

    Actions beyond the end of ``out`` are counted but not written; `count_legal` gives the length needed.
    """
    _cells(cells, rules)
    _array("out", out, 0, written=True)
    _apart(cells=cells, rules=rules, out=out)
    return moves.legal(cells, rules, out)


def count_legal(cells: Ints, rules: Ints) -> int:
    """Count the legal actions without listing them."""
    _cells(cells, rules)
    return moves.count_legal(cells, rules)


def is_scopa(rules: Ints, table: int, card: int, taken: int, left: int) -> bool:
    """Tell whether taking ``taken`` is a scopa; ``left`` cards are to be played after this one."""
    _rules(rules)
    table = check_whole("table", table, 0, CARDS)
    card = check_whole("card", card, 0, PACK_SIZE - 1)
    taken = check_whole("taken", taken, 0, CARDS)
    left = check_whole("left", left, 0, PACK_SIZE)
    return bool(turn.is_scopa(rules, table, card, taken, left))


def apply(cells: Ints, stock: Ints, rules: Ints, action: int) -> None:
    """Make a legal action in place, the next batch or the leftovers included."""
    _position(cells, stock, rules, written=True, needs_card=True)
    action = check_whole("action", action, 0, (1 << 47) - 1)
    if action not in lines.legal_numbers(Packed(cells, stock, rules)):
        raise InvalidArgument(
            f"action {action} is not legal here: legal lists those that are",
            reason=Reason.ACTION_NOT_LEGAL,
            argument="action",
            number=str(action),
        )
    _apart(cells=cells, stock=stock, rules=rules)
    turn.apply(cells, stock, rules, action)


def give_leftovers(cells: Ints, rules: Ints) -> None:
    """Give what is left on the table to the last capturer, if there is one."""
    _cells(cells, rules, written=True)
    _apart(cells=cells, rules=rules)
    turn.give_leftovers(cells, rules)


def score(cells: Ints, rules: Ints, out: Ints) -> None:
    """Count piles and scope as they stand: ``out[POINTS * side + category]``, for every side."""
    _cells(cells, rules)
    _array("out", out, POINTS * int(rules[SIDES]), written=True)
    _apart(cells=cells, rules=rules, out=out)
    counting.score(cells, rules, out)


def add_totals(rules: Ints, points: Ints, totals: Ints) -> None:
    """Add the points of each side, as `score` wrote them, to ``totals[side]``."""
    _rules(rules)
    _array("points", points, POINTS * int(rules[SIDES]))
    _array("totals", totals, int(rules[SIDES]), written=True)
    _apart(rules=rules, points=points, totals=totals)
    counting.add_totals(rules, points, totals)


def random_action(cells: Ints, rules: Ints, rng: Ints) -> int:
    """Return a random play of the player on turn, as a number: a random card, then one of its plays."""
    _cells(cells, rules, needs_card=True)
    _rng(rng)
    _apart(cells=cells, rules=rules, rng=rng)
    return playout.random_action(cells, rules, rng)


def random_playout(cells: Ints, stock: Ints, rules: Ints, rng: Ints) -> None:
    """Play a deal to its end at random; the stock comes in the order in which it lies."""
    _position(cells, stock, rules, written=True)
    _rng(rng)
    _apart(cells=cells, stock=stock, rules=rules, rng=rng)
    playout.random_playout(cells, stock, rules, rng)


def random_deals(
    cells: Ints, stock: Ints, rules: Ints, rng: Ints, deals: int, points: Ints, totals: Ints
) -> None:
    """Deal, play at random and count so many times; the last seat deals, so that the first plays first.

    ``cells``, ``stock`` and ``points`` (int64[POINTS * sides]) are room to work in and hold the last deal
    in the end. The points of each side are added to ``totals`` (int64[sides]).
    """
    _array("cells", cells, CELLS, written=True)
    _array("stock", stock, STOCK, written=True)
    _rules(rules)
    _rng(rng)
    deals = check_whole("deals", deals, 0, _MOST_DEALS)
    _array("points", points, POINTS * int(rules[SIDES]), written=True)
    _array("totals", totals, int(rules[SIDES]), written=True)
    _apart(cells=cells, stock=stock, rules=rules, rng=rng, points=points, totals=totals)
    playout.random_deals(cells, stock, rules, rng, deals, points, totals)


def greedy_action(cells: Ints, rules: Ints) -> int:
    """Return the action of greatest merit, as a number; among equals the first in canonical order."""
    _cells(cells, rules, needs_card=True)
    return greedy.greedy_action(cells, rules)


def greedy_playout(cells: Ints, stock: Ints, rules: Ints) -> None:
    """Play a deal to its end, every player greedily."""
    _position(cells, stock, rules, written=True)
    _apart(cells=cells, stock=stock, rules=rules)
    greedy.greedy_playout(cells, stock, rules)


def next_word(rng: Ints) -> int:
    """Return the next number of a generator, 0 to 2^32 - 1."""
    _rng(rng)
    return generator.next_word(rng)


def below(rng: Ints, bound: int) -> int:
    """Return a number from 0 to ``bound`` - 1, each equally likely; ``bound`` is 1 to 2^31."""
    _rng(rng)
    bound = check_whole("bound", bound, 1, _MOST_BOUND)
    return generator.below(rng, bound)


def unpack_state(rules: Rules, cells: Ints, stock: Ints, before: tuple[int, ...] | None = None) -> State:
    """Return the engine's value of a position, without the plays that led to it.

    ``before`` is the match score when the deal began, which the kernels do not need.
    """
    _position(cells, stock, packed_rules(rules))
    return pack.unpack_state(rules, cells, stock, before)


def perft(state: State, depth: int) -> int:
    """Count the lines of ``depth`` plays (0 to 40) from a position; `SyntaxProblem` for an impossible one."""
    return count_lines(pack_state(state), depth)


def divide(state: State, depth: int) -> dict[Action, int]:
    """Count the lines after each legal action, in canonical order; ``depth``, 1 to 40, counts it too."""
    depth = check_whole("depth", depth, 1, PACK_SIZE)
    packed = pack_state(state)
    counts: dict[Action, int] = {}
    for number in lines.legal_numbers(packed):
        after = packed.copy()
        turn.apply(*after, number)
        counts[decode_action(number)] = lines.count_lines(after, depth - 1)
    return counts


def legal_numbers(position: Packed) -> list[int]:
    """List the legal actions of a position as numbers, in canonical order."""
    _packed(position)
    return lines.legal_numbers(position)


def count_lines(position: Packed, depth: int) -> int:
    """Count the lines of ``depth`` plays (0 to 40) from a packed position."""
    _packed(position)
    depth = check_whole("depth", depth, 0, PACK_SIZE)
    return lines.count_lines(position, depth)


def _packed(position: Packed) -> None:
    check_kind("position", position, Packed, "pack_state makes one")
    _position(*position)


def _position(
    cells: Ints, stock: Ints, rules: Ints, *, written: bool = False, needs_card: bool = False
) -> None:
    _array("cells", cells, CELLS, written=written)
    _array("stock", stock, STOCK)
    _array("rules", rules, RULES)
    _sound(validity.fault_of_position(cells, stock, rules, int(needs_card)))


def _cells(cells: Ints, rules: Ints, *, written: bool = False, needs_card: bool = False) -> None:
    _array("cells", cells, CELLS, written=written)
    _array("rules", rules, RULES)
    _sound(validity.fault_of_cells(cells, rules, int(needs_card)))


def _rules(rules: Ints) -> None:
    _array("rules", rules, RULES)
    _sound(validity.fault_of_rules(rules))


def _pack(stock: Ints, *, written: bool = False) -> None:
    _array("stock", stock, STOCK, written=written)
    _sound(validity.fault_of_pack(stock))


def _rng(rng: Ints) -> None:
    _array("rng", rng, generator.RNG_WORDS, written=True)
    _sound(validity.fault_of_rng(rng))


def _sound(fault: int) -> None:
    if fault != validity.VALID:
        name, why = _FAULTS[fault]
        raise InvalidArgument(f"{name} {why}", reason=Reason.ARRAY_CONTENT, argument=name)


def _apart(**arrays: Ints) -> None:
    """Raise where two arrays share memory: what is written to one would change the other after its check."""
    for (name, one), (other, second) in combinations(arrays.items(), 2):
        if np.may_share_memory(one, second):
            raise InvalidArgument(
                f"{other} shares its memory with {name}",
                reason=Reason.ARRAY_SHARED,
                argument=other,
                other=name,
            )


def _array(name: str, value: object, least: int, *, written: bool = False) -> None:
    """Raise unless a value is int64[``least``] or longer, contiguous, and writable if ``written``."""
    if (
        type(value) is np.ndarray
        and value.dtype == _INT64
        and value.ndim == 1
        and len(value) >= least
        and (value.flags.carray if written else value.flags.c_contiguous and value.flags.aligned)
    ):
        return
    if isinstance(value, np.ndarray) and written and not value.flags.writeable:
        raise InvalidArgument(
            f"{name} is read-only, and is written", reason=Reason.ARRAY_READ_ONLY, argument=name
        )
    found = f"{value.dtype}{list(value.shape)}" if isinstance(value, np.ndarray) else type(value).__name__
    raise InvalidArgument(
        f"{name} is {found}; it has to be int64[{least}] or longer, one-dimensional and contiguous",
        reason=Reason.ARGUMENT_ARRAY,
        argument=name,
        found=found,
        least=least,
    )
