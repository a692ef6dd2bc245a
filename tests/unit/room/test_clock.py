"""Clocks: whose runs, what a play leaves on it, who loses when it is up, and what an old log knows of it."""

from dataclasses import replace

import pytest

from settebello.cards import Card, Seat, card_text, cards_in
from settebello.engine import Play, legal_actions, side_of
from settebello.engine.live import can_act
from settebello.errors import InvalidSetting, SettebelloError
from settebello.notation import parse_act, verified
from settebello.room import (
    Command,
    Expire,
    Fill,
    Flagged,
    Leave,
    MakeAct,
    Open,
    Opened,
    Ready,
    Resign,
    Room,
    Sit,
    fold,
    open_room,
    project,
    room_record,
    tell,
)
from settebello.room.clock import DAY_S, PAUSE_S, TimeControl, parse_time, time_text
from settebello.room.screen import ClockScreen, Phase, Screen
from settebello.store.codec import event_text, read_event
from tests.support.rooms import House, seated, seed_of

START = 1_000_000.0


def at_table(time: str | None, rules: str = "scopa?players=2", *, persons: int = 2) -> House:
    return seated(rules, persons=persons, time=time, now=START)


def play(house: House, after_s: float) -> Seat:
    """Make the first legal play when so much time has gone by; return whose it was."""
    assert house.now is not None
    seat, deal = house.room.to_move, house.room.deal
    assert seat is not None
    assert deal is not None
    house.now += after_s
    house.do(MakeAct(seat, house.room.version, legal_actions(deal.state)[0]))
    return seat


def shown(house: House, at: float | None = None) -> ClockScreen:
    clock = screen(house, at).clock
    assert clock is not None
    return clock


def screen(house: House, at: float | None = None) -> Screen:
    return project(house.room, Seat(0), house.now if at is None else at)


def refusal(house: House, move: MakeAct) -> str:
    with pytest.raises(SettebelloError) as caught:
        house.do(move)
    return caught.value.reason


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("10+5", TimeControl(600, 5)),
        ("180+60", TimeControl(10_800, 60)),
        ("0.05+0", TimeControl(3)),
        ("2.5+0", TimeControl(150)),
        ("1d", TimeControl(DAY_S, each_move=True)),
        ("14d", TimeControl(14 * DAY_S, each_move=True)),
    ],
)
def test_a_time_is_a_text_that_round_trips(text: str, time: TimeControl) -> None:
    assert parse_time(text) == time
    assert time_text(time) == text


@pytest.mark.parametrize(
    "text",
    ["", "10", "+5", "0+0", "0+5", "181+0", "10+61", "0d", "15d", "1h", "-1+0", "1e3+0", "٣+0", "10+5d"],
)
def test_what_nobody_can_play_by_is_no_time(text: str) -> None:
    with pytest.raises(InvalidSetting) as caught:
        parse_time(text)
    assert caught.value.reason == "bad_time"


def test_rules_that_want_a_clock_are_not_played_without_one() -> None:
    assert House("online").room.time == TimeControl(600)
    assert House("online", time="5+3").room.time == TimeControl(300, 3)
    assert House("scopa").room.time is None


def test_a_table_of_three_sides_has_no_clock() -> None:
    with pytest.raises(InvalidSetting) as caught:
        open_room(Open("r", "x-scopa-3", "10+0"), seed_of(1))
    assert caught.value.reason == "time_two_sides"


def test_a_clock_runs_while_its_owner_is_on_turn_and_no_other_does() -> None:
    house = at_table("10+0")
    first = play(house, 12)
    second = play(house, 30)
    assert shown(house).left[first] == 588
    assert shown(house).left[second] == 570
    later = shown(house, START + 42 + 8)
    assert (later.running, later.left[first], later.left[second]) == (first, 580, 570)


def test_a_play_brings_its_increment_and_no_other_event_does() -> None:
    house = at_table("1+5")
    first = play(house, 20)
    assert shown(house).left[first] == 45
    second = play(house, 1)
    assert shown(house).left == [45 if seat == first else 64 for seat in (0, 1)]
    assert second != first


@pytest.mark.parametrize(("time", "whole"), [("1+5", 60), ("3d", 3 * DAY_S)])
def test_whoever_shows_cards_gains_no_time_by_it(time: str, whole: float) -> None:
    house = at_table(time, "figs-8", persons=4)
    play(house, 0)
    seat, deal, now = house.room.to_move, house.room.deal, house.now
    assert seat is not None
    assert deal is not None
    assert now is not None
    for number, card in enumerate(cards_in(deal.state.hands[seat])[:3], start=1):
        house.now = now + number
        house.do(MakeAct(seat, house.room.version, parse_act(f"shows={card_text(card)}")))
        assert house.room.to_move == seat
        assert shown(house).left[seat] == whole - number


