"""The chance to win a match at a score, and what the end of a deal is worth there."""

from dataclasses import replace

import numpy as np
import pytest

from settebello.engine import View, match_outcome, next_dealer, side_of, view
from settebello.players.search.chances import ends_of_deals, winning_chances, wins_by_end
from settebello.rules import parse_rules, preset
from settebello_lab.players.check import dealt

RULES = preset("scopone").rules()
TARGET = 11


def at_score(rules: str, *before: int) -> View:
    state = replace(dealt(parse_rules(rules), 1), before=before)
    return view(state, state.to_move)


def test_ends_of_deals_are_all_counted_and_the_settebello_is_somebodys() -> None:
    ends = ends_of_deals(RULES)
    assert ends.sum() == pytest.approx(1)
    assert ends[0, 0] == 0
    assert ends_of_deals(RULES) is ends


def test_a_point_more_is_never_worse_and_a_point_more_of_the_others_never_better() -> None:
    chances = winning_chances(RULES, TARGET)
    assert ((chances > 0) & (chances < 1)).all()
    assert (np.diff(chances, axis=0) > -0.01).all()
    assert (np.diff(chances, axis=1) < 0.01).all()
    assert chances[10, 0] > 0.97
    assert chances[0, 10] < 0.05


def test_a_match_played_by_its_own_deals_is_won_as_often_as_the_table_says() -> None:
    ends, rng = ends_of_deals(RULES), np.random.default_rng(1)
    cells = rng.choice(ends.size, size=(4000, 40), p=ends.ravel())
    won = 0
    for row in cells:
        score, dealers = [8, 7], 0
        for cell in row:
            score[dealers] += int(cell) // len(ends)
            score[1 - dealers] += int(cell) % len(ends)
            if max(score) >= TARGET and score[0] != score[1]:
                break
            dealers = 1 - dealers
        won += score[0] > score[1]
    assert won / len(cells) == pytest.approx(winning_chances(RULES, TARGET)[8, 7], abs=0.03)


@pytest.mark.parametrize("rules", ["scopone?target=one_deal", "scopa?players=3", "scopone"])
def test_far_from_the_target_in_a_single_deal_and_among_three_points_are_all_that_counts(rules: str) -> None:
    sides = parse_rules(rules).side_count
    assert wins_by_end(at_score(rules, *[0] * sides)) is None


@pytest.mark.parametrize("before", [(10, 9), (9, 10), (6, 10), (10, 10)])
def test_an_end_that_decides_the_match_is_worth_no_more_for_more_points(
    before: tuple[int, int],
) -> None:
    seen = at_score("scopone", *before)
    wins = wins_by_end(seen)
    assert wins is not None
    side = side_of(seen.rules, seen.to_move)
    for points in np.ndindex(5, 5):
        deal = points if side == 0 else points[::-1]
        winner = match_outcome(seen.rules, seen.before, deal).winner
        if winner is None:
            assert 0 < wins[points] < 1
        else:
            assert wins[points] == (winner == side)


def test_whoever_deals_next_has_the_dealers_chance() -> None:
    seen = at_score("scopone", 10, 6)
    wins = wins_by_end(seen)
    assert wins is not None
    side = side_of(seen.rules, seen.to_move)
    assert side_of(seen.rules, next_dealer(seen.rules, seen.dealer)) == side
    own, others = seen.before[side], seen.before[1 - side]
    assert wins[0, 2] == winning_chances(RULES, TARGET)[own, others + 2]
