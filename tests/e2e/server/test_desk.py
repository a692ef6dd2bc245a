"""The arbiter's desk over REST: nothing is kept there, and what cannot be leaves the record as it was."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from settebello.notation import loads, verified
from settebello.referee import reopen
from tests.support.desk import BEFORE_FUORI, NAMES, OWN_FAULT, RIGHT, STOPPED, TABLE, VOID, WRONG
from tests.support.serving import Answer, Json, Server, serving
from tests.unit.cli.commands import settebello


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("desk")) as running:
        yield running
        assert written(running) == 0


def written(server: Server) -> int:
    with closing(sqlite3.connect(server.database)) as database:
        count: int = database.execute("SELECT COUNT(*) FROM events").fetchone()[0]
    return count


def asked(server: Server, record: str, **command: object) -> Answer:
    return server.request("/api/desk", {"record": record, "command": command})


def done(server: Server, record: str, **command: object) -> Json:
    """Do what has to be possible, and return the answer."""
    answer = asked(server, record, **command)
    assert answer.status == 200, answer.text
    return answer.json


def entered(server: Server, record: str, *acts: str) -> Json:
    """Enter acts as a record writes them: ``7D``, ``2:call``."""
    answer: Json = {}
    for text in acts:
        seat, colon, act = text.rpartition(":") if text[1:2] == ":" else ("", "", text)
        answer = done(server, record, type="enter", act=act, seat=int(seat) - 1 if colon else None)
        record = answer["record"]
    return answer


def opened(server: Server) -> str:
    """Open a desk with the first table turned up; Dario deals, Ada plays first."""
    begun = done(server, "", type="open", rules="figs?target=8", players=NAMES, dealer=3)
    return turned_up(server, begun["record"])


def turned_up(server: Server, record: str) -> str:
    text: str = done(server, record, type="table", cards=TABLE)["record"]
    return text


@pytest.mark.parametrize(("last", "score", "winner"), [(RIGHT, [8, 3], 0), (WRONG, [7, 3], 1)])
def test_a_match_is_followed_to_its_end_by_fuori(
    server: Server, tmp_path: Path, last: str, score: list[int], winner: int
) -> None:
    answer = entered(server, opened(server), VOID)
    record = answer["record"]
    assert [row["dealer"] for row in done(server, record, type="deal")["deals"]] == [3, 3]
    for acts in (STOPPED, OWN_FAULT, (*BEFORE_FUORI, last)):
        answer = entered(server, turned_up(server, record), *acts)
        record = answer["record"]
    status = answer["status"]
    assert (status["phase"], status["score"], status["winner"]) == ("match_over", score, winner)
    assert status["multiplier"] == 2
    assert 16 in [ruling["article"] for ruling in answer["rulings"]]
    assert [row["how"] for row in answer["deals"]] == ["void", "stopped", "stopped", "fuori"]
    assert [each["total"] for each in answer["deals"][1]["points"]] == [4, 0]
    assert [each["total"] for each in answer["deals"][2]["points"]] == [2, 3]
    file = tmp_path / "protocol.txt"
    file.write_text(record)
    assert settebello("replay", file).exit_code == 0
    assert len(verified(loads(record))) == 4


def test_the_answer_says_what_stands(server: Server) -> None:
    answer = entered(server, opened(server), "7D")
    status = answer["status"]
    assert status["roles"] == [0, 1, 2, 3]
    assert status["missed"] == {"card": "7D", "seat": 0, "choices": [["2S", "5C"]], "callers": [0, 1, 3]}
    assert answer["rulings"] == [
        {"article": 11, "key": "ruling-missed", "facts": {"name": "Ada", "card": "7D", "choices": "2S 5C"}}
    ]
    assert answer["sides"] == ["Ada + Carla", "Bruno + Dario"]
    taken = entered(server, answer["record"], "2:call", "7Dx2S5C")
    assert taken["status"]["acquired"][0] == {
        "total": 1,
        "categories": {"carte": 0, "denari": 0, "settebello": 1, "primiera": 0, "scope": 0},
    }
    assert taken["status"]["at_stake"] == ["carte", "denari", "primiera"]
    assert [each["reached"] for each in taken["status"]["fuori"]] == [False, False]


def test_the_pack_says_what_can_be_entered(server: Server) -> None:
    answer = entered(server, opened(server), "3:shows=4C", "7Dx2S5C")
    pack = {card["card"]: card for card in answer["pack"]}
    assert len(pack) == 40
    assert pack["7D"] == {"card": "7D", "where": "gone", "seat": None, "plays": []}
    assert pack["FS"] == {"card": "FS", "where": "table", "seat": None, "plays": []}
    assert pack["4C"] == {"card": "4C", "where": "hand", "seat": 2, "plays": []}
    assert pack["FD"]["plays"] == ["FDxFS", "FDxFB", "FD"]
    assert pack["AC"]["plays"] == ["AC"]
    bound = entered(server, answer["record"], "AC")
    assert [card["card"] for card in bound["pack"] if card["plays"]] == ["4C"]


def test_figs_art_13_the_player_before_decides(server: Server) -> None:
    answer = entered(server, opened(server), "3:shows=4C7S", "AC", "4D")
    assert (answer["status"]["to_move"], answer["status"]["to_act"]) == (2, 1)
    chosen = entered(server, answer["record"], "chooses=4C")
    assert chosen["status"]["must_play"] == ["4C"]
    assert chosen["rulings"][0]["facts"] == {"name": "Bruno", "player": "Carla", "card": "4C"}


def test_a_question_leaves_the_record_as_it_is(server: Server) -> None:
    record = opened(server)
    for question, article in (("card_back", 13), ("see_piles", 18), ("count_scope", 18)):
        answer = done(server, record, type="ask", question=question)
        assert answer["record"] == record
        assert [ruling["article"] for ruling in answer["rulings"]] == [article]


def test_what_is_taken_back_is_gone(server: Server) -> None:
    first = opened(server)
    records = [first]
    for act in ("7D", "2:call", "7Dx2S5C", "irregular=2:stops"):
        records.append(entered(server, records[-1], act)["record"])
    for record, before in zip(records[:0:-1], records[-2::-1], strict=True):
        assert done(server, record, type="back")["record"] == before
    closed = done(server, first, type="back")
    assert closed["status"]["table"] is None
    refused = asked(server, closed["record"], type="back")
    assert refused.json["reason"] == "nothing_to_take_back"


REFUSED = [
    ("7Dx2S5C", {"act": "7D"}, "card_played_before", 7),
    ("", {"act": "FS"}, "card_of_table", 7),
    ("2:shows=ADACASABRDRCRSRBCD", {"act": "shows=2C", "seat": 1}, "hand_known", 7),
    ("2:shows=4C", {"act": "shows=4C", "seat": 2}, "card_of_another", 7),
    ("", {"act": "6C", "seat": 1}, "played_out_of_turn", 13),
    ("", {"act": "7Dx5CFS"}, "no_such_capture", 9),
    ("", {"act": "FDx2S5C"}, "equal_first", 9),
    ("", {"act": "shows=4C4C", "seat": 1}, "card_twice", None),
    ("", {"act": "what now"}, "syntax", None),
    ("", {"act": ""}, "syntax", None),
    ("7D", {"act": "call"}, "who_did_it", None),
    ("7D", {"act": "call", "seat": 2}, "call_by_partner", 11),
    ("", {"act": "call", "seat": 5}, "no_such_seat", None),
]


@pytest.mark.parametrize(("before", "entry", "reason", "article"), REFUSED)
def test_what_cannot_be_is_named_and_not_recorded(
    server: Server, before: str, entry: Json, reason: str, article: int | None
) -> None:
    record = entered(server, opened(server), before)["record"] if before else opened(server)
    refused = asked(server, record, type="enter", **entry)
    assert refused.status in {400, 409}
    assert set(refused.json) == {"code", "reason", "message", "facts"}
    assert refused.json["reason"] == reason
    assert refused.json["facts"].get("article") == article
    assert done(server, record, type="look")["record"] == record


@pytest.mark.parametrize(
    ("cards", "reason"),
    [("RDRCRS5C", "table_redealt"), ("2S5C", "table_size"), ("2S2S5CFB", "card_twice"), ("9X", "syntax")],
)
def test_a_table_that_cannot_lie_there_is_refused(server: Server, cards: str, reason: str) -> None:
    begun = done(server, "", type="open", rules="figs", players=NAMES, dealer=0)
    refused = asked(server, begun["record"], type="table", cards=cards)
    assert refused.json["reason"] == reason
    assert refused.json["facts"].get("article") == (6 if reason == "table_redealt" else None)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ({"rules": "scopone", "players": NAMES, "dealer": 0}, "desk_needs_articles"),
        ({"rules": "nonsense", "players": NAMES, "dealer": 0}, "unknown_preset"),
        ({"rules": "figs", "players": NAMES[:3], "dealer": 0}, "names_wanted"),
        ({"rules": "figs", "players": ["Ada", "Bruno", "Ada", "Dario"], "dealer": 0}, "names_differ"),
        ({"rules": "figs", "players": ["Ada", "Bruno", "", "Dario"], "dealer": 0}, "names_wanted"),
        ({"rules": "figs", "players": NAMES, "dealer": 5}, "no_such_seat"),
        ({"rules": "figs", "players": ["A\nB", *NAMES[1:]], "dealer": 0}, "bad_name"),
    ],
)
def test_a_desk_that_cannot_be_is_not_opened(server: Server, command: Json, reason: str) -> None:
    refused = asked(server, "", type="open", **command)
    assert 400 <= refused.status < 500
    assert refused.json["reason"] == reason


@pytest.mark.parametrize("record", ["", "nonsense", '[Rules "figs"]\n', "\x00", '[Rules "figs"]' * 4000])
def test_a_damaged_record_is_refused_with_its_place(server: Server, record: str) -> None:
    refused = asked(server, record, type="look")
    assert (refused.status, refused.json["code"]) == (400, "syntax")
    assert refused.json["facts"]["line"] >= 1
    assert refused.json["facts"]["column"] >= 1


def test_a_record_that_says_what_is_not_so_is_refused(server: Server) -> None:
    record = entered(server, opened(server), *STOPPED)["record"]
    refused = asked(server, record.replace('[Total "4-0"]', '[Total "3-1"]'), type="look")
    assert (refused.status, refused.json["code"]) == (400, "syntax")
    assert refused.json["facts"]["line"] > 10


def test_what_is_too_large_is_refused(server: Server) -> None:
    long = asked(server, " " * 60_001, type="look")
    assert (long.status, long.json["reason"]) == (422, "bad_message")
    huge = asked(server, " " * 70_000, type="look")
    assert huge.status == 413


@pytest.mark.parametrize("command", [{}, {"type": "dance"}, {"type": "enter"}, {"type": "look", "x": 1}])
def test_what_is_no_command_is_refused(server: Server, command: Json) -> None:
    refused = asked(server, "", **command)
    assert (refused.status, refused.json["code"]) == (422, "syntax")


def test_a_record_goes_from_the_command_to_the_server_and_back(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "protocol.txt"
    names = [word for name in NAMES for word in ("--player", name)]
    typed = f"{TABLE}\n7D left\n2 call\nquit\n"
    assert settebello("referee", file, *names, "--dealer", "4", typed=typed).exit_code == 0
    answer = entered(server, file.read_text(), "7Dx2S5C")
    file.write_text(answer["record"])
    assert settebello("referee", file, typed="irregular 2 stops\nquit\n").exit_code == 0
    desk = reopen(done(server, file.read_text(), type="look")["record"])
    assert desk.match.outcome.score == (4, 0)
