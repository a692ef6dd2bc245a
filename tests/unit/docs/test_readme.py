"""The README claims only what can be repeated: its examples run."""

import re
import secrets
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from settebello.engine import first_table, redeal_reason
from settebello.fair import Luck, shuffled_pack
from settebello.rules import parse_rules, preset, presets

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


(EXAMPLE,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("rules", sorted(presets()))
def test_the_python_example_plays_a_deal_that_stands_by_every_rule_set(rules: str) -> None:
    """R7: no pack that has to be dealt again is played; a record of such a deal is refused."""
    assert EXAMPLE.count('"figs"') == 1
    code = compile(EXAMPLE.replace('"figs"', repr(rules)), "README.md", "exec")
    for seed in range(12):
        known: dict[str, Any] = {"print": lambda _totals: None}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "token_hex", lambda size, seed=seed: f"{seed:0{2 * size}x}")
            exec(code, known)
        state = known["state"]
        assert state.over
        assert redeal_reason(state.rules, first_table(state.rules, known["pack"])) is None


def test_some_packs_have_to_be_dealt_again() -> None:
    """Else the example would be right by chance: without `settled_pack` some of its packs do not stand."""
    rules = parse_rules("figs")
    packs = [shuffled_pack(Luck(f"{seed:064x}", ())) for seed in range(1000)]
    assert any(redeal_reason(rules, first_table(rules, pack)) for pack in packs)


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
