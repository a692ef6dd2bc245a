"""Bad input to a tournament has a code, a reason and a sentence in every language."""

from collections.abc import Callable

import pytest

from settebello.errors import Reason, SettebelloError
from settebello.texts import languages, texts
from settebello.tournament import (
    MOST_COMPUTERS,
    MOST_ENTRANTS,
    CancelRound,
    CheckIn,
    CorrectResult,
    Enter,
    Entered,
    Finish,
    ForfeitTable,
    GameResult,
    GiveRuling,
    Member,
    PairRound,
    Partnering,
    Plan,
    Reenter,
    ReportDeal,
    ReportResult,
    ScoringMethod,
    Stage,
    Start,
    SubstituteMember,
    TournamentFormat,
    Withdraw,
    decide_tournament,
    fold_tournament,
    open_tournament,
    plan_for,
)
from tests.laws.tournament.evenings import SEED, Evening, evening

GIVEN = GameResult((7, 3))
SWISS, KNOCKOUT, ROBIN = TournamentFormat.SWISS, TournamentFormat.KNOCKOUT, TournamentFormat.ROUND_ROBIN


def running(chosen: TournamentFormat = SWISS, count: int = 4, **changes: object) -> Evening:
    """Return a tournament in its first round."""
    new = evening(chosen, **changes)
    new.enter(count)
    new.do(Start())
    new.do(PairRound())
    return new


def alone(count: int) -> Evening:
    new = evening(SWISS)
    new.enter(count)
    return new


def all_withdrawn() -> Evening:
    new = running()
    for number in range(1, 5):
        new.do(Withdraw(number))
    return new


def finished() -> Evening:
    new = running(rounds=1)
    for table in (1, 2):
        new.do(ReportResult(1, table, GIVEN))
    new.do(Finish())
    return new


def torneo(**changes: object) -> Plan:
    return plan_for(SWISS, name="A", rules="torneo", **changes)


def named(*names: str) -> Enter:
    return Enter(tuple(map(Member, names)))


