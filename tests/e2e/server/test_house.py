"""Programs that play for the house: asked when a computer player has to play, and never waited for long."""

import json
import os
import re
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from settebello.room import ActMade, fold
from settebello.server.people.people import new_bot
from settebello.server.people.tokens import Tokens
from settebello.store import Scope, SqlPeople, connect_database, open_database
from tests.support.club import only
from tests.support.fresh import club_settings
from tests.support.programs import Program, program
from tests.support.running.loops import run_apart
from tests.support.screens import check_screens
from tests.support.serving import ANSWER_S, COMMAND, Client, Json, Server
from tests.support.started import Started
from tests.support.visitor import new_name, refusal
from tests.unit.cli.commands import refusal as refused
from tests.unit.cli.commands import settebello

PLAYER = "chitarrella"
"""Needs no compiler."""

PATIENT = {"SETTEBELLO_ASK_SECONDS": "120"}
"""However busy the machine: no table plays without the program that it has asked."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server whose tables wait long for a program."""
    running = Server(tmp_path_factory.mktemp("house") / "settebello.db", settings=PATIENT).start()
    try:
        yield running
    finally:
        running.stop()
    running.check_errors()


def of_house(server: Server, *scopes: Scope) -> Program:
    """Make an account for a program, as whoever runs the server does, and a token of it."""

    async def make() -> str:
        url = (server.club or {}).get("SETTEBELLO_DATABASE_URL")
        people = SqlPeople(await (open_database(server.database) if url is None else connect_database(url)))
        bot = await new_bot(people, new_name())
        _, text = await Tokens(people).grant(bot, "test", scopes or ("house",), 1)
        await people.close()
        return text

    return Program(server, run_apart(make()))


@contextmanager
def bot_running(server: Server, folder: Path, *more: str, who: Program | None = None) -> Iterator[Started]:
    """Run `settebello bot` until it waits, or sits."""
    (folder / "bot.token").write_text((who or of_house(server)).token)
    command = [str(COMMAND), "bot", "--server", server.address(), "--player", PLAYER, "--lang", "en"]
    command += ["--token-file", str(folder / "bot.token"), *more]
    with Started(command, env={**os.environ, "PYTHONUNBUFFERED": "1"}) as process:
        assert re.match(f"{PLAYER} (waits|sits)", process.line())
        yield process


def moves_of_computer(server: Server, ticket: Json) -> list[int]:
    """Return the versions at which the computer has played."""
    log = server.log_of(ticket["room"])
    mine = fold(log).persons
    return [at for at, event in enumerate(log) if isinstance(event, ActMade) and event.seat not in mine]


def asked_at(plays: list[Json], ticket: Json) -> list[int]:
    """Return the versions of a table at which the house has asked."""
    return [play["version"] for play in plays if play["room"] == ticket["room"]]


def test_settebello_bot_plays_a_match_with_somebody_at_a_page(server: Server, tmp_path: Path) -> None:
    with bot_running(server, tmp_path) as bot:
        ticket = server.open("scopa?players=2&target=5", player=PLAYER)
        with server.player(ticket) as ada:
            ada.play_match()
            check_screens(server, ticket, ada.heard)
        assert bot.end(signal.SIGTERM) == 0
    said = bot.said().splitlines()[-1]
    found = re.fullmatch(r"Done: (\d+) plays\.", said)
    assert found, said
    assert int(found[1]) == len(moves_of_computer(server, ticket)) > 0


def test_settebello_bot_sits_down_at_a_table_and_plays_to_the_end(server: Server, tmp_path: Path) -> None:
    ticket = server.open("scopa?players=2&target=3", open_seats=1)
    with bot_running(server, tmp_path, "--table", ticket["room"], who=program(server)) as bot:
        with server.player(ticket) as ada:
            ada.play_match()
        assert bot.wait(ANSWER_S) == 0
    moves = [event for event in server.log_of(ticket["room"]) if isinstance(event, ActMade)]
    theirs = sum(event.seat != ada.screen["you"] for event in moves)
    assert bot.said().splitlines()[1:] == [f"Done: {theirs} plays."]


