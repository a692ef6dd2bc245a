"""The English page on Scopone and its variants, paragraph by paragraph (RULES.md P1 to P27)."""

import pytest

from settebello.cards import EMPTY, PACK, Seat, Side, cards_in, parse_card, size
from settebello.engine import (
    after_deal,
    cutter,
    deal,
    layout,
    legal_actions,
    match_outcome,
    next_dealer,
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
from settebello.rules import FirstDealer, parse_rules
from tests.rulings.asking import (
    ALL_COINS,
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

SCOPONE = parse_rules("scopone")
ORDER = cards_in(PACK)
DEALER = Seat(3)
EXAMPLE = "3S 5C 5B FD"


def test_003_four_players_with_fixed_partners_opposite() -> None:
    assert [seats_of(SCOPONE, side_of(SCOPONE, Seat(at))) for at in (0, 1)] == [(0, 2), (1, 3)]


def test_003_values_in_the_prime() -> None:
    worth = [primiera_value(SCOPONE, parse_card(f"{rank}C")) for rank in "RCF765432A"]
    assert worth == [10, 10, 10, 21, 18, 15, 14, 13, 12, 16]


def test_003_deal_first_at_random_then_to_the_right_and_the_left_hand_opponent_cuts() -> None:
    assert SCOPONE.first_dealer is FirstDealer.RANDOM
    assert next_dealer(SCOPONE, DEALER) == 0
    assert cutter(SCOPONE, DEALER) == 2
    assert side_of(SCOPONE, Seat(2)) != side_of(SCOPONE, DEALER)


def test_003_deal_three_two_three_two_three() -> None:
    dealt = layout(SCOPONE, DEALER, ORDER)
    assert cards_in(dealt.hands[0]) == (*ORDER[0:3], *ORDER[14:17], *ORDER[28:31])
    assert cards_in(dealt.table) == (*ORDER[12:14], *ORDER[26:28])


def test_003_deal_players_look_at_their_hands_at_once() -> None:
    state = deal(SCOPONE, DEALER, ORDER)
    assert [view(state, Seat(at)).hand for at in range(4)] == list(state.hands)


@pytest.mark.parametrize(
    ("table", "again"), [("RD RS RC 4B", True), ("RD RS RC RB", True), ("RD RS 3C 4B", False)]
)
def test_003_deal_three_or_four_kings_are_thrown_in(table: str, again: bool) -> None:
    assert redeal("scopone", table) == ("kings3" if again else None)


def test_003_deal_after_kings_by_the_same_dealer() -> None:
    assert start_match(SCOPONE, DEALER).dealer == DEALER


def test_003_play_the_dealers_right_first_and_anticlockwise() -> None:
    assert play_order(SCOPONE, DEALER) == (0, 1, 2, 3)
    assert deal(SCOPONE, DEALER, ORDER).to_move == 0


def test_003_play_captured_cards_go_with_the_card_and_others_stay() -> None:
    state = play(position("scopone", ["5D", "2B", "3B", "4B"], EXAMPLE), "5Dx5C", "2B")
    assert state.piles == (cards("5D 5C"), cards(""))
    assert state.table == cards("3S 5B FD 2B")


def test_003_capturing_example_five_takes_one_of_the_fives() -> None:
    assert takes("scopone", EXAMPLE, "5D") == sets("5C", "5B")


def test_003_capturing_example_king_takes_both_fives() -> None:
    assert takes("scopone", EXAMPLE, "RS") == sets("5C 5B")


def test_003_capturing_example_jack_takes_the_jack_and_not_five_and_three() -> None:
    assert takes("scopone", EXAMPLE, "FS") == sets("FD")
    with pytest.raises(IllegalAction, match="has to take its equal") as refused:
        play(position("scopone", ["FS", "2B", "4B", "6B"], EXAMPLE), "FSx5C3S")
    assert refused.value.reason == "equal_first"


def test_003_capturing_of_several_sets_one_is_chosen() -> None:
    assert takes("scopone", "AC 2C 3C 4C", "5D") == sets("AC 4C", "2C 3C")


def test_003_capturing_without_a_match_the_card_stays() -> None:
    assert takes("scopone", EXAMPLE, "CS") == set()


def test_003_important_1_no_obligation_to_play_a_card_that_captures() -> None:
    assert moves(position("scopone", ["5D 2S 7B", "AB", "3B", "4B"], "5C RD")) == {"5Dx5C", "2S", "7B"}


def test_003_important_2_a_card_that_captures_must() -> None:
    assert moves(position("scopone", ["7S", "AB", "3B", "4B"], "5D 2C")) == {"7Sx2C5D"}


def test_003_important_3_single_before_group() -> None:
    assert takes("scopone", "AC 2C 3C 4C 5C 6C", "6D") == sets("6C")


def test_003_end_the_last_capturer_takes_what_is_left() -> None:
    last = position("scopone", ["", "", "", "CS"], "4S 6B", to_move=3, last=1)
    assert play(last, "CS").piles == (cards(""), cards("4S 6B CS"))


def test_003_score_majorities_and_ties() -> None:
    half = "AD 2D 3D 4D 5D AC 2C 3C 4C 5C AS 2S 3S 4S 5S AB 2B 3B 4B 5B"
    first, second = count("scopone", [half, rest(half)]).points
    assert (first.carte, first.denari, second.carte, second.denari) == (0, 0, 0, 0)
    first, second = count("scopone", [half + " 6D", rest(half + " 6D")]).points
    assert (first.carte, first.denari, second.carte, second.denari) == (1, 1, 0, 0)


def test_003_score_seven_of_coins_and_prime() -> None:
    first, second = count("scopone", ["7D 6C 6S 6B", "6D 7C 7S 7B"]).points
    assert (first.settebello, second.settebello) == (1, 0)
    assert (first.primiera, second.primiera) == (0, 1)


def test_003_score_the_prime_takes_the_best_of_each_suit() -> None:
    """The page's own sum: the highest card of each suit, of all that were captured."""
    assert prime("scopone", "7D 2D AD 6C 7C 3S RS 4B 5B") == 21 + 21 + 13 + 15


def test_003_score_equal_primes_are_not_awarded() -> None:
    assert prime_winner("scopone", "RD RC RS RB", "CD CC CS CB") is None


def test_003_score_example_three_jacks_and_a_seven_beat_three_sevens() -> None:
    jacks, sevens = "FD FC FS 7B", "7D 7C 7S"
    assert (prime("scopone", jacks), prime("scopone", sevens)) == (51, 63)
    assert prime_winner("scopone", jacks, sevens) == 0


def test_003_score_both_missing_a_suit_the_higher_total_wins() -> None:
    assert prime_winner("scopone", "7D 7C 7S", "7B 6D 6C") == 0


def test_003_score_ranking_for_the_prime_is_seven_six_ace_five_four_three_two_pictures() -> None:
    worth = [primiera_value(SCOPONE, parse_card(f"{rank}S")) for rank in "76A5432R"]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 8


def test_003_sweep_empties_the_table_and_is_marked() -> None:
    assert sweeps("scopone", "7C", "7S")
    assert not sweeps("scopone", "7C 2D", "7S", "7C")
    assert shows_scope(SCOPONE)


def test_003_sweep_never_with_the_dealers_last_card() -> None:
    last = position("scopone", ["", "", "", "7S"], "5D 2C", to_move=3)
    assert play(last, "7Sx5D2C").scope == (0, 0)


def test_003_sweep_never_by_taking_the_last_cards_from_the_table() -> None:
    last = position("scopone", ["", "", "", "CS"], "4S", to_move=3, last=1)
    assert play(last, "CS").scope == (0, 0)


def test_003_match_to_eleven_more_points_win_and_a_tie_goes_on() -> None:
    assert outcome("scopone", (9, 7), (1, 1)).winner is None
    assert outcome("scopone", (9, 7), (2, 1)).winner == 0
    assert outcome("scopone", (10, 9), (1, 3)).winner == 1
    assert outcome("scopone", (10, 10), (1, 1)).winner is None
    assert outcome("scopone", (11, 11), (1, 0)).winner == 0


def test_003_ten_card_none_on_the_table() -> None:
    dealt = layout(parse_rules("scopone-10"), DEALER, ORDER)
    assert [size(hand) for hand in dealt.hands] == [10] * 4
    assert dealt.table == EMPTY
    assert redeal("scopone-10", "") is None


@pytest.mark.parametrize("table", ["7C", "5D 2C"])
def test_003_ten_card_according_to_some_the_dealers_last_sweep_counts(table: str) -> None:
    assert not sweeps("scopone-10", table, "7S", left=0)
    assert sweeps("scopone-10-last", table, "7S", left=0)


def test_003_trentino_plays_to_twenty_one() -> None:
    assert outcome("trentino", (15, 12), (4, 5)).winner is None
    assert outcome("trentino", (15, 12), (6, 5)).winner == 0
    assert outcome("trentino", (15, 16), (6, 5)).winner is None


def test_003_trentino_example_napoli_from_ace_to_six_is_six() -> None:
    first, _ = count("trentino", ["AD 2D 3D 4D 5D 6D", "7D FD CD RD"]).points
    assert (first.napoli, first.denari) == (6, 1)


@pytest.mark.parametrize(
    ("coins", "points"),
    [
        ("AD 2D 3D", 3),
        ("AD 2D", 0),
        ("2D 3D 4D", 0),
        ("AD 2D 3D 5D", 3),
        ("AD 2D 3D 4D 5D 6D 7D FD CD", 9),
    ],
)
def test_003_trentino_napoli_is_the_top_of_the_unbroken_run(coins: str, points: int) -> None:
    assert count("trentino", [coins, ""]).points[0].napoli == points
    assert count("scopone", [coins, ""]).points[0].napoli == 0


def test_003_trentino_cappotto_wins_outright() -> None:
    match = start_match(parse_rules("trentino"), DEALER)
    score = score_deal(match.rules, (cards(ALL_COINS), rest(ALL_COINS)), (0, 20))
    won = after_deal(match, score)
    assert won.outcome.winner == 0
    assert won.outcome.score[1] > 20


def test_003_cappotto_is_nothing_elsewhere() -> None:
    assert match_outcome(SCOPONE, (0, 10), (3, 2), all_coins=Side(0)).winner == 1


def test_003_re_bello_is_a_fifth_point() -> None:
    first, second = count("scopone-9-rebello", ["7D", "RD"]).points
    assert (first.re_bello, second.re_bello) == (0, 1)
    assert count("scopone-9-rebello", [PACK, EMPTY]).totals == (5, 0)
    assert count("scopone", [PACK, EMPTY]).totals == (4, 0)


def test_003_south_values_king_horse_and_jack_as_ten_nine_and_eight() -> None:
    assert prime("scopone-9-south", "RD CC FS RB") == 37
    assert prime_winner("scopone-9-south", "FD FC FS 7B", "CD CC CS 6B") is None
    assert prime_winner("scopone", "FD FC FS 7B", "CD CC CS 6B") == 0


@pytest.mark.parametrize(("rules", "batches"), [("scopa-4", 3), ("scopa-2", 6)])
def test_003_scopa_three_cards_each_and_four_on_the_table(rules: str, batches: int) -> None:
    state = deal(parse_rules(rules), Seat(0), ORDER)
    assert {size(hand) for hand in state.hands} == {3}
    assert size(state.table) == 4
    stocks = {len(state.stock)}
    while not state.over:
        state = play(state, str(legal_actions(state)[0]))
        stocks.add(len(state.stock))
    assert len(stocks) == batches


def test_003_scopa_cards_left_between_deals_stay_and_can_be_captured() -> None:
    state = position("scopa-2", ["", "2S"], "RC FB", stock="FD AC AS 4D 4C 4S", to_move=1, last=0)
    state = play(state, "2S")
    assert state.table == cards("RC FB 2S")
    assert state.piles == (cards(""), cards(""))
    assert "FDxFB" in moves(state)


def test_003_scopa_a_sweep_with_the_last_card_of_an_earlier_deal_counts() -> None:
    state = position("scopa-2", ["", "2S"], "2C", stock="FD AC AS 4D 4C 4S", to_move=1)
    assert play(state, "2Sx2C").scope == (0, 1)
    assert play(position("scopa-2", ["", "2S"], "2C", to_move=1), "2Sx2C").scope == (0, 0)


def test_003_assi_an_ace_takes_all_table_cards() -> None:
    assert takes("assi", "3C 5D RS", "AC") == sets("3C 5D RS")
    assert takes("assi", "3C 5D RS", "3S") == sets("3C")
    assert takes("scopa", "3C 5D RS", "AC") == set()


def test_003_assi_variation_1_an_aces_sweep_counts_or_not() -> None:
    assert not sweeps("assi", "3C 5D", "AC")
    assert sweeps("assi?ace_scopa=yes", "3C 5D", "AC")
    assert sweeps("assi", "AD 3C", "4C")


def test_003_assi_variation_2_an_ace_on_the_table_is_all_an_ace_takes() -> None:
    assert takes("assi?ace_vs_ace=ace_only", "AD 3C", "AC") == sets("AD")
    assert takes("assi?ace_vs_ace=ace_only", "AD AS 3C", "AC") == sets("AD", "AS")
    assert takes("assi?ace_vs_ace=ace_only", "5D 3C", "AC") == sets("5D 3C")


def test_003_assi_variation_3_an_ace_goes_to_the_own_tricks() -> None:
    state = position("assi?ace_bank=yes", ["AD", "2S"], "3C 5D")
    assert moves(state) == {"AD!", "ADx3C5D"}
    banked = play(state, "AD!")
    assert (banked.piles[0], banked.table) == (cards("AD"), cards("3C 5D"))
    assert moves(position("assi", ["AD", "2S"], "3C 5D")) == {"ADx3C5D"}


def test_003_assi_variation_4_an_ace_among_the_first_cards_is_dealt_again() -> None:
    assert redeal("assi-4-monte", "AD 6C 7S FB") == "ace1"
    assert redeal("assi-4-monte", "2D 6C 7S FB") is None
    assert redeal("assi-4", "AD 6C 7S FB") is None
    assert redeal("assi-4-monte", "RD RS RC FB") == "kings3"


def test_003_quindici_example_four_takes_four_and_seven_or_ace_three_and_seven() -> None:
    assert takes("quindici", "AS 3C 4D 7B", "4S") == sets("4D 7B", "AS 3C 7B")


def test_003_quindici_equal_value_alone_takes_nothing() -> None:
    assert takes("quindici", "7C", "7D") == set()
    assert takes("quindici", "5D", "RC") == sets("5D")


def test_003_quindici_a_wrong_set_is_not_said_to_miss_its_equal() -> None:
    with pytest.raises(IllegalAction, match="can take 4D7B") as refused:
        play(position("quindici", ["4S", "2B"], "4D 7B RC"), "4Sx4D")
    assert refused.value.reason == "no_such_capture"