def test_a_call_and_the_play_that_it_has_made_anew_bring_no_increment() -> None:
    house = at_table("1+5", "figs-8", persons=4)
    missed = until_a_capture_can_be_missed(house)
    first = house.room.to_move
    assert first is not None
    house.do(MakeAct(first, house.room.version, parse_act(card_text(missed))))
    caller, left = house.room.to_move, shown(house).left
    assert caller not in {None, first}
    house.do(MakeAct(Seat((first + 1) % 4), house.room.version, parse_act("call")))
    while house.room.to_move == first:
        play(house, 0)
    assert house.room.to_move == caller
    assert shown(house).left == left


def until_a_capture_can_be_missed(house: House) -> Card:
    """Play until whoever is on turn can lay a card that would take; return the card."""
    while True:
        deal = house.room.deal
        assert deal is not None
        takes = [each for each in legal_actions(deal.state) if isinstance(each, Play) and each.capture]
        for each in takes:
            if can_act(deal.live, deal.state.to_move, Play(each.card)):
                return each.card
        play(house, 0)


def test_days_a_play_begin_anew_with_every_turn() -> None:
    house = at_table("2d")
    first = play(house, DAY_S)
    second = play(house, 1.5 * DAY_S)
    assert shown(house).left[first] == 2 * DAY_S
    assert play(house, 1.9 * DAY_S) == first
    assert shown(house).left[second] == 2 * DAY_S


def test_a_computer_player_has_no_clock() -> None:
    house = at_table("10+0", "scopone", persons=2)
    people = house.room.persons
    for _ in range(4):
        play(house, 100)
    assert [left is None for left in shown(house).left] == [seat not in people for seat in range(4)]
    assert all(shown(house).left[seat] == 500 for seat in people)


@pytest.mark.parametrize(("rules", "players"), [("scopa?players=2", 2), ("scopone", 4), ("online", 2)])
def test_a8_whoever_runs_out_of_time_loses_at_any_moment_and_the_partner_too(
    rules: str, players: int
) -> None:
    house = at_table("1+0", rules, persons=players)
    play(house, 10)
    late = house.room.to_move
    assert late is not None
    assert house.now is not None
    house.now += 59.9
    assert house.do(Expire()) == []
    house.now += 0.1
    events = house.do(Expire())
    assert [event.type for event in events] == ["flagged", "sealed"]
    outcome = screen(house).outcome
    assert outcome is not None
    assert outcome.winner == 1 - side_of(house.room.rules, late)
    assert (outcome.why, outcome.seat) == ("time", late)
    assert house.room.phase is Phase.MATCH_OVER
    assert screen(house).legal == []
    assert shown(house).running is None
    assert shown(house).left[late] == 0
    assert [each.type for each in tell(events[0], house.room)] == ["forfeit", "won"]
    assert house.do(Expire()) == []


def test_the_record_of_a_match_lost_by_the_clock_can_be_verified() -> None:
    house = at_table("1+0", "figs-8", persons=4)
    for _ in range(3):
        play(house, 1)
    assert house.now is not None
    house.now += 60
    house.do(Expire())
    record = room_record(house.room)
    assert record.forfeit is not None
    assert len(record.deals[0].acts) == 3
    assert record.stake == 3
    assert house.room.stakes[1 - record.forfeit] == 3
    verified(record)


def test_a_play_after_the_time_is_refused_also_before_anybody_has_seen_to_it() -> None:
    house = at_table("1+0")
    seat, deal = house.room.to_move, house.room.deal
    assert seat is not None
    assert deal is not None
    house.now = START + 60
    move = MakeAct(seat, house.room.version, legal_actions(deal.state)[0])
    assert refusal(house, move) == "time_up"
    house.now = START + 59.9
    house.do(move)


@pytest.mark.parametrize(("time", "pause"), [("10+0", PAUSE_S), ("3d", 3 * DAY_S)])
def test_between_two_deals_no_clock_runs_but_the_next_one_waits_only_so_long(time: str, pause: float) -> None:
    house = at_table(time)
    while house.room.phase is Phase.PLAYING:
        play(house, 1)
    left, over = shown(house).left, house.now
    assert over is not None
    assert (shown(house).running, shown(house).pause) == (None, pause)
    house.now = over + pause - 1
    house.do(Ready(Seat(1), "mine"))
    assert shown(house).pause == 1
    assert house.do(Expire()) == []
    house.now = over + pause
    assert [event.type for event in house.do(Expire())] == ["dealt"]
    assert (house.room.phase, len(house.room.deals)) == (Phase.PLAYING, 2)
    assert time == "3d" or shown(house).left == left


def test_the_time_of_a_seat_that_is_left_on_its_turn_runs_on_and_whoever_sits_down_has_what_is_left() -> None:
    """D3: the one on turn left the seat, waited with the clock standing still, and sat down again."""
    house = at_table("0.2+0")
    play(house, 0)
    late = play(house, 0)
    while house.room.to_move != late:
        play(house, 0)
    house.now = START + 1
    house.do(Leave(late))
    assert shown(house).running == late
    assert shown(house, START + 9).left[late] == 3
    house.now = START + 10
    house.do(Sit("Again", "e" * 64))
    assert (shown(house).running, shown(house).left[late]) == (late, 2)
    house.now = START + 12
    assert [event.type for event in house.do(Expire())] == ["flagged", "sealed"]
    outcome = screen(house).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.why, outcome.seat) == (1 - late, "time", late)


