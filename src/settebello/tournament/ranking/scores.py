"""The score of each entrant: match points, matchpoints in percent, or total points; less its penalties."""

from fractions import Fraction

from settebello.tournament.ranking.deals import deal_totals, score_of_deals
from settebello.tournament.ranking.lines import RoundLines, round_lines
from settebello.tournament.state import Tournament


def scores_of(
    tournament: Tournament,
    rounds: int | None = None,
    *,
    opened: bool = False,
    lines: RoundLines | None = None,
) -> dict[int, Fraction]:
    """Return the scores by number, after all rounds or the first so many."""
    plan = tournament.plan
    penalties = {each.number: each.penalty for each in tournament.entrants}
    if plan.compares_deals:
        totals = deal_totals(tournament, rounds, opened=opened)
        return {
            number: score_of_deals(plan.scoring, total) - penalties[number]
            for number, total in totals.items()
        }
    found = round_lines(tournament, rounds, opened=opened) if lines is None else lines
    return {
        number: Fraction(sum(line.gained for line in own) - penalties[number])
        for number, own in found.items()
    }
