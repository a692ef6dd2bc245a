"""The cases with expected answers, put to the kernels: what they can be asked is what the engine is asked."""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest

from settebello.cards import CardSet, Seat
from settebello.kernels import (
    POINTS,
    apply,
    can_take,
    captures,
    count_legal,
    give_leftovers,
    ints,
    is_scopa,
    legal,
    new_pack,
    pack_rules,
    playable,
    redeal_reason,
    score,
)
from settebello.kernels import deal as deal_pack
from settebello.kernels import layout as at
from settebello.kernels.dealing import FOR_ACE, FOR_KINGS, FOR_SUM, NO_REDEAL
from settebello.kernels.scoring import primiera_standing
from settebello.rules import Extra, Rules
from settebello_lab.conformance.ruleset import rules_of
from settebello_lab.conformance.run import WHERE_STATED, canonical
from settebello_lab.conformance.situation import CaseSituation, card_texts

CASES: Final = Path(__file__).parents[2] / "conformance/cases.jsonl"
REASONS: Final = {NO_REDEAL: None, FOR_KINGS: "kings", FOR_SUM: "sum", FOR_ACE: "ace"}
CATEGORIES: Final = ("carte", "denari", "settebello", "primiera", "scope", "napoli", "re_bello")
ROOM: Final = 4096

Answer = Callable[[Rules, CaseSituation], dict[str, object]]


def capture(rules: Rules, case: CaseSituation) -> dict[str, object]:
    packed, table, card = pack_rules(rules), case.cards("table"), case.card("card")
    out = ints(ROOM)
    found = captures(packed, table, card, out, 0)
    assert can_take(packed, table, card) == (found > 0)
    cells = ints(at.CELLS)
    cells[at.TABLE], cells[at.HANDS] = table, 1 << card
    actions = out[: legal(cells, packed, out)].tolist()
    assert count_legal(cells, packed) == len(actions)
    taking = [number & at.CARDS for number in actions if number & at.CARDS]
    return {
        "captures": [card_texts(CardSet(taken)) for taken in taking],
        "lay": card << at.CARD_SHIFT in actions,
        "bank": at.BANKED | card << at.CARD_SHIFT in actions,
    }


def playable_cards(rules: Rules, case: CaseSituation) -> dict[str, object]:
    cards = playable(pack_rules(rules), case.cards("table"), case.cards("hand"))
    return {"playable": card_texts(CardSet(cards))}


def count(rules: Rules, case: CaseSituation) -> dict[str, object]:
    packed, sides, cells = pack_rules(rules), case.sides("piles", "scope"), ints(at.CELLS)
    cells[at.PILES : at.PILES + len(sides)] = case.piles("piles", sides)
    cells[at.SCOPE : at.SCOPE + len(sides)] = case.numbers("scope", sides)
    cells[at.TABLE] = case.cards("leftover")
    last = case.place("last_capturer", sides)
    cells[at.LAST_CAPTURER] = at.NOBODY if last is None else last
    give_leftovers(cells, packed)
    points = ints(POINTS * len(sides))
    score(cells, packed, points)
    rows = [points[POINTS * side : POINTS * (side + 1)].tolist() for side in range(len(sides))]
    return {name: _named(rules, row) for name, row in zip(sides, rows, strict=True)}


def _named(rules: Rules, row: list[int]) -> dict[str, object]:
    named: dict[str, object] = dict(zip(CATEGORIES, row, strict=True))
    counted = {extra.value for extra in Extra if extra in rules.extras}
    absent = {"napoli", "re_bello"} - counted
    return {name: points for name, points in named.items() if name not in absent} | {"total": sum(row)}


def best_primiera(rules: Rules, case: CaseSituation) -> dict[str, object]:
    packed, sides = pack_rules(rules), case.sides("piles")
    standings = [int(primiera_standing(packed, pile)) for pile in case.piles("piles", sides)]
    best = max(standings)
    alone = best & 0xFF and standings.count(best) == 1
    values = {name: standing & 0xFF or None for name, standing in zip(sides, standings, strict=True)}
    return {"values": values, "winner": sides[standings.index(best)] if alone else None}


