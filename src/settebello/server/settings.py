"""What can be set from outside: flags of `settebello serve`, or the environment (``SETTEBELLO_…``)."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from platformdirs import user_data_path

from settebello.errors import InvalidSetting
from settebello.server.ops.logs import FORMATS, LEVELS, LogFormat, LogLevel

DEFAULT_PORT = 7722

Word = TypeVar("Word", bound=str)


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to listen, where to keep the log, how fast the computer plays.

    ``bot_seconds`` is how long a computer player seems to think, 0 for at once. After ``absent_seconds``
    without somebody whose turn it is a computer player may be let in (0: nobody is ever absent), after
    ``claim_seconds`` the match be claimed. People who look on at a public table see what was
    ``watch_seconds`` ago. A table waits ``ask_seconds`` for a program that plays for the house. The hash of a
    password takes ``password_mib`` of memory. ``base_path`` is the path that a proxy leaves before every
    address, such as ``/settebello/``; the page needs none.
    With a ``database_url`` the log is kept on a PostgreSQL server instead of in the file ``database``;
    with a ``redis_url`` other processes and machines may serve the same tables. Both may hold a password.
    On ``metrics_port`` of ``metrics_host`` the first worker shows its figures, each other one port further.
    """

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: Path = Path("settebello.db")
    bot_seconds: float = 0.9
    absent_seconds: float = 60
    claim_seconds: float = 300
    watch_seconds: float = 15
    ask_seconds: float = 3
    password_mib: int = 64
    base_path: str = "/"
    database_url: str | None = field(default=None, repr=False)
    redis_url: str | None = field(default=None, repr=False)
    workers: int = 1
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    log_format: LogFormat = "text"
    log_level: LogLevel = "warning"

    def with_database(self, file: Path | None) -> "Settings":
        """Return the settings with this file, which wins over a server; as they are if there is none."""
        return self if file is None else replace(self, database=file, database_url=None)


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
        absent_seconds=_number(given, "SETTEBELLO_ABSENT_SECONDS", usual.absent_seconds, most=86_400),
        claim_seconds=_number(given, "SETTEBELLO_CLAIM_SECONDS", usual.claim_seconds, least=1, most=86_400),
        watch_seconds=_number(given, "SETTEBELLO_WATCH_SECONDS", usual.watch_seconds, most=3600),
        ask_seconds=_number(given, "SETTEBELLO_ASK_SECONDS", usual.ask_seconds, least=0.1, most=600),
        password_mib=int(_number(given, "SETTEBELLO_PASSWORD_MIB", usual.password_mib, least=1, most=1024)),
        base_path="/" + (given.get("SETTEBELLO_BASE_PATH", "").strip("/") + "/").lstrip("/"),
        database_url=given.get("SETTEBELLO_DATABASE_URL") or None,
        redis_url=given.get("SETTEBELLO_REDIS_URL") or None,
        workers=int(_number(given, "SETTEBELLO_WORKERS", usual.workers, least=1, most=64)),
        metrics_port=int(_number(given, "SETTEBELLO_METRICS_PORT", 0, most=65535)) or None,
        metrics_host=given.get("SETTEBELLO_METRICS_HOST", usual.metrics_host),
        log_format=_one_of(given, "SETTEBELLO_LOG_FORMAT", usual.log_format, FORMATS),
        log_level=_one_of(given, "SETTEBELLO_LOG_LEVEL", usual.log_level, LEVELS),
    )


def _one_of(given: Mapping[str, str], name: str, usual: Word, words: Sequence[Word]) -> Word:
    text = given.get(name, usual)
    for word in words:
        if word == text:
            return word
    known = ", ".join(words)
    raise InvalidSetting(
        f"{name} is {text!r}; it is one of {known}",
        reason="bad_word",
        name=name,
        value=text,
        words=known,
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
