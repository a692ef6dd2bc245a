"""Whether a position can come up: hands, turn, stock, piles and scope fit each other and the rules."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from settebello.cards import EMPTY, PACK_SIZE, CardSet, Side, cards_in, cards_text, number_of, size
from settebello.engine import State, may_bank, play_order, side_of
from settebello.notation.places import TextPlace, problem

Doubt = tuple[str, str]
"""The field at fault, and why it cannot be so."""


def check_possible(state: State, places: Mapping[str, TextPlace]) -> None:
    """Raise `SyntaxProblem` at the field that makes the position one that cannot come up."""
    for check in _CHECKS:
        for field, why in check(state):
            raise problem(why, places[field])


def _stock(state: State) -> Iterator[Doubt]:
    pattern, left = state.rules.deal, len(state.stock)
    most = PACK_SIZE - pattern.opening_size(state.rules.players)
    if left > most:
        yield "stock", f"the stock has {left} cards; by these rules it begins with {most}"
    elif left not in _stocks(state):
        yield "stock", f"the stock has {left} cards, which is no number of whole batches"


def _stocks(state: State) -> list[int]:
    """List how many cards are left after each batch."""
    players = state.rules.players
    later = state.rules.deal.batch_sizes(players, PACK_SIZE)[1:]
    return [players * sum(later[number:]) for number in range(len(later) + 1)]


def _hands(state: State) -> Iterator[Doubt]:
    order = play_order(state.rules, state.dealer)
    sizes = [size(state.hands[seat]) for seat in order]
    most, least = max(sizes), min(sizes)
    if most > _batch_size(state):
        yield "hands", f"a hand has {most} cards; by these rules it begins with {_batch_size(state)}"
    if most - least > 1 or sizes != sorted(sizes):
        yield (
            "hands",
            "the hands cannot have these sizes: whoever plays earlier has one card less, nobody two",
        )
    if not most and state.stock:
        yield (
            "hands",
            "nobody has a card, and the stock is not empty: the next batch has been handed out then",
        )


def _turn(state: State) -> Iterator[Doubt]:
    order = play_order(state.rules, state.dealer)
    most = max(map(size, state.hands))
    seat = next(seat for seat in order if size(state.hands[seat]) == most)
    if state.to_move != seat:
        yield "move", f"by dealer and hands it is the turn of {number_of(seat)}"


def _piles(state: State) -> Iterator[Doubt]:
    for side, pile in enumerate(state.piles):
        name = f"side {number_of(Side(side))}"
        banked = all(may_bank(state.rules, card) for card in cards_in(pile))
        if state.last_capturer is None and not banked:
            yield "last", "somebody has captured: there are cards in a pile"
        elif size(pile) == 1 and not banked:
            yield "piles", f"{name} cannot have a single card: whoever captures gets two or more"
        if 2 * state.scope[side] > size(pile):
            yield "scope", f"{name} has too few cards for so many scope"


def _last_capturer(state: State) -> Iterator[Doubt]:
    last = state.last_capturer
    if last is None:
        return
    if size(state.piles[side_of(state.rules, last)]) < 2:
        yield "last", f"the side of {number_of(last)} has captured nothing"
    elif play_order(state.rules, state.dealer).index(last) >= state.plays_made:
        yield "last", f"{number_of(last)} has not played yet"
    elif state.over and state.table:
        yield "table", "the deal is over: the last capturer has what was left"


def _leftovers(state: State) -> Iterator[Doubt]:
    if state.leftovers == EMPTY:
        return
    last = state.last_capturer
    if not state.over or last is None:
        yield "leftovers", "cards are left over only when the deal is over and somebody has captured"
    elif strange := state.leftovers & ~state.piles[side_of(state.rules, last)]:
        yield "leftovers", f"not in the last capturer's pile: {cards_text(CardSet(strange))}"


def _batch_size(state: State) -> int:
    """Return how many cards a hand began the batch in play with."""
    return state.rules.deal.batch_in_play(state.rules.players, PACK_SIZE, len(state.stock))


_CHECKS: Final[tuple[Callable[[State], Iterator[Doubt]], ...]] = (
    _stock,
    _hands,
    _turn,
    _piles,
    _last_capturer,
    _leftovers,
)
