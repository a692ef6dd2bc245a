"""The database of a club, for commands that need no server."""

from settebello.server.settings import Settings
from settebello.store import Database, connect_database, open_database


async def database_of(settings: Settings) -> Database:
    """Open the database, made or brought up to date; raise a `SettebelloError` if it cannot be used."""
    if settings.database_url is None:
        return await open_database(settings.database)
    return await connect_database(settings.database_url)
