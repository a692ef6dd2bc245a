"""How players are taken to choose: chances of their plays by what each is worth at first sight."""

import numpy as np
import pytest

from settebello.engine import encode_action, view
from settebello.kernels import pack_state
from settebello.kernels.net import recall
from settebello.kernels.search.habits import (
    HABIT,
    OTHERS,
    OURS,
    PARTNER,
    PARTNER_EARLY,
    PARTNER_FIRST,
    STRANGER,
    chance_of,
    habits,
    is_first,
    row_of_partner,
    worth_of_plays,
)
from settebello.kernels.sight import sight
from tests.unit.kernels.search.by_net import desk_of, played_by_net


@pytest.mark.parametrize("rules", ["scopone-10", "scopone", "scopa-2"])
def test_the_chances_of_all_plays_of_a_hand_are_one(rules: str) -> None:
    for state in played_by_net(rules, 5, 30)[::7]:
        seen = view(state, state.to_move)
        cells, known, desk = pack_state(state).cells, sight(seen), desk_of(state)
        count = worth_of_plays(cells, known.rules, recall(known), desk)
        assert desk.actions[:count].tolist() == [encode_action(action) for action in seen.legal]
        rows = habits("scopone-9", others_learned=True)
        for first in range(0, OURS, HABIT):
            chances = [chance_of(desk.worths, count, own, rows[first:]) for own in range(count)]
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0


def test_of_plays_worth_the_same_a_partner_makes_the_first_and_a_stranger_any() -> None:
    worths, rows = np.array([0.5, 0.2, 0.5, 0.5]), habits("scopone-9", others_learned=False)
    partner = [chance_of(worths, 4, own, rows[PARTNER:]) for own in range(4)]
    assert partner[0] > 50 * partner[2]
    assert partner[2] == partner[3]
    stranger = [chance_of(worths, 4, own, rows[STRANGER:]) for own in range(4)]
    assert stranger[0] == stranger[2] == stranger[3] > stranger[1]


def test_a_stranger_follows_worth_but_one_play_in_ten() -> None:
    worths, rows = np.array([0.5, 0.2, 0.35]), habits(None, others_learned=False)
    liked = np.exp((worths - 0.5) / 0.15)
    for own in range(3):
        chance = chance_of(worths, 3, own, rows[STRANGER:])
        assert chance == pytest.approx(0.9 * liked[own] / liked.sum() + 0.1 / 3)


def test_others_are_read_more_sharply_where_their_plays_were_learned_and_partners_are_read() -> None:
    def as_strangers(game: str | None, *, learned: bool) -> bool:
        rows = habits(game, others_learned=learned)
        return bool((rows[OTHERS : OTHERS + HABIT] == rows[STRANGER : STRANGER + HABIT]).all())

    assert not as_strangers("scopone-9", learned=True)
    assert as_strangers("scopone-9", learned=False)
    assert as_strangers("scopone-10", learned=True)
    assert as_strangers(None, learned=True)


@pytest.mark.parametrize(
    ("left", "row"),
    [
        (36, PARTNER_FIRST),
        (33, PARTNER_FIRST),
        (32, PARTNER_EARLY),
        (25, PARTNER_EARLY),
        (24, PARTNER),
        (1, PARTNER),
    ],
)
def test_a_partner_chooses_by_another_habit_in_the_first_the_early_and_the_later_rounds(
    left: int, row: int
) -> None:
    assert row_of_partner(left, habits("scopone-9", others_learned=True)) == row
    assert row_of_partner(left, habits("scopone-10", others_learned=True)) == STRANGER


def test_the_first_of_equals_stands_before_them() -> None:
    worths = np.array([0.5, 0.2, 0.5, 0.2, 0.1])
    assert [is_first(worths, index) for index in range(5)] == [True, True, False, False, True]
