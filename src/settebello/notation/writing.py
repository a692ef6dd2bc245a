"""Writing a record in its one canonical form, which reads back to an equal record."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Protocol, runtime_checkable

from settebello.arguments import check_kind, checked
from settebello.cards import Card, Seat, card_text, number_of
from settebello.engine import SidePoints, categories
from settebello.errors import SyntaxProblem
from settebello.notation.acts import plays_after
from settebello.notation.places import TextPlace, excerpt
from settebello.notation.record import DealRecord, MatchRecord
from settebello.notation.tags import (
    BETWEEN_SALTS,
    BETWEEN_SEATS,
    BETWEEN_SIDES,
    POINT_TAGS,
    TOTAL,
    UNFINISHED,
    control_character,
    is_free_name,
)
from settebello.notation.unknown import Pack
from settebello.notation.values import UNKNOWN, read_hex
from settebello.rules import Rules

GROUP: Final = 4
"""How many cards of a pack are written without a space."""


@runtime_checkable
class Writable(Protocol):
    """A stream that takes text."""

    def write(self, text: str, /) -> object:
        """Take a text."""
        ...


@checked
def dump(record: MatchRecord, stream: Writable) -> None:
    """Write a record to a stream of text; raises as `dumps`."""
    stream.write(dumps(record))


def dumps(record: MatchRecord) -> str:
    """Write a record.

    Raises `SyntaxProblem` for names and values that no text can hold, `InvalidArgument` for no record.
    """
    check_kind("record", record, MatchRecord, "settebello.notation.loads reads one")
    return "\n\n".join(filter(None, _blocks(record))) + "\n"


def _blocks(record: MatchRecord) -> Iterator[str]:
    rules = record.rules
    yield tag_lines(_opening(record))
    for number, deal in enumerate(record.deals, 1):
        yield tag_lines(_deal_opening(number, deal))
        yield "\n".join(_rounds(deal, rules))
        yield tag_lines(_points(deal, rules))
    yield tag_lines(_closing(record))


def _opening(record: MatchRecord) -> Iterator[tuple[str, str | None]]:
    yield "Rules", record.rules_text
    for seat, name in enumerate(record.players):
        yield f"Player{number_of(Seat(seat))}", name
    yield "Drawn", BETWEEN_SEATS.join(str(number_of(seat)) for seat in record.drawn) or None
    yield "Site", record.site
    yield "Date", record.date
    yield from _free(record.free_tags)


def _deal_opening(number: int, deal: DealRecord) -> Iterator[tuple[str, str | None]]:
    yield "Deal", str(number)
    yield "Dealer", str(number_of(deal.dealer))
    yield "Before", _counts(deal.before)
    yield "Commitment", _hex(deal.commitment)
    yield "SaltHashes", _hashes(deal.hashes)
    yield "Seed", _hex(deal.seed)
    yield "Salts", _salts(deal.salts)
    yield "Attempt", None if deal.attempt is None else str(deal.attempt)
    yield from _free(deal.free_tags)
    yield "Pack", pack_text(deal.pack)


def _rounds(deal: DealRecord, rules: Rules) -> Iterator[str]:
    """Write a line for each round: what happens before its first play stands on the line before."""
    line, made, begun = list[str](), 0, 0
    for marked in deal.acts:
        after = plays_after(made, marked.act)
        if after > made and made == begun * rules.players:
            yield from [" ".join(line)] * bool(line)
            begun += 1
            line = [f"{begun}."]
        line.append(str(marked))
        made = after
    yield from [" ".join(line)] * bool(line)


def _points(deal: DealRecord, rules: Rules) -> Iterator[tuple[str, str | None]]:
    if deal.points is None:
        return
    for category in categories(rules):
        yield POINT_TAGS[category], _counts(_of_category(deal.points, category))
    yield TOTAL, _counts([side.total for side in deal.points])


def _closing(record: MatchRecord) -> Iterator[tuple[str, str | None]]:
    yield "Score", _counts(record.score)
    yield "Result", UNFINISHED if record.winner is None else str(number_of(record.winner))
    yield "Stake", None if record.stake is None else str(record.stake)
    yield "Forfeit", None if record.forfeit is None else str(record.forfeit + 1)


def _of_category(points: Sequence[SidePoints], category: str) -> list[int]:
    return [getattr(side, category) for side in points]


def _counts(counts: Sequence[int]) -> str:
    return BETWEEN_SIDES.join(map(str, counts))


def _hex(text: str | None) -> str | None:
    return None if text is None else read_hex(text, TextPlace())


def _salts(salts: Sequence[str]) -> str | None:
    for salt in salts:
        if BETWEEN_SALTS in salt:
            raise SyntaxProblem(f"a salt cannot have a comma: {excerpt(salt)}")
    return BETWEEN_SALTS.join(salts) if salts else None


def _hashes(hashes: Sequence[str]) -> str | None:
    return BETWEEN_SALTS.join(_hex(each) or "" if each else "" for each in hashes) if hashes else None


def pack_text(pack: Pack) -> str:
    """Write the cards of a pack in groups, top card first."""
    groups = (pack[start : start + GROUP] for start in range(0, len(pack), GROUP))
    return " ".join("".join(map(_dealt_text, group)) for group in groups)


def _dealt_text(card: Card | None) -> str:
    return UNKNOWN if card is None else card_text(card)


def _free(tags: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for name, value in tags:
        if not is_free_name(name):
            raise SyntaxProblem(f"{excerpt(name)} cannot be the name of a further tag")
        yield name, value


def tag_lines(tags: Iterable[tuple[str, str | None]]) -> str:
    """Write tags, a line each, but those without a value; raise `SyntaxProblem` for control characters."""
    return "\n".join(f'[{name} "{_escaped(value)}"]' for name, value in tags if value is not None)


def _escaped(value: str) -> str:
    if control_character(value):
        raise SyntaxProblem(f"a tag cannot hold control characters: {excerpt(value)}")
    return value.replace("\\", "\\\\").replace('"', '\\"')
