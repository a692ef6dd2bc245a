"""A table is its snapshot with the events after it, whatever was played there."""

import re
from dataclasses import fields, replace
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import Seat
from settebello.engine import Match, Outcome
from settebello.errors import SettebelloError
from settebello.fair import Luck
from settebello.room import (
    Command,
    Fill,
    Leave,
    Occupant,
    Practise,
    Resign,
    Room,
    RoomEvent,
    Sit,
    TakePlayBack,
    fold,
)
from settebello.room.answers import Since
from settebello.room.commands import Publish, Repeat
from settebello.room.events import Interrupted, Recognized
from settebello.room.results.recalled import RecalledSource
from settebello.store.codec import event_text
from settebello.store.snapshots import codec, read_snapshot, snapshot_text
from tests.laws.test_room_log import LUCK, houses
from tests.support.rooms import House, key_text, seated, seed_of

fewer = settings(max_examples=settings().max_examples // 2)
"""A whole match is a large example."""


def check_snapshots(log: list[RoomEvent], room: Room, cuts: list[int]) -> None:
    for cut in cuts:
        kept = read_snapshot(snapshot_text(fold(log[:cut])))
        assert kept is not None
        assert kept == fold(log[:cut])
        assert fold(log[cut:], kept) == room
        # written once more, before anybody looked into its deals, it says the same
        assert snapshot_text(kept) == snapshot_text(fold(log[:cut]))


@fewer
@given(houses(), st.data())
def test_a_snapshot_and_what_follows_make_the_same_table(house: House, data: st.DataObject) -> None:
    cuts = data.draw(st.lists(st.integers(1, len(house.log)), min_size=1, max_size=3))
    check_snapshots(house.log, house.room, cuts)


@fewer
@given(LUCK, st.sampled_from(["scopa?players=2", "scopone", "figs", "scopa?players=4&target=3"]))
def test_a_table_with_all_that_people_do_is_kept_too(luck: int, rules: str) -> None:
    """Somebody practises, takes back, leaves, gives up, publishes; clocks stand still meanwhile."""
    random = Random(luck)
    house = seated(rules, persons=random.choice((1, 2)), luck=luck, time="10+5", now=1000.0)
    for _ in range(12):
        house.play(random.randint(1, 25))
        house.now = (house.now or 0.0) + random.random() * 20
        seat = Seat(random.randrange(house.room.rules.players))
        commands: list[Command] = [
            Practise(seat),
            TakePlayBack(seat, whole=random.random() < 0.3),
            Publish(seat, public=random.random() < 0.5),
        ]
        if random.random() < 0.1:
            commands += [Leave(seat), Resign(seat)]
        for command in commands:
            try:
                house.do(command)
            except SettebelloError:
                continue
    extra: list[RoomEvent] = [Interrupted(3.5, house.now)]
    extra += [Recognized(seat, "a" * 64, house.now) for seat in sorted(house.room.persons)[:1]]
    log = [*house.log, *extra]
    check_snapshots(log, fold(log), [random.randint(1, len(log)) for _ in range(3)] + [len(log)])


def test_equal_tables_are_the_same_text_in_whatever_order_their_sets_were_filled() -> None:
    room = seated("scopone", persons=1, luck=1).room
    marks = [str(number) for number in range(64)]
    one, other = (
        replace(room, practising=frozenset(order), looked=((Seat(0), frozenset(order)),))
        for order in (marks, marks[::-1])
    )
    assert one == other
    assert [*one.practising] != [*other.practising]
    assert snapshot_text(one) == snapshot_text(other)
    assert read_snapshot(snapshot_text(one)) == one


def test_a_table_of_duplicate_deals_is_kept_too() -> None:
    house = House("scopone")
    house.do(Repeat(tuple(seed_of(number) for number in range(3))))
    house.do(Sit("a", key_text(0)))
    house.do(Fill("greedy"))
    house.play_match()
    check_snapshots(house.log, house.room, [2, 30, 70, len(house.log)])


def test_many_deals_are_kept_without_being_played_again() -> None:
    house = seated("scopa?players=2&target=31", luck=7)
    house.play_until(lambda room: len(room.deals) >= 4)
    kept = read_snapshot(snapshot_text(house.room))
    assert kept is not None
    assert [getattr(deal, "_source", deal) for deal in kept.deals[:-1]] == [None] * 3
    assert kept == house.room
    assert list(map(hash, kept.deals)) == list(map(hash, house.room.deals))
    house.play_match()


def test_a_snapshot_that_is_damaged_or_of_another_program_is_none() -> None:
    text = snapshot_text(seated("scopa?players=2", luck=7).room)
    assert read_snapshot(text) is not None
    spoilt = [text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :] for at in range(0, len(text), 97)]
    for bad in ("", "{}", text[:-1], text[17:], *spoilt):
        assert read_snapshot(bad) is None, bad[:40]


def test_a_text_with_the_right_checksum_that_is_no_table_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for body in ("", "[]", "3", "{}", '{"id":"r","version":1}', "{}\n1 {}"):
        checksum = sha256(body.encode()).hexdigest()[:16]
        assert read_snapshot(f"{codec.mark()} {checksum}\n{body}") is None, body
    text = snapshot_text(seated("scopa?players=2").room)
    monkeypatch.setattr(codec, "mark", lambda: "of another program")
    assert read_snapshot(text) is None


def test_a_snapshot_holds_no_secret_that_the_log_does_not() -> None:
    """Seeds, keys, salts and hashes of a snapshot stand in the events, each as it is."""
    house = seated("scopa?players=2", persons=2, luck=3)
    house.play(60)
    log = "\n".join(map(event_text, house.log))
    text = snapshot_text(house.room).partition("\n")[2]
    found = set(re.findall(r'"([^"]*)"', text)) - {"last"}
    options = {*house.room.rules.as_texts(), *house.room.rules.as_texts().values()}
    names = {
        each.name
        for kind in (Room, RecalledSource, Luck, Occupant, Match, Outcome, Since)
        for each in fields(kind)
    }
    words = found - options - names
    assert words
    assert [word for word in words if word not in log] == []
