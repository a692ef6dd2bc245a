"""Rules and views as JSON values, both ways; ``docs/engine-protocol.md`` describes each field.

A view read back equals the one that was written.
"""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from settebello.cards import (
    EMPTY,
    PACK_SIZE,
    Card,
    CardSet,
    Seat,
    card_set,
    card_text,
    cards_in,
    parse_card,
    size,
)
from settebello.engine import Played, View, side_of
from settebello.engine.recall import recalled_piles
from settebello.errors import SyntaxProblem
from settebello.notation import parse_action
from settebello.protocol.numbers import whole_number
from settebello.rules import Rules, check_searched, rules_text, texts_in_use

Json = dict[str, Any]

MOST: Final = 1 << 31
"""No score is greater."""


@lru_cache(maxsize=16)
def rules_message(rules: Rules) -> Mapping[str, Any]:
    """Return a rule set: its text id and every option.

    Raises `InvalidRules` for the games around the five sources, whose views have more to say than this
    protocol does.
    """
    check_searched(rules)
    options = rules.as_options()
    return {"id": rules_text(rules), "options": {name: options[name] for name in texts_in_use(rules)}}


def rules_of_message(message: Mapping[str, Any]) -> Rules:
    """Read a rule set from its options; raise `UnknownRule` or `InvalidRules`."""
    return _rules_from(json.dumps(message["options"], sort_keys=True))


@lru_cache(maxsize=16)
def _rules_from(options: str) -> Rules:
    return Rules.from_options(json.loads(options))


def view_message(seen: View) -> Json:
    """Return what a seat may know, its rules aside; what is legal in the canonical order."""
    return {
        "seat": seen.seat,
        "side": side_of(seen.rules, seen.seat),
        "dealer": seen.dealer,
        "before": list(seen.before),
        "hand": None if seen.hand is None else _texts(seen.hand),
        "hand_sizes": list(seen.hand_sizes),
        "table": _texts(seen.table),
        "stock": seen.stock_size,
        "scope": list(seen.scope),
        "to_move": seen.to_move,
        "last_capturer": seen.last_capturer,
        "plays": [_play_message(play) for play in seen.plays],
        "leftovers": _texts(seen.leftovers),
        "legal": [str(action) for action in seen.legal],
    }


def read_view(rules: Rules, message: Mapping[str, Any]) -> View:
    """Read a view back; raise `SyntaxProblem`, `KeyError`, `TypeError` or `ValueError` where it is none."""
    hand, capturer = message["hand"], message["last_capturer"]
    seen = View(
        rules=rules,
        seat=_seat(rules, message["seat"]),
        dealer=_seat(rules, message["dealer"]),
        before=_numbers(message["before"], rules.side_count, MOST),
        hand=None if hand is None else _cards(hand),
        hand_sizes=_numbers(message["hand_sizes"], rules.players, PACK_SIZE),
        table=_cards(message["table"]),
        stock_size=whole_number(message["stock"], PACK_SIZE),
        scope=_numbers(message["scope"], rules.side_count, PACK_SIZE),
        to_move=_seat(rules, message["to_move"]),
        last_capturer=None if capturer is None else _seat(rules, capturer),
        plays=tuple(_play(rules, play) for play in message["plays"]),
        leftovers=_cards(message["leftovers"]),
        legal=tuple(parse_action(text) for text in message["legal"]),
    )
    _check_cards(seen)
    return seen


def _check_cards(seen: View) -> None:
    """Raise `ValueError` for a seat that is not on turn but may play, and for cards that do not add up."""
    own = seen.hand or EMPTY
    if seen.legal and seen.seat != seen.to_move:
        raise ValueError("only the seat on turn has legal actions")
    if seen.hand is not None and size(own) != seen.hand_sizes[seen.seat]:
        raise ValueError(f"the hand of seat {seen.seat} has another size")
    if seen.legal and seen.hand is None:
        raise ValueError("who has to choose knows the own hand")
    known = [own, seen.table, *recalled_piles(seen)]
    if any(one & other for one, other in combinations(known, 2)):
        raise ValueError("a card stands in two places")
    if sum(map(size, known)) + seen.cards_to_play - size(own) > PACK_SIZE:
        raise ValueError("there are more cards than a pack has")


def _play_message(play: Played) -> Json:
    return {"seat": play.seat, "action": str(play.action), "scopa": play.scopa}


def _play(rules: Rules, message: Mapping[str, Any]) -> Played:
    return Played(_seat(rules, message["seat"]), parse_action(message["action"]), bool(message["scopa"]))


def _texts(cards: CardSet) -> list[str]:
    return [card_text(card) for card in cards_in(cards)]


def _cards(texts: Sequence[str]) -> CardSet:
    cards: list[Card] = [parse_card(text) for text in texts]
    if len(set(cards)) != len(cards):
        raise SyntaxProblem("a card stands twice in a list")
    return card_set(cards)


def _seat(rules: Rules, value: object) -> Seat:
    return Seat(whole_number(value, rules.players - 1))


def _numbers(values: Sequence[object], count: int, most: int) -> tuple[int, ...]:
    if len(values) != count:
        raise ValueError(f"{count} numbers are needed, and here are {len(values)}")
    return tuple(whole_number(value, most) for value in values)