@pytest.mark.parametrize("heir", [None, "greedy"])
def test_a_seat_that_is_left_loses_by_time_whoever_has_taken_it(heir: str | None) -> None:
    """D3."""
    house = at_table("1+0")
    play(house, 0)
    late = house.room.to_move
    assert late is not None
    house.do(Leave(late, heir))
    house.now = START + 30
    if heir is None:
        house.do(Fill("greedy"))
    assert (shown(house).running, shown(house).left[late]) == (late, 30)
    house.now = START + 60
    assert [event.type for event in house.do(Expire())] == ["flagged", "sealed"]


def test_before_the_first_play_leaving_stops_no_clock_either() -> None:
    """D3, G4."""
    house = at_table("1+0")
    late = house.room.to_move
    assert late is not None
    house.do(Leave(late))
    house.now = START + 50
    house.do(Sit("Again", "e" * 64))
    assert (shown(house).running, shown(house).left[late]) == (late, 10)


@pytest.mark.parametrize(
    "command",
    [
        Leave(Seat(0)),
        Leave(Seat(0), "greedy"),
        Resign(Seat(0)),
        Leave(Seat(1)),
        Sit("C", "c" * 64),
        Fill("greedy"),
    ],
)
def test_once_the_time_is_up_nobody_escapes_before_it_is_seen_to(command: Command) -> None:
    """D3: a seat given to a computer player in the last second has no time either."""
    house = at_table("1+0")
    play(house, 0)
    if isinstance(command, Sit | Fill):
        house.do(Leave(Seat(0)))
    house.now = START + 60
    with pytest.raises(SettebelloError) as caught:
        house.do(command)
    assert caught.value.reason == "time_up"


def test_a_seat_left_between_two_deals_holds_the_next_one_up_no_longer_than_the_pause() -> None:
    """D3: between two deals the table waited for ever for whoever had left."""
    house = at_table("10+0")
    house.play_deal()
    house.do(Leave(Seat(1)))
    assert shown(house).pause == PAUSE_S
    house.now = START + PAUSE_S
    assert [event.type for event in house.do(Expire())] == ["dealt"]
    house.play_until(lambda room: room.to_move == 1)
    house.now += 600
    house.do(Expire())
    outcome = screen(house).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.why) == (0, "time")


def test_in_a_slow_game_nobody_has_new_days_in_the_middle_of_a_turn() -> None:
    """D3: whoever called a missed capture on their turn began with whole days again."""
    house = at_table("3d", "figs-8", persons=4)
    missed = until_a_capture_can_be_missed(house)
    first = house.room.to_move
    assert first is not None
    house.do(MakeAct(first, house.room.version, parse_act(card_text(missed))))
    caller, now = house.room.to_move, house.now
    assert caller is not None
    assert now is not None
    house.now = now + 2 * DAY_S
    house.do(MakeAct(caller, house.room.version, parse_act("call")))
    while house.room.to_move == first:
        play(house, 0)
    assert (house.room.to_move, shown(house).left[caller]) == (caller, DAY_S)


def test_a_rematch_begins_with_whole_clocks() -> None:
    house = at_table("1+0")
    play(house, 10)
    assert house.now is not None
    house.now += 60
    house.do(Expire())
    house.now += 1000
    house.everybody_ready()
    assert shown(house).left == [60, 60]
    assert screen(house).outcome is None
    assert house.room.forfeit is None


def test_a_clock_that_goes_back_takes_and_gives_nothing() -> None:
    house = at_table("1+0")
    first = play(house, 10)
    house.now = START - 500
    second = play(house, 0)
    assert (shown(house).left[first], shown(house).left[second]) == (50, 60)
    house.now = START + 11
    play(house, 0)
    assert shown(house).left[first] == 49


def test_a_log_with_moments_survives_its_text_and_an_old_one_without_them_folds_the_same() -> None:
    house = at_table("1+0")
    play(house, 10)
    assert house.now is not None
    house.now += 60
    assert any(isinstance(event, Flagged) for event in house.do(Expire()))
    texts = [event_text(event) for event in house.log]
    again = fold([read_event("r", number, text) for number, text in enumerate(texts, start=1)])
    assert again == house.room
    old = at_table(None)
    play(old, 10)
    texts = [
        event_text(event).replace(f',"at":{event.at}', "").replace(',"time":null', "") for event in old.log
    ]
    assert not any('"at"' in text or '"time"' in text for text in texts)
    found: Room = fold([read_event("r", number, text) for number, text in enumerate(texts, start=1)])
    assert found == fold([replace(event, at=None) for event in old.log])
    assert project(found, Seat(0)) == project(old.room, Seat(0))
    opened = old.log[0]
    assert isinstance(opened, Opened)
    assert opened.time is None
