"""Several match records in one text, one behind the other (docs/notation.md)."""

from collections.abc import Iterable, Iterator
from typing import Final

from settebello.arguments import check_kind, checked
from settebello.notation.places import TextPlace, in_match
from settebello.notation.reading import Readable, record_in, text_of
from settebello.notation.record import MatchRecord
from settebello.notation.scanner import RecordWord, Scanner, Tag
from settebello.notation.sections import sections_of
from settebello.notation.tags import Owner, known_tag
from settebello.notation.verification import VerifiedDeal, verified
from settebello.notation.writing import Writable, dumps

COMPLETE: Final = frozenset({"Rules", "Player1", "Score", "Result"})
"""The tags of every record: one that has them all can be followed by another."""

AT_THE_HEAD: Final = frozenset({"Drawn", "Site", "Date"})
"""Tags that a record may lack, and that stand at its head where it has them."""

ONE: Final = "[record] is a file of one match"

Tokens = list[Tag | RecordWord]


def loads_matches(text: str) -> tuple[MatchRecord, ...]:
    """Read one record or several; raises as `loads`, with the number of the match where there are several."""
    scanner = Scanner(text)
    parts = list(_parts(scanner.tokens()))
    ends = [*(part[0].place for part in parts[1:]), scanner.end]
    if len(parts) < 2:
        return (_record(parts[0] if parts else [], scanner.end),)
    records = []
    for number, (part, end) in enumerate(zip(parts, ends, strict=True), 1):
        with in_match(number):
            records.append(_record(part, end))
    return tuple(records)


@checked
def load_matches(stream: Readable) -> tuple[MatchRecord, ...]:
    """Read one record or several from a stream of text; raises as `loads_matches`."""
    return loads_matches(text_of(stream))


def dumps_matches(records: Iterable[MatchRecord]) -> str:
    """Write records one behind the other, two empty lines between them; raises as `dumps`."""
    check_kind("records", records, Iterable, ONE)
    return "\n\n".join(map(dumps, records))


@checked
def dump_matches(records: Iterable[MatchRecord], stream: Writable) -> None:
    """Write records to a stream of text; raises as `dumps_matches`."""
    stream.write(dumps_matches(records))


def verified_matches(records: Iterable[MatchRecord]) -> Iterator[tuple[VerifiedDeal, ...]]:
    """Check records one after the other; raises as `verified`, with the number of the match."""
    check_kind("records", records, Iterable, ONE)
    records = tuple(records)
    for number, record in enumerate(records, 1):
        if len(records) == 1:
            yield verified(record)
            continue
        with in_match(number):
            found = verified(record)
        yield found


def _record(tokens: Tokens, end: TextPlace) -> MatchRecord:
    return record_in(*sections_of(tokens, end))


def _parts(tokens: Iterable[Tag | RecordWord]) -> Iterator[Tokens]:
    """Cut a text before each tag that a record which has all it needs would have twice.

    The tags right before that one which can stand at the head of a record go with it.
    """
    part, seen = Tokens(), set[str]()
    for token in tokens:
        name = _name_in_match(token)
        if name in seen and seen >= COMPLETE:
            head = _head(part)
            yield part[: len(part) - len(head)]
            part, seen = head, {each for each in map(_name_in_match, head) if each}
        part.append(token)
        if name:
            seen.add(name)
    if part:
        yield part


def _head(part: Tokens) -> Tokens:
    """Return the tags at the end of a part that may belong to the record behind it."""
    start = len(part)
    while start and _may_be_head(part[start - 1]):
        start -= 1
    return part[start:]


def _may_be_head(token: Tag | RecordWord) -> bool:
    return isinstance(token, Tag) and (known_tag(token.name) is None or _name_in_match(token) in AT_THE_HEAD)


def _name_in_match(token: Tag | RecordWord) -> str:
    """Return the name of a tag that speaks of a match and has a meaning; nothing for anything else."""
    known = known_tag(token.name) if isinstance(token, Tag) else None
    return known[0] if known is not None and known[1] is Owner.MATCH else ""
