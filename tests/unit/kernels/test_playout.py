"""Random and greedy playouts: every card ends somewhere, chances are even, a seed plays the same again."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from settebello.cards import PACK, CardSet, Seat, cards_in
from settebello.engine import State, decode_action, encode_action, legal_actions, view
from settebello.kernels import (
    POINTS,
    apply,
    deal_fair,
    greedy_action,
    greedy_playout,
    ints,
    legal_numbers,
    new_pack,
    new_rng,
    pack_rules,
    pack_state,
    random_action,
    random_deals,
    random_playout,
    redeal_reason,
    unpack_state,
)
from settebello.kernels.compiling.jit import Ints
from settebello.kernels.dealing import NO_REDEAL
from settebello.kernels.layout import CELLS, PILES, SEATS, STOCK, TABLE, TO_MOVE, TO_PLAY
from settebello.notation import parse_position
from settebello.players.greedy import Greedy
from settebello.players.interface import Budget
from settebello.rules import Rules, parse_rules
from tests.kit.strategies import random_rules, states
from tests.support.presets import SEARCHED
from tests.unit.kernels.chance import assert_even

DRAWS = 3000
PRESETS = [pytest.param(preset.rules(), id=name) for name, preset in SEARCHED.items()]


def dealt(rules: Rules, seed: int) -> tuple[Ints, Ints, Ints]:
    cells, stock, packed = ints(CELLS), ints(STOCK), pack_rules(rules)
    new_pack(stock)
    deal_fair(cells, stock, packed, rules.players - 1, new_rng(seed))
    return cells, stock, packed


def where_the_cards_are(cells: Ints) -> list[int]:
    masks = [int(cells[TABLE]), *cells[PILES : PILES + SEATS].tolist()]
    return sorted(card for mask in masks for card in cards_in(CardSet(mask)))


@pytest.mark.parametrize("rules", PRESETS)
def test_a_playout_plays_every_card_once(rules: Rules) -> None:
    for seed in range(5):
        cells, stock, packed = dealt(rules, seed)
        assert redeal_reason(packed, cells[TABLE]) == NO_REDEAL
        random_playout(cells, stock, packed, new_rng(seed))
        assert cells[TO_PLAY] == 0
        assert where_the_cards_are(cells) == list(cards_in(PACK))


@given(states())
def test_a_random_action_is_legal(state: State) -> None:
    if state.over:
        return
    cells, _, packed = pack_state(state)
    legal = {encode_action(action) for action in legal_actions(state)}
    rng = new_rng(1)
    assert {int(random_action(cells, packed, rng)) for _ in range(20)} <= legal


def test_the_same_seed_plays_the_same_deals() -> None:
    packed, ends = pack_rules(parse_rules("scopone-10")), []
    for seed in (1, 1, 2):
        cells, stock, points, totals = ints(CELLS), ints(STOCK), ints(POINTS * 2), ints(2)
        random_deals(cells, stock, packed, new_rng(seed), 50, points, totals)
        ends.append((cells.tolist(), totals.tolist()))
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize(
    "rules",
    [
        "scopa?players=2",
        "scopa?players=2&capture_choice=free",
        "scopa?players=2&capture_duty=optional",
        "assi?ace_bank=yes",
    ],
)
def test_a_random_play_is_a_random_card_and_then_a_random_use_of_it(rules: str) -> None:
    state = parse_position(
        f"{rules} dealer=2 move=1 hands=AS7S4C/7D2D6D table=ACAD3D4B4D5C2C stock=- "
        "piles=ABFSRS5BFCRBCC6B/2S2B3C3S3B4S5D5S6C6S7C7BFDFBCDCSCBRDRC scope=0/0 last=2 before=0/0"
    )
    cells, _, packed = pack_state(state)
    rng = new_rng(11)
    drawn = Counter(int(random_action(cells, packed, rng)) for _ in range(DRAWS))
    by_card = Counter[int]()
    for number, count in drawn.items():
        by_card[decode_action(number).card] += count
    assert_even(by_card, cards_in(state.hand))
    for card in cards_in(state.hand):
        uses = [encode_action(action) for action in legal_actions(state) if action.card == card]
        assert_even({use: drawn[use] for use in uses}, uses)


@given(random_rules())
def test_the_greedy_playout_plays_as_the_greedy_player_does(rules: Rules) -> None:
    check_greedy(rules)


@pytest.mark.parametrize("rules", PRESETS)
def test_the_greedy_playout_plays_as_the_greedy_player_does_by_every_preset(rules: Rules) -> None:
    check_greedy(rules)


def check_greedy(rules: Rules) -> None:
    from settebello.engine import apply_unchecked, deal

    pack = list(cards_in(PACK))
    Random(7).shuffle(pack)
    state = deal(rules, Seat(rules.players - 1), pack)
    cells, stock, packed = pack_state(state)
    begun = cells.copy()
    while not state.over:
        if len(legal_numbers(pack_state(state))) > 300:
            return  # a table where laying is a choice; the player would take minutes
        chosen = Greedy().choose(view(state, state.to_move), Budget())
        assert decode_action(int(greedy_action(cells, packed))) == chosen
        state = apply_unchecked(state, chosen)
        apply(cells, stock, packed, encode_action(chosen))
    greedy_playout(begun, stock, packed)
    assert begun.tolist() == cells.tolist()
    assert unpack_state(rules, begun, stock).scope == state.scope


def test_a_deal_that_is_over_is_left_as_it_is() -> None:
    cells, stock, packed = dealt(parse_rules("figs"), 3)
    random_playout(cells, stock, packed, new_rng(1))
    end = cells.tolist()
    random_playout(cells, stock, packed, new_rng(2))
    greedy_playout(cells, stock, packed)
    assert cells.tolist() == end
    assert 0 <= cells[TO_MOVE] < 4
