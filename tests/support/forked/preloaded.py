"""The modules that a command of the program imports, imported once: `command` forks them from a process that
did."""

import gc
from importlib import import_module

for name in (
    "settebello.cli.main",
    "settebello.cli.club.serve",
    "settebello.server.bus.redis",
    "tests.support.forked.command",
    "aiosqlite",
    "alembic.command",
    "psycopg",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
):
    import_module(name)

gc.freeze()
