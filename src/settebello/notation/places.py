"""Where in a text something stands, and errors that say so; lines and columns count from 1."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

from settebello.errors import Fact, Reason, SettebelloError, SyntaxProblem

EXCERPT: Final = 24
"""How many characters of the text an error quotes."""


def with_line_ends(text: str) -> str:
    """Return a text in which every line ends with LF, whichever system it was typed on: LF, CR LF, CR."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


class TextPlace(NamedTuple):
    """A character of a text."""

    line: int = 1
    column: int = 1

    def right(self, columns: int) -> "TextPlace":
        """Return the place so many columns further on the line."""
        return TextPlace(self.line, self.column + columns)


class TextLines:
    """The lines of a text, to find the place of an offset; quick when offsets grow."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at, self._line, self._line_start = 0, 1, 0

    def place(self, offset: int) -> TextPlace:
        """Return the place of a character, 0 the first."""
        if offset < self._at:
            self._at, self._line, self._line_start = 0, 1, 0
        passed = self._text.count("\n", self._at, offset)
        if passed:
            self._line += passed
            self._line_start = self._text.rfind("\n", self._at, offset) + 1
        self._at = offset
        return TextPlace(self._line, offset - self._line_start + 1)


def end_of(text: str) -> TextPlace:
    """Return the place after the last character of a text."""
    text = with_line_ends(text)
    return TextLines(text).place(len(text))


def problem(message: str, place: TextPlace, reason: Reason | None = None, **facts: Fact) -> SyntaxProblem:
    """Build the error for text that cannot be read, or says what is not so."""
    return SyntaxProblem(message, line=place.line, column=place.column, reason=reason, **facts)


Located = TypeVar("Located", bound=SettebelloError)


def located(error: Located, place: TextPlace) -> Located:
    """Return the error with the place in its facts and its sentence."""
    error.facts |= {"line": place.line, "column": place.column}
    error.message = f"line {place.line}, column {place.column}: {error.message}"
    error.args = (error.message,)
    return error


@contextmanager
def in_match(number: int) -> Iterator[None]:
    """Say of a problem with a place in which match of a file it is, counted from 1."""
    try:
        yield
    except SettebelloError as error:
        if "line" in error.facts:
            error.facts["match"] = number
            error.message = f"match {number}, {error.message}"
            error.args = (error.message,)
        raise


def excerpt(text: str) -> str:
    """Quote a text in an error, cut short where it is long."""
    return repr(text if len(text) <= EXCERPT else text[: EXCERPT - 1] + "…")
