"""Matches that are over: written down once whatever happens, shown to anybody, and what follows from them."""

import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import quote

import pytest

from settebello.notation import loads, verified
from settebello.server.people.people import new_bot
from settebello.store import SqlPeople, SqlResults, Standing, connect_database, open_database
from tests.support.programs import program_of
from tests.support.running.loops import run_apart
from tests.support.serving import Json, Server, play_together, serving
from tests.support.visitor import PASSWORD, Visitor, refusal, somebody

QUICK = "scopa?players=2&target=1"


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Server]:
    """Run a server of a test's own: the list of the best is made anew every ten seconds, and has 50 names."""
    with serving(tmp_path) as running:
        yield running


def table(one: Visitor, name: str, other: Visitor, other_name: str, *, rules: str = QUICK) -> list[Json]:
    """Seat two at a table, each under a name, and return their tickets."""
    mine = one.ask("/api/rooms", {"rules": rules, "name": name, "open_seats": 1}).json
    theirs = other.ask(f"/api/rooms/{mine['room']}/seats", {"name": other_name})
    assert theirs.status == 201, theirs.text
    return [mine, theirs.json]


def give_up(server: Server, ticket: Json) -> None:
    """Have somebody give the match up, and hear that it is over."""
    with server.player(ticket) as loser:
        loser.send({"type": "resign", "id": "1"})
        while loser.screen["phase"] != "match_over":
            loser.until("state")


def play_out(server: Server, *tickets: Json) -> None:
    """Play a match to its end."""
    with ExitStack() as open_seats:
        seats = [open_seats.enter_context(server.player(ticket)) for ticket in tickets]
        while any(each.screen["phase"] != "match_over" for each in seats):
            play_together(seats)
            if seats[0].screen["phase"] == "deal_over":
                for each in seats:
                    each.ready()
            for each in seats:
                while each.screen["phase"] == "deal_over":
                    each.until("state")


def matches_of(server: Server, name: str, **asked: object) -> Json:
    query = "&".join(f"{key}={value}" for key, value in asked.items())
    answer = server.request(f"/api/people/{quote(name, safe='')}/matches?{query}")
    assert answer.status == 200, answer.text
    return answer.json


async def bot_named(server: Server, name: str) -> None:
    people = SqlPeople(await open_database(server.database))
    await new_bot(people, name)
    await people.close()


def page_of(server: Server, name: str) -> Json:
    answer = server.request(f"/api/people/{quote(name, safe='')}")
    assert answer.status == 200, answer.text
    return answer.json


def test_a_match_of_two_accounts_is_shown_to_anybody_with_its_record(alone: Server) -> None:
    (ada, hers), (bob, his) = somebody(alone), somebody(alone)
    first, second = table(hers, ada.upper(), his, bob)
    with alone.player(first) as one, alone.player(second) as other:
        assert [seat["account"] for seat in one.screen["seats"]] == [True, True]
        assert one.screen["seats"][0]["name"] == ada  # as the account is written
        while one.screen["phase"] != "match_over":
            play_together([one, other])
            if one.screen["phase"] == "deal_over":
                one.ready()
                other.ready()
                while one.screen["phase"] == "deal_over":
                    one.until("state")
                while other.screen["version"] < one.screen["version"]:
                    other.until("state")
        last = one.screen
    (match,) = matches_of(alone, ada)["matches"]
    assert matches_of(alone, bob.lower())["matches"] == [match]
    assert [side["score"] for side in match["sides"]] == [side["score"] for side in last["sides"]]
    assert match["winner"] == last["outcome"]["winner"]
    assert [side["players"][0]["name"] for side in match["sides"]] == [ada, bob]
    assert (match["family"], match["company"], match["how"], match["rated"]) == (
        "scopa",
        "singles",
        "played",
        True,
    )
    assert first["room"] not in str(match)
    assert alone.request(f"/api/matches/{match['id']}").json == match
    record = alone.request(f"/api/matches/{match['id']}/record")
    assert list(loads(record.text).players) == [ada, bob]
    assert len(list(verified(loads(record.text)))) == match["deals"]
    pages = [page_of(alone, ada), page_of(alone, bob)]
    assert sorted(page["won"] for page in pages) == [0, 1]
    assert {rating["points"] > 1500 for page in pages for rating in page["ratings"]} == {True, False}
    assert pages[0]["taken"]["cards"] + pages[1]["taken"]["cards"] <= 40 * match["deals"]
    assert [page["dealt"]["deals"] for page in pages] == [match["deals"]] * 2
    best = alone.request("/api/players?family=scopa&company=singles").json
    assert {ada, bob} <= {each["name"] for each in best["people"]}
    assert hers.ask("/api/account/export").json["matches"] == [match]


