"""The next step is the one that is accepted, in every state of every format; whom a round waits for plays."""

from random import Random

import pytest

from settebello.errors import SettebelloError
from settebello.tournament import (
    CallOff,
    Finish,
    NextStep,
    PairRound,
    Partnering,
    Stage,
    Start,
    Tournament,
    TournamentCommand,
    TournamentFormat,
    Withdraw,
    decide_tournament,
    next_step,
    plays_on,
)
from tests.laws.tournament.evenings import Evening, evening, play_round, play_table

COMMANDS: dict[NextStep, TournamentCommand] = {
    NextStep.START: Start(),
    NextStep.PAIR: PairRound(),
    NextStep.FINISH: Finish(),
}


def accepted(tournament: Tournament) -> set[NextStep]:
    """Return the steps that a tournament accepts."""
    found = set[NextStep]()
    for step, command in COMMANDS.items():
        try:
            decide_tournament(tournament, command)
        except SettebelloError:
            continue
        found.add(step)
    return found


def check(new: Evening) -> None:
    """The step that is said to come next is accepted, and where there is none, none is."""
    step = next_step(new.tournament)
    allowed = accepted(new.tournament)
    if new.plan.format is TournamentFormat.ARENA:  # it ends, and pairs those who are free, at any time
        assert step is None or step in allowed
    else:
        assert allowed == ({step} if step else set())


@pytest.mark.parametrize("chosen", TournamentFormat)
@pytest.mark.parametrize("leaving", [False, True])
def test_what_comes_next_is_what_is_accepted(chosen: TournamentFormat, leaving: bool) -> None:
    random = Random(7)
    new = evening(chosen, **({} if chosen in UNCOUNTED else {"rounds": 3}))
    new.enter(4)
    check(new)
    new.do(Start())
    for _ in range(3):
        check(new)
        if next_step(new.tournament) is not NextStep.PAIR:
            break
        waited = {each.number for each in new.tournament.playing if plays_on(new.tournament, each.number)}
        new.do(PairRound())
        current = new.tournament.current
        assert current is not None
        paired = {each for table in current.encounters for side in table.sides for each in side}
        there = {each for each in paired | set(current.byes) if new.tournament.entrant(each).plays}
        # in an arena one of an odd number waits
        assert there <= waited if chosen is TournamentFormat.ARENA else there == waited
        check(new)
        if leaving:
            new.may(Withdraw(min(paired)))
        for encounter in current.encounters:
            play_table(new, current.number, encounter, random)
    check(new)
    new.do(Finish() if next_step(new.tournament) is NextStep.FINISH else CallOff("late"))
    assert next_step(new.tournament) is None
    assert not any(plays_on(new.tournament, each.number) for each in new.tournament.entrants)


UNCOUNTED = {TournamentFormat.KNOCKOUT, TournamentFormat.ARENA}
"""Formats without a number of rounds of the organiser's choice."""


def test_after_the_last_round_no_other_is_said_to_come() -> None:
    new = evening(TournamentFormat.SWISS, rounds=1)
    new.enter(4)
    new.do(Start())
    assert next_step(new.tournament) is NextStep.PAIR
    play_round(new, Random(1))
    assert next_step(new.tournament) is NextStep.FINISH
    assert not any(plays_on(new.tournament, number) for number in (1, 2, 3, 4))


def test_where_partners_change_three_end_the_tournament() -> None:
    new = evening(TournamentFormat.SWISS, "figs", rounds=3, partners=Partnering.CHANGING)
    new.enter(4)
    new.do(Start())
    play_round(new, Random(1))
    new.do(Withdraw(2))
    assert next_step(new.tournament) is NextStep.FINISH
    new.do(Finish())
    assert new.tournament.stage is Stage.OVER


def test_a_bracket_waits_for_its_winners_alone() -> None:
    new = evening(TournamentFormat.KNOCKOUT)
    new.enter(4)
    new.do(Start())
    play_round(new, Random(1))
    winners = {number for number in (1, 2, 3, 4) if plays_on(new.tournament, number)}
    new.do(PairRound())
    assert new.tournament.current is not None
    assert {each for side in new.tournament.current.encounters[0].sides for each in side} == winners
    assert len(winners) == 2
