"""Puzzles found in deals: self-play by the house's players, and records of finished matches.

A position is kept where the same play is best in both ways of `judgement`, by `LEAST_GAP` points or more
with two standard errors of each lead taken off, and where it is a decision: after the first round, with
three legal plays or more, of two cards or more, and a mistake with a name beside it. A scopa that the greedy
player makes as well is no decision, nor is a capture that it makes where no other card takes anything.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import log2
from random import Random
from typing import Final

from settebello.analysis.judging import seed_of
from settebello.analysis.positions import course_of
from settebello.analysis.puzzles.puzzle import MOST_PLAYS, Puzzle, PuzzlePlay, PuzzlePosition, puzzle_id
from settebello.analysis.puzzles.situation import PLAYERS, position_of, puzzle_view
from settebello.analysis.puzzles.solution import at_first_sight, themes_in
from settebello.cards import PACK, Card, Seat, cards_in
from settebello.engine import Action, Play, State, View, apply_unchecked, deal, is_scopa, redeal_reason, view
from settebello.errors import Reason, UnknownRule
from settebello.notation import MatchRecord, action_text
from settebello.notation.tags import PRACTICE_TAG
from settebello.players.greedy import Greedy
from settebello.players.interface import Budget, Player
from settebello.players.registry import player
from settebello.rules import Rules, parse_rules, rules_text
from settebello_lab.puzzles.judgement import QUICK, Judgement, Ways, by_greed, by_review

LEAST_GAP: Final = 0.4
"""Points by which the best play has to be ahead."""
NEAR: Final = 0.5
"""Points of a lead that the miner's first look by the review's way has to find."""
LEAST_PLAYS: Final = 3
RIVALS: Final = 3
"""Plays beside the best one that the miner's first look by the review's way is at."""

MINED: Final = ("scopone", "scopone-10", "scopone", "scopone-10", "scopa?players=2")
"""The rule sets of self-play, one deal after another."""
SEATED: Final = ("net", "net", "greedy", "chitarrella", "principiante")
"""The players of self-play, drawn for each seat: strong and weak ones meet, as people do."""

EVEN: Final = 1500
"""The rating of a middling puzzle."""
RANGE: Final = (800, 2400)

DIGITS: Final = 2


def mined_deal(rules: str, seed: int, number: int) -> tuple[Puzzle, ...]:
    """Return the puzzles of a self-played deal; they depend on these arguments alone."""
    luck = Random(seed_of(rules, seed, number))  # noqa: S311 (nobody plays for these cards)
    views = list(_self_played(parse_rules(rules), luck))
    return _puzzles_in(views)


def mined_record(record: MatchRecord) -> tuple[Puzzle, ...]:
    """Return the puzzles of a match, as far as it can be followed; raises as `course_of`.

    A match in which people practised has none: its plays were tried, and not meant.
    """
    if PRACTICE_TAG in dict(record.free_tags):
        return ()
    course = course_of(record)
    whole = [each for each in course.positions if not each.guessed and each.unjudged is None]
    deals = sorted({each.deal for each in whole})
    views = ([each.view for each in whole if each.deal == number] for number in deals)
    return tuple(puzzle for own in views for puzzle in _puzzles_in(own))


def check_mined(rules: str) -> str:
    """Return the canonical text of a rule set that puzzles are mined by; raise `UnknownRule` for others."""
    read = parse_rules(rules)
    if not _can_be_mined(read):
        message = f"puzzles are for two sides of two or four players, and not for {rules}"
        raise UnknownRule(message, reason=Reason.PUZZLE_RULES, rules=rules)
    return rules_text(read)


def puzzle_at(seen: View, ways: Ways | None = None) -> Puzzle | None:
    """Return the puzzle that a position is; None where it is none."""
    asked = _asked(seen)
    return None if asked is None else _kept(asked, ways or Ways())


def first_rating(gap: float, plays: int, *, greedy: bool) -> int:
    """Estimate how hard a puzzle is: a small lead, many plays and a wrong first sight make it harder."""
    sight = -150 if greedy else 150
    estimate = EVEN + sight - 200 * log2(gap / 0.8) + 25 * (min(plays, 12) - 6)
    return min(max(round(estimate), RANGE[0]), RANGE[1])


def _puzzles_in(views: Sequence[View]) -> tuple[Puzzle, ...]:
    return tuple(each for each in map(puzzle_at, views) if each is not None)


def _self_played(rules: Rules, luck: Random) -> Iterator[View]:
    """Yield what each seat on turn sees, from the first card to the last."""
    seated = [_player(luck.choice(SEATED)) for _ in range(rules.players)]
    state = _dealt(rules, luck)
    while not state.over:
        seen = view(state, state.to_move)
        yield seen
        action = seated[state.to_move].choose(seen, Budget(seed=luck.getrandbits(60)))
        state = apply_unchecked(state, action)


def _dealt(rules: Rules, luck: Random) -> State:
    dealer = Seat(luck.randrange(rules.players))
    while True:
        pack: list[Card] = list(cards_in(PACK))
        luck.shuffle(pack)
        state = deal(rules, dealer, pack)
        if redeal_reason(rules, state.table) is None:
            return state


@cache
def _player(name: str) -> Player:
    return player(name)


def _can_be_mined(rules: Rules) -> bool:
    return rules.players in PLAYERS and rules.side_count == 2


def _asked(seen: View) -> Puzzle | None:
    """Return the position as a puzzle without its judgement; None where there is nothing to decide."""
    cards = {each.card for each in seen.legal}
    many = LEAST_PLAYS <= len(seen.legal) <= MOST_PLAYS and len(cards) > 1
    later = _can_be_mined(seen.rules) and len(seen.plays) >= seen.rules.players
    position = position_of(seen) if many and later else None
    return (
        None if position is None else _unjudged(rules_text(seen.rules), int(seen.seat), position, seen.legal)
    )


def _unjudged(rules: str, seat: int, position: PuzzlePosition, legal: Sequence[Action]) -> Puzzle:
    return Puzzle(
        id=puzzle_id(rules, seat, position),
        rules=rules,
        position=position,
        seat=seat,
        plays=tuple(PuzzlePlay(action_text(each), 0, 0, 0, 0) for each in legal),
        best=action_text(legal[0]),
        gap=0,
        rating=0,
        themes=(),
    )


def _kept(asked: Puzzle, ways: Ways) -> Puzzle | None:
    """Judge a position, the cheaper way first; None as soon as it is no puzzle."""
    seen = puzzle_view(asked)
    glance = by_greed(seen, asked.id, QUICK)
    if glance.gap < LEAST_GAP or _everybody_sees(seen, seen.legal[glance.best]):
        return None
    other = by_greed(seen, asked.id, ways)
    if other.sure_gap < LEAST_GAP or not _stands_out(seen, asked.id, other):
        return None
    first = by_review(seen, asked.id, ways)
    if first.best != other.best or first.sure_gap < LEAST_GAP:
        return None
    puzzle = judged_puzzle(asked, first, other)
    return puzzle if puzzle.themes and not _everybody_sees(seen, seen.legal[first.best]) else None


def _stands_out(seen: View, name: str, other: Judgement) -> bool:
    """Tell whether the best play of one way is ahead of its nearest rivals at a first look by the other."""
    rivals = sorted(range(len(seen.legal)), key=lambda place: other.leads[place].value)
    places = [other.best, *(place for place in rivals if place != other.best)][: RIVALS + 1]
    first = by_review(seen, name, QUICK, [seen.legal[place] for place in places])
    return first.best == 0 and first.gap >= NEAR


def judged_puzzle(asked: Puzzle, first: Judgement, other: Judgement) -> Puzzle:
    """Return a puzzle with these judgements: its plays, the best of them, themes and rating."""
    plays = tuple(
        PuzzlePlay(play.play, *(round(each, DIGITS) for each in numbers))
        for play, numbers in zip(asked.plays, _numbers(first, other), strict=True)
    )
    gap = round(min(first.gap, other.gap), DIGITS)
    puzzle = replace(asked, plays=plays, best=asked.plays[first.best].play, gap=gap)
    rating = first_rating(gap, len(plays), greedy=at_first_sight(puzzle) == puzzle.best)
    return replace(puzzle, rating=rating, themes=themes_in(puzzle))


def _numbers(first: Judgement, other: Judgement) -> Iterator[tuple[float, float, float, float]]:
    for one, two in zip(first.worths, other.worths, strict=True):
        yield one.value, one.error, two.value, two.error


def _everybody_sees(seen: View, best: Action) -> bool:
    """Tell whether the best play is that of the first sight, and a scopa, or of the one card that takes."""
    if not isinstance(best, Play) or not best.capture or Greedy().choose(seen, Budget()) != best:
        return False
    takers = {each.card for each in seen.legal if isinstance(each, Play) and each.capture}
    return takers == {best.card} or is_scopa(
        seen.rules, seen.table, best.card, best.capture, seen.cards_to_play - 1
    )
