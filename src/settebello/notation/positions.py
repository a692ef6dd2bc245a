"""Text for a position: one line for a whole state, without the plays that led to it.

``scopa?players=2 dealer=2 move=1 hands=7D3C5S/ADRB2C table=4D6C stock=- piles=-/- scope=0/0 last=-
before=3/4``: the rules, then named fields, here in the order they are written; seats count from 1.
"""

import re
from collections.abc import Iterable
from typing import Final

from settebello.arguments import check_kind
from settebello.cards import PACK, Card, CardSet, card_set, card_text, cards_text, number_of
from settebello.engine import State
from settebello.errors import SyntaxProblem
from settebello.notation.places import TextPlace, excerpt, problem, with_line_ends
from settebello.notation.possible import check_possible
from settebello.notation.values import placed_cards, read_counts, read_rules, read_seat
from settebello.rules import Rules, check_positions, rules_text

FIELDS: Final = ("dealer", "move", "hands", "table", "stock", "piles", "scope", "last", "before")
LEFTOVERS: Final = "leftovers"
"""The field of a finished deal that says which cards of a pile the last capturer was left."""

NOTHING: Final = "-"
_WORD: Final = re.compile(r"\S+")


def position_text(state: State) -> str:
    """Write a position as one line; the plays made are not in it.

    Raises `InvalidArgument` for no state, and `InvalidRules` for a game around the five sources.
    """
    check_kind("state", state, State)
    check_positions(state.rules)
    values = {
        "dealer": str(number_of(state.dealer)),
        "move": str(number_of(state.to_move)),
        "hands": _sets_text(state.hands),
        "table": _sets_text((state.table,)),
        "stock": "".join(map(card_text, state.stock)) or NOTHING,
        "piles": _sets_text(state.piles),
        "scope": "/".join(map(str, state.scope)),
        "last": NOTHING if state.last_capturer is None else str(state.last_capturer + 1),
        "before": "/".join(map(str, state.before)),
    }
    if state.leftovers:
        values[LEFTOVERS] = cards_text(state.leftovers)
    return " ".join([rules_text(state.rules), *(f"{name}={value}" for name, value in values.items())])


def parse_position(text: str) -> State:
    """Read a position; its history is empty.

    Raises `InvalidArgument` for what is no text; and with the column `SyntaxProblem` for text that is no
    position or a position that cannot be, `UnknownRule` and `InvalidRules` for its rules.
    """
    check_kind("text", text, str)
    words = ((match[0], TextPlace(column=match.start() + 1)) for match in _WORD.finditer(_one_line(text)))
    first = next(words, None)
    if first is None:
        raise problem("a position begins with its rules, as in scopa?players=2", TextPlace())
    rules = read_rules(*first)
    check_positions(rules)
    fields = _Fields(rules, words)
    state = _read_state(fields)
    check_possible(state, fields.places)
    return state


def _sets_text(sets: tuple[CardSet, ...]) -> str:
    return "/".join(cards_text(cards) or NOTHING for cards in sets)


def _one_line(text: str) -> str:
    line = with_line_ends(text).rstrip()
    end = line.find("\n")
    if end >= 0:
        raise problem("a position is one line", TextPlace(column=end + 1))
    return line


class _Fields:
    """The named fields of a position, and the cards met in them so far."""

    def __init__(self, rules: Rules, words: Iterable[tuple[str, TextPlace]]) -> None:
        self.rules = rules
        self.places: dict[str, TextPlace] = {}
        self._values: dict[str, str] = {}
        self._met: dict[Card, str] = {}
        for word, place in words:
            self._add(word, place)
        for name in FIELDS:
            if name not in self._values:
                raise problem(f"the field {name} is missing", TextPlace())

    def _add(self, word: str, place: TextPlace) -> None:
        name, equals, value = word.partition("=")
        if not equals or name not in {*FIELDS, LEFTOVERS}:
            known = ", ".join((*FIELDS, LEFTOVERS))
            raise problem(f"{excerpt(word)} is no field: write one of {known}, = and a value", place)
        if name in self._values:
            raise problem(f"the field {name} is written twice", place)
        self._values[name] = value
        self.places[name] = place.right(len(name) + 1)

    def value(self, name: str) -> tuple[str, TextPlace]:
        """Return the text of a field and its place."""
        return self._values[name], self.places[name]

    def cards(self, name: str) -> tuple[Card, ...]:
        """Read the cards of one field, in their order."""
        return self._new_cards(name, *self.value(name))

    def card_sets(self, name: str, wanted: int, whose: str) -> tuple[CardSet, ...]:
        """Read the cards of a field with one set for each seat or side."""
        text, place = self.value(name)
        parts = text.split("/", wanted)
        if len(parts) != wanted:
            raise problem(f"these rules have {wanted} {whose}: write so many {name}, / between them", place)
        sets = []
        for part in parts:
            sets.append(card_set(self._new_cards(name, part, place)))
            place = place.right(len(part) + 1)
        return tuple(sets)

    def leftovers(self) -> CardSet:
        """Read the leftovers, which are in a pile as well."""
        if LEFTOVERS not in self._values:
            return CardSet(0)
        return card_set(card for card, _ in placed_cards(*self.value(LEFTOVERS)))

    def counts(self, name: str) -> tuple[int, ...]:
        """Read a field with one number for each side."""
        return read_counts(*self.value(name), name, "/", self.rules.side_count)

    def check_whole_pack(self) -> None:
        """Refuse a position in which a card is missing."""
        missing = CardSet(PACK & ~card_set(self._met))
        if missing:
            raise problem(f"these cards are nowhere: {cards_text(missing)}", self.places["hands"])

    def _new_cards(self, name: str, text: str, place: TextPlace) -> tuple[Card, ...]:
        if text == NOTHING:
            return ()
        if not text:
            raise problem(f"write cards, or {NOTHING} for none", place)
        cards = []
        for card, at in placed_cards(text, place):
            if card in self._met:
                raise _twice(card, self._met[card], at)
            self._met[card] = name
            cards.append(card)
        return tuple(cards)


def _twice(card: Card, name: str, place: TextPlace) -> SyntaxProblem:
    return problem(f"{card_text(card)} is written twice: it stands among the {name}", place)


def _read_state(fields: _Fields) -> State:
    rules = fields.rules
    last, last_place = fields.value("last")
    state = State(
        rules=rules,
        dealer=read_seat(*fields.value("dealer"), rules.players),
        before=fields.counts("before"),
        hands=fields.card_sets("hands", rules.players, "players"),
        table=card_set(fields.cards("table")),
        stock=fields.cards("stock"),
        piles=fields.card_sets("piles", rules.side_count, "sides"),
        scope=fields.counts("scope"),
        to_move=read_seat(*fields.value("move"), rules.players),
        last_capturer=None if last == NOTHING else read_seat(last, last_place, rules.players),
        leftovers=fields.leftovers(),
    )
    fields.check_whole_pack()
    return state
