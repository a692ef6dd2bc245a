"""A match: deals until somebody has won (RULES.md F15, F16.1, T16-T17, O17-O18, P13, P17, S10).

The higher score wins when several reach the target (A9, A10); level at or over it, another deal. In the games
around the five sources the fewest may win (docs/family.md L2, L3), ace, two and three of coins may win the
match (TR2), and the king of coins may decide one that is level (FR4).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from settebello.arguments import check_count, check_kind, checked
from settebello.cards import Seat, Side
from settebello.engine.score import DealScore
from settebello.engine.seats import check_by_side, check_seat, check_side, next_dealer
from settebello.rules import ONE_DEAL, LevelEnd, Objective, Rules

BY_START_MATCH: Final = "settebello.engine.start_match begins one"

SIMPLE_FROM: Final = 4
DOUBLE_FROM: Final = 1
"""Points of the losers from which a match is simple, or double; below, triple (F16.1)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Where a match stands: the score, the winner if there is one, and what the stake is paid by."""

    score: tuple[int, ...]
    winner: Side | None = None
    multiplier: int | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A match between deals: who deals next (or deals now), which deal it is, and where it stands."""

    rules: Rules
    dealer: Seat
    deal_number: int
    outcome: Outcome

    @property
    def over(self) -> bool:
        """Tell whether somebody has won."""
        return self.outcome.winner is not None


def start_match(rules: Rules, dealer: Seat) -> Match:
    """Begin a match: nothing to nothing, first deal; raise `InvalidArgument` for no seat of the rules."""
    dealer = check_seat(rules, dealer, "dealer")
    return Match(rules, dealer, 1, Outcome((0,) * rules.side_count))


def after_deal(match: Match, score: DealScore) -> Match:
    """Return the match once a deal is counted; the deal passes to the right unless it is over.

    Raises `InvalidArgument` for what is no match or no score of a deal.
    """
    check_kind("match", match, Match, BY_START_MATCH)
    check_kind("score", score, DealScore, "settebello.engine.score_state makes one")
    outcome = match_outcome(
        match.rules,
        match.outcome.score,
        score.totals,
        all_coins=score.all_coins,
        low_three=score.low_three,
        king_of_coins=score.king_of_coins,
    )
    if outcome.winner is not None:
        return replace(match, outcome=outcome)
    dealer = next_dealer(match.rules, match.dealer)
    return Match(match.rules, dealer, match.deal_number + 1, outcome)


def after_void(match: Match) -> Match:
    """Return the match after a deal that does not count: the same player deals again (F4.5, F17.3)."""
    check_kind("match", match, Match, BY_START_MATCH)
    return replace(match, deal_number=match.deal_number + 1)


def next_match(rules: Rules, last_dealer: Seat) -> Match:
    """Begin the next match between the same players: from who dealt last the deal goes on round (O5)."""
    return start_match(rules, next_dealer(rules, last_dealer))


def match_outcome(
    rules: Rules,
    before: Sequence[int],
    deal: Sequence[int],
    *,
    all_coins: Side | None = None,
    low_three: Side | None = None,
    king_of_coins: Side | None = None,
) -> Outcome:
    """Work out where a match stands after a deal: points by side before it and in it.

    ``all_coins`` is the side that took all ten coins, ``low_three`` the one that took ace, two and three of
    them, and ``king_of_coins`` the one that took that king. Raises `InvalidArgument` unless there is one
    number for each side.
    """
    before, deal = check_by_side(rules, "before", before), check_by_side(rules, "deal", deal)
    took = {"all_coins": all_coins, "low_three": low_three, "king_of_coins": king_of_coins}
    for name, side in took.items():
        if side is not None:
            check_side(rules, side, name)
    score = tuple(old + new for old, new in zip(before, deal, strict=True))
    winner = cappotto_side(rules, all_coins)
    if winner is None:
        winner = low_three_side(rules, low_three)
    if winner is None:
        winner = _leader_at_target(rules, score, king_of_coins)
    if winner is None:
        return Outcome(score)
    losers = max(points for side, points in enumerate(score) if side != winner)
    return Outcome(score, winner, stake(rules, losers))


@checked
def low_three_side(rules: Rules, low_three: Side | None) -> Side | None:
    """Return who wins the match outright with ace, two and three; None where that is no rule (TR2)."""
    return low_three if rules.low_three_wins else None


@checked
def cappotto_side(rules: Rules, all_coins: Side | None) -> Side | None:
    """Return who wins the match outright with all ten coins; None where that is no rule (P17)."""
    return all_coins if rules.cappotto else None


def forfeited(match: Match, side: Side) -> Match:
    """Return a match that one of two sides has lost otherwise than by play, whatever the score (A8).

    The sources name no stake for it: it is the one that the side's points call for, so that nobody who
    plays for stakes gains by giving up. Raises `InvalidArgument` for a match of three sides.
    """
    check_kind("match", match, Match, "start_match begins one")
    score = match.outcome.score
    check_count("match.outcome.score", len(score), 2)
    side = check_side(match.rules, side)
    return replace(match, outcome=Outcome(score, Side(1 - side), stake(match.rules, score[side])))


def _leader_at_target(rules: Rules, score: Sequence[int], king_of_coins: Side | None) -> Side | None:
    """Return who has won by points: of the best score, if it is one side's alone; else by the king (L3)."""
    target = points_to_reach(rules)
    if target is not None and max(score) < target:
        return None
    best = min(score) if fewest_win(rules) else max(score)
    if score.count(best) == 1:
        return Side(score.index(best))
    return king_of_coins if rules.level is LevelEnd.KING_OF_COINS else None


@checked
def fewest_win(rules: Rules) -> bool:
    """Tell whether the side with the fewest points wins a match (L2)."""
    return rules.objective is Objective.LEAST


@checked
def stake(rules: Rules, losers: int) -> int | None:
    """Return 1, 2 or 3: simple, double or triple by the points of the losers (F16.1); None: no stakes."""
    if not has_stakes(rules):
        return None
    return 1 if losers >= SIMPLE_FROM else 2 if losers >= DOUBLE_FROM else 3


@checked
def has_stakes(rules: Rules) -> bool:
    """Tell whether a match is won simple, double or triple."""
    return rules.stakes


@checked
def points_to_reach(rules: Rules) -> int | None:
    """Return the points a match is played to; None where it is a single deal."""
    return None if rules.target == ONE_DEAL else int(rules.target)
