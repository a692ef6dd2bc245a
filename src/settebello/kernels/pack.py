"""Between the engine's values and the kernels' flat arrays; a position that cannot be played is refused."""

from typing import NamedTuple

from settebello.arguments import check_kind
from settebello.cards import PACK_SIZE, Card, CardSet, Seat
from settebello.engine import State
from settebello.kernels import layout as at
from settebello.kernels.check import check_playable
from settebello.kernels.compiling.jit import Ints, ints
from settebello.kernels.rules import pack_rules
from settebello.rules import Rules


class Packed(NamedTuple):
    """A position in flat arrays, laid out as `layout` says; the caller owns them and may write."""

    cells: Ints
    stock: Ints
    rules: Ints

    def copy(self) -> "Packed":
        """Return a position of its own; the stock and the rules, which no play changes, are shared."""
        return Packed(self.cells.copy(), self.stock, self.rules)


def pack_state(state: State) -> Packed:
    """Return a position as flat arrays; raise `SyntaxProblem` for one that cannot be played to its end.

    Raises `InvalidArgument` for a value that is no `State`.
    """
    check_kind("state", state, State, "settebello.engine.deal begins one")
    check_playable(state)
    rules = state.rules
    cells, stock = ints(at.CELLS), ints(at.STOCK)
    cells[at.HANDS : at.HANDS + rules.players] = state.hands
    cells[at.PILES : at.PILES + rules.side_count] = state.piles
    cells[at.SCOPE : at.SCOPE + rules.side_count] = state.scope
    cells[at.TABLE], cells[at.LEFTOVERS] = state.table, state.leftovers
    cells[at.TO_MOVE], cells[at.DEALER] = state.to_move, state.dealer
    cells[at.LAST_CAPTURER] = at.NOBODY if state.last_capturer is None else state.last_capturer
    cells[at.STOCK_TOP] = PACK_SIZE - len(state.stock)
    cells[at.TO_PLAY] = state.cards_to_play
    cells[at.IN_HANDS] = state.cards_to_play - len(state.stock)
    stock[PACK_SIZE - len(state.stock) :] = state.stock
    return Packed(cells, stock, pack_rules(rules))


def unpack_state(rules: Rules, cells: Ints, stock: Ints, before: tuple[int, ...] | None = None) -> State:
    """Return the engine's value of a position, without the plays that led to it.

    ``before`` is the match score when the deal began, which the kernels do not need.
    """
    last = int(cells[at.LAST_CAPTURER])
    return State(
        rules=rules,
        dealer=Seat(int(cells[at.DEALER])),
        before=before if before is not None else (0,) * rules.side_count,
        hands=_masks(cells, at.HANDS, rules.players),
        table=CardSet(int(cells[at.TABLE])),
        stock=tuple(Card(card) for card in stock[cells[at.STOCK_TOP] :].tolist()),
        piles=_masks(cells, at.PILES, rules.side_count),
        scope=tuple(cells[at.SCOPE : at.SCOPE + rules.side_count].tolist()),
        to_move=Seat(int(cells[at.TO_MOVE])),
        last_capturer=None if last == at.NOBODY else Seat(last),
        leftovers=CardSet(int(cells[at.LEFTOVERS])),
    )


def _masks(cells: Ints, first: int, count: int) -> tuple[CardSet, ...]:
    return tuple(CardSet(mask) for mask in cells[first : first + count].tolist())
