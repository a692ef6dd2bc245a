"""A bot with the standard library alone: `http_bot.py http://localhost:7722 robot.token scopone`."""

import json
from argparse import ArgumentParser
from http.client import HTTPResponse
from pathlib import Path
from urllib.request import HTTPError, Request, urlopen

parser = ArgumentParser(description="Open a table and play a match there (docs/bot-api.md).")
for name, told in (("server", "its address"), ("token_file", "the bot's token"), ("rules", "of the table")):
    parser.add_argument(name, help=told)
given = parser.parse_args()
try:
    token = Path(given.token_file).read_text("ascii").strip()
except (OSError, UnicodeDecodeError) as problem:
    parser.error(f"the token cannot be read: {problem}")
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def ask(path: str, body: dict[str, str | int] | None = None) -> HTTPResponse:
    """Make a request; a refusal ends the bot, but for a table that has moved on (409): it asks again."""
    try:
        return urlopen(Request(given.server + path, body and json.dumps(body).encode(), headers), timeout=60)  # noqa: S310 (a table's address)
    except HTTPError as refused:
        if refused.code == 409:
            return refused
        raise SystemExit(refused.read().decode()) from None
    except OSError as problem:
        raise SystemExit(f"No server answers at {given.server}: {problem}") from None


table = "/api/rooms/" + json.load(ask("/api/rooms", {"rules": given.rules, "name": "Robot"}))["room"]
for message in map(json.loads, ask(f"{table}/stream?choose=true")):
    match message:
        case {"type": "choose", "id": key, "version": v, "view": {"legal": legal}}:
            ask(f"{table}/commands", {"type": "play", "id": key, "version": v, "action": max(legal, key=len)})
        case {"type": "state", "screen": {"phase": "deal_over", "version": v}}:
            ask(f"{table}/commands", {"type": "ready", "id": "ready", "version": v})
        case {"type": "state", "screen": {"phase": "match_over", "outcome": {"winner": winner}}}:
            raise SystemExit(f"won by side {winner}")
