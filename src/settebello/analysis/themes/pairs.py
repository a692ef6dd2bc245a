"""Pairs: ranks paired and unpaired (*spariglio*), and the card that the dealer keeps for the end.

Source P, its part on strategy: while every capture is of a card and its equal, the dealer's last card finds
its equal on the table. A capture of several cards unpairs their ranks. The dealer's side wants ranks
paired, the other side unpaired; the dealer keeps, for the last play, a card of which an equal will lie
there.
"""

from settebello.analysis.positions import Position
from settebello.analysis.themes.claims import Facts, ThemeClaim, broken
from settebello.analysis.themes.found import Found, compared
from settebello.analysis.themes.seen import Seen, won
from settebello.cards import PACK, CardSet, cards_in, cards_text, of_rank, rank_of, size
from settebello.engine import Action, side_of
from settebello.engine.recall import recalled_piles


def unpairing(seen: Seen, position: Position, best: Action) -> Found | None:
    """Find a play by the dealer's side that unpairs more ranks than the better one."""
    made, better = _broken(seen, position.played), _broken(seen, best)
    if not _with_dealer(seen) or seen.view.stock_size or len(made) <= len(better):
        return None
    return _found(position, best, "unpairing", ThemeClaim("ranks_broken", {"ranks": made}))


def pairing(seen: Seen, position: Position, best: Action) -> Found | None:
    """Find a play by the side that does not deal that leaves paired what the better one unpairs."""
    made, better = _broken(seen, position.played), _broken(seen, best)
    if _with_dealer(seen) or seen.view.stock_size or len(better) <= len(made):
        return None
    return _found(position, best, "pairing", ThemeClaim("better_ranks_broken", {"ranks": better}))


def dealers_last(seen: Seen, position: Position, best: Action) -> Found | None:
    """Find the dealer's last but one play that gives up the card with an odd number of equals around."""
    view = seen.view
    if view.seat != view.dealer or view.stock_size or size(seen.hand) != 2:
        return None
    kept, other = seen.hand_after(position.played), seen.hand_after(best)
    if kept == other:
        return None
    count, better = _around(seen, kept), _around(seen, other)
    if count % 2 or not better % 2:
        return None
    facts: Facts = {
        "kept": cards_text(kept),
        "better_kept": cards_text(other),
        "count": count,
        "better_count": better,
    }
    return Found("dealers_last", "review-dealers-last", (compared(position, best), ThemeClaim("kept", facts)))


def _found(position: Position, best: Action, name: str, ranks: ThemeClaim) -> Found:
    dealer = ThemeClaim("deals", {"dealer": int(position.before.state.dealer)})
    return Found(name, f"review-{name}", (compared(position, best), ranks, dealer))


def _with_dealer(seen: Seen) -> bool:
    view = seen.view
    return side_of(view.rules, view.dealer) == view.side


def _broken(seen: Seen, action: Action) -> str:
    """Return the ranks that a play unpairs."""
    piles = recalled_piles(seen.view)
    return broken(piles, (*piles, won(action)))


def _around(seen: Seen, kept: CardSet) -> int:
    """Count the equals of a card that are on the table or out."""
    gone = sum(recalled_piles(seen.view))
    around = CardSet(PACK & ~(seen.hand | gone))
    return size(of_rank(around, rank_of(cards_in(kept)[0])))
