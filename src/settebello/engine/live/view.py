"""The view of one seat on a deal with its incidents."""

from settebello.arguments import check_kind
from settebello.cards import Seat
from settebello.engine.live.deal import BY_LIVE, LiveDeal
from settebello.engine.live.legal import legal_plays
from settebello.engine.seats import check_seat
from settebello.engine.views import View, hand_visible_unchecked, seen_from


def live_view(deal: LiveDeal, seat: Seat) -> View:
    """Return what this seat may know: as `view`, with the exposed cards and the duties they bring.

    Raises `InvalidArgument` for what is no deal at a table, and for a seat that the rules do not have.
    """
    check_kind("deal", deal, LiveDeal, BY_LIVE)
    seat = check_seat(deal.state.rules, seat)
    on_turn = deal.to_act == seat == deal.state.to_move
    legal = legal_plays(deal) if on_turn else ()
    return seen_from(deal.state, seat, legal, deal.exposed, sees_hand=sees_hand(deal, seat))


def sees_hand(deal: LiveDeal, seat: Seat) -> bool:
    """Tell whether the seat may look at its own hand: a call takes no turn back from who had it (F5).

    Raises as `live_view`.
    """
    check_kind("deal", deal, LiveDeal, BY_LIVE)
    state = deal.state
    seat = check_seat(state.rules, seat)
    return hand_visible_unchecked(state.rules, state.dealer, state.plays_made + deal.must_take, seat)
