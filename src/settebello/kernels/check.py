"""Checks that a position can be played to its end, which the kernels do not check.

`settebello.notation` asks more of a text (could this come up at a table?). These checks keep every count
right: forty cards, each in one place; a card in the hand of the player on turn, play after play; whole
batches in the stock.
"""

from collections.abc import Callable, Iterator
from typing import Final

from settebello.cards import EMPTY, PACK, PACK_SIZE, CardSet, Seat, card_set, cards_text, size
from settebello.engine import State, side_of
from settebello.errors import Reason, SyntaxProblem


def check_playable(state: State) -> None:
    """Raise `SyntaxProblem` for a position that the kernels could not play to its end."""
    for check in _CHECKS:
        for why in check(state):
            raise SyntaxProblem(why, reason=Reason.IMPOSSIBLE_POSITION)


def _places(state: State) -> Iterator[str]:
    players, sides = state.rules.players, state.rules.side_count
    if len(state.hands) != players:
        yield f"there are {len(state.hands)} hands for {players} players"
    if len(state.piles) != sides or len(state.scope) != sides:
        yield f"there are {len(state.piles)} piles and {len(state.scope)} counts of scope for {sides} sides"
    seats: dict[str, Seat | None] = {
        "the dealer": state.dealer,
        "on turn": state.to_move,
        "the last capturer": state.last_capturer,
    }
    for role, seat in seats.items():
        if seat is not None and not 0 <= seat < players:
            yield f"seat {seat} is {role}, and there are {players} players"


def _cards(state: State) -> Iterator[str]:
    if len(state.stock) > PACK_SIZE or not all(0 <= card < PACK_SIZE for card in state.stock):
        yield "the stock has a card that does not exist"
        return
    sets = (*state.hands, state.table, *state.piles, card_set(state.stock))
    met = EMPTY
    for cards in sets:
        if not 0 <= cards <= PACK:
            yield "there is a card that does not exist"
        elif twice := met & cards:
            yield f"these cards are in two places: {cards_text(CardSet(twice))}"
        met = CardSet(met | cards)
    if len(state.stock) != size(card_set(state.stock)):
        yield "a card is twice in the stock"
    if missing := PACK & ~met:
        yield f"these cards are nowhere: {cards_text(CardSet(missing))}"


def _turn(state: State) -> Iterator[str]:
    players = state.rules.players
    sizes = [size(state.hands[(state.to_move + step) % players]) for step in range(players)]
    if state.over and state.stock:
        yield "nobody has a card, and the stock is not empty"
    elif not state.over and not sizes[0]:
        yield f"seat {state.to_move} is on turn and has no card"
    elif sizes != sorted(sizes, reverse=True) or sizes[0] - sizes[-1] > 1:
        yield f"with hands of {sizes} cards from the player on turn, somebody would be left without a card"


def _stock(state: State) -> Iterator[str]:
    left, batch = len(state.stock), state.rules.deal.batch
    if left and (batch is None or left % batch.total(state.rules.players)):
        yield f"the {left} cards of the stock do not make whole batches"


def _piles(state: State) -> Iterator[str]:
    if any(not 0 <= count <= PACK_SIZE for count in state.scope):
        yield "a side cannot have so many scope"
    last = state.last_capturer
    holder = EMPTY if last is None else state.piles[side_of(state.rules, last)]
    if strange := state.leftovers & ~holder:
        yield f"these leftovers are not in the last capturer's pile: {cards_text(CardSet(strange & PACK))}"


_CHECKS: Final[tuple[Callable[[State], Iterator[str]], ...]] = (_places, _cards, _turn, _stock, _piles)
