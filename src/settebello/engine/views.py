"""The view of one seat (RULES.md F5, P4): a player gets nothing else.

A view holds the public plays so far, which is what an attentive player remembers. It has no
field for hidden hands or the stock, nor, before the own first turn under FIGS, for the own hand.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from settebello.arguments import check_kind, checked
from settebello.cards import EMPTY, PACK_SIZE, Card, CardSet, Rank, Seat, Side, size
from settebello.engine.actions import Action
from settebello.engine.capture import Moment
from settebello.engine.declaring import Declaration, lying_open, open_declarations, shows_cards
from settebello.engine.legal import legal_actions, moment_of
from settebello.engine.seats import check_seat, play_order, side_of
from settebello.engine.state import DeclaredHand, Played, State
from settebello.rules import HandReveal, Rules


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it.

    ``hand`` is None while it may not be looked at. ``legal`` is empty unless it is the seat's turn.
    ``hand_sizes`` are by seat, ``before`` and ``scope`` by side. ``exposed`` are the cards of the hands
    that lie open, by seat. ``taken_first``, ``matta_as``, ``fresh``, ``claims`` and ``giocate`` are those of
    the state; of a declared hand that does not lie open others see no cards. ``declarations`` are the ways in
    which the seat may declare its hand now.
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
    taken_first: CardSet = EMPTY
    matta_as: Rank | None = None
    fresh: Card | None = None
    claims: tuple[DeclaredHand, ...] = ()
    giocate: tuple[int, ...] = ()
    declarations: tuple[Declaration, ...] = ()

    @property
    def moment(self) -> Moment:
        """Return what else the captures of a play depend on now."""
        return moment_of(self)

    @property
    def plays_made(self) -> int:
        """Count the plays of the deal so far."""
        return PACK_SIZE - self.rules.deal.table_size() - self.cards_to_play

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
        exposed=_open_cards(state, exposed),
        taken_first=state.taken_first,
        matta_as=state.matta_as,
        fresh=state.fresh,
        claims=state.claims if shows_cards(state.rules) else tuple(_closed(state, seat)),
        giocate=state.giocate,
        declarations=open_declarations(state, seat) if sees_hand else (),
    )


def _open_cards(state: State, exposed: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
    """Return the exposed cards together with those of declared hands that lie open."""
    declared = lying_open(state)
    if not declared:
        return exposed
    return tuple(CardSet(one | other) for one, other in zip(exposed or declared, declared, strict=True))


def _closed(state: State, seat: Seat) -> Iterator[DeclaredHand]:
    """Yield the hands that were declared without their cards, but for those that everybody has seen since."""
    for claim in state.claims:
        unseen = EMPTY if claim.seat == seat else state.hands[claim.seat]
        yield replace(claim, hand=CardSet(claim.hand & ~unseen))


@checked
def sees_own_hand(state: State, seat: Seat) -> bool:
    """Tell whether the seat may look at its own hand now."""
    return hand_visible(state.rules, state.dealer, state.plays_made, seat)


@checked
def hand_visible(rules: Rules, dealer: Seat, plays_made: int, seat: Seat) -> bool:
    """Tell whether a seat may look at its hand after so many plays: at once, or from its first turn."""
    return hand_visible_unchecked(rules, dealer, plays_made, seat)


def hand_visible_unchecked(rules: Rules, dealer: Seat, plays_made: int, seat: Seat) -> bool:
    """Tell the same of arguments that are checked."""
    if rules.hand_reveal is HandReveal.AT_DEAL:
        return True
    return play_order(rules, dealer).index(seat) <= plays_made
