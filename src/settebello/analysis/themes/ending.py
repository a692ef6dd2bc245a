"""The end of a deal and of a match: the last capture, and under FIGS a declaration too early or missed.

The last capturer gets what lies on the table (F9.6, P12). A player declares to be out with a card, and wins
with the points needed, or loses without them (F16.2, F16.3, F16.4).
"""

from settebello.analysis.positions import Position
from settebello.analysis.themes.claims import Facts, ThemeClaim
from settebello.analysis.themes.found import Found, compared
from settebello.analysis.themes.seen import Seen, won
from settebello.cards import cards_text
from settebello.engine import (
    Action,
    FuoriVerdict,
    State,
    check_fuori,
    fuori,
    fuori_allowed,
    points_to_reach,
    side_of,
)
from settebello.engine.live import Fuori
from settebello.errors import IllegalAction


def last_capture(seen: Seen, position: Position, best: Action) -> Found | None:
    """Find a capture passed over in the last two rounds, where the other side captured last and got cards."""
    end = position.moments[-1].state
    late = not seen.view.stock_size and seen.view.cards_to_play <= 2 * seen.view.rules.players
    if not late or not won(best) or won(position.played) or end.last_capturer is None:
        return None
    facts: Facts = {"seat": int(end.last_capturer), "cards": cards_text(end.leftovers)}
    claims = (compared(position, best), ThemeClaim("last_capture_lost", facts))
    return Found("last_capture", "review-last-capture", claims)


def fuori_early(_seen: Seen, position: Position, _best: Action) -> Found | None:
    """Find a declaration without the points."""
    if not isinstance(position.done.act, Fuori) or _verdict(position, position.after.state).reached:
        return None
    return _found(position, "fuori_early", "declared")


def fuori_missed(_seen: Seen, position: Position, _best: Action) -> Found | None:
    """Find a play that made the points needed certain, with nobody declaring."""
    before, after = position.before.state, position.after.state
    if isinstance(position.done.act, Fuori) or not _may_declare(position):
        return None
    made_now = _verdict(position, after).reached and not _verdict(position, before).reached
    return _found(position, "fuori_missed", "undeclared") if made_now else None


def _found(position: Position, name: str, how: str) -> Found:
    state = position.after.state
    points = _verdict(position, state).outcome.score[side_of(state.rules, position.seat)]
    facts: Facts = {"points": points, "goal": points_to_reach(state.rules) or 0}
    claims = (ThemeClaim(how), ThemeClaim("points_certain", facts))
    return Found(name, f"review-{name.replace('_', '-')}", claims)


def _may_declare(position: Position) -> bool:
    state = position.before.state
    if not fuori_allowed(state.rules):
        return False
    try:
        check_fuori(state.rules, state.before, state.cards_to_play)
    except IllegalAction:
        return False
    return True


def _verdict(position: Position, state: State) -> FuoriVerdict:
    """Return what a declaration by the seat's side would come to as the piles are."""
    side = side_of(state.rules, position.seat)
    return fuori(state.rules, state.before, state.piles, state.scope, side)
