"""The pins say which bytes to install, and never from where."""

import json
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import settebello
import settebello_lab

ROOT = Path(__file__).parents[2]
PINS = [
    "constraints.txt",
    "constraints-lab.txt",
    "constraints-dev.txt",
    "constraints-node.txt",
    "constraints-openspiel.txt",
    "constraints-site.txt",
    "constraints-torch.txt",
]
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>\S+)", re.MULTILINE)


def pins(file: str) -> dict[str, str]:
    """Read the names and versions of a file of pins."""
    return {found["name"]: found["version"] for found in PIN.finditer((ROOT / file).read_text())}


@pytest.mark.parametrize("file", [*PINS, "web/package-lock.json"])
def test_a_lock_file_holds_no_address(file: str) -> None:
    assert "://" not in (ROOT / file).read_text()


@pytest.mark.parametrize("file", PINS)
def test_every_pin_has_a_hash(file: str) -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / file).read_text().strip())

    assert entries
    assert all(PIN.match(entry) and "--hash=sha256:" in entry for entry in entries)


def test_every_npm_package_has_a_hash() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]

    assert all("integrity" in entry for path, entry in packages.items() if path)


def test_developers_run_what_players_run() -> None:
    developers = pins("constraints-dev.txt")

    assert {name: developers[name] for name in pins("constraints.txt")} == pins("constraints.txt")


def test_the_laboratory_runs_beside_what_players_run() -> None:
    laboratory, developers = pins("constraints-lab.txt"), pins("constraints-dev.txt")

    assert {name: laboratory[name] for name in pins("constraints.txt")} == pins("constraints.txt")
    assert {name: developers[name] for name in laboratory} == laboratory


def test_the_site_is_built_beside_what_developers_run() -> None:
    developers, site = pins("constraints-dev.txt"), pins("constraints-site.txt")
    both = developers.keys() & site.keys()

    assert both
    assert {name: site[name] for name in both} == {name: developers[name] for name in both}


@pytest.mark.parametrize("file", ["constraints-openspiel.txt", "constraints-torch.txt"])
def test_pytorch_and_openspiel_are_installed_beside_what_developers_run(file: str) -> None:
    developers, others = pins("constraints-dev.txt"), pins(file)
    both = developers.keys() & others.keys()

    assert both
    assert {name: others[name] for name in both} == {name: developers[name] for name in both}


def test_every_dependency_has_a_row_that_says_why() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    client = json.loads((ROOT / "web/package.json").read_text())
    groups = project["dependency-groups"].values()
    laboratory = tomllib.loads((ROOT / "lab/pyproject.toml").read_text())
    wanted = [
        *project["project"]["dependencies"],
        *(name for name in laboratory["project"]["dependencies"] if not name.startswith("settebello")),
        *(name for group in groups for name in group),
    ]
    names = {re.split(r"[>=<\[]", requirement)[0] for requirement in wanted}
    names |= {*client["dependencies"], *client["devDependencies"]}
    rows = (ROOT / "docs/decisions/0001-dependencies.md").read_text()

    assert {name for name in names if f"| {name} |" not in rows} == set()


def test_the_installed_version_is_the_sources() -> None:
    assert version("settebello") == settebello.__version__


def test_the_laboratory_has_the_version_of_the_game() -> None:
    assert settebello_lab.__version__ == settebello.__version__
