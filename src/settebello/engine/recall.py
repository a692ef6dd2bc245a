"""The memory of an attentive player: the piles, and every play with the table it was made on."""

from dataclasses import dataclass

from settebello.cards import EMPTY, PACK_SIZE, CardSet, single
from settebello.engine.actions import Play
from settebello.engine.seats import leftovers_to, side_of
from settebello.engine.state import Played
from settebello.engine.taken_table import table_bonus
from settebello.engine.views import View


@dataclass(frozen=True, slots=True)
class Recalled:
    """A play, what lay on the table before it, and the cards then to play, its own included."""

    played: Played
    table: CardSet
    to_play: int


def recall(view: View) -> tuple[Recalled, ...]:
    """Return the plays so far in order, as far as the view has them."""
    table, to_play = CardSet(view.table | view.leftovers), view.cards_to_play
    found: list[Recalled] = []
    for played in reversed(view.plays):
        action, to_play = played.action, to_play + 1
        if isinstance(action, Play):
            table = CardSet(table & ~single(action.card) | action.capture)
        found.append(Recalled(played, table, to_play))
    return tuple(reversed(found))


def recalled_piles(view: View) -> tuple[CardSet, ...]:
    """Return the pile of each side, as far as the view has the plays that made it."""
    piles = [EMPTY] * view.rules.side_count
    if view.taken_first and (first := table_bonus(view.rules, view.dealer, view.taken_first)) is not None:
        piles[side_of(view.rules, first.seat)] = view.taken_first
    for played in view.plays:
        action, side = played.action, side_of(view.rules, played.seat)
        if not isinstance(action, Play):
            piles[side] = CardSet(piles[side] | single(action.card))
        elif action.capture:
            piles[side] = CardSet(piles[side] | action.capture | single(action.card))
    receiver = leftovers_to(view.rules, view.dealer, view.last_capturer)
    if view.leftovers and receiver is not None:
        side = side_of(view.rules, receiver)
        piles[side] = CardSet(piles[side] | view.leftovers)
    return tuple(piles)


def plays_of_batch(view: View) -> int:
    """Count the plays made since cards were last handed out."""
    players = view.rules.players
    sizes = view.rules.deal.batch_sizes(players, PACK_SIZE)
    made = sum(sizes) * players - view.cards_to_play
    for cards in sizes[:-1]:
        if made < cards * players:
            return made
        made -= cards * players
    return made
