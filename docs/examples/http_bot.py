"""A bot with the standard library alone (docs/bot-api.md): it opens a table and plays a match, as in

python docs/examples/http_bot.py http://localhost:7722 robot.token scopone
"""

import json
import sys
from http.client import HTTPResponse
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

server, token_file, rules = sys.argv[1:]
token = Path(token_file).read_text("ascii").strip()
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def ask(path: str, body: object = None) -> HTTPResponse:
    """Make a request; a refusal is raised as an `HTTPError`, unless the table has only moved on (409)."""
    data = None if body is None else json.dumps(body).encode()
    try:
        return urlopen(Request(server + path, data, headers), timeout=60)  # noqa: S310 (a table's address)
    except HTTPError as refused:
        if refused.code == 409:
            return refused  # it will be told, and asked again
        raise SystemExit(refused.read().decode()) from None


room = json.load(ask("/api/rooms", {"rules": rules, "name": "Robot"}))["room"]
for line in ask(f"/api/rooms/{room}/stream?choose=true"):
    said = json.loads(line)
    if said["type"] == "choose":
        action = max(said["view"]["legal"], key=len)  # takes the most cards
        play = {"type": "play", "id": said["id"], "version": said["version"], "action": action}
        ask(f"/api/rooms/{room}/commands", play).close()
    elif said["type"] == "state" and said["screen"]["phase"] == "deal_over":
        ready = {"type": "ready", "id": "ready", "version": said["screen"]["version"]}
        ask(f"/api/rooms/{room}/commands", ready).close()
    elif said["type"] == "state" and said["screen"]["phase"] == "match_over":
        raise SystemExit(f"won by side {said['screen']['outcome']['winner']}")
