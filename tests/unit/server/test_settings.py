"""The settings that can be set from outside."""

from pathlib import Path

import pytest

from settebello.errors import InvalidSetting
from settebello.server.settings import Settings, settings_from
from tests.unit.cli.commands import settebello


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"SETTEBELLO_{name.upper()}", raising=False)


def test_with_nothing_set_the_table_is_for_this_machine_alone() -> None:
    settings = settings_from()
    assert settings.host == "127.0.0.1"
    assert settings.base_path == "/"
    assert settings.database.name == "settebello.db"
    assert (settings.database_url, settings.redis_url, settings.workers) == (None, None, 1)


def test_the_environment_sets_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
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
    }.items():
        monkeypatch.setenv(name, value)
    settings = settings_from()
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
def test_a_base_path_begins_and_ends_with_a_stroke(
    given: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SETTEBELLO_BASE_PATH", given)
    assert settings_from().base_path == path


def test_a_server_needs_a_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SETTEBELLO_WORKERS", "0")
    with pytest.raises(InvalidSetting):
        settings_from()


@pytest.mark.parametrize(
    "name", ["SETTEBELLO_PORT", "SETTEBELLO_BOT_SECONDS", "SETTEBELLO_WORKERS", "SETTEBELLO_CLAIM_SECONDS"]
)
@pytest.mark.parametrize("value", ["", "x", "-1", "nan", "inf", "1e9", "0x10", "1 0"])
def test_a_number_of_no_use_is_named(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(InvalidSetting) as caught:
        settings_from()
    assert name in caught.value.message


def test_a_word_of_no_use_is_named_with_those_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SETTEBELLO_LOG_FORMAT", "xml")
    with pytest.raises(InvalidSetting, match="SETTEBELLO_LOG_FORMAT is 'xml'; it is one of text, json"):
        settings_from()


def test_a_flag_wins_over_the_environment_and_is_named_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SETTEBELLO_PORT", "8000")
    assert settings_from(port=9000, host=None).port == 9000
    with pytest.raises(InvalidSetting, match="--bot-seconds is '61'; it is a number from 0 to 60"):
        settings_from(bot_seconds=61)


@pytest.mark.parametrize("name", ["SETTEBELLO_DATABASE", "SETTEBELLO_DATABASE_URL", "SETTEBELLO_REDIS_URL"])
def test_what_is_set_to_nothing_is_not_set(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "")
    assert settings_from() == Settings()


def test_a_port_of_nought_shows_no_metrics(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SETTEBELLO_METRICS_PORT", "0")
    assert settings_from().metrics_port is None


def test_the_help_of_serve_is_that_of_the_settings() -> None:
    said = " ".join(settebello("serve", "--help").stdout.replace("\u2502", " ").split())
    for name in ("host", "port", "workers", "metrics_port", "log_level"):
        assert str(Settings.model_fields[name].description) in said
