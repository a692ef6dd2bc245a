"""The online house's Regolamento Scopa, section by section (RULES.md O1 to O18)."""

import pytest

from settebello.cards import EMPTY, PACK, Seat, Side, cards_in, parse_card, rank_of
from settebello.engine import (
    Match,
    Outcome,
    after_deal,
    deal,
    forfeited,
    layout,
    legal_actions,
    next_dealer,
    next_match,
    play_order,
    score_deal,
    seats_of,
    side_of,
    start_match,
)
from settebello.rules import FirstDealer, parse_rules
from tests.rulings.asking import (
    cards,
    count,
    lays,
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

ONLINE = parse_rules("online-4")
ORDER = cards_in(PACK)


@pytest.mark.parametrize(
    ("card", "value"), [("RD", 10), ("CD", 9), ("FD", 8), ("7D", 7), ("2D", 2), ("AD", 1)]
)
def test_002_valore_delle_carte(card: str, value: int) -> None:
    assert rank_of(parse_card(card)) == value


def test_002_mazziere_is_found_at_random() -> None:
    assert ONLINE.first_dealer is FirstDealer.RANDOM


def test_002_mazziere_moves_to_the_right_after_every_smazzata() -> None:
    assert next_dealer(ONLINE, Seat(3)) == play_order(ONLINE, Seat(3))[0] == 0
    match = after_deal(start_match(ONLINE, Seat(3)), score_deal(ONLINE, (EMPTY, EMPTY), (0, 0)))
    assert match.dealer == 0


def test_002_mazziere_moves_on_from_one_match_to_the_next() -> None:
    over = after_deal(start_match(ONLINE, Seat(2)), score_deal(ONLINE, (EMPTY, EMPTY), (11, 0)))
    assert over.over
    assert next_match(ONLINE, over.dealer).dealer == 3


def test_002_distribuzione_three_each_from_the_dealers_right_then_four() -> None:
    dealt = layout(ONLINE, Seat(3), ORDER)
    assert [cards_in(hand) for hand in dealt.hands] == [ORDER[0:3], ORDER[3:6], ORDER[6:9], ORDER[9:12]]
    assert cards_in(dealt.table) == ORDER[12:16]


@pytest.mark.parametrize(("table", "again"), [("RD RS RC 4B", True), ("RD RS 5C 4B", False)])
def test_002_distribuzione_three_kings_of_the_four_are_dealt_again(table: str, again: bool) -> None:
    assert redeal("online", table) == ("kings3" if again else None)


def test_002_gioco_the_dealers_right_begins() -> None:
    state = deal(ONLINE, Seat(1), ORDER)
    assert state.to_move == 2
    assert play_order(parse_rules("online-2"), Seat(0)) == (1, 0)


def test_002_gioco_1_a_card_of_the_same_value() -> None:
    assert takes("online", "4D RC", "4S") == sets("4D")


def test_002_gioco_2_cards_that_add_up() -> None:
    assert takes("online", "4D 3C RC", "7S") == sets("4D 3C")


def test_002_gioco_example_1_a_jack_takes_only_the_jack() -> None:
    assert takes("online", "3D 5C FS", "FB") == sets("FS")


def test_002_gioco_example_2_a_horse_takes_three_cards_or_two() -> None:
    assert takes("online", "AD 3C 4S 5B", "CD") == sets("AD 3C 5B", "4S 5B")


def test_002_gioco_a_card_that_takes_cannot_be_discarded() -> None:
    assert not lays("online", "5D 2C", "7S")
    assert lays("online", "5D 3C", "7S")


def test_002_gioco_all_the_cards_are_a_scopa() -> None:
    assert sweeps("online", "5D 2C", "7S")
    assert sweeps("online", "5D 2C", "7S", left=1)


def test_002_gioco_the_last_play_of_the_last_mano_is_no_scopa() -> None:
    assert not sweeps("online", "5D 2C", "7S", left=0)


def test_002_gioco_the_last_play_of_an_earlier_mano_is_a_scopa() -> None:
    state = position("online", ["", "7S"], "5D 2C", stock="AD AC AS 4D 4C 4S", to_move=1)
    assert play(state, "7Sx5D2C").scope == (0, 1)


def test_002_conclusione_della_mano_three_more_each_until_the_pack_ends() -> None:
    state = deal(ONLINE, Seat(3), ORDER)
    sizes = [len(state.stock)]
    while not state.over:
        state = play(state, str(legal_actions(state)[0]))
        sizes.append(len(state.stock))
    assert sorted(set(sizes), reverse=True) == [24, 12, 0]


def test_002_conclusione_della_smazzata_the_last_capturer_gets_the_rest_without_a_scopa() -> None:
    last = position("online", ["", "CS"], "RC FB", to_move=1, last=0)
    end = play(last, "CS")
    assert end.piles == (cards("RC FB CS"), cards(""))
    assert (end.scope, end.leftovers, end.table) == ((0, 0), cards("RC FB CS"), cards(""))


def test_002_punteggi_scopa_and_settebello() -> None:
    assert count("online", ["7D", ""], [1, 2]).totals == (2, 2)


@pytest.mark.parametrize(("coins", "points"), [("AD 2D 3D 4D 5D 6D", 1), ("AD 2D 3D 4D 5D", 0)])
def test_002_punteggi_six_coins(coins: str, points: int) -> None:
    assert count("online", [coins, rest(coins)]).points[0].denari == points


def test_002_punteggi_twenty_one_cards() -> None:
    twenty = "AD 2D 3D 4D 5D AC 2C 3C 4C 5C AS 2S 3S 4S 5S AB 2B 3B 4B 5B"
    assert count("online", [twenty, rest(twenty)]).points[0].carte == 0
    assert count("online", [twenty + " 6B", rest(twenty + " 6B")]).points[0].carte == 1


def test_002_punteggi_primiera_values() -> None:
    assert prime("online", "7D 6C AS 5B") == 21 + 18 + 16 + 15
    assert prime("online", "4D 3C 2S RB") == 14 + 13 + 12 + 10
    assert prime("online", "RD CC FS RB") == 40


def test_002_punteggi_the_highest_sum_of_four_suits_wins() -> None:
    assert prime_winner("online", "7D 7C 6S 5B", "6D 6C 7S AB") == 0


def test_002_punteggi_a_primiera_without_a_suit_is_null() -> None:
    assert prime("online", "7D 7C 7S") is None
    assert prime_winner("online", "FD FC FS 7B", "7D 7C 7S") == 0
    assert prime_winner("online", "7D 7C", "7S 7B") is None


def test_002_punteggi_are_counted_by_player_or_by_pair() -> None:
    assert [seats_of(ONLINE, side_of(ONLINE, Seat(at))) for at in (0, 1)] == [(0, 2), (1, 3)]
    assert parse_rules("online-2").side_count == 2


def test_002_conclusione_who_has_the_agreed_points_at_the_end_of_a_smazzata_wins() -> None:
    assert outcome("online?target=16", (13, 10), (3, 2)).winner == 0
    assert outcome("online?target=16", (12, 10), (3, 2)).winner is None


def test_002_parita_means_another_smazzata_until_one_is_ahead() -> None:
    level = outcome("online", (9, 9), (2, 2))
    assert level.winner is None
    assert outcome("online", level.score, (0, 0)).winner is None
    assert outcome("online", level.score, (0, 1)).winner == 1


def test_002_parita_whose_time_runs_out_loses() -> None:
    ahead = Match(ONLINE, Seat(0), 3, Outcome((9, 4)))
    assert forfeited(ahead, Side(0)).outcome.winner == 1
