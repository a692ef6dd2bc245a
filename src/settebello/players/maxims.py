"""The classical maxims of scopone as judgements of a single play, in tenths of a point.

Their source: Chitarrella, *De regulis scoponis* (Naples 1750; Italian by S. Tamanini, pagat.com);
pagat.com on scopone; the ten hints of the Federazione Italiana Gioco Scopone; Di Palma and Lanzi, who put
Chitarrella and Saracino into a program (2018). Each maxim names the one it comes from. How heavily each
weighs is ours: the sources rank them by words.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from math import comb
from typing import Final

from settebello.cards import (
    EMPTY,
    SETTEBELLO,
    Card,
    CardSet,
    Rank,
    Seat,
    card_set,
    cards_in,
    contains,
    of_rank,
    rank_of,
    single,
    size,
)
from settebello.engine import Action, Play, View, captures, gained, is_scopa, play_order, side_of, worth
from settebello.engine.recall import recalled_piles

POINT: Final = 10.0
GIVEN: Final = 17.0
"""The cost of a scopa that is given away: the point, and the turn that the others have gained by it."""

SEVEN: Final = Rank.SETTE


@dataclass(frozen=True)
class Situation:
    """The knowledge of a seat on turn, and its consequences.

    ``unseen`` are the cards in other hands and the stock; ``refused`` the ranks that each seat hardly
    holds, as it passed over a scopa with them.
    """

    view: View
    unseen: CardSet
    refused: tuple[frozenset[Rank], ...]
    _known: dict[CardSet, dict[Rank, tuple[CardSet, ...]]] = field(default_factory=dict, repr=False)

    @cached_property
    def hand(self) -> CardSet:
        """Return the own hand."""
        return self.view.hand or EMPTY

    @cached_property
    def pile(self) -> CardSet:
        """Return what the own side has taken."""
        return recalled_piles(self.view)[self.view.side]

    @cached_property
    def next_seat(self) -> Seat:
        """Return who plays next."""
        order = play_order(self.view.rules, self.view.dealer)
        return order[(order.index(self.view.seat) + 1) % len(order)]

    @cached_property
    def against_next(self) -> bool:
        """Tell whether the next player is an opponent."""
        return side_of(self.view.rules, self.next_seat) != self.view.side

    @cached_property
    def deals(self) -> bool:
        """Tell whether the own side has the dealer, who plays last."""
        return side_of(self.view.rules, self.view.dealer) == self.view.side

    @cached_property
    def pairing(self) -> bool:
        """Tell whether cards take their equals in this game, without which nothing is paired or broken."""
        return single(SETTEBELLO) in captures(self.view.rules, single(SETTEBELLO), Card(SETTEBELLO + 1))

    @cached_property
    def broken(self) -> frozenset[Rank]:
        """Return the ranks of which an odd number is in play: *sparigliate*."""
        return frozenset(rank for rank in Rank if size(of_rank(self._in_play, rank)) % 2)

    @cached_property
    def _in_play(self) -> CardSet:
        return CardSet(self.hand | self.unseen | self.view.table)

    def chance(self, cards: CardSet) -> float:
        """Return how likely the next player holds one of these cards, each hand being equally likely."""
        possible = [card for card in cards_in(self.unseen) if rank_of(card) not in self._refused_next]
        among = sum(contains(cards, card) for card in possible)
        held = min(self.view.hand_sizes[self.next_seat], len(possible))
        return 1 - comb(len(possible) - among, held) / comb(len(possible), held) if among else 0.0

    @property
    def _refused_next(self) -> frozenset[Rank]:
        return self.refused[self.next_seat]

    def takers(self, table: CardSet, card: Card) -> CardSet:
        """Return the unseen cards that take this card from a table."""
        return self.taking(table, lambda taken: contains(taken, card))

    def taking(self, table: CardSet, sought: Callable[[CardSet], bool]) -> CardSet:
        """Return the unseen cards that take something of a kind from a table."""
        takings = self._takings(table)
        ranks = {rank for rank, sets in takings.items() if any(sought(taken) for taken in sets)}
        return card_set([card for card in cards_in(self.unseen) if rank_of(card) in ranks])

    def _takings(self, table: CardSet) -> dict[Rank, tuple[CardSet, ...]]:
        """Return what each unseen rank takes from a table, worked out once."""
        if table not in self._known:
            firsts = {rank_of(card): card for card in cards_in(self.unseen)}
            self._known[table] = {
                rank: captures(self.view.rules, table, card) for rank, card in firsts.items()
            }
        return self._known[table]


@dataclass(frozen=True)
class Move:
    """A play, and the table it leaves."""

    action: Action
    taken: CardSet
    left: CardSet
    scopa: bool

    @property
    def laid(self) -> bool:
        """Tell whether the card stays on the table."""
        return contains(self.left, self.action.card)

    @property
    def won(self) -> CardSet:
        """Return what goes to the own pile."""
        return EMPTY if self.laid else CardSet(self.taken | single(self.action.card))


def move_of(view: View, action: Action) -> Move:
    """Work out what a play does to the table."""
    if not isinstance(action, Play):
        return Move(action, EMPTY, view.table, scopa=False)
    laid = EMPTY if action.capture else single(action.card)
    scopa = is_scopa(view.rules, view.table, action.card, action.capture, view.cards_to_play - 1)
    return Move(action, action.capture, CardSet(view.table & ~action.capture | laid), scopa)


def make_scopa(_: Situation, move: Move) -> float:
    """Chitarrella: the game has its name from sweeping the table."""
    return POINT * move.scopa


def take_what_counts(at: Situation, move: Move) -> float:
    """Chitarrella: sevens first, then six, ace, five; coins; many cards. The other weights are ours."""
    value = sum(worth(at.view.rules, card) for card in cards_in(move.won))
    return float(value + gained(at.view.rules, at.pile, move.won))


def leave_no_scopa(at: Situation, move: Move) -> float:
    """Di Palma and Lanzi: who passed over a scopa has no card for it; fear the others, as everybody does."""
    if not move.left or at.view.cards_to_play == 1:
        return 0.0
    sweepers = at.taking(move.left, lambda taken: taken == move.left)
    if not any(
        is_scopa(at.view.rules, move.left, card, move.left, at.view.cards_to_play - 2)
        for card in cards_in(sweepers)
    ):
        return 0.0
    return -GIVEN * at.chance(sweepers) * (1 if at.against_next else -0.5)


def leave_little(at: Situation, move: Move) -> float:
    """The hints: a card that is laid is prey to the opponent who follows, the settebello above all."""
    if not at.against_next:
        return 0.0
    feared = 0.0
    for card in cards_in(move.left):
        feared += worth(at.view.rules, card) * at.chance(at.takers(move.left, card))
    return -0.5 * feared


def keep_pairs_or_break(at: Situation, move: Move) -> float:
    """Chitarrella's first law: the dealer's side keeps cards paired, the other breaks them (*spariglio*).

    The hints: the side that does not deal wants an odd number of broken ranks, those with a seven above all.
    """
    if not at.pairing or not move.taken:
        return 0.0
    ranks = [rank_of(card) for card in cards_in(move.won)]
    turned = frozenset(rank for rank in ranks if ranks.count(rank) % 2)
    now = at.broken ^ turned
    gain = len(now) - len(at.broken) + ((SEVEN in now) - (SEVEN in at.broken))
    return float(-gain if at.deals else gain)


def play_a_double(at: Situation, move: Move) -> float:
    """Chitarrella: who cannot take plays a double, a card whose equal he holds; better still one of three."""
    if not move.laid or not at.pairing:
        return 0.0
    equals = size(of_rank(at.hand, rank_of(move.action.card))) - 1
    return 1.5 * equals


def leave_partner_his_double(at: Situation, move: Move) -> float:
    """Chitarrella: do not take the partner's double, even if you can: leave it to him."""
    partners = [
        played.action.card
        for played in at.view.plays[-at.view.rules.players :]
        if played.seat != at.view.seat and side_of(at.view.rules, played.seat) == at.view.side
    ]
    quiet = not move.scopa and size(move.taken) == 1 and worth(at.view.rules, move.action.card) < POINT
    return -2.0 * (quiet and any(contains(move.taken, card) for card in partners))


