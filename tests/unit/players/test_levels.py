"""The levels differ by what they look at and remember."""

from settebello.cards import Seat, parse_card, parse_cards
from settebello.engine import Play, apply_unchecked, legal_actions, view
from settebello.kernels.sight import GONE_PLACES, sight
from settebello.players import Budget, player
from settebello.players.search.circolo import remembering
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
