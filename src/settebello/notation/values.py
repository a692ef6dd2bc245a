"""The values that stand in positions and tags: cards, counts, seats, rules."""

import re
from collections.abc import Iterator
from typing import Final

from settebello.cards import PACK_SIZE, Card, Seat, Side, card_text, parse_card, seat_numbered, side_numbered
from settebello.errors import InvalidRules, Reason, UnknownRule
from settebello.notation.places import TextPlace, excerpt, located, problem
from settebello.rules import Rules, parse_rules

RULES_LONGEST: Final = 1000
"""How many characters the text id of a rule set may have."""

COUNT_MOST: Final = 999_999

UNKNOWN: Final = "??"
"""A card that nobody saw."""

_PAIR: Final = re.compile(r"[^ ]{1,2}")
_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_HEX: Final = re.compile(r"(?:[0-9A-Fa-f]{2})+")


def read_rules(text: str, place: TextPlace) -> Rules:
    """Read a rule set; its errors get the place among their facts."""
    if len(text) > RULES_LONGEST:
        raise problem(f"{excerpt(text)} is too long to name rules", place)
    try:
        return parse_rules(text)
    except (UnknownRule, InvalidRules) as error:
        raise located(error, place) from None


def read_card(text: str, place: TextPlace) -> Card:
    """Read one card from its two letters."""
    try:
        return parse_card(text)
    except ValueError as error:
        raise problem(str(error), place) from None


def placed_cards(text: str, place: TextPlace) -> Iterator[tuple[Card, TextPlace]]:
    """Read cards in a row, spaces between them or not, with the place of each."""
    for match in _PAIR.finditer(text):
        at = place.right(match.start())
        yield read_card(match[0], at), at


def read_cards(text: str, place: TextPlace) -> tuple[Card, ...]:
    """Read different cards in a row, in their order."""
    cards: dict[Card, None] = {}
    for card, at in placed_cards(text, place):
        if card in cards:
            text = card_text(card)
            raise problem(f"{text} is written twice", at, Reason.CARD_TWICE, card=text)
        cards[card] = None
    return tuple(cards)


def read_pack(text: str, place: TextPlace) -> tuple[Card | None, ...]:
    """Read different cards in a row, ``??`` for any that nobody saw."""
    cards: list[Card | None] = []
    for match in _PAIR.finditer(text):
        at = place.right(match.start())
        card = None if match[0] == UNKNOWN else read_card(match[0], at)
        if card is not None and card in cards:
            raise problem(f"{card_text(card)} is written twice", at)
        cards.append(card)
        if len(cards) > PACK_SIZE:
            break
    return tuple(cards)


def read_count(text: str, place: TextPlace, what: str) -> int:
    """Read a number from 0 to 999999."""
    if not _COUNT.fullmatch(text):
        raise problem(f"{what} cannot be {excerpt(text)}: write a number from 0 to {COUNT_MOST}", place)
    return int(text)


def read_counts(text: str, place: TextPlace, what: str, mark: str, sides: int) -> tuple[int, ...]:
    """Read one number for each side, ``mark`` between them: ``3-4``."""
    parts = text.split(mark, sides)
    if len(parts) != sides:
        example = mark.join("0" * sides)
        raise problem(f"{what} cannot be {excerpt(text)}: write a number a side, as in {example}", place)
    counts = []
    for part in parts:
        counts.append(read_count(part, place, what))
        place = place.right(len(part) + len(mark))
    return tuple(counts)


def read_seat(text: str, place: TextPlace, players: int) -> Seat:
    """Read a seat, counted from 1 in text."""
    return seat_numbered(_number_at_table(text, place, "seat", players))


def read_seats(text: str, place: TextPlace, mark: str, players: int) -> tuple[Seat, ...]:
    """Read every seat once, in any order, ``mark`` between them: ``3-1-4-2``."""
    parts = text.split(mark)
    if sorted(parts) != [str(seat) for seat in range(1, players + 1)]:
        example = mark.join(str(seat) for seat in range(1, players + 1))
        raise problem(f"{excerpt(text)} are not the seats: write each once, as in {example}", place)
    return tuple(seat_numbered(int(part)) for part in parts)


def read_side(text: str, place: TextPlace, sides: int) -> Side:
    """Read a side, counted from 1 in text."""
    return side_numbered(_number_at_table(text, place, "side", sides))


def read_hex(text: str, place: TextPlace) -> str:
    """Check that a text is bytes in hexadecimal, and return it as it is."""
    if not _HEX.fullmatch(text):
        raise problem(f"{excerpt(text)} is not hexadecimal: write two of 0-9 and a-f for each byte", place)
    return text


def _number_at_table(text: str, place: TextPlace, what: str, most: int) -> int:
    if not (_COUNT.fullmatch(text) and 1 <= int(text) <= most):
        raise problem(f"{excerpt(text)} is no {what}: write a number from 1 to {most}", place)
    return int(text)
