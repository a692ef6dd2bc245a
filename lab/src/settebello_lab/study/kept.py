"""The reviewed deals of one player in a file: a head that says what they follow from, then one line a deal.

The file grows deal by deal, so that a study goes on where it was interrupted. A last line that was not
written to its end is cut off. A file of anything else is left alone.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter, ValidationError

import settebello
from settebello.errors import FileProblem, Reason
from settebello.files import check_ordinary, writing
from settebello_lab.study.deals import StudyDeals
from settebello_lab.study.reviewed import ReviewedDeal

FORMAT: Final = 1
_DEAL: Final[TypeAdapter[ReviewedDeal]] = TypeAdapter(ReviewedDeal)


class KeptDeals:
    """The deals of a file, the first of them number 0, and room for more."""

    def __init__(self, path: Path, deals: list[ReviewedDeal]) -> None:
        self.deals = deals
        self._path = path

    def append(self, reviewed: ReviewedDeal) -> None:
        """Write a deal behind the others; raise `FileProblem` where that cannot be."""
        with writing(self._path), self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(_DEAL.dump_json(reviewed).decode() + "\n")
        self.deals.append(reviewed)


def head_line(asked: StudyDeals) -> str:
    """Return the first line: all that the deals follow from."""
    head = {"settebello_study": FORMAT, "program": settebello.__version__, **asdict(asked)}
    return json.dumps(head, separators=(",", ":")) + "\n"


def file_name(asked: StudyDeals) -> str:
    """Return the name of a player's file: letters, figures and hyphens."""
    return "-".join("".join(filter(str.isalnum, each)) for each in (asked.rules, asked.player)) + ".jsonl"


def open_deals(folder: Path, asked: StudyDeals) -> KeptDeals:
    """Take up the file of these deals in a folder, or begin it; raise `FileProblem` for any other file."""
    path = folder / file_name(asked)
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    check_ordinary(path)
    head = head_line(asked).encode()
    with writing(path):
        data = path.read_bytes() if path.exists() else b""
        if not data:
            path.write_bytes(head)
            return KeptDeals(path, [])
        if not data.startswith(head):
            message = f"{path} has the results of something else"
            raise FileProblem(message, reason=Reason.RESULTS_OTHER, path=str(path))
        deals = _read(path, data[len(head) :])
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            path.write_bytes(whole)
    return KeptDeals(path, deals)


def all_deals(folder: Path) -> Iterator[tuple[StudyDeals, list[ReviewedDeal]]]:
    """Yield what a folder holds, file by file; raise `FileProblem` for a file of anything else."""
    for path in sorted(folder.glob("*.jsonl")):
        head, _, rest = path.read_bytes().partition(b"\n")
        try:
            found = json.loads(head)
            asked = StudyDeals(**{name: found[name] for name in ("player", "rules", "seed", "worlds")})
        except (ValueError, KeyError, TypeError):
            message = f"{path} has the results of something else"
            raise FileProblem(message, reason=Reason.RESULTS_OTHER, path=str(path)) from None
        yield asked, _read(path, rest)


def _read(path: Path, data: bytes) -> list[ReviewedDeal]:
    deals: list[ReviewedDeal] = []
    for number, line in enumerate(data.split(b"\n")[:-1]):
        try:
            deals.append(_DEAL.validate_json(line))
        except ValidationError:
            raise _damaged(path, number) from None
        if deals[-1].number != number:
            raise _damaged(path, number)
    return deals


def _damaged(path: Path, number: int) -> FileProblem:
    message = f"{path} is damaged in line {number + 2}: move it away, or name another file"
    return FileProblem(message, reason=Reason.RESULTS_DAMAGED, path=str(path), row=str(number + 2))
