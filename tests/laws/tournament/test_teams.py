"""Teams of two tables: the deals of both make the match, and neither table learns of the other too early."""

from collections import Counter
from dataclasses import asdict
from random import Random
from re import findall

from hypothesis import given
from hypothesis import strategies as st

from settebello.tournament import (
    Encounter,
    PairRound,
    ReportDeal,
    Start,
    TournamentFormat,
    TournamentViewer,
    members_of_part,
    outcome_of,
    project_tournament,
    seats_of_part,
    team_deals,
)
from tests.laws.tournament.evenings import Evening, evening
from tests.laws.tournament.test_standings import check

DEALS = 2
SECRET = 401
"""Points from here on stand nowhere but in the deal that was told."""

Told = list[tuple[Encounter, int, int]]
"""A deal of a part of an encounter."""


def begun(random: Random) -> tuple[Evening, Told]:
    """Return a round of teams, and all that its tables will tell, in any order that tables can have."""
    new = evening(TournamentFormat.TEAMS, "scopone", deals=DEALS, rounds=2)
    new.enter(2 * random.randint(1, 3))
    new.do(Start())
    new.do(PairRound())
    tables = [(each, part) for each in new.tournament.rounds[0].encounters for part in (1, 2)]
    order = [each for each in tables for _ in range(DEALS)]
    random.shuffle(order)
    played = Counter[tuple[int, int]]()
    told: Told = []
    for encounter, part in order:
        played[encounter.table, part] += 1
        told.append((encounter, part, played[encounter.table, part]))
    return new, told


def numbers(new: Evening, viewer: TournamentViewer) -> set[int]:
    """Return all numbers that somebody sees."""
    return {
        int(each) for each in findall(r"\b\d+\b", repr(asdict(project_tournament(new.tournament, viewer))))
    }


@given(random=st.randoms(use_true_random=False))
def test_a_match_is_the_sum_of_the_deals_of_both_tables(random: Random) -> None:
    new, told = begun(random)
    sums = {each.table: [0, 0] for each, _, _ in told}
    for encounter, part, deal in told:
        points = random.randrange(9), random.randrange(9)
        new.do(ReportDeal(1, encounter.table, deal, points, part))
        for side in (0, 1):
            sums[encounter.table][side] += points[side]
    for encounter in new.tournament.rounds[0].encounters:
        outcome = outcome_of(new.tournament.plan, encounter)
        assert outcome is not None
        first, second = sums[encounter.table]
        assert list(outcome.points) == [first, second]
        assert outcome.winner == (None if first == second else 0 if first > second else 1)
    check(new.tournament)


@given(random=st.randoms(use_true_random=False))
def test_nobody_at_one_table_of_a_match_sees_a_deal_of_the_other_before_both_have_finished_it(
    random: Random,
) -> None:
    new, told = begun(random)
    done = Counter[tuple[int, int]]()
    points = {(each.table, part, deal): SECRET + at for at, (each, part, deal) in enumerate(told)}
    for at, (encounter, part, deal) in enumerate(told):
        new.do(ReportDeal(1, encounter.table, deal, (points[encounter.table, part, deal], 0), part))
        done[encounter.table, deal] += 1
        everywhere = {
            number: all(done[each.table, number] == 2 for each in new.tournament.rounds[0].encounters)
            for number in range(1, DEALS + 1)
        }
        assert {each.deal: each.open for each in team_deals(new.tournament, 1)} == everywhere
        for mine, own_part, _ in told:
            viewer = TournamentViewer(arbiter=True, entrant=mine.sides[0][0], part=own_part)
            seen, nobody = numbers(new, viewer), numbers(new, TournamentViewer())
            for there, other, number in told[: at + 1]:
                secret = points[there.table, other, number]
                own = there.table == mine.table and other == own_part
                both = there.table == mine.table and done[there.table, number] == 2
                assert (secret in seen) is (own or both or everywhere[number])
                assert (secret in nobody) is everywhere[number]


@given(random=st.randoms(use_true_random=False))
def test_every_member_plays_one_table_and_a_team_sits_on_both_sides(random: Random) -> None:
    new, _ = begun(random)
    plan = new.tournament.plan
    for entrant in new.tournament.entrants:
        tables = [members_of_part(plan, entrant, part) for part in (1, 2)]
        assert [len(each) for each in tables] == [plan.side, plan.side]
        assert tables[0] + tables[1] == entrant.members
    for side in (0, 1):
        assert {seats_of_part(plan, part).index(side) for part in (1, 2)} == {0, 1}
