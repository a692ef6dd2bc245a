"""``settebello-lab puzzles mine``: puzzles added to a file, deal by deal, so that it can stop and go on.

Beside the file, ``NAME.done`` says how many deals of each self-play, and which matches, have been looked
at. A deal's puzzles are written before it counts as looked at, and a puzzle is never written twice.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import IO, Final

from pydantic import TypeAdapter, ValidationError
from rich.text import Text

from settebello.analysis.puzzles import Puzzle, puzzle_line, puzzles_in
from settebello.analysis.puzzles.puzzle import no_puzzle
from settebello.cards import Language
from settebello.cli.common.files import check_place, read_text, replace_text
from settebello.cli.common.output import make_console, tame
from settebello.cli.common.progress import compile_players, progress_bar
from settebello.cli.common.sharing import shared
from settebello.errors import InvalidSetting, Reason
from settebello.files import writing
from settebello.notation import dumps, loads, loads_matches
from settebello.players.registry import player_kind
from settebello.texts import Texts, texts
from settebello_lab.cli.proving import lost
from settebello_lab.puzzles.mining import MINED, check_mined, mined_deal, mined_record

Part = tuple[str, int, int]
"""A record's text, or the rules, seed and number of a deal of self-play."""

BEGUN: Final = b'{"id":"'
"""The beginning of every line."""

RECORD: Final = -1
"""In place of a deal's number: the text is a record."""


@dataclass(frozen=True, slots=True)
class MineRequest:
    """The sources: files of records, and so many deals of self-play by a seed and rule sets, in turn."""

    records: tuple[Path, ...]
    deals: int
    seed: int
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """A self-play or a match: what has been done of it is counted under its key."""

    key: str
    parts: tuple[Part, ...]


_COUNTS: Final[TypeAdapter[dict[str, int]]] = TypeAdapter(dict[str, int])


def mine(request: MineRequest, out: Path, workers: int, spoken: Language) -> None:
    """Look at all that has not been looked at, and add what is found to a file."""
    said = texts(spoken)
    sources = list(_sources(request))
    if not sources:
        raise InvalidSetting("there is nothing to mine", reason=Reason.MINE_SOURCE)
    check_place(out)
    compile_players([player_kind("maestro")], said)
    book = Minebook(out)
    try:
        for source in sources:
            _mine_source(source, book, workers, said)
    except KeyboardInterrupt:
        sys.stderr.write(said.say("cli-arena-interrupted", path=tame(str(out))) + "\n")
        raise
    counts = {"found": book.added, "puzzles": len(book.known), "path": str(out)}
    make_console().print(Text(said.say("cli-puzzles-mined", **counts)))


class Minebook:
    """A file of puzzles that grows, and what has been looked at."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside = path.with_name(f"{path.name}.done")
        self.added = 0
        self.known = {each.id for each in self._held()}
        self.done = _counts(self._beside)

    def _held(self) -> tuple[Puzzle, ...]:
        """Read the file, and cut off a line that a process was killed in; raises as `puzzles_in`."""
        if not self._path.exists():
            return ()
        held = read_text(self._path).encode()
        whole = held[: held.rfind(b"\n") + 1]
        torn = held[len(whole) :]
        found = puzzles_in(whole)
        if torn and not (torn.startswith(BEGUN) or BEGUN.startswith(torn)):
            raise no_puzzle("the last line", whole.count(b"\n") + 1)
        if torn:
            replace_text(self._path, whole.decode())
        return found

    def add(self, key: str, lines: Sequence[str]) -> None:
        """Write the puzzles of one part that are new, then that it has been looked at."""
        fresh = [each for each in puzzles_in("\n".join(lines).encode()) if each.id not in self.known]
        if fresh:
            with writing(self._path), self._path.open("a", encoding="utf-8") as file:
                _write(file, [puzzle_line(each) for each in fresh])
        self.known |= {each.id for each in fresh}
        self.added += len(fresh)
        self.done[key] = self.done.get(key, 0) + 1
        replace_text(self._beside, json.dumps(self.done, indent=1))


def _write(file: IO[str], lines: Sequence[str]) -> None:
    file.write("".join(f"{line}\n" for line in lines))


def _counts(path: Path) -> dict[str, int]:
    """Read how much of each source has been looked at; raise `SyntaxProblem` for another file."""
    if not path.exists():
        return {}
    try:
        return _COUNTS.validate_json(read_text(path))
    except ValidationError:
        raise no_puzzle(path.name) from None


def _sources(request: MineRequest) -> Iterator[Source]:
    for path in request.records:
        for record in loads_matches(read_text(path)):
            text = dumps(record)
            yield Source(sha256(text.encode()).hexdigest(), ((text, 0, RECORD),))
    if request.deals:
        rules = tuple(check_mined(each) for each in request.rules or MINED)
        key = f"{request.seed} {' '.join(rules)}"
        parts = ((rules[deal % len(rules)], request.seed, deal) for deal in range(request.deals))
        yield Source(key, tuple(parts))


def _mine_source(source: Source, book: Minebook, workers: int, said: Texts) -> None:
    left = source.parts[book.done.get(source.key, 0) :]
    with progress_bar() as progress:
        task = progress.add_task("", total=len(source.parts))
        for lines in shared(_mined, left, workers, lost()):
            book.add(source.key, lines)
            words = said.say("cli-puzzles-mining", found=book.added)
            progress.update(task, completed=book.done[source.key], description=words)


def _mined(part: Part) -> list[str]:
    text, seed, number = part
    found = mined_record(loads(text)) if number == RECORD else mined_deal(text, seed, number)
    return [puzzle_line(each) for each in found]
