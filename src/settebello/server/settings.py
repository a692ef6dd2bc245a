"""The settings of the server: flags of `settebello serve`, or the environment (``SETTEBELLO_…``).

Each setting is one field of `Settings`: its type, its default, its range, its help.
"""

from pathlib import Path
from typing import Annotated, Any, Final, get_args

from annotated_types import Ge, Le
from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, SettingsConfigDict

from settebello.errors import InvalidSetting, Reason
from settebello.server.ops.logs import LogFormat, LogLevel

PREFIX: Final = "SETTEBELLO_"
DEFAULT_PORT: Final = 7722

SERVICES: Final = "fcm.googleapis.com updates.push.services.mozilla.com *.push.apple.com *.notify.windows.com"
"""The push services of the browsers."""


def default_database() -> Path:
    """Return the log in the user's data directory."""
    return user_data_path("settebello", appauthor=False) / "settebello.db"


def _closed_path(text: str) -> str:
    """Return a path with a stroke at both ends."""
    return "/" + (text.strip("/") + "/").lstrip("/")


Address = Annotated[str | None, BeforeValidator(lambda text: text or None)]
"""The address of another server, which may hold a password; an empty one is none."""


class Settings(BaseSettings):
    """The settings of a server, by default from the environment."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, allow_inf_nan=False)

    host: str = Field("127.0.0.1", description="Address to listen on.")
    port: int = Field(DEFAULT_PORT, ge=0, le=65535, description="Port; 0 takes a free one.")
    database: Annotated[Path, BeforeValidator(lambda file: file or default_database())] = Field(
        default_factory=default_database, description="File of the event log."
    )
    bot_seconds: float = Field(
        0.9, ge=0, le=60, description="How long a computer player seems to think; 0 is at once."
    )
    absent_seconds: float = Field(
        60,
        ge=0,
        le=86_400,
        description="Time until a computer player may stand in; 0: nobody is ever absent.",
    )
    claim_seconds: float = Field(
        300, ge=1, le=86_400, description="Time until a match may be claimed from absent people."
    )
    watch_seconds: float = Field(
        15, ge=0, le=3600, description="Delay of what spectators of a public table see."
    )
    ask_seconds: float = Field(
        3, ge=0.1, le=600, description="How long a table waits for a program that plays for the server."
    )
    password_mib: int = Field(64, ge=1, le=1024, description="Memory of a password hash, in MiB.")
    review_worlds: int = Field(
        400, ge=2, le=100_000, description="Worlds in which a play of a finished match is judged; even."
    )
    base_path: Annotated[str, AfterValidator(_closed_path)] = Field(
        "/", description="Path that a proxy leaves before every address; the page needs none."
    )
    database_url: Address = Field(
        None, repr=False, description="PostgreSQL server that keeps the log instead of the file."
    )
    redis_url: Address = Field(
        None, repr=False, description="Redis server over which workers and machines exchange messages."
    )
    workers: int = Field(1, ge=1, le=64, description="Processes; more than one need PostgreSQL and Redis.")
    connections: int = Field(
        0, ge=0, le=65_536, description="Connections of a process at most; 0: as many as the system allows."
    )
    address_connections: int = Field(
        256, ge=1, le=65_536, description="Connections, requests and WebSockets that one address has open."
    )
    address_rate: float = Field(
        100, ge=1, le=1_000_000, description="What one address may spend on requests and messages a second."
    )
    address_tables: int = Field(
        120, ge=1, le=1_000_000, description="Tables that one address may open in ten minutes."
    )
    address_seats: int = Field(
        30,
        ge=1,
        le=1_000_000,
        description="Seats at public tables that guests of one address take in ten minutes.",
    )
    public_address: Address = Field(
        None, description="Address of the page for people, as in https://carte.example.org/; for links."
    )
    smtp_url: Address = Field(None, repr=False, description="Mail server that takes the club's mail.")
    mail_from: Address = Field(None, description="Sender of the club's mail.")
    notify_seconds: float = Field(
        300, ge=1, le=86_400, description="Time until an absent account is told that a table waits for it."
    )
    notify_gap_seconds: float = Field(
        900, ge=0, le=86_400, description="Least time between two messages to one account."
    )
    vapid_key: Address = Field(
        None, repr=False, description="Key by which push services know the server; drawn where there is none."
    )
    push_services: str = Field(SERVICES, description="Hosts of push services to which messages may go.")
    metrics_port: Annotated[int | None, AfterValidator(lambda port: port or None)] = Field(
        None,
        ge=0,
        le=65535,
        description="Port for Prometheus; each worker after the first takes one port further.",
    )
    metrics_host: str = Field("127.0.0.1", description="Address for that port.")
    log_format: LogFormat = Field("text", description="How the server logs: text or json.")
    log_level: LogLevel = Field("warning", description="From where: debug, info, warning or error.")

    def with_database(self, file: Path | None) -> "Settings":
        """Return the settings with this file, which wins over a server; as they are if there is none."""
        return self if file is None else self.model_copy(update={"database": file, "database_url": None})


def settings_from(**flags: Any) -> Settings:  # noqa: ANN401 (each field of `Settings` checks its own)
    """Read the settings: flags that are not None, else the environment, else the defaults.

    Raises `InvalidSetting` for a value of no use.
    """
    given = {name: value for name, value in flags.items() if value is not None}
    _settings({})  # a value of no use in the environment is refused even where a flag wins over it
    return _settings(given)


def _settings(given: dict[str, Any]) -> Settings:
    try:
        return Settings(**given)
    except ValidationError as problem:
        first = problem.errors()[0]
        setting = str(first["loc"][0])
        name = f"--{setting.replace('_', '-')}" if setting in given else f"{PREFIX}{setting.upper()}"
        raise _refused(name, str(first["input"]), Settings.model_fields[setting]) from None


def _refused(name: str, text: str, field: FieldInfo) -> InvalidSetting:
    """Return the error for a value that a setting does not take: a word, or a number of its range."""
    words = ", ".join(map(str, get_args(field.annotation)))
    bounds = {type(each): each for each in field.metadata if isinstance(each, Ge | Le)}
    if not bounds:
        message = f"{name} is {text!r}; it is one of {words}"
        return InvalidSetting(message, reason=Reason.BAD_WORD, name=name, value=text, words=words)
    least, most = (f"{each.ge if isinstance(each, Ge) else each.le:g}" for each in bounds.values())
    return InvalidSetting(
        f"{name} is {text!r}; it is a number from {least} to {most}",
        reason=Reason.BAD_SETTING,
        name=name,
        value=text,
        least=least,
        most=most,
    )
