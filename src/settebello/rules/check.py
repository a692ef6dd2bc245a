"""Which options make no sense together; each problem names the fields and says why."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from settebello.cards import PACK_SIZE
from settebello.errors import Fact, Reason, RuleProblem
from settebello.rules.check_family import family_problems
from settebello.rules.codec import MAX_TARGET
from settebello.rules.options import ONE_DEAL, Ace, AceVsAce, FirstDealer, Irregularities, Redeal, Sides

if TYPE_CHECKING:
    from settebello.rules.model import Rules

Problems = Iterator[RuleProblem]

PLAYERS: Final = (2, 3, 4, 6)
PAIRED: Final = (4, 6)
TWO_SIDES: Final = 2
LARGEST_REDEALT_TABLE: Final = 20
"""On a larger table there is nearly always an ace, or three kings."""


def problems(rules: "Rules") -> tuple[RuleProblem, ...]:
    """List what makes no sense in a rule set; empty when it can be played."""
    return tuple(problem for check in _CHECKS for problem in check(rules))


def _players(rules: "Rules") -> Problems:
    players = rules.players
    if players not in PLAYERS:
        message = f"{players} cannot play: there are 2, 3, 4 or 6 players"
        yield RuleProblem(("players",), Reason.PLAYERS_COUNT, message, {"players": players})
    elif rules.sides is Sides.PAIRS and players not in PAIRED:
        message = f"{players} players cannot form two teams in alternate seats: that takes 4 or 6"
        yield RuleProblem(("players", "sides"), Reason.NO_TEAMS, message, {"players": players})
    elif rules.sides is Sides.COUPLES and players not in PAIRED:
        message = f"{players} players cannot form couples that face each other: that takes 4 or 6"
        yield RuleProblem(("players", "sides"), Reason.NO_COUPLES, message, {"players": players})


def _deal(rules: "Rules") -> Problems:
    players, pattern = rules.players, rules.deal
    if players not in PLAYERS:
        return
    taken = pattern.opening_size(players) + sum(packet.total(players) for packet in pattern.later)
    rest = PACK_SIZE - taken
    facts: dict[str, Fact] = {"deal": str(pattern), "players": players, "taken": taken, "rest": rest}
    both = ("players", "deal")
    if not pattern.hand_size():
        yield RuleProblem(("deal",), Reason.NO_HANDS, f"{pattern} gives the players no cards", facts)
    elif rest < 0:
        message = f"{pattern} for {players} players takes {taken} of {PACK_SIZE} cards"
        yield RuleProblem(both, Reason.PACK_TOO_SMALL, message, facts)
    elif pattern.batch is None and rest:
        message = f"{pattern} for {players} players leaves {rest} cards over"
        yield RuleProblem(both, Reason.CARDS_LEFT_OVER, message, facts)
    elif pattern.batch is not None and rest % pattern.batch.total(players):
        message = f"the {rest} cards after the first batch do not make whole batches for {players} players"
        yield RuleProblem(both, Reason.UNEVEN_BATCHES, message, facts)


def _redeal(rules: "Rules") -> Problems:
    cards = rules.deal.table_size()
    if Redeal.SUM10 in rules.redeal and cards == 1:
        message = "one table card never adds up to more than ten: it would be dealt for ever"
        yield RuleProblem(("redeal", "deal"), Reason.ENDLESS_REDEAL, message)
    elif rules.redeal and cards > LARGEST_REDEALT_TABLE:
        message = f"a table of {cards} cards would hardly ever stand: {LARGEST_REDEALT_TABLE} at the most"
        yield RuleProblem(("redeal", "deal"), Reason.HOPELESS_REDEAL, message, {"cards": cards})


def _first_dealer(rules: "Rules") -> Problems:
    if rules.first_dealer is FirstDealer.LOW_CARD_DRAW and rules.side_count != TWO_SIDES:
        message = "the draw for partners and roles (FIGS articles 3 and 4) is for two sides"
        yield RuleProblem(("first_dealer", "sides"), Reason.DRAW_TWO_SIDES, message)


def _ace(rules: "Rules") -> Problems:
    if rules.ace is Ace.TAKES_ALL:
        return
    if rules.ace_vs_ace is not AceVsAce.ALL:
        message = "ace_only is an exception to ace=takes_all, which is not chosen"
        yield RuleProblem(("ace", "ace_vs_ace"), Reason.NO_SWEEPING_ACE, message)
    if rules.ace_scopa:
        message = "an ace's sweep can count only where ace=takes_all"
        yield RuleProblem(("ace", "ace_scopa"), Reason.NO_SWEEPING_ACE, message)
    if rules.ace_bank:
        message = "an ace can be put aside only where ace=takes_all"
        yield RuleProblem(("ace", "ace_bank"), Reason.NO_SWEEPING_ACE, message)


def _target(rules: "Rules") -> Problems:
    if rules.target == ONE_DEAL:
        if rules.stakes:
            message = "simple, double and triple stakes need a number of points to reach"
            yield RuleProblem(("stakes", "target"), Reason.NEEDS_TARGET, message)
        if rules.fuori:
            message = "nobody can declare to be out without a number of points to reach"
            yield RuleProblem(("fuori", "target"), Reason.NEEDS_TARGET, message)
    elif not 1 <= int(rules.target) <= MAX_TARGET:
        message = f"a match is played to 1 to {MAX_TARGET} points, or one_deal"
        yield RuleProblem(("target",), Reason.TARGET_RANGE, message, {"most": MAX_TARGET})


def _two_sides(rules: "Rules") -> Problems:
    if rules.side_count == TWO_SIDES:
        return
    asked = {"stakes": rules.stakes, "fuori": rules.fuori, "clock": rules.clock}
    for name in (name for name, chosen in asked.items() if chosen):
        message = f"{name} speaks of two sides, and here are {rules.side_count}"
        facts: dict[str, Fact] = {"option": name, "sides": rules.side_count}
        yield RuleProblem((name, "players", "sides"), Reason.NEEDS_TWO_SIDES, message, facts)


def _figs(rules: "Rules") -> Problems:
    four_in_pairs = rules.players == 4 and rules.sides is Sides.PAIRS
    if rules.irregularities is Irregularities.FIGS and not four_in_pairs:
        message = "the FIGS articles are written for four players in pairs"
        yield RuleProblem(("irregularities", "players", "sides"), Reason.FIGS_FOUR, message)


_CHECKS: Final[tuple[Callable[["Rules"], Problems], ...]] = (
    _players,
    _deal,
    _redeal,
    _first_dealer,
    _ace,
    _target,
    _two_sides,
    _figs,
    family_problems,
)
