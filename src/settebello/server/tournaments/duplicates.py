"""Duplicate deals on line: every table of a round plays one sealed set, deal by deal.

The set follows from the seed of the tournament, whose hash everybody has from the announcement on. A table
plays the deals in their order. The points of a deal are told to the tournament when it has ended there, and
the deal is opened when every table of the round has finished it.
"""

from collections.abc import Iterator, Sequence
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
    TeamDeal,
    TournamentViewer,
    deals_seed,
    project_tournament,
)
from settebello.tournament.ranking.deals import points_of_deal


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


def told_of(
    number: int, encounter: Encounter, room: Room, part: int, order: tuple[int, int]
) -> Iterator[ReportDeal | ForfeitTable]:
    """Yield what a table has to tell: deals that have ended, and who has given it up or lost by time.

    ``order`` are the sides of the encounter that sit there as side 1 and as side 2.
    """
    told = encounter.deals_of(part)
    ended = [each.ending for each in room.deals if each.ending and each.ending.how is not How.VOID]
    for at, ending in enumerate(ended, 1):
        if not told or told[at - 1] is None:
            first, second = (max(0, ending.score.totals[Side(order.index(side))]) for side in (0, 1))
            yield ReportDeal(number, encounter.table, at, (first, second), part)
    if room.phase is Phase.MATCH_OVER and room.forfeit is not None:
        lost = order[side_of(room.rules, room.forfeit.seat)]
        yield ForfeitTable(number, encounter.table, (lost,))


def deals_page(held: Held, number: int, viewer: TournamentViewer) -> DealsPage:
    """Return the deals of a round: what is open of them, and the seeds by which they are checked.

    Raises `NotFound` where the tournament repeats no deals, or has no such round.
    """
    found = held.state.round(number)
    if not held.state.plan.repeats_deals:
        raise NotFound("this tournament repeats no deals", reason=Reason.NO_ROUND, round=number)
    # somebody who runs the tournament sees the results at once, and the cards no sooner than all others
    shown = project_tournament(held.state, viewer).rounds[number - 1]
    everybody = project_tournament(held.state, TournamentViewer()).rounds[number - 1]
    opened = [each.deal for each in everybody.scores if each.open]
    opened += [each.deal for each in everybody.team_deals if each.open]
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
        deals=[
            *(_deal(each, own) for each in shown.scores),
            *(_team_deal(each, own, viewer) for each in shown.team_deals),
        ],
    )


def _deal(scores: DealScores, own: Encounter | None) -> DealInfo:
    told = own.deals_of(1) if own else ()
    mine = told[scores.deal - 1] if told else None
    return DealInfo(
        number=scores.deal,
        open=scores.open,
        mean=None if scores.mean is None else round(float(scores.mean), 6),
        own=None if mine is None else list(mine),
        lines=[
            DealLineInfo(
                table=each.table,
                points=None if each.points is None else list(each.points),
                parts=[],
                matchpoints=None if each.matchpoints is None else list(each.matchpoints),
                top=each.top,
            )
            for each in scores.lines
        ],
    )


def _team_deal(found: TeamDeal, own: Encounter | None, viewer: TournamentViewer) -> DealInfo:
    lines = [
        DealLineInfo(
            table=each.table,
            points=_sum(each.parts),
            parts=[None if part is None else list(part) for part in each.parts],
            matchpoints=None,
            top=0,
        )
        for each in found.lines
    ]
    mine = points_of_deal(own, found.deal, viewer.part) if own and viewer.part is not None else None
    return DealInfo(
        number=found.deal, open=found.open, mean=None, own=None if mine is None else list(mine), lines=lines
    )


def _sum(parts: Sequence[tuple[int, int] | None]) -> list[int] | None:
    """Return the points of both tables together; None while one has not finished."""
    done = [each for each in parts if each is not None]
    return [sum(each[side] for each in done) for side in (0, 1)] if len(done) == len(parts) else None
