"""What one seat may know of a deal with its incidents."""

from dataclasses import replace

from settebello.cards import Seat
from settebello.engine.live.deal import LiveDeal
from settebello.engine.live.legal import legal_plays
from settebello.engine.view import View, hand_visible, view


def live_view(deal: LiveDeal, seat: Seat) -> View:
    """Return what this seat may know: as `view`, with the exposed cards and the duties they bring."""
    on_turn = deal.to_act == seat == deal.state.to_move
    legal = legal_plays(deal) if on_turn else ()
    hand = deal.state.hands[seat] if sees_hand(deal, seat) else None
    return replace(view(deal.state, seat), hand=hand, exposed=deal.exposed, legal=legal)


def sees_hand(deal: LiveDeal, seat: Seat) -> bool:
    """Tell whether the seat may look at its own hand: a call takes no turn back from who had it (F5)."""
    state = deal.state
    return hand_visible(state.rules, state.dealer, state.plays_made + deal.must_take, seat)
