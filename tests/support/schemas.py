"""Databases as earlier versions of the program made them."""

from sqlalchemy import create_engine

from settebello.store.file import APPLICATION_ID
from settebello.store.migrate import upgrade


def make_database(address: str, schema: int, *changes: str) -> None:
    """Make a database of an earlier schema at an address of SQLAlchemy, and carry out these changes."""
    engine = create_engine(address)
    with engine.begin() as connection:
        upgrade(connection, schema)
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
        for change in changes:
            connection.exec_driver_sql(change)
    engine.dispose()
