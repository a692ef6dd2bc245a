"""Declaring to be out, *fuori* (RULES.md F16.2-F16.7; ambiguities A15-A18)."""

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.arguments import checked
from settebello.cards import CardSet, Side
from settebello.engine.certain_points import acquired
from settebello.engine.match import Outcome, points_to_reach, stake
from settebello.engine.score import SidePoints
from settebello.errors import IllegalAction, Reason
from settebello.rules import Rules


@dataclass(frozen=True, slots=True)
class FuoriVerdict:
    """The outcome of a declaration: whether the points were there, those certain by side, and the match."""

    reached: bool
    points: tuple[SidePoints, ...]
    outcome: Outcome


@checked
def fuori_allowed(rules: Rules) -> bool:
    """Tell whether a player may declare at all by these rules."""
    return rules.fuori


@checked
def check_fuori(rules: Rules, before: Sequence[int], cards_to_play: int) -> None:
    """Raise `IllegalAction` unless the player on turn may declare.

    ``before`` is the score when the deal began, ``cards_to_play`` counts the card to be played now.
    """
    if not fuori_allowed(rules):
        raise IllegalAction("by these rules nobody declares to be out", reason=Reason.NO_FUORI)
    if cards_to_play <= 1:
        raise IllegalAction("the dealer cannot declare at the last play", reason=Reason.FUORI_LAST_PLAY)
    if len(set(before)) == 1 and before[0] >= _points_needed(rules):
        raise IllegalAction(
            f"the deal began level at {before[0]}: nobody can declare",
            reason=Reason.FUORI_LEVEL,
            points=before[0],
        )


@checked
def fuori(
    rules: Rules, before: Sequence[int], piles: Sequence[CardSet], scope: Sequence[int], declarer: Side
) -> FuoriVerdict:
    """Settle a declaration of one of two sides, by piles and scope after the play it was made with.

    With the points the side wins, whatever the others have (F16.3). Without, it loses by the stake
    it would have won by, or by its own score if that is lower (F16.4, A17).
    """
    points = acquired(rules, piles, scope)
    score = tuple(old + new.total for old, new in zip(before, points, strict=True))
    own, other = score[declarer], score[1 - declarer]
    reached = own >= _points_needed(rules)
    winner = declarer if reached else Side(1 - declarer)
    losers = other if reached else min(own, other)
    return FuoriVerdict(reached, points, Outcome(score, winner, stake(rules, losers)))


def _points_needed(rules: Rules) -> int:
    needed = points_to_reach(rules)
    if needed is None:
        raise ValueError("a declaration needs a number of points to reach")
    return needed
