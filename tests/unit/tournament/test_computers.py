"""Computers enter a tournament without an account: there, in time, and bounded."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.errors import Reason, SettebelloError
from settebello.store.tournaments.codec import read_tournament_event, tournament_event_text
from settebello.tournament import (
    MOST_COMPUTERS,
    CheckIn,
    Enter,
    EntrantState,
    Member,
    NextStep,
    Partnering,
    Start,
    SubstituteMember,
    Tournament,
    TournamentFormat,
    Withdraw,
    fold_tournament,
    project_tournament,
    standings,
)
from settebello.tournament.exchange import entries_csv, read_entries
from settebello.tournament.projection import TournamentViewer
from tests.laws.tournament.evenings import Evening, evening, play_all
from tests.laws.tournament.test_standings import check
from tests.unit.tournament.test_arena import ENDS, Arena

PAIRS = "scopone"
LEVEL = "circolo"


def computer(name: str) -> Member:
    return Member(name, player=LEVEL)


def with_computers(chosen: TournamentFormat, people: int, computers: int, **changes: object) -> Evening:
    """Open a tournament for one a side with so many people, then so many computers."""
    new = evening(chosen, **changes)
    new.enter(people)
    for at in range(computers):
        new.do(Enter((computer(f"Zanni {at}"),)))
    return new


def levels(tournament: Tournament) -> list[tuple[str | None, ...]]:
    view = project_tournament(tournament, TournamentViewer())
    return [each.levels for each in view.entrants]


def test_a_computer_is_there_and_a_person_with_one_says_so() -> None:
    new = evening(TournamentFormat.SWISS, PAIRS, check_in=True)
    new.do(Enter((computer("Zanni"), computer("Scapino"))))
    new.do(Enter((Member("Ada"), computer("Coviello"))))
    new.do(Enter((Member("Bruno"), computer("Trappola"))))
    new.do(CheckIn(2))
    new.do(Start())
    states = [each.state for each in new.tournament.entrants]
    assert states == [EntrantState.THERE, EntrantState.THERE, EntrantState.WITHDRAWN]
    assert levels(new.tournament) == [(LEVEL, LEVEL), (None, LEVEL), (None, LEVEL)]


def test_computers_are_drawn_as_partners_like_people() -> None:
    new = evening(TournamentFormat.SWISS, PAIRS, partners=Partnering.DRAWN)
    new.enter(2)
    for name in ("Zanni", "Scapino"):
        new.do(Enter((computer(name),)))
    new.do(Start())
    pairs = [each for each in new.tournament.entrants if each.plays]
    assert sorted(member.name for each in pairs for member in each.members) == [
        "P1.0",
        "P2.0",
        "Scapino",
        "Zanni",
    ]
    assert {len(each.members) for each in pairs} == {2}


@pytest.mark.parametrize("chosen", list(TournamentFormat))
def test_computers_are_paired_and_ranked_by_the_rules_for_everybody(chosen: TournamentFormat) -> None:
    """The same tournament with people under the same names has the same rounds and the same standings."""
    changes: dict[str, object] = {} if chosen is not TournamentFormat.ARENA else {"lasts": None}
    found = []
    for level in (None, LEVEL):
        new = evening(chosen, PAIRS, **changes)
        size = new.plan.entry_size
        for number in range(8):
            members = (Member(f"N{number}.{at}", player=level) for at in range(size))
            new.do(Enter(tuple(members), f"N{number}"))
        play_all(new, Random(5), disturbed=False)
        check(new.tournament)
        found.append(([each.encounters for each in new.tournament.rounds], standings(new.tournament)))
    assert found[0] == found[1]


def refusal(new: Evening, command: Enter | SubstituteMember) -> Reason | None:
    before = new.tournament
    with pytest.raises(SettebelloError) as refused:
        new.do(command)
    assert new.tournament is before
    return refused.value.reason


def test_no_computer_enters_after_the_start() -> None:
    for chosen in (TournamentFormat.SWISS, TournamentFormat.ARENA):
        new = with_computers(chosen, 2, 2)
        new.do(Start())
        assert refusal(new, Enter((computer("Coviello"),))) is Reason.COMPUTERS_LATE
        assert refusal(new, SubstituteMember(1, 0, computer("Coviello"))) is Reason.COMPUTERS_LATE
        new.do(Enter((Member("Gina"),)))


def test_computers_are_bounded_one_by_one_and_those_that_left_count_no_more() -> None:
    new = evening(TournamentFormat.SWISS, PAIRS)
    for at in range(MOST_COMPUTERS // 2):
        new.do(Enter((computer(f"Zanni {at}"), computer(f"Scapino {at}"))))
    one = Enter((Member("Ada"), computer("Coviello")))
    assert refusal(new, one) is Reason.COMPUTERS_MANY
    new.do(Enter((Member("Bruno"), Member("Carla"))))
    assert refusal(new, SubstituteMember(MOST_COMPUTERS // 2 + 1, 0, computer("Coviello"))) is (
        Reason.COMPUTERS_MANY
    )
    new.do(Withdraw(1))
    new.do(one)


def test_a_computer_has_a_name_of_its_own_and_no_account() -> None:
    new = with_computers(TournamentFormat.SWISS, 1, 1)
    assert refusal(new, Enter((computer("zanni 0"),))) is Reason.PERSON_ENTERED_TWICE
    new.do(Enter((Member("Gina", "account", LEVEL),)))
    assert new.tournament.entrants[-1].members == (Member("Gina", None, LEVEL),)


def test_a_log_without_computers_is_written_as_it_was_and_one_with_them_in_a_form_of_its_own() -> None:
    new = with_computers(TournamentFormat.SWISS, 1, 1)
    _, person, other = map(tournament_event_text, new.log)
    assert person == (
        '{"v":1,"entrant":1,"members":[{"name":"P1.0","account":null}],"name":"P1.0","strength":null,'
        '"since":1,"at":null,"type":"entered"}'
    )
    assert other.startswith('{"v":2,')
    read = [read_tournament_event("t", at, tournament_event_text(each)) for at, each in enumerate(new.log, 1)]
    assert fold_tournament(read) == new.tournament


def test_entries_with_computers_come_back_from_their_table() -> None:
    new = evening(TournamentFormat.SWISS, PAIRS)
    new.do(Enter((computer("Zanni"), computer("Scapino"))))
    new.do(Enter((Member("Ada"), computer("Coviello"))))
    again = evening(TournamentFormat.SWISS, PAIRS)
    for each in read_entries(entries_csv(new.tournament)):
        again.do(each)
    assert [each.members for each in again.tournament.entrants] == [
        each.members for each in new.tournament.entrants
    ]


@settings(max_examples=settings().max_examples // 4)
@given(people=st.integers(0, 6), computers=st.integers(0, 8), random=st.randoms(use_true_random=False))
def test_two_computers_do_not_meet_while_a_person_waits(people: int, computers: int, random: Random) -> None:
    if people + computers < 2:
        return
    arena = Arena(people, computers)
    last: dict[int, int] = {}
    while arena.now < ENDS or arena.open():
        arena.go_on(random, last)
        if arena.next() is not NextStep.PAIR:
            continue
        before = {(table[0], table[1]) for table in arena.open()}
        arena.pair()
        new = [table[2] for table in arena.open() if (table[0], table[1]) not in before]
        busy = {each for table in arena.open() for each in table[2]}
        free = set(range(1, people + computers + 1)) - busy
        waiting = {each for each in free if each <= people}
        assert new
        assert not waiting or all(min(pair) <= people for pair in new)
        # a person waits only where all others that are free have just met that person
        fresh = not before
        for one, other in combinations(sorted(free), 2):
            if one <= people:
                assert not fresh
                assert last.get(one) == other or last.get(other) == one
