"""Protocol 2: at every seat the screen before and what is sent lead to the screen after, and it is little."""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pydantic_core import to_jsonable_python

from settebello.cards import PACK_SIZE, Seat
from settebello.engine.live import act_unchecked
from settebello.notation import parse_act
from settebello.room import Leave, Resign, Room, Sit, evolve, project, tell
from settebello.room.public import PublicEvent
from settebello.room.screen import Phase, Screen
from settebello.room.told.steps import steps
from settebello.server.people.secret import key_of
from settebello.server.tables import commands
from settebello.server.tables.table import Table, Update, missed
from settebello.server.tables.tables import Tables
from settebello.server.wire.changes import events_text
from settebello.server.wire.messages import PlayCommand
from settebello.store import SqlEventLog, open_database
from tests.support.fold import Json, followed
from tests.support.fresh import fresh_file
from tests.support.presets import DISTINCT
from tests.support.rooms import House, key_text, seated

Told = tuple[Room, list[PublicEvent], Room]
"""A table, what is told of a change, and the table after it."""


def plain(screen: Screen) -> Json:
    found: Json = to_jsonable_python(screen)
    return found


def history(house: House) -> list[Told]:
    """List each change of a table's log with the table before and after it, and what is told of it."""
    found: list[Told] = []
    room: Room | None = None
    for event in house.log:
        after = evolve(room, event)
        if room is not None:
            found.append((room, tell(event, after), after))
        room = after
    return found


def in_parts(changes: list[Told], many: int) -> Iterator[Told]:
    """Yield the same changes, so many told together."""
    for at in range(0, len(changes), many):
        some = changes[at : at + many]
        yield some[0][0], [event for _, told, _ in some for event in told], some[-1][2]


def long_house(rules: str, luck: int) -> House:
    """Return a table at which people came, went, missed captures, showed cards, and played two matches."""
    house = seated(rules, persons=2, luck=luck)
    house.blunder(25)
    house.play_match("greedy")
    house.do(Leave(Seat(1), "greedy"))
    house.everybody_ready()
    house.play(20, "greedy")
    if house.room.rules.side_count == 2 and house.room.phase is not Phase.MATCH_OVER:
        house.do(Resign(Seat(0)))
    return house


@pytest.mark.parametrize("rules", DISTINCT)
@pytest.mark.parametrize("many", [1, 3])
def test_what_is_sent_leads_from_every_screen_to_the_next(rules: str, many: int) -> None:
    check_fold(long_house(rules, many), many)


def test_what_is_sent_of_a_clock_leads_from_every_screen_to_the_next() -> None:
    house = seated("scopone", persons=2, time="10+5", now=1e9)
    for _ in range(40):
        house.now = (house.now or 0) + 7
        house.play(1)
    check_fold(house, 1)


def check_fold(house: House, many: int) -> None:
    """Follow every seat and a spectator through a table's log, so many changes at a time."""
    for before, told, after in in_parts(history(house), many):
        for seat in [None, *map(Seat, range(before.rules.players))]:
            old, new = project(before, seat), project(after, seat)
            message = json.loads(events_text(old, told, new))
            assert followed(plain(old), message) == plain(new), (told, seat)


@pytest.mark.parametrize("rules", DISTINCT)
def test_on_no_step_is_a_card_in_two_places_or_a_hand_of_another_size(rules: str) -> None:
    for before, told, after in history(long_house(rules, 5)):
        for seat in map(Seat, range(before.rules.players)):
            shown = project(before, seat)
            for step in steps(shown, told, project(after, seat)):
                screen = step.screen
                lying = [*screen.table, *(screen.hand or [])]
                assert len(lying) == len(set(lying)), step
                if screen.hand is not None and screen.you is not None:
                    assert len(screen.hand) == screen.seats[screen.you].cards, step
                assert sum(who.cards for who in screen.seats) + len(screen.table) <= PACK_SIZE


def test_of_closed_piles_no_step_shows_a_trick(  # F18
) -> None:
    for before, told, after in in_parts(history(long_house("figs", 2)), 2):
        for step in steps(project(before, Seat(0)), told, project(after, Seat(0))):
            assert step.screen.last_trick is None


def test_a_resumed_client_is_led_from_the_version_it_saw_to_the_newest() -> None:
    house = seated("scopone", persons=4, luck=3)
    table = Table(house.room)
    for _ in range(5):
        house.play(1)
        table.keep(house.room, tell(house.log[-1], house.room))
    since = missed(table, house.room.version - 3)
    assert [past.room.version for past in since] == [house.room.version - each for each in (3, 2, 1, 0)]
    screen = plain(project(since[0].room, Seat(1)))
    for was, now in pairwise(since):
        text = events_text(project(was.room, Seat(1)), now.told, project(now.room, Seat(1)))
        screen = followed(screen, json.loads(text))
    assert screen == plain(project(house.room, Seat(1)))


@pytest.mark.parametrize("time", [None, "10+5"])
@pytest.mark.parametrize("luck", range(5))
def test_a_play_of_four_handed_scopone_is_1500_bytes_to_all_four_seats(luck: int, time: str | None) -> None:
    house = seated("scopone-10", persons=4, luck=luck, time=time, now=None if time is None else 1e9)
    sizes = []
    start = len(house.log)
    house.play_deal("random")
    for before, told, after in history(house)[start - 1 :]:
        if after.phase is Phase.PLAYING:
            screens = [(project(before, seat), project(after, seat)) for seat in map(Seat, range(4))]
            sizes.append(sum(len(events_text(old, told, new).encode()) for old, new in screens))
    assert len(sizes) == 39
    assert max(sizes) <= 1500, sizes


class Counter:
    """Counts how often something is called."""

    def __init__(self, real: Callable[..., object]) -> None:
        self.calls = 0
        self._real = real

    def __call__(self, *args: object) -> object:
        """Count, and do it."""
        self.calls += 1
        return self._real(*args)


async def test_an_accepted_play_is_read_once_and_applied_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await open_database(fresh_file(tmp_path / "club.db"))
    tables = Tables(SqlEventLog(database))
    room = await tables.open("scopone", first=[Sit(f"P{at}", key_of(key_text(at))) for at in range(4)])
    table = await tables.table(room.id)
    shown: list[Update] = []
    table.listeners.add(shown.append)
    seat = table.room.to_move
    assert seat is not None
    action = project(table.room, seat).legal[0].action
    modules = [
        commands,
        *(sys.modules[f"settebello.room.{name}"] for name in ("evolution", "decisions", "timing")),
    ]
    reading, applying = Counter(parse_act), Counter(act_unchecked)
    for module in modules:
        monkeypatch.setattr(module, "parse_act", reading, raising=False)
        monkeypatch.setattr(module, "act_unchecked", applying, raising=False)
    message = PlayCommand(type="play", id="m", version=table.room.version, action=action)
    assert await tables.submit(room.id, commands.command_of(message, seat))
    assert reading.calls == 1
    assert applying.calls == 1
    assert [event.type for update in shown for event in update.told] == ["played"]
    await database.close()
