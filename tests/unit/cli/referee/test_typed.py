"""Lines of an arbiter: those of the help mean the same in every language, and some once ended the program."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from settebello.cards import Language
from settebello.cli.referee.file import kept_text
from settebello.cli.referee.typed import DeskLine, DeskWord, understand
from settebello.errors import NotFound, SyntaxProblem
from settebello.rules import preset
from settebello.texts import languages, texts

FIGS = preset("figs").rules()
PLAYERS = ("Ada", "Bruno", "Carla", "Dario")


def shown_in_help(language: Language) -> Iterator[str]:
    """Yield every line that the help of the desk shows, without what it says of it."""
    for line in texts(language).say("cli-desk-help").splitlines()[1:]:
        shown = re.split(" {2,}", re.sub(r" ?\(.*?\)| \[.*?\]", "", line).strip())[0]
        for each in re.split(" · |; ", shown):
            first, *others = each.split(" | ")
            yield first
            yield from (f"{first.rpartition(' ')[0]} {other}" for other in others)


@pytest.mark.parametrize("language", languages())
def test_the_lines_of_the_help_mean_the_same_in_every_language(language: Language) -> None:
    read, english = (
        [understand(line, PLAYERS, FIGS, closed=False) for line in shown_in_help(each)]
        for each in (language, "en")
    )
    assert [(line.what, line.seat, line.fuori) for line in read] == [
        (line.what, line.seat, line.fuori) for line in english
    ]
    assert len(read) > 20


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
