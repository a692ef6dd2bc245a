"""What one seat may know of a deal with its incidents."""

from dataclasses import replace

from settebello.cards import Seat
from settebello.engine.live.deal import LiveDeal
from settebello.engine.live.legal import legal_plays
from settebello.engine.view import View, view


def live_view(deal: LiveDeal, seat: Seat) -> View:
    """Return what this seat may know: as `view`, with the exposed cards and the duties they bring."""
    on_turn = deal.to_act == seat == deal.state.to_move
    legal = legal_plays(deal) if on_turn else ()
    return replace(view(deal.state, seat), exposed=deal.exposed, legal=legal)
