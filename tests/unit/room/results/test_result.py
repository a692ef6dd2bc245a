"""The result kept of a match that is over follows from the log of its table."""

from dataclasses import replace
from math import isclose, sqrt
from random import Random

import pytest

from settebello.cards import PACK, CardSet, Seat, Side, Suit, cards_in, of_suit, parse_cards, size
from settebello.engine import dealt_in_all, first_table, redeal_reason
from settebello.engine.live import How
from settebello.notation import verified
from settebello.room import (
    Claim,
    Fill,
    Leave,
    Ready,
    Resign,
    Return,
    Sit,
    StandIn,
    match_result,
    project,
    results_in,
    room_record,
)
from settebello.room.absence import Absence
from settebello.room.results.figures import Chance, DealtFigures, Taken, dealt_figures, taken
from settebello.room.screen import PlayerScreen
from settebello.rules import FAMILIES, company, family, parse_rules, preset, presets
from tests.support.rooms import House, key_text, played_by, seated


def test_a_match_that_is_not_over_has_no_result() -> None:
    house = seated("figs", persons=4)
    assert match_result(house.room, None) is None
    assert list(results_in(house.log)) == []
    assert match_result(House("figs").room, None) is None


def test_the_result_is_the_matchs_and_its_deals() -> None:
    house = House("scopa?players=2&target=3", now=77.0)
    house.do(Sit("Ada", key_text(0), account="a"))
    house.do(Fill("greedy"))
    house.play_match()
    (result,) = results_in(house.log)
    match = house.room.match
    assert match is not None
    assert (result.room, result.match, result.ended) == ("r00m", 1, 77.0)
    assert (result.score, result.winner) == (match.outcome.score, match.outcome.winner)
    assert (result.how, result.deals) == ("played", len(house.room.deals))
    assert [(seat.account, seat.player, seat.left) for seat in result.seats] == [
        ("a", None, False),
        (None, "greedy", False),
    ]
    counts = [deal.ending.score for deal in house.room.deals if deal.ending]
    mine = result.seats[0].taken
    assert mine.deals == len(counts)
    assert mine.cards == sum(count.cards[0] for count in counts)
    assert mine.coins + result.seats[1].taken.coins <= 10 * len(counts)
    assert mine.settebello == sum(count.points[0].settebello for count in counts)
    assert mine.scope == sum(count.points[0].scope for count in counts)


def test_every_match_of_a_table_is_found_in_its_log() -> None:
    house = seated("scopa?players=2&target=1", persons=2)
    for _ in range(3):
        house.play_match()
        house.everybody_ready()
    house.play_match()
    found = list(results_in(house.log))
    assert [each.match for each in found] == [1, 2, 3, 4]
    assert found[-1] == match_result(house.room, None)


def test_after_the_draw_of_figs_everybody_sits_where_they_play() -> None:
    house = House("figs?target=1")
    for number in range(4):
        house.do(Sit(f"P{number}", key_text(number), account=f"a{number}"))
    house.play_match()
    (result,) = results_in(house.log)
    assert [seat.account for seat in result.seats] == [who.account for who in house.room.seats if who]
    assert [seat.side for seat in result.seats] == [0, 1, 0, 1]


def test_who_gave_the_seat_up_has_played_and_of_the_deals_nothing_counts_for_them() -> None:
    house = seated("scopa?players=2&target=1", persons=2)
    house.play(1)
    gone = house.room.seats[0]
    assert gone is not None
    house.do(Leave(Seat(0), "greedy"))
    house.play_match()
    (result,) = results_in(house.log)
    first, second = result.seats
    assert (first.name, first.player, first.left) == (gone.name, None, True)
    assert (first.taken, first.dealt) == (Taken(), DealtFigures())
    assert not second.left
    assert second.dealt.deals == result.deals


@pytest.mark.parametrize("back", [False, True])
def test_who_is_away_at_the_end_has_left_and_who_is_back_has_not(back: bool) -> None:
    house = seated("scopa?players=2&target=1", persons=2)
    if house.room.to_move == 0:
        house.play(1)
    house.absence = Absence({Seat(1): 1000.0})
    house.do(StandIn(Seat(0), Seat(1), "greedy"))
    house.play(2)
    if back:
        house.do(Return(Seat(1)))
    house.play_match()
    (result,) = results_in(house.log)
    assert result.seats[1].name == "Person 1"
    assert [seat.left for seat in result.seats] == [False, not back]