@pytest.mark.parametrize(
    ("token", "address", "sentence"),
    [
        ("settebello_nosuch", None, "This token is nobody"),
        ("settebello_ü", None, "cannot be read"),
        ("settebello_a\nsettebello_b", None, "cannot be read: not a token"),
        ("", None, "cannot be read: not a token"),
        ("x", "localhost:7722", "The address of a server is like http://localhost:7722."),
        ("x", "http://[", "The address of a server is like http://localhost:7722."),
        ("x", "http://", "The address of a server is like http://localhost:7722."),
        ("x", "http://localhost:port", "The address of a server is like http://localhost:7722."),
        ("x", "{server}/rules", "The answer from there is not Settebello's"),
    ],
)
def test_a_bot_that_is_refused_says_why_in_one_line(
    server: Server, tmp_path: Path, token: str, address: str | None, sentence: str
) -> None:
    (tmp_path / "bot.token").write_text(token)
    where = (address or "{server}").format(server=server.address())
    command = ("bot", "--server", where, "--player", PLAYER, "--token-file", tmp_path / "bot.token")
    ending = signal.getsignal(signal.SIGTERM)
    try:
        line = refused(settebello(*command))
    finally:
        signal.signal(signal.SIGTERM, ending)  # a bot that runs ends in its own way
    assert sentence in line
    assert "settebello_b" not in line


