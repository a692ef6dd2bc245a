"""A correction after the end opens tables again: they are played, and the tournament has its winner."""

import pytest

from settebello.errors import Forbidden, NotYourTurn, Reason
from settebello.tournament import (
    CorrectResult,
    Finish,
    ForfeitTable,
    GameResult,
    GiveRuling,
    NextStep,
    PairRound,
    ReportResult,
    Stage,
    Start,
    TournamentFormat,
    Withdraw,
    fold_tournament,
    next_step,
    standings,
)
from settebello.tournament.ranking.lines import void_entrants
from tests.laws.tournament.evenings import Evening, evening
from tests.laws.tournament.test_standings import check
from tests.unit.tournament.test_knockout import bracket, podium, win


def over(new: Evening) -> Evening:
    new.do(Finish())
    assert new.tournament.stage is Stage.OVER
    return new


def ended(new: Evening) -> None:
    """Check that nothing is left to be played, and that the log tells the same."""
    assert next_step(new.tournament) is None
    assert new.tournament.open_tables() == ()
    assert fold_tournament(new.log) == new.tournament
    check(new.tournament)


def test_a_final_between_others_is_played_after_the_end() -> None:
    new = bracket(4)
    win(new, 1, 1, 2)
    new.do(PairRound())
    win(new, 2, 1)
    over(new)
    before = new.tournament.encounter(1, 1)
    loser = before.sides[1 if before.results[0] and before.results[0].won_by == 0 else 0][0]
    points = (3, 7) if before.side_of_entrant(loser) == 1 else (7, 3)
    new.do(CorrectResult(1, 1, GameResult(points), "written the wrong way round"))
    assert [each.table for _, each in new.tournament.open_tables()] == [1]
    assert next_step(new.tournament) is None
    win(new, 2, loser)
    ended(new)
    assert podium(new)[0] == (1, loser)
    assert podium(new)[1][0] == 2


def test_a_final_that_could_not_be_played_is_paired_after_a_ruling() -> None:
    new = bracket(4)
    win(new, 1, 1)
    table = next(each for each in new.tournament.round(1).encounters if each.side_of_entrant(1) is None)
    new.do(ForfeitTable(1, table.table, (0, 1)))
    over(new)
    new.do(GiveRuling("Art. 9", "one of them was there", round=1, table=table.table, forfeit=(1,)))
    assert next_step(new.tournament) is NextStep.PAIR
    new.do(PairRound())
    win(new, len(new.tournament.rounds), 1)
    ended(new)
    assert podium(new)[0] == (1, 1)


def test_the_only_one_left_wins_where_the_other_finalist_has_withdrawn() -> None:
    """The fault: both shared the first place, and nothing could be done about it."""
    new = bracket(8)
    win(new, 1, 1, 2, 3, 4)
    new.do(PairRound())
    win(new, 2, 1, 2)
    new.do(Withdraw(2))
    over(new)
    quarter = next(each for each in new.tournament.round(1).encounters if each.side_of_entrant(1) is not None)
    points = (3, 7) if quarter.side_of_entrant(1) == 0 else (7, 3)
    new.do(CorrectResult(1, quarter.table, GameResult(points), "written the wrong way round"))
    ((number, semi),) = new.tournament.open_tables()
    new.do(ReportResult(number, semi.table, GameResult((7, 3))))
    ended(new)
    assert podium(new)[0] == (1, semi.sides[0][0])
    assert podium(new)[1][0] == 2


def test_the_third_game_is_played_where_the_second_is_corrected_after_the_end() -> None:
    new = evening(TournamentFormat.SWISS, best_of=3, rounds=1)
    new.enter(2)
    new.do(Start())
    new.do(PairRound())
    for part in (1, 2):
        new.do(ReportResult(1, 1, GameResult((11, 5)), part))
    over(new)
    with pytest.raises(Forbidden) as refused:
        new.do(ReportResult(1, 1, GameResult((11, 5)), 3))
    assert refused.value.reason is Reason.TOURNAMENT_OVER
    new.do(CorrectResult(1, 1, GameResult((5, 11)), "the other way round", 2))
    new.do(ReportResult(1, 1, GameResult((4, 11)), 3))
    ended(new)
    assert standings(new.tournament)[0].won == 1


def test_after_an_end_that_stands_no_round_is_paired() -> None:
    new = bracket(2)
    win(new, 1, 1)
    over(new)
    for command in (PairRound(), Finish(), ForfeitTable(1, 1, (0,))):
        with pytest.raises((Forbidden, NotYourTurn)) as refused:
            new.do(command)
        assert refused.value.reason is Reason.TOURNAMENT_OVER


@pytest.mark.parametrize(
    ("count", "played", "changes"), [(3, 1, {}), (5, 2, {}), (4, 2, {}), (5, 1, {"rounds": 3})]
)
def test_half_of_the_games_is_enough_to_keep_the_results(
    count: int, played: int, changes: dict[str, object]
) -> None:
    """The fault: of an odd number a round without a game counted as a game that was missed."""
    new = evening(TournamentFormat.ROUND_ROBIN, **changes)
    new.enter(count)
    new.do(Start())
    games = 0
    while games < played:
        new.do(PairRound())
        current = new.tournament.current
        assert current is not None
        for each in current.encounters:
            new.do(ReportResult(current.number, each.table, GameResult((11, 5))))
            games += each.side_of_entrant(1) is not None
    new.do(Withdraw(1))
    assert void_entrants(new.tournament) == frozenset()