def test_a_match_that_is_claimed_is_lost_by_absence() -> None:
    house = seated("scopa?players=2", persons=2)
    if house.room.to_move == 0:
        house.play(1)
    house.absence = Absence({Seat(1): 1000.0})
    house.do(Claim(Seat(0)))
    (result,) = results_in(house.log)
    assert (result.how, result.winner) == ("absent", 0)


def test_a_match_whose_seat_was_left_before_the_first_play_has_no_result() -> None:
    house = seated("scopa?players=2", persons=2)
    house.do(Leave(Seat(0)))
    assert list(results_in(house.log)) == []


def test_whoever_sits_down_after_a_match_is_over_has_neither_won_nor_lost_it() -> None:
    """D5: the record named as the winner whoever sat in the winner's seat later."""
    house = seated("scopa?players=2&target=1", persons=2)
    house.play_match()
    outcome = project(house.room, None).outcome
    assert outcome is not None
    winner = Seat(outcome.winner)
    house.do(Leave(winner))
    house.do(Sit("Carl", key_text(9), account="carl"))
    record, result = room_record(house.room), match_result(house.room, None)
    assert result is not None
    assert [(seat.name, seat.left) for seat in result.seats] == [("Person 0", False), ("Person 1", False)]
    assert record.players == ("Person 0", "Person 1")
    assert record.winner == outcome.winner
    assert record.free_tags == ()
    screen = project(house.room, winner)
    assert screen.played == [PlayerScreen(f"Person {seat}", account=False) for seat in range(2)]
    assert [seat.newcomer for seat in screen.seats] == [seat == winner for seat in range(2)]


def test_the_count_of_a_deal_names_those_who_played_it() -> None:
    """D5: the page named whoever had sat down since."""
    house = seated("scopa?players=2", persons=2)
    house.play_deal()
    house.do(Leave(Seat(1), "greedy"))
    screen = project(house.room, Seat(0))
    assert screen.played is not None
    assert [player.name for player in screen.played] == ["Person 0", "Person 1"]
    house.do(Ready(Seat(0)))
    assert project(house.room, Seat(0)).played is None


def test_a_record_names_who_began_the_match_and_who_played_it_to_its_end() -> None:
    """D5: who left in the middle has begun it, and who came has played on."""
    house = seated("scopa?players=2&target=1", persons=2)
    house.play(1)
    house.do(Leave(Seat(1)))
    house.do(Sit("Carl", key_text(9)))
    house.play_match()
    house.do(Leave(Seat(1)))
    house.do(Sit("Dora", key_text(8)))
    record = room_record(house.room)
    assert record.players == ("Person 0", "Person 1")
    assert record.free_tags == (("Finished2", "Carl"),)
    verified(record)


def test_what_was_won_by_stakes_is_owed_by_those_who_lost_it() -> None:
    """D5: whoever sat down for a rematch had the debts of the one before."""
    house = seated("figs?target=8", persons=4)
    house.play_match()
    assert any(house.room.stakes)
    house.do(Leave(Seat(0)))
    house.do(Sit("Carl", key_text(9)))
    house.everybody_ready()
    assert house.room.match_number == 2
    assert not any(house.room.stakes)


def test_a_match_given_up_counts_and_its_broken_deal_was_dealt_but_not_played() -> None:
    house = seated("scopa?players=2", persons=2)
    house.play(2)
    house.do(Resign(Seat(1)))
    (result,) = results_in(house.log)
    assert (result.how, result.winner) == ("resigned", 0)
    assert [seat.taken.deals for seat in result.seats] == [0, 0]
    assert [seat.dealt.deals for seat in result.seats] == [1, 1]
    coins = [seat.dealt.coins for seat in result.seats]
    deal = house.room.deals[0]
    on_table = size(of_suit(first_table(deal.state.rules, deal.pack), Suit.DENARI))
    assert sum(each.got for each in coins) == 10 - on_table
    assert isclose(sum(each.mean for each in coins), 10 - on_table)


