"""The ambiguities of docs/statements.md, each as settled there (A15 to A17 and A19 to A23 are FIGS's own)."""

import pytest

from settebello.cards import EMPTY, PACK, Card, Seat, Side, parse_card, size
from settebello.engine import (
    Match,
    Outcome,
    deal,
    draw_roles,
    forfeited,
    match_outcome,
    next_dealer,
    play_order,
    redeal_reason,
    score_state,
    shows_scope,
)
from settebello.errors import IllegalAction
from settebello.rules import Redeal, parse_rules
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
    sets,
    sweeps,
    takes,
)


def test_a1_only_a_capture_with_the_very_last_card_is_no_scopa() -> None:
    assert not sweeps("torneo", "5D 2C", "7S", left=0)
    assert sweeps("torneo", "5D 2C", "7S", left=1)


def test_a1_a_mano_is_the_whole_deal() -> None:
    end_of_batch = position("torneo", ["", "7S"], "5D 2C", stock="AD AC AS 4D 4C 4S", to_move=1)
    assert play(end_of_batch, "7Sx5D2C").scope == (0, 1)


def test_a1_the_last_capture_counts_when_a_card_is_still_played_after_it() -> None:
    state = position("torneo", ["7S", "RB"], "5D 2C")
    assert play(state, "7Sx5D2C", "RB").scope == (1, 0)


def test_a2_scientifico_counts_a_scopa_with_the_last_card_but_not_the_leftovers() -> None:
    assert sweeps("scientifico", "5D 2C", "7S", left=0)
    last = position("scientifico", ["", "", "", "CS"], "4S", to_move=3, last=0)
    assert play(last, "CS").scope == (0, 0)


@pytest.mark.parametrize("table", ["RD RS RC 4B", "RD RS RC RB"])
def test_a3_scientifico_knows_no_redeal_for_kings(table: str) -> None:
    assert redeal("scientifico", table) is None


def test_a4_scientifico_compares_plain_sums() -> None:
    assert prime_winner("scientifico", "FD FC FS 7B", "7D 7C 7S") == 1
    assert prime("scientifico", "7D 7C 7S") == 63


def test_a5_four_kings_are_dealt_again_online_too() -> None:
    assert redeal("online", "RD RS RC RB") == "kings3"


def test_a6_the_duty_binds_the_card_played_not_the_choice_of_card() -> None:
    state = position("online", ["5D 2S 7B", "AB 3B 4B"], "5C RD")
    assert moves(state) == {"5Dx5C", "2S", "7B"}


def test_a7_the_last_capture_may_be_of_an_earlier_mano() -> None:
    state = position("online", ["7S", "2B"], "7C RD", stock="FD 6D 4D 7B 5B AB")
    end = play(state, "7Sx7C", "2B", "FD", "7B", "6D", "5B", "4D", "AB")
    assert end.over
    assert end.piles == (cards("7S 7C RD 2B FD 7B 6D 5B 4D AB"), EMPTY)


def test_a8_whose_time_runs_out_loses_at_any_moment_and_with_a_partner() -> None:
    for rules in map(parse_rules, ("online-2", "online-4")):
        for score, late in (((9, 4), Side(0)), ((11, 11), Side(1))):
            lost = forfeited(Match(rules, Seat(0), 3, Outcome(score)), late)
            assert lost.outcome.winner == 1 - late


@pytest.mark.parametrize("rules", ["online", "figs-11"])
def test_a9_both_past_the_target_the_higher_wins(rules: str) -> None:
    assert outcome(rules, (10, 9), (1, 4)).winner == 1


def test_a10_the_tournament_ends_when_both_arrive_unequal() -> None:
    assert outcome("torneo-7", (6, 5), (1, 4)).winner == 1


def test_a11_the_two_is_worth_twelve() -> None:
    assert prime("torneo", "2D 2C 2S 2B") == 48
    assert prime_winner("torneo", "2D 2C 2S 2B", "RD RC RS RB") == 0


def test_a12_the_first_player_alternates() -> None:
    torneo = parse_rules("torneo")
    first = play_order(torneo, Seat(1))[0]
    assert play_order(torneo, next_dealer(torneo, Seat(1)))[0] == 1 - first


def test_a13_more_suits_first() -> None:
    assert prime_winner("scopone", "7D 7C", "FS FB FC") == 1
    assert prime_winner("scopone", "7D 7C", "6S 6B") == 0
    assert prime_winner("scopone", "7D", "") == 0


def test_a14_figs_nobody_when_both_lack_a_suit() -> None:
    assert prime_winner("figs", "7D 7C 7S", "7B 6D 6C") is None


def test_a18_stakes_and_fuori_are_for_eight_points() -> None:
    for target in (11, 16, 21):
        rules = parse_rules(f"figs?target={target}")
        assert (rules.stakes, rules.fuori) == (False, False)
    assert (parse_rules("figs?target=8").stakes, parse_rules("figs?target=8").fuori) == (True, True)


def turned(*texts: str) -> list[list[Card]]:
    return [[parse_card(card) for card in text.split()] for text in texts]