def test_who_writes_another_name_plays_as_a_guest(server: Server) -> None:
    (ada, hers), (bob, his) = somebody(server), somebody(server)
    give_up(server, table(hers, "Mascherina", his, bob)[1])
    assert matches_of(server, ada)["matches"] == []
    (match,) = matches_of(server, bob)["matches"]
    assert match["sides"][0]["players"] == [
        {"name": "Mascherina", "kind": "guest", "player": None, "left": False}
    ]
    assert (match["how"], match["rated"]) == ("resigned", False)
    assert page_of(server, bob)["ratings"] == []
    asked = {"rules": "scopa?players=2", "name": bob}
    assert refusal(Visitor(server).ask("/api/rooms", asked)) == (422, "name_of_account")


def test_o3_nobody_buys_a_rating_from_accounts_that_resign_before_a_card(server: Server) -> None:
    buyer, hers = somebody(server)
    for _ in range(3):
        helper, his = somebody(server)
        give_up(server, table(hers, buyer, his, helper)[1])
    assert page_of(server, buyer)["ratings"] == []
    assert [match["rated"] for match in matches_of(server, buyer)["matches"]] == [False] * 3


def test_a_record_of_a_match_that_is_still_played_is_nowhere(server: Server) -> None:
    (ada, hers), (bob, his) = somebody(server), somebody(server)
    table(hers, ada, his, bob)
    assert matches_of(server, ada)["matches"] == []
    for name in ("nosuch", "%00", "x" * 500):
        for way in ("", "/record"):
            assert refusal(server.request(f"/api/matches/{name}{way}")) == (404, "match_not_found")
    assert refusal(server.request("/api/people/nobody%20at%20all")) == (404, "person_not_found")


@pytest.mark.parametrize("letters", ["A%2FB", "50% più", "é?ü#1", "名前 🂡", "matches"])
def test_whatever_an_account_is_called_its_page_is_found(server: Server, letters: str) -> None:
    name, visitor = f"{letters} {secrets.token_hex(4)}", Visitor(server)
    assert visitor.sign_up(name).status == 201
    assert page_of(server, name)["name"] == name
    assert matches_of(server, name)["matches"] == []


def test_each_match_of_a_table_has_its_own_record(server: Server) -> None:
    (ada, hers), (bob, his) = somebody(server), somebody(server)
    mine, theirs = table(hers, ada, his, bob)
    for again in range(3):
        give_up(server, (mine, theirs)[again % 2])
        with server.player(mine) as one, server.player(theirs) as other:
            one.ready()
            other.ready()
            while one.screen["phase"] == "match_over":
                one.until("state")
    first = matches_of(server, ada, most=2)
    rest = matches_of(server, ada, most=2, before=first["before"])
    assert matches_of(server, ada, most=3)["before"] is None
    assert rest["before"] is None
    found = [*first["matches"], *rest["matches"]]
    assert [match["winner"] for match in found] == [1, 0, 1]
    for match in found:
        record = loads(server.request(f"/api/matches/{match['id']}/record").text)
        assert record.winner == match["winner"]
    assert refusal(server.request(f"/api/people/{quote(ada)}/matches?most=51"))[0] == 422


