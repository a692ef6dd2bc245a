"""Two servers whose tables differ only in cards that a seat cannot see give it the same bytes everywhere."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from settebello.cards import Seat, card_text, cards_in
from settebello.room import Dealt, Opened, Publish, RoomEvent, Sit, fold
from settebello.server.people.secret import account_key, key_of
from settebello.server.tables.notices import changed_notice
from settebello.store import Person, SqlEventLog, SqlPeople, Token, open_database
from tests.support.programs import Program
from tests.support.rooms import House, hidden_from, rearranged
from tests.support.running.loops import run_apart
from tests.support.serving import Client, Server

RULES = ("scopone", "scopa?players=2", "x-scopa-3", "x-scopa-6", "figs", "assi", "torneo?pile_view=none")
MOST_PLAYERS = 6
FEW = 6
"""Fewer hidden cards are no secret worth a test."""

SEED = re.compile(r'"seed":"\d+"')
"""The luck that a program is given for a play."""

AGE = re.compile(r'"age":\d+')
"""For how long a table has been public, which depends on when it is asked."""

EVERY_CARD = [rank + suit for rank in "A234567FCR" for suit in "DCSB"]


def program(at: int) -> Person:
    return Person(f"id{at}", f"program {at}", f"Program {at}", "", None, "bot")


class Twins(NamedTuple):
    """A table in two servers, and the token (None: somebody who only has the link) to which they are one.

    At a table of programs the tokens are those of accounts.
    """

    name: str
    token: str | None
    logs: tuple[list[RoomEvent], list[RoomEvent]]


def name_of(rules: str, number: int, *, programs: bool = False) -> str:
    """Return the name that a table has in both servers."""
    return f"{'programs' if programs else 'table'}{RULES.index(rules)}-{number}"


def twins(rules: str, number: int, *, programs: bool = False) -> Twins:
    """Play until the middle of a deal; deal the cards that one seat cannot see in another order."""
    luck = Random(f"{rules} {number}")
    house = House(rules, luck=luck.randrange(1 << 20))
    for at in range(house.room.rules.players):
        key = account_key(program(at)) if programs else key_of(f"token {at}")
        house.do(Sit(f"Person {at}", key, salt=f"salt{at}", program=programs))
    host = house.room.seat_of(house.room.host or "")
    assert host is not None
    house.do(Publish(host, public=True))
    house.play(luck.randint(0, 60))
    seat = None if number == 0 else Seat(luck.randrange(house.room.rules.players))
    while len(hidden := cards_in(hidden_from(house.room, seat))) < FEW:
        house.everybody_ready() if house.room.to_move is None else house.play(1)
    order = luck.sample(hidden, len(hidden))
    deal = rearranged(house.room, seat, order).deal
    assert deal is not None
    pack = "".join(card_text(card) for card in deal.pack)
    name = name_of(rules, number, programs=programs)
    log = [replace(event, room=name) if isinstance(event, Opened) else event for event in house.log]
    last = max((event for event in log if isinstance(event, Dealt)), key=log.index)
    changed = [replace(last, pack=pack) if event is last else event for event in log]
    assert changed != log
    who = None if seat is None else house.room.seats[seat]  # a draw may have led people to other places
    return Twins(name, f"token {who.name[-1]}" if who else None, (log, changed))


TABLES = [(rules, number) for rules in RULES for number in range(3)]
OF_PROGRAMS = [(rules, 1) for rules in RULES]
NAMES = [name_of(*each) for each in TABLES]
NAMES_OF_PROGRAMS = [name_of(*each, programs=True) for each in OF_PROGRAMS]


@cache
def all_twins() -> dict[str, Twins]:
    """Play every table once, when the first test asks, and return them by name."""
    people = (twins(rules, number) for rules, number in TABLES)
    accounts = (twins(rules, number, programs=True) for rules, number in OF_PROGRAMS)
    return {each.name: each for each in (*people, *accounts)}


async def kept(path: Path, side: int) -> None:
    database = await open_database(path)
    log, people = SqlEventLog(database), SqlPeople(database)
    for each in all_twins().values():
        room = fold(each.logs[side])
        notice = changed_notice(replace(room, public=False), room, time.time())
        await log.append(each.name, 0, each.logs[side], notice=notice)
    for at in range(MOST_PLAYERS):
        key = sha256(f"token {at}".encode()).hexdigest()
        token = Token(f"t{at}", key, f"id{at}", "robot", ("play",), 0, time.time() + 3600)
        assert await people.add(program(at))
        assert await people.grant(program(at), token, now=0, most=1)
    await database.close()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("secrets")
    paths = (folder / "one.db", folder / "other.db")
    for side, path in enumerate(paths):
        run_apart(kept(path, side))
    running = [Server(path, bot_seconds=60).start() for path in paths]
    yield running[0], running[1]
    for server in running:
        server.kill()
        server.check_errors()


def answers(client: Client, message: object) -> list[str]:
    """Send a message and return everything that comes, as it comes, until a pong."""
    client.send(message)
    client.send('{"type":"ping"}')
    heard: list[str] = []
    while not heard or '"pong"' not in heard[-1]:
        heard.append(str(client.line.recv(15)))
    return heard


def probes(table: Twins, own: set[str], version: int) -> Iterator[object]:
    """List what somebody could ask over the socket, short of a play."""
    for seen in (None, version, version - 1, version - 3, 1):
        yield {"type": "hello", "token": table.token, "version": seen}
    strangers = [card for card in EVERY_CARD if card not in own]
    for act in [*strangers, f"{strangers[0]}!", f"{strangers[1]}=fuori", "call"]:
        yield {"type": "play", "id": act, "version": version, "action": act}
    for card in strangers:
        yield {"type": "play", "id": card, "version": version, "action": f"shows={card}"}
        yield {"type": "play", "id": card, "version": version, "action": f"chooses={card}"}
    yield {"type": "ready", "id": "r"}
    yield {"type": "fill", "id": "f"}


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_hears_the_same_over_the_socket(servers: tuple[Server, Server], name: str) -> None:
    table = all_twins()[name]
    heard = []
    for server in servers:
        with Client(server, table.name, table.token) as client:
            screen = client.hello()["screen"]
            own = {*(screen["hand"] or []), *(card for seat in screen["seats"] for card in seat["exposed"])}
            heard.append([answers(client, each) for each in probes(table, own, screen["version"])])
    assert heard[0] == heard[1]


@pytest.mark.parametrize("name", NAMES_OF_PROGRAMS)
def test_a_program_hears_the_same_over_a_stream(servers: tuple[Server, Server], name: str) -> None:
    table = all_twins()[name]
    assert table.token is not None
    heard: list[list[str]] = []
    for server in servers:
        me = Program(server, table.token)
        heard.append([])
        state = ""
        with ExitStack() as open_streams:
            path = f"/api/rooms/{table.name}/stream"
            for seen in (0, 1, 10**6):
                lines = open_streams.enter_context(me.following(path, choose="true", version=seen))
                state = next(lines)
                heard[-1].append(state)
                if json.loads(state)["screen"]["legal"]:
                    heard[-1].append(SEED.sub("", next(lines)))
        screen = json.loads(state)["screen"]
        own = {*(screen["hand"] or []), *(card for seat in screen["seats"] for card in seat["exposed"])}
        # the socket is asked all of them, and what comes of a command is decided in one place
        for said in islice(probes(table, own, screen["version"]), 0, None, 5):
            if isinstance(said, dict) and said["type"] != "hello":
                heard[-1].append(me.ask(f"/api/rooms/{table.name}/commands", said).text)
    assert heard[0] == heard[1]
    assert len(heard[0]) > FEW


def test_the_lobby_tells_the_same_of_every_table(servers: tuple[Server, Server]) -> None:
    one, other = (AGE.sub("", server.request("/api/lobby").text) for server in servers)
    assert one == other
    assert all(name in one for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_can_be_learned_from_a_request(servers: tuple[Server, Server], name: str) -> None:
    asked: list[tuple[str, object]] = [
        (f"/t/{name}", None),
        (f"/api/rooms/{name}", None),
        (f"/api/rooms/{name}/record", None),
        (f"/api/rooms/{name}/record?token=token%200", None),
        (f"/api/rooms/{name}/seats", {"name": "Eve"}),
        (f"/t/{name}?r=scopa", None),
        (f"/api/rooms/{name}/picture.svg", None),
    ]
    for path, body in asked:
        one, other = (server.request(path, body) for server in servers)
        assert one.status == other.status
        told = [
            answer.text.replace(server.address("/"), "/")
            for answer, server in zip((one, other), servers, strict=True)
        ]
        assert told[0] == told[1]
        assert {**one.headers, "date": ""} == {**other.headers, "date": ""}
