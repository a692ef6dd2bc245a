"""What a computer player does at a table besides playing: calls, decides, declares (RULES.md F11-F16).

Like the choice of a play, all of it follows from the view alone.
"""

from settebello.cards import Card, CardSet, cards_in, contains, single
from settebello.engine import (
    Play,
    View,
    captures,
    check_fuori,
    fuori,
    is_scopa,
    laying_misses,
    side_of,
    worth,
)
from settebello.engine.live import Act, Call, Choose, Fuori
from settebello.engine.recall import recalled_piles
from settebello.errors import IllegalAction
from settebello.players.player import Budget, Player
from settebello.rules import Rules


def respond(player: Player, view: View, budget: Budget) -> Act:
    """Return what a player does when something is expected of its seat.

    It calls every capture that an opponent has missed, has an opponent play the exposed card that
    takes least, and declares to be out as soon as the points are certain.
    """
    if view.seat != view.to_move:
        return Choose(least_harmful(view))
    if missed_by_opponent(view):
        return Call()
    action = player.choose(view, budget)
    return Fuori(action) if isinstance(action, Play) and is_out_with(view, action) else action


def least_harmful(view: View) -> Card:
    """Return which exposed card of the player on turn takes least from the table."""
    exposed = cards_in(view.exposed[view.to_move])
    return min(exposed, key=lambda card: _most_taken(view, card))


def missed_by_opponent(view: View) -> bool:
    """Tell whether the last play laid a card that had to take, and an opponent's it was."""
    last = view.plays[-1] if view.plays else None
    if last is None or last.action != Play(last.action.card):
        return False
    before = CardSet(view.table & ~single(last.action.card))
    if side_of(view.rules, last.seat) == view.side or not contains(view.table, last.action.card):
        return False
    return laying_misses(view.rules, before, last.action.card)


def is_out_with(view: View, play: Play) -> bool:
    """Tell whether this play may be made with a declaration, and the declaration would be right."""
    try:
        check_fuori(view.rules, view.before, view.cards_to_play)
    except IllegalAction:
        return False
    piles, scope = list(recalled_piles(view)), list(view.scope)
    if play.capture:
        piles[view.side] = CardSet(piles[view.side] | play.capture | single(play.card))
        scope[view.side] += is_scopa(view.rules, view.table, play.card, play.capture, view.cards_to_play - 1)
    return fuori(view.rules, view.before, piles, scope, view.side).reached


def _most_taken(view: View, card: Card) -> tuple[bool, int]:
    """Judge the best capture of a card: whether it is a scopa, and what it is worth."""
    taken = captures(view.rules, view.table, card)
    values = [(_sweeps(view, card, each), _worth(view.rules, CardSet(each | single(card)))) for each in taken]
    return max(values, default=(False, 0))


def _sweeps(view: View, card: Card, taken: CardSet) -> bool:
    return is_scopa(view.rules, view.table, card, taken, view.cards_to_play - 1)


def _worth(rules: Rules, cards: CardSet) -> int:
    return sum(worth(rules, card) for card in cards_in(cards))
