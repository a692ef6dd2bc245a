"""Lines of an arbiter that once ended the program."""

from pathlib import Path

import pytest

from settebello.cli.referee.file import kept_text
from settebello.cli.referee.typed import DeskLine, DeskWord, understand
from settebello.errors import NotFound, SyntaxProblem
from settebello.rules import preset

FIGS = preset("figs").rules()


@pytest.mark.parametrize(
    ("line", "rest"),
    [("art:13", "13"), ("article=13", "13"), ("art: 13", "13"), ("art 13", "13"), ("art", "")],
)
def test_a_sign_may_stand_behind_a_word(line: str, rest: str) -> None:
    asked = understand(line, ["Ada", "Bruno"], FIGS, closed=False)
    assert (asked.what, asked.rest) == (DeskWord.ARTICLE, rest)


@pytest.mark.parametrize("name", ["a/b.txt", "/tmp/a b.txt", "~/a,b.txt"])
def test_the_name_of_a_file_is_kept_as_it_was_typed(name: str) -> None:
    assert understand(f"save {name}", ["Ada", "Bruno"], FIGS, closed=False) == DeskLine(
        DeskWord.SAVE, rest=name
    )


def test_a_player_without_a_name_is_not_meant() -> None:
    with pytest.raises(SyntaxProblem):
        understand("Zoe chiama", ["", " ", "Carla", "Dario"], FIGS, closed=False)


def test_the_name_of_a_file_that_no_folder_can_hold_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotFound):
        kept_text(tmp_path / ("x" * 300))
    assert kept_text(tmp_path / "not there yet") is None
