"""Players' own deals reviewed: what each player loses a deal, and which mistakes have a name.

`docs/review.md` says what a loss is. A deal is played by one player at every seat, and the deals are the
same for all players.
"""

from settebello_lab.study.deals import LADDER, StudyDeals
from settebello_lab.study.honesty import Honesty, decisions_of, honesty_of
from settebello_lab.study.kept import KeptDeals, open_deals
from settebello_lab.study.reviewed import NamedPlay, ReviewedDeal, reviewed_deal
from settebello_lab.study.scale import is_in_order, level_of, scale_of
from settebello_lab.study.themes import ThemeCount, counted

__all__ = [
    "LADDER",
    "Honesty",
    "KeptDeals",
    "NamedPlay",
    "ReviewedDeal",
    "StudyDeals",
    "ThemeCount",
    "counted",
    "decisions_of",
    "honesty_of",
    "is_in_order",
    "level_of",
    "open_deals",
    "reviewed_deal",
    "scale_of",
]
