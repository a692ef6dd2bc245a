"""Rule sets named by text, and the rows of the conformance files."""

import json
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from settebello.errors import UnknownRule
from settebello.rules import Rules, parse_rules, preset, presets, rules_text, tidy_rules

ROWS: dict[str, dict[str, object]] = json.loads(
    (Path(__file__).parents[2] / "conformance" / "presets.json").read_text("utf-8")
)
LATER = [each.name for each in fields(Rules) if each.default is not MISSING]
"""Options that came after those rows, which leave them out."""
EXAMPLES = ("figs?target=11", "scopa?players=2", "assi?players=4&ace_bank=yes")


@pytest.mark.parametrize("name", presets())
def test_a_preset_is_read_back_from_its_text(name: str) -> None:
    rules = preset(name).rules()
    assert parse_rules(name) == rules
    assert parse_rules(rules_text(rules)) == rules
    assert rules_text(rules, name) == name


@pytest.mark.parametrize("name", [row.name for row in presets().values() if row.shown])
def test_a_preset_people_choose_is_its_own_text(name: str) -> None:
    assert rules_text(parse_rules(name)) == name


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_is_read_back_from_its_text(text: str) -> None:
    rules = parse_rules(text)
    assert tidy_rules(text) == text
    assert rules_text(rules, text.partition("?")[0]) == text
    assert parse_rules(rules_text(rules)) == rules


@pytest.mark.long
def test_any_rule_set_can_be_written_from_any_base() -> None:
    bases = [row.name for row in presets().values() if row.shown]
    wrong = [
        (name, base)
        for name in presets()
        for base in bases
        if parse_rules(rules_text(preset(name).rules(), base)) != preset(name).rules()
    ]
    assert wrong == []


@pytest.mark.parametrize("name", ROWS)
def test_a_conformance_row_is_the_registrys_row(name: str) -> None:
    ours = preset(name).rules().as_options()
    later = {option: ours[option] for option in LATER}
    assert {**later, **ROWS[name]} == ours


def test_the_conformance_rows_are_rule_sets_by_themselves() -> None:
    for name, row in ROWS.items():
        later = {option: preset(name).options[option] for option in LATER}
        assert Rules.from_options({**later, **row}) == preset(name).rules()


@pytest.mark.parametrize(
    ("text", "tidy"),
    [
        (" figs ", "figs"),
        ("figs?target=8", "figs"),
        ("figs?fuori=no&target=11", "figs?target=11"),
        ("scopa?players=2&sides=solo", "scopa?players=2"),
        ("assi?redeal=ace1+kings3", "assi?redeal=kings3+ace1"),
        ("scopone?deal=P10", "scopone?deal=P10"),
        ("scopone?last_play_scopa=YES&redeal=", "scopone?redeal=none&last_play_scopa=yes"),
        ("figs?target=08", "figs"),
        ("scopa?players=02", "scopa?players=2"),
    ],
)
def test_a_text_has_one_tidy_form(text: str, tidy: str) -> None:
    assert tidy_rules(text) == tidy
    assert tidy_rules(tidy) == tidy


def test_two_players_bring_along_that_nobody_is_partnered() -> None:
    assert parse_rules("scopa?players=2") == parse_rules("scopa?players=2&sides=solo")


def test_figs_art_16_stakes_and_fuori_belong_to_the_match_of_eight() -> None:
    eight, eleven = parse_rules("figs"), parse_rules("figs?target=11")
    assert (eight.stakes, eight.fuori) == (True, True)
    assert (eleven.stakes, eleven.fuori) == (False, False)


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("", "unknown_preset", {"preset": ""}),
        ("scopone-8", "unknown_preset", {"preset": "scopone-8"}),
        ("figs?colour=red", "unknown_option", {"option": "colour"}),
        ("figs?target", "unreadable_option", {"option": "target"}),
        ("figs?target=11&target=16", "option_twice", {"option": "target"}),
        ("figs?target=many", "unknown_value", {"option": "target", "value": "many"}),
        ("figs?target=-8", "unknown_value", {"option": "target", "value": "-8"}),
        ("figs?players=four", "unknown_value", {"option": "players", "value": "four"}),
        ("figs?stakes=perhaps", "unknown_value", {"option": "stakes", "value": "perhaps"}),
        ("figs?ace=eats", "unknown_value", {"option": "ace", "value": "eats"}),
        ("figs?redeal=kings3+queens", "unknown_value", {"option": "redeal", "value": "kings3+queens"}),
        ("figs?deal=P3+X4", "unknown_value", {"option": "deal", "value": "P3+X4"}),
        ("figs?deal=P3+T4*", "unknown_value", {"option": "deal", "value": "P3+T4*"}),
        ("figs?deal=", "unknown_value", {"option": "deal", "value": ""}),
    ],
)
def test_what_does_not_exist_is_refused_with_its_reason(
    text: str, reason: str, facts: dict[str, object]
) -> None:
    with pytest.raises(UnknownRule) as caught:
        parse_rules(text)
    assert caught.value.code == "unknown_rule"
    assert caught.value.reason == reason
    assert facts.items() <= caught.value.facts.items()


def test_an_unknown_preset_names_the_nearest() -> None:
    with pytest.raises(UnknownRule) as caught:
        preset("scoppa")
    assert "scopa" in str(caught.value.facts["near"])


def test_a_missing_option_is_named() -> None:
    with pytest.raises(UnknownRule) as caught:
        Rules.from_options({name: value for name, value in ROWS["figs-8"].items() if name != "target"})
    assert caught.value.reason == "missing_option"
    assert caught.value.facts["options"] == ["target"]
