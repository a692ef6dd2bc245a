"""A record carries the day on which its match began, whenever it is written."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from settebello.cards import Seat
from settebello.cli.play.house import House as Terminal
from settebello.cli.play.house import SittingLuck
from settebello.notation import loads
from settebello.room import Begun, Fill, Ready, Resign, Sit, fold
from settebello.server.desk.routes import at_the_desk
from settebello.server.desk.wire import DeskRequest
from settebello.server.doors.costly import Costly
from settebello.server.people.secret import key_of
from settebello.server.results.days import begun_on
from settebello.server.results.routes import _record
from settebello.server.tables.record_routes import match_record
from settebello.server.tables.tables import Tables
from settebello.store import KeptMatch, open_log
from tests.support.fresh import fresh_file
from tests.support.rooms import House

DAY_S = 86_400.0
JULY_31 = datetime(2026, 7, 31, 23, 59, tzinfo=UTC).timestamp()
FRIENDS = [Sit("Ada", key_of("ada")), Sit("Bruno", key_of("bruno"))]


@dataclass
class Clock:
    """A clock that is set by hand."""

    now: float

    def __call__(self) -> float:
        return self.now


async def test_a_record_that_is_downloaded_later_carries_the_day_of_the_match(tmp_path: Path) -> None:
    """D6: also where nobody served in between, which is no time of the house."""
    log = await open_log(fresh_file(tmp_path / "log.db"))
    clock = Clock(JULY_31 - 3 * DAY_S)
    tables = Tables(log, clock=clock)
    await tables.open("figs", first=[Fill("greedy")])
    clock.now = JULY_31
    room = await tables.open("scopa?players=2", first=FRIENDS)
    for clock.now in (JULY_31 + 5 * DAY_S, JULY_31 + 400 * DAY_S):
        again = Tables(log, clock=clock)
        text = bytes((await match_record(room.id, again, Costly())).body).decode()
        assert loads(text).date == "2026-07-31"
    await log.close()


async def test_the_next_match_of_a_table_has_its_own_day(tmp_path: Path) -> None:
    log = await open_log(fresh_file(tmp_path / "log.db"))
    clock = Clock(JULY_31)
    tables = Tables(log, clock=clock)
    room = await tables.open("scopa?players=2", first=FRIENDS)
    await tables.submit(room.id, Resign(Seat(0)))
    clock.now = JULY_31 + DAY_S
    for seat in (Seat(0), Seat(1)):
        await tables.submit(room.id, Ready(seat))
    assert (await tables.table(room.id)).room.day == "2026-08-01"
    await log.close()


def test_an_old_log_dates_a_match_by_its_times_and_one_without_leaves_the_date_out() -> None:
    """D6: logs from before the day was written down."""
    house = House("scopa?players=2&target=one_deal", now=JULY_31)
    for each in FRIENDS:
        house.do(each)
    house.now = JULY_31 + 5 * DAY_S
    house.play_match()
    old = [replace(event, day=None) if isinstance(event, Begun) else event for event in house.log]
    assert begun_on(fold(old)) == "2026-07-31"
    kept = KeptMatch(
        number=1,
        id="kept",
        room=house.room.id,
        match=1,
        rules=house.room.rules_text,
        family="scopa",
        company="singles",
        score=(1, 0),
        winner=0,
        how="played",
        deals=1,
        ended=house.now,
        rated=False,
        seats=(),
    )
    assert _record(old, kept).date == "2026-07-31"
    timeless = [replace(event, at=None) for event in old]
    assert begun_on(fold(timeless)) is None
    assert _record(timeless, kept).date is None


def test_a_match_at_the_terminal_and_one_at_the_desk_are_dated_as_the_notation_says() -> None:
    """D6: the date has hyphens everywhere."""
    before = datetime.now(UTC).date().isoformat()
    table = Terminal("scopa?players=2", "greedy", "Ada", SittingLuck("1"))
    table.sit_down()
    asked = {"command": {"type": "open", "rules": "figs", "players": list("abcd"), "dealer": 0}}
    desk = at_the_desk(DeskRequest.model_validate({"record": "", **asked}))
    for date in (table.record().date, loads(desk.record).date):
        assert date in {before, datetime.now(UTC).date().isoformat()}
