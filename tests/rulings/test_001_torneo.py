"""The two-player tournament's Regolamento Scopa, paragraph by paragraph (RULES.md T1 to T17)."""

import pytest

from settebello.cards import PACK, Seat, cards_in, size
from settebello.engine import deal, first_table, layout, legal_actions, play_order, redeal_reason, shows_scope
from settebello.rules import FirstDealer, parse_rules
from tests.rulings.asking import (
    cards,
    count,
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

TORNEO = parse_rules("torneo")
ORDER = cards_in(PACK)
SFIDANTE, AVVERSARIO = Seat(0), Seat(1)


def test_001_two_players_each_alone_with_forty_cards() -> None:
    assert (TORNEO.players, TORNEO.side_count, size(PACK)) == (2, 2, 40)


def test_001_primo_di_mano_is_found_at_random() -> None:
    assert TORNEO.first_dealer is FirstDealer.RANDOM


def test_001_three_cards_each_and_then_four_on_the_table() -> None:
    dealt = layout(TORNEO, AVVERSARIO, ORDER)
    assert [cards_in(hand) for hand in dealt.hands] == [ORDER[0:3], ORDER[3:6]]
    assert cards_in(dealt.table) == ORDER[6:10]


@pytest.mark.parametrize(
    ("table", "again"), [("RD RS RC 4B", True), ("RD RS RC RB", True), ("RD RS 3C 4B", False)]
)
def test_001_three_or_all_four_kings_annul_the_hand(table: str, again: bool) -> None:
    assert redeal("torneo", table) == ("kings3" if again else None)


def test_001_a_low_table_is_played() -> None:
    assert redeal("torneo", "AD 2C 3S 4B") is None
    assert redeal_reason(TORNEO, first_table(TORNEO, ORDER)) is None


def test_001_primo_begins_and_the_players_alternate() -> None:
    state = deal(TORNEO, AVVERSARIO, ORDER)
    while not state.over:
        state = play(state, str(legal_actions(state)[0]))
    assert [made.seat for made in state.plays] == [SFIDANTE, AVVERSARIO] * 18


def test_001_three_more_cards_each_and_none_on_the_table() -> None:
    state = position("torneo", ["2D", "3B"], "RC", stock="AD AC AS 4D 4C 4S 5D 5C 5S 6D 6C 6S")
    state = play(state, "2D", "3B")
    assert state.hands == (cards("AD AC AS"), cards("4D 4C 4S"))
    assert state.table == cards("RC 2D 3B")
    assert len(state.stock) == 6


def test_001_a_capture_is_kept_and_a_card_without_one_stays() -> None:
    state = play(position("torneo", ["5D 2C", "3B 4B"], "5S RC"), "5Dx5S", "3B")
    assert state.piles == (cards("5D 5S"), cards(""))
    assert state.table == cards("RC 3B")


def test_001_presa_1_of_several_equal_cards_one_is_chosen() -> None:
    assert takes("torneo", "5C 5B RD", "5D") == sets("5C", "5B")


def test_001_presa_2_a_sum_takes_the_whole_set() -> None:
    assert takes("torneo", "5C 2S RD", "7D") == sets("5C 2S")
    assert takes("torneo", "AC 2S 4D RD", "7D") == sets("AC 2S 4D")


def test_001_presa_3_without_either_the_card_stays() -> None:
    assert takes("torneo", "5C 5B RD", "2D") == set()


def test_001_presa_3_the_single_card_is_mandatory() -> None:
    assert takes("torneo", "3S 5C FD", "FS") == sets("FD")


def test_001_at_the_last_turn_the_last_capturer_gets_what_is_left() -> None:
    last = position("torneo", ["", "CS"], "4S 6B", to_move=1, last=0)
    assert play(last, "CS").piles == (cards("4S 6B CS"), cards(""))


def test_001_punteggio_1_and_2_nobody_scores_when_level() -> None:
    half = "AD 2D 3D 4D 5D AC 2C 3C 4C 5C AS 2S 3S 4S 5S AB 2B 3B 4B 5B"
    first, second = count("torneo", [half, rest(half)]).points
    assert (first.carte, second.carte, first.denari, second.denari) == (0, 0, 0, 0)


def test_001_punteggio_1_most_cards_and_2_most_coins() -> None:
    more = "AD 2D 3D 4D 5D 6D AC 2C 3C 4C 5C AS 2S 3S 4S 5S AB 2B 3B 4B 5B"
    first, second = count("torneo", [more, rest(more)]).points
    assert (first.carte, second.carte, first.denari, second.denari) == (1, 0, 1, 0)


def test_001_punteggio_3_settebello() -> None:
    assert [side.settebello for side in count("torneo", [rest("7D"), "7D"]).points] == [0, 1]


@pytest.mark.parametrize(
    ("pile", "worth"),
    [
        ("7D 7C 7S 7B", 84),
        ("6D 6C 6S 6B", 72),
        ("AD AC AS AB", 64),
        ("5D 5C 5S 5B", 60),
        ("4D 4C 4S 4B", 56),
        ("3D 3C 3S 3B", 52),
        ("FD CC RS FB", 40),
    ],
)
def test_001_punteggio_4_values_of_the_primiera(pile: str, worth: int) -> None:
    assert prime("torneo", pile) == worth


def test_001_punteggio_4_the_best_card_of_each_suit() -> None:
    assert prime("torneo", "RD 7D AC 6C 3S FB 5B") == 21 + 18 + 13 + 15


def test_001_punteggio_4_level_primiere_score_nothing() -> None:
    assert prime_winner("torneo", "7D 7C 6S 6B", "6D 6C 7S 7B") is None


def test_001_punteggio_4_who_lacks_a_suit_loses_the_primiera() -> None:
    assert prime_winner("torneo", "7D 7C 7S", "FD FC FS FB") == 1


def test_001_punteggio_4_when_both_lack_one_three_suits_are_compared() -> None:
    assert prime("torneo", "7D 7C 7S") == 63
    assert prime_winner("torneo", "7D 7C 7S", "7B 6D 6C") == 0


def test_001_punteggio_5_each_scopa_a_point_and_shown() -> None:
    assert sweeps("torneo", "5D 2C", "7S")
    assert count("torneo", ["", ""], [2, 3]).totals == (2, 3)
    assert shows_scope(TORNEO)


def test_001_punteggio_5_the_last_capture_of_a_hand_is_no_scopa() -> None:
    last = position("torneo", ["", "7S"], "5D 2C", to_move=1)
    assert play(last, "7Sx5D2C").scope == (0, 0)


@pytest.mark.parametrize(("rules", "target"), [("torneo-7", 7), ("torneo-11", 11)])
def test_001_chi_vince_the_first_with_seven_or_eleven(rules: str, target: int) -> None:
    assert outcome(rules, (target - 2, 0), (1, 3)).winner is None
    assert outcome(rules, (target - 2, 0), (2, 3)).winner == 0


def test_001_chi_vince_the_higher_after_a_single_hand() -> None:
    assert outcome("torneo-una-mano", (0, 0), (2, 3)).winner == 1


@pytest.mark.parametrize(
    ("rules", "before"), [("torneo-7", (6, 6)), ("torneo-11", (10, 10)), ("torneo-una-mano", (0, 0))]
)
def test_001_chi_vince_when_level_hands_go_on_until_one_is_ahead(rules: str, before: tuple[int, int]) -> None:
    level = outcome(rules, before, (2, 2))
    assert level.winner is None
    assert outcome(rules, level.score, (1, 1)).winner is None
    assert outcome(rules, level.score, (1, 4)).winner == 1


def test_001_the_turn_passes_to_the_opponent() -> None:
    assert play_order(TORNEO, AVVERSARIO) == (SFIDANTE, AVVERSARIO)
