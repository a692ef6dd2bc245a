"""Records that are not whole, or not plain: reviewed as far as that makes sense, and said what is not."""

from dataclasses import replace

import pytest

from settebello.analysis import AnalysisSettings, course_of
from settebello.analysis.reviewing import review
from settebello.analysis.sentences import note_text
from settebello.engine.live import Misdeal
from settebello.errors import SettebelloError
from settebello.notation import DealRecord, MarkedAct, MatchRecord
from settebello.texts import languages, texts
from tests.unit.notation.matches import played_match

FEW = AnalysisSettings(worlds=2, runs=2, open_left=10, open_nodes=50_000)
LANGUAGES = languages()


def codes(record: MatchRecord) -> list[str]:
    """Return what a review of a record says it leaves out; each can be said."""
    found = review(record, FEW)
    for note in found.notes:
        assert all(len(note_text(note, texts(language))) > 20 for language in LANGUAGES)
    return [note.code for note in found.notes]


def with_deal(record: MatchRecord, **changes: object) -> MatchRecord:
    """Return a record whose last deal is another, and that claims no result."""
    deals = (*record.deals[:-1], replace(record.deals[-1], **changes))  # type: ignore[arg-type]  # fields of it
    return replace(record, deals=deals)


def test_a_whole_match_leaves_nothing_out() -> None:
    assert codes(played_match("scopone", 1, most=1)) == []


def test_a_deal_broken_off_has_no_result() -> None:
    record = played_match("scopone", 1, most=1, plays=9)
    found = review(record, FEW)
    assert [note.code for note in found.notes] == ["review_deal_unfinished"]
    assert found.luck is None
    assert len(found.decisions) == 9


def test_a_claim_that_does_not_hold_ends_the_review_there() -> None:
    whole = played_match("scopone", 1, most=1)
    acts = list(whole.deals[0].acts)
    acts[20] = acts[0]
    record = with_deal(whole, acts=tuple(acts))
    found = review(record, FEW)
    assert len(found.decisions) == 20
    assert [note.code for note in found.notes] == ["review_claim_wrong", "review_deal_unfinished"]


def test_a_wrong_result_is_said_and_the_plays_are_reviewed() -> None:
    record = replace(played_match("scopone", 1, most=1), score=(9, 9))
    assert codes(record) == ["review_claim_wrong"]
    assert len(course_of(record).positions) == 36


def test_a_record_of_which_nothing_holds_is_refused() -> None:
    record = with_deal(played_match("scopone", 1, most=1), dealer=2, before=(3, 3))
    with pytest.raises(SettebelloError):
        review(record, FEW)


def test_plays_from_hands_with_cards_that_nobody_saw_are_not_judged() -> None:
    whole = played_match("scopone", 1, most=1, plays=12)
    deal = whole.deals[0]
    left = course_of(whole).deals[0].state.hands
    pack = tuple(None if card is not None and sum(left) >> card & 1 else card for card in deal.pack)
    found = review(with_deal(whole, pack=pack), FEW)
    assert [note.code for note in found.notes] == ["review_deal_unfinished", "review_cards_not_seen"]
    assert {each.unjudged for each in found.decisions} == {"cards_not_seen"}
    assert len(found.decisions) == 12


def test_a_void_deal_counts_for_nothing() -> None:
    record = played_match("figs", 1, most=1, plays=0)
    void = replace(record.deals[0], acts=(MarkedAct(Misdeal((9, 9, 9, 8), 5)),))
    assert isinstance(void, DealRecord)
    assert codes(replace(record, deals=(void,))) == ["review_deal_void", "review_incidents"]


@pytest.mark.parametrize("seed", range(4))
def test_incidents_are_followed_and_not_judged(seed: int) -> None:
    record = played_match("figs", seed, most=1, mishaps=0.3)
    assert "review_incidents" in codes(record)


@pytest.mark.parametrize("rules", ["scopa?players=3&sides=solo", "scopa?players=6", "assi-2"])
def test_tables_of_other_sizes_are_reviewed(rules: str) -> None:
    record = played_match(rules, 1, most=1)
    many = record.rules.side_count != 2
    assert codes(record) == (["review_many_sides"] if many else [])
