"""The runner on declarations and mistakes beyond the cases given: other sides, seats, keys and rules."""

from typing import Any

import pytest

from tests.unit.lab.conformance.test_conformance_runner import agrees, reports

ROUND = ["E", "N", "W", "S"]
NOTHING: dict[str, list[str]] = {"noi": [], "voi": []}


def irregular(op: str, expect: dict[str, Any], **situation: object) -> bool:
    """Tell whether a case of articles 4 to 18 agrees."""
    return agrees("irregular", expect, op=op, **{"preset": "figs-8", **situation})


def declared(expect: dict[str, Any], **situation: object) -> bool:
    """Tell whether a declaration by the second of two sides agrees."""
    case: dict[str, object] = {"piles": NOTHING, "scope": {"noi": 0, "voi": 0}, "declarer": "voi"}
    return agrees("fuori", expect, **{"preset": "figs-8", **case, **situation})


RIGHT = {"legal": True, "reached": True, "winner": "voi"}
WRONG = {"legal": True, "reached": False, "winner": "noi"}


def test_the_second_side_declares() -> None:
    case = {"before": {"noi": 0, "voi": 7}}
    assert declared(
        RIGHT | {"multiplier": 3, "score": {"noi": 0, "voi": 8}},
        **case,
        piles=NOTHING | {"voi": ["7D", "7C"]},
    )
    assert declared(WRONG | {"multiplier": 3, "score": {"noi": 0, "voi": 7}}, **case)


@pytest.mark.parametrize(
    ("play", "reached"),
    [
        ({"card": "7C", "captured": ["7D"], "scopa": False}, True),
        ({"card": "RC", "captured": ["RD"], "scopa": True}, True),
        ({"card": "RC", "captured": ["RD"]}, False),
        ({"card": "7D", "captured": []}, False),
    ],
)
def test_the_play_made_with_the_declaration_is_counted_first(play: dict[str, object], reached: bool) -> None:
    end = RIGHT | {"multiplier": 2} if reached else WRONG | {"multiplier": 2}
    score = {"noi": 2, "voi": 8 if reached else 7}
    assert declared(end | {"score": score}, before={"noi": 2, "voi": 7}, play=play)


@pytest.mark.parametrize("when", ["opponent_turn", "partner_turn", "not_own_turn"])
def test_a_declaration_out_of_turn_is_not_allowed(when: str) -> None:
    assert declared({"legal": False}, before={"noi": 2, "voi": 7}, when=when)


@pytest.mark.parametrize("preset", ["figs-11", "figs-16", "scopone-9", "online-4", "torneo-7"])
def test_nobody_declares_where_the_rules_have_no_fuori(preset: str) -> None:
    assert declared({"legal": False}, preset=preset, before={"noi": 2, "voi": 7}, when="own_turn")


def test_a_house_may_choose_fuori_for_other_points_and_without_stakes() -> None:
    score = {"noi": 11, "voi": 11}
    case = {"before": {"noi": 9, "voi": 10}, "scope": {"noi": 2, "voi": 1}, "options": {"fuori": True}}
    assert declared(RIGHT | {"multiplier": None, "score": score}, preset="figs-11", **case)
    level = {"before": {"noi": 11, "voi": 11}, "options": {"fuori": True}}
    assert declared({"legal": False}, preset="figs-11", **level)
    assert declared(
        WRONG | {"multiplier": None, "score": {"noi": 9, "voi": 9}},
        preset="figs-11",
        **case | {"before": {"noi": 9, "voi": 9}, "scope": {}},
    )


@pytest.mark.parametrize(
    ("preset", "hands", "table", "result"),
    [
        ("figs-8", [9, 9, 9, 9], 4, "ok"),
        ("figs-11", [9, 9, 9, 8], 4, "redeal_same_dealer"),
        ("figs-8", [9, 9, 9, 9], 3, "redeal_same_dealer"),
        ("scopa-4", [3, 3, 3, 3], 4, "ok"),
        ("scopone-10", [10, 10, 10, 10], 0, "ok"),
    ],
)
def test_hands_are_counted_by_the_deal_of_the_rules(
    preset: str, hands: list[int], table: int, result: str
) -> None:
    counted = dict(zip(ROUND, hands, strict=True))
    assert irregular("count_after_deal", {"result": result}, preset=preset, hands=counted, table=table)


TAKES = {"table": ["5D", "2C", "RS"], "card": "7S"}


