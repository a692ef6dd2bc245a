"""The laws of every table where people err, whatever the rules and whatever happens (FIGS 11 to 17)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import EMPTY, PACK, CardSet, Seat, card_set, cards_in, contains, single, size
from settebello.engine import (
    Action,
    BankAce,
    Play,
    State,
    apply,
    articles_apply,
    captures,
    legal_actions,
    score_state,
    view,
)
from settebello.engine.live import (
    Call,
    Choose,
    Fuori,
    How,
    Irregular,
    LiveDeal,
    Misdeal,
    Show,
    act,
    can_act,
    decode_act,
    encode_act,
    legal_plays,
    live,
    live_view,
    possible_plays,
    sees_hand,
)
from tests.kit.strategies import PlayedDeal, played_deals
from tests.laws.tables import REFUSALS, TableDeal, accepted, table_deals, table_rules

ARTICLELESS = {"no_such_seat", "no_bank"}
"""Refusals that no article speaks of."""


def union(sets: tuple[CardSet, ...]) -> CardSet:
    """Return all cards of several sets."""
    return CardSet(sum(sets))


def play_of(what: object) -> Action | None:
    """Return the play that an act is or holds."""
    if isinstance(what, Fuori):
        return what.play
    return what if isinstance(what, Play | BankAce) else None


@given(table_deals())
def test_no_card_is_lost_or_doubled(table: TableDeal) -> None:
    for now in table.moments:
        state = now.state
        places = [*state.hands, *state.piles, state.table, card_set(state.stock)]
        assert sum(map(size, places)) == size(PACK)
        assert union(tuple(places)) == PACK


@given(table_deals())
def test_an_exposed_card_is_in_its_owners_hand_until_it_is_played(table: TableDeal) -> None:
    for now in table.moments:
        for hand, lying in zip(now.state.hands, now.exposed, strict=True):
            # a call that goes back behind a batch leaves what was shown of that batch lying
            to_come = card_set(now.state.stock) if now.must_take else EMPTY
            assert not lying & ~(hand | to_come)
    for before, after in pairwise(table.moments):
        made = play_of(after.acts[-1].act)
        for seat, lying in enumerate(before.exposed):
            played = single(made.card) if made and seat == before.state.to_move else EMPTY
            assert after.exposed[seat] & lying == lying & ~played


@given(table_deals())
def test_whoever_is_to_act_can(table: TableDeal) -> None:
    for now in table.moments:
        seat, player = now.to_act, now.state.to_move
        assert (seat is None) == now.over
        if seat is None:
            assert legal_plays(now) == possible_plays(now) == ()
        elif seat == player:
            assert legal_plays(now)
            assert all(can_act(now, seat, play) for play in possible_plays(now))
        else:
            assert legal_plays(now) == ()
            assert size(now.exposed[player]) > 1
            assert all(can_act(now, seat, Choose(card)) for card in cards_in(now.exposed[player]))


@given(table_deals())
def test_nothing_happens_after_the_end(table: TableDeal) -> None:
    end = table.moments[-1]
    if end.over:
        for _, (seat, what) in table.tried:
            assert not can_act(end, seat, what)


@given(table_deals())
def test_what_can_be_done_is_what_the_checking_door_lets_in(table: TableDeal) -> None:
    for now, (seat, what) in table.tried:
        assert can_act(now, seat, what) == accepted(now, seat, what)


@given(table_deals())
def test_the_acts_replayed_give_the_same_deal(table: TableDeal) -> None:
    again = table.moments[0]
    for acted in table.moments[-1].acts:
        assert decode_act(encode_act(acted.act)) == acted.act
        again = act(again, acted.seat, acted.act)
    assert again == table.moments[-1]


@given(table_deals())
def test_who_has_exposed_cards_plays_one_of_them(table: TableDeal) -> None:
    for before, after in pairwise(table.moments):
        made, lying = play_of(after.acts[-1].act), before.exposed[before.state.to_move]
        if made is not None and lying:
            assert contains(lying, made.card)
            assert before.called in {None, made.card}


@given(table_deals())
def test_of_several_cards_shown_on_turn_the_owner_plays_one_and_of_others_the_one_before_decides(
    table: TableDeal,
) -> None:
    for before, after in pairwise(table.moments):
        what = after.acts[-1].act
        player = before.state.to_move
        if isinstance(what, Show) and after.acts[-1].seat == player and not before.exposed[player]:
            assert (after.to_act, after.playable) == (player, what.cards)
        if isinstance(what, Choose):
            assert after.acts[-1].seat == (player - 1) % before.state.rules.players
            assert (after.to_act, after.playable) == (player, single(what.card))


@given(table_deals())
def test_a_play_that_misses_a_capture_can_be_called_by_all_but_the_partner_until_the_next(
    table: TableDeal,
) -> None:
    for before, after in pairwise(table.moments):
        last = after.acts[-1]
        made = play_of(last.act)
        if made is None or after.over:
            continue
        rules = before.state.rules
        takes = captures(rules, before.state.table, made.card)
        assert last.missed == (made == Play(made.card) and bool(takes))
        if last.missed:
            assert after.state.table == before.state.table | single(made.card)
        for seat in map(Seat, range(rules.players)):
            partner = seat != last.seat and rules.sides == "pairs" and (seat - last.seat) % 2 == 0
            assert can_act(after, seat, Call()) == (last.missed and not partner)


@given(table_deals())
def test_a_called_capture_is_made_or_the_deal_has_not_moved(table: TableDeal) -> None:
    for before, after in pairwise(table.moments):
        what = after.acts[-1].act
        if isinstance(what, Call):
            assert before.before_missed is not None
            assert after.state == before.before_missed
            assert after.must_take
        elif before.must_take and after.state != before.state:
            made = play_of(what)
            assert isinstance(made, Play)
            assert made.card == before.called
            assert made.capture
            assert not after.must_take
        elif before.must_take:
            assert after.must_take


@given(table_deals(ends=False))
def test_a_deal_that_nobody_stops_is_counted_after_its_last_card(table: TableDeal) -> None:
    end = table.moments[-1]
    assert end.ending is not None
    assert end.ending.how is How.COUNTED
    assert end.ending.score == score_state(end.state)
    assert not any(end.exposed)
    assert end.before_missed is None


@given(table_deals())
def test_a_deal_ends_before_its_last_card_by_a_declaration_or_a_wrong_number(table: TableDeal) -> None:
    end = table.moments[-1]
    if end.ending is None:
        return
    last = end.acts[-1].act
    kinds: dict[How, type[object] | tuple[type[object], ...]] = {
        How.COUNTED: (Play, BankAce),
        How.FUORI: Fuori,
        How.STOPPED: Irregular,
        How.VOID: (Irregular, Misdeal),
    }
    assert isinstance(last, kinds[end.ending.how])
    assert (end.ending.outcome is not None) == (end.ending.how is How.FUORI)
    if end.ending.how is How.VOID:
        assert not any(end.ending.score.totals)


@given(table_deals())
def test_every_refusal_by_the_federations_rules_names_its_article(table: TableDeal) -> None:
    for now, (seat, what) in table.tried:
        if articles_apply(now.state.rules) and not can_act(now, seat, what):
            with pytest.raises(REFUSALS) as refused:
                act(now, seat, what)
            named = refused.value.facts.get("article")
            assert named in range(3, 19) or refused.value.reason in ARTICLELESS


@given(table_deals())
def test_without_the_articles_nothing_is_shown_and_nobody_counts(table: TableDeal) -> None:
    for moment in table.moments:
        if not articles_apply(moment.state.rules):
            assert not any(moment.exposed) or moment.must_take
            assert all(isinstance(each.act, Play | BankAce | Fuori | Call) for each in moment.acts)


@given(played_deals(table_rules()))
def test_a_deal_without_incidents_is_the_plain_engines(played: PlayedDeal) -> None:
    now = live(played.states[0])
    for before, after in pairwise(played.states):
        assert now.state == before
        assert legal_plays(now) == legal_actions(before)
        for seat in map(Seat, range(before.rules.players)):
            assert replace(live_view(now, seat), exposed=()) == view(before, seat)
        assert apply(before, after.plays[-1].action) == after
        now = act(now, before.to_move, after.plays[-1].action)
        assert not now.acts[-1].missed
    assert now.state == played.end
    assert now.ending is not None
    assert now.ending.score == score_state(played.end)


@given(table_deals(), st.integers(0, 2**32))
def test_what_a_seat_cannot_see_does_not_change_what_it_is_told(table: TableDeal, seed: int) -> None:
    for now in table.moments:
        for seat in map(Seat, range(now.state.rules.players)):
            other = shuffled_out_of_sight(now, seat, Random(seed))
            assert live_view(other, seat) == live_view(now, seat)


def shuffled_out_of_sight(now: LiveDeal, seat: Seat, rng: Random) -> LiveDeal:
    """Deal what this seat cannot see anew: closed cards of hands and the stock, as many to each."""
    state, lying = now.state, union(now.exposed)
    hidden = [at for at in range(len(state.hands)) if at != seat or not sees_hand(now, seat)]
    closed = [CardSet(hand & ~lying) if at in hidden else EMPTY for at, hand in enumerate(state.hands)]
    unseen = [card for hand in closed for card in cards_in(hand)]
    unseen += [card for card in state.stock if not contains(lying, card)]
    rng.shuffle(unseen)
    hands = list(state.hands)
    for at in hidden:
        count = size(closed[at])
        hands[at] = CardSet(hands[at] & lying | card_set(unseen[:count]))
        unseen = unseen[count:]
    stock = tuple(card if contains(lying, card) else unseen.pop() for card in state.stock)
    return replace(now, state=replace(state, hands=tuple(hands), stock=stock))


@given(table_deals())
def test_whoever_had_a_turn_sees_the_own_hand_from_then_on(table: TableDeal) -> None:
    seen: set[Seat] = set()
    for now in table.moments:
        seen.add(now.state.to_move)
        assert all(sees_hand(now, seat) for seat in seen)
        assert all(live_view(now, seat).hand == now.state.hands[seat] for seat in seen)


HAPPENED: dict[str, Callable[[LiveDeal, LiveDeal], bool]] = {
    "missed": lambda _, after: after.acts[-1].missed,
    "called": lambda _, after: after.must_take,
    "lapsed": lambda before, after: (
        before.before_missed is not None and play_of(after.acts[-1].act) is not None
    ),
    "chosen": lambda _, after: isinstance(after.acts[-1].act, Choose),
    "admitted": lambda _, after: str(after.acts[-1].act).startswith("admits"),
    "own choice": lambda _, after: size(after.own_choice) > 1,
    "shown while a capture is called": lambda before, after: before.must_take and after.must_take,
    "own choice that waits for a capture": lambda before, after: before.own_choice != 0 and after.must_take,
    "declared": lambda _, after: after.ending is not None and after.ending.how is How.FUORI,
    "stopped": lambda _, after: after.ending is not None and after.ending.how is How.STOPPED,
    "void": lambda _, after: after.ending is not None and after.ending.how is How.VOID,
    "counted": lambda _, after: after.ending is not None and after.ending.how is How.COUNTED,
}


@pytest.mark.parametrize("what", sorted(HAPPENED))
def test_the_tables_of_these_laws_meet(what: str, met: Counter[str]) -> None:
    """Without this the laws could hold for want of anything happening."""
    assert met[what]


@pytest.fixture(scope="module")
def met() -> Counter[str]:
    """Count what happens in a hundred tables, the same ones every time."""
    counted: Counter[str] = Counter()

    @settings(max_examples=100, derandomize=True, database=None)
    @given(table_deals())
    def count(table: TableDeal) -> None:
        for before, after in pairwise(table.moments):
            counted.update(name for name, happened in HAPPENED.items() if happened(before, after))

    count()
    return counted


def test_a_state_is_never_asked_for_incidents() -> None:
    """A `State` stays what the kernels know: it has no field for what only a table has."""
    assert not {"exposed", "called", "must_take", "before_missed"} & set(State.__slots__)
