"""The acts that a seat is offered besides plays: call, decide, declare, show (RULES.md F11-F16).

A call is offered after every card that was laid, so that the offer does not tell whether it missed
a capture.
"""

from settebello.cards import Seat, cards_in
from settebello.engine import Play, articles_apply, check_fuori, may_be_missed, open_declarations
from settebello.engine.live import Call, Choose, Declare, LiveDeal, may_call, sees_hand
from settebello.errors import IllegalAction


def offers(deal: LiveDeal, seat: Seat) -> list[str]:
    """List the texts of the acts that the seat may try now: calling, deciding for another, declaring."""
    if deal.over:
        return []
    state = deal.state
    decides = deal.to_act == seat != state.to_move
    choices = [Choose(card) for card in cards_in(deal.exposed[state.to_move])] if decides else []
    declared = [Declare(way.named) for way in open_declarations(state, seat)] if sees_hand(deal, seat) else []
    return [*([str(Call())] if _may_call(deal, seat) else []), *map(str, choices), *map(str, declared)]


def can_declare(deal: LiveDeal) -> bool:
    """Tell whether the player on turn may declare to be out with a play."""
    try:
        check_fuori(deal.state.rules, deal.state.before, deal.state.cards_to_play)
    except IllegalAction:
        return False
    return not deal.over


def can_show(deal: LiveDeal, seat: Seat) -> bool:
    """Tell whether the seat has cards that it could expose."""
    state = deal.state
    closed = state.hands[seat] & ~deal.exposed[seat]
    return articles_apply(state.rules) and not deal.over and bool(closed) and sees_hand(deal, seat)


def _may_call(deal: LiveDeal, seat: Seat) -> bool:
    state = deal.state
    last = state.plays[-1] if state.plays else None
    if last is None or last.action != Play(last.action.card) or deal.must_take:
        return False
    return may_be_missed(state.rules) and may_call(state.rules, seat, last.seat)
