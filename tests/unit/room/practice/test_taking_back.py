"""Plays are taken back where nothing is rated and all people agree; nothing is shown that was not seen."""

from dataclasses import replace
from random import Random

import pytest

from settebello.analysis import course_of
from settebello.cards import Seat, cards_in
from settebello.errors import Forbidden, NotYourTurn, SettebelloError, Stale, StoreProblem
from settebello.notation import dumps, loads, verified
from settebello.room import (
    Fill,
    Given,
    Leave,
    Origin,
    PlayAgain,
    Practise,
    Practised,
    Repeat,
    Room,
    Sit,
    TakenBack,
    TakePlayBack,
    decide,
    fold,
    given_by,
    match_result,
    project,
    room_record,
)
from settebello.room.practice.agreement import acts_kept
from settebello.room.results.figures import DealtFigures, Taken
from settebello.room.results.rated import is_rated
from settebello.room.screen import Phase, Screen
from settebello.store.codec import event_text, read_event
from tests.support.rooms import House, hidden_from, key_text, rearranged, seated, seed_of

RULES = ("scopone", "scopa?players=2", "scopa?players=3", "scopa?players=6", "figs", "assi", "scopone-10")
PAIR = "scopa?players=2"


def owner(house: House) -> Seat:
    """Return the seat of the one person at a table."""
    (seat,) = house.room.owners
    return seat


def until_turn(house: House, seat: Seat) -> bool:
    """Play until it is the turn of a seat; tell whether the deal went on for so long."""
    house.play_until(lambda room: room.phase is not Phase.PLAYING or room.to_move == seat)
    return house.room.phase is Phase.PLAYING


def shown(room: Room) -> list[Screen]:
    """Return the screen of every seat and of a spectator, without its version and its practice."""
    seats = [*map(Seat, range(room.rules.players)), None]
    return [replace(project(room, seat), version=0, practice=None) for seat in seats]


def taken_back(room: Room, seat: Seat, *, whole: bool = False) -> Room:
    return decide(room, TakePlayBack(seat, room.version, whole), "ab" * 32)[-1].after


def rated_house() -> House:
    house = House(PAIR)
    for number, account in enumerate("ab"):
        house.do(Sit(account.title(), key_text(number), salt=f"salt{number}", account=account))
    return house


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("luck", range(4))
def test_the_table_is_as_it_was_before_the_play(rules: str, luck: int) -> None:
    house = seated(rules, luck=luck)
    me = owner(house)
    house.play(Random(luck).randrange(1, 12))
    if not until_turn(house, me):
        house.everybody_ready()
        assert until_turn(house, me)
    before = house.room
    house.play(Random(luck).randrange(1, before.rules.players + 1))
    if house.room.phase is not Phase.PLAYING:
        return
    house.do(TakePlayBack(me, house.room.version))
    assert house.room.deals == before.deals
    assert shown(house.room) == shown(before)
    assert (
        fold([read_event("r00m", at, event_text(each)) for at, each in enumerate(house.log, 1)]) == house.room
    )


@pytest.mark.parametrize("rules", RULES)
def test_the_deal_begins_again_as_it_was_dealt(rules: str) -> None:
    house = seated(rules, luck=8)
    me, dealt = owner(house), house.room
    house.play(9)
    house.do(TakePlayBack(me, house.room.version, whole=True))
    assert house.room.deals == dealt.deals
    assert shown(house.room) == shown(dealt)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("whole", [False, True])
def test_a_seat_is_shown_nothing_of_hands_that_it_had_not_seen(rules: str, *, whole: bool) -> None:
    """Two tables that differ only in cards hidden from a seat are the same to it afterwards."""
    for luck in range(4):
        house = seated(rules, luck=luck)
        me = owner(house)
        house.play(7 + luck)
        if not acts_kept(house.room, me):
            continue
        hidden = list(cards_in(hidden_from(house.room, me)))
        other = rearranged(house.room, me, Random(luck).sample(hidden, len(hidden)))
        one, two = (taken_back(each, me, whole=whole) for each in (house.room, other))
        assert project(one, me) == project(two, me)


