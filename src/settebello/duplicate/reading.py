"""Reading sets and sheets (grammar: docs/duplicate.md); every error says line and column."""

from collections.abc import Iterator, Mapping
from typing import Final

from settebello.duplicate.blocks import read_blocks
from settebello.duplicate.dealset import (
    DEALS_MOST,
    DealSet,
    SealedDeal,
    SetPlaces,
    check_two_sides,
    deal_seed,
    promise,
)
from settebello.duplicate.played import TEAM_TAGS, check_names, check_teams
from settebello.duplicate.sheet import Result, Sheet, SheetSitting
from settebello.errors import InvalidRules, Reason, SyntaxProblem
from settebello.notation.places import TextPlace, excerpt, located, problem
from settebello.notation.scanner import RecordWord, Scanner, Tag
from settebello.notation.sections import Section
from settebello.notation.tags import BETWEEN_SIDES, UNFINISHED
from settebello.notation.values import read_count, read_counts, read_hex, read_rules
from settebello.rules import Rules

SET_TAGS: Final = ("Rules", "Deals", "Name", "Date", "Commitment", "Seed")
DEAL_TAGS: Final = ("Commitment", "Seed")
SHEET_TAGS: Final = ("Rules", "Commitment")
PLAYER_TAGS: Final = tuple(f"Player{seat}" for seat in range(1, 7))
DIGITS: Final = 64
"""The length of a seed and of a hash, in hexadecimal digits."""


def loads_set(text: str) -> DealSet:
    """Read a set, secret or public; a seed in it that is not the promised one is refused.

    Raises `SyntaxProblem`, or `UnknownRule` and `InvalidRules` for its rules, with line and column.
    """
    head, parts = read_blocks(text, "Deal", SET_TAGS, DEAL_TAGS, words=False)
    rules_text, _ = _rules(head)
    _check_count(head.required("Deals"), parts)
    found = DealSet(
        rules_text=rules_text,
        commitment=_digits(head.required("Commitment")),
        deals=tuple(_sealed_deal(part, number) for number, part in enumerate(parts, 1)),
        seed=_seed(head),
        name=_text(head.tags.get("Name")),
        date=_text(head.tags.get("Date")),
        places=SetPlaces(head.value_places(), tuple(part.value_places() for part in parts)),
    )
    _check_seeds(found, head, parts)
    return found


def loads_sheet(text: str) -> Sheet:
    """Read a result sheet; raises as `loads_set`."""
    head, parts = read_blocks(text, "Table", SHEET_TAGS, (*PLAYER_TAGS, *TEAM_TAGS), words=True)
    rules_text, rules = _rules(head)
    commitment = head.required("Commitment")
    return Sheet(
        rules_text=rules_text,
        commitment=_digits(commitment),
        sittings=tuple(_sitting(part, rules) for part in parts),
        commitment_place=commitment.value_place,
    )


def is_record(text: str) -> bool:
    """Tell whether a text is a match record and not a sheet, by its tags; raise where it is no tags."""
    tags = {token.name.lower() for token in Scanner(text).tokens() if isinstance(token, Tag)}
    return bool(tags & {"pack", "score", "result"})


def _rules(head: Section) -> tuple[str, Rules]:
    tag = head.required("Rules")
    rules = read_rules(tag.value, tag.value_place)
    try:
        check_two_sides(rules)
    except InvalidRules as error:
        raise located(error, tag.value_place) from None
    return tag.value, rules


def _check_count(tag: Tag, parts: list[Section]) -> None:
    count = read_count(tag.value, tag.value_place, "Deals")
    if not 1 <= count <= DEALS_MOST:
        raise problem(f"a set has 1 to {DEALS_MOST} deals", tag.value_place)
    if count != len(parts):
        raise problem(f"there are {len(parts)} deals here", tag.value_place)


def _sealed_deal(part: Section, number: int) -> SealedDeal:
    tag = part.tags["Deal"]
    if tag.value != str(number):
        raise problem(f"deals are numbered from 1 in order: this is deal {number}", tag.value_place)
    return SealedDeal(_digits(part.required("Commitment")), _seed(part))


def _check_seeds(found: DealSet, head: Section, parts: list[Section]) -> None:
    """Refuse a seed that is not the promised one, and a promise that no deal of the seed keeps."""
    if found.seed is not None and promise(found.seed) != found.commitment:
        raise _not_promised(head.tags["Seed"])
    for number, (deal, part) in enumerate(zip(found.deals, parts, strict=True), 1):
        if deal.seed is not None and promise(deal.seed) != deal.commitment:
            raise _not_promised(part.tags["Seed"])
        if found.seed is not None and promise(deal_seed(found.seed, number)) != deal.commitment:
            message, place = "the seed of the set gives another deal", part.tags["Commitment"].value_place
            raise problem(message, place, Reason.DEAL_NOT_OF_SEED, deal=number)


def _not_promised(tag: Tag) -> SyntaxProblem:
    return problem("this seed is not the promised one", tag.value_place, Reason.SEED_NOT_PROMISED)


def _seed(section: Section) -> str | None:
    tag = section.tags.get("Seed")
    return None if tag is None else _digits(tag)


def _digits(tag: Tag) -> str:
    text = read_hex(tag.value, tag.value_place)
    if len(text) != DIGITS:
        message = f"{tag.name} has {DIGITS} digits of 0-9 and a-f, and here are {len(text)}"
        raise problem(message, tag.value_place)
    return text.lower()


def _text(tag: Tag | None) -> str | None:
    return None if tag is None else tag.value


def _sitting(part: Section, rules: Rules) -> SheetSitting:
    wanted = PLAYER_TAGS[: rules.players]
    for name in PLAYER_TAGS[rules.players :]:
        if name in part.tags:
            raise problem(f"these rules have {rules.players} players", part.tags[name].place)
    tags = [part.required(name) for name in wanted]
    players = tuple(tag.value for tag in tags)
    check_names(players, [tag.value_place for tag in tags])
    return SheetSitting(part.tags["Table"].value, players, tuple(_results(part)), _teams(part))


def _teams(part: Section) -> tuple[str, ...] | None:
    """Read the names of the teams: both, or none."""
    if not any(name in part.tags for name in TEAM_TAGS):
        return None
    tags = [part.required(name) for name in TEAM_TAGS]
    teams = tuple(tag.value for tag in tags)
    check_teams(teams, [tag.value_place for tag in tags])
    return teams


def _results(part: Section) -> Iterator[Result]:
    """Read numbers with a full stop, and behind each the points by side or the mark of an unfinished deal."""
    seen: dict[int, TextPlace] = {}
    words = iter(part.words)
    for word in words:
        number = _deal_number(word, seen)
        seen[number] = word.place
        points = next(words, None)
        if points is None or points.text.endswith("."):
            raise problem("no points follow this number: write them as in 5-2, or *", word.place)
        yield Result(number, _points(points), word.place)


def _deal_number(word: RecordWord, seen: Mapping[int, TextPlace]) -> int:
    if not word.text.endswith("."):
        raise problem(
            f"{excerpt(word.text)} is no deal: write its number and its points, as in 3. 5-2", word.place
        )
    number = read_count(word.text[:-1], word.place, "the number of a deal")
    if not 1 <= number <= DEALS_MOST:
        raise problem(f"deals are numbered from 1 to {DEALS_MOST}", word.place)
    if number in seen:
        raise problem(f"deal {number} is written twice in this sitting", word.place)
    return number


def _points(word: RecordWord) -> tuple[int, ...] | None:
    return None if word.text == UNFINISHED else read_counts(word.text, word.place, "points", BETWEEN_SIDES, 2)
