"""How somebody stands at puzzles follows from their attempts alone."""

from settebello.ratings import POINTS, Rating
from settebello.server.puzzles.standing import COURSE, LAST, points_of, standing, streak_of
from settebello.store import KeptAttempt


def attempts(signs: str) -> list[KeptAttempt]:
    """Return attempts from signs: ``+`` for a puzzle that was solved; each moves the mean by one."""
    found, mean = [], 25.0
    for number, sign in enumerate(signs):
        mean += 1 if sign == "+" else -1
        found.append(KeptAttempt(f"p{number}", float(number), "7D", sign == "+", Rating(mean, 5.0)))
    return found


def test_a_streak_is_what_was_solved_since_the_last_mistake() -> None:
    assert [streak_of(attempts(signs)) for signs in ("", "+", "-", "++-", "-+++", "++-++")] == [
        0, 1, 0, 0, 3, 2,
    ]  # fmt: skip


def test_who_has_tried_nothing_begins_as_everybody_does() -> None:
    found = standing([], {})
    assert (found.points, found.change, found.streak, found.best_streak, found.tried) == (POINTS, 0, 0, 0, 0)
    assert (found.course, found.last, found.themes) == ([], [], [])


def test_points_and_their_change_are_those_of_the_last_attempt() -> None:
    found = standing(attempts("+++-"), {})
    assert (found.points, found.change) == (POINTS + 60, -30)
    assert points_of(attempts("+++-")) == found.points
    assert (found.best_streak, found.streak, found.tried, found.solved) == (3, 0, 4, 3)
    assert found.last == [True, True, True, False]
    assert found.course == [POINTS + 30, POINTS + 60, POINTS + 90, POINTS + 60]


def test_of_many_attempts_the_last_are_shown() -> None:
    found = standing(attempts("+" * 100), {})
    assert (len(found.course), len(found.last)) == (COURSE, LAST)
    assert found.course[-1] == found.points
    assert found.best_streak == found.streak == 100


def test_themes_are_counted_and_those_tried_most_come_first() -> None:
    themes = {"p0": ("sevens",), "p1": ("anchor", "sevens"), "p2": ("anchor",), "p3": ("sevens",)}
    found = standing(attempts("+-++"), themes)
    assert [(each.theme, each.tried, each.solved) for each in found.themes] == [
        ("sevens", 3, 2),
        ("anchor", 2, 1),
    ]
