"""The view of one seat (RULES.md F5, P4): a player gets nothing else.

A view holds the public plays so far, which is what an attentive player remembers. It has no
field for hidden hands or the stock, nor, before the own first turn under FIGS, for the own hand.
"""

from dataclasses import dataclass

from settebello.arguments import check_kind
from settebello.cards import CardSet, Seat, Side, size
from settebello.engine.actions import Action
from settebello.engine.legal import legal_actions
from settebello.engine.seats import check_seat, play_order, side_of
from settebello.engine.state import Played, State
from settebello.rules import HandReveal, Rules


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it.

    ``hand`` is None while it may not be looked at. ``legal`` is empty unless it is the seat's turn.
    ``hand_sizes`` are by seat, ``before`` and ``scope`` by side. ``exposed`` are the cards of the hands
    that lie open, by seat.
    """

    rules: Rules
    seat: Seat
    dealer: Seat
    before: tuple[int, ...]
    hand: CardSet | None
    hand_sizes: tuple[int, ...]
    table: CardSet
    stock_size: int
    scope: tuple[int, ...]
    to_move: Seat
    last_capturer: Seat | None
    plays: tuple[Played, ...]
    leftovers: CardSet
    legal: tuple[Action, ...]
    exposed: tuple[CardSet, ...] = ()

    @property
    def side(self) -> Side:
        """Return the seat's own side."""
        return side_of(self.rules, self.seat)

    @property
    def cards_to_play(self) -> int:
        """Count the cards still to be played in the whole deal."""
        return sum(self.hand_sizes) + self.stock_size


def view(state: State, seat: Seat) -> View:
    """Return what this seat may know of the deal; raise `InvalidArgument` for no seat of the rules."""
    check_kind("state", state, State, "settebello.engine.deal begins one")
    seat = check_seat(state.rules, seat)
    on_turn = state.to_move == seat and not state.over
    legal = legal_actions(state) if on_turn else ()
    return seen_from(state, seat, legal, sees_hand=sees_own_hand(state, seat))


def seen_from(
    state: State,
    seat: Seat,
    legal: tuple[Action, ...],
    exposed: tuple[CardSet, ...] = (),
    *,
    sees_hand: bool,
) -> View:
    """Return what a seat knows of the deal, given what it may play and whether it may look at its hand."""
    return View(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        before=state.before,
        hand=state.hands[seat] if sees_hand else None,
        hand_sizes=tuple(size(hand) for hand in state.hands),
        table=state.table,
        stock_size=len(state.stock),
        scope=state.scope,
        to_move=state.to_move,
        last_capturer=state.last_capturer,
        plays=state.plays,
        leftovers=state.leftovers,
        legal=legal,
        exposed=exposed,
    )


def sees_own_hand(state: State, seat: Seat) -> bool:
    """Tell whether the seat may look at its own hand now."""
    return hand_visible(state.rules, state.dealer, state.plays_made, seat)


def hand_visible(rules: Rules, dealer: Seat, plays_made: int, seat: Seat) -> bool:
    """Tell whether a seat may look at its hand after so many plays: at once, or from its first turn."""
    if rules.hand_reveal is HandReveal.AT_DEAL:
        return True
    return play_order(rules, dealer).index(seat) <= plays_made
