"""Tournaments over REST, on SQLite and PostgreSQL: announced, entered, played at wooden tables, corrected."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from settebello.server.people.people import TOURNAMENTS_BY_ADDRESS
from tests.support.fresh import club_settings
from tests.support.serving import Json, Server, serving
from tests.support.started import LIMIT_S
from tests.support.tournaments import announce, do, enter_pairs, page_of, step, tell_all
from tests.support.visitor import PASSWORD, Visitor, refusal, somebody


@pytest.fixture(params=["sqlite", "postgresql"])
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, on a file, or with two workers on PostgreSQL."""
    if request.param == "sqlite":
        with serving(tmp_path) as running:
            yield running
    else:
        with club_settings() as club:
            running = Server(tmp_path / "none.db", club=club, workers=2).start()
            try:
                yield running
            finally:
                running.kill()
            running.check_errors()


def refused(visitor: Visitor, path: str, **body: object) -> tuple[int, str]:
    return refusal(visitor.ask(f"/api/tournaments/{path}", body))


def test_an_evening_at_wooden_tables_is_run_from_the_announcement_to_the_standings(hall: Server) -> None:
    _, arbiter = somebody(hall)
    first = announce(arbiter, rounds=2)
    name = first["listed"]["id"]
    assert (first["listed"]["state"], first["you"]["arbiter"]) == ("registration", True)
    enter_pairs(arbiter, name, 5)
    page = step(arbiter, name, "start")
    assert (page["listed"]["state"], page["listed"]["round"], page["listed"]["entries"]) == ("playing", 1, 5)
    assert len(page["rounds"][0]["tables"]) == 2
    assert len(page["rounds"][0]["byes"]) == 1
    page = tell_all(arbiter, name)
    assert page["listed"]["state"] == "between"
    page = step(arbiter, name, "pair")
    assert page["rounds"][1]["byes"] != page["rounds"][0]["byes"]
    page = tell_all(arbiter, name)
    before = page["standings"]
    turned = page["rounds"][0]["tables"][0]["points"][::-1]
    corrected = do(arbiter, name, "rounds/1/tables/1/result", points=turned, reason="the wrong way round")
    assert corrected["rounds"][0]["tables"][0]["corrected"]
    assert corrected["standings"] != before
    page = step(arbiter, name, "finish")
    assert page["listed"]["state"] == "over"
    assert sorted(each["entry"] for each in page["standings"]) == [1, 2, 3, 4, 5]
    assert page["seed"] is not None
    listed = Visitor(hall).ask("/api/tournaments").json
    assert [each["id"] for each in listed["over"]] == [name]
    # results stay: another process reads the same log
    hall.kill()
    hall.start()
    assert page_of(Visitor(hall), name)["standings"] == page["standings"]


def test_a_person_enters_with_a_partner_by_a_link_checks_in_and_withdraws(hall: Server) -> None:
    _, arbiter = somebody(hall)
    name = announce(arbiter, check_in=True)["listed"]["id"]
    ada_name, ada = somebody(hall)
    bob_name, bob = somebody(hall)
    page = do(ada, name, "entries")
    key = page["you"]["partner_key"]
    assert (page["you"]["seeking"], page["entries"]) == (True, [])
    assert page_of(bob, name)["seeking"] == [
        {"name": None, "players": [{"name": ada_name, "account": True}], "missing": 1}
    ]
    assert page_of(bob, name)["you"]["partner_key"] is None
    assert do(Visitor(hall), name, "partners/look", key=key) == {"name": ada_name}
    assert refused(ada, f"{name}/partners", key=key) == (403, "own_partner")
    page = do(bob, name, "partners", key=key)
    assert [each["name"] for each in page["entries"][0]["players"]] == [ada_name, bob_name]
    own = {
        "entry": 1,
        "arbiter": False,
        "plays_on": False,
        "returns": False,
        "part": None,
        "seeking": False,
        "partner_key": None,
    }
    assert page_of(ada, name)["you"] == own  # no round follows before the start
    assert refused(bob, f"{name}/partners", key=key) == (404, "partner_link_used")
    assert refused(ada, f"{name}/entries") == (403, "person_entered_twice")
    assert do(ada, name, "entries/1/check-in")["entries"][0]["checked_in"]
    _, eve = somebody(hall)
    assert refused(eve, f"{name}/entries/1/withdrawal") == (403, "entry_of_another")
    assert do(bob, name, "entries/1/withdrawal")["entries"][0]["withdrawn"]
    coming = [each for each in ada.ask("/api/tournaments").json["coming"] if each["mine"]]
    assert [each["id"] for each in coming] == [name]


