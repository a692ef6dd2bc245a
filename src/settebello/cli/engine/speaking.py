"""``settebello engine``: a player of ours speaks the engine protocol."""

import sys
from typing import cast

from settebello.cards import Language
from settebello.cli.common.progress import compile_players
from settebello.players import player
from settebello.players.registry import player_kind
from settebello.protocol.lines import Bytes
from settebello.protocol.speak import speak
from settebello.texts import texts


def speak_as(name: str, spoken: Language) -> None:
    """Answer on standard output until the other side has had enough; raises as `player`.

    All other output goes to standard error, so that it cannot be taken for an answer.
    """
    compile_players([player_kind(name)], texts(spoken))
    ours = player(name)
    before, sys.stdout = sys.stdout, sys.stderr

    def write(line: bytes) -> None:
        before.buffer.write(line)
        before.buffer.flush()

    try:
        speak(name, ours, cast("Bytes", sys.stdin.buffer), write)
    finally:
        sys.stdout = before
