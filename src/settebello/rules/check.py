"""Which options make no sense together; each problem names the fields and says why."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from settebello.cards import PACK_SIZE
from settebello.rules.codec import MAX_TARGET
from settebello.rules.options import ONE_DEAL, Ace, AceVsAce, FirstDealer, Irregularities, Redeal, Sides

if TYPE_CHECKING:
    from settebello.rules.model import Rules

Problem = tuple[tuple[str, ...], str]
"""The fields at fault, and the sentence that says what to change."""

PLAYERS: Final = (2, 3, 4, 6)
PAIRED: Final = (4, 6)


def problems(rules: "Rules") -> tuple[Problem, ...]:
    """List what makes no sense in a rule set; empty when it can be played."""
    return tuple(problem for check in _CHECKS for problem in check(rules))


def _players(rules: "Rules") -> Iterator[Problem]:
    if rules.players not in PLAYERS:
        yield ("players",), f"{rules.players} cannot play: there are 2, 3, 4 or 6 players"
    elif rules.sides is Sides.PAIRS and rules.players not in PAIRED:
        yield (
            ("players", "sides"),
            f"{rules.players} players cannot form two teams in alternate seats: that takes 4 or 6",
        )


def _deal(rules: "Rules") -> Iterator[Problem]:
    players, pattern = rules.players, rules.deal
    opening = pattern.opening_size(players)
    rest = PACK_SIZE - opening
    if not any(packet.to == "P" for packet in pattern.opening()):
        yield ("deal",), f"{pattern} gives the players no cards"
    elif rest < 0:
        yield ("players", "deal"), f"{pattern} for {players} players takes {opening} of {PACK_SIZE} cards"
    elif pattern.batch is None and rest:
        yield ("players", "deal"), f"{pattern} for {players} players leaves {rest} cards over"
    elif pattern.batch is not None and rest % pattern.batch.total(players):
        yield (
            ("players", "deal"),
            f"{pattern}: the {rest} cards left after the first batch do not make whole batches "
            f"of {pattern.batch.cards} for {players} players",
        )


def _redeal(rules: "Rules") -> Iterator[Problem]:
    if Redeal.SUM10 in rules.redeal and rules.deal.table_size() == 1:
        yield ("redeal", "deal"), "one table card never adds up to more than ten: it would be dealt for ever"


def _first_dealer(rules: "Rules") -> Iterator[Problem]:
    if rules.first_dealer is FirstDealer.LOW_CARD_DRAW and rules.side_count != 2:
        yield (
            ("first_dealer", "sides"),
            "the draw for partners and roles (FIGS articles 3 and 4) is for two sides",
        )


def _ace(rules: "Rules") -> Iterator[Problem]:
    if rules.ace is Ace.TAKES_ALL:
        return
    if rules.ace_vs_ace is not AceVsAce.ALL:
        yield ("ace", "ace_vs_ace"), "ace_only is an exception to ace=takes_all, which is not chosen"
    if rules.ace_scopa:
        yield ("ace", "ace_scopa"), "an ace's sweep can count only where ace=takes_all"
    if rules.ace_bank:
        yield ("ace", "ace_bank"), "an ace can be put aside only where ace=takes_all"


def _target(rules: "Rules") -> Iterator[Problem]:
    if rules.target == ONE_DEAL:
        if rules.stakes:
            yield ("stakes", "target"), "simple, double and triple stakes need a number of points to reach"
        if rules.fuori:
            yield ("fuori", "target"), "nobody can declare to be out without a number of points to reach"
    elif not 1 <= int(rules.target) <= MAX_TARGET:
        yield ("target",), f"a match is played to 1 to {MAX_TARGET} points, or one_deal"


def _two_sides(rules: "Rules") -> Iterator[Problem]:
    if rules.side_count == 2:
        return
    for name in ("stakes", "fuori", "clock"):
        if getattr(rules, name):
            yield (name, "players", "sides"), f"{name} speaks of two sides, and here are {rules.side_count}"


def _figs(rules: "Rules") -> Iterator[Problem]:
    four_in_pairs = rules.players == 4 and rules.sides is Sides.PAIRS
    if rules.irregularities is Irregularities.FIGS and not four_in_pairs:
        yield (
            ("irregularities", "players", "sides"),
            "the FIGS articles are written for four players in pairs",
        )


_CHECKS: Final[tuple[Callable[["Rules"], Iterator[Problem]], ...]] = (
    _players,
    _deal,
    _redeal,
    _first_dealer,
    _ace,
    _target,
    _two_sides,
    _figs,
)