def test_players_tell_their_result_by_the_link_of_their_table_once(hall: Server) -> None:
    _, arbiter = somebody(hall)
    name = announce(arbiter)["listed"]["id"]
    enter_pairs(arbiter, name, 4)
    step(arbiter, name, "start")
    links: list[Json] = arbiter.ask(f"/api/tournaments/{name}/rounds/1/links").json  # type: ignore[assignment]  # a list
    keys = {each["table"]: each["key"] for each in links}
    assert len(set(keys.values())) == 2
    phone = Visitor(hall)
    shown = do(phone, name, "rounds/1/tables/2/look", key=keys[2])
    assert (shown["table"]["number"], shown["table"]["points"]) == (2, None)
    result = f"{name}/rounds/1/tables/2/result"
    assert refused(phone, result, points=[11, 4], key=keys[1]) == (403, "result_not_yours")
    assert refused(phone, result, points=[11, 4]) == (403, "result_not_yours")
    do(phone, name, "rounds/1/tables/2/result", points=[11, 4], key=keys[2])
    assert refused(phone, result, points=[12, 4], key=keys[2]) == (403, "result_given")
    assert refused(phone, result, points=[12, 4], key=keys[2], reason="mine") == (403, "result_given")
    assert page_of(phone, name)["rounds"][0]["tables"][1]["points"] == [11, 4]


def test_only_the_arbiter_runs_a_tournament(hall: Server) -> None:
    _, arbiter = somebody(hall)
    name = announce(arbiter)["listed"]["id"]
    version = enter_pairs(arbiter, name, 4)["version"]
    _, eve = somebody(hall)
    began = {"step": "start", "version": version}
    assert refused(eve, f"{name}/steps", **began) == (403, "not_the_arbiter")
    assert refused(Visitor(hall), f"{name}/steps", **began) == (401, "not_signed_in")
    step(arbiter, name, "start")
    for path, body in (
        ("entries", {"players": ["Zoe", "Yuri"]}),
        ("rulings", {"article": "1", "reason": "no", "entry": 1, "penalty": 2}),
        ("rounds/1/tables/1/forfeit", {"sides": [0]}),
        ("entries/1/return", {}),
    ):
        assert refused(eve, f"{name}/{path}", **body) == (403, "not_the_arbiter"), path
    assert refusal(eve.ask(f"/api/tournaments/{name}/rounds/1/links")) == (403, "not_the_arbiter")
    assert refused(eve, f"{name}/rounds/1/tables/1/result", points=[11, 1]) == (403, "result_not_yours")
    assert page_of(eve, name)["version"] == page_of(arbiter, name)["version"]


def test_a_step_is_taken_once_however_often_it_is_asked_for(hall: Server) -> None:
    _, arbiter = somebody(hall)
    name = announce(arbiter)["listed"]["id"]
    version = enter_pairs(arbiter, name, 4)["version"]
    do(arbiter, name, "steps", step="start", version=version)
    assert refused(arbiter, f"{name}/steps", step="start", version=version) == (409, "tournament_moved_on")
    tell_all(arbiter, name)
    seen = page_of(arbiter, name)["version"]
    do(arbiter, name, "steps", step="pair", version=seen)
    assert refused(arbiter, f"{name}/steps", step="pair", version=seen) == (409, "tournament_moved_on")
    assert len(page_of(arbiter, name)["rounds"]) == 2


