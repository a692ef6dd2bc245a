"""The sequential test errs as seldom as it says, and finds what is there."""

from random import Random

import pytest

from settebello_lab.arena import SequentialTest, Verdict
from settebello_lab.arena.run import bound_of
from settebello_lab.arena.sequential import ALPHA
from tests.unit.lab.arena.playing import contest

BOUND = 24


def verdicts(margin: "list[float]", runs: int, deals: int, luck: Random) -> list[tuple[Verdict, int]]:
    """Let the test watch so many runs whose margins are drawn from a list."""
    found = []
    for _ in range(runs):
        test = SequentialTest(BOUND)
        while test.count < deals and test.add(luck.choice(margin)) is Verdict.UNDECIDED:
            pass
        found.append((test.verdict, test.count))
    return found


@pytest.mark.parametrize(
    "level",
    [
        [-3.0, -1.5, -0.5, 0.0, 0.0, 0.5, 1.5, 3.0],
        [-24.0, *[1.0] * 24],  # seldom, but heavily lost
        pytest.param([24.0, *[-1.0] * 24], marks=pytest.mark.slow),
        pytest.param([-1.0, 1.0], marks=pytest.mark.slow),
    ],
)
def test_level_players_are_told_apart_in_fewer_than_5_of_100_runs(level: list[float]) -> None:
    assert sum(level) == 0
    found = [verdict for verdict, _ in verdicts(level, 400, 500, Random(1))]
    for wrong in (Verdict.A, Verdict.B):
        # the bound is on every run however long; a little more may come up by chance in 400
        assert found.count(wrong) / 400 <= ALPHA + 0.01


def test_the_stronger_player_is_found_soon() -> None:
    better = [-3.0, -2.0, -1.0, 0.5, 1.0, 2.0, 3.0, 4.0, 5.0]
    mean = sum(better) / len(better)
    assert 1 < mean < 1.2
    found = verdicts(better, 200, 600, Random(2))
    assert all(verdict is Verdict.A for verdict, _ in found)
    assert sum(deals for _, deals in found) / 200 < 150
    worse = verdicts([-margin for margin in better], 200, 600, Random(2))
    assert worse == [(Verdict.B, deals) for _, deals in found]


def test_a_small_difference_is_found_in_time() -> None:
    better = [-2.6, -1.2, 0.2, 1.4, 3.0]  # 0.16 a deal
    found = [verdict for verdict, _ in verdicts(better, 50, 5000, Random(3))]
    assert found.count(Verdict.A) >= 45
    assert Verdict.B not in found


def test_the_first_verdict_stays() -> None:
    test = SequentialTest(BOUND)
    while test.add(5.0) is Verdict.UNDECIDED:
        pass
    for _ in range(500):
        assert test.add(-5.0) is Verdict.A


def test_the_gamblers_never_lose_more_than_they_have() -> None:
    test = SequentialTest(BOUND)
    for _ in range(2000):
        test.add(-BOUND)
    assert 0 < test.evidence_a < 1e-6
    assert test.evidence_b > 1e290


def test_a_margin_beyond_the_bound_is_no_margin() -> None:
    with pytest.raises(ValueError, match="beyond"):
        SequentialTest(BOUND).add(BOUND + 0.5)


@pytest.mark.parametrize(
    ("rules", "most"),
    [("scopa-2", 4 + 18), ("scopone-10", 4 + 20), ("scopa?players=3&extras=napoli", 4 + 12 + 10)],
)
def test_the_bound_is_what_the_rules_can_give(rules: str, most: int) -> None:
    assert bound_of(contest(rules=rules)) == most