@pytest.mark.parametrize(
    ("cards_turned", "again"),
    [
        (["2S", "2C", "5D", "7B"], (0, 1)),
        (["2S", "5C", "5D", "7B"], (1, 2)),
        (["2S", "5C", "7D", "7B"], (2, 3)),
        (["2S", "5C", "5D", "5B"], (1, 2, 3)),
        (["2S", "2C", "2D", "7B"], (0, 1, 2)),
        (["2S", "2C", "2D", "2B"], (0, 1, 2, 3)),
    ],
)
def test_a24_only_those_level_for_a_place_draw_again(cards_turned: list[str], again: tuple[int, ...]) -> None:
    assert draw_roles(turned(*cards_turned)).redraw == again


def test_a24_a_second_card_decides_only_the_place_it_was_drawn_for() -> None:
    drawn = draw_roles(turned("2S", "5C RC", "5D AB", "7B"))
    assert drawn.pairs == ((0, 2), (1, 3))
    assert (drawn.cartaro, drawn.terzo) == (0, 1)


def test_a25_an_ace_takes_everything_even_with_an_ace_on_the_table_and_must() -> None:
    assert takes("assi", "AD 3C", "AC") == sets("AD 3C")
    assert moves(position("assi", ["AC", "2S"], "AD 3C")) == {"ACxAD3C"}


def test_a26_an_ace_that_takes_a_lone_ace_sweeps_as_any_card_would() -> None:
    assert sweeps("assi", "AD", "AC")
    assert not sweeps("assi", "AD AS", "AC")
    assert sweeps("assi?ace_vs_ace=ace_only", "AD", "AC")


def test_a27_banking_an_ace_is_no_capture() -> None:
    state = position("assi?ace_bank=yes", ["AC", "2S"], "", last=1)
    banked = play(state, "AC!")
    assert (banked.scope, banked.last_capturer, banked.piles[0]) == ((0, 0), 1, cards("AC"))


def test_a27_banking_is_allowed_on_an_empty_table_and_where_the_ace_could_take() -> None:
    assert moves(position("assi?ace_bank=yes", ["AC", "2S"], "")) == {"AC", "AC!"}
    assert moves(position("assi?ace_bank=yes", ["AC", "2S"], "7D")) == {"ACx7D", "AC!"}


def test_a27_laying_an_ace_that_could_take_stays_forbidden() -> None:
    with pytest.raises(IllegalAction) as refused:
        play(position("assi?ace_bank=yes", ["AC", "2S"], "7D"), "AC")
    assert refused.value.reason == "must_take"


def test_a27_only_aces_can_be_banked() -> None:
    with pytest.raises(IllegalAction) as refused:
        play(position("assi?ace_bank=yes", ["2C", "2S"], "7D"), "2C!")
    assert refused.value.reason == "no_bank"


def test_a28_an_ace_stays_on_an_empty_table() -> None:
    assert moves(position("assi", ["AC", "2S"], "")) == {"AC"}


def test_a29_quindici_gives_no_priority_to_a_single_card_and_keeps_the_kings() -> None:
    assert takes("quindici", "7C 4S 3D", "FD") == sets("7C", "4S 3D")
    assert redeal("quindici", "RD RS RC 4B") == "kings3"


def test_a30_trentino_counts_a_scopa_with_the_last_card() -> None:
    assert sweeps("trentino", "7C", "7S", left=0)


def test_a31_all_ten_coins_are_napoli_of_ten_and_the_match() -> None:
    assert count("trentino", [ALL_COINS, ""]).points[0].napoli == 10
    assert count("trentino", ["AD 2D 3D 4D 5D 6D 7D FD", ""]).points[0].napoli == 8
    assert match_outcome(parse_rules("trentino"), (0, 20), (12, 2), all_coins=Side(0)).winner == 0


def test_a32_scientifico_is_the_page_with_nine_cards_and_ten_cards_is_another() -> None:
    nine, ten = parse_rules("scientifico"), parse_rules("scopone-10")
    pack = [Card(card) for card in range(40)]
    assert [size(hand) for hand in deal(nine, Seat(0), pack).hands] == [9] * 4
    assert [size(hand) for hand in deal(ten, Seat(0), pack).hands] == [10] * 4


def test_a33_figs_shows_no_scope() -> None:
    assert not shows_scope(parse_rules("figs"))
    assert shows_scope(parse_rules("scopone"))


def test_a34_leftovers_go_to_nobody_when_nobody_captured() -> None:
    end = play(position("scopone", ["", "", "", "CS"], "4S 6B", to_move=3), "CS")
    assert end.over
    assert (end.table, end.leftovers, end.piles) == (cards("4S 6B CS"), EMPTY, (EMPTY, EMPTY))
    assert score_state(end).totals == (0, 0)


def test_redeal_reasons_are_told_kings_first_then_the_sum_then_the_ace() -> None:
    rules = parse_rules("scopa?redeal=kings3+sum10+ace1")
    assert redeal_reason(rules, cards("RD RS RC AB")) is Redeal.KINGS3
    assert redeal_reason(rules, cards("AD AC 2S 3B")) is Redeal.SUM10
    assert redeal_reason(rules, cards("AD RC 2S 3B")) is Redeal.ACE1
    assert redeal_reason(rules, PACK) is Redeal.KINGS3
