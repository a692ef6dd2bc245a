"""The engine protocol's lines: JSON objects over standard input and output, ``docs/engine-protocol.md``."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

import settebello
from settebello.engine import View
from settebello.errors import SettebelloError, SyntaxProblem
from settebello.players import Budget
from settebello.players.interface import MOST_MS, MOST_SEED
from settebello.protocol.numbers import whole_number
from settebello.protocol.views import Json, read_view, rules_message, rules_of_message, view_message

VERSION: Final = 1
LONGEST: Final = 1 << 16
"""Bytes of the longest line, its newline included."""


_LINE_END: Final = re.compile(b"\r\n|\r|\n")


class Bytes(Protocol):
    """A stream of bytes that gives what is there without waiting for more."""

    def read1(self, size: int = -1, /) -> bytes:
        """Return at most so many bytes, none at the end."""
        ...


def lines_in(stream: Bytes, longest: int) -> Iterator[bytes]:
    """Yield lines as they come, each with a LF behind it, whether LF, CR LF or CR ends it there.

    A line of more than ``longest`` bytes comes in pieces of that size.
    """
    rest, after_cr = b"", False
    while part := stream.read1(LONGEST):
        if after_cr and part.startswith(b"\n"):
            part = part[1:]
        after_cr = part.endswith(b"\r")
        *lines, rest = _LINE_END.split(rest + part)
        for line in lines:
            yield from _pieces(line + b"\n", longest)
        while len(rest) >= longest:
            yield rest[:longest]
            rest = rest[longest:]
    yield from _pieces(rest, longest)


def _pieces(line: bytes, longest: int) -> Iterator[bytes]:
    for start in range(0, len(line), longest):
        yield line[start : start + longest]


def line_of(message: Mapping[str, Any]) -> bytes:
    """Write a message as one line."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def read_line(line: bytes) -> Json:
    """Read a line as a message; raise `SyntaxProblem` for one that is no JSON object."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise SyntaxProblem("this line is no JSON") from None
    if not isinstance(message, dict):
        raise SyntaxProblem("this line is no JSON object")
    return message


def hello() -> Json:
    """Return the greeting that the arena opens with."""
    return {"type": "hello", "protocol": VERSION, "program": f"settebello {settebello.__version__}"}


def new_deal(seen: View) -> Json:
    """Return the word that another deal begins at this seat."""
    return {
        "type": "new_deal",
        "rules": rules_message(seen.rules),
        "seat": seen.seat,
        "dealer": seen.dealer,
        "before": list(seen.before),
    }


def choose(number: int, seen: View, budget: Budget) -> Json:
    """Return the request for an action: all that a player is handed."""
    return {
        "type": "choose",
        "id": number,
        "rules": rules_message(seen.rules),
        "view": view_message(seen),
        "budget": {"ms": budget.ms, "seed": str(budget.seed)},
    }


def read_choose(message: Mapping[str, Any]) -> tuple[View, Budget]:
    """Read a request back into what a player is handed.

    Raises `UnknownRule` or `InvalidRules` for the rules and `SyntaxProblem` for the rest.
    """
    try:
        rules = rules_of_message(message["rules"])
        budget = message["budget"]
        ms, seed = whole_number(budget["ms"], MOST_MS), whole_number(int(str(budget["seed"])), MOST_SEED)
        return read_view(rules, message["view"]), Budget(ms, seed)
    except SettebelloError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as problem:
        raise SyntaxProblem(f"this request cannot be read: {problem!r}") from None
