"""How doubtful sentences of the federation's articles are read: the second half of docs/figs.md."""

from collections.abc import Sequence

import pytest

from settebello.cards import PACK, CardSet, Seat, Side, card_set, cards_in, size
from settebello.engine import acquired, fuori, irregular_hand
from settebello.engine.live import LiveDeal, act, live, live_view, sees_hand
from settebello.notation import parse_act
from settebello.rules import parse_rules
from tests.rulings.asking import cards, position, written
from tests.rulings.test_000_figs_at_the_table import at_table, done, playable, refused

FIGS = parse_rules("figs?target=8")
HANDS = ["5D 5S 5B AD", "4C 6B RB 2B", "2C 3C RS 3B", "RD 6C RC CC"]


def first_play(hands: Sequence[str], table: str) -> LiveDeal:
    """Set up the first play of a deal: the hands are filled to nine cards with others."""
    rest = iter(cards_in(CardSet(PACK & ~cards(" ".join([*hands, table])))))
    full = [
        card_set([*cards_in(cards(hand)), *(next(rest) for _ in range(9 - size(cards(hand))))])
        for hand in hands
    ]
    return live(position("figs?target=8", [written(hand) for hand in full], table))


def seen(deal: LiveDeal) -> list[int]:
    """List the seats that may look at their hands."""
    return [seat for seat in range(4) if sees_hand(deal, Seat(seat))]


def test_figs_art_5_a_call_takes_no_turn_back_from_who_had_it() -> None:
    missed = done(first_play(["7S", "4C", "", ""], "5C 2D CB CS"), "7S")
    assert seen(missed) == [0, 1]
    called = done(missed, "1:call")
    assert seen(called) == [0, 1]
    assert live_view(called, Seat(1)).hand == called.state.hands[1]
    assert live_view(called, Seat(2)).hand is None


def test_figs_art_11_a_card_that_was_called_takes_what_its_player_chooses() -> None:
    called = done(at_table(HANDS, "5C 4D AC CB"), "5D", "3:call")
    assert playable(called) == {"5Dx5C"}
    several = done(at_table(["FD AD"], "5C 3D 4C 4S CB"), "FD", "1:call")
    assert playable(several) == {"FDx3D5C", "FDx4C4S"}
    assert refused(several, "FDx3D4C") == ("no_such_capture", 9)


def test_figs_art_11_cards_shown_before_the_call_are_played_when_it_is_made() -> None:
    shown = done(at_table(), "7S", "1:shows=4CRB", "3:call")
    assert playable(shown) == {"7Sx2D5C"}
    after = done(shown, "7Sx2D5C")
    assert (after.to_act, {play[:2] for play in playable(after)}) == (1, {"4C", "RB"})


@pytest.mark.parametrize(
    "before_the_call", [("1:shows=4C", "7S", "1:shows=RB"), ("1:shows=4CRB", "7S", "0:chooses=4C")]
)
def test_figs_art_11_a_card_that_was_decided_on_before_the_call_is_played_when_it_is_made(
    before_the_call: tuple[str, ...],
) -> None:
    after = done(at_table(), *before_the_call, "3:call", "7Sx2D5C")
    assert (after.to_act, {play[:2] for play in playable(after)}) == (1, {"4C"})


def test_figs_art_11_a_declaration_leaves_nothing_to_call() -> None:
    ended = done(at_table(), "7S=fuori")
    assert refused(ended, "1:call") == ("deal_over", 7)


def test_figs_art_12_a_coin_laid_beside_its_equal_is_a_missed_capture_like_any_other() -> None:
    deal = at_table(HANDS, "5C CB CS FS")
    assert playable(deal) == {"5Dx5C", "5Sx5C", "5Bx5C", "AD"}
    called = done(deal, "5D", "1:call")
    assert playable(called) == {"5Dx5C"}
    lapsed = done(deal, "5D", "RB")
    assert lapsed.state.table == cards("5C CB CS FS 5D RB")


