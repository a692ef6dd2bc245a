"""Reading a record (grammar: docs/notation.md); every error says line and column."""

from collections.abc import Iterator
from typing import Final, Protocol, runtime_checkable

from settebello.arguments import checked
from settebello.cards import PACK_SIZE, Seat, Side
from settebello.engine import SidePoints, categories
from settebello.errors import SyntaxProblem
from settebello.notation.acts import MarkedAct, plays_after, read_marked_act
from settebello.notation.places import TextPlace, end_of, excerpt, problem
from settebello.notation.record import DealPlaces, DealRecord, MatchRecord, Places
from settebello.notation.scanner import Tag
from settebello.notation.sections import Section, sections
from settebello.notation.tags import (
    BETWEEN_SALTS,
    BETWEEN_SEATS,
    BETWEEN_SIDES,
    POINT_TAGS,
    TOTAL,
    UNFINISHED,
)
from settebello.notation.unknown import Pack
from settebello.notation.values import (
    read_count,
    read_counts,
    read_hex,
    read_pack,
    read_rules,
    read_seat,
    read_seats,
    read_side,
)
from settebello.rules import Rules

STAKES: Final = ("1", "2", "3")


@runtime_checkable
class Readable(Protocol):
    """A stream of text."""

    def read(self) -> str:
        """Return the whole text."""
        ...


@checked
def load(stream: Readable) -> MatchRecord:
    """Read a record from a stream of text; raises as `loads`."""
    return loads(text_of(stream))


def text_of(stream: Readable) -> str:
    """Return the whole text of a stream; raise `SyntaxProblem` where it is none."""
    try:
        return stream.read()
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode(error.encoding, "replace")
        raise problem("this is no text in UTF-8", end_of(before)) from None


def loads(text: str) -> MatchRecord:
    """Read a record; what it claims is not checked, only that it can be read.

    Raises `SyntaxProblem`, or `UnknownRule` and `InvalidRules` for its rules, with line and column; and
    `InvalidArgument` for what is no text.
    """
    return record_in(*sections(text))


def record_in(match: Section, parts: list[Section]) -> MatchRecord:
    """Read a record from what is said of the match and of each deal; raises as `loads`."""
    rules_tag = match.required("Rules")
    rules = read_rules(rules_tag.value, rules_tag.value_place)
    return MatchRecord(
        rules_text=rules_tag.value,
        players=_players(match, rules),
        score=_counts(match.required("Score"), rules),
        drawn=_drawn(match.tags.get("Drawn"), rules),
        deals=tuple(_read_deal(part, rules) for part in parts),
        winner=_result(match.required("Result"), rules),
        stake=_stake(match.tags.get("Stake")),
        forfeit=_forfeit(match.tags.get("Forfeit"), rules),
        site=_text(match.tags.get("Site")),
        date=_text(match.tags.get("Date")),
        free_tags=match.free_tags(),
        places=Places(match.value_places(), tuple(map(_deal_places, parts))),
    )


def _players(match: Section, rules: Rules) -> tuple[str, ...]:
    names = [f"Player{seat}" for seat in range(1, rules.players + 1)]
    for name, tag in match.tags.items():
        if name.startswith("Player") and name not in names:
            raise problem(f"these rules have {rules.players} players", tag.place)
    return tuple(match.required(name).value for name in names)


def _drawn(tag: Tag | None, rules: Rules) -> tuple[Seat, ...]:
    return read_seats(tag.value, tag.value_place, BETWEEN_SEATS, rules.players) if tag else ()


def _result(tag: Tag, rules: Rules) -> Side | None:
    return None if tag.value == UNFINISHED else read_side(tag.value, tag.value_place, rules.side_count)


def _stake(tag: Tag | None) -> int | None:
    if tag is None:
        return None
    if tag.value not in STAKES:
        raise problem(f"the stake cannot be {excerpt(tag.value)}: it is 1, 2 or 3", tag.value_place)
    return int(tag.value)


def _forfeit(tag: Tag | None, rules: Rules) -> Side | None:
    if tag is None:
        return None
    if rules.side_count != 2:
        raise problem("only one of two sides can forfeit a match", tag.place)
    return read_side(tag.value, tag.value_place, rules.side_count)


