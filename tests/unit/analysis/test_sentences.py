"""The numbers of a review in words: their signs, about zero, and the plurals of each language."""

import pytest

from settebello.analysis import Note
from settebello.analysis.sentences import loss_text, lost_points, note_text, signed_points, with_error
from settebello.texts import Texts, texts


@pytest.fixture(scope="module")
def italian() -> Texts:
    return texts("it")


@pytest.fixture(scope="module")
def english() -> Texts:
    return texts("en")


@pytest.mark.parametrize(
    ("points", "shown"),
    [(1.4, "+1,40"), (-1.2, "\u22121,20"), (0.0, "0,00"), (-0.004, "0,00"), (0.004, "0,00")],
)
def test_a_difference_has_its_sign_and_zero_has_none(points: float, shown: str, italian: Texts) -> None:
    assert signed_points(points, italian) == shown


def test_a_whole_difference_has_the_same_signs(english: Texts) -> None:
    assert [signed_points(points, english, 0) for points in (-9, 0, 2)] == ["\u22129", "0", "+2"]


def test_a_loss_measured_below_zero_is_about_zero(italian: Texts) -> None:
    assert lost_points(-0.08, italian) == "≈\u00a00"
    assert [lost_points(loss, italian) for loss in (-0.004, 0.0, 0.35)] == ["0,00", "0,00", "0,35"]


def test_a_line_does_not_break_between_points_and_their_error(english: Texts) -> None:
    assert with_error("+1.40", 0.35, english) == "+1.40\u00a0±\u00a00.35"
    assert loss_text(-0.08, 0.05, english) == "≈\u00a00\u00a0±\u00a00.05"


@pytest.mark.parametrize(
    ("count", "in_italian", "in_english"),
    [
        (0, "non se ne doveva più vedere nessuno.", "with none of the aces not seen."),
        (1, "se ne doveva ancora vedere uno.", "with one of the aces not seen."),
        (2, "se ne dovevano ancora vedere 2.", "with 2 of the aces not seen."),
    ],
)
@pytest.mark.parametrize("message", ["review-scopa-given", "review-under-eleven"])
def test_cards_not_seen_are_counted_in_words(
    message: str, count: int, in_italian: str, in_english: str, italian: Texts, english: Texts
) -> None:
    plays = {"better": "?", "better_total": 11, "total": 9, "table": "?"}
    assert italian.say(message, count=count, rank="assi", **plays).endswith(in_italian)
    assert english.say(message, count=count, rank="aces", **plays).endswith(in_english)


@pytest.mark.parametrize(
    ("counts", "in_italian", "in_english"),
    [
        (
            (2, 1),
            "A tavola vuota, di assi se ne dovevano vedere 2, di re uno.",
            "2 of the aces were not seen, and one of the kings.",
        ),
        (
            (1, 0),
            "A tavola vuota, di assi se ne doveva vedere uno, di re nessuno.",
            "On the empty table, one of the aces was not seen, and none of the",
        ),
    ],
)
def test_two_counts_of_a_sentence_agree_each(
    counts: tuple[int, int], in_italian: str, in_english: str, italian: Texts, english: Texts
) -> None:
    count, better = counts
    facts = {"better": "?", "count": count, "better_count": better}
    assert in_italian in italian.say("review-whirlwind", rank="assi", better_rank="re", **facts)
    assert in_english in english.say("review-whirlwind", rank="aces", better_rank="kings", **facts)


def test_a_note_counts_one_card_and_one_act(italian: Texts, english: Texts) -> None:
    broken = Note(code="review_deal_unfinished", facts={"deal": 1, "left": 1})
    assert "con una carta da giocare" in note_text(broken, italian)
    assert "with 1 card to play" in note_text(broken, english)
    assert "1 act that is no play" in note_text(
        Note(code="review_incidents", facts={"deal": 1, "count": 1}), english
    )
