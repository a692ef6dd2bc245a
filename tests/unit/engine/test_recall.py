"""An attentive player remembers the piles and every table, and how many plays ago cards were handed out."""

from hypothesis import given

from settebello.cards import Seat
from settebello.engine import view
from settebello.engine.recall import plays_of_batch, recall, recalled_piles
from tests.kit.strategies import PlayedDeal, played_deals


@given(played_deals())
def test_every_play_is_remembered_with_its_table(deal: PlayedDeal) -> None:
    for number, state in enumerate(deal.states):
        seen = view(state, Seat(0))
        assert recalled_piles(seen) == state.piles
        remembered = recall(seen)
        assert [each.played for each in remembered] == list(state.plays)
        for each, before in zip(remembered, deal.states[:number], strict=True):
            assert (each.table, each.to_play) == (before.table, before.cards_to_play)


@given(played_deals())
def test_a_batch_begins_where_the_stock_shrinks(deal: PlayedDeal) -> None:
    since = 0
    for before, state in zip(deal.states[:-1], deal.states[1:], strict=True):
        since = 0 if len(state.stock) < len(before.stock) else since + 1
        assert plays_of_batch(view(state, Seat(0))) == since
