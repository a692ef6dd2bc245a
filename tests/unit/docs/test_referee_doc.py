"""The session of docs/referee.md goes as it says, and leaves what it says."""

import re
from pathlib import Path

from settebello.notation import loads, verified
from settebello.rules import preset
from settebello.server.desk.wire import DeskRequest
from tests.unit.cli.commands import settebello

DOC = (Path(__file__).parents[3] / "docs" / "referee.md").read_text("utf-8")


def block(kind: str) -> str:
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
    return str(found)


def test_the_session_goes_as_the_page_says_and_leaves_that_record(tmp_path: Path) -> None:
    session = block("session").splitlines()
    typed = [line[2:] for line in session if line.startswith("> ")]
    file = tmp_path / "match.txt"
    (command,) = re.findall(r"^    settebello (referee .+)$", DOC, re.MULTILINE)
    options = [str(file) if word == "match.txt" else word for word in command.split()]
    result = settebello(*options, typed="".join(f"{line}\n" for line in typed))
    assert result.exit_code == 0, result.output
    answers = " ".join(result.stdout.split()).split("Arbiter (? help)")[1:]
    at = -1
    for line in session:
        if line.startswith("> "):
            at += 1
        else:
            assert line in answers[at], (typed[at], line)
    left = re.sub(r'\[Date ".*"\]\n', "", file.read_text("utf-8"))
    assert left == block("record")
    assert len(verified(loads(left))) == 2


def test_every_request_of_the_page_can_be_read() -> None:
    lines = block("json").splitlines()
    kinds = {DeskRequest.model_validate_json(line).command.type for line in lines}
    assert kinds == {"open", "table", "enter", "ask", "back", "deal", "look"}


def test_every_kind_of_line_of_the_page_is_understood() -> None:
    from settebello.cli.referee.typed import understand

    rows = [line for line in DOC.splitlines() if line.startswith("| `")]
    assert len(rows) == 14
    figs = preset("figs").rules()
    for text in re.findall(r"`([^`]+)`", " ".join(row.split("|")[1] for row in rows)):
        if "…" not in text:
            assert understand(text, ("Ada", "Bruno", "Carla", "Dario"), figs, closed=False).what is not None
