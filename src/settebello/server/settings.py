"""What can be set from outside: flags of `settebello serve`, or the environment (``SETTEBELLO_…``)."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from settebello.errors import InvalidSetting

DEFAULT_PORT = 7722


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to listen, where to keep the log, how fast the computer plays.

    ``bot_seconds`` is how long a computer player seems to think, 0 for at once. ``base_path`` is
    the path that a proxy leaves before every address, such as ``/settebello/``; the page needs none.
    With a ``database_url`` the log is kept on a PostgreSQL server instead of in the file ``database``;
    with a ``redis_url`` other processes and machines may serve the same tables. Both may hold a password.
    """

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: Path = Path("settebello.db")
    bot_seconds: float = 0.9
    base_path: str = "/"
    database_url: str | None = field(default=None, repr=False)
    redis_url: str | None = field(default=None, repr=False)
    workers: int = 1


def default_database() -> Path:
    """Return the log in the user's data directory."""
    return user_data_path("settebello", appauthor=False) / "settebello.db"


def settings_from(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings from the environment; raise `InvalidSetting` for a value of no use."""
    given = os.environ if environment is None else environment
    usual = Settings()
    return Settings(
        host=given.get("SETTEBELLO_HOST", usual.host),
        port=int(_number(given, "SETTEBELLO_PORT", usual.port, most=65535)),
        database=Path(given.get("SETTEBELLO_DATABASE") or default_database()),
        bot_seconds=_number(given, "SETTEBELLO_BOT_SECONDS", usual.bot_seconds, most=60),
        base_path="/" + (given.get("SETTEBELLO_BASE_PATH", "").strip("/") + "/").lstrip("/"),
        database_url=given.get("SETTEBELLO_DATABASE_URL") or None,
        redis_url=given.get("SETTEBELLO_REDIS_URL") or None,
        workers=int(_number(given, "SETTEBELLO_WORKERS", usual.workers, least=1, most=64)),
    )


def _number(given: Mapping[str, str], name: str, default: float, *, least: float = 0, most: float) -> float:
    text = given.get(name)
    if text is None:
        return default
    try:
        value = float(text)
    except ValueError:
        value = least - 1
    if not least <= value <= most:
        raise InvalidSetting(
            f"{name} is {text!r}; it is a number from {least:g} to {most:g}",
            reason="bad_setting",
            name=name,
            value=text,
            least=f"{least:g}",
            most=f"{most:g}",
        )
    return value