@pytest.mark.parametrize("table", [["5D", "2C", "RS"], ["5D", "2C"], ["7D"], ["7D", "7C", "3S"]])
def test_a_capture_that_is_noticed_is_made_where_it_could_lapse_and_where_not(table: list[str]) -> None:
    enforced = {"result": "capture_enforced"}
    case = {"table": table, "card": "7S"}
    assert irregular("missed_capture", enforced, **case, next_play_made=False)
    assert irregular("missed_capture", {"result": "lapsed"}, **case, next_play_made=True)
    for later in (True, False):
        assert irregular("missed_capture", enforced, preset="scopone-9", **case, next_play_made=later)


def test_what_lies_on_the_table_after_a_capture_that_was_noticed() -> None:
    for rules in ({"preset": "figs-8"}, {"preset": "online-2", "options": {"capture_duty": "lapse"}}):
        case = {**TAKES, **rules, "next_play_made": False}
        assert irregular("missed_capture", {"result": "capture_enforced", "table_then": ["RS"]}, **case)
    late = {"result": "lapsed", "table_then": ["5D", "2C", "RS", "7S"]}
    assert irregular("missed_capture", late, **TAKES, next_play_made=True)


@pytest.mark.parametrize(
    ("card", "hand", "mistake", "exposed"),
    [
        ("5D", ["5D", "5S"], True, ["5S"]),
        ("5D", ["5D", "5S"], False, []),
        ("5S", ["5D", "5S", "5B"], True, ["5D"]),
        ("RB", ["5D", "5S", "RB"], True, []),
    ],
)
def test_the_twin_of_a_card_that_was_a_mistake(
    card: str, hand: list[str], mistake: bool, exposed: list[str]
) -> None:
    for table in (["5C"], ["CC"], []):
        case = {"hand": hand, "table": table, "card": card, "declares_mistake": mistake}
        assert irregular("coin_or_dark", {"legal": True, "exposed": exposed}, **case)


def test_a_card_that_takes_is_not_laid_even_if_it_is_the_coin() -> None:
    case = {"hand": ["5D", "5S"], "table": ["5C", "RB"], "card": "5D"}
    assert irregular("coin_or_dark", {"legal": True, "exposed": []}, **case, captured=["5C"])
    assert irregular("coin_or_dark", {"legal": False, "exposed": []}, **case, captured=[])
    assert irregular("coin_or_dark", {"legal": False, "exposed": []}, **case | {"card": "5B"})


@pytest.mark.parametrize(
    ("case", "expect"),
    [
        ({"on_turn": False, "shown": ["4C", "7D"]}, (None, ["4C", "7D"], "predecessor")),
        ({"on_turn": True, "shown": ["4C", "7D", "RS"], "choice": "4C"}, ("4C", ["7D", "RS"], "predecessor")),
        ({"on_turn": True, "shown": ["4C", "7D"]}, (None, ["4C", "7D"], "owner")),
        ({"on_turn": False, "shown": ["4C"], "choice": "4C"}, (None, ["4C"], None)),
        ({"on_turn": False, "shown": ["4C"], "penalty": ["7D"]}, (None, ["4C", "7D"], "predecessor")),
        ({"on_turn": True, "shown": ["4C"], "penalty": ["7D"]}, ("7D", ["4C"], None)),
    ],
)
def test_cards_shown_on_turn_and_out_of_it(
    case: dict[str, object], expect: tuple[str | None, list[str], str | None]
) -> None:
    played, penalty, chooser = expect
    answer = {"played_now": played, "penalty": penalty, "chooser": chooser}
    assert irregular("exposed", answer, **case)
    assert irregular("exposed", answer, **case, hand=["AD", "4C", "7D", "RS"])
    names = {"predecessor": "S", "owner": "E", None: None}
    assert irregular("exposed", answer | {"chooser": names[chooser]}, **case, order=ROUND, player="E")


@pytest.mark.parametrize(
    ("player", "penalty", "playable", "chooser"),
    [
        ("N", ["4C", "7D", "RS"], ["4C", "7D", "RS"], "E"),
        ("E", ["4C"], ["4C"], "E"),
        ("E", [], ["4C", "7D", "RS"], "E"),
        ("S", [], ["4C", "7D", "RS"], "S"),
        ("W", ["AD"], ["AD"], "W"),
    ],
)
def test_who_chooses_among_exposed_cards(
    player: str, penalty: list[str], playable: list[str], chooser: str
) -> None:
    case = {"order": ROUND, "player": player, "hand": ["4C", "7D", "RS"], "penalty": penalty}
    assert irregular("penalty_turn", {"playable": playable, "chooser": chooser}, **case)


def test_who_precedes_has_chosen() -> None:
    case = {
        "order": ROUND,
        "player": "N",
        "hand": ["4C", "7D", "RS"],
        "penalty": ["4C", "7D"],
        "choice": "7D",
    }
    assert irregular("penalty_turn", {"playable": ["7D"], "chooser": "E"}, **case)


