"""Alpha-beta with a table of positions, on a stack of its own; it can stop after so many nodes and go on.

Values are for the side that plays, from the node on: points not settled before it, scope included. Each
frame of the stack is a node (``frames``, int64[(plays + 1) * FRAME]); its moves stand in ``moves`` and
their merits in ``merits`` from its FIRST on. Near the end, where a look at the table of positions costs
more than it saves, a node does without it: no key, no reduction, no order but captures first, and the
counts are made once, when the last card has been played.

The table of positions (``known``, int64[2 * a power of two]) holds pairs: a position's key, and what is
known of it::

    bits 0-46 best move    47-53 value is at least (+ 64)    54-60 value is at most (+ 64)    61-62 width

``width`` is how many moves of each node were tried, 0 for all: what a narrow search has found out is a
hint for a wide one, and no bound.

Two positions have one key where no play and no count can tell them apart. A key is a hash of 63 bits, of
which the table compares all: two different positions meet in it once in some 2**63 pairs.
"""

from typing import Final, NamedTuple

from settebello.kernels.bits import popcount, rank_counts
from settebello.kernels.compiling.jit import Ints, inlined, kernel
from settebello.kernels.layout import BANKED, CARD_SHIFT, CARDS, LAST_PLAY_SCOPA, PLAIN, SEATS
from settebello.kernels.solve import finish as end_of
from settebello.kernels.solve.finish import NO_ROOM, ask, finish
from settebello.kernels.solve.moves import distinct_moves
from settebello.kernels.solve.order import STATIC, look, ranks_held, swept_sums, table_sum
from settebello.kernels.solve.root import DEALT, WHOSE
from settebello.kernels.solve.stakes import (
    DEAD,
    FEAR,
    HOPE,
    PRIMIERA_FOR,
    REST,
    SETTLED,
    STAKES,
    scatter,
    weigh,
)
from settebello.kernels.turn import is_scopa

# --- a frame of the stack
UNPLAYED: Final = 0
TABLE: Final = 1
PILE: Final = 2
OTHER: Final = 3
LAST: Final = 4
ALPHA: Final = 5
BETA: Final = 6
FLOOR: Final = 7
"""Alpha as it was when the node was entered."""
BEST: Final = 8
BEST_MOVE: Final = 9
FIRST: Final = 10
NEXT: Final = 11
END: Final = 12
BASE: Final = 13
"""Points settled for side 0 against which this node's value counts."""
GAIN: Final = 14
"""The gain of the move that led here for the side that made it: scope and settled points."""
KEY: Final = 15
WEIGHED: Final = 16
"""The output of `stakes` for the node (STAKES slots); near the end, for the node where the end began."""
TRIED: Final = WEIGHED + STAKES
RATED: Final = TRIED + 1
"""Whether the moves not tried yet have their merits."""
LEFT: Final = RATED + 1
FRAME: Final = LEFT + 1

# --- what a search keeps between calls (control)
DEPTH: Final = 0
RETURNED: Final = 1
ENTERING: Final = 2
NODES: Final = 3
STATUS: Final = 4
WIDTH: Final = 5
CONTROL: Final = 6

DONE, STOPPED, SHORT_OF_ROOM = 0, 1, 2
LISTED, VALUED, TOO_MANY = 0, 1, 2
"""A node that is entered has its moves listed, or its value known, or no room for its moves."""

NEAR_END: Final = 10
"""From how few plays on a node does without the table of positions."""
NEAR_END_PLAIN: Final = 14
"""The same where `finish` takes over."""
NO_VALUE: Final = -1000
MOVE_BITS: Final = (1 << 47) - 1
MOST_CREDIT: Final = 1_000_000
HISTORY: Final = 2 * 40 * 16
"""Places of the history: side, card, cards taken."""


class SearchMemory(NamedTuple):
    """Where the positions of one deal are searched, and what has been learnt of them; the caller owns it."""

    plan: Ints
    """The seat and the cards of each play (see `root`)."""
    known: Ints
    """The table of positions."""
    frames: Ints
    moves: Ints
    merits: Ints
    history: Ints
    """The credit of moves for cuts so far (int64[HISTORY])."""
    control: Ints
    """Where the search stands (int64[CONTROL])."""
    work: Ints
    """The rows and moves of `finish`."""
    met: Ints
    """The table of positions of `finish`."""


