"""Nothing that a seat may not know leaves the process: without that, what is sent is the same bytes."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Seat, cards_in
from settebello.engine.live import live_view, sees_hand
from settebello.room import Absence, Room, listing, project, tell
from settebello.room.public import PublicEvent
from settebello.room.screen import Phase
from settebello.rules import HandReveal, PileView
from settebello.server.connections.asking import choose_message
from settebello.server.tables.table import RECENT, Table, beginning, missed
from settebello.server.wire.messages import StateMessage
from tests.laws.test_room_log import fewer, houses
from tests.support.rooms import (
    House,
    hidden_from,
    key_text,
    rearranged,
    reseeded,
    seated,
    seed_of,
    texts_of,
)

ACTION = re.compile(r'"action":"([^"]*)"')
COMMITMENT = re.compile(r'"(commitment|next_commitment)":"[0-9a-f]{64}"')


def sent(room: Room, seat: Seat | None, told: list[PublicEvent]) -> str:
    """Return what a seat is sent while everybody is absent."""
    gone = Absence(dict.fromkeys(room.owners, 100.0))
    return StateMessage(screen=project(room, seat, absence=gone), events=told).model_dump_json()


def everybody(room: Room) -> list[Seat | None]:
    return [None, *(Seat(at) for at in range(room.rules.players))]


@fewer
@given(houses(), st.data())
def test_a_seat_is_sent_the_same_bytes_whatever_it_cannot_see(house: House, data: st.DataObject) -> None:
    room = house.room
    seat = data.draw(st.sampled_from(everybody(room)))
    order = data.draw(st.permutations(cards_in(hidden_from(room, seat))))
    other = rearranged(room, seat, list(order))
    told, told_other = tell(house.log[-1], room), tell(house.log[-1], other)
    assert sent(room, seat, told) == sent(other, seat, told_other)


@fewer
@given(houses(), st.data())
def test_the_lobby_tells_the_same_of_a_table_whatever_nobody_can_see(
    house: House, data: st.DataObject
) -> None:
    room = replace(house.room, public=True)
    order = data.draw(st.permutations(cards_in(hidden_from(room, None))))
    told = listing(room)
    assert told == listing(rearranged(reseeded(room, 99), None, list(order)))
    assert not any(key_text(number) in str(told) for number in range(6))


@fewer
@given(houses(), st.data())
def test_of_a_secret_seed_a_seat_is_sent_the_hash_alone(house: House, data: st.DataObject) -> None:
    room = house.room
    seat = data.draw(st.sampled_from(everybody(room)))
    # once the deal is over its seed is shown, and only the next one is secret
    other = reseeded(room, 99) if room.phase is Phase.PLAYING else replace(room, seed=seed_of(99))
    message, message_other = sent(room, seat, []), sent(other, seat, [])
    assert message != message_other
    assert COMMITMENT.sub("", message) == COMMITMENT.sub("", message_other)


@fewer
@given(houses())
def test_no_hidden_card_seed_or_key_is_in_what_is_sent(house: House) -> None:
    room = house.room
    # cards drawn for places, or thrown in, were of another shuffle, and everybody saw them
    told = [each for each in tell(house.log[-1], room) if each.type not in {"drawn", "redealt"}]
    secrets = [key_text(number) for number in range(6)]
    secrets += [room.seed] if room.seed else []
    luck = room.deal.luck if room.deal else None
    secrets += [luck.seed] if luck and room.phase is Phase.PLAYING else []
    for seat in everybody(room):
        message = sent(room, seat, told)
        # in an action the cards stand without a gap, and FC before CS reads like CC
        apart = ACTION.sub(lambda found: " ".join(re.findall("[A2-7FCR][DCSB]", found[1])), message)
        assert not [text for text in texts_of(hidden_from(room, seat)) if text in apart]
        assert not [secret for secret in secrets if secret in message]


@fewer
@given(houses(), st.data())
def test_a_program_is_asked_the_same_whatever_its_seat_cannot_see(house: House, data: st.DataObject) -> None:
    room = house.room
    seat = data.draw(st.sampled_from(everybody(room)[1:] if room.to_move is None else [room.to_move]))
    assert seat is not None
    order = data.draw(st.permutations(cards_in(hidden_from(room, seat))))
    asked = [choose_message(each, seat) for each in (room, rearranged(room, seat, list(order)))]
    told = [each and each.model_dump_json(exclude={"budget"}) for each in asked]
    assert told[0] == told[1]
    assert asked[0] is not None or room.deal is None or not live_view(room.deal.live, seat).legal


@fewer
@given(houses())
def test_whoever_only_looks_sees_no_hand_and_no_choice(house: House) -> None:
    screen = project(house.room, None)
    assert screen.you is None
    assert screen.hand is None
    assert screen.legal == []


@fewer
@given(houses())
def test_only_the_seat_on_turn_is_shown_what_it_may_do(house: House) -> None:
    room = house.room
    for at in range(room.rules.players):
        screen = project(room, Seat(at))
        decides = any(offer.startswith("chooses") for offer in screen.offers)
        assert (bool(screen.legal) or decides) == (screen.to_move == at)
        assert not (screen.legal and decides)


@fewer
@given(houses())
def test_an_own_hand_is_shown_as_soon_as_the_rules_allow_and_not_before(house: House) -> None:
    room = house.room
    assert room.deal is not None
    for at in range(room.rules.players):
        allowed = sees_hand(room.deal.live, Seat(at))
        assert (project(room, Seat(at)).hand is not None) == allowed
        if room.rules.hand_reveal is HandReveal.AT_DEAL:
            assert allowed


@fewer
@given(houses())
def test_closed_piles_show_no_scope_and_no_count_before_the_end(house: House) -> None:
    room = house.room
    screen = project(room, Seat(0))
    assert (screen.count is not None) == (room.phase is not Phase.PLAYING)
    closed = room.rules.pile_view is PileView.NONE
    assert all((side.scope is None) == closed == (side.scope_cards is None) for side in screen.sides)


def test_figs_art_5_nobody_sees_the_own_hand_before_the_first_turn() -> None:
    house = seated("figs", persons=4)
    deal = house.room.deal
    assert deal is not None
    for made in range(4):
        house.play(1) if made else None
        seen = [at for at in range(4) if project(house.room, Seat(at)).hand is not None]
        in_order = [(deal.state.dealer + step) % 4 for step in range(1, 5)]
        assert sorted(seen) == sorted(in_order[: made + 1])


def test_figs_art_18_a_client_that_comes_back_is_told_the_last_play_alone() -> None:
    house = seated("figs", persons=4)
    table = Table(house.room)
    first = house.room.version
    for _ in range(30):
        house.play(1)
        table.keep(house.room, tell(house.log[-1], house.room))

    def told_since(version: int) -> int:
        return sum(len(past.told) for past in missed(table, version))

    assert told_since(first) == 0
    assert beginning(table) == []
    assert told_since(house.room.version - 3) == 1
    assert told_since(house.room.version - RECENT + 1) == 1
    assert told_since(house.room.version) == 0
    assert told_since(house.room.version + 5) == 0


@pytest.mark.parametrize("rules", ["figs", "scopa", "assi"])
def test_the_fairness_of_a_deal_in_play_is_its_hash_and_the_salts(rules: str) -> None:
    house = seated(rules, persons=2)
    during = project(house.room, Seat(0)).fairness
    assert during is not None
    assert during.seed is None
    house.play_deal()
    after = project(house.room, Seat(0)).fairness
    assert after is not None
    assert after.commitment == during.commitment
    assert after.seed is not None
    assert after.next_commitment not in {None, after.commitment}