def test_an_exposed_card_is_not_taken_and_those_on_the_table_are() -> None:
    case = {"table": ["3D", "7C"], "penalty": ["7D", "4S"], "card": "7S"}
    assert irregular("penalty_capture", {"captures": [["7C"]]}, **case)
    assert irregular("penalty_capture", {"captures": [["7C"], ["7B"]]}, **case | {"table": ["7C", "7B"]})


@pytest.mark.parametrize(
    ("case", "expect"),
    [
        ({"at_fault": ["voi"], "regular_side_continues": True}, {"result": "deal_continues"}),
        ({"at_fault": ["noi", "voi"]}, {"result": "deal_void", "points": None}),
        ({"at_fault": ["voi", "noi"], "regular_side_continues": True}, {"result": "deal_void"}),
        ({"at_fault": ["voi"]}, {"result": "deal_ends", "points": {"noi": 4, "voi": 2}}),
    ],
)
def test_a_wrong_number_on_one_side_or_both(case: dict[str, object], expect: dict[str, object]) -> None:
    given = {"piles": NOTHING | {"noi": ["7D"]}, "scope": {"noi": 0, "voi": 2}}
    assert irregular("irregular_hand", expect, **given, **case)


def test_where_nothing_was_captured_a_case_may_name_no_piles() -> None:
    assert irregular("irregular_hand", {"result": "deal_void"}, at_fault=["A", "B"])
    assert irregular(
        "irregular_hand", {"result": "deal_continues"}, at_fault=["B"], regular_side_continues=True
    )
    ends = {"result": "deal_ends", "points": {"A": 4, "B": 0}}
    assert irregular("irregular_hand", ends, at_fault=["B"], piles=None, scope=None)


def test_points_at_stake_follow_the_options() -> None:
    case = {
        "at_fault": ["A"],
        "piles": {"A": ["AD", "2D", "3D"], "B": []},
        "options": {"extras": ["napoli", "re_bello"]},
    }
    ends = {"result": "deal_ends", "points": {"A": 3, "B": 5}}
    assert irregular("irregular_hand", ends, **case)


def test_several_cards_that_lay_open_when_the_deal_goes_on() -> None:
    case = {"rule": "Art. 13", "penalty": ["4C", "7D"]}
    assert irregular("irregular_cards_exposed", case, exposed=["7D", "4C"])


@pytest.mark.parametrize(
    ("preset", "request_", "allowed"),
    [
        ("figs-8", "count_scope", False),
        ("figs-8", "review_capture", False),
        ("online-2", "count_scope", True),
        ("scientifico-11", "review_capture", False),
        ("torneo-7", "count_pile", False),
    ],
)
def test_what_may_be_asked_about_the_piles(preset: str, request_: str, allowed: bool) -> None:
    assert irregular("pile_request", {"allowed": allowed}, preset=preset, request=request_)


def test_no_rules_give_a_card_back() -> None:
    for preset in ("figs-8", "online-4", "scopa-2"):
        assert irregular("retract", {"allowed": False}, preset=preset, card="AD")


@pytest.mark.parametrize(
    ("op", "situation", "says"),
    [
        ("irregular_hand", {"at_fault": []}, "name who has a wrong number"),
        ("irregular_hand", {"at_fault": ["E"], "piles": NOTHING}, "at_fault: expected some of noi, voi"),
        ("irregular_hand", {"at_fault": ["A"], "preset": "scopone-9"}, "no such mistake can happen"),
        ("penalty_turn", {"order": ["E", "N"], "player": "E"}, "for four players in pairs"),
        ("penalty_turn", {"order": ROUND}, "player, order: expected one of 4 names"),
        ("penalty_turn", {"order": ROUND, "player": "E"}, "hand: nobody has a card"),
        ("exposed", {"on_turn": True, "shown": ["4C", "7D"], "choice": "RB"}, "choice: expected one of"),
        ("exposed", {"on_turn": True, "shown": []}, "show cards"),
        ("penalty_capture", {"table": ["7S"], "card": "7S"}, "a card is in two places"),
        ("pile_request", {}, "request: missing"),
    ],
)
def test_a_situation_at_the_table_that_cannot_be_is_a_named_problem(
    op: str, situation: dict[str, Any], says: str
) -> None:
    for report in reports("irregular", {"any": 1}, **{"preset": "figs-8", "op": op, **situation}):
        assert says in report.problems[0].message


def test_a_capture_out_of_the_other_sides_pile_is_a_named_problem() -> None:
    play = {"card": "7C", "captured": ["7D"]}
    case = {"before": {"A": 1, "B": 1}, "piles": {"B": ["7D"]}, "declarer": "A", "play": play}
    for report in reports("fuori", {"any": 1}, preset="figs-8", **case):
        assert "another side's pile" in report.problems[0].message
