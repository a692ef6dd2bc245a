"""Cards that count: the settebello passed over or left, sevens and other cards of the primiera, coins.

Source P, its part on strategy: the settebello is the most important card; after it and the scope come the
other sevens, then sixes and aces, for the primiera (P10, P11), then coins.
"""

from typing import Final

from settebello.analysis.positions import Position
from settebello.analysis.themes.claims import Facts, ThemeClaim
from settebello.analysis.themes.found import Found, compared
from settebello.analysis.themes.seen import Seen, won
from settebello.cards import (
    SETTEBELLO,
    CardSet,
    Rank,
    Suit,
    card_text,
    cards_text,
    contains,
    of_rank,
    of_suit,
    single,
    size,
)
from settebello.engine import Action, Play


def settebello_passed(_seen: Seen, position: Position, best: Action) -> Found | None:
    """Find the settebello where it could be won with this play and was not."""
    if not contains(won(best), SETTEBELLO) or contains(won(position.played), SETTEBELLO):
        return None
    claims = (
        compared(position, best),
        ThemeClaim("settebello_lay"),
        ThemeClaim("better_wins", {"cards": card_text(SETTEBELLO)}),
    )
    return Found("settebello_passed", "review-settebello-passed", claims, *_lost(position))


def settebello_left(seen: Seen, position: Position, best: Action) -> Found | None:
    """Find the settebello on the table after the play, where the better play leaves none there."""
    left = contains(seen.table_after(position.played), SETTEBELLO)
    if not left or contains(seen.table_after(best), SETTEBELLO) or contains(won(best), SETTEBELLO):
        return None
    claims = (compared(position, best), ThemeClaim("settebello_stays"))
    return Found("settebello_left", "review-settebello-left", claims, *_lost(position))


def sevens(_seen: Seen, position: Position, best: Action) -> Found | None:
    """Find sevens that the better play wins, the settebello aside."""
    return _missed(position, best, "sevens", CardSet(of_rank(_more(position, best), Rank.SETTE) & _NOT_IT))


def primiera_prize(_seen: Seen, position: Position, best: Action) -> Found | None:
    """Find sixes and aces that the better play wins, where no seven is won with either."""
    more = _more(position, best)
    if of_rank(CardSet(more | won(position.played)), Rank.SETTE):
        return None
    return _missed(position, best, "primiera", CardSet(of_rank(more, Rank.SEI) | of_rank(more, Rank.ASSO)))


def coins(_seen: Seen, position: Position, best: Action) -> Found | None:
    """Find coins that the better play wins, at least one more than the play made."""
    more = CardSet(of_suit(_more(position, best), Suit.DENARI) & _NOT_IT)
    if size(of_suit(won(best), Suit.DENARI)) <= size(of_suit(won(position.played), Suit.DENARI)):
        return None
    return _missed(position, best, "coins", more)


_NOT_IT: Final = CardSet(~single(SETTEBELLO))


def _more(position: Position, best: Action) -> CardSet:
    """Return the cards that the better play wins and the play made does not."""
    return CardSet(won(best) & ~won(position.played))


def _missed(position: Position, best: Action, name: str, cards: CardSet) -> Found | None:
    if not cards:
        return None
    claims = (compared(position, best), ThemeClaim("better_wins", {"cards": cards_text(cards)}))
    return Found(name, f"review-{name}", claims)


def _lost(position: Position) -> tuple[str, tuple[ThemeClaim, ...]]:
    """Return the sentence that the other side took the settebello from the table."""
    for played in position.moments[-1].state.plays[len(position.after.state.plays) :]:
        action = played.action
        if isinstance(action, Play) and contains(action.capture, SETTEBELLO):
            facts: Facts = {"seat": int(played.seat), "card": card_text(action.card)}
            return "review-then-settebello", (ThemeClaim("settebello_lost", facts),)
    return "", ()
