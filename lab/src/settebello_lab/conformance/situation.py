"""The situation of a case, read by key; a `ValueError` names the key that cannot be read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from settebello.cards import EMPTY, Card, CardSet, Rank, card_set, card_text, cards_in, parse_card, size
from settebello.cards.card import RANK_LETTERS
from settebello.engine import Moment


@dataclass(frozen=True, slots=True)
class CaseSituation:
    """One case as it stands in the file."""

    data: Mapping[str, object]

    def get(self, key: str, default: object = None) -> object:
        """Return the value of a key; null is as good as absent."""
        value = self.data.get(key)
        return default if value is None else value

    def has(self, key: str) -> bool:
        """Tell whether the case gives this key a value other than null."""
        return self.data.get(key) is not None

    def text(self, key: str, default: str | None = None) -> str:
        """Read a word."""
        value = self.get(key, default)
        if not isinstance(value, str):
            raise _unreadable(key, value, "a word")
        return value

    def number(self, key: str, default: int | None = None) -> int:
        """Read a whole number."""
        return _whole(key, self.get(key, default))

    def flag(self, key: str) -> bool:
        """Read a yes or no; no where the key is absent."""
        value = self.get(key, default=False)
        if not isinstance(value, bool):
            raise _unreadable(key, value, "true or false")
        return value

    def names(self, key: str) -> tuple[str, ...]:
        """Read a row of names, each once."""
        names = tuple(_word(key, each) for each in _row(key, self.data.get(key)))
        if len(set(names)) != len(names):
            raise ValueError(f"{key}: a name stands twice in {', '.join(names)}")
        return names

    def mapping(self, key: str) -> Mapping[str, object]:
        """Read what is given by name: by side, by seat or by option; nothing where the key is absent."""
        value = self.get(key, {})
        if not isinstance(value, Mapping):
            raise _unreadable(key, value, "an object")
        return value

    def card(self, key: str) -> Card:
        """Read one card."""
        return _card(key, self.data.get(key))

    def rank(self, key: str) -> Rank | None:
        """Read a rank by its letter; None where the key is absent."""
        if not self.has(key):
            return None
        letter = self.text(key)
        if len(letter) != 1 or letter not in RANK_LETTERS:
            raise _unreadable(key, letter, f"one of {RANK_LETTERS}")
        return Rank(RANK_LETTERS.index(letter) + 1)

    def moment(self) -> Moment:
        """Read the value of the matta, and whether it is the first play of the deal."""
        return Moment(self.rank("matta_as"), self.flag("first_play"))

    def cards(self, key: str) -> CardSet:
        """Read a set of cards; empty where the key is absent."""
        return _cards(key, self.get(key, []))

    def deck(self, key: str) -> tuple[Card, ...]:
        """Read cards in their order, each once."""
        cards = tuple(_card(key, each) for each in _row(key, self.data.get(key)))
        _cards(key, self.data.get(key))
        return cards

    def sides(self, *keys: str) -> tuple[str, ...]:
        """List the names of the sides, in the order in which these keys first give them."""
        named = dict.fromkeys(name for key in keys for name in self.mapping(key))
        if len(named) < 2:
            raise ValueError(f"{' or '.join(keys)}: names of at least two sides are missing")
        return tuple(named)

    def piles(self, key: str, sides: Sequence[str]) -> tuple[CardSet, ...]:
        """Read cards by side; a card can be in one pile only."""
        by_side = self.mapping(key)
        piles = tuple(_cards(f"{key}.{side}", by_side.get(side, [])) for side in sides)
        if sum(map(size, piles)) != size(card_set(card for pile in piles for card in cards_in(pile))):
            raise ValueError(f"{key}: a card is in two piles")
        return piles

    def numbers(self, key: str, sides: Sequence[str]) -> tuple[int, ...]:
        """Read numbers by side; 0 for a side that has none."""
        by_side = self.mapping(key)
        return tuple(_whole(f"{key}.{side}", by_side.get(side, 0)) for side in sides)

    def place(self, key: str, names: Sequence[str]) -> int | None:
        """Return the place of the name this key gives, among ``names``; None where it gives none."""
        if not self.has(key):
            return None
        name = self.text(key)
        if name not in names:
            raise ValueError(f"{key}: {name!r} is none of {', '.join(names)}")
        return names.index(name)


def card_texts(cards: CardSet) -> list[str]:
    """Write a set of cards as a row of texts."""
    return [card_text(card) for card in cards_in(cards)]


def rank_text(rank: Rank | None) -> str | None:
    """Write a rank as its letter."""
    return None if rank is None else RANK_LETTERS[rank - 1]


def _unreadable(key: str, value: object, expected: str) -> ValueError:
    return ValueError(f"{key}: {'missing' if value is None else repr(value)}, expected {expected}")


def _row(key: str, value: object) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise _unreadable(key, value, "a row")
    return value


def _word(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise _unreadable(key, value, "a name")
    return value


def _whole(key: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _unreadable(key, value, "a whole number")
    return value


def _card(key: str, value: object) -> Card:
    text = _word(key, value)
    try:
        return parse_card(text)
    except ValueError as problem:
        raise ValueError(f"{key}: {problem}") from None


def _cards(key: str, value: object) -> CardSet:
    cards = [_card(key, each) for each in _row(key, value)]
    found = card_set(cards) if cards else EMPTY
    if size(found) != len(cards):
        raise ValueError(f"{key}: a card stands twice")
    return found
