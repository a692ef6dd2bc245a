"""An engine for the arena, with the standard library alone (docs/engine-protocol.md), as in

.venv/bin/settebello-lab arena greedy "exec:python3 docs/examples/engine.py" --rules scopa-2 --deals 50
"""

import json
import sys
from typing import Any

Json = dict[str, Any]


def choice(legal: list[str], table: list[str]) -> str:
    """Take everything if that can be done, else the settebello, else the most cards; or lay the lowest."""

    def merit(action: str) -> tuple[bool, bool, int, int]:
        card, _, taken = action.partition("x")
        cards = len(taken) // 2
        return cards == len(table) > 0, "7D" in action and cards > 0, cards, "RCF765432A".find(card[0])

    return max(legal, key=merit)


def answer(request: Json) -> Json | None:
    """Return what a request is answered with; None: nothing."""
    if request["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "sweeper"}
    if request["type"] == "choose":
        view = request["view"]
        action = choice(view["legal"], view["table"])
        return {"type": "action", "id": request["id"], "action": action}
    return None  # new_deal, and whatever a later arena may say


def main() -> None:
    """Answer line by line until the arena says quit or goes away."""
    for line in sys.stdin:
        request = json.loads(line)
        if request["type"] == "quit":
            break
        reply = answer(request)
        if reply is not None:
            sys.stdout.write(json.dumps(reply) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
