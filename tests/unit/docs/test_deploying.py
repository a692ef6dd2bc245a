"""The files in deploy/ name only files, settings and flags that exist."""

import asyncio
import json
import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from settebello.store import open_database
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


def recipes() -> list[str]:
    """List the lines of the page that back a club up: every night, and out of a container."""
    page = (ROOT / "docs/deploying.md").read_text("utf-8")
    (night,) = re.findall(r"^    #!/bin/sh -e\n((?:    .*\n)+)", page, re.M)
    (container,) = re.findall(r"^(    umask 077\n(?:    .*\n)+)", page, re.M)
    container = container.replace("docker compose exec -T settebello ", "")
    return [night.replace("cd /var/backups", ":").replace("/usr/local/bin/", ""), container]


@pytest.mark.parametrize("recipe", recipes(), ids=["every night", "container"])
def test_every_backup_that_the_page_makes_can_be_restored(tmp_path: Path, recipe: str) -> None:
    asyncio.run(opened(tmp_path / "club.db"))
    recipe = recipe.replace("/var/lib/settebello/settebello.db", str(tmp_path / "club.db"))
    recipe = recipe.replace("/tmp/b", str(tmp_path / "b"))
    where = {"SETTEBELLO_DATABASE": str(tmp_path / "club.db")}
    path = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    for _ in range(2):  # tonight, and in a week
        subprocess.run(
            ["sh", "-ec", recipe], cwd=tmp_path, env=os.environ | where | path, check=True, timeout=600
        )
    (made,) = tmp_path.glob("*.backup")
    assert "umask" not in recipe or stat.S_IMODE(made.stat().st_mode) == 0o600
    done = settebello("restore", made, "--database", tmp_path / "new.db")
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("recipe", recipes(), ids=["every night", "container"])
def test_o11_a_backup_that_fails_leaves_the_one_before(tmp_path: Path, recipe: str) -> None:
    (tmp_path / "settebello").write_text("#!/bin/sh\necho half > $2\nexit 1\n")
    (tmp_path / "settebello").chmod(0o755)
    names = [f"settebello-{day}.backup" for day in range(1, 8)] + ["club.backup"]
    for name in names:
        (tmp_path / name).write_text("the last good one")
    path = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    recipe = recipe.replace("/tmp/b", str(tmp_path / "b"))
    done = subprocess.run(
        ["sh", "-ec", recipe], cwd=tmp_path, env=os.environ | path, check=False, timeout=600
    )
    assert done.returncode != 0
    assert {(tmp_path / name).read_text() for name in names} == {"the last good one"}


async def opened(file: Path) -> None:
    """Make a club with nothing in it."""
    await (await open_database(file)).close()


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
