"""The page called Scopone Scientifico, paragraph by paragraph (RULES.md S1 to S11)."""

import pytest

from settebello.cards import PACK, Seat, cards_in, size
from settebello.engine import cutter, deal, layout, legal_actions, next_dealer, play_order, shows_scope
from settebello.rules import FirstDealer, parse_rules
from tests.rulings.asking import (
    cards,
    count,
    moves,
    outcome,
    play,
    position,
    prime,
    prime_winner,
    redeal,
    rest,
    sets,
    sweeps,
    takes,
)

SCIENTIFICO = parse_rules("scientifico")
ORDER = cards_in(PACK)
MAZZIERE = Seat(3)


@pytest.mark.parametrize("target", [11, 16, 21])
def test_004_scopo_to_eleven_sixteen_or_twenty_one(target: int) -> None:
    rules = f"scientifico-{target}"
    assert parse_rules(rules).players == 4
    assert outcome(rules, (target - 3, 0), (2, 2)).winner is None
    assert outcome(rules, (target - 3, 0), (3, 1)).winner == 0


def test_004_distribuzione_two_on_the_table_first_then_three_each_twice_and_three_more() -> None:
    dealt = layout(SCIENTIFICO, MAZZIERE, ORDER)
    assert cards_in(dealt.table) == (*ORDER[0:2], *ORDER[14:16])
    assert cards_in(dealt.hands[0]) == (*ORDER[2:5], *ORDER[16:19], *ORDER[28:31])
    assert [size(hand) for hand in dealt.hands] == [9] * 4


def test_004_distribuzione_the_dealers_right_begins_and_all_cards_are_played() -> None:
    state = deal(SCIENTIFICO, MAZZIERE, ORDER)
    assert state.to_move == play_order(SCIENTIFICO, MAZZIERE)[0] == 0
    while not state.over:
        state = play(state, str(legal_actions(state)[0]))
    assert [made.seat for made in state.plays] == [0, 1, 2, 3] * 9


def test_004_distribuzione_the_dealer_changes_every_hand_the_first_by_agreement_or_lot() -> None:
    assert next_dealer(SCIENTIFICO, MAZZIERE) == 0
    assert SCIENTIFICO.first_dealer is FirstDealer.AGREED_OR_RANDOM
    assert cutter(SCIENTIFICO, MAZZIERE) is None


def test_004_gioco_a_card_takes_its_equal_or_a_sum_and_else_stays() -> None:
    assert takes("scientifico", "5C RD", "5D") == sets("5C")
    assert takes("scientifico", "5C 2D RD", "7D") == sets("5C 2D")
    assert takes("scientifico", "5C 3D RD", "7D") == set()


def test_004_gioco_what_is_taken_is_kept() -> None:
    state = play(position("scientifico", ["5D", "2B", "3B", "4B"], "5C RD"), "5Dx5C")
    assert state.piles == (cards("5D 5C"), cards(""))
    assert state.table == cards("RD")


def test_004_scopa_takes_everything_and_is_marked() -> None:
    assert sweeps("scientifico", "5D 2C", "7S")
    assert not sweeps("scientifico", "5D 2C 3S", "7S", "5D 2C")
    assert shows_scope(SCIENTIFICO)


def test_004_combinazioni_example_two_cards_and_not_three() -> None:
    assert takes("scientifico", "AD 3C 4S 5B FD", "CS") == sets("AD FD", "4S 5B")


def test_004_combinazioni_the_fewest_cards_even_if_they_are_three() -> None:
    assert takes("scientifico", "AC 2C 5D RS", "FD") == sets("AC 2C 5D")
    assert takes("scientifico", "2D 2S 3C 4B 5D", "CC") == sets("4B 5D")


def test_004_combinazioni_an_equal_card_is_the_fewest() -> None:
    assert takes("scientifico", "3S 5C 5B FD", "FS") == sets("FD")
    assert moves(position("scientifico", ["5D", "2B", "3B", "4B"], "5C 5B")) == {"5Dx5C", "5Dx5B"}


def test_004_gioco_leftovers_go_to_the_last_capturer() -> None:
    last = position("scientifico", ["", "", "", "CS"], "4S 6B", to_move=3, last=2)
    end = play(last, "CS")
    assert end.piles == (cards("4S 6B CS"), cards(""))
    assert end.scope == (0, 0)


def test_004_punteggi_most_cards_and_coins_and_no_point_when_level() -> None:
    half = "AD 2D 3D 4D 5D AC 2C 3C 4C 5C AS 2S 3S 4S 5S AB 2B 3B 4B 5B"
    first, second = count("scientifico", [half, rest(half)]).points
    assert (first.carte, first.denari, second.carte, second.denari) == (0, 0, 0, 0)
    first, second = count("scientifico", [half + " 6D", rest(half + " 6D")]).points
    assert (first.carte, first.denari, second.carte, second.denari) == (1, 1, 0, 0)


def test_004_punteggi_settebello_and_scope() -> None:
    assert count("scientifico", ["7D", ""], [0, 2]).points[0].settebello == 1
    assert count("scientifico", ["", ""], [1, 2]).totals == (1, 2)


def test_004_primiera_values() -> None:
    assert prime("scientifico", "7D 6C AS 5B") == 70
    assert prime("scientifico", "4D 3C 2S RB") == 49


def test_004_primiera_example_eighty_one_against_seventy_five() -> None:
    one, other = "7C 7B 7D 6S", "7S 6C 6B 6D"
    assert (prime("scientifico", one), prime("scientifico", other)) == (81, 75)
    assert prime_winner("scientifico", one, other) == 0


def test_004_primiera_example_two_sevens_and_two_sixes_each_is_a_tie() -> None:
    one, other = "7C 7B 6D 6S", "7D 7S 6C 6B"
    assert (prime("scientifico", one), prime("scientifico", other)) == (78, 78)
    assert prime_winner("scientifico", one, other) is None


def test_004_partita_both_past_the_target_in_one_hand_the_higher_wins() -> None:
    assert outcome("scientifico", (10, 9), (2, 4)).winner == 1


def test_004_partita_level_hands_of_play_off() -> None:
    level = outcome("scientifico", (10, 9), (1, 2))
    assert level.winner is None
    assert outcome("scientifico", level.score, (2, 2)).winner is None
    assert outcome("scientifico", level.score, (2, 3)).winner == 1


def test_004_silence_on_redeals_means_none() -> None:
    assert redeal("scientifico", "RD RS RC RB") is None
    assert redeal("scientifico", "AD AC AS AB") is None
