"""The levels differ by what they look at and remember."""

import re
from pathlib import Path

import pytest

from settebello.cards import Seat, parse_card, parse_cards
from settebello.engine import Play, apply_unchecked, legal_actions, view
from settebello.kernels.sight import GONE_PLACES, sight
from settebello.players import LEVELS, PLAYERS, Budget, levels, player
from settebello.players.search.between import CAMPIONE_REMEMBERS, ESPERTO_REMEMBERS, plays_of
from settebello.players.search.circolo import ROUNDS_REMEMBERED, remembering
from settebello.rules import parse_rules
from settebello_lab.players.check import dealt
from tests.rulings.asking import position


def test_principiante_takes_what_is_worth_most_and_does_not_mind_what_it_leaves() -> None:
    state = position("scopone", ["7S 4C", "RB 6B", "FS 5S", "FB 4B"], "7D 3C")
    seen = view(state, Seat(0))
    assert player("principiante").choose(seen, Budget()) == Play(parse_card("7S"), parse_cards("7D"))


def test_principiante_makes_a_scopa_and_lays_what_is_worth_least() -> None:
    scopa = position("scopone", ["3S 7C", "RB 6B", "FS 5S", "FB 4B"], "3C")
    assert player("principiante").choose(view(scopa, Seat(0)), Budget()).card == parse_card("3S")
    laying = position("scopone", ["7C FS", "RB 6B", "CS 5S", "FB 4B"], "RC")
    assert player("principiante").choose(view(laying, Seat(0)), Budget()) == Play(parse_card("FS"))


def test_circolo_does_not_know_where_the_cards_of_long_ago_are() -> None:
    state = dealt(parse_rules("scopone"), 4)
    for _ in range(20):
        state = apply_unchecked(state, legal_actions(state)[0])
    seen = view(state, state.to_move)
    assert sight(seen).places[GONE_PLACES] == 0
    assert sight(remembering(seen, 8)).places[GONE_PLACES] > 0
    assert remembering(seen, 100) == seen


PAGE = Path(__file__).parents[3] / "web/src/lib/prefs.svelte.ts"


def test_the_page_offers_the_levels_in_the_order_of_the_players_the_weakest_first() -> None:
    listed = re.search(r"LEVELS = \[(.*?)\]", PAGE.read_text(encoding="utf-8"))
    assert listed is not None
    assert tuple(re.findall(r'"([a-z]+)"', listed[1])) == LEVELS == levels(parse_rules("scopone"))


def test_a_stronger_level_that_plays_like_maestro_remembers_more_and_draws_more_worlds() -> None:
    assert LEVELS[1:] == ("circolo", "esperto", "campione", "maestro")
    for players in (2, 3, 4, 6):
        esperto, campione = plays_of(ESPERTO_REMEMBERS, players), plays_of(CAMPIONE_REMEMBERS, players)
        assert ROUNDS_REMEMBERED * players <= esperto < campione
    worlds = [PLAYERS[level].number or 0 for level in LEVELS[2:]]
    assert worlds == sorted(set(worlds))
    assert PLAYERS["esperto"].parts == PLAYERS["campione"].parts == PLAYERS["maestro"].parts


@pytest.mark.parametrize(
    ("level", "others"), [("esperto", ESPERTO_REMEMBERS), ("campione", CAMPIONE_REMEMBERS)]
)
def test_a_level_between_makes_the_play_of_a_maestro_who_has_forgotten_the_rest(
    level: str, others: int
) -> None:
    state = dealt(parse_rules("scopone"), 4)
    for _ in range(25):
        state = apply_unchecked(state, legal_actions(state)[0])
    seen = view(state, state.to_move)
    forgetful = remembering(seen, plays_of(others, 4))
    assert forgetful != seen
    maestro = player(f"maestro:{PLAYERS[level].number}")
    assert player(level).choose(seen, Budget(100_000)) == maestro.choose(forgetful, Budget(100_000))
