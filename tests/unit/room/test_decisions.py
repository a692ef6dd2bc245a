"""The commands that a table accepts or refuses: a refusal has its code and reason, and changes nothing."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from settebello.cards import PACK, CardSet, Seat, cards_in
from settebello.engine import BankAce, Play, legal_actions, next_dealer, side_of
from settebello.engine.live import Act
from settebello.errors import InvalidRules, SettebelloError
from settebello.notation import parse_act
from settebello.room import (
    Begun,
    Dealt,
    Fill,
    MakeAct,
    Open,
    Ready,
    Room,
    RoomEvent,
    Sealed,
    Seated,
    Sit,
    decide,
    open_room,
    project,
    tell,
)
from settebello.room.commands import Command
from settebello.room.screen import Phase
from tests.support.rooms import House, seated, seed_of


def refused(house: House, command: Command) -> tuple[str, str]:
    """Return code and reason of a refusal, which has left room and log as they were."""
    room, log = house.room, list(house.log)
    with pytest.raises(SettebelloError) as caught:
        house.do(command)
    assert house.room is room
    assert house.log == log
    return caught.value.code, caught.value.reason


def on_turn(room: Room) -> Seat:
    seat = room.to_move
    assert seat is not None
    return seat


def first_legal(room: Room) -> Act:
    assert room.deal is not None
    return legal_actions(room.deal.state)[0]


def move(room: Room, **changed: object) -> MakeAct:
    fields: dict[str, object] = {"seat": on_turn(room), "version": room.version, "act": first_legal(room)}
    return MakeAct(**{**fields, **changed})  # type: ignore[arg-type]  # a test may put anything there


# ------------------------------------------------------------------------------------------ opening


@pytest.mark.parametrize(
    ("rules", "code", "reason"),
    [
        ("nosuch", "unknown_rule", "unknown_preset"),
        ("", "unknown_rule", "unknown_preset"),
        ("scopa?nosuch=1", "unknown_rule", "unknown_option"),
        ("scopa?target=many", "unknown_rule", "unknown_value"),
        ("scopa?target", "unknown_rule", "unreadable_option"),
        ("scopa?players=2&players=2", "unknown_rule", "option_twice"),
        ("scopa?players=5", "invalid_rules", "invalid_rules"),
        ("scopa?deal=P40", "invalid_rules", "invalid_rules"),
    ],
)
def test_a_table_is_not_opened_with_rules_that_do_not_exist(rules: str, code: str, reason: str) -> None:
    with pytest.raises(SettebelloError) as caught:
        open_room(Open("r", rules), seed_of(1))
    assert (caught.value.code, caught.value.reason) == (code, reason)


@pytest.mark.parametrize("redeal", ["ace1", "kings3+ace1", "kings3", "sum10+ace1"])
def test_a_table_that_would_be_dealt_for_ever_is_not_opened(redeal: str) -> None:
    with pytest.raises(SettebelloError) as caught:
        open_room(Open("r", f"scopa?players=3&deal=T37+P1&redeal={redeal}"), seed_of(1))
    assert caught.value.code == "invalid_rules"
    assert caught.value.facts["fields"] == ["redeal", "deal"]


def test_a_table_of_more_cards_than_anybody_can_choose_among_is_not_opened() -> None:
    open_room(Open("r", "quindici?deal=T20+P5*&redeal=none"), seed_of(1))
    with pytest.raises(InvalidRules) as caught:
        open_room(Open("r", "quindici?deal=T22+P3*&redeal=none"), seed_of(1))
    assert caught.value.problems[0].reason == "crowded_table"
    assert caught.value.fields == ("deal",)


def test_the_seed_is_sealed_before_anybody_can_add_a_salt() -> None:
    house = House("scopa")
    assert [event.type for event in house.log] == ["opened", "sealed"]
    fairness = project(house.room, None).fairness
    assert fairness is not None
    assert fairness.next_commitment is not None


# ---------------------------------------------------------------------------------------- sitting down


def test_friends_sit_down_one_after_another_and_the_last_one_begins_the_match() -> None:
    house = House("scopa?players=4")
    for number in range(3):
        assert [event.type for event in house.do(Sit(f"P{number}", f"{number}" * 64))] == ["seated"]
        assert house.room.phase is Phase.WAITING
    assert [event.type for event in house.do(Sit("P3", "3" * 64))] == ["seated", "begun", "dealt"]
    assert house.room.phase is Phase.PLAYING
    assert house.room.persons == {0, 1, 2, 3}


def test_a_full_table_takes_nobody_else() -> None:
    house = seated("scopa")
    assert refused(house, Sit("late", "f" * 64)) == ("forbidden", "table_full")
    assert refused(house, Fill("greedy")) == ("forbidden", "table_full")


def test_nobody_sits_twice() -> None:
    house = House("scopa")
    house.do(Sit("me", "a" * 64))
    assert refused(house, Sit("me again", "a" * 64)) == ("forbidden", "already_seated")


def test_computer_players_leave_the_partners_seat_to_a_friend() -> None:
    house = House("scopone?players=4")
    house.do(Sit("me", "a" * 64))
    house.do(Fill("greedy", 2))
    free = [at for at, who in enumerate(house.room.seats) if who is None]
    assert [side_of(house.room.rules, Seat(at)) for at in free] == [0]
    house.do(Sit("friend", "b" * 64))
    assert house.room.phase is Phase.PLAYING


@pytest.mark.parametrize("rules", ["scopa?players=2", "x-scopa-3", "scopone", "x-scopa-6"])
def test_computer_players_are_called_differently_from_everybody_else(rules: str) -> None:
    house = House(rules)
    house.do(Sit("Zanni", "a" * 64))
    house.do(Fill("random"))
    names = [who.name for who in house.room.seats if who]
    assert len(set(names)) == house.room.rules.players


# ------------------------------------------------------------------------------------------- playing


def test_a_move_before_the_deal_is_refused() -> None:
    house = House("scopa")
    house.do(Sit("me", "a" * 64))
    assert refused(house, MakeAct(Seat(0), house.room.version, parse_act("AD"))) == (
        "not_your_turn",
        "no_deal",
    )


def test_a_move_after_the_deal_is_refused() -> None:
    house = seated("scopa")
    house.play_deal()
    assert refused(house, MakeAct(Seat(0), house.room.version, parse_act("AD"))) == (
        "not_your_turn",
        "no_deal",
    )


@pytest.mark.parametrize("away", [-1, -3, 1, 10**30])
def test_a_move_on_another_version_is_stale_be_it_old_or_of_the_future(away: int) -> None:
    house = seated("scopa", persons=2)
    house.play(3)
    wanted = move(house.room, version=house.room.version + away)
    assert refused(house, wanted) == ("stale", "stale_version")


def test_the_same_move_sent_twice_is_made_once() -> None:
    house = seated("scopa", persons=2)
    wanted = move(house.room)
    house.do(wanted)
    assert refused(house, wanted) == ("stale", "stale_version")


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_a_move_by_a_seat_that_is_not_on_turn_is_refused(steps: int) -> None:
    house = seated("scopone", persons=4)
    other = Seat((on_turn(house.room) + steps) % 4)
    assert refused(house, move(house.room, seat=other)) == ("not_your_turn", "not_your_turn")


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    house = seated("scopa", persons=2)
    deal = house.room.deal
    assert deal is not None
    for card in cards_in(CardSet(PACK & ~deal.state.hand)):
        answer = refused(house, move(house.room, act=Play(card)))
        assert answer == ("illegal_action", "card_not_in_hand")


def test_every_capture_the_rules_do_not_allow_is_refused() -> None:
    house = seated("scopa", persons=2)
    house.play(4)
    deal = house.room.deal
    assert deal is not None
    legal = {str(action) for action in legal_actions(deal.state)}
    table = cards_in(deal.state.table)
    for card in cards_in(deal.state.hand):
        for mask in range(1 << len(table)):
            taken = sum(1 << each for at, each in enumerate(table) if mask >> at & 1)
            play = Play(card, CardSet(taken))
            if str(play) not in legal:
                assert refused(house, move(house.room, act=play))[0] == "illegal_action"


def test_an_ace_is_not_put_aside_where_the_rules_have_no_such_thing() -> None:
    for luck in range(40):
        house = seated("scopa", persons=2, luck=luck)
        deal = house.room.deal
        assert deal is not None
        for ace in [card for card in cards_in(deal.state.hand) if card < 4]:
            answer = refused(house, move(house.room, act=BankAce(ace)))
            assert answer[0] == "illegal_action"


def test_the_next_deal_is_sealed_with_the_last_play_and_not_before() -> None:
    house = seated("scopa")
    house.play_until(lambda room: room.phase is not Phase.PLAYING)
    sealed = [at for at, event in enumerate(house.log, start=1) if isinstance(event, Sealed)]
    assert sealed == [2, len(house.log)]


# --------------------------------------------------------------------------------- from deal to deal


def test_nobody_is_ready_while_a_deal_is_played() -> None:
    house = seated("scopa")
    assert refused(house, Ready(Seat(0))) == ("not_your_turn", "deal_not_over")


def test_the_next_deal_waits_for_every_person_and_for_no_computer_player() -> None:
    house = seated("scopone", persons=2)
    house.play_deal()
    first, second = sorted(house.room.persons)
    assert [event.type for event in house.do(Ready(first))] == ["readied"]
    waiting = house.room
    assert waiting.to_move is None
    assert project(waiting, first).seats[first].ready
    assert [event.type for event in house.do(Ready(second))] == ["readied", "dealt"]
    assert house.room.to_move is not None
    assert house.room.ready == frozenset()


def test_whoever_is_ready_twice_is_ready_once() -> None:
    house = seated("scopone", persons=2)
    house.play_deal()
    first = min(house.room.persons)
    house.do(Ready(first, "one"))
    version = house.room.version
    assert house.do(Ready(first, "two")) == []
    assert house.room.version == version
    who = house.room.seats[first]
    assert who is not None
    assert who.salt == "one"


def test_a_salt_given_with_ready_goes_into_the_next_deal() -> None:
    house = seated("scopa?players=2", persons=2)
    house.play_deal()
    house.do(Ready(Seat(1), "mine"))
    house.do(Ready(Seat(0), "yours"))
    assert house.room.deal is not None
    assert house.room.deal.luck is not None
    assert house.room.deal.luck.salts == ("yours", "mine")


def test_the_deal_passes_to_the_right_within_a_match_and_on_into_the_next() -> None:
    house = seated("scopa?target=5", persons=2)
    dealers = []
    for _ in range(3):
        while True:
            house.play_deal()
            assert house.room.deal is not None
            dealers.append(house.room.deal.state.dealer)
            if house.room.phase is Phase.MATCH_OVER:
                break
            house.everybody_ready()
        seats = house.room.seats
        house.everybody_ready()
        assert [who.name for who in house.room.seats if who] == [who.name for who in seats if who]
    rules = house.room.rules
    assert all(later == next_dealer(rules, earlier) for earlier, later in pairwise(dealers))
    assert house.room.match_number == 4


def test_a_rematch_begins_at_nothing_to_nothing_with_the_people_where_they_sit() -> None:
    house = seated("figs-11", persons=4)
    house.play_match()
    before = house.room.seats
    house.everybody_ready()
    begun = [event for event in house.log if isinstance(event, Begun)][-1]
    assert begun.seating == (0, 1, 2, 3)
    assert begun.drawn == ()
    assert [(who.name, who.key) for who in house.room.seats if who] == [
        (who.name, who.key) for who in before if who
    ]
    screen = project(house.room, Seat(0))
    assert [side.score for side in screen.sides] == [0, 0]
    assert (screen.match_number, screen.deal_number) == (2, 1)
    assert screen.outcome is None


# -------------------------------------------------------------------------------------------- telling


def told(events: list[RoomEvent], before: Room, evolve: Callable[[Room, RoomEvent], Room]) -> list[str]:
    names: list[str] = []
    room = before
    for event in events:
        room = evolve(room, event)
        names += [each.type for each in tell(event, room)]
    return names


def test_a_deal_is_told_play_by_play_batch_by_batch_to_its_count() -> None:
    from settebello.room import evolve

    house = seated("scopa?players=2", persons=2, luck=3)
    before, start = house.room, len(house.log)
    house.play_deal()
    names = told(house.log[start:], before, evolve)
    assert names.count("played") == 36
    assert names.count("batch") == 5
    assert names[-1] in {"counted", "won"}
    # six plays, then the second batch of six
    assert names[:7] == ["played"] * 6 + ["batch"]


def test_who_sits_down_is_told_by_name_and_never_by_key() -> None:
    house = House("scopa")
    (event,) = house.do(Sit("me", "a" * 64))
    assert isinstance(event, Seated)
    (public,) = tell(event, house.room)
    assert "a" * 64 not in repr(public)


def test_a_deal_thrown_in_is_told_with_its_table_before_the_one_that_stays() -> None:
    for luck in range(80):
        house = seated("scopa?redeal=kings3+sum10", luck=luck)
        event = house.log[-1]
        assert isinstance(event, Dealt)
        public = tell(event, house.room)
        assert [each.type for each in public] == ["redealt"] * event.attempt + ["dealt"]
        if event.attempt:
            return
    pytest.fail("no deal was ever thrown in")


def test_decide_never_touches_the_room_it_is_asked_about() -> None:
    house = seated("scopa")
    room = house.room
    copy = house.room
    decide(room, move(room), seed_of(7))
    assert room == copy
