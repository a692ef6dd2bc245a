"""A table of duplicate deals: the deals of a set, each counted by itself, and nothing after the last."""

import pytest

from settebello.cards import Seat
from settebello.cli.records.fairness import Proof, check_packs
from settebello.duplicate import draw_set, open_deal
from settebello.duplicate.dealset import deal_seed
from settebello.errors import Forbidden, NotYourTurn, SettebelloError
from settebello.fair import salt_hash
from settebello.notation import dumps_matches, loads_matches, verified_matches
from settebello.room import (
    Publish,
    Ready,
    Repeat,
    Repeated,
    Resign,
    SaltsAsked,
    Sit,
    fold,
    match_result,
    project,
    room_records,
)
from settebello.room.results.rated import is_rated
from settebello.room.screen import FairnessScreen, Phase
from settebello.store.codec import event_text, read_event
from tests.support.rooms import House, key_text

SEED = "5e77" * 16
RULES = ("figs?fuori=no&stakes=no", "scopa?players=2", "trentino?cappotto=no", "torneo")


def dealt(rules: str, deals: int = 3, salt: str = "mine") -> House:
    """Return a table of people at which the deals of a set are played."""
    house = House(rules, luck=7)
    house.do(Repeat(tuple(deal_seed(SEED, number) for number in range(1, deals + 1))))
    for seat in range(house.room.rules.players):
        house.do(Sit(f"Player {seat}", key_text(seat), account=f"a{seat}", salt=salt, seat=seat))
    return house


def fairness(house: House, seat: Seat | None) -> FairnessScreen:
    """Return the proof as a seat sees it."""
    found = project(house.room, seat).fairness
    assert found is not None
    return found


def play_all(house: House, deals: int = 3) -> None:
    for number in range(1, deals + 1):
        house.play_deal()
        if number < deals:
            house.everybody_ready()


@pytest.mark.parametrize("rules", RULES)
def test_the_deals_are_those_of_the_set_and_each_begins_at_nothing(rules: str) -> None:
    house, other = dealt(rules), dealt(rules, salt="another")
    play_all(house)
    play_all(other)
    wanted = draw_set(rules, 3, SEED)
    assert house.room.phase is Phase.MATCH_OVER
    for number, (here, there) in enumerate(zip(house.room.deals, other.room.deals, strict=True), 1):
        deal = open_deal(wanted, number)
        assert here.pack == there.pack == deal.pack
        assert here.live.state.before == (0,) * house.room.rules.side_count
        assert here.state.dealer == deal.state.dealer
        assert here.luck is not None
        assert here.luck.commitment == wanted.deals[number - 1].commitment


def test_nothing_is_dealt_after_the_last_deal_and_nobody_can_lose_any_more() -> None:
    house = dealt("torneo")
    play_all(house)
    for command in (Ready(Seat(0)), Resign(Seat(1))):
        with pytest.raises(NotYourTurn):
            house.do(command)
    assert len(house.room.deals) == 3
    assert not house.room.in_match


def test_a_deal_is_sealed_by_its_hash_and_its_seed_is_shown_once_it_is_over() -> None:
    house, wanted = dealt("torneo"), draw_set("torneo", 3, SEED)
    for number in (1, 2, 3):
        during = [fairness(house, seat) for seat in (None, Seat(0), Seat(1))]
        assert {each.commitment for each in during} == {wanted.deals[number - 1].commitment}
        assert {each.seed for each in during} == {None}
        house.play_deal()
        after = fairness(house, Seat(0))
        assert after.seed == deal_seed(SEED, number)
        assert after.next_commitment == (None if number == 3 else wanted.deals[number].commitment)
        if number < 3:
            house.everybody_ready()
    # no other seed of the set has left the table
    assert SEED not in str(project(house.room, None))


def test_nobodys_salt_has_a_part_in_the_deal_whatever_is_given() -> None:
    house = House("torneo", luck=7)
    house.do(Repeat((deal_seed(SEED, 1), deal_seed(SEED, 2))))
    house.do(Sit("Ada", key_text(0), salt_hash=salt_hash("a"), seat=0))
    house.do(Sit("Bob", key_text(1), salt="b", seat=1))
    assert house.room.deals[0].luck is not None
    assert house.room.deals[0].luck.salts == ("", "")
    house.play_deal()
    house.do(Ready(Seat(0), salt="x"))
    house.do(Ready(Seat(1), salt_hash=salt_hash("y")))
    assert house.room.deals[1].pack == open_deal(draw_set("torneo", 2, SEED), 2).pack
    assert not any(isinstance(event, SaltsAsked) for event in house.log)


def test_the_log_replays_and_its_record_verifies() -> None:
    house = dealt("figs?fuori=no&stakes=no")
    play_all(house)
    texts = list(map(event_text, house.log))
    assert fold(read_event("x", at, text) for at, text in enumerate(texts, 1)) == house.room
    records = loads_matches(dumps_matches(room_records(house.room)))
    assert len(records) == 3
    assert len(list(verified_matches(records))) == 3
    assert [check_packs(each) for each in records] == [(Proof.CHECKED,)] * 3


def test_the_match_is_in_no_list_and_counts_for_nothing() -> None:
    house = dealt("torneo")
    assert not is_rated(house.room, ())
    with pytest.raises(Forbidden):
        house.do(Publish(Seat(0), public=True))
    play_all(house)
    assert match_result(house.room, 1.0) is None
    lost = dealt("torneo")
    lost.do(Resign(Seat(0)))
    assert lost.room.phase is Phase.MATCH_OVER
    assert match_result(lost.room, 1.0) is None


def test_a_deal_that_is_broken_off_stays_sealed_for_others_still_play_it() -> None:
    house = dealt("torneo")
    house.play_deal()
    house.everybody_ready()
    house.play(4)
    house.do(Resign(Seat(0)))
    secret = deal_seed(SEED, 2)
    assert house.room.phase is Phase.MATCH_OVER
    for seat in (None, Seat(0), Seat(1)):
        assert fairness(house, seat).seed is None
    text = dumps_matches(room_records(house.room))
    assert deal_seed(SEED, 1) in text
    assert secret not in text
    assert text.count("[Deal ") == 1


def test_a_table_where_somebody_sits_gets_no_other_deals() -> None:
    house = House("torneo", luck=7)
    house.do(Sit("Ada", key_text(0)))
    with pytest.raises(SettebelloError):
        house.do(Repeat((SEED,)))
    assert not any(isinstance(event, Repeated) for event in house.log)
