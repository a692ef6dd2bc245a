"""The solver's plain reference: alpha-beta as anybody would write it, compiled like the rest.

Full window, captures before cards that are laid, a table of positions over hands, table, piles and last
capturer; nothing is reduced and nothing is guessed. Values are those of `settebello.kernels.solve`.

Each node has a row of ROW numbers: its cells (see `settebello.kernels.layout`), then what the search keeps.
"""

from typing import Final, NamedTuple

from settebello.engine import State
from settebello.kernels import POINTS, Ints, ints, pack_state
from settebello.kernels.compiling.jit import kernel
from settebello.kernels.layout import (
    CARDS,
    CELLS,
    HANDS,
    LAST_CAPTURER,
    PILES,
    SCOPE,
    SEATS,
    SIDE_OF,
    TABLE,
    TO_MOVE,
    TO_PLAY,
)
from settebello.kernels.moves import legal
from settebello.kernels.scoring import score
from settebello.kernels.solve.root import root_of
from settebello.kernels.solve.stakes import scatter
from settebello.kernels.turn import apply

ALPHA: Final = CELLS
BETA: Final = ALPHA + 1
FLOOR: Final = BETA + 1
"""Alpha as it was when the node was entered."""
BEST: Final = FLOOR + 1
NEXT: Final = BEST + 1
COUNT: Final = NEXT + 1
KEY: Final = COUNT + 1
GAIN: Final = KEY + 1
"""The scope that the play made which led here."""
ROW: Final = GAIN + 1

ROOM: Final = 256
"""Actions that a node has room for."""
TABLE_BITS: Final = 22
LEAST, MOST = -64, 63
NO_ROOM: Final = 99


class Found(NamedTuple):
    """A value and the nodes that it took."""

    value: int
    nodes: int


def solve_naively(state: State) -> Found:
    """Return the value of a position for the side on turn; raises as `settebello.kernels.solve.solve`."""
    root_of(state)
    cells, stock, rules = pack_state(state)
    plays = state.cards_to_play
    rows, actions = ints((plays + 1) * ROW), ints((plays + 1) * ROOM)
    rows[:CELLS], counts = cells, ints(1)
    known = ints(2 << min(TABLE_BITS, plays + 1))
    value = search(rows, stock, rules, known, actions, ints(2 * POINTS), counts)
    if value == NO_ROOM:
        raise OverflowError(f"a node has more than {ROOM} actions")
    return Found(int(value), int(counts[0]))


@kernel
def search(  # noqa: PLR0915 (one loop with its stack: calls in it would be recursion)
    rows: Ints, stock: Ints, rules: Ints, known: Ints, actions: Ints, points: Ints, counts: Ints
) -> int:
    """Return the value of the node in the first row, or NO_ROOM where there is none for its actions.

    ``known`` (int64[2 * a power of two]) are keys and bounds; ``counts[0]`` is raised by the nodes.
    """
    depth, returned, nodes, entering, mask = 0, 0, 0, True, len(known) // 2 - 1
    rows[ALPHA], rows[BETA] = LEAST, MOST
    while depth >= 0:
        at = depth * ROW
        cells = rows[at : at + CELLS]
        if entering:
            nodes += 1
            entering = False
            if cells[TO_PLAY] == 0:
                returned = _counted(cells, rules, points)
                depth -= 1
                continue
            key = _key(cells)
            place = (key & mask) << 1
            alpha, beta = rows[at + ALPHA], rows[at + BETA]
            if known[place] == key:
                least, most = (known[place + 1] >> 7) + LEAST, (known[place + 1] & 127) + LEAST
                if least >= beta or most <= alpha or least == most:
                    returned = least if least >= beta else most
                    depth -= 1
                    continue
                alpha, beta = max(alpha, least), min(beta, most)
            room = actions[depth * ROOM : depth * ROOM + ROOM]
            rows[at + ALPHA], rows[at + BETA], rows[at + FLOOR], rows[at + KEY] = alpha, beta, alpha, key
            rows[at + BEST], rows[at + NEXT], rows[at + COUNT] = LEAST, 0, legal(cells, rules, room)
            if rows[at + COUNT] > ROOM:
                return NO_ROOM
            _captures_first(room, rows[at + COUNT])
        else:
            value = rows[at + ROW + GAIN] - returned
            rows[at + BEST] = max(rows[at + BEST], value)
            rows[at + ALPHA] = max(rows[at + ALPHA], value)
        best = rows[at + BEST]
        if best >= rows[at + BETA] or rows[at + NEXT] == rows[at + COUNT]:
            key = rows[at + KEY]
            place = (key & mask) << 1
            least = best if best > rows[at + FLOOR] else LEAST
            most = best if best < rows[at + BETA] else MOST
            known[place], known[place + 1] = key, (least - LEAST) << 7 | (most - LEAST)
            returned = best
            depth -= 1
            continue
        action = actions[depth * ROOM + rows[at + NEXT]]
        rows[at + NEXT] += 1
        side = rules[SIDE_OF + cells[TO_MOVE]]
        after = at + ROW
        for cell in range(CELLS):
            rows[after + cell] = cells[cell]
        apply(rows[after : after + CELLS], stock, rules, action)
        gain = rows[after + SCOPE + side] - cells[SCOPE + side]
        rows[after + GAIN] = gain
        rows[after + ALPHA], rows[after + BETA] = gain - rows[at + BETA], gain - rows[at + ALPHA]
        depth += 1
        entering = True
    counts[0] += nodes
    return returned


@kernel
def _captures_first(actions: Ints, count: int) -> None:
    """Bring the actions that take something to the front, otherwise in the order they have."""
    front = 0
    for index in range(count):
        action = actions[index]
        if action & CARDS:
            for place in range(index, front, -1):
                actions[place] = actions[place - 1]
            actions[front] = action
            front += 1


@kernel
def _counted(cells: Ints, rules: Ints, points: Ints) -> int:
    """Count a deal that is over, scope aside, for the side that would be on turn."""
    score(cells, rules, points)
    ahead = cells[SCOPE + 1] - cells[SCOPE]
    for category in range(POINTS):
        ahead += points[category] - points[POINTS + category]
    return int(ahead if rules[SIDE_OF + cells[TO_MOVE]] == 0 else -ahead)


@kernel
def _key(cells: Ints) -> int:
    key = scatter(cells[TO_PLAY], cells[TABLE] | (cells[LAST_CAPTURER] + 1) << 40)
    for seat in range(SEATS):
        key = scatter(key, cells[HANDS + seat])
    return scatter(scatter(key, cells[PILES]), cells[PILES + 1])
