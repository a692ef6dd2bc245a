"""Information Set Monte Carlo Tree Search: one tree over many ways the hidden cards may lie.

P. I. Cowling, E. J. Powley, D. Whitehouse, *Information Set Monte Carlo Tree Search* (2012), as S. Di Palma
and P. L. Lanzi use it for scopone (*Traditional Wisdom and Monte Carlo Tree Search Face-to-Face in the Card
Game Scopone*, 2018). In each iteration the hidden cards are dealt anew, and the tree is walked down by the
plays that are legal in that world: among those tried before, by UCB1 with the number of times that a
play was available in place of the number of visits of its parent. One new node is added, the deal is played
on epsilon-greedily, and every node on the way learns the outcome for the side that made its play.

A node is a row of ``nodes`` (int64[most nodes * NODE]), the root first::

    PLAY        VISITS  AVAILABLE    CHILD        SIBLING      WON
    action as   times   times it     its first    its parent's points over the best opponents'
    a number    tried   was legal    child or 0   next or 0    of all its visits, for who played

With nothing hidden this is UCT, which cheats when it is handed the true cards.
"""

from math import log, sqrt
from typing import Final, NamedTuple

from settebello.kernels.compiling.jit import Ints, inlined, ints, kernel
from settebello.kernels.greedy import greedy_action
from settebello.kernels.layout import CELLS, SEATS, SIDE_OF, SIDES, STOCK, TO_MOVE, TO_PLAY
from settebello.kernels.moves import legal
from settebello.kernels.playout import random_action
from settebello.kernels.rng import WORD, below, next_word
from settebello.kernels.scoring import POINTS
from settebello.kernels.search.averages import lead
from settebello.kernels.search.worlds import Odds, deal_world
from settebello.kernels.sight import Sight
from settebello.kernels.turn import apply

PLAY, VISITS, AVAILABLE, CHILD, SIBLING, WON = range(6)
NODE: Final = 6

RANDOM_PLAYS: Final = 0.3
"""The part of the plays after the tree that are random: the epsilon of the paper."""

ACTIONS: Final = 4096
"""Room for the actions of a node; the rest of a longer list is not looked at."""

PATH: Final = 0
TRIED: Final = STOCK + 1
WORK: Final = TRIED + POINTS * SEATS
"""Size of ``work``: the nodes of an iteration, and the points that are counted at its end."""


class Tree(NamedTuple):
    """A tree and room to let it grow; the caller owns the arrays."""

    root: Ints
    """The plays to choose among, as numbers."""
    nodes: Ints
    """int64[most nodes * NODE]"""
    used: Ints
    """How many nodes there are so far, the root included (int64[1])."""
    actions: Ints
    """The actions of a node (int64[ACTIONS])."""
    cells: Ints
    """A world (int64[CELLS])."""
    work: Ints
    """The nodes of an iteration, and the points that are counted at its end (int64[WORK])."""


def new_tree(root: Ints, iterations: int) -> Tree:
    """Return a tree with room for so many iterations; ``root`` are the plays to choose among."""
    tree = Tree(root, ints(NODE * (iterations + 1)), ints(1), ints(ACTIONS), ints(CELLS), ints(WORK))
    tree.used[0] = 1
    return tree


@kernel
def grow(known: Sight, odds: Odds, rng: Ints, iterations: int, explore: float, tree: Tree) -> None:
    """Let the tree grow by so many iterations; there has to be room for as many nodes more."""
    rules, stock, cells, actions, work = known.rules, known.stock, tree.cells, tree.actions, tree.work
    root, points = tree.root, work[TRIED:]
    for _ in range(iterations):
        deal_world(known, odds, rng, cells)
        depth, node, new = 1, 0, False
        work[PATH] = 0
        while cells[TO_PLAY] and not new:
            if node == 0:
                count = len(root)
                for index in range(count):
                    actions[index] = root[index]
            else:
                count = min(legal(cells, rules, actions), len(actions))
            node, new = _next_node(tree, node, count, explore, rng)
            work[PATH + depth] = node << 3 | rules[SIDE_OF + cells[TO_MOVE]]
            depth += 1
            apply(cells, stock, rules, tree.nodes[NODE * node + PLAY])
        _play_on(cells, stock, rules, rng)
        for side in range(rules[SIDES]):
            won = lead(cells, rules, side, points)
            for step in range(1, depth):
                if work[PATH + step] & 7 == side:
                    at = NODE * (work[PATH + step] >> 3)
                    tree.nodes[at + VISITS] += 1
                    tree.nodes[at + WON] += won


@kernel
def most_visited(tree: Tree) -> int:
    """Return the number of the play of the root that was tried most, the first of equals."""
    nodes, best, visits = tree.nodes, 0, -1
    for index in range(len(tree.root)):
        child = nodes[CHILD]
        while child and nodes[NODE * child + PLAY] != tree.root[index]:
            child = nodes[NODE * child + SIBLING]
        if child and nodes[NODE * child + VISITS] > visits:
            best, visits = index, nodes[NODE * child + VISITS]
    return best


@inlined
def _next_node(tree: Tree, node: int, count: int, explore: float, rng: Ints) -> tuple[int, bool]:
    """Return a node's child to go on with, and whether it is new; the list of actions is used up."""
    nodes, actions = tree.nodes, tree.actions
    untried, child = count, nodes[NODE * node + CHILD]
    while child:
        at = NODE * child
        for index in range(untried):
            if actions[index] == nodes[at + PLAY]:
                nodes[at + AVAILABLE] += 1
                untried -= 1
                actions[index], actions[untried] = actions[untried], child
                break
        child = nodes[at + SIBLING]
    if untried == 0:
        return _most_promising(nodes, actions, count, explore), False
    new = tree.used[0]
    tree.used[0] += 1
    at = NODE * new
    nodes[at + PLAY], nodes[at + AVAILABLE] = actions[below(rng, untried)], 1
    nodes[at + SIBLING] = nodes[NODE * node + CHILD]
    nodes[NODE * node + CHILD] = new
    return new, True


@inlined
def _most_promising(nodes: Ints, children: Ints, count: int, explore: float) -> int:
    """Return the child of the highest UCB1, of equals the one that stands last."""
    best, best_value = 0, -1e18
    for index in range(count - 1, -1, -1):
        at = NODE * children[index]
        visits = nodes[at + VISITS]
        value = nodes[at + WON] / visits + explore * sqrt(log(nodes[at + AVAILABLE]) / visits)
        if value > best_value:
            best, best_value = children[index], value
    return best


@kernel
def _play_on(cells: Ints, stock: Ints, rules: Ints, rng: Ints) -> None:
    """Play a deal to its end, each play random or greedy by chance."""
    while cells[TO_PLAY]:
        if next_word(rng) < RANDOM_PLAYS * (WORD + 1):
            action = random_action(cells, rules, rng)
        else:
            action = greedy_action(cells, rules)
        apply(cells, stock, rules, action)
