"""A player written in Python sits down in a contest as one that is named does."""

from pathlib import Path

import pytest

from settebello.arena import Contest, Unit, play_contest, report_of
from settebello.engine import Action, View
from settebello.errors import InvalidArgument
from settebello.players import Budget, Greedy
from settebello.rules import Rules, parse_rules

RULES = parse_rules("scopa-2")


def first(view: View, _budget: Budget) -> Action:
    """Play what comes first."""
    return view.legal[0]


class Counting:
    """Plays what comes first, and counts its plays."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        self.played = 0

    def choose(self, view: View, budget: Budget) -> Action:
        """Play what comes first."""
        self.played += 1
        return first(view, budget)


class Failing:
    """A player with a fault."""

    def choose(self, _view: View, _budget: Budget) -> Action:
        """Divide by nothing."""
        raise ZeroDivisionError


def points(a: object, b: object, **more: object) -> list[tuple[tuple[int, ...], ...]]:
    """Return the points of every sitting of four rounds."""
    contest = Contest(a, b, RULES)  # type: ignore[arg-type]  # handed on
    played = play_contest(contest, 4, **more)  # type: ignore[arg-type]  # handed on
    return [tuple(sitting.points for sitting in one.sittings) for one in played.rounds]


def test_a_function_a_class_and_an_object_play_alike() -> None:
    assert points(first, "greedy") == points(Counting, "greedy") == points(Counting(), "greedy")
    assert points(Greedy, first) == points("greedy", first)


def test_of_a_class_each_seat_has_a_player_of_its_own() -> None:
    Counting.made = 0
    play_contest(Contest(Counting, "random", parse_rules("scopone")), 1)
    assert Counting.made == 1 + 4  # one to try; then two seats, and with the sides swapped two others


def test_its_name_is_that_of_the_class_or_the_function() -> None:
    report = report_of(play_contest(Contest(first, Counting(), RULES), 2)).as_dict()
    assert report["a"] == f"{__name__}.first"
    assert report["b"] == f"{__name__}.Counting"


def test_its_fault_forfeits_the_sitting() -> None:
    report = report_of(play_contest(Contest(Failing, "random", RULES), 2))
    assert sum(report.forfeits[next(iter(report.forfeits))].values()) == 4


def test_it_plays_in_several_processes(tmp_path: Path) -> None:
    assert points(first, "greedy", jobs=2, results=tmp_path / "kept.jsonl") == points(first, "greedy")


def test_a_player_that_cannot_be_pickled_is_refused() -> None:
    with pytest.raises(InvalidArgument) as refused:
        points(lambda view, _budget: view.legal[0], "greedy", jobs=2)
    assert (refused.value.reason, refused.value.facts["argument"]) == ("player_not_carried", "a")


class Needy:
    """A player that needs something to begin with."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, view: View, _budget: Budget) -> Action:
        """Play what comes first."""
        return view.legal[0]


def test_a_class_that_makes_no_player_is_refused_before_anything_is_played() -> None:
    with pytest.raises(InvalidArgument) as refused:
        points("greedy", Needy)
    assert (refused.value.reason, refused.value.facts["argument"]) == ("no_player", "b")


@pytest.mark.parametrize(
    ("arguments", "more", "argument"),
    [
        ((7, "greedy", RULES), {}, "a"),
        ((dict, "greedy", RULES), {}, "a"),
        (("greedy", None, RULES), {}, "b"),
        (("greedy", "random", "scopa-2"), {}, "rules"),
        (("greedy", "random", RULES), {"seed": "x"}, "seed"),
        (("greedy", "random", RULES), {"budget_ms": 0}, "budget_ms"),
        (("greedy", "random", RULES), {"budget_b_ms": -5}, "budget_b_ms"),
        (("greedy", "random", RULES), {"unit": "deal"}, "unit"),
    ],
)
def test_a_contest_of_something_else_is_refused_by_name(
    arguments: tuple[object, object, Rules], more: dict[str, object], argument: str
) -> None:
    with pytest.raises(InvalidArgument) as refused:
        Contest(*arguments, **more)  # type: ignore[arg-type]  # that is what is tried
    assert refused.value.facts["argument"] == argument


@pytest.mark.parametrize(("count", "jobs", "argument"), [(-1, 1, "count"), (2, 0, "jobs"), (2.5, 1, "count")])
def test_count_and_jobs_out_of_range_are_refused(count: int, jobs: int, argument: str) -> None:
    with pytest.raises(InvalidArgument) as refused:
        play_contest(Contest("greedy", "random", RULES, unit=Unit.MATCH), count, jobs=jobs)
    assert refused.value.facts["argument"] == argument
