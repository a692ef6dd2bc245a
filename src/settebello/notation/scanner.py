"""The words of a record: tags, and everything else between blanks and comments."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from settebello.arguments import check_kind
from settebello.notation.places import TextLines, TextPlace, excerpt, problem, with_line_ends

BYTE_ORDER_MARK: Final = "\ufeff"

_FORBIDDEN: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_BLANKS: Final = re.compile(r"(?:[\s\ufeff]++|\{[^}]*+\}|;[^\n]*+)*+")
_TAG_HEAD: Final = re.compile(r'\[[ \t]*([A-Za-z][A-Za-z0-9_]*)[ \t]*"')
_TAG_VALUE: Final = re.compile(r'[^"\\\r\n\t]*+(?:\\["\\][^"\\\r\n\t]*+)*+')
_ESCAPED: Final = re.compile(r"\\(.)")
_TAG_TAIL: Final = re.compile(r"[ \t]*\]")
_NUMBER_OR_WORD: Final = re.compile(r'[0-9]+\.|[^\s\[\]{};"]+')


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag, the place of its bracket, and that of its value's first character."""

    name: str
    value: str
    place: TextPlace
    value_place: TextPlace


@dataclass(frozen=True, slots=True)
class RecordWord:
    """A play, or the number of a round."""

    text: str
    place: TextPlace


class Scanner:
    """Reads a text from its beginning to its end, once."""

    def __init__(self, text: str) -> None:
        check_kind("text", text, str, "settebello.notation.load reads a stream")
        self._text = text = with_line_ends(text)
        self._lines = TextLines(text)
        self._at = len(BYTE_ORDER_MARK) if text.startswith(BYTE_ORDER_MARK) else 0
        bad = _FORBIDDEN.search(text)
        if bad:
            raise problem(f"the character {bad[0]!a} has no place in a record", self._place(bad.start()))

    @property
    def end(self) -> TextPlace:
        """Return the place after the last character."""
        return self._place(len(self._text))

    def tokens(self) -> Iterator[Tag | RecordWord]:
        """List the tags and words; raise `SyntaxProblem` where neither can be read."""
        while self._skip_blanks():
            yield self._tag() if self._text[self._at] == "[" else self._word()

    def _place(self, offset: int) -> TextPlace:
        return self._lines.place(offset)

    def _skip_blanks(self) -> bool:
        """Go to the next tag or word; tell whether there is one."""
        blanks = _BLANKS.match(self._text, self._at)
        self._at = blanks.end() if blanks else self._at
        if self._text.startswith("{", self._at):
            raise problem("this comment has no end: write }", self._place(self._at))
        return self._at < len(self._text)

    def _tag(self) -> Tag:
        head = _TAG_HEAD.match(self._text, self._at)
        if head is None:
            raise problem('this is no tag: write [Name "value"]', self._place(self._at))
        value, end = self._quoted(head.end())
        tail = _TAG_TAIL.match(self._text, end)
        if tail is None:
            raise problem("a tag ends with ] after its quoted value", self._place(end))
        tag = Tag(head[1], value, self._place(self._at), self._place(head.end()))
        self._at = tail.end()
        return tag

    def _quoted(self, start: int) -> tuple[str, int]:
        """Read a value up to its closing quote; return it and the offset behind the quote."""
        match = _TAG_VALUE.match(self._text, start)
        end = match.end() if match else start
        if self._text.startswith("\\", end):
            raise problem(r"after \ comes a quote or another \ and nothing else", self._place(end))
        if not self._text.startswith('"', end):
            raise problem('this value has no end: write " before the line ends', self._place(start - 1))
        return _ESCAPED.sub(r"\1", self._text[start:end]), end + 1

    def _word(self) -> RecordWord:
        match = _NUMBER_OR_WORD.match(self._text, self._at)
        place = self._place(self._at)
        if match is None:
            raise problem(f"{excerpt(self._text[self._at])} has no place here", place)
        self._at = match.end()
        return RecordWord(match[0], place)
