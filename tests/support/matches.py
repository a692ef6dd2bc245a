"""Matches that were played out in memory, put into a database as a server would have left them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from settebello.cards import Seat
from settebello.room import Fill, Opened, Sit, match_result, project
from settebello.room.screen import Phase, Screen
from settebello.server.people.passwords import Passwords
from settebello.server.people.people import Caller, People, new_bot
from settebello.server.people.secret import key_of
from settebello.store import Person, SqlEventLog, SqlPeople, SqlResults, open_database
from tests.support.fresh import fresh_file
from tests.support.rooms import House, key_text
from tests.support.visitor import PASSWORD


@dataclass(frozen=True)
class Played:
    """A match to be played: by whom (others than accounts are guests; the rest is the computer's)."""

    rules: str
    names: Sequence[str]
    computer: str = "greedy"


async def fill(
    path: Path, names: Sequence[str], matches: Sequence[Played], *, bots: Sequence[str] = ()
) -> None:
    """Make accounts, and have them play these matches one after the other."""
    database = await open_database(fresh_file(path))
    log, store = SqlEventLog(database), SqlPeople(database)
    people = People(store, passwords=Passwords(mib=1))
    accounts: dict[str, Person] = {}
    for number, name in enumerate(names):
        accounts[name], _ = await people.sign_up(name, PASSWORD, None, Caller(f"198.18.9.{number}", "Test"))
    for name in bots:
        await new_bot(store, name)
    for number, played in enumerate(matches):
        house = play(played, accounts, number)
        room = f"played{number}"
        first = house.log[0]
        assert isinstance(first, Opened)
        result = match_result(replace(house.room, id=room), 1_790_000_000 + 3600.0 * number)
        await log.append(room, 0, [replace(first, room=room), *house.log[1:]], result=result)
    await SqlResults(database).close()
    await people.close()


def play(played: Played, accounts: dict[str, Person], luck: int) -> House:
    """Play a match out."""
    house = House(played.rules, luck=luck)
    for seat, name in enumerate(played.names):
        person = accounts.get(name)
        house.do(Sit(name, key_text(seat), salt=f"salt{seat}", account=person.id if person else None))
    if house.room.free:
        house.do(Fill(played.computer))
    house.play_match("random" if luck % 3 else "greedy")
    return house


async def put_finished(path: Path, room: str, rules: str, token: str, *, deals: int | None = None) -> None:
    """Put a table into a database where the person with a token sees a count: of a match's end, or earlier.

    The computer plays at all other seats.
    """
    house = House(rules, luck=8)
    house.do(Sit("Ada", key_of(token), salt="salt"))
    house.do(Fill("greedy"))
    if deals is None:
        house.play_match("greedy")
    else:
        house.play_until(lambda room: room.phase is Phase.DEAL_OVER and len(room.deals) >= deals, "greedy")
    first = house.log[0]
    assert isinstance(first, Opened)
    database = await open_database(fresh_file(path))
    log = SqlEventLog(database)
    result = match_result(replace(house.room, id=room), 1_790_000_000)
    await log.append(room, 0, [replace(first, room=room), *house.log[1:]], result=result)
    await log.close()


async def put_on_turn(
    path: Path, room: str, rules: str, token: str, fits: Callable[[Screen], bool], *, tries: int = 500
) -> None:
    """Put a table into a database where the person with a token is on turn, and sees what fits.

    Deals are tried one by one, always the same ones. The computer plays at all other seats.
    """
    for luck in range(tries):
        house = House(rules, luck=luck)
        house.do(Sit("Ada", key_of(token), salt="salt"))
        house.do(Fill("greedy"))
        while house.room.bot_to_move is not None:
            house.play(1, "greedy")
        if house.room.phase is Phase.PLAYING and fits(project(house.room, Seat(0))):
            break
    else:
        raise AssertionError("no deal fits")
    first = house.log[0]
    assert isinstance(first, Opened)
    log = SqlEventLog(await open_database(fresh_file(path)))
    await log.append(room, 0, [replace(first, room=room), *house.log[1:]])
    await log.close()
