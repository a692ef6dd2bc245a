"""The answers to strangers when something is wrong with the machine."""

from pathlib import Path

from settebello.errors import Reason, StoreProblem
from settebello.store.file import unusable


def test_nothing_of_the_machines_files_leaves_the_process() -> None:
    problem = unusable(Path("secret/place.db"), "disk full")
    public = problem.public().as_dict()
    assert "place" in str(problem.as_dict())
    assert "place" not in str(public)
    assert "disk" not in str(public)
    assert public["code"] == public["reason"] == "store"


def test_a_damaged_table_is_named_to_those_who_sit_there() -> None:
    problem = StoreProblem("events are missing", reason=Reason.LOG_DAMAGED, room="r")
    assert problem.public() is problem
