"""A whole evening of sixteen pairs on line: four Swiss rounds, killed workers, Redis away, a correction.

Its course is that of the shorter evenings in `test_whole_run`, with thirty-two players at eight tables.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from settebello.tournament import ResultCorrected
from tests.e2e.server.tournaments.test_whole_run import check_log, kill_a_worker, play_round
from tests.support.fresh import club_settings
from tests.support.services import OwnRedis, own_redis
from tests.support.serving import Server
from tests.support.tournaments import announce, do, page_of, step, wait
from tests.support.visitor import Visitor, new_name, somebody

PAIRS = 16
ROUNDS = 4
QUICK = "scopone?target=1"
TABLES = [(number, table) for number in range(1, ROUNDS + 1) for table in range(1, PAIRS // 2 + 1)]


@dataclass
class Club:
    """A server, and the Redis of its workers where it has any."""

    server: Server
    bus: OwnRedis | None


@pytest.fixture(params=["sqlite", "postgresql"])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Club]:
    """A server on a file, or with two workers on PostgreSQL and a Redis of the test's own."""
    with ExitStack() as services:
        bus, settings = None, None
        if request.param == "postgresql":
            bus = services.enter_context(own_redis())
            settings = {**services.enter_context(club_settings()), "SETTEBELLO_REDIS_URL": bus.address}
        workers = 1 if settings is None else 2
        server = Server(tmp_path / "settebello.db", club=settings, workers=workers).start()
        services.callback(server.kill)
        yield Club(server, bus)
        server.check_errors()


def enter_as_pairs(players: list[Visitor], name: str) -> None:
    """Let one of each two enter, and the other come by the link."""
    for one, other in zip(players[::2], players[1::2], strict=True):
        key = do(one, name, "entries")["you"]["partner_key"]
        do(other, name, "partners", key=key)


def ignoring(happens: Callable[[], None], _rooms: list[str]) -> None:
    """Let something happen that is the same whichever tables are played."""
    happens()


def over(arbiter: Visitor, name: str, number: int) -> bool:
    return bool(page_of(arbiter, name)["rounds"][number - 1]["over"])


def nothing() -> None:
    pass


def play_rounds(
    club: Club, arbiter: Visitor, name: str, players: list[Visitor], meanwhile: Sequence[Callable[[], None]]
) -> None:
    """Play a round for each thing that happens in the middle of it, to the end of the tournament."""
    for number, happens in enumerate(meanwhile, 1):
        play_round(club.server, name, players, partial(ignoring, happens))
        wait(f"the end of round {number}", partial(over, arbiter, name, number))
        if number < len(meanwhile):
            step(arbiter, name, "pair")
    wait("the end", lambda: bool(page_of(arbiter, name)["listed"]["state"] == "over"))


def play_four_rounds(club: Club, arbiter: Visitor, name: str, players: list[Visitor]) -> None:
    """Play four rounds: a worker is killed, then Redis, then a result is corrected; nothing is lost."""
    server, bus = club.server, club.bus

    def restart_the_bus() -> None:
        if bus is not None:
            bus.kill()
            bus.start()

    def correct() -> None:
        points = page_of(arbiter, name)["rounds"][0]["tables"][0]["points"]
        turned = [points[1], points[0]] if points[0] != points[1] else [points[0] + 1, points[1]]
        do(arbiter, name, "rounds/1/tables/1/result", points=turned, reason="the wrong way round")

    meanwhile = (nothing, partial(kill_a_worker, server), restart_the_bus, correct)
    assert len(meanwhile) == ROUNDS
    play_rounds(club, arbiter, name, players, meanwhile)
    events = check_log(server, arbiter, name, TABLES)
    assert len([each for each in events if isinstance(each, ResultCorrected)]) == 1


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_sixteen_pairs_play_four_rounds_and_nothing_is_lost_or_doubled(club: Club) -> None:
    players = [somebody(club.server)[1] for _ in range(2 * PAIRS)]
    arbiter = Visitor(club.server)
    assert arbiter.sign_up(new_name()).status == 201
    name: str = announce(arbiter, venue="online", rules=QUICK, rounds=ROUNDS)["listed"]["id"]
    enter_as_pairs(players, name)
    step(arbiter, name, "start")
    play_four_rounds(club, arbiter, name, players)
