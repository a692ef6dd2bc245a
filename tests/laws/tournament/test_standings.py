"""Standings are what an independent recount of the results says, whatever happened before."""

from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.tournament import (
    PairingMethod,
    Partnering,
    ScoringMethod,
    TieBreak,
    Tournament,
    TournamentFormat,
    deal_scores,
    fold_tournament,
    standings,
)
from tests.laws.tournament.evenings import Evening, correct, evening, play_all
from tests.laws.tournament.twin import Twin

FORMATS: Final[dict[str, tuple[TournamentFormat, str, dict[str, object]]]] = {
    "round robin": (TournamentFormat.ROUND_ROBIN, "torneo", {}),
    "round robin twice": (TournamentFormat.ROUND_ROBIN, "torneo", {"cycles": 2}),
    "swiss": (TournamentFormat.SWISS, "torneo", {"rounds": 5}),
    "swiss of pairs": (TournamentFormat.SWISS, "scopone", {"best_of": 3}),
    "drawn partners": (TournamentFormat.SWISS, "scopone", {"partners": Partnering.DRAWN}),
    "changing partners": (TournamentFormat.SWISS, "scopone", {"partners": Partnering.CHANGING, "rounds": 5}),
    "everybody's partner": (TournamentFormat.ROUND_ROBIN, "scopone", {"partners": Partnering.CHANGING}),
    "knock-out": (TournamentFormat.KNOCKOUT, "torneo", {}),
    "knock-out of three": (TournamentFormat.KNOCKOUT, "scopone", {"best_of": 3}),
    "matchpoints": (TournamentFormat.DUPLICATE, "scopone", {"rounds": 4}),
    "total points": (TournamentFormat.DUPLICATE, "scopone", {"rounds": 4, "scoring": ScoringMethod.TOTAL}),
    "matchpoints, everybody once": (
        TournamentFormat.DUPLICATE,
        "scopone",
        {"pairing": PairingMethod.ROUND_ROBIN},
    ),
    "matchpoints of changing partners": (
        TournamentFormat.DUPLICATE,
        "scopone",
        {"partners": Partnering.CHANGING, "rounds": 3},
    ),
    "teams": (TournamentFormat.TEAMS, "scopone", {}),
    "teams, everybody once": (TournamentFormat.TEAMS, "scopone", {"pairing": PairingMethod.ROUND_ROBIN}),
    "teams knocked out": (TournamentFormat.TEAMS, "scopone", {"pairing": PairingMethod.KNOCKOUT}),
    "arena": (TournamentFormat.ARENA, "torneo", {}),
}
KINDS = pytest.mark.parametrize("kind", FORMATS)


def played(kind: str, random: Random, *, disturbed: bool = True) -> Evening:
    """Play a tournament of a kind with some entrants, some of them with a strength."""
    chosen, rules, changes = FORMATS[kind]
    breaks = tuple(random.sample(list(TieBreak), len(TieBreak)))
    new = evening(chosen, rules, **changes, tie_breaks=breaks)
    alone = new.plan.partners is not Partnering.FIXED
    count = random.randint(8 if alone else 4, 13)
    new.enter(count, [random.randrange(1000, 1005) for _ in range(random.randrange(count))])
    play_all(new, random, disturbed=disturbed)
    return new


def check(tournament: Tournament) -> None:
    """Check the standings: those of the twin, with ranks shared by those who are level in all."""
    rows = standings(tournament)
    keys = [(row.score, *row.tie_breaks) for row in rows]
    assert list(zip((row.entrant for row in rows), keys, strict=True)) == Twin(tournament).ranked()
    assert [row.rank for row in rows] == [1 + sum(other > key for other in keys) for key in keys]


@KINDS
@given(random=st.randoms(use_true_random=False))
def test_standings_are_a_recount_of_the_results_also_after_corrections(kind: str, random: Random) -> None:
    """After a correction, also of an early round, nothing is left of what was before."""
    new = played(kind, random)
    check(new.tournament)
    if correct(new, random):
        check(new.tournament)
    assert fold_tournament(new.log) == new.tournament


@pytest.mark.parametrize("kind", [kind for kind in FORMATS if "points" in kind])
@given(random=st.randoms(use_true_random=False))
def test_the_scores_of_a_deal_add_up_to_a_constant(kind: str, random: Random) -> None:
    tournament = played(kind, random).tournament
    for found in tournament.rounds:
        for deal in deal_scores(tournament, found.number):
            lines = [line for line in deal.lines if line.points is not None]
            won = sum(sum(line.matchpoints) for line in lines if line.matchpoints is not None)
            assert won == 2 * len(lines) * (len(lines) - 1)
            assert sum(line.score for line in lines if line.score is not None) == 0
            assert all(line.top == 2 * (len(lines) - 1) for line in lines)