def test_who_deletes_an_account_is_named_in_no_match(server: Server) -> None:
    (ada, hers), (bob, his) = somebody(server), somebody(server)
    give_up(server, table(hers, ada, his, bob)[1])
    before = page_of(server, bob)
    assert hers.ask("/api/account/delete", {"password": PASSWORD}).status == 204
    assert server.request(f"/api/people/{quote(ada)}").status == 404
    (match,) = matches_of(server, bob)["matches"]
    assert match["sides"][0]["players"] == [{"name": "", "kind": "gone", "player": None, "left": False}]
    assert page_of(server, bob) == before
    record = server.request(f"/api/matches/{match['id']}/record").text
    assert ada not in record
    assert loads(record).winner == 0
    # whoever takes the name has nothing of it
    assert Visitor(server).sign_up(ada).status == 201
    assert page_of(server, ada)["matches"] == 0


def test_the_program_of_a_person_plays_as_a_guest(server: Server) -> None:
    ada, hers = somebody(server)
    (bob, his), robot = somebody(server), program_of(hers)
    room = robot.open(QUICK, name=ada, open_seats=1)
    give_up(server, his.ask(f"/api/rooms/{room}/seats", {"name": bob}).json)
    assert matches_of(server, ada)["matches"] == []
    (match,) = matches_of(server, bob)["matches"]
    assert match["sides"][0]["players"][0]["kind"] == "guest"


def test_the_computer_is_rated_where_it_has_an_account_of_its_own(alone: Server) -> None:
    ada, hers = somebody(alone)

    def lose() -> Json:
        opened = hers.ask("/api/rooms", {"rules": QUICK, "name": ada, "player": "random"})
        play_out(alone, opened.json)
        newest: Json = matches_of(alone, ada)["matches"][0]
        return newest

    assert not lose()["rated"]
    run_apart(bot_named(alone, "Random"))
    match = lose()
    assert match["rated"]
    assert (
        match["sides"][1]["players"][0] | {"name": "Random", "kind": "bot"} == match["sides"][1]["players"][0]
    )
    best = alone.request("/api/players?family=scopa&company=singles").json
    assert "Random" in {each["name"] for each in best["bots"]}
    assert "Random" not in {each["name"] for each in best["people"]}


def test_a_server_that_is_killed_leaves_no_match_out(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db").start()
    try:
        (ada, hers), (bob, his) = somebody(server), somebody(server)
        for number in range(4):
            play_out(server, *table(hers, ada, his, bob))
            server.kill()
            server.start()
            assert len(matches_of(server, ada)["matches"]) == number + 1
            assert page_of(server, ada)["ratings"][0]["matches"] == number + 1
    finally:
        server.kill()


@pytest.fixture
def workers(tmp_path: Path, club: Json) -> Iterator[Server]:
    server = Server(tmp_path / "none.db", club=club, workers=2).start()
    try:
        yield server
    finally:
        server.kill()


def test_two_workers_that_finish_matches_at_once_rate_each_once(workers: Server) -> None:
    people = [somebody(workers) for _ in range(4)]

    def play(number: int) -> None:
        (one, hers), (other, his) = people[number % 4], people[(number + 1) % 4]
        play_out(workers, *table(hers, one, his, other))

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(play, range(24)))
    for name, _ in people:
        found = matches_of(workers, name, most=50)["matches"]
        assert len(found) == len({match["id"] for match in found}) == 12
        (rating,) = page_of(workers, name)["ratings"]
        assert rating["matches"] == 12
        assert rating["won"] == page_of(workers, name)["won"]
    before, again = run_apart(worked_out_again(workers))
    assert len(before) == 4
    assert again == before


async def worked_out_again(server: Server) -> tuple[list[Standing], list[Standing]]:
    """Return the ratings of a club as they are, and as its matches alone say."""
    results = SqlResults(await connect_database((server.club or {})["SETTEBELLO_DATABASE_URL"]))
    try:
        before = await results.best("scopa", "singles", bots=False, most=99)
        assert await results.rate_again() == 24
        return before, await results.best("scopa", "singles", bots=False, most=99)
    finally:
        await results.close()
