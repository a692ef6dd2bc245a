"""A player from outside: it opens a table and plays a match, as in

.venv/bin/python docs/examples/bot.py http://localhost:7722 scopone
"""

import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

Json = dict[str, Any]


def post(address: str, body: Json) -> Json:
    """Make a request and return what comes back; a refusal raises `HTTPError`."""
    data = json.dumps(body).encode()
    request = Request(address, data, {"Content-Type": "application/json"})  # noqa: S310 (a table's address)
    with urlopen(request) as response:  # noqa: S310 (as above)
        answer: Json = json.load(response)
    return answer


def choice(legal: list[Json]) -> str:
    """Take a scopa, or else the most cards."""
    best = max(legal, key=lambda play: (play["scopa"], len(play["capture"])))
    return str(best["action"])


def play_match(base: str, rules: str) -> Json:
    """Open a table, play until somebody has won, and return the last screen."""
    ticket = post(f"{base}/api/rooms", {"rules": rules, "name": "Robot"})
    seen = -1
    with connect(f"{base.replace('http', 'ws', 1)}/ws/rooms/{ticket['room']}") as line:
        line.send(json.dumps({"type": "hello", "token": ticket["token"]}))
        for text in line:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(message["message"])
            screen: Json = message["screen"]
            if screen["version"] <= seen:
                continue  # the same table again
            seen = screen["version"]
            if screen["phase"] == "match_over":
                return screen
            if screen["phase"] == "deal_over" and not screen["seats"][screen["you"]]["ready"]:
                score = " to ".join(str(side["score"]) for side in screen["sides"])
                print(f"Deal {screen['deal_number']} is over: {score}.")  # noqa: T201 (a match takes minutes)
                line.send(json.dumps({"type": "ready", "id": f"ready {seen}", "version": seen}))
            elif screen["legal"]:
                play = {"type": "play", "id": str(seen), "version": seen, "action": choice(screen["legal"])}
                line.send(json.dumps(play))
    raise SystemExit("the table closed the connection")


if __name__ == "__main__":
    last = play_match(*sys.argv[1:])
    won = [seat["name"] for seat in last["seats"] if seat["side"] == last["outcome"]["winner"]]
    print(f"{' and '.join(won)} won the match.")  # noqa: T201 (the result, for those who ran it)
