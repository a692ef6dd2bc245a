"""The runner beyond the cases given: other names, sides, seats, options and missing optional keys."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from settebello_lab.conformance import CaseReport, parse_presets, run_cases

PRESETS = parse_presets((Path(__file__).parents[3] / "conformance" / "presets.json").read_text("utf-8"))
PACK = [rank + suit for suit in "DCSB" for rank in "A234567FCR"]
SIX = ["a", "b", "c", "d", "e", "f"]
NOTHING = dict.fromkeys(("carte", "denari", "settebello", "primiera", "scope", "total"), 0)
KINGS, LOW, ACES = ["RD", "RC", "RS", "7B"], ["2D", "2C", "3S", "3B"], ["AD", "6C", "7S", "FB"]


def reports(kind: str, expect: dict[str, Any], **situation: object) -> list[CaseReport]:
    """Run a case by the registry and by the file of presets."""
    line = json.dumps({"id": "t", "seed": "x", "kind": kind, "expect": expect, **situation})
    return [run_cases([line]), run_cases([line], PRESETS)]


def agrees(kind: str, expect: dict[str, Any], **situation: object) -> bool:
    """Tell whether a case agrees, both ways."""
    both = reports(kind, expect, **situation)
    assert [report.problems for report in both] == [(), ()]
    assert both[0].ok == both[1].ok
    return both[0].ok


def test_three_sides_of_any_name_are_counted() -> None:
    expect = {
        "Zoe": NOTHING | {"scope": 2, "total": 2},
        "Ugo": NOTHING | {"primiera": 1, "total": 1},
        "Rosa": NOTHING | {"carte": 1, "denari": 1, "settebello": 1, "total": 3},
    }
    piles = {"Rosa": PACK[:16], "Ugo": PACK[16:28], "Zoe": PACK[28:]}
    assert agrees("score", expect, preset="x-scopa-3", piles=piles, scope={"Zoe": 2})


def test_leftovers_go_to_the_last_capturer_or_to_nobody() -> None:
    piles = {"noi": PACK[:19], "voi": PACK[21:]}
    mine = NOTHING | {"denari": 1, "settebello": 1, "carte": 1, "total": 3}
    case = {"preset": "figs-11", "piles": piles, "leftover": PACK[19:21]}
    assert agrees("score", {"noi": mine, "voi": NOTHING}, **case, last_capturer="noi")
    none = NOTHING | {"denari": 1, "settebello": 1, "total": 2}
    assert agrees("score", {"noi": none, "voi": NOTHING}, **case)


def test_extra_categories_stand_only_where_the_rules_have_them() -> None:
    piles = {"A": PACK, "B": []}
    whole = {"carte": 1, "denari": 1, "settebello": 1, "primiera": 1, "scope": 0}
    napoli, re_bello = {"napoli": 10}, {"re_bello": 1}
    for extras, more in (("none", {}), ("napoli", napoli), ("re_bello", re_bello)):
        mine = whole | more | {"total": 4 + sum(more.values())}
        other = dict.fromkeys(mine, 0)
        case = {"preset": "scopone-9", "piles": piles, "options": {"extras": extras}}
        assert agrees("score", {"A": mine, "B": other}, **case)
        assert not agrees("score", {"A": mine, "B": other, "cappotto": "A"}, **case)


@pytest.mark.parametrize(
    ("table", "redeal", "reason"),
    [(KINGS, ["kings3"], "kings"), (LOW, ["sum10", "kings3"], "sum"), (ACES, ["ace1"], "ace")],
)
def test_reasons_to_deal_again_in_any_combination(table: list[str], redeal: list[str], reason: str) -> None:
    yes = {"redeal": True, "reason": reason, "same_dealer": True}
    no = {"redeal": False, "reason": None, "same_dealer": None}
    case = {"preset": "scopa-2", "op": "redeal", "table": table}
    assert agrees("deal", yes, **case, options={"redeal": redeal})
    assert agrees("deal", no, **case, options={"redeal": []})


@pytest.mark.parametrize(
    ("preset", "players", "batches"),
    [("scopa-4", 2, 6), ("scopa-2", 4, 3), ("online-2", 3, 4), ("torneo-7", 6, 2), ("x-scopa-3", 4, 3)],
)
def test_batches_for_another_number_of_players(preset: str, players: int, batches: int) -> None:
    expect = {"batches": batches, "table_cards_first_batch_only": True}
    assert agrees("deal", expect, preset=preset, op="batches", players=players)
    assert agrees("deal", expect, preset=preset, op="batches", options={"players": players})


def test_one_batch_without_table_cards() -> None:
    expect = {"batches": 1, "table_cards_first_batch_only": True}
    assert agrees("deal", expect, preset="scopone-10", op="batches")


def test_a_layout_of_six_seats_from_a_deck_in_another_order() -> None:
    deck = PACK[::-1]
    hands = {name: deck[3 * at : 3 * at + 3] for at, name in enumerate(["e", "f", "a", "b", "c", "d"])}
    expect = {"hands": hands, "table": deck[18:22], "stock_left": 18}
    case = {"op": "layout", "deck": deck, "seats_anticlockwise": SIX, "dealer": "d"}
    assert agrees("deal", expect, preset="x-scopa-6", **case)
    assert agrees("deal", expect, preset="scopa-4", **case)


@pytest.mark.parametrize(("sides", "together"), [("pairs", ["ace", "bdf"]), ("solo", "abcdef")])
def test_the_order_of_six_seats(sides: str, together: list[str]) -> None:
    expect = {
        "order": ["b", "c", "d", "e", "f", "a"],
        "next_dealer": "b",
        "cutter": None,
        "sides": [list(side) for side in together],
        "pile_keepers": None,
    }
    case = {"preset": "x-scopa-6", "op": "order", "seats_anticlockwise": SIX, "dealer": "a"}
    assert agrees("turn", expect, **case, options={"sides": sides})


def test_with_a_file_of_presets_the_source_says_who_cuts() -> None:
    rows: dict[str, dict[str, object]] = {
        "mine": {**PRESETS["figs-8"]},
        "cut": {**PRESETS["figs-8"], "cut": "none"},
    }
    for preset, seed, cutter in (("mine", "000", "S"), ("mine", "004", None), ("cut", "000", None)):
        case = {"id": "t", "kind": "turn", "op": "order", "preset": preset, "seed": seed}
        seats = {"seats_anticlockwise": ["S", "E", "N", "W"], "dealer": "E"}
        (result,) = run_cases([json.dumps({**case, **seats, "expect": {"a": 1}})], rows).results
        assert isinstance(result.got, dict)
        assert result.got["cutter"] == cutter


def test_options_are_taken_literally() -> None:
    win = {"status": "win", "winner": "B", "multiplier": 2, "score": {"A": 1, "B": 12}}
    case = {"before": {"B": 10, "A": 1}, "deal": {"B": 2}}
    assert agrees("match", win, preset="figs-8", options={"target": 11}, **case)
    assert agrees("match", win | {"multiplier": None}, preset="figs-11", **case)
    assert agrees("match", win, preset="scopone-9", options={"stakes": True}, **case)


def test_a_match_with_keys_left_out_or_null() -> None:
    case = {"preset": "online-4", "before": {"x": 9, "y": 4}, "deal": None, "cappotto": None}
    on = {"status": "continue", "winner": None, "multiplier": None, "score": {"x": 9, "y": 4}}
    assert agrees("match", on, **case)
    assert agrees("match", on | {"status": "win", "winner": "y"}, **case, clock_expired="x")
    assert agrees("match", on, **case | {"preset": "scopone-9"}, clock_expired="x")
    coins = case | {"options": {"cappotto": True}, "cappotto": "x"}
    assert agrees("match", on | {"status": "win", "winner": "x"}, **coins, clock_expired="x")


@pytest.mark.parametrize(("action", "scopa"), [("play", True), ("bank", False), ("leftovers", False)])
def test_what_is_no_play_is_no_scopa(action: str, scopa: bool) -> None:
    case = {"table": ["AD"], "card": "AC", "captured": ["AD"], "action": action}
    assert agrees("scopa", {"scopa": scopa}, preset="assi-2-posa", **case)
    assert agrees("scopa", {"scopa": scopa}, preset="scientifico-11", **case, cards_still_to_play_after=0)


def test_banking_is_compared_where_a_case_speaks_of_it() -> None:
    case = {"table": ["3C"], "card": "AC"}
    expect = {"captures": [["3C"]], "lay": False}
    assert agrees("captures", expect, preset="assi-2-posa", **case)
    assert agrees("captures", expect | {"bank": True}, preset="assi-2-posa", **case)
    assert not agrees("captures", expect | {"bank": False}, preset="assi-2-posa", **case)


def test_a_draw_with_fixed_pairs_and_second_cards() -> None:
    roles = {"cartaro": "q", "terzo": "p", "primo": "r", "secondo": "s"}
    case = {"preset": "figs-8", "op": "draw", "pairs": [["p", "r"], ["s", "q"]]}
    expect = {"pairs": [["q", "s"], ["r", "p"]], **roles}
    assert agrees("turn", expect, **case, cards={"p": "4S", "q": "AC", "r": "FD", "s": "6B"})
    twice = {"p": ["AS", "7C"], "q": ["AC", "2B"], "r": "FD", "s": "6B"}
    assert agrees("turn", expect, **case, cards=twice)
    assert agrees("turn", {"redraw": ["q", "p"]}, **case, cards={"p": "AS", "q": "AC", "r": "FD", "s": "6B"})


def test_hands_seen_after_some_plays() -> None:
    case = {"op": "hand_visible", "order": ["E", "N", "W", "S"], "plays_made": 2}
    assert agrees("turn", {"visible_to_owner": ["N", "E", "W"]}, preset="figs-11", **case)
    three = {"preset": "x-scopa-3", "op": "hand_visible", "order": ["1", "2", "3"]}
    first = {"visible_to_owner": ["1"]}
    assert agrees("turn", first, **three, options={"hand_reveal": "first_turn"})


def test_the_dealer_after_a_redeal_and_in_the_next_match() -> None:
    assert agrees("turn", {"dealer": "Q"}, preset="torneo-7", op="after_redeal", dealer="Q")
    seats = {"seats_anticlockwise": ["P", "Q"], "last_dealer": "Q"}
    assert agrees("turn", {"dealer": "Q"}, preset="torneo-7", op="after_redeal", **seats)
    assert agrees("turn", {"dealer": "P"}, preset="torneo-7", op="new_match_dealer", **seats)


@pytest.mark.parametrize(
    ("kind", "situation", "says"),
    [
        ("turn", {"op": "order", "seats_anticlockwise": ["a", "b", "c", "d"], "dealer": "z"}, "dealer: 'z'"),
        ("turn", {"op": "order", "seats_anticlockwise": ["a", "a"], "dealer": "a"}, "a name stands twice"),
        ("turn", {"op": "draw", "cards": {"a": "AD", "b": "2D"}}, "the draw is for 4 players"),
        ("scopa", {"table": [], "card": "AD", "action": "sweep"}, "action: 'sweep'"),
        ("score", {"piles": {"A": []}}, "names of at least two sides"),
        ("match", {"before": {"A": 1, "B": 1}, "cappotto": "C"}, "cappotto: 'C' is none of A, B"),
        ("match", {"before": {"A": 1, "B": 1, "C": 1}, "clock_expired": "C"}, "a clock is for two sides"),
        ("turn", {"op": "draw", "cards": {"a": [], "b": "2D", "c": "3D", "d": "4D"}}, "cards.a: no card"),
        ("deal", {"op": "layout", "deck": ["AD"], "seats_anticlockwise": ["a", "b", "c", "d"]}, "too few"),
    ],
)
def test_a_situation_that_cannot_be_is_a_named_problem(
    kind: str, situation: dict[str, object], says: str
) -> None:
    for report in reports(kind, {"any": 1}, preset="figs-8", **situation):
        assert says in report.problems[0].message


@pytest.mark.server
def test_the_runner_needs_no_hypothesis() -> None:
    """The command line imports it where no development tool is installed."""
    code = "import sys, settebello_lab.conformance; sys.exit('hypothesis' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=600)
