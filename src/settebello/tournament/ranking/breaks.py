"""Tie-breaks: numbers that rank entrants of the same score; more is better in each.

In *Buchholz* the scores of the opponents are added up; *cut* leaves out the lowest. *Sonneborn-Berger* adds
the scores of those who were beaten and half of those who drew. A round without an opponent counts as one
against an opponent with one's own score. *Direct encounter* counts the match points among those who are level
so far, where all of them have met. *Difference*, *points* and *scope* add up what was played.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from settebello.tournament.chance import drawn_order
from settebello.tournament.plan import TieBreak
from settebello.tournament.ranking.lines import RoundLine, RoundLines
from settebello.tournament.state import EntrantState, Tournament

Key = tuple[Fraction, ...]
"""A score and the tie-breaks after it."""


@dataclass(frozen=True, slots=True)
class Counting:
    """The scores and the lines of every entrant, of which tie-breaks are taken."""

    tournament: Tournament
    scores: Mapping[int, Fraction]
    lines: RoundLines


def keys_of(counted: Counting) -> dict[int, Key]:
    """Return the score of each entrant with its tie-breaks in the order of the plan."""
    keys: dict[int, Key] = {number: (counted.scores[number],) for number in counted.lines}
    for each in counted.tournament.plan.tie_breaks:
        values = _values(each, counted, keys)
        keys = {number: (*key, values[number]) for number, key in keys.items()}
    return keys


def _values(each: TieBreak, counted: Counting, keys: Mapping[int, Key]) -> Mapping[int, Fraction]:
    if each is TieBreak.DIRECT:
        return _direct(counted, keys)
    if each is TieBreak.LOT:
        return _lots(counted.tournament)
    value = _OF_LINES[each]
    return {number: value(counted, number, lines) for number, lines in counted.lines.items()}


def _opposition(counted: Counting, number: int, lines: Sequence[RoundLine]) -> list[Fraction]:
    """List the scores of those who were met; one's own for a round without an opponent."""
    own, scores = counted.scores[number], counted.scores
    return [
        sum((scores[each] for each in line.opponents), Fraction()) if line.kind == "played" else own
        for line in lines
    ]


def _buchholz(counted: Counting, number: int, lines: Sequence[RoundLine]) -> Fraction:
    return sum(_opposition(counted, number, lines), Fraction())


def _buchholz_cut(counted: Counting, number: int, lines: Sequence[RoundLine]) -> Fraction:
    met = _opposition(counted, number, lines)
    return sum(met, Fraction()) - min(met, default=Fraction())


def _sonneborn_berger(counted: Counting, number: int, lines: Sequence[RoundLine]) -> Fraction:
    met = _opposition(counted, number, lines)
    return sum((score * _share(line) for score, line in zip(met, lines, strict=True)), Fraction())


def _share(line: RoundLine) -> Fraction:
    """Return which part of an opponent's score counts."""
    if line.kind == "bye":
        return Fraction(1 if line.gained else 0)
    return Fraction(1, 2) if line.won is None else Fraction(line.won)


def _wins(_counted: Counting, _number: int, lines: Sequence[RoundLine]) -> Fraction:
    return Fraction(sum(line.won is True for line in lines))


def _difference(_counted: Counting, _number: int, lines: Sequence[RoundLine]) -> Fraction:
    return Fraction(sum(line.difference for line in lines))


def _points(_counted: Counting, _number: int, lines: Sequence[RoundLine]) -> Fraction:
    return Fraction(sum(line.points[0] for line in lines))


def _scope(_counted: Counting, _number: int, lines: Sequence[RoundLine]) -> Fraction:
    return Fraction(sum(line.scope[0] for line in lines))


_OF_LINES: Final[Mapping[TieBreak, Callable[[Counting, int, Sequence[RoundLine]], Fraction]]] = {
    TieBreak.BUCHHOLZ: _buchholz,
    TieBreak.BUCHHOLZ_CUT: _buchholz_cut,
    TieBreak.SONNEBORN_BERGER: _sonneborn_berger,
    TieBreak.WINS: _wins,
    TieBreak.DIFFERENCE: _difference,
    TieBreak.POINTS: _points,
    TieBreak.SCOPE: _scope,
}


def _direct(counted: Counting, keys: Mapping[int, Key]) -> dict[int, Fraction]:
    level: dict[Key, list[int]] = {}
    for number, key in keys.items():
        level.setdefault(key, []).append(number)
    values = dict.fromkeys(keys, Fraction())
    for group in level.values():
        among = {number: _among(counted.lines[number], group) for number in group}
        if len(group) > 1 and all(len(met) == len(group) - 1 for met, _ in among.values()):
            values.update((number, Fraction(gained)) for number, (_, gained) in among.items())
    return values


def _among(lines: Sequence[RoundLine], group: Sequence[int]) -> tuple[set[int], int]:
    """Return which of a group somebody has met, and the match points of it."""
    met, gained, members = set[int](), 0, set(group)
    for line in lines:
        found = members.intersection(line.opponents)
        if found:
            met |= found
            gained += line.gained
    return met, gained


def _lots(tournament: Tournament) -> dict[int, Fraction]:
    """Return lots as small numbers: the first drawn has the highest."""
    ranked = [each for each in tournament.entrants if each.state is not EntrantState.MERGED]
    drawn = drawn_order(tournament.seed, "lot", ranked)
    return {each.number: Fraction(len(drawn) - at) for at, each in enumerate(drawn)}
