"""Puzzles over REST: set without their answer, tried once for a rating, the same of the day for everybody."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from settebello.analysis.puzzles import Puzzle, shipped
from settebello.server.people.people import PUZZLES_BY_ADDRESS
from tests.support.fresh import club_settings
from tests.support.serving import Json, Server
from tests.support.visitor import PASSWORD, Visitor, refusal, somebody

SET = {"id", "screen", "taken", "day", "tried", "streak"}
ANSWERS = ("best", "plays", "worth", "theme", "gap", "rating", "difficulty", "solution", "said", "right")
"""Words of an answer, which no puzzle that is set may have in it."""

BEGUN = 1500


def the(name: str) -> Puzzle:
    return next(each for each in shipped() if each.id == name)


def another(visitor: Visitor, **asked: object) -> Json:
    answer = visitor.ask("/api/puzzles/next", asked)
    assert answer.status == 200, answer.text
    return answer.json


def attempt(visitor: Visitor, name: str, play: str | None) -> Json:
    answer = visitor.ask(f"/api/puzzles/{name}/attempt", {"action": play})
    assert answer.status == 200, answer.text
    return answer.json


def wrong(puzzle: Puzzle) -> str:
    return next(each.play for each in puzzle.plays if each.play != puzzle.best)


def keys_in(found: object) -> set[str]:
    """Return the names of all fields, however deep."""
    if isinstance(found, dict):
        return set(found).union(*map(keys_in, found.values()))
    return set().union(*map(keys_in, found)) if isinstance(found, list) else set()


def test_a_puzzle_is_set_without_anything_of_its_answer(server: Server) -> None:
    _, ada = somebody(server)
    first = another(ada)
    for found in (first, ada.ask("/api/puzzles/day").json, ada.ask(f"/api/puzzles/{first['id']}").json):
        assert set(found) == SET
        assert not keys_in(found) & set(ANSWERS)
        puzzle = the(found["id"])
        assert {each["action"] for each in found["screen"]["legal"]} == {each.play for each in puzzle.plays}
    # who has not tried has moved nothing either
    assert ada.ask("/api/puzzles").json["standing"]["tried"] == 0


def test_the_right_play_is_told_and_raises_the_rating(server: Server) -> None:
    _, ada = somebody(server)
    for number in range(1, 4):
        puzzle = the(another(ada)["id"])
        result = attempt(ada, puzzle.id, puzzle.best)
        assert (result["right"], result["best"], result["counted"]) == (True, puzzle.best, True)
        assert {each["play"] for each in result["plays"]} == {each.play for each in puzzle.plays}
        assert result["plays"][0]["play"] == puzzle.best
        assert [each["name"] for each in result["themes"]] == list(puzzle.themes)
        assert result["said"]
        assert all(each["it"] and each["en"] for each in result["said"])
        standing = result["standing"]
        assert (standing["streak"], standing["tried"], standing["solved"]) == (number, number, number)
        assert standing["change"] > 0
        assert standing["points"] > BEGUN
    assert another(ada)["streak"] == 3


def test_another_play_or_the_solution_ends_the_streak_and_lowers_the_rating(server: Server) -> None:
    for asks_for_it in (False, True):
        _, ada = somebody(server)
        puzzle = the(another(ada)["id"])
        attempt(ada, puzzle.id, puzzle.best)
        puzzle = the(another(ada)["id"])
        result = attempt(ada, puzzle.id, None if asks_for_it else wrong(puzzle))
        assert (result["right"], result["best"], result["counted"]) == (False, puzzle.best, True)
        assert (result["standing"]["streak"], result["standing"]["best_streak"]) == (0, 1)
        assert result["standing"]["change"] < 0
        assert result["standing"]["last"] == [True, False]


def test_who_tries_a_puzzle_again_is_told_and_not_rated_again(server: Server) -> None:
    _, ada = somebody(server)
    puzzle = the(another(ada)["id"])
    first = attempt(ada, puzzle.id, wrong(puzzle))
    again = attempt(ada, puzzle.id, puzzle.best)
    assert (again["right"], again["counted"]) == (True, False)
    assert again["standing"] == first["standing"]
    assert ada.ask(f"/api/puzzles/{puzzle.id}").json["tried"]


def test_no_puzzle_comes_twice(server: Server) -> None:
    _, ada = somebody(server)
    met = []
    for _ in range(6):
        met.append(another(ada)["id"])
        assert another(ada)["id"] == met[-1]  # who asks again gets the same
        attempt(ada, met[-1], None)
    assert len(set(met)) == len(met)


def test_a_guest_solves_without_a_rating_and_moves_no_puzzle(server: Server) -> None:
    guest = Visitor(server)
    found = another(guest, tried=[], draw="x")
    assert found["streak"] is None
    puzzle = the(found["id"])
    before = attempt(guest, puzzle.id, puzzle.best)
    assert (before["right"], before["counted"], before["standing"]) == (True, False, None)
    assert attempt(guest, puzzle.id, wrong(puzzle))["tried"] == before["tried"]
    assert another(guest, tried=[puzzle.id], draw="x")["id"] != puzzle.id
    everything = [each.id for each in shipped()]
    answer = guest.ask("/api/puzzles/next", {"tried": everything[:2000]})
    if len(everything) <= 2000:
        assert refusal(answer) == (404, "no_puzzle_left")


def test_two_who_try_a_puzzle_at_once_both_count_and_one_counts_once(server: Server) -> None:
    people = [somebody(server)[1] for _ in range(4)]
    puzzle = shipped()[-1]
    before = attempt(Visitor(server), puzzle.id, None)["tried"]
    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda each: attempt(each, puzzle.id, puzzle.best), people * 2))
    assert sum(each["counted"] for each in results) == 4
    assert attempt(Visitor(server), puzzle.id, None)["tried"] == before + 4
    for each in people:
        standing = each.ask("/api/puzzles").json["standing"]
        assert (standing["tried"], standing["streak"]) == (1, 1)


def test_a_theme_that_is_asked_for_is_kept_to(server: Server) -> None:
    themes = [each["name"] for each in server.request("/api/puzzles").json["themes"]]
    assert themes == sorted({name for each in shipped() for name in each.themes})
    for theme in themes:
        assert theme in the(another(Visitor(server), theme=theme)["id"]).themes


def test_bad_input_gets_a_code(server: Server) -> None:
    visitor = Visitor(server)
    name = shipped()[0].id
    for path, body, expected in (
        ("/api/puzzles/nothing", None, (404, "puzzle_not_found")),
        ("/api/puzzles/%00", None, (404, "puzzle_not_found")),
        (f"/api/puzzles/{'a' * 41}", None, (422, "bad_message")),
        ("/api/puzzles/nothing/attempt", {"action": "7D"}, (404, "puzzle_not_found")),
        (f"/api/puzzles/{name}/attempt", {"action": "bad"}, (400, "syntax")),
        (f"/api/puzzles/{name}/attempt", {"action": "7D" * 51}, (422, "bad_message")),
        (f"/api/puzzles/{name}/attempt", {}, (422, "bad_message")),
        ("/api/puzzles/next", {"theme": "nothing"}, (404, "theme_not_found")),
        ("/api/puzzles/next", {"tried": ["x"] * 2001}, (422, "bad_message")),
        ("/api/puzzles/next", {"more": 1}, (422, "bad_message")),
    ):
        assert refusal(visitor.ask(path, body)) == expected, path
    cards = {f"{rank}{suit}" for rank in "A234567FCR" for suit in "DCSB"}
    held = next(iter(cards - {each.play[:2] for each in the(name).plays}))
    answer = visitor.ask(f"/api/puzzles/{name}/attempt", {"action": held})
    assert refusal(answer)[1] == "action_not_legal"
    # what was refused has told nothing, and counts for nobody
    assert the(name).best not in answer.text
    other = visitor.ask(
        f"/api/puzzles/{name}/attempt", {"action": None}, headers={"Origin": "http://x.example"}
    )
    assert refusal(other) == (403, "other_site")


def test_so_many_attempts_from_one_address_are_enough(server: Server) -> None:
    visitor, name = Visitor(server), shipped()[0].id
    for _ in range(PUZZLES_BY_ADDRESS):
        attempt(visitor, name, None)
    assert refusal(visitor.ask(f"/api/puzzles/{name}/attempt", {"action": None})) == (429, "too_many_tries")


def test_attempts_are_exported_and_go_with_the_account(server: Server) -> None:
    name, ada = somebody(server)
    puzzle = the(another(ada)["id"])
    attempt(ada, puzzle.id, puzzle.best)
    (kept,) = ada.ask("/api/account/export").json["puzzles"]
    assert (kept["puzzle"], kept["play"], kept["solved"]) == (puzzle.id, puzzle.best, True)
    assert ada.ask("/api/account/delete", {"password": PASSWORD}).status == 204
    assert Visitor(server).sign_up(name).status == 201


def test_who_sits_at_a_match_gets_puzzles_as_everybody_does(server: Server) -> None:
    ticket = server.open("scopa?players=2&target=1", open_seats=0)
    with server.player(ticket):
        found = another(Visitor(server))
        assert found["id"] in {each.id for each in shipped()}
        assert ticket["room"] not in json.dumps(found)


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers, one of them a club of two workers."""
    folder: Path = tmp_path_factory.mktemp("puzzles")
    with club_settings() as settings:
        alone = Server(folder / "alone.db").start()
        club = Server(folder / "club.db", club=settings, workers=2).start()
        try:
            yield alone, club
        finally:
            for each in (alone, club):
                each.kill()


def test_the_puzzle_of_the_day_is_the_same_in_every_process(two: tuple[Server, Server]) -> None:
    def asked(server: Server) -> Json:
        return {**server.request("/api/puzzles/day").json}

    before = asked(two[0])
    found = [asked(server) for server in (*two, *two, *two)]
    after = asked(two[0])
    if before["day"] == after["day"]:  # else midnight passed meanwhile
        assert {each["id"] for each in found} == {before["id"]}
        assert {each["day"] for each in found} == {before["day"]}


def test_people_are_rated_in_a_club_as_in_a_server_of_one_process(two: tuple[Server, Server]) -> None:
    rated = []
    for server in two:
        _, ada = somebody(server)
        puzzle = shipped()[0]
        rated.append(attempt(ada, puzzle.id, puzzle.best)["standing"]["points"])
    assert rated[0] == rated[1]
