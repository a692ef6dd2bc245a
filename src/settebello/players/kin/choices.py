"""The plays of a card on a table, as the engine says, with all that a player weighs of each.

Playing a deal on asks for the same again and again: the engine is asked once for a card on a table.
"""

from typing import Final, NamedTuple

from settebello.cards import EMPTY, PACK, PACK_SIZE, RANK_MASK, Card, CardSet, Rank, cards_in, rank_of, single
from settebello.engine import Action, Moment, Play, gained, play_bonus, worth
from settebello.engine.capture import (
    ORDINARY,
    must_take_if_able,
    takes_whole_table_unchecked,
    value_of_unchecked,
)
from settebello.engine.legal import actions_with
from settebello.engine.scopa import makes_scopa
from settebello.rules import Rules

POINT: Final = 1 << 40
"""A point at once, in the merit of a choice; the other parts of it are less, in this order."""
THREAT: Final = 1 << 28
WORTH: Final = 1 << 14

MOST: Final = 50_000
"""Cards on tables that are remembered at most, before a play is chosen; each takes half a kilobyte."""

MANY: Final = 40
"""More cards than one play leaves to play at the end of a deal."""


class WeighedPlay(NamedTuple):
    """A play of a card: the cards taken, the table left, the cards that go to the pile.

    ``sweeps`` and ``sweeps_last`` tell whether it is a scopa, the latter as the last play of the deal.
    ``threats`` are the cards that would sweep what is left, ``value`` is the worth of the cards won, and
    ``laid`` the worth of a card that is laid, else None (the worths are those of `settebello.engine.worth`).
    """

    card: Card
    taken: CardSet
    left: CardSet
    won: CardSet
    sweeps: bool
    sweeps_last: bool
    threats: CardSet
    value: int
    laid: int | None


class Choices:
    """The plays of cards on tables by these rules, while the matta has a value or none."""

    def __init__(self, rules: Rules, matta_as: Rank | None) -> None:
        self.rules = rules
        self._usual = ORDINARY if matta_as is None else Moment(matta_as)
        self._values = _by_value(rules, self._usual)
        self.must_take = must_take_if_able(rules)
        self._worths = [worth(rules, Card(card)) for card in range(PACK_SIZE)]
        self._known: dict[int, tuple[WeighedPlay, ...]] = {}
        self._threats: dict[CardSet, CardSet] = {}

    def __len__(self) -> int:
        return len(self._known)

    def of(self, table: CardSet, card: Card) -> tuple[WeighedPlay, ...]:
        """List what may be done with a card on a table, in canonical order."""
        known = self._known.get(table << 6 | card)
        if known is None:
            actions = actions_with(self.rules, table, card, self._usual)
            known = tuple(self.judged(table, action, self._usual) for action in actions)
            self._known[table << 6 | card] = known
        return known

    def judged(self, table: CardSet, action: Action, moment: Moment) -> WeighedPlay:
        """Return what an action does on a table."""
        card = action.card
        taken = action.capture if isinstance(action, Play) else EMPTY
        lays = isinstance(action, Play) and not taken
        left = CardSet(table & ~taken | (single(card) if lays else EMPTY))
        won = EMPTY if lays else CardSet(taken | single(card))
        return WeighedPlay(
            card=card,
            taken=taken,
            left=left,
            won=won,
            sweeps=makes_scopa(self.rules, table, card, taken, MANY, moment),
            sweeps_last=makes_scopa(self.rules, table, card, taken, 0, moment),
            threats=self._threats_of(left),
            value=sum(self._worths[each] for each in cards_in(won)),
            laid=self._worths[card] if lays else None,
        )

    def _threats_of(self, table: CardSet) -> CardSet:
        """Return the cards that would sweep a table: of each value one is asked about."""
        threats = self._threats.get(table)
        if threats is None:
            threats = EMPTY
            for one, alike in self._values:
                if others := alike & ~table:
                    takes = takes_whole_table_unchecked(self.rules, table, one, self._usual)
                    if takes and makes_scopa(self.rules, table, one, table, MANY, self._usual):
                        threats = CardSet(threats | others)
            self._threats[table] = threats
        return threats


def _by_value(rules: Rules, moment: Moment) -> list[tuple[Card, CardSet]]:
    """List the values that cards have now: a card of each, and all of its kind."""
    alike: dict[Rank, CardSet] = {}
    for card in cards_in(PACK):
        value = value_of_unchecked(rules, card, moment)
        alike[value] = CardSet(alike.get(value, EMPTY) | single(card))
    return [(cards_in(cards)[0], cards) for cards in alike.values()]


class Memory:
    """All that is remembered of these rules, for every value of the matta, and of the points of plays."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.equal = [RANK_MASK[rank_of(Card(card)) - 1] for card in range(PACK_SIZE)]
        self._choices: dict[Rank | None, Choices] = {}
        self._bonus: dict[tuple[Card, CardSet, Card | None], int] = {}
        self._gained: dict[tuple[CardSet, CardSet], int] = {}

    @property
    def full(self) -> bool:
        """Tell whether it is more than is worth the room."""
        return sum(len(each) for each in self._choices.values()) > MOST

    def choices(self, matta_as: Rank | None) -> Choices:
        """Return what cards do while the matta has this value."""
        if matta_as not in self._choices:
            self._choices[matta_as] = Choices(self.rules, matta_as)
        return self._choices[matta_as]

    def bonus(self, choice: WeighedPlay, fresh: Card | None) -> int:
        """Return the points that a play makes besides a scopa, if it is not the last one of the deal."""
        key = choice.card, choice.taken, fresh
        points = self._bonus.get(key)
        if points is None:
            made = play_bonus(self.rules, choice.card, choice.taken, fresh, MANY)
            points = self._bonus[key] = sum(each for _, each in made)
        return points

    def gained(self, pile: CardSet, won: CardSet, suit: CardSet) -> int:
        """Return what cards bring a pile beyond their worth; it depends on the cards of one suit."""
        key = CardSet(pile & suit), CardSet(won & suit)
        more = self._gained.get(key)
        if more is None:
            more = self._gained[key] = gained(self.rules, *key)
        return more
