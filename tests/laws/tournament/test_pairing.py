"""Nobody meets twice while that is possible, nobody rests twice, everybody meets everybody, places change."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.tournament import PairRound, Partnering, Start, Tournament, TournamentFormat, TournamentRound
from settebello.tournament.pairing.berger import berger_round
from settebello.tournament.pairing.knockout import bracket_order
from tests.laws.tournament.evenings import Evening, disturb, evening, play_round, play_table

Pairs = list[tuple[int, ...]]


def pairings(people: list[int]) -> Iterator[Pairs]:
    """Yield every way of pairing people; one alone where their number is odd."""
    if len(people) < 2:
        yield [tuple(people)] if people else []
        return
    first, *others = people
    for at, other in enumerate(others):
        for rest in pairings(others[:at] + others[at + 1 :]):
            yield [(first, other), *rest]
    if len(people) % 2:
        for rest in pairings(others):
            yield [(first,), *rest]


def faults(before: Tournament, pairs: Pairs) -> tuple[int, int, int]:
    """Count byes that are not the first, people who have met, and pairs owed the same place."""
    met = Counter[frozenset[int]]()
    owed, rested = Counter[int](), Counter[int]()
    for each in before.rounds:
        rested.update(each.byes)
        for encounter in each.encounters:
            (first,), (second,) = encounter.sides
            met[frozenset((first, second))] += 1
            owed[first] += 1
            owed[second] -= 1
    byes = sum(rested[pair[0]] for pair in pairs if len(pair) == 1)
    tables = [pair for pair in pairs if len(pair) == 2]
    again = sum(met[frozenset(pair)] for pair in tables)
    return byes, again, sum(owed[one] * owed[other] > 0 for one, other in tables)


def paired(found: TournamentRound) -> Pairs:
    """Return a round as pairs."""
    tables = [(encounter.sides[0][0], encounter.sides[1][0]) for encounter in found.encounters]
    return [*tables, *((each,) for each in found.byes)]


def next_round(new: Evening) -> TournamentRound:
    """Pair a round."""
    new.do(PairRound())
    assert new.tournament.current is not None
    return new.tournament.current


@given(count=st.integers(2, 8), rounds=st.integers(1, 8), random=st.randoms(use_true_random=False))
def test_a_swiss_round_has_no_more_faults_than_the_best_of_all_pairings(
    count: int, rounds: int, random: Random
) -> None:
    """Brute force: no second bye, then no second meeting, then no place owed to both."""
    new = evening(TournamentFormat.SWISS, rounds=rounds)
    new.enter(count)
    new.do(Start())
    for _ in range(rounds):
        before = new.tournament
        people = [each.number for each in before.playing]
        if len(people) < 2:
            break
        least = min(
            faults(before, pairs) for pairs in pairings(people) if sum(map(len, pairs)) == len(people)
        )
        found = next_round(new)
        assert sorted(number for pair in paired(found) for number in pair) == sorted(people)
        assert faults(before, paired(found)) == least
        for encounter in found.encounters:
            play_table(new, found.number, encounter, random)
        if len(new.tournament.entrants) < 9:
            disturb(new, random)


@given(count=st.integers(16, 130), random=st.randoms(use_true_random=False))
def test_in_a_large_field_nobody_meets_or_rests_twice_and_places_change(count: int, random: Random) -> None:
    new = evening(TournamentFormat.SWISS, rounds=6)
    new.enter(count)
    new.do(Start())
    met = Counter[frozenset[int]]()
    rested, owed = Counter[int](), Counter[int]()
    for _ in range(6):
        play_round(new, random)
        assert new.tournament.current is not None
        rested.update(new.tournament.current.byes)
        for one, other in (pair for pair in paired(new.tournament.current) if len(pair) == 2):
            met[frozenset((one, other))] += 1
            owed[one] += 1
            owed[other] -= 1
        assert max(met.values()) == 1
        assert max(rested.values(), default=0) <= 1
        assert max(map(abs, owed.values())) <= 1


@pytest.mark.parametrize("count", range(2, 25))
def test_by_the_berger_table_everybody_meets_everybody_once(count: int) -> None:
    whole = count - 1 + count % 2
    rounds = [berger_round(count, number) for number in range(1, whole + 1)]
    met = Counter(frozenset(pair) for each in rounds for pair in each if 0 not in pair)
    assert set(met) == {frozenset(pair) for pair in combinations(range(1, count + 1), 2)}
    assert set(met.values()) == {1}
    owed = Counter[int]()
    for first, second in (pair for each in rounds for pair in each if 0 not in pair):
        owed[first] += 1
        owed[second] -= 1
    assert max(map(abs, owed.values())) <= 1
    assert all(sorted(sum(each, ())) == sorted({*range(1, count + 1), *sum(each, ())}) for each in rounds)


def test_the_berger_table_of_six_is_the_published_one() -> None:
    assert [berger_round(6, number) for number in range(1, 6)] == [
        [(1, 6), (2, 5), (3, 4)],
        [(6, 4), (5, 3), (1, 2)],
        [(2, 6), (3, 1), (4, 5)],
        [(6, 5), (1, 4), (2, 3)],
        [(3, 6), (4, 2), (5, 1)],
    ]


@given(count=st.integers(2, 9), cycles=st.integers(1, 2), random=st.randoms(use_true_random=False))
def test_in_a_round_robin_everybody_meets_everybody_and_rests_at_most_once_a_cycle(
    count: int, cycles: int, random: Random
) -> None:
    new = evening(TournamentFormat.ROUND_ROBIN, cycles=cycles)
    new.enter(count)
    new.do(Start())
    while new.tournament.rounds_left:
        play_round(new, random)
    met = Counter(
        frozenset(pair) for each in new.tournament.rounds for pair in paired(each) if len(pair) == 2
    )
    assert set(met) == {frozenset(pair) for pair in combinations(range(1, count + 1), 2)}
    assert set(met.values()) == {cycles}
    owed, rested = Counter[int](), Counter[int]()
    for each in new.tournament.rounds:
        rested.update(each.byes)
        for encounter in each.encounters:
            owed.update(encounter.sides[0])
            owed.subtract(encounter.sides[1])
    assert max(map(abs, owed.values())) <= 1
    assert set(rested.values()) <= {cycles}


@given(fours=st.integers(1, 4), random=st.randoms(use_true_random=False))
def test_everybody_is_everybodys_partner_once(fours: int, random: Random) -> None:
    new = evening(TournamentFormat.ROUND_ROBIN, "scopone", partners=Partnering.CHANGING)
    new.enter(4 * fours)
    new.do(Start())
    while new.tournament.rounds_left:
        play_round(new, random)
    partners = Counter(
        frozenset(side) for each in new.tournament.rounds for table in each.encounters for side in table.sides
    )
    assert set(partners) == {frozenset(pair) for pair in combinations(range(1, 4 * fours + 1), 2)}
    assert set(partners.values()) == {1}


@given(count=st.integers(4, 16), random=st.randoms(use_true_random=False))
def test_changing_partners_are_new_ones_and_nobody_rests_twice(count: int, random: Random) -> None:
    rounds = 3 if count % 4 == 0 else 2
    new = evening(TournamentFormat.SWISS, "scopone", partners=Partnering.CHANGING, rounds=rounds)
    new.enter(count)
    new.do(Start())
    while new.tournament.rounds_left:
        play_round(new, random)
    partners, rested = Counter[frozenset[int]](), Counter[int]()
    for each in new.tournament.rounds:
        rested.update(each.byes)
        partners.update(frozenset(side) for table in each.encounters for side in table.sides)
        there = [number for table in each.encounters for side in table.sides for number in side]
        assert sorted([*there, *each.byes]) == list(range(1, count + 1))
    assert max(partners.values()) == 1
    assert max(rested.values(), default=0) <= (1 if count >= 6 else 2)


def test_a_bracket_keeps_the_best_apart() -> None:
    assert bracket_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]


@given(count=st.integers(2, 20), random=st.randoms(use_true_random=False))
def test_a_knockout_ends_with_one_who_never_lost(count: int, random: Random) -> None:
    new = evening(TournamentFormat.KNOCKOUT)
    new.enter(count)
    new.do(Start())
    lost, rested = Counter[int](), Counter[int]()
    while new.tournament.rounds_left:
        play_round(new, random)
        assert new.tournament.current is not None
        rested.update(new.tournament.current.byes)
        for encounter in new.tournament.current.encounters:
            (result,) = encounter.results
            assert result is not None
            assert result.won_by is not None
            lost.update(encounter.sides[1 - result.won_by])
    assert set(lost.values()) == {1}
    assert len(lost) == count - 1
    assert max(rested.values(), default=0) <= 1
