"""A seat is handed what it may know, and nothing that follows from what it may not."""

from collections.abc import Iterator
from dataclasses import fields, replace

from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Card, CardSet, Seat, card_set, cards_in, size
from settebello.engine import Action, BankAce, Play, State, View, legal_actions, view
from tests.kit.strategies import PlayedDeal, played_deals, states

HIDING = {"hands", "stock", "piles"}


def is_own_hand_open(state: State, seat: int) -> bool:
    """F5: at once, or from the own first turn on."""
    turn = (seat - state.dealer - 1) % state.rules.players
    return state.rules.hand_reveal == "at_deal" or len(state.plays) >= turn


def hidden_hands(state: State, seat: int) -> list[int]:
    """List whose hands this seat may not see."""
    return [at for at in range(state.rules.players) if at != seat or not is_own_hand_open(state, seat)]


def shuffled_out_of_sight(state: State, seat: int, data: st.DataObject) -> State:
    """Deal the cards that the seat cannot see anew, everybody keeping as many as they hold."""
    hidden = hidden_hands(state, seat)
    unseen = [card for at in hidden for card in cards_in(state.hands[at])] + list(state.stock)
    cards = list(data.draw(st.permutations(unseen)))
    hands = list(state.hands)
    for at in hidden:
        count = size(hands[at])
        hands[at], cards = card_set(cards[:count]), cards[count:]
    return replace(state, hands=tuple(hands), stock=tuple(cards))


def cards_named(seen: View) -> CardSet:
    """Return every card that stands anywhere in a view."""
    sets = [seen.hand or 0, seen.table, seen.leftovers]
    return CardSet(
        _union([*sets, *(_cards_of(play.action) for play in seen.plays), *map(_cards_of, seen.legal)])
    )


def _cards_of(action: Action) -> int:
    return 1 << action.card | (action.capture if isinstance(action, Play) else 0)


def _union(sets: list[int]) -> int:
    union = 0
    for cards in sets:
        union |= cards
    return union


def everybody(state: State) -> Iterator[Seat]:
    """List the seats."""
    return map(Seat, range(state.rules.players))


@given(states(), st.data())
def test_what_a_seat_cannot_see_does_not_change_its_view(state: State, data: st.DataObject) -> None:
    for seat in everybody(state):
        assert view(shuffled_out_of_sight(state, seat, data), seat) == view(state, seat)


@given(played_deals())
def test_a_view_names_no_hidden_card(played: PlayedDeal) -> None:
    for state in played.states:
        for seat in everybody(state):
            unseen = _union([card_set(state.stock), *(state.hands[at] for at in hidden_hands(state, seat))])
            assert cards_named(view(state, seat)) & unseen == 0


def test_a_view_has_no_field_for_hands_stock_or_piles() -> None:
    assert not {field.name for field in fields(View)} & HIDING
    assert {field.name for field in fields(State)} >= HIDING


@given(played_deals())
def test_a_hand_is_seen_by_its_owner_alone_and_when_the_rules_show_it(played: PlayedDeal) -> None:
    for state in played.states:
        for seat in everybody(state):
            seen = view(state, seat)
            assert seen.hand == (state.hands[seat] if is_own_hand_open(state, seat) else None)
            assert seen.hand_sizes == tuple(map(size, state.hands))
            assert seen.stock_size == len(state.stock)


@given(played_deals())
def test_a_view_holds_what_is_public(played: PlayedDeal) -> None:
    for state in played.states:
        for seat in everybody(state):
            seen = view(state, seat)
            assert (seen.seat, seen.rules, seen.dealer, seen.before) == (
                seat,
                state.rules,
                state.dealer,
                state.before,
            )
            assert (seen.table, seen.plays, seen.scope) == (state.table, state.plays, state.scope)
            assert (seen.to_move, seen.last_capturer) == (state.to_move, state.last_capturer)


@given(played_deals())
def test_the_player_on_turn_sees_what_is_legal_and_nobody_else_does(played: PlayedDeal) -> None:
    for state in played.states:
        for seat in everybody(state):
            on_turn = seat == state.to_move and not state.over
            assert view(state, seat).legal == (legal_actions(state) if on_turn else ())
            if on_turn:
                assert view(state, seat).hand is not None


@given(played_deals())
def test_the_plays_in_a_view_tell_where_every_card_is_that_has_left_the_hands(played: PlayedDeal) -> None:
    """An attentive player can rebuild table and piles from the first table and the plays."""
    first = played.states[0]
    table, piles = first.table, [0] * first.rules.side_count
    seen = view(played.end, Seat(0))
    for play in seen.plays:
        side = play.seat % 2 if first.rules.sides == "pairs" else play.seat
        taken = play.action.capture if isinstance(play.action, Play) else 0
        card = 1 << Card(play.action.card)
        to_pile = taken or isinstance(play.action, BankAce)
        piles[side] |= taken | card if to_pile else 0
        table = CardSet(table & ~taken | (0 if to_pile else card))
    if seen.last_capturer is not None:
        last = seen.last_capturer % 2 if first.rules.sides == "pairs" else seen.last_capturer
        assert table == seen.leftovers
        piles[last] |= table
    assert tuple(piles) == played.end.piles
