"""What lies in deploy/ speaks of files, settings and flags that there are."""

import json
import re
from pathlib import Path

import pytest

from tests.unit.cli.commands import settebello

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
FILES = [*sorted(DEPLOY.iterdir()), ROOT / "docs/deploying.md"]


def commands() -> list[list[str]]:
    """List the commands of ours that containers and services run."""
    compose = (DEPLOY / "compose.yaml").read_text("utf-8")
    listed = re.findall(r'\[("settebello"[^\]]*)\]', compose + (DEPLOY / "Dockerfile").read_text("utf-8"))
    unit = re.findall(
        r"^ExecStart=\S+/(settebello .*)$", (DEPLOY / "settebello.service").read_text("utf-8"), re.M
    )
    return [*(json.loads(f"[{each}]") for each in listed), *(each.split() for each in unit)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_named_is_one_of_the_servers(file: Path) -> None:
    known = set(re.findall(r"`(SETTEBELLO_\w+)`", (ROOT / "docs/serving.md").read_text("utf-8")))
    named = set(re.findall(r"\bSETTEBELLO_[A-Z_]+", file.read_text("utf-8"))) - {"SETTEBELLO_DOMAIN"}
    assert named <= known


def test_every_command_has_the_flags_it_is_given() -> None:
    assert len(commands()) == 3
    for _, command, *given in commands():
        said = settebello(command, "--help").stdout
        assert all(flag in said for flag in given if flag.startswith("--"))


def test_what_the_image_is_made_of_is_there() -> None:
    lines = (DEPLOY / "Dockerfile").read_text("utf-8").splitlines()
    copied = [
        part
        for line in lines
        if line.startswith("COPY") and "--from" not in line
        for part in line.split()[1:-1]
    ]
    assert "constraints.txt" in copied
    assert [part for part in copied if not (ROOT / part).exists()] == []
    ignore = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    assert all(f"!{part.split('/')[0]}" in ignore for part in copied)
