"""Nobody sees the seed before the end, nor the points of a deal that another table still plays."""

from dataclasses import asdict
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.tournament import (
    Finish,
    GameResult,
    PairRound,
    ReportDeal,
    ReportResult,
    Start,
    TournamentFormat,
    TournamentViewer,
    project_tournament,
)
from tests.laws.tournament.evenings import SEED, Evening, evening, play_table

SECRET = 777
"""Points that stand nowhere but in the result that is sealed."""


def duplicate(random: Random, deals: int = 2) -> Evening:
    """Return an evening in a round of the same deals."""
    new = evening(TournamentFormat.DUPLICATE, "scopone", deals=deals, rounds=2)
    new.enter(random.randint(4, 9))
    new.do(Start())
    new.do(PairRound())
    return new


def shown(new: Evening, viewer: TournamentViewer) -> str:
    """Return all that somebody sees, as text."""
    return repr(asdict(project_tournament(new.tournament, viewer)))


@given(random=st.randoms(use_true_random=False))
def test_a_deals_points_are_sealed_until_every_table_has_finished_it(random: Random) -> None:
    new = duplicate(random)
    current = new.tournament.rounds[0]
    new.do(ReportDeal(1, 1, 1, (SECRET, 3)))
    own = current.encounters[0].sides[0][0]
    others = [
        each.number
        for each in new.tournament.entrants
        if current.encounters[0].side_of_entrant(each.number) not in (0, 1)
    ]
    for viewer in (
        TournamentViewer(),
        *(TournamentViewer(entrant=each) for each in others),
        *(TournamentViewer(arbiter=True, entrant=each) for each in others),
    ):
        assert str(SECRET) not in shown(new, viewer)
    assert str(SECRET) in shown(new, TournamentViewer(entrant=own))
    assert str(SECRET) in shown(new, TournamentViewer(arbiter=True))
    for encounter in current.encounters[1:]:
        assert str(SECRET) not in shown(new, TournamentViewer())
        new.do(ReportDeal(1, encounter.table, 1, (2, 2)))
    assert str(SECRET) in shown(new, TournamentViewer())


@given(random=st.randoms(use_true_random=False))
def test_a_whole_result_is_sealed_while_another_table_plays(random: Random) -> None:
    new = duplicate(random)
    current = new.tournament.rounds[0]
    new.do(ReportResult(1, 1, GameResult((0, 0), ((SECRET, 0), (1, 0)), (SECRET, 0))))
    assert str(SECRET) not in shown(new, TournamentViewer())
    for encounter in current.encounters[1:]:
        play_table(new, 1, encounter, random)
    assert str(SECRET) in shown(new, TournamentViewer())


@pytest.mark.parametrize("arbiter", [True, False])
def test_the_seed_is_shown_when_it_is_over_and_not_before(arbiter: bool) -> None:
    new = duplicate(Random(1))
    viewer = TournamentViewer(arbiter=arbiter)
    for number in (1, 2):
        assert SEED not in shown(new, viewer)
        for encounter in new.tournament.round(number).encounters:
            play_table(new, number, encounter, Random(1))
        if number == 1:
            new.do(PairRound())
    assert SEED not in shown(new, viewer)
    new.do(Finish())
    assert SEED in shown(new, viewer)
