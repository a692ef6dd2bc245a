"""Play the ladders and the claims of docs/strength.md and write its tables.

Each deal is kept in build/strength, so that what was broken off goes on where it was, and beside the page in
docs/strength, so that it goes on on another machine and anybody can count again. Everything takes a
core many hours; ``--now`` plays nothing and writes down what has been played so far, and names as
arguments (``ten``, ``nine``, ``two``) take those games alone.
"""

import gzip
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs/strength.md"
WEIGHTS: Final = ROOT / "src/settebello/kernels/net/weights"
PLAY: Final = 1
"""Counts up whenever a player is changed so that it plays otherwise: what was played before is another's."""


def these_players() -> str:
    """Name the players as they are: by `PLAY` and what the networks know."""
    known = sha256(b"".join(file.read_bytes() for file in sorted(WEIGHTS.glob("*.npz"))))
    return f"{PLAY}-{known.hexdigest()[:8]}"


RESULTS: Final = ROOT / "build/strength" / these_players()
EVIDENCE: Final = ROOT / "docs/strength" / these_players()
BEGIN, END = "<!-- strength:begin -->", "<!-- strength:end -->"

GAMES: Final = {"ten": "scopone-10", "nine": "scopone", "two": "scopa-2"}

CLAIMS: Final = {
    "ten": ("ismcts:4000", "ismcts:32000", "worlds:200"),
    "nine": ("ismcts:4000", "ismcts:32000", "worlds:200"),
    "two": ("alphabeta:24",),
}
"""Whom maestro is measured against, by the game."""
CLAIM_DEALS: Final = 1400

LADDER: Final = (
    "maestro", "circolo", "principiante", "net",
    "ismcts:4000", "worlds:200", "chitarrella", "greedy", "random",
)  # fmt: skip
LADDER_DEALS: Final = 100

UNHURRIED: Final = "100000"
"""Milliseconds for a move: what a player does follows from its name alone, on any machine."""


def main() -> int:
    """Play what is missing, and write the page."""
    now = "--now" in sys.argv[1:]
    wanted = [name for name in sys.argv[1:] if name in GAMES] or list(GAMES)
    recall()
    text = PAGE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    found = "\n".join([*claims(wanted, now=now), *ladders(wanted, now=now)])
    PAGE.write_text(f"{before}{BEGIN}\n{found}{END}{after}", "utf-8")
    keep()
    return 0


def recall() -> None:
    """Take up the deals that are kept beside the page, where this machine has no more of them."""
    for kept in EVIDENCE.rglob("*.gz"):
        here = RESULTS / kept.relative_to(EVIDENCE).with_suffix("")
        known = gzip.decompress(kept.read_bytes())
        if not here.exists() or here.stat().st_size < len(known):
            here.parent.mkdir(parents=True, exist_ok=True)
            here.write_bytes(known)


def keep() -> None:
    """Put every deal beside the page, the same bytes for the same deals."""
    for here in filter(Path.is_file, RESULTS.rglob("*")):
        kept = EVIDENCE / f"{here.relative_to(RESULTS)}.gz"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(gzip.compress(here.read_bytes(), mtime=0))


def claims(games: Sequence[str], *, now: bool) -> Iterator[str]:
    """Yield the lines of the table of claims."""
    yield "| maestro against | rules | deals | points a deal | won, drawn, lost | ms a move, both |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for game in games:
        for other in CLAIMS[game]:
            kept = RESULTS / f"{game}-{other.replace(':', '-')}.jsonl"
            deals = played(kept) if now else CLAIM_DEALS
            if not deals:
                continue
            asked = ["arena", "maestro", other, *common(game, deals), "--results", str(kept), "--json"]
            yield claim(other, GAMES[game], json.loads(settebello(asked)))
    yield ""


def claim(other: str, rules: str, found: dict[str, Any]) -> str:
    """Return a row of the table of claims."""
    low, high = found["ci95"] or ("?", "?")
    points = f"{found['points_per_deal']:+.2f} ({low:+.2f} to {high:+.2f})"
    score = f"{found['wins']}, {found['draws']}, {found['losses']}"
    times = " and ".join(f"{found['ms_per_move'][who]['mean']:.0f}" for who in ("a", "b"))
    return f"| `{other}` | `{rules}` | {found['deals']} | {points} | {score} | {times} |"


def ladders(games: Sequence[str], *, now: bool) -> Iterator[str]:
    """Yield each game's ladder with the command that plays it."""
    for game in games:
        kept = RESULTS / f"ladder-{game}"
        asked = ["ladder", *LADDER, *common(game, LADDER_DEALS)]
        if now and not (kept / "done").exists():
            continue
        yield f"    settebello {shlex.join(asked)}\n"
        yield settebello([*asked, "--results", str(kept), "--markdown", "--lang", "en"])
        (kept / "done").touch()


def common(game: str, deals: int) -> list[str]:
    """Return what every command is told."""
    return ["--rules", GAMES[game], "--deals", str(deals), "--ms", UNHURRIED]


def played(kept: Path) -> int:
    """Return how many deals a results file holds."""
    return max(0, len(kept.read_text("utf-8").splitlines()) - 1) if kept.exists() else 0


def settebello(arguments: Sequence[str]) -> str:
    """Run a command and return what it prints; its progress goes to standard error."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    command = [str(Path(sys.executable).with_name("settebello")), *arguments]
    sys.stderr.write(f"{shlex.join(['settebello', *arguments])}\n")
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