def test_bad_input_has_a_code_and_a_sentence(hall: Server) -> None:
    _, arbiter = somebody(hall)
    made = announce(arbiter, room_for=2)["listed"]["id"]
    enter_pairs(arbiter, made, 2)
    assert refused(arbiter, f"{made}/entries", players=["Zoe", "Yuri"]) == (403, "tournament_full")
    name = announce(arbiter, format="knockout", rounds=None)["listed"]["id"]
    assert refused(arbiter, f"{name}/entries", players=["Zoe"]) == (422, "entrant_members")
    assert refused(arbiter, f"{name}/entries", players=["Zoe", "zoe"]) == (403, "person_entered_twice")
    assert refused(arbiter, f"{name}/entries", players=["Zoe", "\u202eYuri"])[0] == 422
    began = {"step": "start", "version": 1}
    assert refused(arbiter, f"{name}/steps", **began) == (409, "too_few_entrants")
    enter_pairs(arbiter, name, 2)
    assert refused(arbiter, f"{name}/rounds/1/tables/1/result", points=[1, 2])[0] == 404
    step(arbiter, name, "start")
    for path, body, wanted in (
        ("rounds/1/tables/9/result", {"points": [1, 2]}, (404, "table_not_playing")),
        ("rounds/7/tables/1/result", {"points": [1, 2]}, (404, "no_round")),
        ("rounds/1/tables/1/result", {"points": [5, 5]}, (409, "knockout_tie")),
        ("rounds/1/tables/1/result", {"points": [1]}, (422, "bad_message")),
        ("rounds/1/tables/1/result", {"points": [1, "2"]}, (422, "bad_message")),
        ("rounds/1/tables/0/result", {"points": [1, 2]}, (422, "bad_message")),
        ("entries/99/check-in", {}, (404, "entrant_not_found")),
        ("steps", {"step": "dance", "version": 1}, (422, "bad_message")),
    ):
        assert refused(arbiter, f"{name}/{path}", **body) == wanted, (path, body)
    for changes, reason in (
        ({"name": " "}, "tournament_name"),
        ({"rules": "scopa?players=3"}, "plan_two_sides"),
        ({"format": "knockout", "rounds": 3}, "plan_option"),
        ({"format": "bridge"}, "bad_message"),
        ({"format": "swiss", "deals": 4, "venue": "online"}, "online_plays_matches"),
        ({"format": "teams", "deals": 0, "venue": "online"}, "plan_option"),
        ({"starts": -1}, "bad_message"),
    ):
        asked = {"name": "A", "starts": 1.0, "format": "swiss", "rules": "figs", **changes}
        assert refusal(arbiter.ask("/api/tournaments", asked)) == (422, reason), changes
    assert refusal(arbiter.ask("/api/tournaments/none")) == (404, "tournament_not_found")
    assert refusal(arbiter.ask("/api/tournaments/%00")) == (404, "tournament_not_found")


def test_a_deleted_account_leaves_its_results_and_no_name(hall: Server) -> None:
    _, arbiter = somebody(hall)
    name = announce(arbiter, rules="torneo", rounds=1)["listed"]["id"]
    gone_name, gone = somebody(hall)
    do(gone, name, "entries")
    do(arbiter, name, "entries", players=["Zoe"])
    step(arbiter, name, "start")
    tell_all(arbiter, name)
    assert gone_name in Visitor(hall).ask(f"/api/tournaments/{name}").text
    assert gone.ask("/api/account/delete", {"password": PASSWORD}).status == 204
    shown = Visitor(hall).ask(f"/api/tournaments/{name}")
    assert gone_name not in shown.text
    assert shown.json["entries"][0]["players"] == [{"name": "", "account": False}]
    assert shown.json["rounds"][0]["tables"][0]["points"] is not None


def test_calendars_and_tables_are_for_anybody_and_hold_no_formula(server: Server) -> None:
    _, arbiter = somebody(server)
    made = announce(arbiter, name="Coppa, di; Natale", about="Prima riga\nseconda" + "x" * 200, rounds=1)
    name = made["listed"]["id"]
    do(arbiter, name, "entries", players=["=1+1", "<b>Zoe</b>"])
    enter_pairs(arbiter, name, 2)
    step(arbiter, name, "start")
    tell_all(arbiter, name)
    anybody = Visitor(server)
    for path in (f"/api/tournaments/{name}/calendar.ics", "/api/tournaments/calendar.ics"):
        calendar = anybody.ask(path)
        assert calendar.headers["content-type"].startswith("text/calendar")
        assert f"UID:{name}@settebello" in calendar.text
        assert "SUMMARY:Coppa\\, di\\; Natale" in calendar.text
        assert max(len(line.encode()) for line in calendar.text.split("\n")) <= 76
    for sheet in ("standings", "results"):
        answer = anybody.ask(f"/api/tournaments/{name}/{sheet}.csv")
        assert answer.headers["content-type"].startswith("text/csv")
        assert "'=1+1 / <b>Zoe</b>" in answer.text
        assert not any(cell.startswith("=") for line in answer.text.splitlines() for cell in line.split(","))
    assert anybody.ask(f"/api/tournaments/{name}/export.json").json["listed"]["name"] == "Coppa, di; Natale"


