"""Player against player over duplicate deals: the rounds, their figures, engines from outside (level 5).

``docs/arena.md`` says what is measured and how, ``docs/engine-protocol.md`` how a program sits down.
"""

from settebello_lab.arena.contest import Contest, Unit, Who
from settebello_lab.arena.engines.outside import OutsideEngine
from settebello_lab.arena.faults import Fault, PlayerFault
from settebello_lab.arena.ladder import Ladder, Rung, play_ladder
from settebello_lab.arena.players import OwnPlayer, kinds_of, new_player, partners
from settebello_lab.arena.report import Report, Tally, report_of
from settebello_lab.arena.rounds import FORFEIT_POINTS, Forfeit, Round, Sitting, round_margin
from settebello_lab.arena.run import PlayedContest, play_contest
from settebello_lab.arena.seatings import place_names, seatings
from settebello_lab.arena.sequential import SequentialTest, Verdict
from settebello_lab.arena.stats import Estimate, estimate
from settebello_lab.arena.table import Table
from settebello_lab.arena.times import Times
from settebello_lab.arena.workers import ending_tidily

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
    "ending_tidily",
    "estimate",
    "kinds_of",
    "new_player",
    "partners",
    "place_names",
    "play_contest",
    "play_ladder",
    "report_of",
    "round_margin",
    "seatings",
]