@kernel
def search(room: SearchMemory, rules: Ints, plays: int, node_limit: int) -> int:
    """Search the node in ``frames[0]`` within its window and return its value, or a bound beyond it.

    ``control`` begins with ENTERING 1 and zeros. STATUS tells whether it is DONE, was STOPPED after
    ``node_limit`` nodes (call again to go on), or the buffers are SHORT_OF_ROOM.
    """
    frames, control = room.frames, room.control
    depth, returned, entering, nodes = control[DEPTH], control[RETURNED], control[ENTERING], 0
    near_end = _near_end(rules)
    control[STATUS] = DONE
    while depth >= 0:
        at, left = depth * FRAME, plays - depth
        if entering:
            if nodes + control[NODES] >= node_limit:
                control[DEPTH], control[RETURNED], control[ENTERING] = depth, returned, entering
                control[STATUS] = STOPPED
                break
            nodes += 1
            entering = 0
            listed, returned = _enter(room, rules, plays, depth)
            if listed == TOO_MANY:
                control[STATUS] = SHORT_OF_ROOM
                break
            if listed == VALUED:
                depth -= 1
                continue
        else:
            _take_back(frames, at, room.moves, frames[at + FRAME + GAIN] - returned)
        # --- a node whose moves are listed: done, or on with the next
        if frames[at + BEST] >= frames[at + BETA] or frames[at + NEXT] == frames[at + TRIED]:
            returned = frames[at + BEST]
            if left >= near_end:
                _remember(frames, at, room.known, control[WIDTH])
                if returned >= frames[at + BETA]:
                    _reward(room.history, _slot(room.plan[WHOSE + depth], frames[at + BEST_MOVE]), left)
            depth -= 1
            continue
        _play(rules, room.plan, frames, at, depth, left, _next_move(room, rules, at, depth))
        if left == 1:
            returned = 0  # nothing comes after the last play: its gain is all
        else:
            depth += 1
            entering = 1
    control[NODES] += nodes
    return returned


@inlined
def _enter(room: SearchMemory, rules: Ints, plays: int, depth: int) -> tuple[int, int]:
    """Open a node: return LISTED and nothing, VALUED and its value, or TOO_MANY."""
    frames, at, left, near_end = room.frames, depth * FRAME, plays - depth, _near_end(rules)
    if left < near_end and rules[PLAIN]:
        value = _finished(room, rules, at, depth, plays)
        if value != NO_ROOM:
            return VALUED, value
    alpha, beta, hint, near = frames[at + ALPHA], frames[at + BETA], 0, left < near_end
    highest, lowest = _reach(rules, frames, at, left, room.plan[WHOSE + depth])
    if highest <= alpha:
        return VALUED, highest
    if lowest >= beta:
        return VALUED, lowest
    if not near:
        least, most, hint = _look_up(room, at, depth, left)
        if least >= beta or most <= alpha or least == most:
            return VALUED, least if least >= beta else most
        alpha, beta = max(alpha, least), min(beta, most)
    frames[at + ALPHA] = frames[at + FLOOR] = alpha
    frames[at + BETA] = beta
    frames[at + BEST], frames[at + BEST_MOVE] = NO_VALUE, 0
    first, width = frames[at - FRAME + END] if depth else 0, room.control[WIDTH]
    hand, dead = frames[at + UNPLAYED] & room.plan[DEALT + depth], 0 if near else frames[at + WEIGHED + DEAD]
    end = distinct_moves(rules, hand, frames[at + TABLE], dead, room.moves, first)
    if end > len(room.moves):
        return TOO_MANY, 0
    frames[at + FIRST] = frames[at + NEXT] = first
    frames[at + END] = end
    frames[at + TRIED] = end if near or width == 0 else min(end, first + width)
    frames[at + RATED], frames[at + LEFT] = 0, left
    if not _bring_forward(room.moves, first, end, hint):
        _rate(rules, room.plan, frames, at, depth, room.moves, room.merits, room.history)
    return LISTED, 0


@inlined
def _reach(rules: Ints, frames: Ints, at: int, left: int, side: int) -> tuple[int, int]:
    """Return the most and the least that a node can be worth, by the points and the scope left to make."""
    mine, theirs = (left + 1) >> 1, left >> 1
    if not rules[LAST_PLAY_SCOPA]:
        mine -= left & 1
        theirs -= 1 - (left & 1)
    hope, fear = frames[at + WEIGHED + HOPE], frames[at + WEIGHED + FEAR]
    if side == 1:
        hope, fear = fear, hope
    return hope + mine, -fear - theirs


