"""Starting the server: on a free port, with the address printed once it answers."""

import asyncio
import socket
import webbrowser
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from settebello.cli.server import check, run_server
from settebello.errors import InvalidSetting
from settebello.server.settings import Settings, settings_from


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: Path | None = None,
    bot_seconds: float | None = None,
    workers: int | None = None,
    open_browser: bool = False,
) -> None:
    """Serve until stopped; flags given win over the environment."""
    outside = settings_from()
    settings = replace(
        outside,
        host=outside.host if host is None else host,
        port=outside.port if port is None else port,
        database=outside.database if database is None else database,
        database_url=outside.database_url if database is None else None,
        bot_seconds=outside.bot_seconds if bot_seconds is None else bot_seconds,
        workers=outside.workers if workers is None else workers,
    )
    if settings.workers > 1 and None in {settings.database_url, settings.redis_url}:
        raise InvalidSetting(
            "several workers need PostgreSQL and Redis: set SETTEBELLO_DATABASE_URL and "
            "SETTEBELLO_REDIS_URL, or serve with one",
            reason="workers_need_servers",
        )
    listener = _listen(settings, any_port=open_browser)

    def announce() -> None:
        _announce(settings, listener, open_browser=open_browser)

    if settings.workers == 1:
        asyncio.run(run_server(settings, listener, lambda _: announce()))
    else:
        from settebello.cli.workers import serve_with_workers  # one process needs none of it

        asyncio.run(check(settings))
        serve_with_workers(settings, listener, announce)


def _listen(settings: Settings, *, any_port: bool) -> socket.socket:
    """Take the port; where people just want to play, any free one if it is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # named as TCP, or asyncio does not switch off Nagle's delay: 40 ms a message
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    why: str | None = None
    for port in (settings.port, 0) if any_port else (settings.port,):
        try:
            listener.bind((settings.host, port))
        except OSError as problem:
            why = problem.strerror
        else:
            return listener
    listener.close()
    raise InvalidSetting(
        f"cannot listen on {settings.host} port {settings.port}: {why}; choose another with --port",
        reason="port_unusable",
        port=str(settings.port),  # a name, not an amount: no comma in 43,435
    )


def _announce(settings: Settings, listener: socket.socket, *, open_browser: bool) -> None:
    port = listener.getsockname()[1]
    host = "localhost" if settings.host in {"0.0.0.0", "127.0.0.1", "::"} else settings.host  # noqa: S104
    address = f"http://{host}:{port}{settings.base_path}"
    console = Console(highlight=False)
    console.print(f"Settebello: [bold]{address}[/]", soft_wrap=True)
    console.print("Ctrl-C ends it; the matches stay.", style="dim")
    if open_browser:
        webbrowser.open(address)
