"""No help during play: until a match is over, no door shows its summary, deals, review or record."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from settebello.store import public_name
from tests.e2e.server.test_house import of_house
from tests.e2e.server.test_results import give_up, table
from tests.support.programs import program
from tests.support.serving import Answer, Json, Server
from tests.support.visitor import Visitor, make_admin, somebody

QUICK = "scopa?players=2&target=1"
SHOWN = ("", "/summary", "/review", "/deals/1", "/record")
"""The answers about a match, below its address."""

Ask = Callable[[str, object], Answer]


def doors(match: str) -> Iterator[tuple[str, object]]:
    """Yield each request that shows a match, or asks for its review."""
    yield from ((f"/api/matches/{match}{below}", None) for below in SHOWN)
    yield f"/api/matches/{match}/review", {}


def check_closed(server: Server, room: str, number: int, ask: Ask) -> None:
    """Check that a match is not found by its own id or by its table, and that nobody has to review it."""
    own = public_name(room, number)
    for name in (own, room):
        for path, body in doors(name):
            answer = ask(path, body)
            assert answer.status == 404, (path, answer.text)
            assert answer.json["reason"] == "match_not_found", path
    assert waiting(server, own, room) == 0


def waiting(server: Server, *names: str) -> int:
    """Count the rows of reviews, and of their pieces, of matches under these names."""
    marks = ", ".join("?" * len(names))
    with closing(sqlite3.connect(server.database)) as database:
        return sum(
            database.execute(f"SELECT count(*) FROM {kept} WHERE match IN ({marks})", names).fetchone()[0]
            for kept in ("reviews", "review_pieces")
        )


def an_admin(server: Server) -> Visitor:
    """Return somebody who may do all that the pages of admins let them do."""
    name, visitor = somebody(server)
    make_admin(server, name)
    assert visitor.ask("/api/admin/people").status == 200
    return visitor


def as_seat(server: Server, ticket: Json) -> Ask:
    """Return requests with the token of a seat."""
    headers = {"Authorization": f"Bearer {ticket['token']}"}
    return lambda path, body: server.request(path, body, headers=headers)


def test_a_match_that_is_played_is_closed_to_everybody(server: Server) -> None:
    (ada, hers), (bob, his), (_, theirs) = somebody(server), somebody(server), somebody(server)
    admin = an_admin(server)
    first, second = table(hers, ada, his, bob)
    room = first["room"]
    with server.player(first) as one, server.player(second) as other:
        (one if one.my_turn else other).play_once()
        programs = (program(server).ask, of_house(server, "house", "analyst", "read", "play").ask)
        for ask in (server.request, hers.ask, his.ask, theirs.ask, admin.ask, *programs):
            check_closed(server, room, 1, ask)
        for ticket in (first, second):
            check_closed(server, room, 1, as_seat(server, ticket))
        answer = server.request(f"/api/rooms/{room}/match")
        assert (answer.status, answer.json["reason"]) == (404, "match_not_found")
        heard = json.dumps(one.heard + other.heard)
    assert public_name(room, 1) not in heard


@pytest.mark.parametrize("kind", ["review", "summary", "claim_review"])
def test_over_the_socket_nobody_asks_for_a_review(server: Server, kind: str) -> None:
    ticket = server.open(QUICK, open_seats=0)
    with server.player(ticket) as ada:
        match = public_name(ticket["room"], 1)
        assert ada.refused({"type": kind, "id": "1", "match": match})[0] == "syntax"
    assert waiting(server, match, ticket["room"]) == 0


def test_the_lobby_shows_no_id_of_a_match_that_is_played(server: Server) -> None:
    ticket = server.open(QUICK, open_seats=1, public=True)
    server.join(ticket["room"])
    listed = server.request("/api/rooms").text
    assert public_name(ticket["room"], 1) not in listed


def test_a_rematch_is_closed_while_the_match_before_it_is_open(server: Server) -> None:
    ticket = server.open(QUICK, open_seats=0)
    room = ticket["room"]
    with server.player(ticket) as ada:
        ada.play_match()
        ended = [
            server.request(path, body).text for path, body in doors(public_name(room, 1)) if body is None
        ]
        ada.ready()
        while ada.screen["phase"] == "match_over":
            ada.until("state")
        check_closed(server, room, 2, server.request)
        check_closed(server, room, 2, as_seat(server, ticket))
        # what is shown of the match before is what it was: nothing of the rematch comes into it
        during = [
            server.request(path, body).text for path, body in doors(public_name(room, 1)) if body is None
        ]
        assert during == ended


def test_a_match_that_was_given_up_is_open_and_one_that_nobody_ends_stays_closed(server: Server) -> None:
    (ada, hers), (bob, his) = somebody(server), somebody(server)
    left, kept = (table(hers, ada, his, bob) for _ in range(2))
    give_up(server, left[0])
    assert server.request(f"/api/matches/{public_name(left[0]['room'], 1)}/summary").status == 200
    with server.player(kept[0]):
        pass  # both have gone away: a match that is broken off is not over
    check_closed(server, kept[0]["room"], 1, server.request)
