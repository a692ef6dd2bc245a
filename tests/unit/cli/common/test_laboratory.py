"""The commands of the laboratory under the name of the game, with and without the laboratory."""

from collections.abc import Iterable
from importlib.metadata import EntryPoint

import pytest

from settebello.cli.common import laboratory
from settebello_lab.cli.main import app
from tests.unit.cli.commands import refusal, settebello


def found(*entries: EntryPoint) -> object:
    """Stand in for `entry_points` of an environment with these alone."""

    def entry_points(group: str) -> Iterable[EntryPoint]:
        return [each for each in entries if each.group == group]

    return entry_points


LABORATORY = EntryPoint("commands", "settebello_lab.cli.main:run", laboratory.GROUP)


def test_every_command_of_the_laboratory_has_the_same_name_in_the_game() -> None:
    commands = {each.name for each in app.registered_commands} | {each.name for each in app.registered_groups}
    assert commands == set(laboratory.LABORATORY)


@pytest.mark.parametrize("command", laboratory.LABORATORY)
def test_without_the_laboratory_a_sentence_names_it(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "entry_points", found())
    assert refusal(settebello(command, "greedy", "--deals", "2")) == (
        f"settebello: not_found: {command} is a command of the laboratory. Install settebello-lab to use it."
    )


def test_with_the_laboratory_its_command_runs_with_all_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "entry_points", found(LABORATORY))
    assert "--sequential" in settebello("arena", "--help").stdout
    assert refusal(settebello("arena", "greedy", "nobody", "--jobs", "1")).startswith(
        "settebello: not_found: "
    )


def test_the_help_of_the_game_lists_no_command_of_the_laboratory() -> None:
    said = settebello("--help").stdout.split()
    assert not set(laboratory.LABORATORY) & set(said)
