"""The other acts of a computer player: it calls, decides, declares (RULES.md F11-F16).

Like the choice of a play, all of it follows from the view alone.
"""

from collections.abc import Sequence

from settebello.arguments import check_kind
from settebello.cards import EMPTY, SUIT_MASK, Card, CardSet, cards_in, contains, single
from settebello.engine import (
    Action,
    FuoriVerdict,
    Moment,
    Play,
    View,
    cappotto_side,
    captures,
    check_fuori,
    fewest_win,
    fuori,
    is_scopa,
    laying_misses,
    low_three_side,
    noble_suit,
    side_of,
    worth,
)
from settebello.engine.live import Act, Call, Choose, Declare, Fuori
from settebello.engine.recall import recalled_piles
from settebello.engine.score import LOW_THREE
from settebello.errors import IllegalAction, InvalidArgument, Reason
from settebello.players.interface import Budget, Player
from settebello.rules import Rules


def respond(player: Player, view: View, budget: Budget) -> Act:
    """Return what a player does when something is expected of its seat.

    A certain win of the match comes before everything else, before a call too, which would take the
    turn back. It calls every capture that an opponent has missed, declares its hand as dearly as it can, and
    has an opponent play the exposed card that takes least. The player chooses where nothing is certain.

    Raises `InvalidArgument` for what is no player or no view.
    """
    check_kind("view", view, View, "settebello.engine.view makes one")
    if not callable(getattr(player, "choose", None)):
        raise InvalidArgument(
            "player is none: it has no method choose", reason=Reason.NO_PLAYER, argument="player"
        )
    if view.seat != view.to_move:
        return Choose(least_harmful(view))
    won = certain_win(view)
    if won is not None:
        return won
    if missed_by_opponent(view):
        return Call()
    return to_declare(view) or player.choose(view, budget)


def to_declare(view: View) -> Declare | None:
    """Return the dearest declaration of the own hand; None where there is none, or the fewest points win."""
    ways = () if fewest_win(view.rules) else view.declarations
    best = max(ways, key=lambda way: way.points, default=None)
    return None if best is None else Declare(best.named)


def certain_win(view: View) -> Act | None:
    """Return an act of the seat on turn that wins the match whatever follows, if there is one.

    A declaration with a play that makes the points certain: of several, with one that wins the highest
    stake. Or the play that completes the ten coins, or ace, two and three, where these win the match.
    """
    piles = recalled_piles(view)
    won = {
        play: verdict
        for play in view.legal
        if isinstance(play, Play) and (verdict := _out(view, piles, play))
    }
    if won:
        return Fuori(max(won, key=lambda play: won[play].outcome.multiplier or 0))
    return next((act for act in view.legal if _completes_a_match(view, piles, act)), None)


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
    return laying_misses(view.rules, before, last.action.card, Moment(view.matta_as, view.plays_made == 1))


def is_out_with(view: View, play: Play) -> bool:
    """Tell whether this play may be made with a declaration, and the declaration would be right."""
    return _out(view, recalled_piles(view), play) is not None


def _out(view: View, recalled: Sequence[CardSet], play: Play) -> FuoriVerdict | None:
    """Return what a declaration with this play wins; None where it would be refused, or wrong."""
    try:
        check_fuori(view.rules, view.before, view.cards_to_play)
    except IllegalAction:
        return None
    piles, scope = list(recalled), list(view.scope)
    if play.capture:
        piles[view.side] = CardSet(piles[view.side] | play.capture | single(play.card))
        scope[view.side] += is_scopa(view.rules, view.table, play.card, play.capture, view.cards_to_play - 1)
    verdict = fuori(view.rules, view.before, piles, scope, view.side)
    return verdict if verdict.reached else None


def _completes_a_match(view: View, piles: Sequence[CardSet], action: Action) -> bool:
    """Tell whether the side has, with this action, the cards that win the match (P17; family.md TR2)."""
    if isinstance(action, Play) and not action.capture:
        return False
    taken = action.capture if isinstance(action, Play) else EMPTY
    before, noble = piles[view.side], noble_suit(view.rules)
    after = before | taken | single(action.card)
    sought = []
    if cappotto_side(view.rules, view.side) is not None:
        sought.append(SUIT_MASK[noble])
    if low_three_side(view.rules, view.side) is not None:
        sought.append(CardSet(SUIT_MASK[noble] & LOW_THREE))
    return any(each & after == each != each & before for each in sought)


def _most_taken(view: View, card: Card) -> tuple[bool, int]:
    """Judge the best capture of a card: whether it is a scopa, and what it is worth."""
    taken = captures(view.rules, view.table, card)
    values = [(_sweeps(view, card, each), _worth(view.rules, CardSet(each | single(card)))) for each in taken]
    return max(values, default=(False, 0))


def _sweeps(view: View, card: Card, taken: CardSet) -> bool:
    return is_scopa(view.rules, view.table, card, taken, view.cards_to_play - 1)


def _worth(rules: Rules, cards: CardSet) -> int:
    return sum(worth(rules, card) for card in cards_in(cards))
