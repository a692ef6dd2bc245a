"""Play the ladders and claims of docs/strength.md; write its tables, and the short one of docs/benchmarks.md.

Each deal is kept in build/strength, so that what was broken off goes on where it was, and beside the page in
docs/strength, so that it goes on on another machine and anybody can count again. Everything takes a
core many hours; ``--now`` plays nothing and writes down what has been played so far, also while it is being
played elsewhere, and names as arguments (``ten``, ``nine``, ``two``) take those games alone.
"""

import argparse
import gzip
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs/strength.md"
SHORT: Final = ROOT / "docs/benchmarks.md"
WEIGHTS: Final = ROOT / "src/settebello/kernels/net/weights"
PLAY: Final = {"ten": 6, "nine": 8, "two": 6}
"""Counts up when a player is changed so that it plays a game otherwise: what was played before is not its."""

RESULTS: Final = ROOT / "build/strength"
EVIDENCE: Final = ROOT / "docs/strength"
BEGIN, END = "<!-- strength:begin -->", "<!-- strength:end -->"

GAMES: Final = {"ten": "scopone-10", "nine": "scopone", "two": "scopa-2"}
NETWORKS: Final = {"ten": "scopone-10", "nine": "scopone-9", "two": "scopa-2"}
"""The network that a game is played by."""

UNHURRIED: Final = 100_000
"""Milliseconds for a move: what a player does follows from its name alone, on any machine."""
TIMELY: Final = 300
"""The same where the time may end a search: as much as a person does not notice, and a tenth of that."""
HURRIED: Final = 30


class Claim(NamedTuple):
    """A contest, and how long the first player may take for a move."""

    first: str
    second: str
    deals: int = 1400
    ms: int = UNHURRIED

    @property
    def name(self) -> str:
        """Return the name of its file."""
        words = [] if self.first == "maestro" else [self.first]
        words += [self.second] if self.ms == UNHURRIED else [self.second, f"{self.ms}ms"]
        return re.sub("[^a-z0-9]+", "-", "-".join(words))


class Found(NamedTuple):
    """The result of a contest: its game, and the arena's figures."""

    game: str
    claim: Claim
    figures: dict[str, Any]


def against(ms: int, deals: int, *others: str) -> list[Claim]:
    """Return contests of maestro in which it has so much time, and the others all that they want."""
    return [Claim("maestro", other, deals, ms) for other in others]


IN_PAIRS: Final = [  # those that take longest stand last
    *against(TIMELY, 1400, "ismcts:4000", "worlds:200"),
    *against(HURRIED, 300, "greedy", "chitarrella", "worlds:200", "ismcts:4000"),
    Claim("maestro,greedy", "greedy", 300),
    Claim("maestro,greedy", "ismcts:4000,greedy", 300),
    *against(HURRIED, 300, "ismcts:32000"),
    *against(TIMELY, 1400, "ismcts:32000"),
]
CLAIMS: Final = {
    "ten": [*IN_PAIRS, Claim("maestro", "ismcts:4000", 1416), Claim("maestro", "worlds:200")],
    "nine": [*IN_PAIRS, Claim("ismcts:4000", "greedy", 1000)],
    "two": [
        *against(TIMELY, 2800, "alphabeta:24"),
        *against(HURRIED, 300, "greedy", "alphabeta:24"),
        *against(HURRIED, 1400, "ismcts:4000", "ismcts:32000"),
        Claim("maestro", "alphabeta:24", 2800),
    ],
}
"""The claims, by the game: with a partner it does not know, too, beside others with the same partner."""

LONG: Final = 1400
"""So many deals tell 0.1 points from nothing; docs/benchmarks.md names no shorter contests."""

LADDER: Final = (
    "maestro", "circolo", "principiante", "net",
    "ismcts:4000", "worlds:200", "chitarrella", "greedy", "random",
)  # fmt: skip
LADDER_DEALS: Final = 40


def main() -> int:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "games", nargs="*", metavar="game", help=f"of {', '.join(GAMES)}; all if none is named"
    )
    parser.add_argument("--now", action="store_true", help="play nothing")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    recall()
    for game in [] if asked.now else asked.games or list(GAMES):
        play(game)
    with tempfile.TemporaryDirectory() as folder:
        found = [
            Found(game, each, contest(game, each, deals, kept))
            for game in GAMES
            for each in CLAIMS[game]
            if (deals := played(kept := copied(place_of(game, f"{each.name}.jsonl"), Path(folder) / game)))
        ]
    write(PAGE, [*claims(found), *ladders()])
    write(SHORT, in_short(found))
    keep()
    return 0


def write(page: Path, lines: Iterable[str]) -> None:
    """Put lines between a page's marks."""
    before, rest = page.read_text("utf-8").split(BEGIN)
    after = rest.split(END)[1]
    page.write_text("\n".join([f"{before}{BEGIN}", *lines, f"{END}{after}"]), "utf-8")


def play(game: str) -> None:
    """Play what is missing of a game."""
    for each in CLAIMS[game]:
        contest(game, each, each.deals, place_of(game, f"{each.name}.jsonl"))
    kept = place_of(game, "ladder")
    settebello([*ladder(game), "--results", str(kept)])
    (kept / "done").touch()


def these_players(game: str) -> str:
    """Name the players of a game as they are: by `PLAY` and what their networks know."""
    known = sha256()
    for kept in sorted(WEIGHTS.glob(f"{NETWORKS[game]}.*")):
        known.update(kept.read_bytes())
    return f"{game}-{PLAY[game]}-{known.hexdigest()[:8]}"


