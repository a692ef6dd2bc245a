"""Options that make no sense together are refused, and the fields at fault are named."""

import pytest

from settebello.errors import InvalidRules
from settebello.rules import Rules, parse_rules, preset, presets
from settebello.rules.check import problems
from settebello.rules.check_family import _beyond_the_articles
from settebello.rules.kin import usual_texts

NO_OTHER_POINTS = {
    "capture_total": "the captures of a card",
    "max_capture": "the captures of a card",
    "court_capture": "the captures of a card",
    "ace_opening": "the captures of an ace",
    "table_bonus_to": "goes with table_bonus",
    "matta": "goes with table_bonus or declare",
    "declare_when": "goes with declare",
    "declare_show": "goes with declare",
    "napoli_top": "the articles count the napoli as the engine does",
    "objective": "the winner of the match",
    "level": "the winner of the match",
}
"""Options of the games around the sources that the articles about certain points have nothing to do with."""

REFUSED: list[tuple[str, list[tuple[str, ...]]]] = [
    ("scopa?players=0", [("players",)]),
    ("scopa?players=1", [("players",)]),
    ("scopa?players=5&sides=solo", [("players",)]),
    ("scopa?players=40&sides=solo", [("players",)]),
    ("scopa?players=2&sides=pairs", [("players", "sides")]),
    ("scopa?players=3&sides=pairs", [("players", "sides")]),
    ("scopone?deal=T4", [("deal",)]),
    ("scopone?deal=P10+T4", [("players", "deal")]),
    ("scopone?deal=P9", [("players", "deal")]),
    ("scopone?deal=P4+T4+P4*", [("players", "deal")]),
    ("scopone?players=6", [("players", "deal")]),
    ("scopa?deal=T1+P13&redeal=sum10&players=3", [("redeal", "deal")]),
    ("scopa?players=3&first_dealer=low_card_draw", [("first_dealer", "sides")]),
    ("scopa?ace_vs_ace=ace_only", [("ace", "ace_vs_ace")]),
    ("scopa?ace_scopa=yes", [("ace", "ace_scopa")]),
    ("scopa?ace_bank=yes", [("ace", "ace_bank")]),
    ("scopa?target=0", [("target",)]),
    ("scopa?target=1001", [("target",)]),
    ("scopa?target=one_deal&stakes=yes", [("stakes", "target")]),
    ("scopa?target=one_deal&fuori=yes", [("fuori", "target")]),
    ("scopa?players=3&stakes=yes", [("stakes", "players", "sides")]),
    ("scopa?players=3&fuori=yes", [("fuori", "players", "sides")]),
    ("scopa?players=3&clock=yes", [("clock", "players", "sides")]),
    ("scopa?players=2&irregularities=figs", [("irregularities", "players", "sides")]),
    ("scopa?players=6&irregularities=figs", [("irregularities", "players", "sides")]),
    ("scopone?sides=solo&irregularities=figs", [("irregularities", "players", "sides")]),
    ("scopa?ace_bank=yes&target=0", [("ace", "ace_bank"), ("target",)]),
]


@pytest.mark.parametrize(("text", "fields"), REFUSED, ids=[text for text, _ in REFUSED])
def test_the_fields_at_fault_are_named(text: str, fields: list[tuple[str, ...]]) -> None:
    with pytest.raises(InvalidRules) as caught:
        parse_rules(text)
    assert [each.fields for each in caught.value.problems] == fields
    assert caught.value.fields == tuple(dict.fromkeys(name for names in fields for name in names))
    assert caught.value.facts["fields"] == list(caught.value.fields)
    assert caught.value.code == caught.value.reason == "invalid_rules"


def test_every_field_at_fault_is_an_option() -> None:
    known = set(preset("scopa").rules().as_options())
    assert {name for _, fields in REFUSED for names in fields for name in names} <= known


@pytest.mark.parametrize("name", presets())
def test_every_preset_can_be_played(name: str) -> None:
    assert problems(preset(name).rules()) == ()


@pytest.mark.parametrize(
    "text",
    [
        "scopa?players=6&sides=solo",
        "scopa?players=3",
        "scopone?sides=solo",
        "scopa?deal=P20&players=2",
        "scopa?deal=T4+P3*",
        "scopa?target=1000",
        "figs?stakes=no",
    ],
)
def test_what_makes_sense_is_accepted(text: str) -> None:
    assert isinstance(parse_rules(text), Rules)


def test_changed_options_are_checked_too() -> None:
    with pytest.raises(InvalidRules) as caught:
        preset("scopone").rules().with_options({"ace_scopa": True})
    assert caught.value.fields == ("ace", "ace_scopa")


def test_the_articles_about_certain_points_know_every_option_or_it_is_refused_beside_them() -> None:
    """A new option of points has a row in `_beyond_the_articles`, another one its reason here (F16, F17)."""
    refused = set(_beyond_the_articles(preset("figs").rules()))
    assert not refused & set(NO_OTHER_POINTS)
    assert set(usual_texts()) - refused == set(NO_OTHER_POINTS)
