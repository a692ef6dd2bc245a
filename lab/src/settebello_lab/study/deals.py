"""The deals of a study: the same for every player, who sits at all seats."""

from dataclasses import dataclass
from typing import Final

from settebello.cards import Seat
from settebello.engine import deal, view
from settebello.engine.live import act, live
from settebello.notation import DealSource, MatchRecord, record_of
from settebello.players import Budget
from settebello.players.registry import player
from settebello.rules import parse_rules
from settebello_lab.arena.contest import MOST_MS, Contest, move_seed, pack_at

LADDER: Final = ("random", "principiante", "circolo", "greedy", "ismcts:4000", "maestro")
"""The players of the scale, the weakest first."""


@dataclass(frozen=True, slots=True)
class StudyDeals:
    """All that the deals of a player and their review follow from; ``worlds`` judge each play."""

    player: str
    rules: str
    seed: int
    worlds: int


def played_deal(asked: StudyDeals, number: int) -> MatchRecord:
    """Play a deal of this number to its end; its cards depend on the rules and the seed alone.

    No clock limits a move, so the same deal comes out everywhere.
    """
    rules = parse_rules(asked.rules)
    contest = Contest(asked.player, asked.player, rules, asked.seed, MOST_MS)
    pack = pack_at(contest, (number, 0))
    players = [player(asked.player) for _ in range(rules.players)]
    moment = live(deal(rules, Seat(number % rules.players), pack))
    while not moment.over:
        seat, plays = moment.state.to_move, len(moment.state.plays)
        budget = Budget(MOST_MS, move_seed(contest, (number, 0), plays))
        moment = act(moment, seat, players[seat].choose(view(moment.state, seat), budget))
    names = [f"{asked.player} {seat + 1}" for seat in range(rules.players)]
    return record_of(asked.rules, names, [DealSource(deal=moment, pack=pack)])