CASES: dict[str, tuple[Reason, Callable[[], object]]] = {
    "two entries of one person": (
        Reason.PERSON_ENTERED_TWICE,
        lambda: alone(2).do(named("p1.0")),
    ),
    "two entries of one account": (
        Reason.PERSON_ENTERED_TWICE,
        lambda: [
            each.do(Enter((Member(name, "7"),))) for each in [alone(0)] for name in ("Ada", "Somebody else")
        ],
    ),
    "a name with its accent written apart": (
        Reason.PERSON_ENTERED_TWICE,
        lambda: [each.do(named(name)) for each in [alone(0)] for name in ("Jos\u00e9", "Jose\u0301")],
    ),
    "a reason that nobody can see": (
        Reason.REASON_MISSING,
        lambda: running().do(GiveRuling("Art. 1", "\u200b", entrant=1)),
    ),
    "a pair of one person": (
        Reason.PERSON_ENTERED_TWICE,
        lambda: evening(SWISS, "scopone").do(named("Ada", "ADA")),
    ),
    "a computer after the start": (
        Reason.COMPUTERS_LATE,
        lambda: running().do(Enter((Member("Zanni", player="circolo"),))),
    ),
    "computers without an end": (
        Reason.COMPUTERS_MANY,
        lambda: [
            each.do(Enter((Member(f"Zanni {at}", player="circolo"),)))
            for each in [alone(0)]
            for at in range(MOST_COMPUTERS + 1)
        ],
    ),
    "a pair where one plays": (Reason.ENTRANT_MEMBERS, lambda: alone(0).do(named("Ada", "Bruno"))),
    "a name of nothing": (Reason.ENTRANT_NAME, lambda: alone(0).do(named("  "))),
    "a name that steers the terminal": (Reason.ENTRANT_NAME, lambda: alone(0).do(named("Ada\x1b[2J"))),
    "a name that turns the text": (Reason.ENTRANT_NAME, lambda: alone(0).do(named("Ada\u202e"))),
    "a name without an end": (Reason.ENTRANT_NAME, lambda: alone(0).do(named("A" * 41))),
    "a strength below nothing": (
        Reason.STRENGTH_RANGE,
        lambda: alone(0).do(Enter((Member("Ada"),), strength=-1)),
    ),
    "nobody of that number": (Reason.ENTRANT_NOT_FOUND, lambda: alone(2).do(CheckIn(3))),
    "a tournament of none": (Reason.TOO_FEW_ENTRANTS, lambda: alone(0).do(Start())),
    "a tournament of one": (Reason.TOO_FEW_ENTRANTS, lambda: alone(1).do(Start())),
    "all withdraw": (Reason.TOO_FEW_ENTRANTS, lambda: all_withdrawn().do(PairRound())),
    "too late for a bracket": (Reason.ENTRY_CLOSED, lambda: running(KNOCKOUT).do(named("Gina"))),
    "too late for everybody": (Reason.ENTRY_CLOSED, lambda: running(ROBIN).do(named("Gina"))),
    "too late for any round": (Reason.ENTRY_CLOSED, lambda: running(rounds=1).do(named("Gina"))),
    "back into a bracket": (
        Reason.ENTRY_CLOSED,
        lambda: [each.do(command) for each in [running(KNOCKOUT)] for command in (Withdraw(1), Reenter(1))],
    ),
    "back without having left": (Reason.ENTRANT_NOT_WITHDRAWN, lambda: alone(2).do(Reenter(1))),
    "left twice": (
        Reason.ENTRANT_WITHDRAWN,
        lambda: [each.do(Withdraw(1)) for each in [alone(2)] for _ in range(2)],
    ),
    "a substitute who plays": (
        Reason.PERSON_ENTERED_TWICE,
        lambda: alone(2).do(SubstituteMember(1, 0, Member("P2.0"))),
    ),
    "a substitute for nobody": (
        Reason.MEMBER_UNKNOWN,
        lambda: alone(2).do(SubstituteMember(1, 1, Member("Gina"))),
    ),
    "paired before the start": (Reason.TOURNAMENT_NOT_STARTED, lambda: alone(4).do(PairRound())),
    "started twice": (Reason.TOURNAMENT_STARTED, lambda: running().do(Start())),
    "paired while tables play": (Reason.ROUND_NOT_OVER, lambda: running().do(PairRound())),
    "over while tables play": (Reason.ROUND_NOT_OVER, lambda: running().do(Finish())),
    "entered when it is over": (Reason.TOURNAMENT_OVER, lambda: finished().do(named("Gina"))),
    "a table that does not play": (
        Reason.TABLE_NOT_PLAYING,
        lambda: running().do(ReportResult(1, 3, GIVEN)),
    ),
    "a round that is not there": (
        Reason.NO_ROUND,
        lambda: running().do(ReportResult(2, 1, GIVEN)),
    ),
    "a second game of one": (
        Reason.PART_UNKNOWN,
        lambda: running().do(ReportResult(1, 1, GIVEN, 2)),
    ),
    "a second game before the first": (
        Reason.GAME_BEFORE,
        lambda: running(best_of=3).do(ReportResult(1, 1, GIVEN, 2)),
    ),
    "points below nothing": (
        Reason.RESULT_POINTS,
        lambda: running().do(ReportResult(1, 1, GameResult((-1, 3)))),
    ),
    "a third side that won": (
        Reason.SIDE_UNKNOWN,
        lambda: running().do(ReportResult(1, 1, GameResult((7, 3), winner=2))),
    ),
    "a third side that is absent": (Reason.SIDE_UNKNOWN, lambda: running().do(ForfeitTable(1, 1, (2,)))),
    "another result": (
        Reason.RESULT_GIVEN,
        lambda: [
            each.do(ReportResult(1, 1, GameResult((points, 3)))) for each in [running()] for points in (7, 8)
        ],
    ),
    "a tie in a knock-out": (
        Reason.KNOCKOUT_TIE,
        lambda: running(KNOCKOUT).do(ReportResult(1, 1, GameResult((7, 7)))),
    ),
    "nothing to correct": (
        Reason.RESULT_MISSING,
        lambda: running().do(CorrectResult(1, 1, GIVEN, "misread")),
    ),
    "a correction without a reason": (
        Reason.REASON_MISSING,
        lambda: finished().do(CorrectResult(1, 1, GameResult((7, 4)), " ")),
    ),
    "a ruling on nobody": (Reason.RULING_ENTRANT, lambda: running().do(GiveRuling("5", "late", penalty=1))),
    "a ruling on no table": (
        Reason.RULING_TABLE,
        lambda: running().do(GiveRuling("5", "late", forfeit=(0,))),
    ),
    "a penalty without an end": (
        Reason.PENALTY_RANGE,
        lambda: running().do(GiveRuling("5", "late", entrant=1, penalty=101)),
    ),
    "a round with results taken back": (
        Reason.ROUND_BEGUN,
        lambda: [
            each.do(command) for each in [running()] for command in (ReportResult(1, 1, GIVEN), CancelRound())
        ],
    ),
    "too few deals": (
        Reason.RESULT_DEALS,
        lambda: running(TournamentFormat.DUPLICATE).do(ReportResult(1, 1, GameResult((0, 0), ((5, 2),)))),
    ),
    "a deal of none": (
        Reason.RESULT_DEALS,
        lambda: running().do(ReportDeal(1, 1, 1, (5, 2))),
    ),
    "no name": (Reason.TOURNAMENT_NAME, lambda: plan_for(SWISS, name=" ", rules="torneo")),
    "rules for three": (Reason.PLAN_TWO_SIDES, lambda: plan_for(SWISS, name="A", rules="scopa?players=3")),
    "partners of one": (
        Reason.PLAN_OPTION,
        lambda: torneo(partners=Partnering.DRAWN),
    ),
    "an even number of games": (
        Reason.PLAN_OPTION,
        lambda: torneo(best_of=2),
    ),
    "an option that no plan has": (
        Reason.PLAN_OPTION,
        lambda: torneo(lap=1),
    ),
    "rounds without an end": (
        Reason.PLAN_RANGE,
        lambda: torneo(rounds=100),
    ),
    "a bracket by matchpoints": (
        Reason.PLAN_OPTION,
        lambda: plan_for(KNOCKOUT, name="A", rules="torneo", scoring=ScoringMethod.MATCHPOINTS, deals=4),
    ),
    "a short seed": (
        Reason.TOURNAMENT_SEED,
        lambda: open_tournament("t", torneo(), "5e77"),
    ),
    "nobody free in an arena": (
        Reason.NOBODY_FREE,
        lambda: running(TournamentFormat.ARENA).do(PairRound()),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_refused_with_a_sentence_and_changes_nothing(case: str) -> None:
    reason, attempt = CASES[case]
    with pytest.raises(SettebelloError) as refused:
        attempt()
    assert refused.value.reason == reason
    for language in languages():
        assert texts(language).error(refused.value)


def test_ten_thousand_do_not_fit() -> None:
    """The limit is checked before anything is counted; the entries before it are made at once."""
    opened = open_tournament("t", torneo(), SEED)
    entries = (Entered(at, (Member(f"P{at}"),), f"P{at}") for at in range(1, MOST_ENTRANTS + 1))
    full = fold_tournament([*opened, *entries])
    with pytest.raises(SettebelloError) as refused:
        decide_tournament(full, named("Gina"))
    assert refused.value.reason == Reason.TOURNAMENT_FULL


def test_what_is_said_twice_changes_nothing() -> None:
    new = running()
    new.do(ReportResult(1, 1, GIVEN))
    assert new.do(ReportResult(1, 1, GIVEN)) == ()
    new.do(ForfeitTable(1, 2, (0,)))
    assert new.do(ForfeitTable(1, 2, (0,))) == ()


def test_where_no_deals_count_they_change_no_points() -> None:
    new = running()
    new.do(ReportResult(1, 1, GameResult((11, 2), ((0, 5), None))))
    new.do(ReportResult(1, 2, GameResult((0, 0), ((3, 5), (4, 1)))))
    results = [each.results[0] for each in new.tournament.round(1).encounters]
    assert [each and each.points for each in results] == [(11, 2), (7, 6)]


def test_a_reason_may_have_a_joined_sign_and_may_not_turn_the_text() -> None:
    new = running()
    new.do(GiveRuling("Art. 1", "carta mostrata \N{MAN}\u200d\N{CARD FILE BOX}", entrant=1))
    with pytest.raises(SettebelloError):
        new.do(GiveRuling("Art. 1", "a\u202eb", entrant=1))


def test_nobody_left_can_still_be_finished() -> None:
    new = all_withdrawn()
    new.do(Finish())
    assert new.tournament.stage is Stage.OVER
