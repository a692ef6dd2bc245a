"""docs/protocol.md is true: its bot plays, its requests and messages are the server's."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from settebello.room.screen import Screen
from settebello.server.wire import messages
from tests.support.serving import Server

DOCS = Path(__file__).parents[3] / "docs"
DOC = (DOCS / "protocol.md").read_text("utf-8")


@pytest.mark.parametrize("rules", ["figs?target=2", "scopa?players=3&target=1"])
def test_the_bot_plays_a_match(server: Server, rules: str) -> None:
    command = [sys.executable, str(DOCS / "examples" / "bot.py"), f"http://127.0.0.1:{server.port}", rules]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert all(re.fullmatch(r"Deal \d+ is over: \d+( to \d+)+\.", line) for line in told[:-1])
    assert re.fullmatch(r"\w[\w ]* won the match\.", told[-1])


@pytest.mark.parametrize("given", [[], ["http://127.0.0.1:1"], ["one", "two", "three", "four"]])
@pytest.mark.parametrize("example", ["bot.py", "http_bot.py"])
def test_an_example_without_its_arguments_says_so_and_how_it_is_used(example: str, given: list[str]) -> None:
    """The fault: it ended in a traceback."""
    command = [sys.executable, str(DOCS / "examples" / example), *given]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    usage, *_, sentence = done.stderr.splitlines()
    assert usage.startswith(f"usage: {example} ")
    assert "arguments" in sentence
    assert "Traceback" not in done.stderr


def test_an_example_says_that_no_server_answers_and_why_one_refuses(server: Server, tmp_path: Path) -> None:
    """The fault: it ended in a traceback."""
    token = tmp_path / "token"
    token.write_text("none")
    nobody, here = "http://127.0.0.1:1", f"http://127.0.0.1:{server.port}"
    cases = [
        (["bot.py", nobody, "scopone"], "No server answers at"),
        (["bot.py", here, "briscola"], "briscola"),
        (["http_bot.py", nobody, str(token), "scopone"], "No server answers at"),
        (["http_bot.py", here, str(token), "scopone"], "token"),
    ]
    for (example, *given), said in cases:
        command = [sys.executable, str(DOCS / "examples" / example), *given]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 1
        assert said in done.stderr, done.stderr
        assert "Traceback" not in done.stderr


def test_the_requests_are_those_of_the_description(server: Server) -> None:
    described = server.request("/api/openapi.json").json["paths"]
    names = ("protocol", "people", "bot-api", "puzzles", "results", "tournaments", "analysts")
    pages = "".join((DOCS / f"{name}.md").read_text("utf-8") for name in names)
    rows = re.findall(r"^\| `(GET|POST|DELETE) (\S+)` \|", pages, re.MULTILINE)
    told = {
        (way.lower(), re.sub(r"[A-Z]+", lambda word: f"{{{word[0].lower()}}}", path)) for way, path in rows
    }
    assert told == {(way, path) for path, ways in described.items() for way in ways}
    for path, ways in described.items():
        for way, operation in ways.items():
            refused = operation["responses"]["default"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/ErrorBody"}, (way, path)


def test_the_examples_of_bodies_are_accepted(server: Server) -> None:
    room = server.open("scopa?players=2", open_seats=1)["room"]
    rows = re.findall(r"^\| `POST (\S+)` \| `(\{.*?\})` \|", DOC, re.MULTILINE)
    assert len(rows) == 7
    for path, body in rows:
        answer = server.request(path.replace("ROOM", room), json.loads(body))
        assert answer.status in {200, 201}, answer.text


def test_the_messages_are_all_there() -> None:
    kinds = {
        each.model_fields["type"].annotation
        for union in (messages.ClientMessage, messages.ServerMessage)
        for each in get_args(get_args(union)[0])
    }
    assert set(re.findall(r'\{"type": "(\w+)"', DOC)) == {get_args(kind)[0] for kind in kinds}


def test_the_fields_of_a_screen_exist() -> None:
    table = DOC.split("| of a screen | |")[1].split("\n\n")[0]
    rows = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} <= set(Screen.__slots__)
