"""The parts of a record: what is said of the match, and what of each deal."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from settebello.errors import SyntaxProblem
from settebello.notation.places import TextPlace, excerpt, problem
from settebello.notation.scanner import RecordWord, Scanner, Tag
from settebello.notation.tags import Owner, known_tag

FIRST_TAG: Final = "Deal"
WORDS_MOST: Final = 1000
"""Words of a deal that are read: its plays, calls and cards shown, with their numbers, are far fewer."""


@dataclass(slots=True)
class Section:
    """The tags and words of the match or of one deal; tags with a meaning by name, others in order.

    ``place`` is where one looks for what is missing.
    """

    place: TextPlace
    tags: dict[str, Tag] = field(default_factory=dict)
    free: dict[str, Tag] = field(default_factory=dict)
    words: list[RecordWord] = field(default_factory=list)

    def add_word(self, word: RecordWord) -> None:
        """Add an act or a number; raise `SyntaxProblem` for more than a deal can have."""
        if len(self.words) == WORDS_MOST:
            raise problem("so much does not happen in a deal", word.place)
        self.words.append(word)

    def add(self, name: str, tag: Tag, *, known: bool) -> None:
        """Add a tag; raise `SyntaxProblem` if there is one of its name."""
        tags = self.tags if known else self.free
        if name in tags:
            raise problem(f"the tag {excerpt(name)} is written twice", tag.place)
        tags[name] = tag

    def required(self, name: str) -> Tag:
        """Return a tag that has to be there."""
        tag = self.tags.get(name)
        if tag is None:
            raise problem(f'the tag [{name} "…"] is missing', self.place)
        return tag

    def free_tags(self) -> tuple[tuple[str, str], ...]:
        """List the tags without a meaning, in their order."""
        return tuple((tag.name, tag.value) for tag in self.free.values())

    def value_places(self) -> dict[str, TextPlace]:
        """Return where each tag with a meaning has its value."""
        return {name: tag.value_place for name, tag in self.tags.items()}


def sections(text: str) -> tuple[Section, list[Section]]:
    """Divide a record into what is said of the match and of each deal."""
    scanner = Scanner(text)
    return sections_of(scanner.tokens(), scanner.end)


def sections_of(tokens: Iterable[Tag | RecordWord], end: TextPlace) -> tuple[Section, list[Section]]:
    """Divide the tags and words of a record, which has its ``end`` there."""
    match, deals = Section(end), list[Section]()
    current = match
    for token in tokens:
        if isinstance(token, RecordWord):
            if current is match:
                raise _outside(token.text, token.place)
            current.add_word(token)
        else:
            current = _with_tag(token, match, deals, current)
    return match, deals


def _with_tag(tag: Tag, match: Section, deals: list[Section], current: Section) -> Section:
    """Add a tag where it belongs and return the section it leaves us in."""
    known = known_tag(tag.name)
    if known is None:
        current.add(tag.name.lower(), tag, known=False)
        return current
    name, owner = known
    if owner is Owner.MATCH:
        current = match
    elif name == FIRST_TAG:
        current = _begun(tag, deals)
    elif current is match:
        raise _outside(name, tag.place)
    current.add(name, tag, known=True)
    return current


def _begun(tag: Tag, deals: list[Section]) -> Section:
    """Begin the next deal with its number."""
    deals.append(Section(tag.place))
    if tag.value != str(len(deals)):
        raise problem(f"deals are numbered from 1 in order: this is deal {len(deals)}", tag.value_place)
    return deals[-1]


def _outside(what: str, place: TextPlace) -> SyntaxProblem:
    return problem(f'{excerpt(what)} belongs to a deal, which begins with [{FIRST_TAG} "1"]', place)