def test_a_bot_connects_again_when_its_server_was_restarted(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db").start()
    try:
        with bot_running(server, tmp_path) as bot:
            port = server.port
            server.stop()
            server.start(port)
            while "waits" not in (said := bot.line()):
                assert said, "the bot has ended"
    finally:
        server.stop()
    assert server.errors().strip() == ""


def test_the_house_plays_on_when_its_program_is_killed_in_the_middle_of_a_deal(
    server: Server, tmp_path: Path
) -> None:
    ticket = server.open("scopa?players=2&target=5", player=PLAYER)
    with server.player(ticket) as ada:
        with bot_running(server, tmp_path) as bot:
            for _ in range(5):
                ada.play_once()
            bot.kill()
        last = ada.play_match()
        check_screens(server, ticket, ada.heard)
        assert fold(server.log_of(ticket["room"])).version == last["version"]


def serve(who: Program, lines: Iterator[str], plays: list[Json]) -> None:
    """Answer what the house asks, and keep it, until the line is cut."""
    for line in lines:
        said = json.loads(line)
        if said["type"] == "choose":
            plays.append(said)
            action = said["view"]["legal"][-1]
            play = {"type": "play", "id": said["id"], "version": said["version"], "action": action}
            who.command(said["room"], **play)


@contextmanager
def waiting(who: Program, **asked: object) -> Iterator[list[Json]]:
    """Have a program wait and answer; yield what it has been asked so far."""
    plays: list[Json] = []
    with who.following("/api/house/stream", player=PLAYER, **asked) as lines:
        assert json.loads(next(lines))["type"] == "pong"
        answering = threading.Thread(target=serve, args=(who, lines, plays))
        answering.start()
        yield plays
    answering.join(ANSWER_S)


def test_a_program_is_asked_by_the_rules_that_it_plays_and_by_no_others(server: Server) -> None:
    with waiting(of_house(server), rules="scopa?players=2&target=3") as plays:
        for rules, asked in (("scopa?players=2&target=3", True), ("scopa?players=2&target=4", False)):
            ticket = server.open(rules, player=PLAYER)
            with server.player(ticket) as ada:
                ada.play_match()
            assert asked_at(plays, ticket) == (moves_of_computer(server, ticket) if asked else [])


def test_of_what_the_house_asks_a_seat_tells_nothing_hidden(server: Server) -> None:
    with waiting(of_house(server)) as plays:
        ticket = server.open("scopa?players=2&target=1", player=PLAYER)
        with server.player(ticket) as ada:
            ada.play_match()
            hands = {
                said["screen"]["version"]: said["screen"]["hand"] for said in ada.heard if "screen" in said
            }
    assert asked_at(plays, ticket) == moves_of_computer(server, ticket) != []
    for play in plays:
        assert play["view"]["seat"] != ada.screen["you"]
        view = play["view"]
        texts = [*view["legal"], *view["table"], *(made["action"] for made in view["plays"])]
        shown = {card for text in texts for card in re.findall("[A2-7FCR][DCSB]", text)}
        assert not shown & {*hands.get(play["version"], [])}


def test_who_does_not_answer_is_waited_for_once_and_let_go(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db", settings={"SETTEBELLO_ASK_SECONDS": "0.5"}).start()
    who = of_house(server)
    with who.following("/api/house/stream", player=PLAYER, tables=5) as lines:
        next(lines)
        ticket = server.open("scopa?players=2&target=1", player=PLAYER)
        with server.player(ticket) as ada:
            ada.play_match()
        said = [json.loads(line) for line in lines]
    assert [each["type"] for each in said if each["type"] != "pong"] == ["choose", "refused"]
    assert said[-1]["reason"] == "too_slow"
    server.stop()
    assert server.errors().strip() == ""


def test_nobody_plays_for_the_house_without_the_right_to(server: Server) -> None:
    path = f"/api/house/stream?player={PLAYER}"
    assert refusal(server.request(path)) == (401, "token_missing")
    assert refusal(program(server, "play", "read").ask(path)) == (403, "token_scope")
    house = of_house(server)
    assert refusal(house.ask("/api/house/stream?player=oracle")) == (404, "player_not_found")
    assert refusal(house.ask(f"{path}&tables=0")) == (422, "bad_message")
    assert refusal(house.ask(f"{path}&rules=nosuch"))[0] == 422
    assert house.ask(path + "&rules=scopa" * 65).status == 422


def test_whoever_plays_for_the_house_plays_for_nobody_else(server: Server) -> None:
    house, stranger = of_house(server), program(server)
    ticket = server.open("scopa?players=2", open_seats=1)
    server.join(ticket["room"])
    with server.player(ticket) as ada:
        play = {"type": "play", "version": ada.screen["version"], "action": "7D"}
        assert refusal(house.command(ticket["room"], **play)) == (403, "token_scope")
        late = {**play, "version": play["version"] - 1}
        assert refusal(house.command(ticket["room"], **late)) == (409, "stale_version")
        assert refusal(stranger.command(ticket["room"], **late)) == (403, "not_seated")
        assert refusal(of_house(server, "house", "play").command(ticket["room"], **play)) == (
            403,
            "not_seated",
        )
        assert refusal(stranger.command(ticket["room"], **play)) == (403, "not_seated")
        assert house.command(ticket["room"], type="ready").status == 403


def play_at(server: Server, worker: int) -> Json:
    """Play a match at a table of one worker; return the ticket."""
    with only(worker, server.workers()):
        ticket = server.open("scopa?players=2&target=1", player=PLAYER)
        ada = Client(server, ticket["room"], ticket["token"])
        ada.hello()
    with ada:
        ada.play_match()
    return ticket


def test_a_program_at_one_worker_plays_at_the_tables_of_another(tmp_path: Path) -> None:
    with club_settings() as club:
        server = Server(tmp_path / "none.db", club=club, workers=2, settings=PATIENT).start()
        try:
            first, second = sorted(server.workers())
            with only(first, server.workers()):
                stream = waiting(of_house(server))
                plays = stream.__enter__()
            # the second worker may not yet have been told who waits at the first
            told = any(play_at(server, second) and plays for _ in range(20))
            assert told, "nobody was asked in twenty matches"
            ticket = play_at(server, second)
            assert sorted(set(asked_at(plays, ticket))) == moves_of_computer(server, ticket) != []
            stream.__exit__(None, None, None)
        finally:
            server.stop()
        server.check_errors()
