"""Scope: one passed over, one given, less than eleven left, the anchor, the whirlwind.

Source P, its part on strategy: sweeps should not be given away; one way is to leave eleven or more; better
is to leave a card that the next player cannot match while the own side holds its last equal (*anchor*); a
scopa leaves an empty table, on which the next card laid may be swept again (*whirlwind*, mulinello).
"""

from settebello.analysis.positions import Position
from settebello.analysis.themes.claims import Facts, ThemeClaim, letter_of
from settebello.analysis.themes.found import Found, compared
from settebello.analysis.themes.seen import Seen, ranks_in
from settebello.cards import EMPTY, card_text, cards_in, cards_text, of_rank, rank_of, rank_sum, size
from settebello.engine import Action, BankAce, Play
from settebello.engine.live import Fuori


def scopa_passed(seen: Seen, position: Position, best: Action) -> Found | None:
    """Find a scopa that could be made and was not."""
    if not seen.makes_scopa(best) or seen.makes_scopa(position.played):
        return None
    claims = (compared(position, best), ThemeClaim("better_is_scopa"))
    return Found("scopa_passed", "review-scopa-passed", claims)


def under_eleven(seen: Seen, position: Position, best: Action) -> Found | None:
    """Find a table that one card sweeps, where another play left too much for any card to sweep."""
    swept = _given(seen, position)
    better = seen.table_after(best)
    if swept is None or not _too_much(seen, position, best):
        return None
    claims = (
        compared(position, best),
        *swept,
        ThemeClaim("better_table", {"better_table": cards_text(better), "better_total": rank_sum(better)}),
        ThemeClaim("better_cannot_be_swept"),
    )
    return Found("under_eleven", "review-under-eleven", claims, *_swept_next(position))


def scopa_given(seen: Seen, position: Position, best: Action) -> Found | None:
    """Find a table that a card still out sweeps, where another play left one that none of those sweeps."""
    swept, better = _given(seen, position), seen.table_after(best)
    if swept is None or seen.sweepers(better) or _too_much(seen, position, best):
        return None
    claims = (compared(position, best), *swept, ThemeClaim("better_is_safe"))
    return Found("scopa_given", "review-scopa-given", claims, *_swept_next(position))


def anchor(seen: Seen, position: Position, best: Action) -> Found | None:
    """Find a lone card that could be left, its last equal in the own hand, and was not."""
    left = seen.table_after(best)
    if size(left) != 1 or seen.table_after(position.played) == left:
        return None
    rank = rank_of(cards_in(left)[0])
    if seen.count(rank) or not of_rank(seen.hand_after(best), rank):
        return None
    letter = letter_of(cards_in(left)[0])
    claims = (
        compared(position, best),
        ThemeClaim("rank_is_ours", {"rank": letter}),
        ThemeClaim("better_is_safe"),
    )
    return Found("anchor", "review-anchor", claims, *_swept_next(position))


def whirlwind(seen: Seen, position: Position, best: Action) -> Found | None:
    """Find a card laid on an empty table with more equals still out than another one has."""
    played = position.played
    laid = not seen.view.table and isinstance(played, Play) and not isinstance(best, BankAce)
    here, there = seen.count(rank_of(played.card)), seen.count(rank_of(best.card))
    if (
        not laid
        or here <= there
        or rank_of(played.card) not in ranks_in(seen.sweepers(seen.table_after(played)))
    ):
        return None
    claims = (
        compared(position, best),
        ThemeClaim("equals_out", {"rank": letter_of(played.card), "count": here}),
        ThemeClaim("better_equals_out", {"better_rank": letter_of(best.card), "better_count": there}),
    )
    return Found("whirlwind", "review-whirlwind", claims, *_swept_next(position))


def _too_much(seen: Seen, position: Position, best: Action) -> bool:
    """Tell whether the better play leaves more than any card sweeps (to make fifteen, 3 is too little)."""
    left, better = seen.table_after(position.played), seen.table_after(best)
    return bool(better) and not seen.can_be_swept(better) and rank_sum(better) > rank_sum(left)


def _given(seen: Seen, position: Position) -> tuple[ThemeClaim, ...] | None:
    """Return the claims that cards of one rank, still out, sweep the table that the play leaves."""
    table = seen.table_after(position.played)
    sweepers = seen.sweepers(table)
    if table == EMPTY or len(ranks_in(sweepers)) != 1:
        return None
    letter = letter_of(cards_in(sweepers)[0])
    return (
        ThemeClaim("left_table", {"table": cards_text(table), "total": rank_sum(table)}),
        ThemeClaim("sweeper_out", {"rank": letter, "count": size(sweepers)}),
    )


def _swept_next(position: Position) -> tuple[str, tuple[ThemeClaim, ...]]:
    """Return the sentence that the next player made the scopa, where an act followed."""
    acts = position.moments[-1].acts[len(position.after.acts) :]
    if not acts:
        return "", ()
    act = acts[0].act.play if isinstance(acts[0].act, Fuori) else acts[0].act
    if not isinstance(act, Play):
        return "", ()
    facts: Facts = {"seat": int(acts[0].seat), "card": card_text(act.card)}
    return "review-then-scopa", (ThemeClaim("next_swept", facts),)