def test_a_tournament_on_line_seats_its_accounts_by_itself(hall: Server) -> None:
    _, arbiter = somebody(hall)
    asked = {"venue": "online", "rules": "scopa?players=2", "rounds": 1, "starts": time.time() + 20}
    name = announce(arbiter, **asked)["listed"]["id"]
    players = [somebody(hall)[1] for _ in range(4)]
    for each in players:
        do(each, name, "entries")
    assert refused(arbiter, f"{name}/entries", players=["Zoe"]) == (403, "online_needs_accounts")
    step(arbiter, name, "start")
    deadline = time.monotonic() + LIMIT_S
    rooms: list[str | None] = []
    while len(set(rooms) - {None}) < 2:
        assert time.monotonic() < deadline, "no tables were opened"
        time.sleep(0.2)
        tables = [table for each in players for table in page_of(each, name)["rounds"][0]["tables"]]
        rooms = [each["room"] for each in tables]
    for at, each in enumerate(players):
        entry = page_of(each, name)["you"]["entry"]
        own = [
            table["room"] for table in page_of(each, name)["rounds"][0]["tables"] if [entry] in table["sides"]
        ]
        seats: list[Json] = each.ask("/api/account/seats").json  # type: ignore[assignment]  # a list
        assert [seat["room"] for seat in seats] == own, at
    # nobody else is told where they play
    for other in (arbiter, Visitor(hall)):
        assert {each["room"] for each in page_of(other, name)["rounds"][0]["tables"]} == {None}


def test_tournaments_announced_from_one_address_are_bounded(server: Server) -> None:
    _, arbiter = somebody(server)
    for _ in range(TOURNAMENTS_BY_ADDRESS):
        announce(arbiter)
    asked = {"name": "A", "starts": 1.0, "format": "swiss", "rules": "figs"}
    assert refusal(arbiter.ask("/api/tournaments", asked)) == (429, "too_many_tries")


def test_entries_are_imported_all_or_none_and_a_substitute_takes_a_place(hall: Server) -> None:
    _, arbiter = somebody(hall)
    name = announce(arbiter, rounds=2, room_for=5)["listed"]["id"]
    csv = "member1;member2;strength\nAnna;Berto;1600\nCarla;'=Dino;\n"
    listed = [{"players": ["Elsa", "Fabio"], "strength": 1500}]
    page = do(arbiter, name, "entries/import", csv=csv, entries=listed)
    names = [[each["name"] for each in entry["players"]] for entry in page["entries"]]
    assert names == [["Anna", "Berto"], ["Carla", "=Dino"], ["Elsa", "Fabio"]]
    for csv, reason in (
        ("member1,member2\nGina,Ivo\nAnna,Lidia\n", "person_entered_twice"),
        ("member1,member2\nGina,Ivo\nLidia,Mario\nNora,Olmo\n", "tournament_full"),
        ("one,two\nGina,Ivo\n", "column_missing"),
    ):
        assert refused(arbiter, f"{name}/entries/import", csv=csv)[1] == reason
    assert len(page_of(arbiter, name)["entries"]) == 3
    page = do(arbiter, name, "entries/2/substitutes", player=2, name="Zoe")
    assert [each["name"] for each in page["entries"][1]["players"]] == ["Carla", "Zoe"]
    assert refused(arbiter, f"{name}/entries/2/substitutes", player=3, name="Nora")[1] == "member_unknown"
    assert (
        refused(arbiter, f"{name}/entries/2/substitutes", player=1, name="Anna")[1] == "person_entered_twice"
    )
    _, other = somebody(hall)
    for path, body in (("import", {"csv": csv}), ("2/substitutes", {"player": 1, "name": "Nora"})):
        assert refused(other, f"{name}/entries/{path}", **body) == (403, "not_the_arbiter")


def test_the_page_of_a_player_has_the_tournaments_and_the_start_page_the_tables_that_wait(
    hall: Server,
) -> None:
    _, arbiter = somebody(hall)
    name = announce(arbiter, rules="torneo", rounds=1)["listed"]["id"]
    people = [somebody(hall) for _ in range(2)]
    for _, each in people:
        do(each, name, "entries")
    step(arbiter, name, "start")
    own = {"tournament": name, "name": "Trofeo di San Martino", "round": 1, "table": 1}
    assert [json.loads(each.ask("/api/account/rounds").text) for _, each in people] == [[own], [own]]
    tell_all(arbiter, name)
    assert [json.loads(each.ask("/api/account/rounds").text) for _, each in people] == [[], []]
    step(arbiter, name, "finish")
    places = []
    for who, _ in people:
        (found,) = json.loads(arbiter.ask(f"/api/players/{quote(who)}/tournaments").text)
        assert found["tournament"]["id"] == name
        places.append(found["place"])
    assert sorted(places) == [1, 2]
    assert arbiter.ask("/api/players/nobody%20at%20all/tournaments").status == 404
