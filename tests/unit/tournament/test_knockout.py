"""A knock-out of which many leave: rounds without a table are passed over, and the last one left wins."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.errors import NotYourTurn, Reason
from settebello.tournament import (
    CorrectResult,
    Finish,
    ForfeitTable,
    GameResult,
    NextStep,
    PairRound,
    ReportResult,
    Stage,
    Start,
    TournamentFormat,
    Withdraw,
    fold_tournament,
    next_step,
    outcome_of,
    standings,
)
from tests.laws.tournament.evenings import Evening, evening, play_table
from tests.laws.tournament.test_standings import check


def bracket(count: int) -> Evening:
    """Start a knock-out in which the lower number is the better seed, and pair its first round."""
    new = evening(TournamentFormat.KNOCKOUT)
    new.enter(count, range(count, 0, -1))
    new.do(Start())
    new.do(PairRound())
    return new


def both_lose(new: Evening, number: int, table: int) -> None:
    new.do(ForfeitTable(number, table, (0, 1)))


def win(new: Evening, number: int, *winners: int) -> None:
    """Let these entrants win their tables of a round."""
    for encounter in new.tournament.round(number).encounters:
        for winner in winners:
            side = encounter.side_of_entrant(winner)
            if side is not None:
                points = (7, 3) if side == 0 else (3, 7)
                new.do(ReportResult(number, encounter.table, GameResult(points)))


def podium(new: Evening) -> list[tuple[int, int]]:
    """Return ranks and numbers of the first two."""
    return [(row.rank, row.entrant) for row in standings(new.tournament)[:2]]


def test_a_round_of_byes_alone_is_passed_over_and_the_next_one_follows() -> None:
    new = bracket(8)  # 1-8 4-5 2-7 3-6
    win(new, 1, 1, 2)
    both_lose(new, 1, 2)
    both_lose(new, 1, 4)
    assert next_step(new.tournament) is NextStep.PAIR
    new.do(PairRound())
    assert [len(each.encounters) for each in new.tournament.rounds] == [4, 0, 1]
    assert set(new.tournament.round(2).byes) == {1, 2}
    assert not new.tournament.round_over
    win(new, 3, 2)
    new.do(Finish())
    assert podium(new) == [(1, 2), (2, 1)]


def test_the_last_one_left_wins_without_a_table() -> None:
    new = bracket(4)  # 1-4 2-3
    win(new, 1, 1, 2)
    new.do(Withdraw(2))
    assert next_step(new.tournament) is NextStep.FINISH
    with pytest.raises(NotYourTurn) as refused:
        new.do(PairRound())
    assert refused.value.reason == Reason.TOO_FEW_ENTRANTS
    new.do(Finish())
    assert podium(new) == [(1, 1), (2, 2)]
    check(new.tournament)


def test_the_bracket_ends_where_all_who_are_left_have_withdrawn() -> None:
    new = bracket(4)
    win(new, 1, 1, 2)
    new.do(Withdraw(1))
    new.do(Withdraw(2))
    assert next_step(new.tournament) is NextStep.FINISH
    new.do(Finish())
    assert podium(new) == [(1, 1), (1, 2)]


def test_where_both_lose_at_every_table_the_tournament_ends() -> None:
    new = bracket(4)
    both_lose(new, 1, 1)
    both_lose(new, 1, 2)
    assert next_step(new.tournament) is NextStep.FINISH
    new.do(Finish())
    assert new.tournament.stage is Stage.OVER
    assert {row.rank for row in standings(new.tournament)} == {1}


def test_a_correction_gives_the_bye_to_the_one_that_won() -> None:
    new = bracket(4)
    win(new, 1, 1)
    both_lose(new, 1, 2)
    new.do(Finish())
    assert new.tournament.round(2).byes == (1,)
    first = new.tournament.encounter(1, 1)
    points = (3, 7) if first.side_of_entrant(1) == 0 else (7, 3)
    new.do(CorrectResult(1, 1, GameResult(points), "the wrong way round"))
    assert new.tournament.round(2).byes == (4,)
    assert podium(new)[0] == (1, 4)


@given(count=st.integers(2, 17), random=st.randoms(use_true_random=False))
def test_no_bracket_stalls_whoever_leaves_and_whoever_does_not_come(count: int, random: Random) -> None:
    """Each step pairs a table that is played, or ends the tournament; the one that never lost is first."""
    new = bracket(count)
    while True:
        for number, encounter in new.tournament.open_tables():
            if random.random() < 0.4:
                new.may(ForfeitTable(number, encounter.table, random.choice([(0,), (1,), (0, 1)])))
            else:
                play_table(new, number, encounter, random)
        for each in new.tournament.playing:
            if random.random() < 0.15:
                new.do(Withdraw(each.number))
        if next_step(new.tournament) is not NextStep.PAIR:
            break
        new.do(PairRound())
        assert not new.tournament.round_over
    new.do(Finish())
    assert len(new.tournament.rounds) == new.tournament.round_count
    check(new.tournament)
    assert fold_tournament(new.log) == new.tournament
    lost = {
        entrant
        for found, side in product(new.tournament.rounds, (0, 1))
        for encounter in found.encounters
        if (outcome := outcome_of(new.plan, encounter)) and outcome.winner != side
        for entrant in encounter.sides[side]
    }
    unbeaten = {each.number for each in new.tournament.entrants} - lost
    rows = standings(new.tournament)
    assert len(unbeaten) <= 1
    assert unbeaten <= {row.entrant for row in rows if row.rank == 1}
