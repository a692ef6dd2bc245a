"""Cards are neither lost nor doubled, from the deal to the last play."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import PACK, Card, CardSet, Seat, card_set, size
from settebello.engine import BankAce, Play, State, layout, play_order
from settebello.rules import Rules, To
from tests.kit.strategies import PlayedDeal, deals, packs, played_deals, random_rules


def everywhere(state: State) -> list[CardSet]:
    """List the sets that hold the cards of a deal: hands, table, piles, stock."""
    return [*state.hands, state.table, *state.piles, card_set(state.stock)]


@given(played_deals())
def test_no_card_is_lost_or_doubled(played: PlayedDeal) -> None:
    for state in played.states:
        places = everywhere(state)
        assert sum(map(size, places)) == size(PACK)
        assert sum(places) == PACK


@given(played_deals())
def test_every_card_is_played_once_by_the_hand_that_held_it(played: PlayedDeal) -> None:
    shown = [play.action.card for play in played.end.plays]
    assert len(set(shown)) == len(shown) == size(PACK) - size(played.states[0].table)
    for before, after in pairwise(played.states):
        play = after.plays[-1]
        assert play.seat == before.to_move
        assert before.hand >> play.action.card & 1


@given(played_deals())
def test_a_play_moves_only_the_card_played_and_the_cards_taken(played: PlayedDeal) -> None:
    for before, after in pairwise(played.states):
        action = after.plays[-1].action
        taken = action.capture if isinstance(action, Play) else 0
        won = taken | 1 << action.card if taken or isinstance(action, BankAce) else 0
        laid = 0 if won else 1 << action.card
        assert after.table | after.leftovers == before.table & ~taken | laid
        gains = [now & ~then for now, then in zip(after.piles, before.piles, strict=True)]
        assert sum(gains) == won | after.leftovers
        assert gains[before.side_to_move] & won == won


@given(played_deals())
def test_only_the_last_capturer_gets_the_leftovers_and_only_at_the_end(played: PlayedDeal) -> None:
    for state in played.states[:-1]:
        assert state.leftovers == 0
    end = played.end
    takers = [p.seat for p in end.plays if isinstance(p.action, Play) and p.action.capture]
    assert end.last_capturer == (takers[-1] if takers else None)
    assert end.table == 0 if takers else end.leftovers == 0


@given(deals())
def test_everybody_holds_as_many_cards_at_the_deal(state: State) -> None:
    assert len({size(hand) for hand in state.hands}) == 1
    assert size(state.table) == state.rules.deal.table_size()
    assert state.to_move == play_order(state.rules, state.dealer)[0]


@given(played_deals())
def test_batches_are_as_many_as_the_pattern_says_and_bring_no_table_cards(played: PlayedDeal) -> None:
    refills = [
        (before, after) for before, after in pairwise(played.states) if len(after.stock) < len(before.stock)
    ]
    rules = played.end.rules
    assert 1 + len(refills) == rules.deal.batches(rules.players, size(PACK))
    for before, after in refills:
        dealt = len(before.stock) - len(after.stock)
        assert sum(map(size, after.hands)) == dealt
        for at, seat in enumerate(play_order(rules, after.dealer)):
            packet = before.stock[at * dealt // rules.players : (at + 1) * dealt // rules.players]
            assert after.hands[seat] == card_set(packet)


@given(random_rules(), packs(), st.data())
def test_the_layout_is_the_packets_dealt_one_by_one(
    rules: Rules, pack: tuple[Card, ...], data: st.DataObject
) -> None:
    """F4.4, P4, S2, O6: each packet in turn, players from the dealer's right."""
    dealer = data.draw(st.integers(0, rules.players - 1).map(Seat))
    rest = list(pack)
    hands: list[set[int]] = [set() for _ in range(rules.players)]
    table: set[int] = set()
    for packet in rules.deal.opening():
        receivers = [hands[(dealer + 1 + at) % rules.players] for at in range(rules.players)]
        for receiver in receivers if packet.to is To.PLAYERS else [table]:
            receiver.update(rest.pop(0) for _ in range(packet.cards))
    dealt = layout(rules, dealer, pack)
    assert dealt.hands == tuple(sum(1 << card for card in hand) for hand in hands)
    assert dealt.table == sum(1 << card for card in table)
    assert dealt.stock == tuple(rest)
