"""The federation's articles on mistakes and declarations (RULES.md F4.5, F11-F13, F16-F18; A15-A23)."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from settebello.cards import CardSet, Seat, Side, parse_card, parse_cards
from settebello.engine import (
    acquired,
    check_fuori,
    check_pile_request,
    check_withdrawal,
    fuori,
    irregular_hand,
    start_match,
)
from settebello.engine.live import (
    Admit,
    Call,
    Choose,
    How,
    Irregular,
    LiveDeal,
    Misdeal,
    Show,
    act,
    after_ending,
    legal_plays,
    live,
)
from settebello.errors import IllegalAction, NotYourTurn
from settebello.notation import parse_act
from settebello.rules import parse_rules
from tests.rulings.asking import cards, position

FIGS = parse_rules("figs?target=8")
HANDS = ["7S AD 5D 5S", "4C 5B RB", "2C 3C RS", "RD 6C RC"]


def at_table(hands: Sequence[str] = HANDS, table: str = "5C 2D CB CS", piles: Sequence[str] = ()) -> LiveDeal:
    """Set up a deal in which primo di mano (seat 0) is on turn."""
    return live(position("figs?target=8", hands, table, piles=piles))


def done(deal: LiveDeal, *acts: str) -> LiveDeal:
    """Make acts by whoever is to act, or by the seat written before: ``1:call``."""
    for text in acts:
        seat, _, what = text.rpartition(":") if text[1:2] == ":" else ("", "", text)
        by = deal.to_act if not seat else Seat(int(seat))
        assert by is not None
        deal = act(deal, by, parse_act(what))
    return deal


def refused(deal: LiveDeal, text: str) -> tuple[str, object]:
    """Return the reason and the article of a refusal."""
    with pytest.raises((IllegalAction, NotYourTurn)) as caught:
        done(deal, text)
    return caught.value.reason, caught.value.facts.get("article")


def playable(deal: LiveDeal) -> set[str]:
    return {str(play) for play in legal_plays(deal)}


# article 4


def test_figs_art_4_a_wrong_count_before_the_first_play_is_dealt_again_by_the_same_cartaro() -> None:
    deal = at_table()
    begun = replace(deal.state, hands=tuple(CardSet(0b111111111 << 9 * seat) for seat in range(4)))
    counted = act(live(begun), Seat(1), Misdeal((10, 8, 9, 9), 4))
    assert counted.ending is not None
    assert counted.ending.how is How.VOID
    match = start_match(FIGS, Seat(3))
    assert after_ending(match, counted.ending).dealer == match.dealer


def test_figs_art_4_a_right_count_is_no_misdeal() -> None:
    begun = replace(at_table().state, hands=tuple(CardSet(0b111111111 << 9 * seat) for seat in range(4)))
    with pytest.raises(IllegalAction) as caught:
        act(live(begun), Seat(1), Misdeal((9, 9, 9, 9), 4))
    assert (caught.value.reason, caught.value.facts["article"]) == ("counts_regular", 4)


# articles 8 and 11


def test_figs_art_11_a_capture_not_noticed_lapses_when_the_next_card_is_played() -> None:
    deal = done(at_table(), "7S", "4C")
    assert deal.state.table == cards("5C 2D CB CS 7S 4C")
    assert refused(deal, "3:call") == ("nothing_missed", 11)


def test_figs_art_11_a_capture_noticed_before_the_next_card_is_made() -> None:
    called = done(at_table(), "7S", "1:call")
    assert (called.to_act, playable(called)) == (0, {"7Sx2D5C"})
    assert refused(called, "7S") == ("must_take", 11)
    assert done(called, "7Sx2D5C").state.piles[0] == cards("7S 2D 5C")


def test_figs_art_11_the_players_of_the_other_side_and_the_player_notice_the_partner_says_nothing() -> None:
    missed = done(at_table(), "7S")
    for seat in (0, 1, 3):
        assert done(missed, f"{seat}:call").must_take
    assert refused(missed, "2:call") == ("call_by_partner", 11)


def test_figs_art_11_nothing_lapses_after_the_last_card() -> None:
    state = position("figs", ["", "", "", "7S"], "5C 2D CB", to_move=3, last=2)
    assert refused(live(state), "7S") == ("must_take", 11)


# article 12


def test_figs_art_12_the_dark_card_may_take_and_the_coin_stays_in_the_hand() -> None:
    deal = done(at_table(), "5Sx5C")
    assert deal.exposed[0] == 0
    assert deal.state.hands[0] & parse_cards("5D")


def test_figs_art_12_who_calls_it_a_mistake_exposes_the_twin() -> None:
    deal = done(at_table(), "5Sx5C", "0:admits=5D")
    assert deal.exposed[0] == cards("5D")


def test_figs_art_12_the_twin_of_a_coin_is_a_dark_card() -> None:
    deal = done(at_table(), "5Dx5C", "0:admits=5S")
    assert deal.exposed[0] == cards("5S")


@pytest.mark.parametrize("text", ["0:admits=AD", "1:admits=5B"])
def test_figs_art_12_speaks_of_a_coin_and_a_dark_card_of_equal_value_in_one_hand(text: str) -> None:
    assert refused(done(at_table(), "5Sx5C"), text) == ("no_twin", 12)


# article 13


def test_figs_art_13_a_card_that_was_played_is_not_withdrawn() -> None:
    with pytest.raises(IllegalAction) as caught:
        check_withdrawal()
    assert caught.value.reason == "played_stays"


def test_figs_art_13_a_card_shown_on_turn_counts_as_played() -> None:
    deal = done(at_table(), "0:shows=AD")
    assert playable(deal) == {"AD"}
    assert refused(deal, "5Sx5C") == ("exposed_first", 13)


def test_figs_art_13_a_card_shown_out_of_turn_lies_open_and_is_played_in_time() -> None:
    deal = done(at_table(), "1:shows=RB")
    assert (deal.to_act, deal.exposed[1]) == (0, cards("RB"))
    deal = done(deal, "AD")
    assert {play[:2] for play in playable(deal)} == {"RB"}
    assert refused(deal, "4C") == ("exposed_first", 13)


def test_figs_art_13_an_exposed_card_cannot_be_taken_before_it_is_played() -> None:
    deal = done(at_table(), "1:shows=5B")
    assert playable(deal) >= {"5Dx5C", "5Sx5C"}
    assert "5Dx5B" not in playable(deal)


def test_figs_art_13_whatever_the_consequences_an_exposed_card_takes_by_its_owners_choice() -> None:
    deal = done(at_table(["RD AD", "CD 4S", "2C", "3S"], "5C 4D AS 2S 3D"), "1:shows=CD", "AD")
    assert len(playable(deal)) > 1
    assert all(play.startswith("CDx") for play in playable(deal))


def test_figs_art_13_of_several_the_player_who_precedes_decides_each_time() -> None:
    deal = done(at_table(), "1:shows=4C5BRB", "AD")
    assert deal.to_act == 0
    assert refused(deal, "1:4C") == ("not_your_turn", 7)
    assert refused(deal, "2:chooses=4C") == ("no_choice", 13)
    deal = done(deal, "chooses=RB", "RB", "2C", "6C", "5Sx5C")
    assert deal.to_act == 0
    assert {play[:2] for play in playable(done(deal, "chooses=4C"))} == {"4C"}


def test_figs_art_13_primo_di_mano_is_preceded_by_the_cartaro() -> None:
    deal = at_table()
    shown = replace(deal, exposed=(cards("7S AD"), *deal.exposed[1:]))
    assert shown.to_act == 3
    assert act(shown, Seat(3), Choose(parse_card("AD"))).to_act == 0


def test_figs_art_13_of_several_shown_on_turn_the_owner_plays_one_and_the_others_wait() -> None:
    deal = done(at_table(), "0:shows=7SAD5D")
    assert playable(deal) == {"7Sx2D5C", "AD", "5Dx5C"}
    assert done(deal, "AD").exposed[0] == cards("7S 5D")


# article 16


def test_figs_art_16_fuori_is_declared_with_a_play_on_ones_turn() -> None:
    assert refused(at_table(), "1:4C=fuori") == ("not_your_turn", 7)
    for play in ("AD=fuori", "5Dx5C=fuori"):
        ended = done(at_table(), play)
        assert ended.ending is not None
        assert ended.ending.how is How.FUORI


def test_figs_art_16_the_cartaro_does_not_declare_at_the_last_play() -> None:
    state = position("figs?target=8", ["", "", "", "7S"], "CB", to_move=3, last=2)
    assert refused(live(state), "7S=fuori") == ("fuori_last_play", 16)


def test_figs_art_16_the_play_made_with_the_declaration_counts() -> None:
    state = replace(position("figs?target=8", ["7D", "4C", "2C", "RD"], "7C CB"), before=(7, 3))
    ended = done(live(state), "7Dx7C=fuori").ending
    assert ended is not None
    assert ended.right
    assert after_ending(start_match(FIGS, Seat(3)), ended).outcome.score == (8, 3)


def test_figs_art_16_with_the_points_the_side_wins_whatever_the_others_have() -> None:
    found = fuori(FIGS, (7, 7), [parse_cards("7D7C"), parse_cards("2C2S")], (0, 3), Side(0))
    assert (found.reached, found.outcome.winner, found.outcome.score) == (True, 0, (8, 10))


@pytest.mark.parametrize(
    ("before", "stake"), [((6, 3), 2), ((6, 0), 3), ((6, 5), 1), ((2, 6), 2), ((0, 6), 3), ((4, 6), 1)]
)
def test_figs_art_16_a_wrong_declaration_loses_by_the_lower_score(
    before: tuple[int, int], stake: int
) -> None:
    found = fuori(FIGS, before, [CardSet(0), CardSet(0)], (0, 0), Side(0))
    assert (found.reached, found.outcome.winner, found.outcome.multiplier) == (False, 1, stake)


@pytest.mark.parametrize(
    ("own", "theirs", "certain"),
    [
        ("7D 7C 7S 7B", "", 1),  # 84 against 72
        ("7D 7C 6S 6B", "", 0),  # 78 can be levelled
        ("7D 7C 7S AD", "", 0),  # no bastoni yet
        ("AS 2S 3S 4S 5S 6S 7S FS CS RS FD FC FB", "", 1),  # nobody else can have spade
    ],
)
def test_figs_art_16_the_primiera_counts_only_where_it_cannot_be_levelled(
    own: str, theirs: str, certain: int
) -> None:
    assert acquired(FIGS, [cards(own), cards(theirs)], (0, 0))[0].primiera == certain


@pytest.mark.parametrize(
    ("before", "allowed"), [((8, 8), False), ((9, 9), False), ((7, 7), True), ((8, 7), True)]
)
def test_figs_art_16_no_fuori_in_a_deal_begun_level_at_eight_or_more(
    before: tuple[int, int], allowed: bool
) -> None:
    if allowed:
        check_fuori(FIGS, before, 36)
        return
    with pytest.raises(IllegalAction) as caught:
        check_fuori(FIGS, before, 36)
    assert caught.value.reason == "fuori_level"


@pytest.mark.parametrize("target", [11, 16, 21])
def test_figs_art_16_fuori_is_for_matches_of_eight(target: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        check_fuori(parse_rules(f"figs?target={target}"), (7, 0), 36)
    assert caught.value.reason == "no_fuori"


# article 17


def test_figs_art_17_the_side_at_fault_keeps_what_it_has_and_the_other_gets_the_rest() -> None:
    begun = done(at_table(piles=["7D 7C", "2S 3B"]), "AD")
    ended = done(begun, "irregular=1:stops").ending
    assert ended is not None
    assert ended.how is How.STOPPED
    assert ended.score.totals == (1, 3)


def test_figs_art_17_a_point_nobody_can_win_any_more_goes_to_the_side_in_order() -> None:
    twenty = "AC 2C 3C 4C 5C 6C 7C FC CC RC AS 2S 3S 4S 5S 6S 7S FS CS RS"
    found = irregular_hand(FIGS, [cards(twenty), CardSet(0)], (0, 0), [Side(0)])
    assert found.points is not None
    assert [side.carte for side in found.points] == [0, 1]


def test_figs_art_17_the_side_in_order_may_go_on_and_exposed_cards_are_as_in_article_13() -> None:
    begun = done(at_table(), "AD")
    after = done(begun, "irregular=2:continues", "3:shows=RC")
    assert after.ending is None
    assert after.exposed[3] == cards("RC")


def test_figs_art_17_with_both_sides_irregular_the_deal_is_void_and_repeated() -> None:
    ended = done(done(at_table(), "AD"), "irregular=1,2:stops").ending
    assert ended is not None
    assert (ended.how, ended.score.totals) == (How.VOID, (0, 0))
    match = start_match(FIGS, Seat(3))
    assert (after_ending(match, ended).dealer, after_ending(match, ended).outcome) == (3, match.outcome)


def test_figs_art_17_speaks_of_a_deal_that_is_being_played() -> None:
    begun = replace(at_table().state, hands=tuple(CardSet(0b111111111 << 9 * seat) for seat in range(4)))
    with pytest.raises(IllegalAction) as caught:
        act(live(begun), Seat(0), Irregular((Seat(1),)))
    assert caught.value.reason == "count_before_play"


# article 18


@pytest.mark.parametrize("request_", ["review_capture", "count_pile", "count_scope"])
def test_figs_art_18_captures_are_neither_looked_at_nor_counted(request_: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        check_pile_request(FIGS, request_)
    assert caught.value.reason == "pile_closed"


def test_mistakes_cannot_happen_where_the_program_sees_to_everything() -> None:
    deal = live(position("scopone", HANDS, "5C 2D CB CS"))
    for what in (
        Show(cards("AD")),
        Admit(cards("5D")),
        Irregular((Seat(0),)),
        Misdeal((9, 9, 9, 9), 5),
        Call(),
    ):
        with pytest.raises(IllegalAction):
            act(deal, Seat(0), what)
