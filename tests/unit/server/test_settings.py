"""What can be set from outside."""

from pathlib import Path

import pytest

from settebello.errors import InvalidSetting
from settebello.server.settings import settings_from


def test_with_nothing_set_the_table_is_for_this_machine_alone() -> None:
    settings = settings_from({})
    assert settings.host == "127.0.0.1"
    assert settings.base_path == "/"
    assert settings.database.name == "settebello.db"
    assert (settings.database_url, settings.redis_url, settings.workers) == (None, None, 1)


def test_the_environment_sets_everything() -> None:
    settings = settings_from(
        {
            "SETTEBELLO_HOST": "0.0.0.0",
            "SETTEBELLO_PORT": "8000",
            "SETTEBELLO_DATABASE": "/var/lib/x.db",
            "SETTEBELLO_BOT_SECONDS": "0.25",
            "SETTEBELLO_DATABASE_URL": "postgresql://ada:sesame@host/club",
            "SETTEBELLO_REDIS_URL": "redis://:sesame@host",
            "SETTEBELLO_WORKERS": "3",
            "SETTEBELLO_ABSENT_SECONDS": "30",
            "SETTEBELLO_CLAIM_SECONDS": "120",
            "SETTEBELLO_WATCH_SECONDS": "7",
            "SETTEBELLO_ASK_SECONDS": "5",
            "SETTEBELLO_PASSWORD_MIB": "128",
        }
    )
    assert settings.database_url == "postgresql://ada:sesame@host/club"
    assert settings.redis_url == "redis://:sesame@host"
    assert settings.workers == 3
    assert (settings.absent_seconds, settings.claim_seconds, settings.watch_seconds) == (30, 120, 7)
    assert (settings.ask_seconds, settings.password_mib) == (5, 128)
    assert "sesame" not in repr(settings)
    assert (settings.host, settings.port, settings.bot_seconds) == ("0.0.0.0", 8000, 0.25)
    assert settings.database == Path("/var/lib/x.db")


@pytest.mark.parametrize(
    ("given", "path"),
    [("", "/"), ("/", "/"), ("//", "/"), ("club", "/club/"), ("/club", "/club/"), ("/a/b/", "/a/b/")],
)
def test_a_base_path_begins_and_ends_with_a_stroke(given: str, path: str) -> None:
    assert settings_from({"SETTEBELLO_BASE_PATH": given}).base_path == path


def test_a_server_needs_a_worker() -> None:
    with pytest.raises(InvalidSetting):
        settings_from({"SETTEBELLO_WORKERS": "0"})


@pytest.mark.parametrize(
    "name", ["SETTEBELLO_PORT", "SETTEBELLO_BOT_SECONDS", "SETTEBELLO_WORKERS", "SETTEBELLO_CLAIM_SECONDS"]
)
@pytest.mark.parametrize("value", ["", "x", "-1", "nan", "inf", "1e9", "0x10", "1 0"])
def test_a_number_of_no_use_is_named(name: str, value: str) -> None:
    with pytest.raises(InvalidSetting) as caught:
        settings_from({name: value})
    assert name in caught.value.message
