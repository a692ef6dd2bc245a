"""The README claims only what can be repeated: its examples run."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from settebello.rules import parse_rules, preset

ROOT = Path(__file__).parents[3]
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = [
    shlex.split(line, comments=True)[1:]
    for line in re.findall(r"^    \.venv/bin/(settebello .+)$", README, re.MULTILINE)
]


def run(arguments: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "settebello", *arguments]
    return subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )


def test_the_python_example_plays_a_deal() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert re.fullmatch(r"\(\d+, \d+\)\n", done.stdout)


@pytest.mark.parametrize("name", re.findall(r"^\| `([a-z0-9-]+)` \|", README, re.MULTILINE))
def test_every_rule_set_in_the_table_is_one_that_people_choose_from(name: str) -> None:
    assert preset(name).shown


@pytest.mark.parametrize("text", re.findall(r"`([a-z]+\?[a-z_=&0-9]+)`", README))
def test_every_text_id_names_rules(text: str) -> None:
    parse_rules(text)


@pytest.mark.parametrize("arguments", [args for args in COMMANDS if args[0] in {"rules", "conformance"}])
def test_every_command_that_only_tells_runs(arguments: list[str]) -> None:
    done = run(arguments, ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_a_match_played_in_the_terminal_is_written_and_replays(tmp_path: Path) -> None:
    assert ["play", "scopone"] in COMMANDS
    assert ["replay", "match.txt"] in COMMANDS
    command = [
        sys.executable,
        "-m",
        "settebello",
        "play",
        "torneo-una-mano",
        "--record",
        "match.txt",
        "--pace",
        "0",
    ]
    lines = "1\n" * 400
    subprocess.run(
        command, cwd=tmp_path, input=lines, capture_output=True, text=True, timeout=120, check=False
    )
    assert run(["replay", "match.txt"], tmp_path).returncode == 0


@pytest.mark.parametrize("path", re.findall(r"\]\(([^)#:]+)\)", README))
def test_every_link_of_the_readme_leads_to_a_file(path: str) -> None:
    assert (ROOT / path).exists()
