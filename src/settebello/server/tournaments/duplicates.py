"""Duplicate deals on line: every table of a round plays one sealed set, deal by deal.

The set follows from the seed of the tournament, whose hash everybody has from the announcement on. A table
plays the deals in their order. The points of a deal are told to the tournament when it has ended there, and
the deal is opened when every table of the round has finished it.
"""

from collections.abc import Iterator
from dataclasses import replace

from settebello.cards import Side
from settebello.duplicate import DealSet, draw_set, dumps_set
from settebello.duplicate.dealset import deal_seed
from settebello.engine import side_of
from settebello.engine.live import How
from settebello.errors import NotFound, Reason
from settebello.room import Repeat, Room
from settebello.room.screen import Phase
from settebello.rules import parse_rules, rules_text
from settebello.server.tournaments.tournaments import Held
from settebello.server.tournaments.wire import DealInfo, DealLineInfo, DealsPage
from settebello.tournament import (
    DealScores,
    Encounter,
    ForfeitTable,
    Plan,
    ReportDeal,
    TournamentViewer,
    deals_seed,
    project_tournament,
)


def deals_of_round(held: Held, number: int) -> DealSet:
    """Return the secret set of the deals of a round."""
    plan = held.state.plan
    seed = deals_seed(held.state.seed, number)
    return draw_set(plan.rules, plan.deals, seed, name=f"{plan.name} {number}")


def repeat_of_round(held: Held, number: int) -> Repeat:
    """Return the command by which a table plays the deals of a round."""
    seed, deals = deals_seed(held.state.seed, number), held.state.plan.deals
    return Repeat(tuple(deal_seed(seed, at) for at in range(1, deals + 1)))


def rules_of_deals(plan: Plan) -> str:
    """Return the rules of a table of duplicate deals: the plan's, without what only decides a match."""
    rules = parse_rules(plan.rules)
    return rules_text(replace(rules, fuori=False, cappotto=False, stakes=False))


def told_of(number: int, encounter: Encounter, room: Room) -> Iterator[ReportDeal | ForfeitTable]:
    """Yield what a table has to tell: deals that have ended, and who has given it up or lost by time."""
    ended = [each.ending for each in room.deals if each.ending and each.ending.how is not How.VOID]
    for at, ending in enumerate(ended, 1):
        if at > len(encounter.deals) or encounter.deals[at - 1] is None:
            first, second = (max(0, ending.score.totals[Side(side)]) for side in (0, 1))
            yield ReportDeal(number, encounter.table, at, (first, second))
    if room.phase is Phase.MATCH_OVER and room.forfeit is not None:
        lost = side_of(room.rules, room.forfeit.seat)
        yield ForfeitTable(number, encounter.table, (int(lost),))


def deals_page(held: Held, number: int, viewer: TournamentViewer) -> DealsPage:
    """Return the deals of a round: what is open of them, and the seeds by which they are checked.

    Raises `NotFound` where the tournament compares no deals, or has no such round.
    """
    found = held.state.round(number)
    if not held.state.plan.compares_deals:
        raise NotFound("this tournament compares no deals", reason=Reason.NO_ROUND, round=number)
    # somebody who runs the tournament sees the results at once, and the cards no sooner than all others
    shown = project_tournament(held.state, viewer).rounds[number - 1].scores
    everybody = project_tournament(held.state, TournamentViewer()).rounds[number - 1].scores
    opened = [each.deal for each in everybody if each.open]
    own = next(
        (
            each
            for each in found.encounters
            if viewer.entrant and each.side_of_entrant(viewer.entrant) is not None
        ),
        None,
    )
    return DealsPage(
        round=number,
        text=dumps_set(deals_of_round(held, number).opened(*opened)),
        deals=[_deal(each, own) for each in shown],
    )


def _deal(scores: DealScores, own: Encounter | None) -> DealInfo:
    mine = own.deals[scores.deal - 1] if own and len(own.deals) >= scores.deal else None
    return DealInfo(
        number=scores.deal,
        open=scores.open,
        mean=None if scores.mean is None else round(float(scores.mean), 6),
        own=None if mine is None else list(mine),
        lines=[
            DealLineInfo(
                table=each.table,
                points=None if each.points is None else list(each.points),
                matchpoints=None if each.matchpoints is None else list(each.matchpoints),
                top=each.top,
            )
            for each in scores.lines
        ],
    )
