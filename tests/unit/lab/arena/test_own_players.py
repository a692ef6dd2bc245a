"""A player written in Python sits down in a contest as one that is named does."""

from pathlib import Path

import numpy as np
import pytest

from settebello.cards import Card, CardSet
from settebello.engine import Action, Play, View
from settebello.errors import InvalidArgument
from settebello.players import Budget, Greedy
from settebello.rules import Rules, parse_rules
from settebello_lab.arena import Contest, Unit, Who, play_contest, report_of

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
    assert sum(report.forfeits[Who.A].values()) == 4


class Leaving:
    """Ends the program where it is asked to play."""

    def choose(self, _view: View, _budget: Budget) -> Action:
        """Exit."""
        raise SystemExit("I leave")


class MadeOnce(Counting):
    """Ends the program where it is made a second time."""

    def __init__(self) -> None:
        super().__init__()
        if self.made > 1:
            raise SystemExit(3)


@pytest.mark.parametrize("player", [Leaving, Leaving(), MadeOnce])
def test_a_player_that_exits_loses_its_sitting_and_the_program_goes_on(player: type | object) -> None:
    """`sys.exit` in a player ended the contest, and the program with it."""
    MadeOnce.made = 0
    report = report_of(play_contest(Contest(player, "random", RULES), 2))  # type: ignore[arg-type]
    assert report.forfeits[Who.A] == {"crash": 4}


def test_a_class_that_exits_where_it_is_made_is_no_player() -> None:
    MadeOnce.made = 1
    with pytest.raises(InvalidArgument, match="makes no player: SystemExit"):
        play_contest(Contest(MadeOnce, "random", RULES), 1)


def test_ctrl_c_in_a_player_ends_the_contest() -> None:
    def interrupted(_view: View, _budget: Budget) -> Action:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_contest(Contest(interrupted, "random", RULES), 1)


class Rude:
    """Says of itself what nobody can read, and equals everything."""

    def __eq__(self, _other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def __str__(self) -> str:
        raise ValueError("no")


ANSWERS: dict[str, object] = {
    "a card that is none": Play(Card(99)),
    "a capture below nothing": Play(Card(0), CardSet(-1)),
    "a text": "7D",
    "a play of a text": Play("7D"),  # type: ignore[arg-type]
    "nothing": None,
    "an array": np.array([1, 2]),
    "what equals everything": Rude(),
    "an error that cannot be read": Rude,
}


@pytest.mark.parametrize("what", ANSWERS)
def test_whatever_it_answers_only_its_own_sitting_is_lost(what: str) -> None:
    """A play of a negative set was printed without end, and others ended the contest."""
    answer = ANSWERS[what]

    def wrong(_view: View, _budget: Budget) -> Action:
        if answer is Rude:
            raise RuntimeError(Rude())
        return answer  # type: ignore[return-value]  # that is what is tried

    report = report_of(play_contest(Contest(wrong, "random", RULES), 1))
    assert sum(report.forfeits[Who.A].values()) == 2


def test_a_legal_play_of_other_numbers_is_played_as_it_is_listed() -> None:
    def small(view: View, _budget: Budget) -> Action:
        chosen = view.legal[0]
        return Play(np.uint8(chosen.card), chosen.capture) if isinstance(chosen, Play) else chosen  # type: ignore[arg-type]  # NumPy's

    assert points(small, "greedy") == points(first, "greedy")


@pytest.mark.parametrize("player", [lambda view, _budget: view.legal[0], Counting(), Counting().choose])
def test_a_player_without_a_name_of_its_own_has_no_results_file(player: object, tmp_path: Path) -> None:
    """Another player of that name went on where the first had ended."""
    with pytest.raises(InvalidArgument) as refused:
        points(player, "greedy", results=tmp_path / "kept.jsonl")
    assert (refused.value.reason, refused.value.facts["argument"]) == ("player_unnamed", "a")


def test_the_sequential_test_is_for_deals() -> None:
    with pytest.raises(InvalidArgument) as refused:
        play_contest(Contest("greedy", "random", RULES, unit=Unit.MATCH), 4, sequential=True)
    assert refused.value.reason == "sequential_matches"


def test_numpys_integers_give_the_same_contest() -> None:
    one = Contest("greedy", "random", RULES, seed=np.int64(3), budget_ms=np.int64(300))  # type: ignore[arg-type]  # NumPy's
    assert report_of(play_contest(one, 1)).as_dict()["seed"] == 3
    assert one == Contest("greedy", "random", RULES, seed=3)


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