def scopa(rules: Rules, case: CaseSituation) -> dict[str, object]:
    action, packed = case.text("action", "play"), pack_rules(rules)
    if action == "leftovers":
        cells = ints(at.CELLS)
        cells[at.TABLE] = case.cards("table")
        give_leftovers(cells, packed)
        return {"scopa": bool(cells[at.SCOPE : at.SCOPE + at.SEATS].any())}
    taken = 0 if action == "bank" else case.cards("captured")
    left = case.number("cards_still_to_play_after", 1)
    return {"scopa": bool(is_scopa(packed, case.cards("table"), case.card("card"), taken, left))}


def redeal(rules: Rules, case: CaseSituation) -> dict[str, object]:
    why = REASONS[redeal_reason(pack_rules(rules), case.cards("table"))]
    return {"redeal": why is not None, "reason": why, "same_dealer": None if why is None else True}


def layout_of_deck(rules: Rules, case: CaseSituation) -> dict[str, object]:
    seats, deck = case.names("seats_anticlockwise"), case.deck("deck")
    cells, stock = ints(at.CELLS), ints(at.STOCK)
    stock[:] = deck
    deal_pack(cells, stock, pack_rules(rules), Seat(case.place("dealer", seats) or 0))
    return {
        "hands": {name: card_texts(CardSet(int(cells[at.HANDS + seat]))) for seat, name in enumerate(seats)},
        "table": card_texts(CardSet(int(cells[at.TABLE]))),
        "stock_left": at.STOCK - int(cells[at.STOCK_TOP]),
    }


def batches(rules: Rules, _case: CaseSituation) -> dict[str, object]:
    packed, cells, stock, out = pack_rules(rules), ints(at.CELLS), ints(at.STOCK), ints(ROOM)
    new_pack(stock)
    deal_pack(cells, stock, packed, 0)
    dealt, in_hand = 1, True
    while cells[at.TO_PLAY]:
        before = cells.copy()
        legal(cells, packed, out)
        apply(cells, stock, packed, int(out[0]))
        given = cells[at.STOCK_TOP] - before[at.STOCK_TOP]
        dealt += bool(given)
        in_hand &= not given or bool(cells[at.IN_HANDS] == given)
    return {"batches": dealt, "table_cards_first_batch_only": in_hand}


ANSWERS: Final[Mapping[tuple[str, str | None], Answer]] = {
    ("captures", None): capture,
    ("captures", "playable"): playable_cards,
    ("score", None): count,
    ("primiera", None): best_primiera,
    ("scopa", None): scopa,
    ("deal", "redeal"): redeal,
    ("deal", "layout"): layout_of_deck,
    ("deal", "batches"): batches,
}

ASKED: Final = [
    CaseSituation(case)
    for case in map(json.loads, CASES.read_text().splitlines())
    if (case["kind"], case.get("op")) in ANSWERS
]


def test_there_are_cases_of_every_kind() -> None:
    asked = Counter((case.text("kind"), case.get("op")) for case in ASKED)
    assert set(asked) == set(ANSWERS)
    assert asked.total() > 100


@pytest.mark.parametrize("case", [pytest.param(case, id=case.text("id")) for case in ASKED])
def test_the_kernels_answer_as_expected(case: CaseSituation) -> None:
    rules, expected = rules_of(case, None), dict(case.mapping("expect"))
    expected.pop("cappotto", None)  # the match's business, not the deal's
    op = case.text("op") if case.has("op") else None
    got = ANSWERS[case.text("kind"), op](rules, case)
    got = {key: value for key, value in got.items() if key in expected or key not in WHERE_STATED}
    assert canonical(got) == canonical(expected)
