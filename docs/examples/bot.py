"""A player from outside: it opens a table and plays a match, as in

.venv/bin/python docs/examples/bot.py http://localhost:7722 scopone
"""

import json
from argparse import ArgumentParser
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

Json = dict[str, Any]


def post(address: str, body: Json) -> Json:
    """Make a request and return what comes back; a refusal or no server ends the program."""
    data = json.dumps(body).encode()
    request = Request(address, data, {"Content-Type": "application/json"})  # noqa: S310 (a table's address)
    try:
        with urlopen(request) as response:  # noqa: S310 (as above)
            answer: Json = json.load(response)
    except HTTPError as refused:
        raise SystemExit(refused.read().decode()) from None
    except URLError as problem:
        raise SystemExit(f"No server answers at {address}: {problem.reason}") from None
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
    parser = ArgumentParser(description="Open a table and play a match there.")
    parser.add_argument("server", help="address of the server, as http://localhost:7722")
    parser.add_argument("rules", help="rules of the table, as scopone")
    asked = parser.parse_args()
    last = play_match(asked.server, asked.rules)
    won = [seat["name"] for seat in last["seats"] if seat["side"] == last["outcome"]["winner"]]
    print(f"{' and '.join(won)} won the match.")  # noqa: T201 (the result, for those who ran it)
