"""A table of a tournament: computers alone play on by themselves, and it counts nowhere else."""

from itertools import product

import pytest

from settebello.cards import Seat
from settebello.duplicate.dealset import deal_seed
from settebello.errors import Forbidden
from settebello.notation import verified_matches
from settebello.players import check_guest
from settebello.players.registry import check_plays
from settebello.room import (
    Absence,
    Expire,
    Fill,
    Leave,
    Practise,
    Repeat,
    Sit,
    StandIn,
    fold,
    match_result,
    project,
    room_records,
)
from settebello.room.beginning.computers import MASKS, names_of_level
from settebello.room.results.rated import is_rated
from settebello.room.screen import Phase
from settebello.room.state import Forfeit
from settebello.room.timing import deadline
from settebello.rules import parse_rules
from settebello.store.codec import event_text, read_event
from tests.support.rooms import House, key_text

SEED = "5e77" * 16
LEVEL = "principiante"


def of_computers(rules: str, *, deals: int = 0, tournament: bool = True) -> House:
    """Seat computers at a table of a tournament."""
    house = House(rules, luck=3, time="10+5", now=1000.0, tournament=tournament)
    if deals:
        house.do(Repeat(tuple(deal_seed(SEED, number) for number in range(1, deals + 1))))
    for seat in range(house.room.rules.players):
        house.do(Sit(f"Zanni {seat}", player=LEVEL, seat=seat))
    return house


@pytest.mark.parametrize("rules", ["scopa?players=2", "scopone", "figs", "torneo"])
def test_computers_alone_play_a_match_to_its_end_and_nobody_is_ready(rules: str) -> None:
    house = of_computers(rules)
    phases = set()
    while house.room.phase is not Phase.MATCH_OVER:
        assert house.room.bot_to_move is not None
        house.play(1, "greedy")
        phases.add(house.room.phase)
    assert phases == {Phase.PLAYING, Phase.MATCH_OVER}
    assert len(house.room.deals) > 1
    assert len(list(verified_matches(room_records(house.room)))) == 1
    texts = [event_text(event) for event in house.log]
    assert fold(read_event("r00m", at, text) for at, text in enumerate(texts, 1)) == house.room


def test_computers_alone_play_duplicate_deals_and_no_more() -> None:
    house = of_computers("scopone?target=1", deals=3)
    while house.room.phase is not Phase.MATCH_OVER:
        house.play(1)
    assert house.room.all_repeated
    assert [each.luck.seed for each in house.room.deals if each.luck] == [
        deal_seed(SEED, at) for at in (1, 2, 3)
    ]


def test_computers_that_were_left_alone_elsewhere_play_the_deal_alone() -> None:
    house = of_computers("scopa?players=2", tournament=False)
    house.play_deal()
    assert house.room.phase is Phase.DEAL_OVER


def of_people(*, tournament: bool = True) -> House:
    """Seat two people at a table with a clock."""
    house = House("scopa?players=2", luck=3, time="10+5", now=1000.0, tournament=tournament)
    house.do(Sit("Ada", key_text(1), account="ada"))
    house.do(Sit("Bruno", key_text(2), account="bruno"))
    return house


def play_out(house: House) -> None:
    """Have computers play a match to its end; nobody is ready for a deal."""
    while house.room.phase is not Phase.MATCH_OVER:
        assert house.room.phase is Phase.PLAYING
        house.play(1, "greedy")
    assert fold(house.log) == house.room


@pytest.mark.parametrize("ended", [False, True])
def test_a_match_that_all_have_left_to_computers_goes_on_by_itself(ended: bool) -> None:
    """The fault: the next deal of a tournament's table waited for people, and none was there."""
    house = of_people()
    if ended:
        house.play_deal()
    for seat in (0, 1):
        house.do(Leave(Seat(seat), LEVEL))
    play_out(house)
    assert len(house.room.deals) > 1
    elsewhere = of_people(tournament=False)
    for seat in (0, 1):
        elsewhere.do(Leave(Seat(seat), LEVEL))
    elsewhere.play_deal()
    assert elsewhere.room.phase is Phase.DEAL_OVER


def test_a_match_goes_on_by_itself_where_one_has_left_and_a_computer_stands_in_for_the_other() -> None:
    house = of_people()
    absent = house.room.to_move
    assert absent is not None
    house.absence = Absence({absent: 60.0})
    house.do(StandIn(Seat(1 - absent), absent, LEVEL))
    house.do(Leave(Seat(1 - absent), LEVEL))
    play_out(house)


def test_a_free_seat_that_all_have_left_between_two_deals_loses_by_its_clock() -> None:
    """The fault: nobody was there to be ready, so no clock ran, and the round never ended."""
    house = of_people()
    house.play_deal()
    house.do(Leave(Seat(0)))
    house.do(Leave(Seat(1), LEVEL))
    assert house.now is not None
    while house.room.phase is not Phase.MATCH_OVER:
        end = deadline(house.room)
        assert end is not None
        if house.room.bot_to_move is not None:
            house.play(1)
        else:
            house.now = end
            house.do(Expire())
    assert house.room.forfeit == Forfeit(Seat(0), "time")
    assert fold(house.log) == house.room


def test_a_match_of_a_tournament_with_a_computer_is_not_rated_and_nobody_practises_in_it() -> None:
    bots = frozenset({LEVEL})
    for tournament, computers in ((True, True), (True, False), (False, True)):
        house = House("scopa?players=2", luck=3, tournament=tournament)
        house.do(Sit("Ada", key_text(1), account="ada"))
        if computers:
            house.do(Fill(LEVEL))
        else:
            house.do(Sit("Bruno", key_text(2), account="bruno"))
        assert is_rated(house.room, bots) is not (tournament and computers)
        if tournament:
            with pytest.raises(Forbidden):
                house.do(Practise(house.room.free[0] if house.room.free else next(iter(house.room.owners))))
        house.play_match()
        result = match_result(house.room, None)
        assert result is not None
        assert result.unrated is (tournament and computers)


def test_a_tournament_match_with_a_computer_gives_no_help_although_it_is_not_rated() -> None:
    """The fault: the page asked whether the match is rated, and labelled the cards where it was not."""
    for tournament, computer, account in product((True, False), repeat=3):
        house = House("scopa?players=2", luck=3, tournament=tournament)
        house.do(Sit("Ada", key_text(1), account="ada"))
        other = Sit("Bruno", key_text(2), account="bruno" if account else None)
        house.do(Fill(LEVEL) if computer else other)
        seen = project(house.room, Seat(0))
        assert seen.rated is (account and not computer)
        assert seen.helps is not (tournament or seen.rated)
        assert (seen.practice is not None) is seen.helps
    duplicate = of_computers("scopone?target=1", deals=3, tournament=False)
    assert not project(duplicate.room, None).helps


def test_there_are_names_for_any_number_of_computers_and_none_is_taken() -> None:
    names = names_of_level("circolo", ["gianduja", "Pasquino 2"])
    found = [next(names) for _ in range(200)]
    assert len(set(found)) == 200
    assert not {"Gianduja", "Pasquino 2"} & set(found)
    assert {each.split()[0] for each in found} == set(MASKS["circolo"])
    assert (
        len({each.split()[0] for each, _ in zip(names_of_level("greedy", []), range(99), strict=False)}) > 6
    )


def test_a_level_is_asked_for_by_its_name_and_for_rules_that_it_knows() -> None:
    check_guest(LEVEL)
    check_plays(LEVEL, parse_rules("scopone"))
