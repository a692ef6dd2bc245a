"""The figures of a server are those that docs/serving.md lists, at their own address, and tell of nobody."""

import re
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import get_args
from urllib.request import urlopen

import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from settebello.errors import SettebelloError
from settebello.room import Command, MakeAct
from tests.support.fresh import club_settings
from tests.support.services import free_port
from tests.support.serving import Json, Server

PAGE = (Path(__file__).parents[3] / "docs" / "serving.md").read_text("utf-8")
JUNK = "jùnk-🂡"


def codes(of: type[SettebelloError] = SettebelloError) -> set[str]:
    return {of.code}.union(*map(codes, of.__subclasses__()))


def figures(port: int) -> dict[str, Metric]:
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        text = answer.read().decode()
    return {metric.name: metric for metric in text_string_to_metric_families(text)}


def total(metric: Metric, **labels: str) -> float:
    return sum(
        each.value
        for each in metric.samples
        if labels.items() <= each.labels.items() and not each.name.endswith(("_bucket", "_sum"))
    )


def nobody_listens(port: int) -> bool:
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


@pytest.fixture(scope="module")
def port() -> int:
    return free_port()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, port: int) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("figures") / "settebello.db"
    server = Server(database, settings={"SETTEBELLO_METRICS_PORT": str(port)}).start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def played(server: Server, port: int) -> dict[str, Metric]:
    """Play, err and write all sorts of things, and return the figures while somebody is still there."""
    ticket: Json = server.open("scopa?players=2", name=JUNK)
    with server.player(ticket) as me:
        me.play_once()
        me.await_turn()
        me.refused({"type": "play", "id": JUNK, "version": me.screen["version"], "action": "shows=AD"})
        me.refused({"type": JUNK, "id": JUNK})
        server.request(f"/api/rooms/{'x' * 30}/seats", {"name": JUNK})
        server.request("/api/rooms", {"rules": "junk", "name": JUNK})
        server.request("/junk?token=junk", method="JUNK", headers={"X-Junk": "junk"})
        server.request("/api/sessions", {"name": JUNK, "password": JUNK})
        return figures(port)


def test_they_are_those_of_the_page(played: dict[str, Metric]) -> None:
    listed = re.findall(r"^\| `(settebello_\w+?)(?:_total)?` \| (.*?) \|", PAGE, re.MULTILINE)
    assert {name for name, _ in listed} == set(played)
    for name, labels in listed:
        used = {label for each in played[name].samples for label in each.labels} - {"le"}
        assert used == set(re.findall(r"`(\w+)`", labels)), name


def test_they_count_what_happened(played: dict[str, Metric]) -> None:
    commands = played["settebello_commands"]
    assert total(commands, kind="sit", outcome="accepted") == 1
    assert total(commands, kind="move", outcome="accepted") >= 2
    assert total(commands, kind="sit", outcome="not_found") == 1
    assert total(commands, kind="move") > total(commands, kind="move", outcome="accepted")
    assert total(played["settebello_command_seconds"]) == total(commands, outcome="accepted")
    opened_with = 2  # sitting down and the computer's seat are written with the table itself
    written = total(commands, outcome="accepted") - opened_with + 1
    assert total(played["settebello_append_seconds"]) >= written
    assert total(played["settebello_computer_moves"], answer="player") >= 1
    assert total(played["settebello_sockets"]) == total(played["settebello_tables"]) == 1
    assert total(played["settebello_requests"], status="201") == 1


def test_no_label_holds_what_somebody_wrote(played: dict[str, Metric]) -> None:
    known = {
        "kind": {"move"} | {kind.__name__.lower() for kind in get_args(Command) if kind is not MakeAct},
        "outcome": codes() | {"accepted", "unchanged"},
        "answer": {"player", "stand_in"},
        "status": {str(status) for status in range(200, 600)},
    }
    for metric in played.values():
        for sample in metric.samples:
            for label, value in sample.labels.items():
                assert label == "le" or value in known[label], sample


def test_they_are_not_at_the_public_address(server: Server) -> None:
    for path in ("/metrics", "/api/metrics"):
        assert "settebello_" not in server.request(path).text


def test_each_worker_has_its_own_port(tmp_path: Path) -> None:
    first = next(port for port in iter(free_port, 0) if nobody_listens(port + 1))
    with club_settings() as club:
        settings = {"SETTEBELLO_METRICS_PORT": str(first)}
        server = Server(tmp_path / "none.db", club=club, workers=2, settings=settings).start()
        try:
            for _ in range(8):
                server.request("/health/live")
            asked = [total(figures(first + each)["settebello_requests"]) for each in range(2)]
            assert sum(asked) == 8
        finally:
            server.stop()
