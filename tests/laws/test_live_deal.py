"""Laws of a deal at a table where people err: nothing is lost, and nobody is ever stuck."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.cards import PACK, CardSet, Seat, cards_in, single
from settebello.engine import Play, apply, deal, legal_actions
from settebello.engine.live import (
    Act,
    Admit,
    Call,
    Choose,
    Fuori,
    Irregular,
    LiveDeal,
    Show,
    act,
    can_act,
    decode_act,
    encode_act,
    legal_plays,
    live,
    possible_plays,
)
from settebello.errors import IllegalAction, NotYourTurn
from settebello.rules import parse_rules
from tests.support.rooms import clumsy_act

RULES = [
    "figs?target=8",
    "figs",
    "scopa?capture_duty=lapse",
    "assi?players=4&capture_duty=lapse&irregularities=figs",
]
fewer = settings(max_examples=settings().max_examples // 2)


def begun(rules: str, seed: int) -> LiveDeal:
    pack = list(cards_in(PACK))
    Random(seed).shuffle(pack)
    chosen = parse_rules(rules)
    return live(deal(chosen, Seat(chosen.players - 1), pack))


def course(rules: str, seed: int, most: int) -> list[LiveDeal]:
    """Play on clumsily and return how the deal stood at first and after every act."""
    luck, moments = Random(seed), [begun(rules, seed)]
    while len(moments) <= most and not moments[-1].over:
        moments.append(act(moments[-1], *clumsy_act(moments[-1], luck)))
    return moments


courses = st.builds(course, st.sampled_from(RULES), st.integers(0, 2**32), st.integers(0, 80))


@fewer
@given(courses)
def test_no_card_is_lost_or_doubled_whatever_happens(moments: list[LiveDeal]) -> None:
    for moment in moments:
        state = moment.state
        places = [*state.hands, state.table, *state.piles, sum(map(single, state.stock))]
        assert sum(place.bit_count() for place in places) == 40
        assert sum(places) == PACK


@fewer
@given(courses)
def test_exposed_cards_are_a_part_of_their_owners_hand(moments: list[LiveDeal]) -> None:
    for moment in moments:
        hands = moment.state.hands
        assert all(not shown & ~hand for shown, hand in zip(moment.exposed, hands, strict=True))


@fewer
@given(courses)
def test_whoever_has_to_act_can(moments: list[LiveDeal]) -> None:
    for moment in moments:
        seat = moment.to_act
        if seat is None:
            assert moment.over
            continue
        due: list[Act] = list(possible_plays(moment))
        if seat != moment.state.to_move:
            due = [Choose(card) for card in cards_in(moment.exposed[moment.state.to_move])]
        assert due
        assert all(can_act(moment, seat, each) for each in due)


@fewer
@given(courses)
def test_the_acts_of_a_deal_make_the_same_deal_again(moments: list[LiveDeal]) -> None:
    again = moments[0]
    for done in moments[-1].acts:
        assert decode_act(encode_act(done.act)) == done.act
        again = act(again, done.seat, done.act)
    assert again == moments[-1]


@fewer
@given(courses)
def test_a_capture_that_was_called_is_made(moments: list[LiveDeal]) -> None:
    for moment in moments:
        if moment.must_take:
            plays = legal_plays(moment)
            assert plays
            assert all(isinstance(play, Play) and play.capture for play in plays)
            assert {single(play.card) for play in plays} == {moment.playable}


@fewer
@given(courses, st.integers(0, 2**16))
def test_what_cannot_be_done_is_refused_and_nothing_else_is(moments: list[LiveDeal], seed: int) -> None:
    luck, moment = Random(seed), moments[-1]
    card = luck.choice(cards_in(PACK))
    acts: list[Act] = [Play(card), Fuori(Play(card)), Call(), Choose(card), Show(single(card))]
    acts += [Admit(single(card)), Irregular((Seat(luck.randrange(4)),))]
    for what in acts:
        seat = Seat(luck.randrange(moment.state.rules.players))
        try:
            act(moment, seat, what)
        except (IllegalAction, NotYourTurn):
            assert not can_act(moment, seat, what)
        else:
            assert can_act(moment, seat, what)


@fewer
@given(st.integers(0, 2**32))
def test_without_mishaps_a_deal_at_a_table_is_the_engines(seed: int) -> None:
    luck, moment = Random(seed), begun("figs", seed)
    state = moment.state
    while not state.over:
        assert legal_plays(moment) == legal_actions(state)
        play = luck.choice(legal_actions(state))
        state, moment = apply(state, play), act(moment, state.to_move, play)
        assert moment.state == state
    assert moment.over


@fewer
@given(courses)
def test_a_missed_capture_lies_on_the_table_until_it_is_called(moments: list[LiveDeal]) -> None:
    for moment in moments:
        if moment.before_missed is not None:
            card = moment.state.plays[-1].action.card
            assert CardSet(moment.state.table) == CardSet(moment.before_missed.table | single(card))
