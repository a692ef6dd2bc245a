"""The other side of the engine protocol: a player of ours that answers on standard output."""

from collections.abc import Callable
from typing import Any, Final

import settebello
from settebello.errors import SettebelloError, SyntaxProblem
from settebello.players import Player
from settebello.protocol.lines import (
    LONGEST,
    VERSION,
    Bytes,
    line_of,
    lines_in,
    read_choose,
    read_line,
)
from settebello.protocol.views import Json

Write = Callable[[bytes], None]

LONGEST_REQUEST: Final = 16 * LONGEST


def speak(name: str, player: Player, requests: Bytes, write: Write) -> None:
    """Answer requests until there are no more or one says quit.

    A request that cannot be answered gets an ``error`` with the code and reason of `settebello.errors`.
    """
    for line in lines_in(requests, LONGEST_REQUEST):
        if not line.strip():
            continue
        request: Json = {}
        try:
            request = read_line(line)
            if request.get("type") == "quit":
                return
            answer = _answer(name, player, request)
        except SettebelloError as problem:
            answer = {"type": "error", "id": request.get("id"), **problem.as_dict()}
        if answer is not None:
            write(line_of(answer))


def _answer(name: str, player: Player, request: dict[str, Any]) -> Json | None:
    match request.get("type"):
        case "hello":
            program = f"settebello {settebello.__version__}"
            return {"type": "hello", "protocol": VERSION, "name": name, "program": program}
        case "new_deal":
            return None
        case "choose":
            seen, budget = read_choose(request)
            if not seen.legal:
                raise SyntaxProblem("nothing is legal here: it is not this seat's turn")
            action = player.choose(seen, budget)
            return {"type": "action", "id": request.get("id"), "action": str(action)}
        case _:
            raise SyntaxProblem("there is no such type of request")
