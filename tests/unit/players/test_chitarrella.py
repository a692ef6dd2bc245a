"""The classical player's maxims, one situation each."""

from dataclasses import replace

import pytest

from settebello.cards import Rank, Seat, parse_card, parse_cards
from settebello.engine import Play, State, apply, view
from settebello.players import Budget, player
from settebello.players.chitarrella import refused
from settebello.players.greedy import unseen_cards
from settebello.players.maxims import (
    Situation,
    answer_partners_double,
    drop_anchor,
    keep_pairs_or_break,
    leave_little,
    leave_no_scopa,
    leave_partner_his_double,
    mind_the_sevens,
    move_of,
    play_a_double,
    turn_the_mill,
)
from tests.rulings.asking import cards, position

HANDS = ["5C 5S 2C 7S AC", "RB 6B FC 4S 3S", "FS RC CS 4B 3C", "FB 4C CB 3D 5B"]


def situation(state: State) -> Situation:
    seen = view(state, state.to_move)
    return Situation(seen, unseen_cards(seen), refused(seen))


def says(maxim: object, state: State, card: str, takes: str = "") -> float:
    """Return what a maxim says of a play of the seat on turn."""
    assert callable(maxim)
    at = situation(state)
    play = Play(parse_card(card), cards(takes)) if takes else Play(parse_card(card))
    return float(maxim(at, move_of(at.view, play)))


def test_who_cannot_take_plays_a_double() -> None:
    state = position("scopone", HANDS, "RD")
    assert says(play_a_double, state, "5C") > says(play_a_double, state, "2C") == 0


@pytest.mark.parametrize(("dealer", "likes"), [(3, True), (2, False)])
def test_the_dealers_side_keeps_pairs_and_the_other_breaks_them(dealer: int, *, likes: bool) -> None:
    # fives, twos and threes are whole; five takes two and three, and all three ranks are broken
    state = replace(position("scopone", HANDS, "2D 3B RD"), dealer=Seat(dealer))
    assert (says(keep_pairs_or_break, state, "5C", "2D 3B") > 0) == likes


def test_taking_an_equal_breaks_nothing() -> None:
    state = position("scopone", HANDS, "5D RD")
    assert says(keep_pairs_or_break, state, "5C", "5D") == 0


def test_a_lone_card_is_feared_by_how_many_can_sweep_it() -> None:
    state = position("scopone", HANDS, "")
    assert says(leave_no_scopa, state, "5C") > says(leave_no_scopa, state, "2C")


def test_the_settebello_is_not_left_to_the_next_player() -> None:
    state = position("scopone", HANDS, "7D RD FD")
    assert says(leave_little, state, "7S", "7D") > says(leave_little, state, "2C")


def test_a_seven_that_lies_is_taken_by_who_has_two() -> None:
    strong = position("scopone", ["7S 7B 2C", "RB 6B FC", "FS RC CS", "FB 4C CB"], "7C RD")
    assert says(mind_the_sevens, strong, "7S", "7C") > 0
    assert says(mind_the_sevens, position("scopone", HANDS, "RD FD"), "7S") < 0


def test_what_a_player_passed_over_he_is_not_feared_for() -> None:
    state = position("scopone", HANDS, "3D 2D")
    after = apply(state, Play(parse_card("7S")))
    assert Rank.CINQUE in refused(view(after, Seat(1)))[0]


def test_the_partners_double_is_left_to_him() -> None:
    state = position("scopone", ["5C 5S", "RB CB", "5B CS", "FB 4C"], "RD CD")
    state = apply(apply(state, Play(parse_card("5C"))), Play(parse_card("RB"), parse_cards("RD")))
    assert says(leave_partner_his_double, state, "5B", "5C") < 0
    assert says(leave_partner_his_double, state, "CS", "CD") == 0


def test_a_double_that_was_taken_is_answered() -> None:
    state = position("scopone", ["4C CC 2C", "4S 6B", "4D RC", "FB 5B"], "RD FD")
    state = apply(apply(state, Play(parse_card("4C"))), Play(parse_card("4S"), parse_cards("4C")))
    assert says(answer_partners_double, state, "4D") > 0


def test_a_card_that_only_the_own_hand_can_take_is_an_anchor() -> None:
    kings = position("scopone", ["RB RS 2C", "6B FC", "FS CS", "FB CB"], "RC RD 3C")
    assert says(drop_anchor, kings, "2C") > 0
    assert says(drop_anchor, position("scopone", HANDS, "RD"), "2C") == 0


def test_leaving_what_cannot_be_taken_turns_the_mill() -> None:
    state = position("scopone", HANDS, "5D RD")
    assert says(turn_the_mill, state, "5C", "5D") > 0
    assert says(turn_the_mill, state, "2C") == 0


def test_chitarrella_chooses_among_what_is_legal() -> None:
    state = position("scopone", HANDS, "2D 3B RD")
    seen = view(state, state.to_move)
    assert player("chitarrella").choose(seen, Budget()) in seen.legal
