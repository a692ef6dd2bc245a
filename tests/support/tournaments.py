"""Tournaments over REST, as an arbiter and players run them in tests."""

import time
from typing import Final

from tests.support.serving import Json
from tests.support.visitor import Visitor

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
