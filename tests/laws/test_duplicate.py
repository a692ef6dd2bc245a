"""The laws of duplicate deals, whatever the seed, the rules and the results."""

import hashlib
import re
from dataclasses import replace
from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from settebello.duplicate import (
    DealSet,
    PlayedDeal,
    check_sets,
    compare,
    draw_set,
    dumps_set,
    dumps_sheet,
    joined,
    loads_set,
    loads_sheet,
    open_deal,
    packs_of,
    played_in_record,
    played_on_sheet,
)
from settebello.engine import first_table, redeal_reason
from settebello.fair import Luck, shuffled_pack
from settebello.notation import dumps, loads, verified
from tests.unit.duplicate.sets import SEEDS, deal_sets, exchanged, record_at, results, sheets

RESULTS = results()


@given(deal_sets(), st.data())
def test_a_set_reads_back_to_the_last_byte(deals: DealSet, data: st.DataObject) -> None:
    some = data.draw(st.sets(st.integers(1, len(deals.deals))))
    for each in (deals, deals.public(), deals.opened(*some)):
        text = dumps_set(each)
        assert loads_set(text) == each
        assert dumps_set(loads_set(text)) == text


@given(deal_sets(), st.data())
def test_a_sheet_reads_back_to_the_last_byte(deals: DealSet, data: st.DataObject) -> None:
    sheet = data.draw(sheets(deals))
    text = dumps_sheet(sheet)
    assert loads_sheet(text) == sheet
    assert dumps_sheet(loads_sheet(text)) == text


@given(deal_sets(), SEEDS)
def test_a_sealed_text_has_nothing_of_the_seed_but_hashes(deals: DealSet, seed: str) -> None:
    other = draw_set(deals.rules_text, len(deals.deals), seed, name=deals.name, date=deals.date)
    hashes = re.compile(r'(?<=Commitment ")[0-9a-f]{64}(?=")')
    one, two = dumps_set(deals.public()), dumps_set(other.public())
    assert hashes.sub("", one) == hashes.sub("", two)
    assert deals.seed is not None
    assert deals.seed not in one
    assert not [number for number in range(1, len(deals.deals) + 1) if deals.seed_of(number) in one]


@given(deal_sets(), st.data())
def test_an_open_deal_says_nothing_of_the_others(deals: DealSet, data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(deals.deals)))
    text = dumps_set(deals.opened(number))
    assert deals.seed is not None
    assert deals.seed not in text
    seeds = [deals.seed_of(each) for each in range(1, len(deals.deals) + 1)]
    assert [seed in text for seed in seeds] == [each == number for each in range(1, len(seeds) + 1)]


@given(deal_sets())
def test_every_hash_is_that_of_the_seed_it_promises(deals: DealSet) -> None:
    assert deals.seed is not None
    assert deals.commitment == hashlib.sha256(bytes.fromhex(deals.seed)).hexdigest()
    for number, each in enumerate(deals.deals, 1):
        seed = hashlib.sha256(f"settebello-set:1|{deals.seed}|{number}".encode("ascii")).digest()
        assert each.commitment == hashlib.sha256(seed).hexdigest()


@given(deal_sets())
def test_whoever_opens_a_deal_has_the_same_pack(deals: DealSet) -> None:
    numbers = range(1, len(deals.deals) + 1)
    whole, read = loads_set(dumps_set(deals)), loads_set(dumps_set(deals.opened(*numbers)))
    for number in numbers:
        found = open_deal(deals, number)
        assert open_deal(whole, number) == open_deal(read, number) == found
    assert check_sets(deals.public(), whole).whole
    assert check_sets(deals.public(), read).deals == check_sets(deals.public(), deals).deals


@given(deal_sets())
def test_no_table_is_left_that_has_to_be_dealt_again_and_none_thrown_in_that_could_stay(
    deals: DealSet,
) -> None:
    rules = deals.rules
    for number in range(1, len(deals.deals) + 1):
        found = open_deal(deals, number)
        luck = Luck(found.seed, ("",) * rules.players)
        packs = [shuffled_pack(luck, attempt) for attempt in range(found.attempt + 1)]
        reasons = [redeal_reason(rules, first_table(rules, pack)) for pack in packs]
        assert packs[-1] == found.pack
        assert reasons[-1] is None
        assert None not in reasons[:-1]


@given(deal_sets())
def test_the_deal_goes_round_the_table_and_seat_1_plays_first_in_deal_1(deals: DealSet) -> None:
    players = deals.rules.players
    first = [open_deal(deals, number).state.to_move for number in range(1, len(deals.deals) + 1)]
    assert first == [at % players for at in range(len(first))]


