"""`settebello engine`: a player of ours for other programs."""

import json
import subprocess
import sys

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import deal, view
from settebello.players import Budget
from settebello.protocol.lines import choose, hello, line_of
from settebello.rules import parse_rules
from tests.unit.cli.commands import refusal, settebello


def test_a_player_of_ours_speaks_the_protocol() -> None:
    seen = view(deal(parse_rules("figs"), Seat(3), cards_in(PACK)), Seat(0))
    lines = b"".join(map(line_of, (hello(), choose(1, seen, Budget(20)), {"type": "quit"})))
    command = [sys.executable, "-m", "settebello", "engine", "greedy"]
    done = subprocess.run(command, input=lines, capture_output=True, timeout=60, check=True)
    greeting, answer = map(json.loads, done.stdout.splitlines())
    assert greeting["protocol"] == 1
    assert answer["action"] in map(str, seen.legal)
    assert done.stderr == b""


def test_an_engine_that_is_none_is_one_line() -> None:
    assert "There is no such computer player" in refusal(settebello("engine", "nobody"))