def test_federal_incidents_go_with_the_plays_after_which_they_happened() -> None:
    for luck in range(12):
        house = seated("figs", persons=1, luck=luck)
        me = owner(house)
        rooms = [house.room]
        for _ in range(14):
            house.blunder(1)
            rooms.append(house.room)
        if house.room.phase is Phase.PLAYING and (kept := acts_kept(house.room, me)):
            house.do(TakePlayBack(me, house.room.version))
            (before,) = (
                each
                for each in rooms
                if len(each.deals) == len(house.room.deals) and len(each.deals[-1].live.acts) == kept[0]
            )
            assert house.room.deals[-1] == before.deals[-1]


def test_in_a_rated_match_nothing_is_taken_back() -> None:
    house = rated_house()
    house.play(4)
    for command in (TakePlayBack(Seat(0)), Practise(Seat(0))):
        with pytest.raises(Forbidden) as refused:
            house.do(command)
        assert refused.value.reason == "practice_rated"
    assert project(house.room, Seat(0)).practice is None


def test_in_a_tournament_by_duplicate_deals_nothing_is_taken_back() -> None:
    house = House(PAIR)
    house.do(Repeat((seed_of(1), seed_of(2))))
    for number in range(2):
        house.do(Sit(f"Guest {number}", key_text(number), salt="mine"))
    house.play(4)
    for command in (TakePlayBack(Seat(0)), Practise(Seat(0))):
        with pytest.raises(Forbidden) as refused:
            house.do(command)
        assert refused.value.reason == "practice_rated"
    assert project(house.room, Seat(0)).practice is None


def test_nothing_is_taken_back_from_a_computer_player_with_an_account() -> None:
    house = House(PAIR)
    house.do(Sit("Ada", key_text(0), account="a"))
    house.do(Fill("greedy"))
    house.play(4)
    me = owner(house)
    with pytest.raises(Forbidden) as refused:
        decide(house.room, TakePlayBack(me), "ab" * 32, bots={"greedy"})
    assert refused.value.reason == "practice_rated"
    assert decide(house.room, TakePlayBack(me), "ab" * 32)


def test_nothing_is_taken_back_before_all_people_have_agreed() -> None:
    house = seated("scopone", persons=3)
    house.play(8)
    one, two, three = sorted(house.room.owners)
    house.do(Practise(one))
    house.do(Practise(two))
    for seat in (one, three):
        with pytest.raises(Forbidden) as refused:
            house.do(TakePlayBack(seat))
        assert refused.value.reason == "practice_not_agreed"
    practice = project(house.room, three).practice
    assert practice is not None
    assert (practice.agreed, practice.open, practice.back) == ([one, two], False, False)
    house.do(Practise(three))
    assert house.do(Practise(three)) == []
    practice = project(house.room, three).practice
    assert practice is not None
    assert (practice.open, practice.back) == (True, True)
    assert isinstance(house.do(TakePlayBack(three))[-1], TakenBack)


def test_whoever_sits_down_later_is_asked_anew() -> None:
    house = seated("scopone", persons=2)
    house.play(8)
    for seat in sorted(house.room.owners):
        house.do(Practise(seat))
    one, two = sorted(house.room.owners)
    house.do(Leave(two))
    house.do(Sit("Carl", key_text(7)))
    with pytest.raises(Forbidden) as refused:
        house.do(TakePlayBack(one))
    assert refused.value.reason == "practice_not_agreed"


def test_a_spectator_sees_that_people_practise_and_takes_nothing_back() -> None:
    house = seated(PAIR)
    house.play(6)
    practice = project(house.room, None).practice
    assert practice is not None
    assert not practice.back


def test_there_is_nothing_to_take_back_before_ones_first_play_and_after_the_count() -> None:
    house = seated(PAIR)
    me = owner(house)
    if house.room.to_move != me:
        house.play(1)
    with pytest.raises(NotYourTurn) as refused:
        house.do(TakePlayBack(me))
    assert refused.value.reason == "no_play_yet"
    house.play_deal()
    with pytest.raises(NotYourTurn) as refused:
        house.do(TakePlayBack(me))
    assert refused.value.reason == "no_deal"


def test_a_late_wish_is_not_for_the_next_deal() -> None:
    house = seated(PAIR)
    seen = house.room.version
    house.play_deal()
    house.everybody_ready()
    house.play(4)
    with pytest.raises(Stale):
        house.do(TakePlayBack(owner(house), seen))


def test_with_a_match_that_is_over_nothing_is_taken_back() -> None:
    house = seated(f"{PAIR}&target=1")
    house.play_match()
    for command in (TakePlayBack(owner(house)), Practise(owner(house))):
        with pytest.raises(SettebelloError) as refused:
            house.do(command)
        assert refused.value.reason == "no_match"


