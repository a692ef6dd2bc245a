"""The modules and sentences that a command of the program reads, read once: `command` forks it from a process
that did."""

import gc
from importlib import import_module

from settebello.texts import languages, texts

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
for language in languages():
    texts(language)

gc.freeze()
