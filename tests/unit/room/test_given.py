"""A match with given deals: those of a match that is over, from a certain play on or all of them anew."""

import pytest

from settebello.analysis import Unjudged, course_of
from settebello.cards import Seat
from settebello.cli.records.fairness import Proof, check_packs
from settebello.errors import Forbidden
from settebello.notation import dumps, loads, verified
from settebello.room import (
    Fill,
    Given,
    MatchResult,
    Origin,
    PlayAgain,
    Publish,
    Ready,
    RoomEvent,
    Sit,
    fold,
    given_by,
    match_result,
    project,
    room_record,
)
from settebello.room.results.figures import DealtFigures, Taken
from settebello.room.results.rated import is_rated
from settebello.room.screen import Phase
from settebello.store.codec import event_text, read_event
from tests.support.rooms import House, seated

MATCH = "the-match-that-is-over"
ME = "ab" * 32
BOTS = ("maestro",)


def played_out(rules: str, luck: int = 3) -> House:
    """Return a table whose match is over."""
    house = seated(rules, luck=luck)
    house.play_match()
    return house


def again(old: House, origin: Origin, seat: int = 0) -> House:
    """Return a table that begins with the deals of another."""
    house = House(old.room.rules_text, luck=77)
    given, acts = given_by(old.room, origin)
    house.do(PlayAgain(given, Sit("Ada", ME, account="ada", seat=Seat(seat)), "maestro", acts))
    return house


def result_of(house: House) -> MatchResult:
    result = match_result(house.room, 1.0)
    assert result is not None
    return result


@pytest.mark.parametrize(
    "rules", ["scopa?players=2&target=6", "scopone?target=6", "scopa?players=3&target=5", "figs?target=6"]
)
def test_a_match_goes_on_from_any_play_as_it_stood_there(rules: str) -> None:
    old = played_out(rules)
    for number, deal in enumerate(old.room.deals, 1):
        for act in {0, 1, len(deal.live.acts) // 2, len(deal.live.acts) - 1}:
            house = again(old, Origin(MATCH, number, act), seat=1)
            found = house.room.deals[-1]
            assert house.room.phase is Phase.PLAYING
            assert (found.number, found.pack, found.live.acts) == (
                number,
                deal.pack,
                deal.live.acts[:act],
            )
            assert found.state.before == deal.state.before
            assert house.room.to_move == deal.live.acts[act].seat
            assert fold(house.log) == house.room


def test_the_log_replays_from_its_text_in_the_form_of_its_version() -> None:
    house = again(played_out("scopone?target=6"), Origin(MATCH, 1, 5))
    texts = list(map(event_text, house.log))
    assert [read_event("r00m", at, text) for at, text in enumerate(texts, 1)] == house.log
    (given,) = (text for text in texts if '"type":"given"' in text)
    assert '"v":3' in given


def test_after_the_given_deals_the_packs_are_shuffled_and_sealed_again() -> None:
    old = played_out("scopa?players=2&target=6")
    house = again(old, Origin(MATCH, 1, 30))
    screen = project(house.room, Seat(0))
    assert screen.fairness is not None
    assert (screen.fairness.commitment, screen.fairness.salts) == (None, [])
    sealed = screen.fairness.next_commitment
    house.play_deal()
    house.everybody_ready()
    assert house.room.deal is not None
    assert house.room.deal.luck is not None
    assert house.room.deal.luck.commitment == sealed


def test_all_deals_again_are_dealt_in_their_order() -> None:
    old = played_out("scopa?players=2&target=11")
    house = again(old, Origin(MATCH), seat=1)
    assert project(house.room, None).fairness.next_commitment is None  # type: ignore[union-attr]  # it is there
    house.play_match("greedy")
    both = list(zip(house.room.deals, old.room.deals, strict=False))
    assert all(one.pack == other.pack and one.luck is None for one, other in both)
    assert [one.state.dealer for one, _ in both] == [other.state.dealer for _, other in both]
    assert all(deal.luck is not None for deal in house.room.deals[len(old.room.deals) :])


def test_the_record_holds_and_says_that_its_deals_were_given() -> None:
    old = played_out("scopone?target=6")
    house = again(old, Origin(MATCH, 2, 13))
    house.play_match("greedy")
    record = loads(dumps(room_record(house.room)))
    assert len(verified(record)) == len(house.room.deals)
    assert ("Origin", f"match {MATCH}, deal 2, play 14") in record.free_tags
    given = [deal.given for deal in record.deals]
    assert given[:2] == [36, 13]
    assert set(given[2:]) <= {None}
    proofs = check_packs(record)
    assert proofs[:2] == (Proof.GIVEN, Proof.GIVEN)
    assert set(proofs[2:]) <= {Proof.CHECKED}
    course = course_of(record)
    assert [each.unjudged is Unjudged.GIVEN for each in course.positions[:50]] == [True] * 49 + [False]
    assert [note.facts for note in course.notes if note.code == "review_given"] == [{"count": 49}]


def test_it_is_never_rated_nor_counted_and_says_from_where_it_is() -> None:
    house = again(played_out("scopa?players=2&target=6"), Origin(MATCH, 1, 3))
    assert not is_rated(house.room, BOTS)
    screen = project(house.room, Seat(0))
    assert (screen.rated, screen.origin) == (False, Origin(MATCH, 1, 3))
    house.play_match("greedy")
    result = result_of(house)
    assert result.origin == Origin(MATCH, 1, 3)
    assert {(each.taken, each.dealt) for each in result.seats} == {(Taken(), DealtFigures())}


def test_a_rematch_is_a_match_like_any_other() -> None:
    house = again(played_out("scopa?players=2&target=1"), Origin(MATCH))
    house.play_match("greedy")
    house.do(Ready(Seat(0), "salt"))
    assert house.room.given is None
    assert house.room.deals[0].luck is not None
    assert is_rated(house.room, BOTS)
    house.play_match("greedy")
    assert result_of(house).origin is None


def test_it_begins_at_a_new_table_alone() -> None:
    old = played_out("scopa?players=2&target=1")
    given, acts = given_by(old.room, Origin(MATCH))
    with pytest.raises(Forbidden) as refused:
        old.do(PlayAgain(given, Sit("Ada", ME), "maestro", acts))
    assert refused.value.reason == "match_begun"


def test_it_is_not_listed_for_everybody() -> None:
    house = again(played_out("scopa?players=2&target=1"), Origin(MATCH))
    with pytest.raises(Forbidden) as refused:
        house.do(Publish(Seat(0), public=True))
    assert refused.value.reason == "given_not_listed"


def test_computers_have_names_of_their_own_and_sit_at_all_other_seats() -> None:
    house = again(played_out("scopone?target=1"), Origin(MATCH), seat=2)
    names = [who.name for who in house.room.seats if who]
    assert len(set(names)) == len(names) == 4
    assert house.room.persons == {Seat(2)}
    with pytest.raises(Forbidden):
        house.do(Fill("maestro"))


def test_the_event_says_all_that_it_needs() -> None:
    old = played_out("scopa?players=2&target=1")
    house = again(old, Origin(MATCH))
    (given,) = (each for each in _given(house.log))
    assert (given.match, given.deal, given.act, len(given.packs)) == (MATCH, None, 0, len(old.room.deals))


def _given(log: list[RoomEvent]) -> list[Given]:
    return [event for event in log if isinstance(event, Given)]
