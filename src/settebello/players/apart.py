"""A process in which computer players think, apart from the one that serves the tables.

It is run by `command`, reads what it is asked on standard input and answers on standard output, both in
frames: four bytes of length, the highest first, and so many of a pickle. It ends with its input, and with
the process that began it. Compiling, and everything that takes a core, happens here.
"""

import os
import pickle
import struct
import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from io import RawIOBase
from typing import BinaryIO, Final

from settebello.engine import View
from settebello.players.interface import Budget, Player
from settebello.players.manners import respond
from settebello.players.registry import player, player_kind
from settebello.players.warm import prepare
from settebello.processes import be_nice, python_command

LENGTH: Final = struct.Struct(">I")


def command() -> tuple[str, ...]:
    """Return what begins the process, to be run in this thread."""
    # not with -m: classes of a main module are not those that others know by the same name
    return python_command("from settebello.players.apart import begin; begin()")


@dataclass(frozen=True, slots=True)
class Prepare:
    """Be ready to think as this player."""

    player: str


@dataclass(frozen=True, slots=True)
class Think:
    """What does this player do here?"""

    player: str
    view: View
    budget: Budget


@dataclass(frozen=True, slots=True)
class ThinkRequest:
    """A question with the number by which its answer is known."""

    number: int
    question: Prepare | Think


@dataclass(frozen=True, slots=True)
class Answer:
    """The text of an act, empty where a player was prepared; or the kind of error, which names no card.

    ``number`` is that of the request.
    """

    act: str = ""
    problem: str = ""
    number: int = 0


def frame(message: ThinkRequest | Answer) -> bytes:
    """Return a message as it goes over the pipe."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def answer(asked: Prepare | Think) -> Answer:
    """Do what is asked; what goes wrong is part of the answer."""
    try:
        match asked:
            case Prepare(name):
                prepare([player_kind(name)])
                _made(name)
                return Answer()
            case Think(name, view, budget):
                return Answer(str(respond(_made(name), view, budget)))
    except Exception as problem:
        return Answer(problem=type(problem).__name__)


@cache
def _made(name: str) -> Player:
    return player(name)


def answer_questions(asked: BinaryIO, answers: RawIOBase) -> None:
    """Answer one question after another until there are no more."""
    while head := asked.read(LENGTH.size):
        request: ThinkRequest = pickle.loads(asked.read(LENGTH.unpack(head)[0]))  # noqa: S301 (from the process that began this one)
        answers.write(frame(replace(answer(request.question), number=request.number)))


def begin() -> None:
    """Keep standard output for answers alone: what a library prints goes where errors go."""
    be_nice()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError):  # whoever asked is gone
        answer_questions(sys.stdin.buffer, answers)