def files_of_these(folder: Path) -> list[Path]:
    """Return what is kept in a folder of these players."""
    return [each for game in GAMES for each in (folder / these_players(game)).rglob("*") if each.is_file()]


def recall() -> None:
    """Take up the deals that are kept beside the page, where this machine has no more of them."""
    for kept in files_of_these(EVIDENCE):
        here = RESULTS / kept.relative_to(EVIDENCE).with_suffix("")
        known = gzip.decompress(kept.read_bytes())
        if not here.exists() or here.stat().st_size < len(known):
            here.parent.mkdir(parents=True, exist_ok=True)
            here.write_bytes(known)


def keep() -> None:
    """Put every deal beside the page, the same bytes for the same deals, and those of former players away."""
    for folder in EVIDENCE.glob("*/"):
        if folder.name not in map(these_players, GAMES):
            shutil.rmtree(folder)
    for here in files_of_these(RESULTS):
        kept = EVIDENCE / f"{here.relative_to(RESULTS)}.gz"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(gzip.compress(here.read_bytes(), mtime=0))


def claims(found: Sequence[Found]) -> Iterator[str]:
    """Yield the lines of the table of claims."""
    yield "| players | against | rules | deals | points a deal | won, drawn, lost | ms a move (99 in 100) |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for each in found:
        yield row(each)
    yield ""


def in_short(found: Sequence[Found]) -> Iterator[str]:
    """Yield the lines of the table of the long contests of maestro, one against each other player."""
    yield "| against | rules | deals | points a deal | ms a move |"
    yield "| --- | --- | --- | --- | --- |"
    long: dict[tuple[str, str], Found] = {}
    for each in found:
        if each.claim.first == "maestro" and each.claim.ms != HURRIED and each.figures["deals"] >= LONG:
            long.setdefault((each.game, each.claim.second), each)
    for game, claim, figures in long.values():
        spent = f"{figures['ms_per_move']['a']['mean']:.0f}"
        what = f"`{claim.second}`", f"`{GAMES[game]}`"
        yield line(*what, f"{figures['deals']:,}", points(figures), spent)


def line(*cells: str) -> str:
    """Return a line of a table."""
    return f"| {' | '.join(cells)} |"


def contest(game: str, each: Claim, deals: int, kept: Path) -> dict[str, Any]:
    """Play a contest, of which a file keeps what was played, to so many deals, and return its figures."""
    asked = ["arena", each.first, each.second, *common(game, deals), "--ms", str(each.ms)]
    asked += [] if each.ms == UNHURRIED else ["--ms-b", str(UNHURRIED)]
    found: dict[str, Any] = json.loads(settebello([*asked, "--results", str(kept), "--json"]))
    return found


def row(each: Found) -> str:
    """Return a row of the table of claims."""
    game, claim, found = each
    score = f"{found['wins']}, {found['draws']}, {found['losses']}"
    spent = [found["ms_per_move"][who] for who in ("a", "b")]
    times = " and ".join(f"{each['mean']:.0f} ({each['p99']:.0f})" for each in spent)
    who = f"`{claim.first}`" + ("" if claim.ms == UNHURRIED else f", {claim.ms} ms at the most")
    what = who, f"`{claim.second}`", f"`{GAMES[game]}`"
    return line(*what, f"{found['deals']:,}", points(found), score, times)


def points(found: dict[str, Any]) -> str:
    """Return the points a deal with their interval."""
    mean = f"{found['points_per_deal']:+.2f}"
    if found["ci95"] is None:
        return mean
    low, high = found["ci95"]
    return f"{mean} ({low:+.2f} to {high:+.2f})"


def ladders() -> Iterator[str]:
    """Yield each game's ladder with the command that plays it."""
    for game in GAMES:
        kept = place_of(game, "ladder")
        if (kept / "done").exists():
            yield f"    settebello-lab {shlex.join(ladder(game))}\n"
            yield settebello([*ladder(game), "--results", str(kept), "--markdown", "--lang", "en"])


def ladder(game: str) -> list[str]:
    """Return what plays a game's ladder."""
    return ["ladder", *LADDER, *common(game, LADDER_DEALS), "--ms", str(UNHURRIED)]


def place_of(game: str, name: str) -> Path:
    """Return where something of a game is kept."""
    folder = RESULTS / these_players(game)
    folder.mkdir(parents=True, exist_ok=True)
    return folder / name


def common(game: str, deals: int) -> list[str]:
    """Return what every command is told."""
    return ["--rules", GAMES[game], "--deals", str(deals)]


def played(kept: Path) -> int:
    """Return how many whole deals a results file holds."""
    return max(0, kept.read_text("utf-8").count("\n") - 1) if kept.exists() else 0


def copied(kept: Path, folder: Path) -> Path:
    """Return a copy of a results file in a folder: the file itself may be written to at this moment."""
    folder.mkdir(exist_ok=True)
    return Path(shutil.copy(kept, folder)) if kept.exists() else kept


def settebello(arguments: Sequence[str]) -> str:
    """Run a command and return what it prints; its progress goes to standard error."""
    command = [str(Path(sys.executable).with_name("settebello-lab")), *arguments]
    sys.stderr.write(f"{shlex.join(['settebello-lab', *arguments])}\n")
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
