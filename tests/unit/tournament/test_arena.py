"""An arena pairs those who are free while others play, until its time is up; open tables count."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.errors import InvalidSetting, NotYourTurn, Reason, SettebelloError
from settebello.tournament import (
    Enter,
    Finish,
    GameResult,
    Member,
    NextStep,
    PairRound,
    Partnering,
    Reenter,
    ReportResult,
    Stage,
    Start,
    TournamentCommand,
    TournamentFormat,
    Withdraw,
    decide_tournament,
    fold_tournament,
    next_step,
    plan_for,
    plays_on,
    standings,
)
from tests.laws.tournament.evenings import Evening, evening
from tests.laws.tournament.test_standings import check

BEGAN = 1000.0
MINUTES = 10
ENDS = BEGAN + 60 * MINUTES


class Arena:
    """An arena of ten minutes with a clock that is set by hand."""

    def __init__(self, people: int, computers: int = 0) -> None:
        self.evening: Evening = evening(TournamentFormat.ARENA, lasts=MINUTES)
        self.evening.enter(people)
        for at in range(computers):
            self.evening.do(Enter((Member(f"Zanni {at}", player="circolo"),)))
        self.now = BEGAN
        self.do(Start(), PairRound())

    def do(self, *commands: TournamentCommand) -> None:
        for each in commands:
            events = decide_tournament(self.evening.tournament, each, now=self.now)
            self.evening.log.extend(events)
            self.evening.tournament = fold_tournament(events, self.evening.tournament)

    def refusal(self, command: TournamentCommand) -> Reason:
        with pytest.raises(SettebelloError) as refused:
            self.do(command)
        assert refused.value.reason is not None
        return refused.value.reason

    def next(self) -> NextStep | None:
        """Return the step that comes next."""
        return next_step(self.evening.tournament, self.now)

    def open(self) -> list[tuple[int, int, frozenset[int]]]:
        """Return round, table and who meets there, for each table in play."""
        return [
            (number, each.table, frozenset(each.sides[0] + each.sides[1]))
            for number, each in self.evening.tournament.open_tables()
        ]

    def end(self, table: tuple[int, int, frozenset[int]]) -> None:
        self.do(ReportResult(table[0], table[1], GameResult((7, 3))))

    def go_on(self, random: Random, last: dict[int, int]) -> None:
        """Let some time go by, in which some tables end; note in ``last`` who has met whom."""
        self.now += random.randrange(1, 60)
        for table in self.open():
            if random.random() < 0.4:
                one, other = table[2]
                self.end(table)
                last.update({one: other, other: one})

    def pair(self) -> None:
        """Pair those who are free; it is not refused where it is the step that comes next."""
        try:
            self.do(PairRound())
        except NotYourTurn as refused:
            raise AssertionError("the step that comes next was refused") from refused


def test_those_who_come_free_meet_while_others_play_and_two_who_have_just_met_wait() -> None:
    arena = Arena(6)
    first, second, third = arena.open()
    arena.end(first)
    assert arena.next() is None
    assert arena.refusal(PairRound()) is Reason.NOBODY_FREE
    arena.end(second)
    assert arena.next() is NextStep.PAIR
    arena.do(PairRound())
    assert third in arena.open()
    new = [each[2] for each in arena.open() if each != third]
    assert len(new) == 2
    assert all(len(pair & first[2]) == 1 == len(pair & second[2]) for pair in new)


def test_two_who_are_alone_meet_again() -> None:
    arena = Arena(2)
    arena.end(*arena.open())
    assert arena.next() is NextStep.PAIR


def test_the_one_that_waited_plays_next() -> None:
    arena = Arena(3)
    (table,) = arena.open()
    (waiting,) = {1, 2, 3} - table[2]
    arena.end(table)
    arena.do(PairRound())
    assert waiting in arena.open()[0][2]


def test_after_its_time_no_table_begins_and_those_in_play_count() -> None:
    arena = Arena(4)
    first, second = arena.open()
    arena.now = ENDS - 1
    arena.end(first)
    arena.now = ENDS
    assert arena.next() is None
    assert arena.refusal(PairRound()) is Reason.ARENA_TIME_UP
    assert arena.refusal(Enter((Member("Late"),))) is Reason.ENTRY_CLOSED
    assert arena.refusal(Finish()) is Reason.ROUND_NOT_OVER
    assert not any(plays_on(arena.evening.tournament, number, arena.now) for number in range(1, 5))
    arena.now = ENDS + 300
    arena.end(second)
    assert arena.next() is NextStep.FINISH
    arena.do(Finish())
    assert sum(row.won for row in standings(arena.evening.tournament)) == 2


def test_somebody_may_come_late_leave_and_come_back_until_the_time_is_up() -> None:
    arena = Arena(2)
    arena.do(Enter((Member("Late"),)), Withdraw(3), Reenter(3))
    assert plays_on(arena.evening.tournament, 3, arena.now)
    arena.do(Withdraw(3))
    arena.now = ENDS
    assert arena.refusal(Reenter(3)) is Reason.ENTRY_CLOSED


def test_an_arena_that_most_have_left_waits_for_others_until_its_time() -> None:
    arena = Arena(2)
    arena.do(Withdraw(1))
    assert arena.next() is None
    arena.do(Enter((Member("Late"),)))
    assert arena.next() is NextStep.PAIR
    arena.do(Withdraw(2))
    arena.now = ENDS
    assert arena.next() is NextStep.FINISH


def test_an_arena_without_a_time_is_ended_by_its_arbiter() -> None:
    new = evening(TournamentFormat.ARENA)
    new.enter(2)
    for command in (Start(), PairRound(), ReportResult(1, 1, GameResult((7, 3))), Finish()):
        new.do(command)
    assert new.tournament.stage is Stage.OVER


@pytest.mark.parametrize(
    ("chosen", "changes", "reason"),
    [
        (TournamentFormat.SWISS, {"lasts": 10}, Reason.PLAN_OPTION),
        (TournamentFormat.ARENA, {"lasts": 0}, Reason.PLAN_RANGE),
        (TournamentFormat.ARENA, {"partners": Partnering.CHANGING}, Reason.PLAN_OPTION),
    ],
)
def test_only_an_arena_lasts_for_a_time_and_its_partners_stay(
    chosen: TournamentFormat, changes: dict[str, object], reason: Reason
) -> None:
    with pytest.raises(InvalidSetting) as refused:
        plan_for(chosen, name="Befana", rules="scopone", **changes)
    assert refused.value.reason is reason


@pytest.mark.long
@given(count=st.integers(2, 12), random=st.randoms(use_true_random=False))
def test_nobody_sits_at_two_tables_or_waits_while_another_opponent_is_free(
    count: int, random: Random
) -> None:
    arena = Arena(count)
    last: dict[int, int] = {}
    while arena.now < ENDS or arena.open():
        arena.go_on(random, last)
        before = {each for table in arena.open() for each in table[2]}
        if arena.next() is NextStep.PAIR:
            arena.pair()
            now = Counter(each for table in arena.open() for each in table[2])
            assert max(now.values()) == 1
            assert before < set(now)
        free = set(range(1, count + 1)) - {each for table in arena.open() for each in table[2]}
        if arena.now < ENDS:
            assert all(last.get(each) in free for each in free) or len(free) < 2
            assert len(free) < 4
    arena.do(Finish())
    check(arena.evening.tournament)
