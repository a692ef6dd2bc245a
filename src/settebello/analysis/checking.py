"""Whether a decision that somebody else has judged can be true, seen without any world.

The position says all of it but the numbers: the play, the legal ones, the names of mistakes. Numbers are
checked by `judge` alone, which computes them again.
"""

from math import isfinite

from settebello.analysis.judging import described
from settebello.analysis.positions import Position
from settebello.analysis.report import Decision, JudgedPlay
from settebello.analysis.themes import themes_of
from settebello.notation import action_text


def may_be_true(decision: Decision, position: Position) -> bool:
    """Tell whether a decision is of this position, and says nothing that the position refutes."""
    plain = described(position)
    if decision.unjudged is not None or plain.unjudged is not None:
        return decision == plain
    names = ("deal", "act", "left", "seat", "hand", "table", "played")
    if any(getattr(decision, name) != getattr(plain, name) for name in names):
        return False
    written = [action_text(each) for each in position.legal]
    if [each.play for each in decision.plays] != written or decision.best not in written:
        return False
    best = decision.plays[written.index(decision.best)]
    made = decision.plays[written.index(decision.played)]
    if not _has_sound_numbers(decision) or best.points < max(each.points for each in decision.plays):
        return False
    declared, named = decision.themes[: len(plain.themes)], decision.themes[len(plain.themes) :]
    theirs = () if best is made else themes_of(position, position.legal[written.index(decision.best)])
    return declared == plain.themes and named in ((), theirs) and _is_open_loss(decision, made)


def _has_sound_numbers(decision: Decision) -> bool:
    own = (decision.loss, decision.error, decision.chance_lost, decision.chance_error)
    of_plays = (number for each in decision.plays for number in (each.points, each.error, each.chance))
    return all(number is None or isfinite(number) for number in (*own, *of_plays))


def _is_open_loss(decision: Decision, made: JudgedPlay) -> bool:
    """Tell whether the loss with all cards open follows from the plays."""
    opened = [each.open_points for each in decision.plays]
    if made.open_points is None:
        return decision.open_loss is None and opened == [None] * len(opened)
    known = [each for each in opened if each is not None]
    return len(known) == len(opened) and decision.open_loss == max(known) - made.open_points
