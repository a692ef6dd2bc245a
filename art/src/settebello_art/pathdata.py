"""Path data as short as it goes: each command absolute or relative, whichever is the shorter text.

Drawings are written with absolute points, which people can read; documents carry this form.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

_COMMAND: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_COUNTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}

Numbers = tuple[float, ...]
Point = tuple[float, float]


def number(value: float) -> str:
    """Write a number to one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    if text in ("0", "-0"):
        return "0"
    return re.sub(r"^(-?)0\.", r"\1.", text)


@cache
def shorten(d: str) -> str:
    """Rewrite a path's data so that it draws the same, to a tenth of a unit, in less text."""
    written, last = "", ""
    point = start = (0.0, 0.0)
    for letter, numbers in _commands(d):
        kind = letter.upper()
        absolute = numbers if letter == kind else _shifted(kind, numbers, point, 1)
        end = start if kind == "Z" else _end(kind, absolute, point)
        if kind == "L" and point[0] == end[0]:
            kind, absolute = "V", (end[1],)
        elif kind == "L" and point[1] == end[1]:
            kind, absolute = "H", (end[0],)
        texts = (
            _written(kind.lower(), _shifted(kind, absolute, point, -1), last),
            _written(kind, absolute, last),
        )
        written += min(texts, key=len)
        last = kind.lower() if len(texts[0]) <= len(texts[1]) else kind
        point = end
        if kind == "M":
            start = point
    return written


def _commands(d: str) -> Iterator[tuple[str, Numbers]]:
    for letter, text in _COMMAND.findall(d):
        numbers = tuple(float(part) for part in _NUMBER.findall(text))
        count = _COUNTS[letter.upper()]
        if count == 0:
            yield letter, ()
            continue
        if not numbers or len(numbers) % count:
            raise ValueError(f"{letter}{text} in a path: {letter} takes numbers by {count}")
        for first in range(0, len(numbers), count):
            follows_move = first and letter in "Mm"
            yield ("L" if letter == "M" else "l") if follows_move else letter, numbers[first : first + count]


def _shifted(kind: str, numbers: Numbers, point: Point, sign: int) -> Numbers:
    """Add (sign 1) or take away (-1) the point a command starts from."""
    x, y = sign * point[0], sign * point[1]
    if kind == "H":
        return (numbers[0] + x,)
    if kind == "V":
        return (numbers[0] + y,)
    if kind == "A":
        return (*numbers[:5], numbers[5] + x, numbers[6] + y)
    return tuple(value + (y if index % 2 else x) for index, value in enumerate(numbers))


def _end(kind: str, absolute: Numbers, point: Point) -> Point:
    if kind == "H":
        return absolute[0], point[1]
    if kind == "V":
        return point[0], absolute[0]
    return absolute[-2], absolute[-1]


def _written(letter: str, numbers: Numbers, last: str) -> str:
    """Write one command, without its letter where the last one was the same."""
    text = "" if letter == last and letter not in "MmZz" else letter
    for value in numbers:
        part = number(value)
        needs_space = text[-1:].isdigit() or (not text and part[0] != "-")
        text += f" {part}" if needs_space and part[0] != "-" else part
    return text