def practised(rules: str, luck: int = 3) -> House:
    """Return a table whose match is over, with plays taken back in it."""
    house = seated(rules, luck=luck)
    while house.room.phase is not Phase.MATCH_OVER:
        if house.room.phase is Phase.DEAL_OVER:
            house.everybody_ready()
        house.play(5)
        if acts_kept(house.room, owner(house)):
            house.do(TakePlayBack(owner(house), house.room.version, whole=house.room.version % 5 == 0))
            house.play(3, "greedy")
        house.play_deal("greedy")
    return house


@pytest.mark.parametrize("rules", [f"{PAIR}&target=1", "scopone?target=1", "figs?target=11"])
def test_record_and_review_tell_of_the_plays_that_stood(rules: str) -> None:
    house = practised(rules)
    record = room_record(house.room)
    assert dict(record.free_tags)["Practice"] == str(house.room.taken_back)
    again = loads(dumps(record))
    assert [len(deal.acts) for deal in again.deals] == [len(deal.live.acts) for deal in house.room.deals]
    assert len(list(verified(again))) == len(house.room.deals)
    assert not [note for note in course_of(again).notes if note.code == "review_claim_wrong"]


def test_a_match_with_practice_counts_for_nothing() -> None:
    house = practised(f"{PAIR}&target=1")
    result = match_result(house.room, 1.0)
    assert result is not None
    assert result.practised
    assert {each.taken for each in result.seats} == {Taken()}
    assert {each.dealt for each in result.seats} == {DealtFigures()}
    house.everybody_ready()
    assert (house.room.practising, house.room.taken_back) == (frozenset(), 0)


def test_a_match_in_which_somebody_agreed_to_practise_is_never_rated() -> None:
    """Before the first play a guest's seat may go to an account: the hint that the guest had was help."""
    house = House(PAIR)
    house.do(Sit("Ada", key_text(0), salt="a", account="a"))
    house.do(Sit("Guest", key_text(1), salt="b"))
    one, two = sorted(house.room.owners)
    house.do(Practise(two))
    house.do(Leave(two))
    house.do(Sit("Bob", key_text(2), account="b"))
    assert not is_rated(house.room, ())
    with pytest.raises(Forbidden):
        house.do(TakePlayBack(one))


def test_what_was_given_with_a_deal_is_not_taken_back() -> None:
    old = seated(f"{PAIR}&target=1", luck=5)
    old.play_match()
    house = House(old.room.rules_text, luck=9)
    given, acts = given_by(old.room, Origin("kept", 1, 9))
    house.do(
        PlayAgain(given, Sit("Ada", key_text(0), seat=old.room.deals[0].live.acts[9].seat), "greedy", acts)
    )
    me = owner(house)
    with pytest.raises(NotYourTurn):
        house.do(TakePlayBack(me))
    house.play(3)
    house.do(TakePlayBack(me, whole=True))
    deal = house.room.deal
    assert isinstance(house.room.given, Given)
    assert deal is not None
    assert len(deal.live.acts) == 9
    house.play_match()
    assert len(list(verified(room_record(house.room)))) == len(house.room.deals)


def test_a_clock_goes_on_for_the_seat_that_has_to_play_again() -> None:
    house = seated(PAIR, time="10+0", now=0.0)
    me = owner(house)
    assert until_turn(house, me)
    house.now = 10.0
    house.play(1)
    house.now = 12.0
    house.do(TakePlayBack(me, house.room.version))
    house.now = 20.0
    clock = project(house.room, me, 20.0).clock
    assert clock is not None
    assert (clock.running, clock.left[me]) == (me, 582.0)


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("acts", [None, 0, 3, 99])
def test_a_log_in_which_nobody_could_take_that_back_is_damaged(acts: int | None, *, mine: bool) -> None:
    """Only a person agrees, and takes back as far as one's last play or the beginning."""
    house = seated(PAIR)
    house.play(6)
    me = owner(house)
    seat = me if mine else 1 - me
    assert 3 not in acts_kept(house.room, me)
    agreed = Practised(int(me))
    log = [*house.log, agreed, TakenBack(seat, acts)] if acts is not None else [*house.log, Practised(seat)]
    if mine and acts in {None, 0}:
        assert fold(log).practising
        return
    with pytest.raises(StoreProblem):
        fold(log)