@inlined
def _look_up(room: SearchMemory, at: int, depth: int, left: int) -> tuple[int, int, int]:
    """Return what is known of a node's position: at least, at most, and a move to try first, or 0."""
    key = _key(room.plan, room.frames, at, depth, left)
    room.frames[at + KEY] = key
    place = (key & len(room.known) // 2 - 1) << 1
    if room.known[place] != key:
        return -64, 63, 0
    fact = room.known[place + 1]
    if fact >> 61 != room.control[WIDTH]:
        return -64, 63, fact & MOVE_BITS
    return (fact >> 47 & 127) - 64, (fact >> 54 & 127) - 64, fact & MOVE_BITS


@inlined
def _next_move(room: SearchMemory, rules: Ints, at: int, depth: int) -> int:
    """Return the move to try next, as tried."""
    frames = room.frames
    if frames[at + RATED] == 0 and frames[at + NEXT] > frames[at + FIRST]:
        _rate(rules, room.plan, frames, at, depth, room.moves, room.merits, room.history)
    if frames[at + RATED]:
        return _best_of_rest(frames, at, room.moves, room.merits)
    # what was best before comes first, and is often enough
    frames[at + NEXT] += 1
    return room.moves[frames[at + FIRST]]


@inlined
def _near_end(rules: Ints) -> int:
    """Return from how few plays on a node does without the table of positions."""
    return NEAR_END_PLAIN if rules[PLAIN] else NEAR_END


@inlined
def _finished(room: SearchMemory, rules: Ints, at: int, depth: int, plays: int) -> int:
    """Hand a node near the end to `finish`."""
    frames, work = room.frames, room.work
    pile, other = frames[at + PILE], frames[at + OTHER]
    work[end_of.UNPLAYED], work[end_of.TABLE] = frames[at + UNPLAYED], frames[at + TABLE]
    work[end_of.PILE], work[end_of.OTHER] = pile, other
    work[end_of.LAST] = frames[at + LAST]
    work[end_of.TOTAL] = table_sum(frames[at + TABLE])
    hope, fear = frames[at + WEIGHED + HOPE], frames[at + WEIGHED + FEAR]
    weighed = frames[at + BASE], hope, fear, frames[at + WEIGHED + PRIMIERA_FOR]
    side, beta = room.plan[WHOSE + depth], frames[at + BETA]
    asked = ask(plays, beta if side == 0 else 1 - beta, weighed, pile, other)
    value = finish(rules, room.plan, depth, asked, work, room.met)
    room.control[NODES] += work[end_of.VISITED]
    return value if side == 0 or value == NO_ROOM else -value


@kernel
def _bring_forward(moves: Ints, first: int, end: int, wanted: int) -> bool:
    """Bring a move to the front of the list; return whether it is there."""
    for index in range(first, end if wanted else first):
        if moves[index] == wanted:
            moves[index], moves[first] = moves[first], wanted
            return True
    return False


@kernel
def _rate(
    rules: Ints, plan: Ints, frames: Ints, at: int, depth: int, moves: Ints, merits: Ints, history: Ints
) -> None:
    """Judge the moves of a node that have not been tried; near the end only tell captures apart."""
    left, side, table = frames[at + LEFT], plan[WHOSE + depth], frames[at + TABLE]
    frames[at + RATED] = 1
    if left < _near_end(rules):
        for index in range(frames[at + NEXT], frames[at + END]):
            taken = moves[index] & CARDS
            merits[index] = 1 + int(taken == table) if taken else 0
        return
    following = frames[at + UNPLAYED] & plan[DEALT + depth + 1]
    total, sweeps, held = table_sum(table), swept_sums(rules, following), ranks_held(following) * 15
    for index in range(frames[at + NEXT], frames[at + END]):
        move = moves[index]
        merits[index] = STATIC * look(rules, move, table, total, held, sweeps) + history[_slot(side, move)]


@kernel
def _slot(side: int, move: int) -> int:
    """Return a move's place in the history."""
    return (side * 40 + (move >> CARD_SHIFT & 63)) * 16 + min(15, popcount(move & CARDS))


@kernel
def _reward(history: Ints, slot: int, left: int) -> None:
    """Give a move credit for a cut, more of it far from the end; old credit fades when there is much."""
    history[slot] += left * left
    if history[slot] > MOST_CREDIT:
        for index in range(len(history)):
            history[index] >>= 1


@kernel
def _take_back(frames: Ints, at: int, moves: Ints, value: int) -> None:
    """Enter the value of the move just tried."""
    if value > frames[at + BEST]:
        frames[at + BEST] = value
        frames[at + BEST_MOVE] = moves[frames[at + NEXT] - 1]
        frames[at + ALPHA] = max(frames[at + ALPHA], value)


@kernel
def _best_of_rest(frames: Ints, at: int, moves: Ints, merits: Ints) -> int:
    """Bring the move of greatest merit to the front of those not tried, and return it as tried."""
    first, best = frames[at + NEXT], frames[at + NEXT]
    for index in range(first + 1, frames[at + END]):
        if merits[index] > merits[best]:
            best = index
    moves[first], moves[best] = moves[best], moves[first]
    merits[first], merits[best] = merits[best], merits[first]
    frames[at + NEXT] = first + 1
    return moves[first]


@kernel
def _play(rules: Ints, plan: Ints, frames: Ints, at: int, depth: int, left: int, move: int) -> None:
    """Make a move from the frame at ``at`` into the next one, with the next one's window."""
    after = at + FRAME
    side = plan[WHOSE + depth]
    card, taken, table = move >> CARD_SHIFT & 63, move & CARDS, frames[at + TABLE]
    own = PILE if side == 0 else OTHER
    frames[after + PILE], frames[after + OTHER] = frames[at + PILE], frames[at + OTHER]
    frames[after + LAST] = frames[at + LAST]
    frames[after + UNPLAYED] = frames[at + UNPLAYED] & ~(1 << card)
    gain = 0
    if taken:
        gain = int(is_scopa(rules, table, card, taken, left - 1))
        table &= ~taken
        frames[after + own] |= taken | 1 << card
        frames[after + LAST] = side
    elif move & BANKED:
        frames[after + own] |= 1 << card
    else:
        table |= 1 << card
    if left == 1 and frames[after + LAST] >= 0:
        frames[after + (PILE if frames[after + LAST] == 0 else OTHER)] |= table
        table = 0
    frames[after + TABLE] = table
    if left == 1 or left >= _near_end(rules):
        in_play = frames[after + UNPLAYED] | table
        weigh(
            rules,
            frames[after + PILE],
            frames[after + OTHER],
            in_play,
            int(left == 1),
            frames,
            after + WEIGHED,
        )
        settled = frames[after + WEIGHED + SETTLED]
    else:
        for slot in range(WEIGHED, TRIED):
            frames[after + slot] = frames[at + slot]
        settled = frames[at + BASE]
    frames[after + BASE] = settled
    gain += settled - frames[at + BASE] if side == 0 else frames[at + BASE] - settled
    frames[after + GAIN] = gain
    frames[after + ALPHA] = gain - frames[at + BETA]
    frames[after + BETA] = gain - frames[at + ALPHA]


@kernel
def _remember(frames: Ints, at: int, known: Ints, width: int) -> None:
    """Store the bounds that a node's search has shown, together with those known before."""
    key, best = frames[at + KEY], frames[at + BEST]
    least = best if best > frames[at + FLOOR] else -64
    most = best if best < frames[at + BETA] else 63
    place = (key & len(known) // 2 - 1) << 1
    if known[place] == key and known[place + 1] >> 61 == width:
        fact = known[place + 1]
        least, most = max(least, (fact >> 47 & 127) - 64), min(most, (fact >> 54 & 127) - 64)
    known[place] = key
    known[place + 1] = frames[at + BEST_MOVE] | (least + 64) << 47 | (most + 64) << 54 | width << 61


@kernel
def _key(plan: Ints, frames: Ints, at: int, depth: int, left: int) -> int:
    """Return a position's key: live cards by place, dead ones by rank and place, and what counts."""
    unplayed, table, dead = frames[at + UNPLAYED], frames[at + TABLE], frames[at + WEIGHED + DEAD]
    key = scatter(frames[at + WEIGHED + REST], unplayed & ~dead | left << 40)
    key = scatter(key, table & ~dead | (frames[at + LAST] + 1) << 40)
    key = scatter(key, rank_counts(table & dead))
    # the hands, until they repeat with the seats; cards of later batches lie where the plan has them
    seen = 0
    for play in range(depth, depth + min(left, SEATS)):
        hand = plan[DEALT + play]
        if hand & seen:
            break
        seen |= hand
        key = scatter(key, rank_counts(unplayed & hand & dead))
    return key
