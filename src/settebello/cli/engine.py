"""``settebello engine``: a player of ours speaks the engine protocol."""

import sys

from settebello.arena import speak
from settebello.players import player


def speak_as(name: str) -> None:
    """Answer on standard output until the other side has had enough; raises as `player`.

    Whatever else is printed goes to standard error, so that it cannot be taken for an answer.
    """
    ours = player(name)
    before, sys.stdout = sys.stdout, sys.stderr

    def write(line: bytes) -> None:
        before.buffer.write(line)
        before.buffer.flush()

    try:
        speak(name, ours, sys.stdin.buffer, write)
    finally:
        sys.stdout = before
