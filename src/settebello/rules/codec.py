"""Option values as text (in a text id) and as JSON (in files and on the wire)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, cast, get_args, get_origin

from settebello.cards import Card, card_text
from settebello.errors import Reason, UnknownRule
from settebello.rules.bonuses import NONE, HandBonus, Honours, TableBonus, read_card_option
from settebello.rules.options import ONE_DEAL, Target
from settebello.rules.pattern import DealPattern

Value = Any
"""An option's value: an enum, a set of them, a number, a truth value, a card, a row or a deal pattern."""

MAX_TARGET = 1000


@dataclass(frozen=True, slots=True)
class Codec:
    """How values of one type are read and written; ``choices`` lists them where they are few."""

    read: Callable[[str, object], Value]
    to_text: Callable[[Value], str]
    to_json: Callable[[Value], object]
    choices: tuple[str, ...] = ()
    many: bool = False


@cache
def codec_for(kind: Any) -> Codec:  # noqa: ANN401 - a type as written, which has no type of its own
    """Return the codec of an option's type."""
    if get_origin(kind) is frozenset:
        return _set_of(get_args(kind)[0])
    if kind is bool:
        return _BOOL
    if kind is int:
        return _INT
    if kind is DealPattern:
        return _DEAL
    if kind == Target:
        return _TARGET
    return _ROWS.get(kind) or _enum(kind)


def unknown_value(option: str, value: object, expected: str) -> UnknownRule:
    """Build the error for a value that an option cannot have."""
    return UnknownRule(
        f"option {option} cannot be {value!r}; it is {expected}",
        reason=Reason.UNKNOWN_VALUE,
        option=option,
        value=str(value),
        expected=expected,
    )


def _read_bool(option: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    words = {"yes": True, "no": False, "true": True, "false": False}
    if isinstance(value, str) and value.lower() in words:
        return words[value.lower()]
    raise unknown_value(option, value, "yes or no")


def _read_int(option: str, value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 6:
        return int(value)
    raise unknown_value(option, value, "a number")


def _read_target(option: str, value: object) -> Target:
    if value == ONE_DEAL:
        return ONE_DEAL
    try:
        return _read_int(option, value)
    except UnknownRule:
        raise unknown_value(option, value, f"a number of points, or {ONE_DEAL}") from None


def _read_deal(option: str, value: object) -> DealPattern:
    if isinstance(value, DealPattern):
        return value
    if isinstance(value, str):
        return DealPattern.parse(value)
    raise unknown_value(option, value, "a row of packets such as P3 T4 P3*")


def _read_matta(option: str, value: object) -> Card | None:
    if value is None or value == NONE:
        return None
    if isinstance(value, int) and not isinstance(value, bool):
        return Card(value)
    if isinstance(value, str):
        return read_card_option(option, value)
    raise unknown_value(option, value, "none, or a card such as 7C")


def _matta_text(value: Card | None) -> str:
    return NONE if value is None else card_text(value)


def _row(kind: type[TableBonus] | type[HandBonus], example: str) -> Codec:
    def read(option: str, value: object) -> TableBonus | HandBonus:
        if isinstance(value, kind):
            return value
        if isinstance(value, str):
            return kind.parse(value)
        raise unknown_value(option, value, f"none, or a row such as {example}")

    return Codec(read, lambda value: str(value).replace(" ", "+"), str)


def _read_honours(option: str, value: object) -> Honours:
    if isinstance(value, Honours):
        return value
    if isinstance(value, list | tuple) and all(isinstance(each, str) for each in value):
        return Honours.parse(" ".join(value))
    if isinstance(value, str):
        return Honours.parse(value)
    raise unknown_value(option, value, "none, or cards and ranks such as 2S FS")


def _enum(kind: type[StrEnum]) -> Codec:
    names = tuple(member.value for member in kind)

    def read(option: str, value: object) -> StrEnum:
        if isinstance(value, str) and value in names:
            return kind(value)
        raise unknown_value(option, value, f"one of {', '.join(names)}")

    return Codec(read, str, str, names)


def _set_of(kind: type[StrEnum]) -> Codec:
    names = tuple(member.value for member in kind)

    def read(option: str, value: object) -> frozenset[StrEnum]:
        if isinstance(value, str):
            parts: list[object] = [] if value in {"none", ""} else list(value.replace(" ", "+").split("+"))
        elif isinstance(value, list | tuple | set | frozenset):
            parts = list(cast("list[object]", value))
        else:
            parts = [value]
        if not all(isinstance(part, str) and part in names for part in parts):
            raise unknown_value(option, value, f"none, or some of {', '.join(names)} joined by +")
        return frozenset(kind(str(part)) for part in parts)

    def in_order(value: frozenset[StrEnum]) -> list[str]:
        return [name for name in names if kind(name) in value]

    return Codec(read, lambda value: "+".join(in_order(value)) or "none", in_order, names, many=True)


_BOOL = Codec(_read_bool, lambda value: "yes" if value else "no", bool, ("no", "yes"))
_INT = Codec(_read_int, str, int)
_TARGET = Codec(_read_target, str, lambda value: value)
_DEAL = Codec(_read_deal, lambda value: str(value).replace(" ", "+"), str)
_ROWS: Mapping[Any, Codec] = {
    TableBonus: _row(TableBonus, "sum15:1 sum30:2"),
    HandBonus: _row(HandBonus, "low9:3 alike:10"),
    Honours: Codec(_read_honours, lambda value: str(value).replace(" ", "+"), Honours.texts),
    Card | None: Codec(_read_matta, _matta_text, _matta_text),
}
"""Codecs of the options that have a grammar of their own."""