@pytest.mark.parametrize(
    "rules", ["scopa?players=2", "scopa", "figs", "scopone-10", "x-scopa-3", "x-scopa-6"]
)
def test_a_whole_pack_goes_to_hands_and_table(rules: str) -> None:
    asked = parse_rules(rules)
    order = list(cards_in(PACK))
    Random(7).shuffle(order)
    dealt_all = dealt_in_all(asked, Seat(0), order)
    assert dealt_all.stock == ()
    assert sum(map(size, dealt_all.hands)) + size(dealt_all.table) == 40
    together = dealt_all.table
    for hand in dealt_all.hands:
        together = type(hand)(together | hand)
    assert together == PACK


def test_the_hands_of_a_whole_pack_are_those_that_were_played() -> None:
    house = seated("scopa?players=2&target=1", persons=2)
    house.play_deal()
    deal = house.room.deals[0]
    whole = dealt_in_all(deal.state.rules, deal.state.dealer, deal.pack)
    for seat, hand in enumerate(whole.hands):
        played = {play.action.card for play in deal.state.plays if play.seat == seat}
        assert played == set(cards_in(hand))


def test_chance_is_what_many_fair_deals_come_to() -> None:
    """Deal a thousand packs by rules that throw some in: sums stay within four spreads of what is said."""
    rules, luck = parse_rules("figs"), Random(5)
    got = dict.fromkeys(("settebello", "sevens", "coins"), 0)
    mean, variance = dict.fromkeys(got, 0.0), dict.fromkeys(got, 0.0)
    house = seated("figs", persons=4)
    deal = house.room.deals[0]
    for _ in range(1000):
        order = list(cards_in(PACK))
        luck.shuffle(order)
        if redeal_reason(rules, first_table(rules, order)):
            continue
        one = dealt_figures(rules, [replace(deal, pack=tuple(order))], Seat(2))
        for kind in got:
            chance = getattr(one, kind)
            got[kind] += chance.got
            mean[kind] += chance.mean
            variance[kind] += chance.variance
    for kind, sum_got in got.items():
        assert abs(sum_got - mean[kind]) < 4 * sqrt(variance[kind]), kind
    assert 0.8 < variance["settebello"] / (1000 * 0.25 * 0.75) < 1.2


def test_chance_takes_the_table_as_it_lies() -> None:
    """With the settebello and another seven on the table nobody can be dealt it, and two sevens are left."""
    deal = seated("figs", persons=4).room.deals[0]
    table = parse_cards("7D7C5S5B")
    rest, laid = iter(cards_in(CardSet(PACK & ~table))), iter(cards_in(table))
    order = [
        next(laid if to_table else rest)
        for to_table, cards in ((False, 12), (True, 2), (False, 12), (True, 2), (False, 12))
        for _ in range(cards)
    ]
    one = dealt_figures(deal.state.rules, [replace(deal, pack=tuple(order))], Seat(0))
    assert one.settebello == Chance(0, 0.0, 0.0)
    assert isclose(one.sevens.mean, 9 * 2 / 36)
    assert isclose(one.sevens.variance, 9 * (2 / 36) * (34 / 36) * 27 / 35)


def test_only_deals_that_were_played_out_are_taken_from() -> None:
    house = seated("figs", persons=4)
    house.blunder(400)
    endings = [deal.ending.how for deal in house.room.deals if deal.ending]
    assert set(endings) > {How.COUNTED}
    assert taken(house.room.deals, Side(0)).deals == endings.count(How.COUNTED)


def test_every_preset_is_of_a_family_and_variants_stay_in_theirs() -> None:
    found = {name: (family(row.rules()), company(row.rules())) for name, row in presets().items()}
    assert {kind for kind, _ in found.values()} == set(FAMILIES)
    assert found["figs"] == found["scopone-10"] == found["scientifico"] == ("scopone", "pairs")
    assert found["online"] == found["torneo"] == ("scopa", "singles")
    assert family(parse_rules("scopa?target=21")) == "scopa"
    assert family(preset("assi").rules()) == "assi"
    assert family(preset("quindici").rules()) == "quindici"


def test_a_result_knows_its_accounts() -> None:
    assert [seat.account for seat in played_by("ada", "bob").seats] == ["ada", "bob"]
