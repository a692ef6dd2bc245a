"""Player against player over duplicate deals: the rounds, their figures, engines from outside (level 5).

``docs/arena.md`` says what is measured and how, ``docs/engine-protocol.md`` how a program sits down.
"""

from settebello.arena.contest import Contest, Unit, Who
from settebello.arena.engines.outside import OutsideEngine
from settebello.arena.engines.speak import speak
from settebello.arena.faults import Fault, PlayerFault
from settebello.arena.ladder import Ladder, Rung, play_ladder
from settebello.arena.players import OwnPlayer, check_own, new_player, partners
from settebello.arena.plot import plot_svg
from settebello.arena.report import Report, Tally, report_of
from settebello.arena.rounds import FORFEIT_POINTS, Forfeit, Round, Sitting, round_margin
from settebello.arena.run import PlayedContest, play_contest
from settebello.arena.seatings import place_names, seatings
from settebello.arena.sequential import SequentialTest, Verdict
from settebello.arena.stats import Estimate, estimate
from settebello.arena.table import Table
from settebello.arena.times import Times
from settebello.arena.workers import end_tidily

__all__ = [
    "FORFEIT_POINTS",
    "Contest",
    "Estimate",
    "Fault",
    "Forfeit",
    "Ladder",
    "OutsideEngine",
    "OwnPlayer",
    "PlayedContest",
    "PlayerFault",
    "Report",
    "Round",
    "Rung",
    "SequentialTest",
    "Sitting",
    "Table",
    "Tally",
    "Times",
    "Unit",
    "Verdict",
    "Who",
    "check_own",
    "end_tidily",
    "estimate",
    "new_player",
    "partners",
    "place_names",
    "play_contest",
    "play_ladder",
    "plot_svg",
    "report_of",
    "round_margin",
    "seatings",
    "speak",
]
