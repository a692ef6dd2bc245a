"""Standings counted a second time, from the results alone and as plainly as can be.

Nothing of `settebello.tournament.ranking` is used. Everything is counted anew for each number that is
asked for. Only the scores are counted once: tie-breaks ask for them again and again.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from settebello.tournament import PairingMethod, Partnering, TieBreak, Tournament
from settebello.tournament.chance import drawn_lot
from settebello.tournament.state import Encounter, EntrantState


def wins_of(tournament: Tournament, encounter: Encounter) -> list[int] | None:
    """Return 2 for the winner, 1 for both in a draw, 0 for a loser; None while it is not over."""
    plan = tournament.plan
    if encounter.forfeits:
        return [0 if side in encounter.forfeits else 2 for side in (0, 1)]
    results = [each for each in encounter.results if each]
    if plan.best_of > 1:
        won = [0, 0]
        for each in results:
            if each.points[0] != each.points[1]:
                won[each.points[0] < each.points[1]] += 1
        if max(won) <= plan.best_of // 2 and len(results) < plan.best_of:
            return None
        score = won
    else:
        if len(results) < len(encounter.results):
            return None
        score = [sum(each.points[side] for each in results) for side in (0, 1)]
    return [1, 1] if score[0] == score[1] else [2, 0] if score[0] > score[1] else [0, 2]


@dataclass
class Twin:
    """A tournament whose results are counted."""

    tournament: Tournament

    @cached_property
    def void(self) -> set[int]:
        """Return those who left a round robin too early."""
        found = set[int]()
        for each in self.tournament.entrants:
            if each.state is EntrantState.WITHDRAWN and self._robin:
                real = [
                    meeting
                    for _, meeting in self.meetings(each.number, all_of_them=True)
                    if not meeting.forfeits
                ]
                if len(real) * 2 < self.games:
                    found.add(each.number)
        return found

    @property
    def games(self) -> int:
        """Return how many games everybody has at least: those who find no seat rest in turn."""
        rounds, there = self.tournament.round_count or 0, len(self.tournament.order)
        table = 4 if self.tournament.plan.partners is Partnering.CHANGING else 2
        seats = there // table * table
        return int(Fraction(rounds * seats, there))

    @property
    def _robin(self) -> bool:
        return self.tournament.plan.pairing is PairingMethod.ROUND_ROBIN

    def meetings(self, number: int, *, all_of_them: bool = False) -> list[tuple[int, Encounter]]:
        """List the decided encounters of somebody, with the side."""
        found = []
        for each in self.tournament.rounds:
            for encounter in each.encounters:
                everybody = encounter.sides[0] + encounter.sides[1]
                if number not in everybody or wins_of(self.tournament, encounter) is None:
                    continue
                if not all_of_them and self.void & set(everybody):
                    continue
                found.append((0 if number in encounter.sides[0] else 1, encounter))
        return found

    def byes(self, number: int) -> int:
        """Count the rounds without an opponent."""
        return sum(number in each.byes for each in self.tournament.rounds)

    def gained(self, side: int, encounter: Encounter) -> int:
        """Return match points: the plan's for a victory and a draw."""
        wins = wins_of(self.tournament, encounter)
        assert wins is not None
        plan = self.tournament.plan
        return {2: plan.win, 1: plan.draw, 0: 0}[wins[side]]

    @cached_property
    def scores(self) -> dict[int, Fraction]:
        """Return the score of everybody who entered."""
        return {each.number: self.score(each.number) for each in self.tournament.entrants}

    def score(self, number: int) -> Fraction:
        """Return match points or the comparison of deals, less penalties."""
        plan = self.tournament.plan
        penalty = self.tournament.entrants[number - 1].penalty
        if plan.compares_deals:
            return self.compared(number) - penalty
        bye = 0 if self._robin else plan.win
        whole = sum(self.gained(*each) for each in self.meetings(number)) + bye * self.byes(number)
        return Fraction(whole - penalty)

    def compared(self, number: int) -> Fraction:
        """Compare every deal with every other table, one by one."""
        won, possible, total = 0, 0, Fraction()
        for each in self.tournament.rounds:
            for deal in range(self.tournament.plan.deals):
                rows = [
                    (encounter, points[0] - points[1])
                    for encounter in each.encounters
                    if not encounter.forfeits
                    and (result := encounter.results[0])
                    and (points := result.deals[deal])
                ]
                for encounter, mine in rows:
                    if number not in encounter.sides[0] + encounter.sides[1]:
                        continue
                    sign = 1 if number in encounter.sides[0] else -1
                    others = [theirs for other, theirs in rows if other is not encounter]
                    for theirs in others:
                        possible += 2
                        won += 1 + (sign * mine > sign * theirs) - (sign * mine < sign * theirs)
                    total += sign * (mine - Fraction(sum(theirs for _, theirs in rows), len(rows)))
        if self.tournament.plan.scoring == "total":
            return total
        return Fraction(100 * won, possible) if possible else Fraction(50)

    def opposition(self, number: int) -> list[tuple[Fraction, Fraction]]:
        """List the score of each opponent, and which part of it was earned."""
        found = []
        for side, encounter in self.meetings(number):
            met = sum((self.scores[each] for each in encounter.sides[1 - side]), Fraction())
            wins = wins_of(self.tournament, encounter)
            assert wins is not None
            found.append((self.scores[number] if encounter.forfeits else met, Fraction(wins[side], 2)))
        earned = Fraction(0 if self._robin else 1)
        return [*found, *[(self.scores[number], earned)] * self.byes(number)]

    def value(self, tie_break: TieBreak, number: int) -> Fraction:
        """Return a tie-break that needs no comparison with those who are level."""
        met = self.opposition(number)
        results = [
            (result.points[side] - result.points[1 - side], result.points[side], result.scope[side])
            for side, encounter in self.meetings(number)
            if not encounter.forfeits
            for result in encounter.results
            if result
        ]
        match tie_break:
            case TieBreak.BUCHHOLZ:
                return sum((score for score, _ in met), Fraction())
            case TieBreak.BUCHHOLZ_CUT:
                return sum(sorted(score for score, _ in met)[1:], Fraction())
            case TieBreak.SONNEBORN_BERGER:
                return sum((score * part for score, part in met), Fraction())
            case TieBreak.WINS:
                wins = [wins_of(self.tournament, each) for _, each in self.meetings(number)]
                sides = [side for side, _ in self.meetings(number)]
                return Fraction(sum(w is not None and w[s] == 2 for w, s in zip(wins, sides, strict=True)))
            case TieBreak.DIFFERENCE:
                return Fraction(sum(each[0] for each in results))
            case TieBreak.POINTS:
                return Fraction(sum(each[1] for each in results))
            case TieBreak.SCOPE:
                return Fraction(sum(each[2] for each in results))
            case TieBreak.LOT | TieBreak.DIRECT:
                raise AssertionError(tie_break)

    def direct(self, number: int, level: list[int]) -> Fraction:
        """Return the match points among those who are level, if each of them has met each other."""
        if len(level) < 2:
            return Fraction()
        gained = dict.fromkeys(level, 0)
        met: dict[int, set[int]] = {each: set() for each in level}
        for each in level:
            for side, encounter in self.meetings(each):
                there = set(encounter.sides[1 - side]) & set(level)
                if there:
                    met[each] |= there
                    gained[each] += self.gained(side, encounter)
        whole = all(met[each] == set(level) - {each} for each in level)
        return Fraction(gained[number]) if whole else Fraction()

    def ranked(self) -> list[tuple[int, tuple[Fraction, ...]]]:
        """Return everybody with the score and the tie-breaks, the best first."""
        there = [
            each.number
            for each in self.tournament.entrants
            if each.state is not EntrantState.MERGED
            and (
                each.state is not EntrantState.WITHDRAWN
                or self.meetings(each.number)
                or self.byes(each.number)
            )
        ]
        keys: dict[int, tuple[Fraction, ...]] = {number: (self.scores[number],) for number in there}
        for tie_break in self.tournament.plan.tie_breaks:
            new = {}
            for number in there:
                if tie_break is TieBreak.DIRECT:
                    level = [each for each in there if keys[each] == keys[number]]
                    new[number] = self.direct(number, level)
                elif tie_break is TieBreak.LOT:
                    new[number] = self.lot(number)
                else:
                    new[number] = self.value(tie_break, number)
            keys = {number: (*keys[number], new[number]) for number in there}
        return sorted(keys.items(), key=lambda each: (tuple(-key for key in each[1]), each[0]))

    def lot(self, number: int) -> Fraction:
        """Count those who drew no lower lot."""
        entrants = [each for each in self.tournament.entrants if each.state is not EntrantState.MERGED]
        own = drawn_lot(self.tournament.seed, "lot", self.tournament.entrants[number - 1])
        return Fraction(sum(drawn_lot(self.tournament.seed, "lot", each) >= own for each in entrants))