def answer_partners_double(at: Situation, move: Move) -> float:
    """Chitarrella: a double asks the partner to play its equal once an opponent has taken it."""
    if not move.laid:
        return 0.0
    asked = False
    for before, after in zip(at.view.plays[:-1], at.view.plays[1:], strict=True):
        by_partner = before.seat != at.view.seat and side_of(at.view.rules, before.seat) == at.view.side
        taken = isinstance(after.action, Play) and contains(after.action.capture, before.action.card)
        asked |= by_partner and taken and rank_of(before.action.card) == rank_of(move.action.card)
    return 1.0 * asked


def mind_the_sevens(at: Situation, move: Move) -> float:
    """Chitarrella: with the settebello or two sevens take any seven that lies; lay none without need."""
    sevens = of_rank(at.hand, SEVEN)
    strong = contains(sevens, SETTEBELLO) or size(sevens) > 1
    takes = of_rank(move.taken, SEVEN) != EMPTY and rank_of(move.action.card) is SEVEN
    lays = move.laid and rank_of(move.action.card) is SEVEN and of_rank(at.unseen, SEVEN) != EMPTY
    return 3.0 * (takes and strong) - 3.0 * lays


def drop_the_broken_seven(at: Situation, move: Move) -> float:
    """Chitarrella: towards the end the dealer lays the broken card and keeps the paired one for the last."""
    late = at.view.cards_to_play <= 3 * at.view.rules.players
    if not late or not move.laid or not at.pairing or at.view.seat != at.view.dealer:
        return 0.0
    return 1.0 if rank_of(move.action.card) in at.broken else -1.0


def turn_the_mill(at: Situation, move: Move) -> float:
    """The hints: who leaves one or two cards that cannot be taken makes the others lay (*mulinello*)."""
    if not move.taken or not at.against_next or not 0 < size(move.left) <= 2:
        return 0.0
    return 2.0 * (1 - at.chance(at.taking(move.left, bool)))


def drop_anchor(at: Situation, move: Move) -> float:
    """Pagat: a card that nobody else can take is an anchor: there is no scopa while it lies."""
    held = CardSet(at.hand & ~single(move.action.card))
    anchors = [
        card
        for card in cards_in(move.left)
        if of_rank(held, rank_of(card)) and not at.takers(move.left, card)
    ]
    return 1.0 * bool(anchors)


MAXIMS: Final[tuple[Callable[[Situation, Move], float], ...]] = (
    make_scopa,
    take_what_counts,
    leave_no_scopa,
    leave_little,
    keep_pairs_or_break,
    play_a_double,
    leave_partner_his_double,
    answer_partners_double,
    mind_the_sevens,
    drop_the_broken_seven,
    turn_the_mill,
    drop_anchor,
)
