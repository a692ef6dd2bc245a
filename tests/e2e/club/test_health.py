"""A server says whether it lives and whether it can serve, and nothing else."""

from pathlib import Path

from tests.support.club import line_to
from tests.support.fresh import club_settings
from tests.support.serving import Server, serving


def test_a_server_with_a_file_is_live_and_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        live, ready = server.request("/health/live"), server.request("/health/ready")
        assert (live.status, live.json) == (200, {"status": "live"})
        well = {"log": "ok", "bus": "ok", "server": "ok"}
        assert (ready.status, ready.json) == (200, {"ready": True, "parts": well})
        assert ready.headers["cache-control"] == "no-store"


def test_what_is_away_is_named_within_seconds_and_nothing_else_is_said(tmp_path: Path) -> None:
    with (
        club_settings() as club,
        line_to(club["SETTEBELLO_DATABASE_URL"]) as (database, to_database),
        line_to(club["SETTEBELLO_REDIS_URL"]) as (redis, to_redis),
    ):
        settings = {"SETTEBELLO_DATABASE_URL": to_database, "SETTEBELLO_REDIS_URL": to_redis}
        server = Server(tmp_path / "none.db", club=settings).start()
        try:
            for line, part in ((database, "log"), (redis, "bus")):
                assert server.request("/health/ready").status == 200
                line.cut()
                answer = server.request("/health/ready")
                parts = {"log": "ok", "bus": "ok", "server": "ok", part: "failing"}
                assert (answer.status, answer.json) == (503, {"ready": False, "parts": parts})
                assert server.request("/health/live").status == 200
                line.mend()
            assert server.request("/health/ready").status == 200
        finally:
            server.stop()
