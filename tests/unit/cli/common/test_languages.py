"""The language of a person: chosen, of the environment, or English."""

import pytest

from settebello.cli.common.problems import known_languages, language
from tests.unit.cli.commands import settebello


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("es", "es"),
        ("es_ES.UTF-8", "es"),
        ("es-AR", "es"),
        ("Spanish_Spain", "es"),
        ("it_IT@euro", "it"),
        ("Italian_Italy", "it"),
        ("en_GB", "en"),
        ("C.UTF-8", "en"),
        ("xx", "en"),
    ],
)
def test_a_locale_names_its_language(name: str, tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows writes languages out."""
    monkeypatch.setenv("SETTEBELLO_LANGUAGE", name)
    assert language() == tag


@pytest.mark.parametrize("variable", ["LANG", "LC_MESSAGES", "LC_ALL"])
def test_the_environment_names_it_though_the_system_has_no_such_locale(
    variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in ("SETTEBELLO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(each, raising=False)
    monkeypatch.setenv(variable, "es_ES.UTF-8")
    assert language() == "es"


@pytest.mark.parametrize("spoken", known_languages())
def test_every_language_can_be_chosen(spoken: str) -> None:
    assert settebello("rules", "list", "--lang", spoken).exit_code == 0


def test_one_that_is_not_there_is_refused_with_those_that_are() -> None:
    refused = settebello("rules", "list", "--lang", "xx")
    assert refused.exit_code == 2
    assert all(each in refused.stderr for each in known_languages())