def _text(tag: Tag | None) -> str | None:
    return None if tag is None else tag.value


def _hex(tag: Tag | None) -> str | None:
    return None if tag is None else read_hex(tag.value, tag.value_place)


def _counts(tag: Tag, rules: Rules) -> tuple[int, ...]:
    return read_counts(tag.value, tag.value_place, tag.name, BETWEEN_SIDES, rules.side_count)


def _read_deal(part: Section, rules: Rules) -> DealRecord:
    dealer, attempt, salts = part.required("Dealer"), part.tags.get("Attempt"), part.tags.get("Salts")
    return DealRecord(
        dealer=read_seat(dealer.value, dealer.value_place, rules.players),
        before=_counts(part.required("Before"), rules),
        pack=_pack(part.required("Pack")),
        acts=tuple(_acts(part, rules)),
        points=_points(part, rules),
        commitment=_hex(part.tags.get("Commitment")),
        seed=_hex(part.tags.get("Seed")),
        salts=tuple(salts.value.split(BETWEEN_SALTS)) if salts else (),
        attempt=read_count(attempt.value, attempt.value_place, "Attempt") if attempt else None,
        free_tags=part.free_tags(),
        hashes=_hashes(part.tags.get("SaltHashes")),
    )


def _hashes(tag: Tag | None) -> tuple[str, ...]:
    """Read the hashes of salts, a place being empty where there is none."""
    if tag is None:
        return ()
    return tuple(read_hex(each, tag.value_place) if each else "" for each in tag.value.split(BETWEEN_SALTS))


def _pack(tag: Tag) -> Pack:
    cards = read_pack(tag.value, tag.value_place)
    if len(cards) != PACK_SIZE:
        has = "more" if len(cards) > PACK_SIZE else str(len(cards))
        raise problem(f"a pack has {PACK_SIZE} cards, this one has {has}", tag.value_place)
    return cards


def _acts(part: Section, rules: Rules) -> Iterator[MarkedAct]:
    """Read what was done; a round's number may stand before its first play."""
    made, numbered = 0, False
    for word in part.words:
        if word.text.endswith("."):
            if numbered or made % rules.players or word.text != f"{made // rules.players + 1}.":
                raise _wrong_number(made, rules, word.place)
            numbered = True
        else:
            marked = read_marked_act(word.text, word.place, rules.players)
            yield marked
            after = plays_after(made, marked.act)
            numbered = numbered and after <= made
            made = after
    if numbered:
        raise problem("no play follows this number", part.words[-1].place)


def _wrong_number(made: int, rules: Rules, place: TextPlace) -> SyntaxProblem:
    rounds, later = divmod(made, rules.players)
    here = "inside a round" if later else f"at the beginning of round {rounds + 1}"
    return problem(f"a round is numbered once, before its first play; this is {here}", place)


def _deal_places(part: Section) -> DealPlaces:
    acts = tuple(word.place for word in part.words if not word.text.endswith("."))
    return DealPlaces(part.value_places(), acts)


def _points(part: Section, rules: Rules) -> tuple[SidePoints, ...] | None:
    if TOTAL not in part.tags and not any(name in part.tags for name in POINT_TAGS.values()):
        return None
    by_category = {category: _category(part, category, rules) for category in POINT_TAGS}
    points = tuple(
        SidePoints(**{category: counts[side] for category, counts in by_category.items()})
        for side in range(rules.side_count)
    )
    total = part.required(TOTAL)
    if _counts(total, rules) != tuple(side.total for side in points):
        sums = BETWEEN_SIDES.join(str(side.total) for side in points)
        raise problem(f"the points above add up to {sums}", total.value_place)
    return points


def _category(part: Section, category: str, rules: Rules) -> tuple[int, ...]:
    name = POINT_TAGS[category]
    if category in categories(rules):
        return _counts(part.required(name), rules)
    if name in part.tags:
        raise problem(f"these rules do not count {category}", part.tags[name].place)
    return (0,) * rules.side_count