@given(RESULTS)
def test_the_scores_of_a_deal_add_up_to_nothing(played: list[PlayedDeal]) -> None:
    found = compare(4, played)
    for deal in found.deals:
        assert sum(each.score for each in deal.scores if each.score is not None) == 0
        assert all(sum(each.by_side) == 0 for each in deal.scores if each.by_side)
    assert sum(each.score for each in found.standings) == 0
    assert sum(each.difference for each in found.standings) == 0


@given(RESULTS)
def test_people_who_exchange_their_seats_exchange_their_scores(played: list[PlayedDeal]) -> None:
    found = compare(4, played)
    other = compare(4, [exchanged(each) for each in played])
    assert {each.team: -each.score for each in found.standings} == {
        each.team: each.score for each in other.standings
    }
    assert [deal.datum for deal in found.deals] == [deal.datum for deal in other.deals]


@given(RESULTS, st.integers(0, 9))
def test_a_deal_that_one_side_cannot_lose_is_luck_and_counts_for_nobody(
    played: list[PlayedDeal], gift: int
) -> None:
    richer = [
        replace(each, points=(each.points[0] + gift, each.points[1])) if each.points else each
        for each in played
    ]
    assert [each.score for each in compare(4, richer).standings] == [
        each.score for each in compare(4, played).standings
    ]


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=2, max_size=2))
def test_who_plays_a_deal_from_both_sides_scores_the_difference_of_the_two(
    points: list[tuple[int, int]],
) -> None:
    there = PlayedDeal(deal=1, table="1", players=("a", "b", "c", "d"), points=points[0])
    back = PlayedDeal(deal=1, table="2", players=("b", "a", "d", "c"), points=points[1])
    standings = {each.team: each for each in compare(1, [there, back]).standings}
    difference = (points[0][0] - points[0][1]) - (points[1][0] - points[1][1])
    assert standings["a", "c"].score == difference == standings["a", "c"].difference
    assert standings["a", "c"].both_sides == 1


@given(RESULTS, st.randoms())
def test_the_order_of_the_results_does_not_matter(played: list[PlayedDeal], rng: Random) -> None:
    shuffled = rng.sample(played, len(played))
    assert compare(4, shuffled).standings == compare(4, played).standings


@given(RESULTS)
def test_ranks_follow_the_scores_and_level_teams_share_them(played: list[PlayedDeal]) -> None:
    standings = compare(4, played).standings
    scores = [each.score for each in standings]
    assert scores == sorted(scores, reverse=True)
    assert [each.rank for each in standings] == [scores.index(score) + 1 for score in scores]


@given(RESULTS)
def test_what_is_read_twice_counts_once(played: list[PlayedDeal]) -> None:
    once = joined((), played)
    assert joined(once, played) == once


@given(RESULTS)
def test_unfinished_deals_change_nothing(played: list[PlayedDeal]) -> None:
    finished = [each for each in played if each.points is not None]
    assert compare(4, finished).standings == compare(4, played).standings


@given(deal_sets(), st.data())
def test_a_record_of_a_deal_is_found_by_its_pack_and_counted_again(
    deals: DealSet, data: st.DataObject
) -> None:
    number = data.draw(st.integers(1, len(deals.deals)))
    plays = data.draw(st.sampled_from([0, 7, 40]))
    names = [f"Seat {seat}" for seat in range(deals.rules.players)]
    record = loads(dumps(record_at(deals, number, names, plays=plays)))
    (played,) = played_in_record(record, deals, packs_of(deals), "1")
    (score,) = (each.score for each in verified(record))
    assert played.deal == number
    assert played.points == (score.totals if score else None)
    assert played.verified


@given(deal_sets(), st.data())
def test_sheets_are_compared_as_they_are_written(deals: DealSet, data: st.DataObject) -> None:
    sheet = data.draw(sheets(deals))
    played = joined((), played_on_sheet(sheet, deals))
    found = compare(len(deals.deals), played)
    for deal in found.deals:
        finished = [p.points[0] - p.points[1] for p in played if p.deal == deal.deal and p.points]
        assert deal.datum == (Fraction(sum(finished), len(finished)) if finished else None)


@given(SEEDS)
def test_sets_of_other_seeds_have_other_packs(seed: str) -> None:
    other = f"{(int(seed, 16) ^ 1):064x}"
    one, two = draw_set("figs", 3, seed), draw_set("figs", 3, other)
    assert not set(packs_of(one)) & set(packs_of(two))
    assert len(packs_of(one)) == 3
