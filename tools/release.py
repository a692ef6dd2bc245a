"""``make release``: build the packages of game and laboratory, and try each in an environment of its own.

Nothing is published. The working tree has to be clean, and CHANGELOG.md has to have the version with a date.
"""

import argparse
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
import urllib.error
import urllib.request
import venv
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from settebello import __version__

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = "settebello/server/client/index.html"
DECK: Final = "settebello/server/client/cards/napoletane-italian.svg"
PINS: Final = ROOT / "constraints.txt"
LABORATORY: Final = ROOT / "lab"
LABORATORY_PINS: Final = ROOT / "constraints-lab.txt"
LABORATORY_HELD: Final = ("settebello_lab/py.typed", "settebello_lab/cli/main.py")
GAME_HELD: Final = (PAGE, DECK, "settebello/py.typed", "LICENSE")
BUILD: Final = "import build_backend, sys; print(getattr(build_backend, sys.argv[1])(sys.argv[2]))"
LIMIT_S: Final = 600
ANSWER_S: Final = 120
RUNS: Final = 5


class NotReleased(Exception):
    """A package is not fit to be released; the message says why."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Build and try all packages, print sizes and import times; exit with 1 and a sentence if one fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the packages are put")
    out = parser.parse_args(arguments).out.resolve()
    try:
        check_tree(ROOT)
        check_changelog((ROOT / "CHANGELOG.md").read_text("utf-8"), __version__)
        game = build(out)
        for package in game:
            check_contents(package)
            report(package, install_and_try(package))
        for package in build_laboratory(out):
            check_contents(package, LABORATORY_HELD)
            report(package, try_laboratory(game[0], package))
        check_tree(ROOT)
    except NotReleased as problem:
        sys.exit(f"release: {problem}")


def check_tree(root: Path) -> None:
    """Raise `NotReleased` if git lists a changed or unknown file."""
    command = ["git", "status", "--porcelain"]
    changed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    if changed:
        raise NotReleased(f"the working tree is not clean:\n{changed.rstrip()}")


def check_changelog(text: str, version: str) -> None:
    """Raise `NotReleased` without a section ``## [version] - YYYY-MM-DD`` that holds a text."""
    found = re.search(
        rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n+(?!## )\S", text, flags=re.MULTILINE
    )
    if found is None:
        raise NotReleased(f"CHANGELOG.md has no section for {version} with a date")


def build(out: Path) -> tuple[Path, Path]:
    """Build the wheel and the source archive of this version into a folder; return both paths."""
    out.mkdir(parents=True, exist_ok=True)
    names = [
        run([sys.executable, "-c", BUILD, hook, str(out)], PYTHONPATH=str(ROOT / "tools")).split()[-1]
        for hook in ("build_wheel", "build_sdist")
    ]
    return out / names[0], out / names[1]


def build_laboratory(out: Path) -> tuple[Path, Path]:
    """Build the wheel and the source archive of the laboratory into a folder; return both paths."""
    run([sys.executable, "-m", "hatchling", "build", "-d", str(out)], cwd=LABORATORY)
    name = f"settebello_lab-{__version__}"
    return out / f"{name}-py3-none-any.whl", out / f"{name}.tar.gz"


def report(package: Path, said: str) -> None:
    """Print the size of a package, and what its trial measured."""
    print(f"{package.name}: {package.stat().st_size / 1e6:.2f} MB, {said}", flush=True)


def check_contents(package: Path, held: Sequence[str] = GAME_HELD) -> None:
    """Raise `NotReleased` if a package lacks one of these files, for the game the page and more."""
    missing = [each for each in held if not any(name.endswith(each) for name in contents(package))]
    if missing:
        raise NotReleased(f"{package.name} lacks {', '.join(missing)}")


def contents(package: Path) -> list[str]:
    """List the names in a wheel or a source archive."""
    if package.suffix == ".whl":
        return zipfile.ZipFile(package).namelist()
    with tarfile.open(package) as archive:
        return archive.getnames()


def install_and_try(package: Path) -> str:
    """Install the game into a fresh environment, without Node.js, and try it; return what was measured."""
    with installed(PINS, package) as (place, empty):
        try_program([str(place / "settebello")], __version__, empty)
        try_without_laboratory([str(place / "settebello")], empty)
        return f"installed and tried, {installed_size(place)}, {import_time(place / 'python', empty)}"


def try_laboratory(game: Path, package: Path) -> str:
    """Install the laboratory beside the game and play a contest; return what was measured."""
    with installed(LABORATORY_PINS, game, package) as (place, empty):
        told = run([str(place / "settebello-lab"), "--version"], cwd=empty).strip()
        if told != f"settebello-lab {__version__}":
            raise NotReleased(f"--version says {told!r}, not {__version__}")
        contest = ["arena", "greedy", "random", "--rules", "scopa-2", "--deals", "2", "--jobs", "1", "--json"]
        for program in ("settebello-lab", "settebello"):
            if json.loads(run([str(place / program), *contest], cwd=empty))["deals"] != 2:
                raise NotReleased(f"`{program} arena` did not play two deals")
        return f"installed and tried, {installed_size(place)}"


@contextmanager
def installed(pins: Path, *packages: Path) -> Iterator[tuple[Path, Path]]:
    """Install pins and packages into a fresh environment; yield its programs' folder and an empty one."""
    with tempfile.TemporaryDirectory(prefix="settebello-release-") as name:
        folder = Path(name)
        venv.create(folder / "venv", with_pip=True)
        place = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        python = [str(place / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        run([*python, "--require-hashes", "--requirement", str(pins)], cwd=folder, PATH=str(place))
        alone = ["--no-deps", "--no-build-isolation", *map(str, packages)]
        run([*python, *alone], cwd=folder, PATH=str(place))
        empty = folder / "empty"
        empty.mkdir()
        yield place, empty


def installed_size(place: Path) -> str:
    """Return in text how much an environment holds, pip and compiled modules included."""
    held = sum(path.stat().st_size for path in place.parent.rglob("*") if path.is_file())
    return f"{held / 1e6:.0f} MB installed"


def try_without_laboratory(program: Sequence[str], folder: Path) -> None:
    """Raise `NotReleased` if a command of the laboratory is not refused with the sentence that names it."""
    command = [*program, "arena"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=LIMIT_S, check=False)
    if done.returncode != 1 or "settebello-lab" not in done.stderr:
        raise NotReleased(f"without the laboratory, `arena` says {done.stderr!r}")


def try_program(program: Sequence[str], version: str, folder: Path) -> None:
    """Try a version, a command and a server in an empty folder; raise `NotReleased` if one fails."""
    told = run([*program, "--version"], cwd=folder).strip()
    if told != f"settebello {version}":
        raise NotReleased(f"--version says {told!r}, not {version}")
    if "scopone" not in run([*program, "rules", "list"], cwd=folder):
        raise NotReleased("`rules list` does not list scopone")
    try_server([*program, "serve", "--port", "0", "--database", str(folder / "club.db")], folder)


def try_server(command: Sequence[str], folder: Path) -> None:
    """Start a server, fetch its page, end it with SIGTERM; raise `NotReleased` if one of them fails."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("SETTEBELLO")}
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        watch = threading.Timer(ANSWER_S, server.kill)  # ends the wait for an address that does not come
        watch.start()
        try:
            said = iter(server.stdout or ())
            address = next((found[0] for line in said if (found := re.search(r"http://\S+", line))), None)
            if address is None:
                raise NotReleased("the server printed no address")
            try_page(address)
            server.send_signal(signal.SIGTERM)
            if server.wait(ANSWER_S) not in {0, -signal.SIGTERM}:
                raise NotReleased(f"the server ended with status {server.returncode}")
        finally:
            watch.cancel()
            server.kill()


def try_page(address: str) -> None:
    """Fetch the page and every script and style in it; raise `NotReleased` if one is missing."""
    if not json.loads(fetched(f"{address}health/ready"))["ready"]:
        raise NotReleased("the server is not ready")
    parts = re.findall(r'(?:src|href)="\./([^"]+\.(?:js|css))"', fetched(address))
    if not parts:
        raise NotReleased("the page names no script")
    for part in parts:
        fetched(address + part)


def fetched(address: str) -> str:
    """Return the body at an address; raise `NotReleased` if the answer is not 200."""
    try:
        with urllib.request.urlopen(address, timeout=ANSWER_S) as answer:
            return str(answer.read().decode())
    except urllib.error.URLError as problem:
        if isinstance(problem, urllib.error.HTTPError):
            problem.close()
        raise NotReleased(f"{address}: {problem}") from problem


def import_time(python: Path, folder: Path) -> str:
    """Return the median wall time of an import of the command line and of the server, in text."""
    return ", ".join(
        f"import {module} {statistics.median(imports(python, module, folder)):.2f} s"
        for module in ("settebello.cli.main", "settebello.server.app")
    )


def imports(python: Path, module: str, folder: Path) -> Iterable[float]:
    """Yield the wall time of some imports in processes of their own, in seconds, after one that compiles."""
    for number in range(RUNS + 1):
        begun = time.perf_counter()
        run([str(python), "-c", f"import {module}"], cwd=folder)
        if number:
            yield time.perf_counter() - begun


def run(command: Sequence[str], *, cwd: Path = ROOT, **environment: str) -> str:
    """Run a command and return its output; raise `NotReleased` with all that it wrote if it fails."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )
    if done.returncode:
        raise NotReleased(f"`{shutil.which(command[0]) or command[0]} …` failed:\n{done.stdout.rstrip()}")
    return done.stdout


if __name__ == "__main__":
    main()
