"""Which options of the games around the five sources make no sense together (docs/family.md)."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from settebello.cards import PACK_SIZE, RE_BELLO, SETTEBELLO
from settebello.errors import Fact, Reason, RuleProblem
from settebello.rules.options import (
    Ace,
    AceOpening,
    CaptureBy,
    CommonPoint,
    CourtCapture,
    Extra,
    Irregularities,
    Leftovers,
    LevelEnd,
    LevelMajority,
    NobleSuit,
    Objective,
    PrimieraBy,
    ScopeDoubledBy,
)

if TYPE_CHECKING:
    from settebello.rules.model import Rules

Problems = Iterator[RuleProblem]

LEAST_TABLE: Final = 2
"""Cards of a first table that can be worth something."""

HAND: Final = 3
"""Cards of a hand that can be declared."""

NAPOLI_LEAST: Final = 3
NAPOLI_MOST: Final = 10
PLAIN_TOTAL: Final = 15
TOTALS: Final = (11, 20)
TWO_SIDES: Final = 2


def family_problems(rules: "Rules") -> Problems:
    """List what makes no sense among the options of the games around the five sources."""
    for check in _CHECKS:
        yield from check(rules)


def _numbers(rules: "Rules") -> Problems:
    ranges = {
        "capture_total": (rules.capture_total, *TOTALS),
        "max_capture": (rules.max_capture, 0, PACK_SIZE),
        "carte_points": (rules.carte_points, 1, 2),
        "suit_points": (rules.suit_points, 1, 2),
        "napoli_top": (rules.napoli_top, NAPOLI_LEAST, NAPOLI_MOST),
    }
    for name, (number, least, most) in ranges.items():
        if not least <= number <= most:
            facts: dict[str, Fact] = {"option": name, "least": least, "most": most}
            yield RuleProblem((name,), Reason.OPTION_RANGE, f"{name} is from {least} to {most}", facts)


def _taking(rules: "Rules") -> Problems:
    makes_total = rules.capture_by in {CaptureBy.FIFTEEN, CaptureBy.BOTH}
    if rules.capture_total != PLAIN_TOTAL and not makes_total:
        message = "a total to make needs capture_by=fifteen or both"
        yield RuleProblem(("capture_total", "capture_by"), Reason.NO_TOTAL, message)
    if rules.court_capture is CourtCapture.EQUAL_ONLY and makes_total:
        message = "court cards that take their equal alone make no total"
        yield RuleProblem(("court_capture", "capture_by"), Reason.COURTS_MAKE_TOTAL, message)
    if rules.ace_opening is not AceOpening.AS_USUAL and rules.ace is not Ace.TAKES_ALL:
        message = "the first play is an exception to ace=takes_all, which is not chosen"
        yield RuleProblem(("ace", "ace_opening"), Reason.NO_SWEEPING_ACE, message)


def _declaring(rules: "Rules") -> Problems:
    if rules.table_bonus.worths and rules.deal.table_size() < LEAST_TABLE:
        message = "a first table that is worth something has two cards or more"
        yield RuleProblem(("table_bonus", "deal"), Reason.BONUS_TABLE, message)
    if rules.matta is not None and not (rules.table_bonus.worths or rules.declare.worths):
        message = "a matta is wild for table_bonus and declare alone, and neither is chosen"
        yield RuleProblem(("matta", "table_bonus", "declare"), Reason.IDLE_MATTA, message)
    longest = max((rules.deal.hand_size(), *(packet.cards for packet in rules.deal.later)), default=0)
    if rules.declare.worths and longest < HAND:
        message = "a hand that is declared has three cards"
        yield RuleProblem(("declare", "deal"), Reason.DECLARE_HANDS, message)


def _counting(rules: "Rules") -> Problems:
    extras, counted = rules.extras, rules.counted
    others = rules.honours.cards() or extras or rules.play_bonus or rules.declare.worths
    if not counted and not others:
        yield RuleProblem(("counted",), Reason.NOTHING_COUNTS, "something has to count")
    uneven = [name for name in ("carte_points", "suit_points") if getattr(rules, name) % 2]
    if rules.level_majority is LevelMajority.SPLIT and uneven:
        message = "half a point does not exist: what is split is two points"
        yield RuleProblem(("level_majority", *uneven), Reason.SPLIT_UNEVEN, message)
    twice = {
        SETTEBELLO: CommonPoint.SETTEBELLO in counted,
        RE_BELLO: Extra.RE_BELLO in extras,
    }
    if any(twice.get(card) for card in rules.honours.singles):
        message = "settebello or re bello would count twice"
        yield RuleProblem(("honours",), Reason.HONOUR_TWICE, message)
    if {Extra.GRANDE, Extra.GRANDE_LONG} <= extras:
        message = "grande and grande_long count the same cards"
        yield RuleProblem(("extras",), Reason.GRANDE_TWICE, message)
    if rules.napoli_top != NAPOLI_MOST and Extra.NAPOLI not in extras:
        message = "napoli_top needs extras=napoli"
        yield RuleProblem(("napoli_top", "extras"), Reason.NO_NAPOLI, message)
    if rules.scope_doubled_by is not ScopeDoubledBy.NONE and CommonPoint.SCOPE not in counted:
        message = "scope that do not count cannot be doubled"
        yield RuleProblem(("scope_doubled_by", "counted"), Reason.NO_SCOPE_COUNT, message)


def _match(rules: "Rules") -> Problems:
    if rules.objective is Objective.LEAST:
        asked = {
            "stakes": rules.stakes,
            "fuori": rules.fuori,
            "cappotto": rules.cappotto,
            "low_three_wins": rules.low_three_wins,
            # the side at fault would gain by losing the points at stake (RULES.md F17.1)
            "irregularities": rules.irregularities is Irregularities.FIGS,
        }
        for name in (name for name, chosen in asked.items() if chosen):
            message = f"{name} rewards points, and here the fewest win"
            yield RuleProblem(("objective", name), Reason.FEWEST_WIN, message, {"option": name})
    if rules.level is LevelEnd.KING_OF_COINS and rules.side_count != TWO_SIDES:
        message = f"level speaks of two sides, and here are {rules.side_count}"
        facts: dict[str, Fact] = {"option": "level", "sides": rules.side_count}
        yield RuleProblem(("level", "players", "sides"), Reason.NEEDS_TWO_SIDES, message, facts)


def _federation(rules: "Rules") -> Problems:
    """Refuse articles about certain points beside points that they do not know (F16, F17)."""
    changed = [name for name, differs in _beyond_the_articles(rules).items() if differs]
    asked = [name for name, chosen in _articles(rules).items() if chosen]
    if changed and asked:
        message = f"{asked[0]} settles the usual points alone, and not {changed[0]}"
        facts: dict[str, Fact] = {"option": asked[0], "other": changed[0]}
        yield RuleProblem((asked[0], changed[0]), Reason.USUAL_POINTS, message, facts)


def _articles(rules: "Rules") -> dict[str, bool]:
    return {"fuori": rules.fuori, "irregularities": rules.irregularities is Irregularities.FIGS}


def _beyond_the_articles(rules: "Rules") -> dict[str, bool]:
    return {
        "capture_by": rules.capture_by is CaptureBy.BOTH,
        "table_bonus": bool(rules.table_bonus.worths),
        "declare": bool(rules.declare.worths),
        "counted": rules.counted != frozenset(CommonPoint),
        "noble_suit": rules.noble_suit is not NobleSuit.DENARI,
        "carte_points": rules.carte_points != 1,
        "suit_points": rules.suit_points != 1,
        "level_majority": rules.level_majority is not LevelMajority.NONE,
        "primiera_by": rules.primiera_by is not PrimieraBy.SUM,
        "honours": bool(rules.honours.cards()),
        "extras": not rules.extras <= {Extra.NAPOLI, Extra.RE_BELLO},
        "scope_doubled_by": rules.scope_doubled_by is not ScopeDoubledBy.NONE,
        "play_bonus": bool(rules.play_bonus),
        "low_three_wins": rules.low_three_wins,
        "leftovers": rules.leftovers is not Leftovers.LAST_CAPTURER,
        "deal": bool(rules.deal.later),
    }


_CHECKS: Final[tuple[Callable[["Rules"], Problems], ...]] = (
    _numbers,
    _taking,
    _declaring,
    _counting,
    _match,
    _federation,
)
