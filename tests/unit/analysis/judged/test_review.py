"""Whole reviews: the same digits whoever computes them, parts that add up, no knowledge of hidden cards."""

from decimal import Decimal
from functools import cache

import pytest

from settebello.analysis import AnalysisSettings, Review, course_of, review_as_dict, review_from_dict
from settebello.analysis.judging import judge
from settebello.analysis.report import FORMAT
from settebello.analysis.reviewing import assembled, review
from settebello.engine import score_state
from settebello.errors import InvalidArgument, SyntaxProblem
from settebello.notation import MatchRecord, action_text
from tests.unit.analysis.scenes import scene
from tests.unit.notation.matches import played_match

FEW = AnalysisSettings(worlds=6, runs=4, open_left=14, open_nodes=200_000)
GAMES = ["scopone", "scopone-10", "scopa-2", "assi-2", "trentino", "figs", "scopa?players=3&sides=solo"]


@cache
def match(rules: str = "scopone", deals: int = 1) -> MatchRecord:
    return played_match(rules, 5, most=deals)


@cache
def reviewed(rules: str = "scopone", deals: int = 1) -> Review:
    return review(match(rules, deals), FEW)


def test_the_same_record_and_settings_make_the_same_review() -> None:
    assert review(match(), FEW) == reviewed()


def test_decisions_judged_in_any_order_make_the_same_review() -> None:
    course = course_of(match())
    backward = [judge(position, course.digest, FEW) for position in reversed(course.positions)]
    assert assembled(course, FEW, backward) == reviewed()


def test_another_seed_looks_at_other_worlds() -> None:
    again = review(match(), AnalysisSettings(worlds=6, runs=4, open_left=0, seed=1))
    assert [each.loss for each in again.decisions] != [each.loss for each in reviewed().decisions]


@pytest.mark.parametrize("rules", GAMES)
def test_every_legal_play_is_judged_and_the_best_has_most_points(rules: str) -> None:
    found = reviewed(rules)
    for position, decision in zip(course_of(match(rules)).positions, found.decisions, strict=True):
        if decision.unjudged is None:
            assert [each.play for each in decision.plays] == [*map(action_text, position.legal)]
            best = max(decision.plays, key=lambda each: each.points)
            assert decision.best == best.play
            assert all(each.chance is None or 0 <= each.chance <= 1 for each in decision.plays)
            assert decision.error >= 0
        else:
            assert (decision.loss, decision.plays) == (0.0, ())


@pytest.mark.parametrize("rules", GAMES)
def test_cards_play_and_chance_add_up_to_the_result_to_the_last_digit(rules: str) -> None:
    found = reviewed(rules, 2)
    parts = [each.luck for each in found.deals]
    if "players=3" in rules:
        assert found.luck is None
        assert parts == [None, None]
        return
    for luck in [found.luck, *parts]:
        assert luck is not None
        total = Decimal(str(luck.cards)) + Decimal(str(luck.play)) + Decimal(str(luck.chance))
        assert total == luck.result
    assert found.luck is not None
    assert found.luck.result == sum(each.luck.result for each in found.deals if each.luck is not None)


def test_the_exact_value_is_the_end_that_both_sides_can_hold() -> None:
    """From the last play backward: with one card left it is the count of the deal."""
    position = course_of(match()).positions[-2]
    decision = judge(position, "x", FEW)
    last = course_of(match()).positions[-1]
    assert last.before.state.cards_to_play == 1
    if decision.unjudged is None:
        points = [side.total for side in score_state(position.moments[-1].state).points]
        side = position.seat % 2
        made = next(each for each in decision.plays if each.play == decision.played)
        assert made.open_points == points[side] - points[1 - side]
    assert all(each.open_loss is None or each.open_loss >= 0 for each in reviewed().decisions)
    assert any(each.open_loss is not None for each in reviewed().decisions)


def test_a_judgement_knows_no_card_that_its_seat_did_not_see() -> None:
    """The others' cards are exchanged: what the seat knew is the same, and so is every digit."""
    hand, table = "7C2C4CFC5C6CFS2S4S", "7DRDCDRS"
    one = scene(["FC"], hands={0: hand, 1: "7S2D3D4D5D6DADCBRB"}, table=table)
    other = scene(["FC"], hands={0: hand, 1: "7BACASAB3C3S3BCCCS"}, table=table)
    assert one.before.state.hands[1] != other.before.state.hands[1]
    assert judge(one, "x", FEW) == judge(other, "x", FEW)


def test_a_review_is_kept_as_json_and_read_again() -> None:
    kept = review_as_dict(reviewed())
    assert kept["format"] == FORMAT
    assert review_from_dict(kept) == reviewed()


@pytest.mark.parametrize("wrong", [None, {}, {"format": FORMAT + 1}])
def test_what_is_no_review_of_this_format_is_refused(wrong: dict[str, int] | None) -> None:
    kept: object = {**review_as_dict(reviewed()), **wrong} if wrong else wrong
    with pytest.raises(SyntaxProblem, match=r"review"):
        review_from_dict(kept)


@pytest.mark.parametrize("worlds", [0, 7, 1_000_000])
def test_worlds_are_an_even_number_within_reason(worlds: int) -> None:
    with pytest.raises(InvalidArgument, match="worlds is an even number"):
        review(match(), AnalysisSettings(worlds=worlds))


@pytest.mark.parametrize("wrong", ["open_nodes", "seed"])
def test_a_setting_below_zero_is_refused_by_its_name(wrong: str) -> None:
    with pytest.raises(InvalidArgument) as refused:
        review(match(), AnalysisSettings(**{wrong: -1}))
    assert (refused.value.reason, refused.value.facts["argument"]) == ("argument_range", wrong)


def test_progress_is_told_from_the_first_decision_to_the_last() -> None:
    told: list[tuple[int, int]] = []
    review(match(), FEW, lambda done, of: told.append((done, of)))
    count = len(reviewed().decisions)
    assert told == [(done, count) for done in range(count + 1)]
