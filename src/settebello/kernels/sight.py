"""The knowledge of a seat about a deal, as flat arrays from which whole positions are dealt.

``cells`` is a position as `layout` says, with the known cards only: the own hand, cards that lie open in
other hands, the table, and the piles as an attentive player remembers them. The rest is hidden, and each
hidden card has one of so many places (``places``, int64[PLACES + STOCK])::

    0..5        STOCK_PLACES  GONE_PLACES  ALL_PLACES    PLACE_AT
    hidden      left to       taken before the first     their sum: the   which place the cards of
    cards of    hand out      play that is known of      hidden cards     ``stock`` have, one by one
    each hand

``plays`` (int64[PLAYS * FACTS]) are the plays of the present batch, which tell something of the hands::

    BY      ACTION         ON                LEFT               SEEN                         TAKER
    seat    as a number    table before it   cards to play,     cards that lay or had been   seat that had
                                             this one included  played before it             captured last
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from settebello.cards import PACK_SIZE, CardSet, single, size
from settebello.engine import Play, View, encode_action
from settebello.engine.recall import Recalled, plays_of_batch, recall, recalled_piles
from settebello.kernels import layout as at
from settebello.kernels.compiling.jit import Ints, ints
from settebello.kernels.rules import packed_rules

STOCK_PLACES: Final = at.SEATS
GONE_PLACES: Final = at.SEATS + 1
ALL_PLACES: Final = at.SEATS + 2
PLACES: Final = at.SEATS + 3
PLACE_AT: Final = PLACES

BY, ACTION, ON, LEFT, SEEN, TAKER = range(6)
FACTS: Final = 6


class Sight(NamedTuple):
    """The knowledge of a seat; ``made`` of the plays stand in ``plays``, oldest first.

    ``stock`` has the hidden cards in its last places, by number; the caller owns all arrays but the rules.
    """

    cells: Ints
    stock: Ints
    rules: Ints
    places: Ints
    plays: Ints
    made: int
    seat: int

    @property
    def determined(self) -> bool:
        """Tell whether every card is known: one hand at most has hidden cards, and there is no stock."""
        return int((self.places[:ALL_PLACES] > 0).sum()) <= 1 and self.places[STOCK_PLACES] <= 1


def sight(view: View) -> Sight:
    """Return what a view shows as flat arrays."""
    rules = view.rules
    cells, stock, places = ints(at.CELLS), ints(at.STOCK), ints(PLACES + at.STOCK)
    piles, hands = recalled_piles(view), _known_hands(view)
    seen = int(view.table) | sum(piles) | sum(hands)
    cells[at.HANDS : at.HANDS + rules.players] = hands
    cells[at.PILES : at.PILES + rules.side_count] = piles
    cells[at.SCOPE : at.SCOPE + rules.side_count] = view.scope
    cells[at.TABLE], cells[at.LEFTOVERS] = view.table, view.leftovers
    cells[at.TO_MOVE], cells[at.DEALER] = view.to_move, view.dealer
    cells[at.LAST_CAPTURER] = at.NOBODY if view.last_capturer is None else view.last_capturer
    cells[at.STOCK_TOP] = PACK_SIZE - view.stock_size
    cells[at.TO_PLAY], cells[at.IN_HANDS] = view.cards_to_play, sum(view.hand_sizes)
    hidden = [card for card in range(PACK_SIZE) if not seen >> card & 1]
    for seat, cards in enumerate(view.hand_sizes):
        places[seat] = cards - size(CardSet(hands[seat]))
    places[STOCK_PLACES], places[ALL_PLACES] = view.stock_size, len(hidden)
    places[GONE_PLACES] = 2 * len(hidden) - places.sum()
    in_order = (GONE_PLACES, *range(at.SEATS), STOCK_PLACES)
    places[PACK_SIZE - len(hidden) + PLACE_AT :] = np.repeat(in_order, places[list(in_order)])
    stock[PACK_SIZE - len(hidden) :] = hidden
    plays, made = _facts(view, sum(piles))
    return Sight(cells, stock, packed_rules(rules), places, plays, made, view.seat)


def _known_hands(view: View) -> list[int]:
    """Return the known cards of each hand."""
    hands = [int(cards) for cards in view.exposed] or [0] * view.rules.players
    hands[view.seat] |= view.hand or 0
    return hands


def _facts(view: View, gone: int) -> tuple[Ints, int]:
    """Return the plays of the present batch with what was known before each, and how many they are."""
    made = min(len(view.plays), plays_of_batch(view))
    facts, recalled = ints(PACK_SIZE * FACTS), recall(view)
    takers = _takers(recalled)
    for number, each, taker in zip(reversed(range(made)), reversed(recalled), reversed(takers), strict=False):
        action = each.played.action
        if not isinstance(action, Play) or action.capture:
            gone &= ~single(action.card)
        gone &= ~each.table
        row = (each.played.seat, encode_action(action), each.table, each.to_play, each.table | gone, taker)
        facts[number * FACTS : (number + 1) * FACTS] = row
    return facts, made


def _takers(recalled: Sequence[Recalled]) -> list[int]:
    """Return the seat that had captured last before each play, as far as the plays tell."""
    takers = [at.NOBODY]
    for each in recalled:
        action = each.played.action
        takers.append(each.played.seat if isinstance(action, Play) and action.capture else takers[-1])
    return takers[:-1]
