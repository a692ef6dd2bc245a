"""The federation's Regolamento del Gioco dello Scopone, article by article (RULES.md F1 to F18).

Declarations and mistakes at the table (4, 11 to 13, 16 to 18) are in ``test_000_figs_at_the_table.py``.
"""

import pytest

from settebello.cards import (
    PACK,
    Card,
    Seat,
    Suit,
    card_of,
    cards_in,
    contains,
    parse_card,
    rank_of,
    size,
    suit_name,
)
from settebello.engine import (
    after_deal,
    cutter,
    deal,
    draw_roles,
    layout,
    legal_actions,
    next_dealer,
    pile_keepers,
    play_order,
    score_deal,
    seats_of,
    shows_scope,
    side_of,
    start_match,
    view,
)
from settebello.engine.primiera_score import primiera_value
from settebello.errors import IllegalAction
from settebello.rules import Irregularities, parse_rules
from tests.rulings.asking import (
    ALL_COINS,
    cards,
    count,
    lays,
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

FIGS = parse_rules("figs")
ORDER = cards_in(PACK)
CARTARO = Seat(3)


def turned(*texts: str) -> list[list[Card]]:
    """Read the cards turned up in a draw, one or more for each player."""
    return [[parse_card(card) for card in text.split()] for text in texts]


def test_figs_art_1_four_players_in_pairs_with_nine_cards_each() -> None:
    state = deal(FIGS, CARTARO, ORDER)
    assert [size(hand) for hand in state.hands] == [9, 9, 9, 9]
    assert [seats_of(FIGS, side_of(FIGS, Seat(seat))) for seat in (0, 1)] == [(0, 2), (1, 3)]


def test_figs_art_2_forty_cards_in_four_suits() -> None:
    assert size(PACK) == 40
    assert {suit_name(suit, "it") for suit in Suit} == {"bastoni", "coppe", "denari", "spade"}


@pytest.mark.parametrize(
    ("card", "value", "worth"),
    [
        ("AD", 1, 16),
        ("2D", 2, 12),
        ("3D", 3, 13),
        ("4D", 4, 14),
        ("5D", 5, 15),
        ("6D", 6, 18),
        ("7D", 7, 21),
        ("FD", 8, 10),
        ("CD", 9, 10),
        ("RD", 10, 10),
    ],
)
def test_figs_art_2_values_of_the_cards(card: str, value: int, worth: int) -> None:
    assert rank_of(parse_card(card)) == value
    assert primiera_value(FIGS, parse_card(card)) == worth


def test_figs_art_3_roles_go_round_and_primo_plays_with_terzo() -> None:
    primo, secondo, terzo, cartaro = play_order(FIGS, CARTARO)
    assert cartaro == CARTARO
    assert side_of(FIGS, primo) == side_of(FIGS, terzo)
    assert side_of(FIGS, secondo) == side_of(FIGS, cartaro)
    assert side_of(FIGS, primo) != side_of(FIGS, secondo)


def test_figs_art_3_the_two_lowest_cards_are_partners() -> None:
    drawn = draw_roles(turned("RS", "AC", "FD", "6B"))
    assert drawn.pairs == ((1, 3), (0, 2))


def test_figs_art_3_in_competitions_pairs_are_fixed_before_the_draw() -> None:
    drawn = draw_roles(turned("RS", "AC", "FD", "6B"), ((0, 1), (2, 3)))
    assert drawn.pairs == ((0, 1), (2, 3))
    assert (drawn.cartaro, drawn.terzo, drawn.primo, drawn.secondo) == (1, 3, 2, 0)


def test_figs_art_4_the_lowest_card_deals_and_the_lower_opponent_is_terzo() -> None:
    drawn = draw_roles(turned("RS", "AC", "FD", "6B"))
    assert (drawn.cartaro, drawn.terzo) == (1, 2)
    assert (drawn.primo, drawn.secondo) == (0, 3)
    assert drawn.order == (0, 3, 2, 1)


def test_figs_art_4_terzo_di_mano_cuts() -> None:
    assert cutter(FIGS, CARTARO) == play_order(FIGS, CARTARO)[2]


def test_figs_art_4_three_each_two_on_the_table_twice_and_three_each() -> None:
    dealt = layout(FIGS, CARTARO, ORDER)
    packets = [ORDER[0:3], ORDER[14:17], ORDER[28:31]]
    assert cards_in(dealt.hands[0]) == tuple(card for packet in packets for card in packet)
    assert cards_in(dealt.table) == (*ORDER[12:14], *ORDER[26:28])
    assert dealt.stock == ()


def test_figs_art_5_a_hand_is_seen_only_when_the_first_turn_comes() -> None:
    state = deal(FIGS, CARTARO, ORDER)
    for plays in range(5):
        seen = [view(state, Seat(seat)).hand is not None for seat in range(4)]
        assert seen == [seat <= plays for seat in range(4)]
        state = play(state, str(legal_actions(state)[0]))


@pytest.mark.parametrize("table", ["RD RS RC 4B", "RD RS RC RB"])
def test_figs_art_6_three_kings_are_dealt_again(table: str) -> None:
    assert redeal("figs", table) == "kings3"


def test_figs_art_6_two_kings_are_not() -> None:
    assert redeal("figs", "RD RS AC AB") is None


@pytest.mark.parametrize(
    ("table", "again"),
    [
        ("AD AC AS AB", True),
        ("2D 2C 3S 3B", True),
        ("AD 2C 3S 4B", True),
        ("AD 2C 3S 5B", False),
        ("AD AC AS 7B", True),
        ("AD AC AS FB", False),
    ],
)
def test_figs_art_6_a_sum_of_ten_or_less_is_dealt_again(table: str, again: bool) -> None:
    assert redeal("figs", table) == ("sum10" if again else None)


def test_figs_art_6_the_same_cartaro_deals_again() -> None:
    """A deal that does not count moves nothing: the deal passes only with a counted one."""
    match = start_match(FIGS, CARTARO)
    assert match.dealer == CARTARO
    assert after_deal(match, score_deal(FIGS, (PACK, cards("")), (0, 0))).dealer == next_dealer(FIGS, CARTARO)


def test_figs_art_7_thirty_six_plays_of_one_card_beginning_with_primo() -> None:
    state = deal(FIGS, CARTARO, ORDER)
    while not state.over:
        state = play(state, str(legal_actions(state)[0]))
    assert [made.seat for made in state.plays] == list(play_order(FIGS, CARTARO)) * 9


def test_figs_art_9_presa_pari() -> None:
    assert takes("figs", "5C 3S", "5D") == sets("5C")


def test_figs_art_9_presa_dispari_of_two_or_more() -> None:
    assert takes("figs", "AC 2C 5D RS", "FD") == sets("AC 2C 5D")
    assert takes("figs", "AC 7D RS", "FD") == sets("AC 7D")


def test_figs_art_9_no_dispari_where_there_is_a_pari() -> None:
    assert takes("figs", "7D 3C 4C", "7B") == sets("7D")


def test_figs_art_9_of_several_equal_cards_one_at_choice() -> None:
    assert takes("figs", "7D 7S 3C", "7B") == sets("7D", "7S")


def test_figs_art_9_of_several_sums_one_at_choice_of_any_size() -> None:
    found = takes("figs", "AD 3C 4S 5B FD", "CS")
    assert found == sets("AD FD", "4S 5B", "AD 3C 5B")


def test_figs_art_9_the_card_played_and_those_taken_are_kept() -> None:
    state = play(position("figs", ["CS", "2B", "3B", "4B"], "4S 5B AD"), "CSx4S5B")
    assert state.piles == (cards("CS 4S 5B"), cards(""))
    assert state.table == cards("AD")


def test_figs_art_9_captures_lie_before_terzo_and_before_cartaro() -> None:
    _, _, terzo, cartaro = play_order(FIGS, CARTARO)
    assert pile_keepers(FIGS, CARTARO) == (terzo, cartaro)


def test_figs_art_9_a_card_that_takes_nothing_stays() -> None:
    state = play(position("figs", ["CS", "2B", "3B", "4B"], "4S"), "CS")
    assert state.table == cards("4S CS")


def test_figs_art_9_what_is_left_goes_to_the_last_capturer() -> None:
    last = position("figs", ["", "", "", "CS"], "4S 6B", to_move=3, last=2)
    assert play(last, "CS").piles == (cards("4S 6B CS"), cards(""))


def test_figs_art_9_what_is_left_after_a_last_capture_goes_to_the_cartaro() -> None:
    last = position("figs", ["", "", "", "CS"], "CB 6B", to_move=3, last=2)
    assert play(last, "CSxCB").piles == (cards(""), cards("CS CB 6B"))


def test_figs_art_10_a_capture_that_leaves_nothing_is_a_scopa() -> None:
    assert sweeps("figs", "5D 2C", "7S")
    assert not sweeps("figs", "5D 2C 3S", "7S", "5D 2C")


def test_figs_art_10_dealers_last_card_is_no_scopa() -> None:
    last = position("figs", ["", "", "", "7S"], "5D 2C", to_move=3)
    assert play(last, "7Sx5D2C").scope == (0, 0)


def test_figs_art_10_terzos_last_card_is_a_scopa() -> None:
    last = position("figs", ["", "", "7S", "RB"], "5D 2C", to_move=2)
    assert play(last, "7Sx5D2C").scope == (1, 0)


def test_figs_art_11_a_capture_cannot_be_refused() -> None:
    state = position("figs", ["7S", "2B", "3B", "4B"], "5D 2C")
    assert moves(state) == {"7Sx2C5D"}
    assert not lays("figs", "5D 2C", "7S")
    with pytest.raises(IllegalAction, match="has to take") as refused:
        play(state, "7S")
    assert refused.value.reason == "must_take"


def test_figs_art_12_coin_laid_or_dark_card_takes() -> None:
    """With an equal card on the table both take; with the dark one played, the coin stays in hand."""
    state = position("figs", ["5D 5S 2B", "3B", "4B", "6B"], "5C RD")
    assert moves(state) == {"5Dx5C", "5Sx5C", "2B"}
    assert contains(play(state, "5Sx5C").hands[0], parse_card("5D"))


def test_figs_art_12_the_choice_of_the_card_is_free() -> None:
    state = position("figs", ["5D 5S 2B", "3B", "4B", "6B"], "RD CC")
    assert moves(state) == {"5D", "5S", "2B"}


def test_figs_art_14_twenty_one_cards_make_the_point() -> None:
    pack = cards_in(PACK)
    for more in (20, 21, 22):
        one = sum(1 << card for card in pack[:more])
        piles = (type(PACK)(one), type(PACK)(PACK & ~one))
        points = [side.carte for side in score_deal(FIGS, piles, (0, 0)).points]
        assert points == ([1, 0] if more > 20 else [0, 0])


@pytest.mark.parametrize(
    ("coins", "points"), [("AD 2D 3D 4D 5D", [0, 0]), ("AD 2D 3D 4D 5D 6D", [1, 0]), ("AD 2D 3D 4D", [0, 1])]
)
def test_figs_art_14_six_coins_make_the_point(coins: str, points: list[int]) -> None:
    score = count("figs", [coins, rest(coins)])
    assert [side.denari for side in score.points] == points


def test_figs_art_14_the_seven_of_coins_makes_the_point() -> None:
    assert [side.settebello for side in count("figs", ["7D", rest("7D")]).points] == [1, 0]
    assert card_of(rank_of(parse_card("7D")), Suit.DENARI) == parse_card("7D")


def test_figs_art_14_the_higher_primiera_of_four_suits_makes_the_point() -> None:
    assert prime_winner("figs", "7D 7C 6S 5B", "6D 6C 7S AB") == 0
    assert prime("figs", "7D 6D 7C 6S AS 5B") == 21 + 21 + 18 + 15


def test_figs_art_14_level_primiere_make_none() -> None:
    assert prime_winner("figs", "RD RC RS RB", "CD CC CS CB") is None


def test_figs_art_14_without_four_suits_there_is_no_primiera() -> None:
    assert prime("figs", "7D 7C 7S") is None
    assert prime_winner("figs", "7D 7C 7S", "FD FC FS FB") == 1


def test_figs_art_14_one_point_for_each_scopa() -> None:
    assert count("figs", ["", ""], [3, 2]).totals == (3, 2)


@pytest.mark.parametrize("target", [8, 11, 16, 21])
def test_figs_art_15_play_goes_on_below_the_target(target: int) -> None:
    rules = f"figs?target={target}"
    assert outcome(rules, (target - 2, target - 3), (1, 2)).winner is None
    assert outcome(rules, (target - 2, target - 3), (2, 2)).winner == 0


def test_figs_art_15_level_at_the_target_means_another_deal() -> None:
    assert outcome("figs-11", (10, 9), (1, 2)).winner is None
    assert outcome("figs-11", (11, 11), (2, 1)).winner == 0


def test_figs_art_15_both_past_the_target_the_higher_wins() -> None:
    assert outcome("figs-11", (10, 9), (1, 3)).winner == 1


def test_figs_art_15_primo_di_mano_deals_next() -> None:
    assert next_dealer(FIGS, CARTARO) == play_order(FIGS, CARTARO)[0]


@pytest.mark.parametrize(("losers", "stake"), [(0, 3), (1, 2), (2, 2), (3, 2), (4, 1), (7, 1)])
def test_figs_art_16_simple_double_and_triple(losers: int, stake: int) -> None:
    assert outcome("figs-8", (6, losers), (2, 0)).multiplier == stake
    assert outcome("figs-8", (losers, 6), (0, 2)).multiplier == stake


@pytest.mark.parametrize("rules", ["figs-11", "figs-16", "figs-21", "figs?target=11"])
def test_figs_art_16_speaks_of_matches_of_eight_points(rules: str) -> None:
    assert outcome(rules, (20, 0), (2, 0)).multiplier is None
    assert not parse_rules(rules).fuori
    assert parse_rules("figs").fuori


def test_figs_art_16_nothing_is_paid_while_the_match_goes_on() -> None:
    assert outcome("figs-8", (5, 0), (2, 0)).multiplier is None


def test_figs_arts_4_11_13_17_are_the_federations_to_apply() -> None:
    assert FIGS.irregularities is Irregularities.FIGS


def test_figs_art_18_piles_may_not_be_looked_at() -> None:
    assert not shows_scope(FIGS)
    assert "piles" not in view(deal(FIGS, CARTARO, ORDER), Seat(0)).__slots__


def test_figs_art_14_all_points_of_a_deal() -> None:
    score = count("figs", [f"{ALL_COINS} AC AS AB", rest(f"{ALL_COINS} AC AS AB")], [1, 2])
    first, second = score.points
    assert (first.carte, first.denari, first.settebello, first.primiera, first.scope) == (0, 1, 1, 1, 1)
    assert (second.carte, second.denari, second.settebello, second.primiera, second.scope) == (1, 0, 0, 0, 2)
