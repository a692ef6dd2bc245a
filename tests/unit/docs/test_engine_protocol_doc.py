"""docs/engine-protocol.md and docs/arena.md are true: the engine plays, the commands run, the names exist."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from settebello.cards import PACK, Seat, cards_in
from settebello.engine import deal, view
from settebello.players import Budget
from settebello.protocol.lines import LONGEST, choose, new_deal
from settebello.rules import parse_rules
from settebello_lab.arena import FORFEIT_POINTS, Fault, play_contest, report_of, sequential
from settebello_lab.arena.engines import outside
from tests.unit.lab.arena.playing import contest
from tests.unit.lab.cli.commands import laboratory

DOCS = Path(__file__).parents[3] / "docs"
PROTOCOL = (DOCS / "engine-protocol.md").read_text("utf-8")
ARENA = (DOCS / "arena.md").read_text("utf-8")
COMMANDS = re.findall(r"^    settebello-lab ((?:arena|ladder) .+)$", PROTOCOL + ARENA, re.MULTILINE)


def test_the_engine_of_the_documentation_plays_and_beats_chance() -> None:
    name = f"exec:{shlex.join([sys.executable, str(DOCS / 'examples' / 'engine.py')])}"
    report = report_of(play_contest(contest(name, "random"), 10))
    assert not any(report.forfeits.values())
    assert report.whole.points.mean > 0


def test_the_requests_have_the_fields_that_are_described() -> None:
    seen = view(deal(parse_rules("scopone"), Seat(3), cards_in(PACK)), Seat(0))
    message = choose(17, seen, Budget())
    table = PROTOCOL.split("| of `view` | |")[1].split("\n\n")[0]
    rows = re.findall(r"^\| (`.*?`) \|", table, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == set(message["view"])
    shown = re.search(r'\{"type": "choose".*?\}', PROTOCOL)
    assert shown is not None
    assert set(re.findall(r'"(\w+)":', shown[0])) == set(message)
    shown = re.search(r'\{"type": "new_deal".*?\}', PROTOCOL)
    assert shown is not None
    assert set(re.findall(r'"(\w+)":', shown[0])) == set(new_deal(seen))


def test_every_fault_is_described_and_the_limits_are_those_of_the_code() -> None:
    table = PROTOCOL.split("| recorded as | when |")[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == [fault.value for fault in Fault]
    assert f"at most {LONGEST:,} bytes" in PROTOCOL
    assert f"lost by {FORFEIT_POINTS} points" in PROTOCOL
    assert f"within {outside.HELLO_SECONDS:.0f} seconds" in PROTOCOL
    assert f"within {outside.QUIT_SECONDS:.0f} seconds" in PROTOCOL
    assert outside.GRACE_MS == 1000
    assert sequential.ALPHA == 0.05


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_are_understood(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = [
        word.replace("exec:python3 docs", f"exec:{sys.executable} {DOCS}") for word in shlex.split(command)
    ]
    monkeypatch.chdir(tmp_path)
    if "--cluster" in words:  # tests/unit/lab/arena/test_cluster.py plays on one
        at = words.index("--cluster")
        del words[at : at + 2]
    for flag in ("--deals", "--matches"):
        if flag in words:
            words[words.index(flag) + 1] = "1"
    done = laboratory(*words, "--jobs", "1")
    assert done.exit_code == 0, done.output


def test_the_keys_in_the_documentation_are_those_of_the_figures() -> None:
    found = report_of(play_contest(contest(budget_b_ms=5000), 2)).as_dict()
    row = next(line for line in ARENA.splitlines() if line.startswith("`--json`"))
    named = re.findall(r"`(\w+)`", ARENA[ARENA.index(row) :].split("\n\n")[0])
    assert set(named) <= set(json.loads(json.dumps(found))), named


def test_the_python_example_passes() -> None:
    (code,) = re.findall(r"```python\n(from settebello.players import Greedy.*?)```", ARENA, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout == "passed by every preset\n"


@pytest.mark.parametrize("path", re.findall(r"\]\(([^)#:]+)\)", PROTOCOL + ARENA))
def test_every_link_leads_to_a_file(path: str) -> None:
    assert (DOCS / path).exists()
