"""A server that cannot start says why in one line, and leaves the file that is at fault as it was."""

import os
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.forked.command import Forked
from tests.support.services import free_port
from tests.support.serving import Server, serving
from tests.support.started import LIMIT_S


def failure(*arguments: str, **environment: str) -> str:
    """Run `settebello serve`, which must fail at once; return its one line."""
    outside = {key: value for key, value in os.environ.items() if not key.startswith("SETTEBELLO")}
    with TemporaryDirectory() as folder:
        errors = Path(folder) / "errors"
        command = ["serve", "--port", "0", *arguments]
        with Forked(
            command, env={**outside, "SETTEBELLO_LANGUAGE": "en", **environment}, errors=errors
        ) as run:
            assert run.wait(LIMIT_S) == 1
            assert run.said() == ""
        said = errors.read_text()
    assert said.startswith("settebello: ")
    assert said.count("\n") == 1
    return said


@pytest.fixture
def database(tmp_path: Path) -> Path:
    server = Server(tmp_path / "settebello.db", whole=True).start()
    for _ in range(20):
        server.open("figs")
    assert server.stop() == 130
    assert server.errors() == ""
    return tmp_path / "settebello.db"


def overwritten(path: Path, at: int) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(b"\xa5" * 3000)


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")
        database.commit()


def test_a_damaged_newer_or_foreign_database_is_named_and_left_alone(database: Path) -> None:
    whole = database.read_bytes()
    for spoil in (
        lambda path: overwritten(path, 0),
        lambda path: overwritten(path, 8192),
        newer,
        lambda path: path.write_text("Dear Settebello,\n" * 400),
    ):
        database.write_bytes(whole)
        spoil(database)
        spoiled = database.read_bytes()
        assert failure("--database", str(database)).startswith("settebello: store: ")
        assert database.read_bytes() == spoiled


def test_a_place_where_nothing_can_be_kept_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path, tmp_path / "file" / "log.db", Path("/proc/nosuch/log.db")):
        assert failure("--database", str(path)).startswith("settebello: store: ")


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = str(holder.getsockname()[1])
        line = failure("--port", port, "--database", str(tmp_path / "log.db"))
    assert port in line


@pytest.mark.parametrize(("name", "value"), [("SETTEBELLO_PORT", "70000"), ("SETTEBELLO_HOST", "256.1.1.1")])
def test_a_setting_of_no_use_is_named(tmp_path: Path, name: str, value: str) -> None:
    failure("--database", str(tmp_path / "log.db"), **{name: value})


NOWHERE = {
    "SETTEBELLO_DATABASE_URL": "postgresql://ada:sesame@127.0.0.1:1/club",
    "SETTEBELLO_REDIS_URL": "redis://:sesame@127.0.0.1:1",
}


ADDRESSES = ("sesame", "ftp://:sesame@host", "postgresql://:sesame@host:port/club")


def test_several_workers_without_postgresql_and_redis_are_refused(tmp_path: Path) -> None:
    file = ("--database", str(tmp_path / "log.db"))
    assert "SETTEBELLO_REDIS_URL" in failure("--workers", "2", *file)
    assert "SETTEBELLO_REDIS_URL" in failure("--workers", "2", *file, **NOWHERE)
    database = {"SETTEBELLO_DATABASE_URL": NOWHERE["SETTEBELLO_DATABASE_URL"]}
    assert "SETTEBELLO_REDIS_URL" in failure(**database, SETTEBELLO_WORKERS="2")
    assert not (tmp_path / "log.db").exists()


@pytest.mark.parametrize("workers", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_a_server_that_is_not_there_is_named_without_its_password(tmp_path: Path, workers: str) -> None:
    assert failure("--workers", workers, **NOWHERE).startswith("settebello: store: ")
    file = {"SETTEBELLO_DATABASE": str(tmp_path / "log.db"), "SETTEBELLO_REDIS_URL": "redis://127.0.0.1:1"}
    assert failure(**file).startswith("settebello: store: Redis")
    for name in NOWHERE:
        for address in ADDRESSES if workers == "2" else ADDRESSES[:1]:
            line = failure("--workers", workers, **{**NOWHERE, name: address})
            assert "sesame" not in line


def test_two_servers_on_one_file_serve_the_same_tables(tmp_path: Path) -> None:
    with serving(tmp_path) as one:
        other = Server(one.database).start()
        try:
            ticket = one.open("scopa?players=2", open_seats=1)
            friend = other.join(ticket["room"])
            with other.player(friend) as there:
                assert there.screen["phase"] == "playing"
            with one.player(ticket) as here:
                here.lives()
        finally:
            other.kill()
        other.check_errors()


def test_one_process_ends_in_order_when_its_terminal_is_closed(tmp_path: Path) -> None:
    server = Server(tmp_path / "settebello.db", whole=True).start()
    ticket = server.open("scopa?players=2")
    with server.player(ticket) as me:
        assert server.stop(signal.SIGHUP) == 0
        with pytest.raises(ConnectionClosed):
            me.until("never")
    assert server.errors() == ""


def test_figures_are_not_shown_where_people_play(tmp_path: Path) -> None:
    port = str(free_port())
    said = failure("--port", port, "--metrics-port", port, SETTEBELLO_DATABASE=str(tmp_path / "s.db"))
    used = f"Port {port} cannot be used, perhaps a server runs there already"
    assert said == f"settebello: setting: {used}: choose another with --metrics-port.\n"
