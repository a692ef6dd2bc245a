"""`settebello solve`: the value of a position, from the command line."""

import json
from pathlib import Path

import pytest

from settebello.cli.engine.positions import dealt_position, played_down
from settebello.engine import apply, legal_actions, score_state
from settebello.notation import parse_action, parse_position, position_text
from tests.unit.cli.commands import refusal, settebello


def solved(*arguments: str) -> dict[str, object]:
    answer: dict[str, object] = json.loads(settebello("solve", *arguments, "--json").stdout)
    return answer


@pytest.mark.parametrize("rules", ["scopone-10", "figs", "scopa?players=2", "assi", "quindici"])
def test_the_line_leads_to_the_result_that_is_promised(rules: str) -> None:
    found = solved("--rules", rules, "--seed", "5", "--left", "9")
    state = parse_position(str(found["position"]))
    side = state.side_to_move
    line = found["line"]
    assert isinstance(line, list)
    for text in line:
        state = apply(state, parse_action(text))
    assert state.over
    totals = score_state(state).totals
    final = totals[side] - totals[1 - side]
    assert found["final"] == {"lower": final, "upper": final, "exact": True}


def test_every_legal_play_has_its_value_in_canonical_order() -> None:
    state = played_down(dealt_position("scopone-10", 7), 12)
    found = solved(position_text(state))
    actions = found["actions"]
    assert isinstance(actions, list)
    assert [each["action"] for each in actions] == [str(action) for action in legal_actions(state)]
    value = found["value"]
    assert isinstance(value, dict)
    assert value["lower"] == max(each["lower"] for each in actions)


def test_a_budget_that_ends_first_leaves_bounds_and_says_so() -> None:
    said = settebello("solve", "--left", "36", "--nodes", "2000").stdout
    assert "…" in said
    assert "budget" in said


def test_a_position_comes_out_of_a_record(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    settebello(
        "play", "torneo-una-mano", "--seed", "1", "--record", str(record), "--pace", "0", typed="1\n" * 400
    )
    last = json.loads(settebello("solve", "--record", str(record), "--play", "36", "--json").stdout)
    assert len(last["actions"]) == 1
    assert "no play 37" in refusal(settebello("solve", "--record", str(record), "--play", "37"))
    assert "no deal 9" in refusal(settebello("solve", "--record", str(record), "--deal", "9"))


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--rules", "x-scopa-3", "--left", "6"], "invalid_rules"),
        (["scopa?players=2 dealer=1"], "syntax"),
        (["--rules", "nosuch"], "unknown_rule"),
        (["--record", "nosuch.txt"], "not_found"),
    ],
)
def test_what_cannot_be_solved_is_one_line(arguments: list[str], code: str) -> None:
    assert refusal(settebello("solve", *arguments)).startswith(f"settebello: {code}: ")


def test_par_is_told_for_every_dealer() -> None:
    asked = ("--par", "--rules", "scopa-2", "--seed", "7")
    found = solved(*asked)
    dealers = found["dealers"]
    assert isinstance(dealers, list)
    assert [(each["dealer"], each["exact"]) for each in dealers] == [(0, True), (1, True)]
    shown = settebello("solve", *asked).stdout.splitlines()
    assert [line.split()[:2] for line in shown[2:]] == [
        [str(each["dealer"] + 1), f"{each['lower']:+d}"] for each in dealers
    ]


def test_par_within_a_budget_is_bounds_and_says_so() -> None:
    said = settebello("solve", "--par", "--nodes", "2000").stdout
    assert said.count("…") == 4
    assert "budget" in said


def test_par_of_a_deal_in_which_cards_have_been_played_is_one_line() -> None:
    played = position_text(played_down(dealt_position("scopa-2", 7), 20))
    assert "whole deal" in refusal(settebello("solve", "--par", played))


def test_a_record_with_cards_that_nobody_saw_gives_no_position(tmp_path: Path) -> None:
    record = tmp_path / "protocol.txt"
    names = "".join(f'[Player{seat} "P{seat}"]' for seat in range(1, 5))
    deal = f'[Deal "1"][Dealer "4"][Before "0-0"][Pack "{"??" * 12}2S5C{"??" * 12}FSFB{"??" * 12}"]'
    record.write_text(f'[Rules "figs"]{names}{deal} 1. FDxFS [Score "0-0"][Result "*"]', "utf-8")
    told = refusal(settebello("solve", "--record", record, "--play", "1", "--lang", "en"))
    assert "Nobody saw some cards of deal 1" in told
