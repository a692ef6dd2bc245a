"""Tournaments over REST, as an arbiter and players run them in tests."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from tests.support.serving import Client, Json, Server
from tests.support.started import LIMIT_S
from tests.support.visitor import Visitor, new_name

PAUSE_S: Final = 0.2

NAMES: Final = (
    "Anna",
    "Berto",
    "Carla",
    "Dino",
    "Elsa",
    "Fabio",
    "Gina",
    "Ivo",
    "Lidia",
    "Mario",
    "Nora",
    "Olmo",
)
"""People without an account, who play at wooden tables."""


def announce(arbiter: Visitor, **changes: object) -> Json:
    """Announce a tournament of pairs, and return its page."""
    asked = {
        "name": "Trofeo di San Martino",
        "place": "Circolo della Posta",
        "starts": time.time() + 3600,
        "format": "swiss",
        "rules": "figs",
        "rounds": 3,
        **changes,
    }
    answer = arbiter.ask("/api/tournaments", asked)
    assert answer.status == 201, answer.text
    return answer.json


def do(visitor: Visitor, tournament: str, path: str, **body: object) -> Json:
    """Ask for something at a tournament; it has to be done."""
    answer = visitor.ask(f"/api/tournaments/{tournament}/{path}", body)
    assert answer.status == 200, answer.text
    return answer.json


def page_of(visitor: Visitor, tournament: str) -> Json:
    """Return a tournament as somebody sees it."""
    answer = visitor.ask(f"/api/tournaments/{tournament}")
    assert answer.status == 200, answer.text
    return answer.json


def enter_pairs(arbiter: Visitor, tournament: str, pairs: int) -> Json:
    """Enter so many pairs by their names."""
    page: Json = {}
    for at in range(0, 2 * pairs, 2):
        page = do(arbiter, tournament, "entries", players=[NAMES[at], NAMES[at + 1]])
    return page


def step(arbiter: Visitor, tournament: str, name: str) -> Json:
    """Go on to the next step."""
    version = page_of(arbiter, tournament)["version"]
    return do(arbiter, tournament, "steps", step=name, version=version)


def tell_all(arbiter: Visitor, tournament: str) -> Json:
    """Write a result for every table of the round that has none: the lower number wins."""
    page = page_of(arbiter, tournament)
    number = len(page["rounds"])
    for table in page["rounds"][-1]["tables"]:
        if not table["done"]:
            points = [11, 5 + table["number"]] if table["sides"][0] < table["sides"][1] else [4, 12]
            path = f"rounds/{number}/tables/{table['number']}/result"
            page = do(arbiter, tournament, path, points=points)
    return page


def wait(what: str, there: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + LIMIT_S
    while not there():
        assert time.monotonic() < deadline, f"{what}: not within {LIMIT_S} s"
        time.sleep(PAUSE_S)


def new_players(server: Server, count: int) -> list[Visitor]:
    """Return so many visitors with new accounts."""
    found = [Visitor(server) for _ in range(count)]
    assert [each.sign_up(new_name()).status for each in found] == [201] * count
    return found


def begin_on_line(server: Server, players: Sequence[Visitor], **asked: object) -> tuple[Visitor, str]:
    """Announce a tournament on line, have accounts enter, and start it; return its arbiter and its id."""
    arbiter = Visitor(server)
    assert arbiter.sign_up(new_name()).status == 201
    name: str = announce(arbiter, venue="online", **asked)["listed"]["id"]
    for each in players:
        do(each, name, "entries")
    step(arbiter, name, "start")
    return arbiter, name


def begin_teams(server: Server, teams: Sequence[Sequence[Visitor]], **asked: object) -> tuple[Visitor, str]:
    """Announce teams on line, let each gather by the link of its first member, and start it."""
    arbiter = Visitor(server)
    assert arbiter.sign_up(new_name()).status == 201
    name: str = announce(arbiter, venue="online", format="teams", **asked)["listed"]["id"]
    for captain, *others in teams:
        key = do(captain, name, "entries")["you"]["partner_key"]
        for each in others:
            do(each, name, "partners", key=key)
    step(arbiter, name, "start")
    return arbiter, name


def own_room(player: Visitor, name: str) -> str | None:
    """Return the table of a player in the round that is played."""
    page = page_of(player, name)
    entry = page["you"]["entry"]
    tables = [each for each in page["rounds"][-1]["tables"] if any(entry in side for side in each["sides"])]
    room: str | None = tables[0]["room"] if tables else None
    return room


def rooms_of(players: Sequence[Visitor], name: str) -> list[str]:
    """Wait for the tables of the round, and return that of each player."""
    wait("the tables of the round", lambda: all(own_room(each, name) for each in players))
    return [own_room(each, name) or "" for each in players]


def client_of(server: Server, player: Visitor, room: str) -> Client:
    """Sit down in the seat of an account, and say hello."""
    client = Client(server, room, headers={"Cookie": f"settebello_session={player.cookie}"})
    client.hello()
    return client