def test_figs_art_12_the_coin_is_laid_where_it_takes_nothing() -> None:
    deal = at_table(HANDS, "RS CB CS FS")
    assert playable(deal) == {"5D", "5S", "5B", "AD"}
    assert done(deal, "5D").exposed[0] == 0


def test_figs_art_12_of_several_dark_twins_the_player_says_which_was_meant() -> None:
    laid = done(at_table(HANDS, "RS CB CS FS"), "5D")
    assert done(laid, "0:admits=5B").exposed[0] == cards("5B")
    assert refused(laid, "0:admits=AD") == ("no_twin", 12)
    dark = done(at_table(HANDS, "RS CB CS FS"), "5S")
    assert refused(dark, "0:admits=5B") == ("no_twin", 12)


def test_figs_art_12_a_mistake_that_was_declared_is_played_at_the_next_turn() -> None:
    deal = done(at_table(HANDS, "5C CB CS FS"), "5Sx5C", "0:admits=5D", "4C", "2C", "6C")
    assert {play[:2] for play in playable(deal)} == {"5D"}


def test_figs_art_13_a_card_that_lay_open_before_comes_first() -> None:
    waiting = done(at_table(HANDS, "RS CB CS FS"), "0:shows=AD", "0:shows=5S")
    assert playable(waiting) == {"AD"}
    early = done(at_table(HANDS, "RS CB CS FS"), "1:shows=4C", "AD", "1:shows=6B")
    assert {play[:2] for play in playable(early)} == {"4C"}


def test_figs_art_13_among_several_that_lay_open_before_new_ones_can_be_decided_on_too() -> None:
    deal = done(at_table(HANDS, "RS CB CS FS"), "1:shows=4C6B", "AD", "1:shows=2B")
    assert deal.to_act == 0
    assert {play[:2] for play in playable(done(deal, "chooses=2B"))} == {"2B"}


def test_figs_art_13_a_card_that_was_decided_on_is_played_whatever_is_shown_after() -> None:
    deal = done(at_table(HANDS, "RS CB CS FS"), "1:shows=4C6B", "AD", "chooses=4C", "1:shows=2B")
    assert {play[:2] for play in playable(deal)} == {"4C"}


def test_figs_art_16_points_count_for_both_sides_alike_and_the_table_for_none() -> None:
    piles = [cards("7D 7C"), cards("AD 2D 3D 4D 5D 6D")]
    points = acquired(FIGS, piles, (0, 1))
    assert [side.total for side in points] == [1, 2]
    found = fuori(FIGS, (6, 5), piles, (0, 1), Side(0))
    assert (found.reached, found.outcome.score, found.outcome.multiplier) == (False, (7, 7), 1)


def test_figs_art_17_a_card_that_was_called_back_is_a_card_played() -> None:
    called = done(first_play(["7S", "4C", "", ""], "5C 2D CB CS"), "7S", "1:call")
    assert refused(called, "misdeal=10/8/9/9/4") == ("count_after_play", 4)
    assert done(called, "irregular=1,2:stops").over


@pytest.mark.parametrize("text", ["irregular=1:stops", "irregular=1:continues", "irregular=1,3:stops"])
def test_figs_art_17_who_is_at_fault_is_a_pair(text: str) -> None:
    """One player or both of a pair: it comes to the same, and the other pair decides whether to go on."""
    before = done(at_table(piles=["7D 7C", "2S 3B"]), "AD")
    after = act(before, Seat(1), parse_act(text))
    if "continues" in text:
        assert (after.state, after.exposed, after.over) == (before.state, before.exposed, False)
    else:
        assert after.ending is not None
        assert after.ending.score.totals == (1, 3)


def test_figs_art_17_both_pairs_at_fault_cannot_go_on() -> None:
    deal = done(at_table(), "AD", "irregular=1,2:continues")
    assert deal.ending is not None
    assert deal.ending.how == "void"


def test_figs_art_17_scope_to_come_are_not_at_stake() -> None:
    found = irregular_hand(FIGS, [cards("7D"), cards("2C 2S")], (2, 3), [Side(0)])
    assert found.points is not None
    assert [side.scope for side in found.points] == [2, 3]
    assert [side.total for side in found.points] == [3, 6]
