"""Laws of the games around the five sources: exact counts, leftovers, whole matches (docs/family.md)."""

from collections import Counter
from dataclasses import asdict
from itertools import combinations
from random import Random

import pytest
from hypothesis import given

from settebello.cards import Card, CardSet, Rank, Seat, card_set, of_rank, rank_sum, size
from settebello.engine import (
    apply_unchecked,
    categories,
    deal,
    declarations,
    first_table,
    legal_actions,
    redeal_reason,
    score_state,
    start_match,
    table_bonus,
)
from settebello.engine.live import Declare, LiveDeal, act, after_ending, live, live_view
from settebello.notation import DealSource, dumps, loads, record_of, verified
from settebello.players import Budget, Greedy, respond
from settebello.rules import Rules, options_of_kin, parse_rules, preset, presets
from tests.kit.strategies import PlayedDeal, kin_rules, played_deals

FOURS = [card_set(map(Card, four)) for four in combinations(range(40), 4)]
THREES = [card_set(map(Card, three)) for three in combinations(range(40), 3)]
KIN = [name for name, row in presets().items() if options_of_kin(row.rules())]
LEAST = 150
"""More deals than any match of these takes."""


def worths_of_hands(rules: Rules) -> dict[int, int]:
    """Count hands of three by their dearest declaration."""
    found = Counter(max((way.points for way in declarations(rules, hand)), default=0) for hand in THREES)
    return dict(sorted(found.items()))


def test_two_aces_lie_on_so_many_first_tables() -> None:
    assert len(FOURS) == 91_390
    assert sum(size(of_rank(table, Rank.ASSO)) > 1 for table in FOURS) == 3_925


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("cirulla", {0: 77_188, 1: 5_624, 2: 4_653}),
        ("cirulla?matta=none", {0: 82_237, 1: 2_736, 2: 2_492}),
        ("cirulla?table_bonus=sum15:1+sum30:2+low9:3", {0: 76_867, 1: 5_244, 2: 4_653, 3: 701}),
        ("x-cirulla-spezia", {0: 82_111, 1: 701, 2: 4_653}),
        ("escoba", {0: 87_394, 1: 3_120, 2: 876}),
    ],
)
def test_first_tables_are_worth_so_much(text: str, counts: dict[int, int]) -> None:
    """Tables that are dealt again are left out, as in the play (CA9)."""
    rules = parse_rules(text)
    found = Counter(
        taken.scope if (taken := table_bonus(rules, Seat(0), table)) else 0
        for table in FOURS
        if redeal_reason(rules, table) is None
    )
    assert dict(sorted(found.items())) == counts


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("cirulla", {0: 8_844, 3: 942, 10: 94}),
        ("cirulla?matta=none", {0: 9_080, 3: 760, 10: 40}),
        ("spincio", {0: 9_080, 2: 448, 3: 312, 7: 28, 9: 12}),
        ("x-sbarazzina", {0: 9_108, 2: 448, 3: 312, 7: 12}),
        ("x-cirulla-spezia", {0: 8_844, 1: 942, 2: 64, 3: 30}),
    ],
)
def test_hands_are_worth_so_much(text: str, counts: dict[int, int]) -> None:
    assert len(THREES) == 9_880
    assert worths_of_hands(parse_rules(text)) == counts


def test_the_luckiest_hand_has_seven_declarations() -> None:
    assert max(len(declarations(parse_rules("cirulla"), hand)) for hand in THREES) == 7


@pytest.mark.parametrize("text", ["escoba", "x-escoba-4", "x-desescoba", "x-bga-escoba", "quindici"])
def test_leftovers_of_a_game_to_fifteen_make_ten_and_the_last_card_never_sweeps(text: str) -> None:
    rules, luck = parse_rules(text + ("&" if "?" in text else "?") + "last_play_scopa=yes"), Random(15)
    for _ in range(25):
        state = deal(rules, Seat(0), luck.sample([Card(card) for card in range(40)], 40))
        while not state.over:
            state = apply_unchecked(state, luck.choice(legal_actions(state)))
        assert rank_sum(CardSet(state.leftovers | state.table)) % 15 == 10
        assert not state.plays[-1].scopa
        assert sum(score_state(state).cards) + size(state.table) == 40


@given(played_deals(kin_rules()))
def test_every_card_is_in_one_place_and_all_points_are_counted(played: PlayedDeal) -> None:
    for state in played.states:
        places = [*state.hands, state.table, *state.piles, card_set(state.stock)]
        assert sum(map(size, places)) == 40
        assert size(CardSet(sum(places))) == 40
    end = played.end
    score = score_state(end)
    assert tuple(side.giocate for side in score.points) == (end.giocate or (0,) * end.rules.side_count)
    assert {*categories(end.rules)} >= {
        name for side in score.points for name, points in asdict(side).items() if points
    }


@pytest.mark.parametrize("name", KIN)
def test_a_match_is_played_to_its_end_and_its_record_is_true(name: str) -> None:
    """Half of the plays are drawn, half are a computer player's, which declares; every text reads back."""
    rules, luck = preset(name).rules(), Random(name)
    match, deals = start_match(rules, Seat(0)), list[DealSource]()
    while not match.over and len(deals) < LEAST:
        pack = _fit(rules, luck)
        played = _played(live(deal(rules, match.dealer, pack, match.outcome.score)), luck)
        deals.append(DealSource(deal=played, pack=pack))
        assert played.ending is not None
        match = after_ending(match, played.ending)
    assert match.over
    text = dumps(record_of(name, [f"Player {seat}" for seat in range(rules.players)], deals))
    assert dumps(loads(text)) == text
    assert verified(loads(text))[-1].end == deals[-1].deal


def _fit(rules: Rules, luck: Random) -> tuple[Card, ...]:
    """Draw a pack whose table is not dealt again."""
    while True:
        pack = tuple(luck.sample([Card(card) for card in range(40)], 40))
        if redeal_reason(rules, first_table(rules, pack)) is None:
            return pack


def _played(played: LiveDeal, luck: Random) -> LiveDeal:
    while not played.over:
        seat = played.state.to_move
        view = live_view(played, seat)
        if luck.random() < 0.5:
            played = act(played, seat, respond(Greedy(), view, Budget()))
        elif view.declarations and luck.random() < 0.5:
            played = act(played, seat, Declare(luck.choice(view.declarations).named))
        else:
            played = act(played, seat, luck.choice(view.legal))
    return played
