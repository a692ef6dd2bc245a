"""``settebello rules``: what there is, in full, in every language, and what is refused."""

import json

import pytest

from settebello.rules import presets
from settebello.rules.model import field_kinds
from settebello.texts import languages
from tests.unit.cli.commands import refusal, settebello


def test_the_list_has_what_people_choose_from() -> None:
    listed = settebello("rules", "list").stdout
    chosen = {name: row.shown or row.kin for name, row in presets().items() if name != "scopa-4"}
    assert all((f"{name} " in listed) is wanted for name, wanted in chosen.items())
    assert "Nove carte a testa" in settebello("rules", "list", "--lang", "it").stdout


def test_all_lists_every_preset() -> None:
    rows = json.loads(settebello("rules", "list", "--all", "--json").stdout)
    assert [row["id"] for row in rows] == list(presets())


def test_show_marks_what_differs_from_the_preset() -> None:
    shown = settebello("rules", "show", "figs?target=11").stdout
    assert "target *" in shown
    assert "(figs: 8)" in shown
    assert "sides *" not in shown
    assert "as it is" in settebello("rules", "show", "figs").stdout


def test_show_as_json_has_every_option() -> None:
    shown = json.loads(settebello("rules", "show", "figs?target=11", "--json").stdout)
    assert list(shown["options"]) == list(field_kinds())
    assert shown["options"]["target"]["preset"] == "8"
    assert [name for name, option in shown["options"].items() if option["changed"]] == [
        "target",
        "stakes",
        "fuori",
    ]
    assert shown["words"]


@pytest.mark.parametrize("option", field_kinds())
def test_every_option_is_explained(option: str) -> None:
    for language in languages():
        assert option in settebello("rules", "explain", option, "--lang", language).stdout
    explained = json.loads(settebello("rules", "explain", option, "--json").stdout)
    assert explained["option"] == option
    assert explained["text"]


def test_one_value_is_explained_alone_and_a_rule_set_is_shown() -> None:
    one = json.loads(settebello("rules", "explain", "capture_choice=fewest", "--json").stdout)
    assert set(one["values"]) == {"fewest"}
    assert set(json.loads(settebello("rules", "explain", "extras=none", "--json").stdout)["values"]) == {
        "none"
    }
    for text in ("figs", "scopa?players=2&target=21"):
        assert settebello("rules", "explain", text).stdout == settebello("rules", "show", text).stdout


def test_id_is_canonical() -> None:
    assert settebello("rules", "id", "scopa?target=11&players=2").stdout == "scopa?players=2\n"
    known = json.loads(settebello("rules", "id", "figs", "--json").stdout)
    assert known["options"]["players"] == 4


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("scoppa", "unknown_rule", "scopa"),
        ("zzzzz", "unknown_rule", "rules list"),
        ("scopa?targt=3", "unknown_rule", "target"),
        ("scopa?cut=up", "unknown_rule", "none, left"),
        ("scopa?target", "unknown_rule", "option=value"),
        ("scopa?players=5", "invalid_rules", "players: "),
        ("scopa?players=2&stakes=yes&target=one_deal", "invalid_rules", "stakes, target: "),
    ],
)
def test_bad_rules_are_one_line_with_a_hint(text: str, code: str, said: str) -> None:
    for command in ("id", "show"):
        line = refusal(settebello("rules", command, text))
        assert line.startswith(f"settebello: {code}: ")
        assert said in line


def test_an_unknown_option_is_told_the_nearest() -> None:
    assert "hand_reveal" in refusal(settebello("rules", "explain", "reveal"))
    assert "Forse" in refusal(settebello("rules", "explain", "reveal", "--lang", "it"))


def test_a_problem_as_json_is_for_programs_too() -> None:
    result = settebello("rules", "id", "scoppa", "--json")
    assert json.loads(result.stdout)["error"]["code"] == "unknown_rule"
    assert refusal(result)
