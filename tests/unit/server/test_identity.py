"""The names of people: two that look the same are the same, and nothing is in them that cannot be seen."""

from unicodedata import category, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.errors import InvalidAccount
from settebello.server.people.identity import checked_account_name, checked_email, checked_password, name_key


def accepted(text: str) -> str | None:
    try:
        return checked_account_name(text)
    except InvalidAccount:
        return None


@given(st.text(max_size=40))
def test_a_name_that_is_taken_stays_as_it_is_and_can_be_seen(text: str) -> None:
    name = accepted(text)
    if name is None:
        return
    assert checked_account_name(name) == name
    assert not {category(letter) for letter in name} & {"Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"}
    assert 2 <= len(name) <= 60
    assert len(name_key(name)) <= 200


@given(st.text(max_size=40))
def test_capitals_forms_and_blanks_make_no_other_name(text: str) -> None:
    key = name_key(text)
    assert name_key(key) == key
    for same in (text.casefold(), normalize("NFKC", text), normalize("NFD", text), f" {text}  "):
        assert name_key(same) == key, same


@pytest.mark.parametrize(
    ("one", "other"),
    [("STRASSE", "Straße"), ("Ada", "\uff21\uff24\uff21"), ("ﬁore", "FIORE"), ("e\u0301va", "Éva")],
)
def test_what_looks_alike_is_one_name(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize("name", ["Jo", "Ada Lovelace", "王小明", "Дарья", "Zoë", "N'Golo", "x" * 30, "نور"])
def test_people_may_be_called_as_they_are(name: str) -> None:
    assert checked_account_name(name) == name


@pytest.mark.parametrize(
    "name", ["ad\u200da", "a\ufe0fd", "\u3164\u3164", "ab\U000e0041", "a\u034fb", "x" * 31]
)
def test_what_shows_nothing_is_in_no_name(name: str) -> None:
    assert accepted(name) is None


def test_a_password_is_the_same_from_every_keyboard() -> None:
    assert checked_password("perche\u0301 no?") == checked_password("perché no?")


def test_no_address_is_none() -> None:
    assert checked_email(None) is checked_email("  ") is None
    assert checked_email(" ada@example.org ") == "ada@example.org"
