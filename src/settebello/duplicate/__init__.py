"""Duplicate deals: drawn in advance, sealed, compared.

The texts and what is proven by them stand in ``docs/duplicate.md``. No source gives rules for duplicate
deals: FIGS article 4 leaves *smazzate ripetute* to rules of their own (RULES.md F4.6), so these are ours.
"""

from settebello.duplicate.check import Checked, check_sets
from settebello.duplicate.comparison import Comparison, DealComparison, Score, TeamStanding, compare
from settebello.duplicate.dealset import (
    DEALS_MOST,
    DealSet,
    OpenDeal,
    SealedDeal,
    dealer_of,
    draw_set,
    open_deal,
    open_deals,
    packs_of,
)
from settebello.duplicate.played import PlayedDeal, joined
from settebello.duplicate.reading import is_record, loads_set, loads_sheet
from settebello.duplicate.records import played_in_record
from settebello.duplicate.sheet import Result, Sheet, SheetSitting, blank_sheet, played_on_sheet
from settebello.duplicate.writing import dumps_set, dumps_sheet

__all__ = [
    "DEALS_MOST",
    "Checked",
    "Comparison",
    "DealComparison",
    "DealSet",
    "OpenDeal",
    "PlayedDeal",
    "Result",
    "Score",
    "SealedDeal",
    "Sheet",
    "SheetSitting",
    "TeamStanding",
    "blank_sheet",
    "check_sets",
    "compare",
    "dealer_of",
    "draw_set",
    "dumps_set",
    "dumps_sheet",
    "is_record",
    "joined",
    "loads_set",
    "loads_sheet",
    "open_deal",
    "open_deals",
    "packs_of",
    "played_in_record",
    "played_on_sheet",
]
