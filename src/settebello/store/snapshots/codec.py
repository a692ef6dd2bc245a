"""A table as text: lines of JSON behind a checksum, of one program.

The first line has the mark of the program and the checksum, the second the table with its last deal. Each
other line has an earlier deal of the match, behind 1 where it counts and 0 where not; it is read when anybody
asks.

A snapshot is a copy of what the log says. One that another program wrote, or that is damaged, is no snapshot:
the log is folded from its beginning then. So the form, and how a table follows from its log, may change.
"""

from collections.abc import Sequence
from dataclasses import MISSING, dataclass, field, fields, make_dataclass
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from pydantic import PlainSerializer, TypeAdapter, ValidationError

import settebello
from settebello.cards import Seat
from settebello.engine import Match, Outcome
from settebello.errors import SettebelloError
from settebello.room import DealInPlay, Room
from settebello.room.results.recalled import RecalledDeal, RecalledSource, source_of
from settebello.rules import Rules

FOLDED_BY: Final = ("cards", "rules", "engine", "fair.py", "room", "store/snapshots")
"""The sources that say how a table follows from its log, and how it is written here."""

_OTHERWISE: Final = ("rules", "match", "deals")
"""The fields of a table that are written in another way."""


@dataclass(frozen=True, slots=True)
class _MatchNow:
    """A match between deals, without its rules."""

    dealer: Seat
    deal_number: int
    outcome: Outcome


@cache
def mark() -> str:
    """Return the mark of this program: a change of its sources makes another one."""
    home, digest = Path(settebello.__file__).parent, sha256(settebello.__version__.encode())
    for place in FOLDED_BY:
        for path in sorted([home / place, *(home / place).rglob("*.py")]):
            digest.update(path.read_bytes() if path.is_file() else b"")
    return digest.hexdigest()[:16]


def snapshot_text(room: Room) -> str:
    """Write a table."""
    same = {each.name: getattr(room, each.name) for each in fields(Room) if each.name not in _OTHERWISE}
    now = room.match
    match = None if now is None else _MatchNow(now.dealer, now.deal_number, now.outcome)
    last = source_of(room.deals[-1]) if room.deals else None
    written = _form()(**same, rules=room.rules.as_texts(), match=match, last=last)
    lines = [_table().dump_json(written, exclude_defaults=True).decode()]
    lines += [f"{each.counts:d} {_deal().dump_json(source_of(each)).decode()}" for each in room.deals[:-1]]
    body = "\n".join(lines)
    return f"{mark()} {_checksum(body)}\n{body}"


def read_snapshot(text: str) -> Room | None:
    """Read a table; None for a text that is damaged, or of another form or program."""
    head, _, body = text.partition("\n")
    if head != f"{mark()} {_checksum(body)}":
        return None
    now, *earlier = body.split("\n")
    try:
        return _room(_table().validate_json(now), earlier)
    except (ValidationError, SettebelloError, ValueError, LookupError):
        return None


def _room(kept: Any, earlier: Sequence[str]) -> Room:  # noqa: ANN401 (of the class that `_form` makes)
    rules = Rules.from_options(kept.rules)
    same = {each.name: getattr(kept, each.name) for each in fields(Room) if each.name not in _OTHERWISE}
    deals: list[DealInPlay] = [
        RecalledDeal(rules, partial(_deal().validate_json, line[2:]), counts=line[0] == "1")
        for line in earlier
    ]
    last: RecalledSource | None = kept.last
    deals += [] if last is None else [last.played(rules)]
    now: _MatchNow | None = kept.match
    match = None if now is None else Match(rules, now.dealer, now.deal_number, now.outcome)
    return Room(**same, rules=rules, match=match, deals=tuple(deals))


@cache
def _form() -> type[Any]:
    """Return the class of what is written: a table with other rules, match and deals."""
    hints = get_type_hints(Room)
    own = [("rules", dict[str, str]), ("match", _MatchNow | None), ("last", RecalledSource | None)]
    same = sorted(
        (each for each in fields(Room) if each.name not in _OTHERWISE),
        key=lambda each: each.default is not MISSING,
    )
    rest = [(each.name, _in_order(hints[each.name]), field(default=each.default)) for each in same]
    return make_dataclass("TableNow", [*own, *rest])


def _in_order(hint: Any) -> Any:  # noqa: ANN401 (a type of any field)
    """Return the type of a field, with its sets written in order: equal tables are the same text."""
    origin: Any = get_origin(hint)
    if origin is frozenset:
        return Annotated[hint, PlainSerializer(sorted)]
    return origin[tuple(_in_order(each) for each in get_args(hint))] if origin is tuple else hint


@cache
def _table() -> TypeAdapter[Any]:
    return TypeAdapter(_form())


@cache
def _deal() -> TypeAdapter[RecalledSource]:
    return TypeAdapter(RecalledSource)


def _checksum(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:16]
