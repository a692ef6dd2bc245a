"""Rule sets of the games around the five sources: which options make them so, and where they are not played.

The engine, records, the terminal and the tables of a server play every rule set. The kernels, and with them
reviews and some players, play the options of the five sources alone; so do tournaments and the
arbiter's desk.
"""

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from types import MappingProxyType
from typing import Final

from settebello.arguments import checked
from settebello.errors import InvalidRules, Reason, RuleProblem
from settebello.rules.model import Rules, option_text
from settebello.rules.options import CaptureBy, Extra, Redeal, Sides

FIRST: Final = "capture_total"
"""The first field of the options that no rule set of the five sources has."""

EXTRAS: Final = frozenset({Extra.RE_BELLO, Extra.NAPOLI})
REDEALS: Final = frozenset({Redeal.KINGS3, Redeal.SUM10, Redeal.ACE1})


_VALUES: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "sides": frozenset({Sides.COUPLES}),
        "redeal": frozenset(Redeal) - REDEALS,
        "capture_by": frozenset({CaptureBy.BOTH}),
        "extras": frozenset(Extra) - EXTRAS,
    }
)
"""Values of the other options that no rule set of the five sources has."""


@checked
def options_of_kin(rules: Rules) -> tuple[str, ...]:
    """List the options that make this a game around the five sources; empty: it is one of theirs."""
    values = {
        "sides": rules.sides is not Sides.COUPLES,
        "deal": not rules.deal.later,
        "redeal": rules.redeal <= REDEALS,
        "capture_by": rules.capture_by is not CaptureBy.BOTH,
        "extras": rules.extras <= EXTRAS,
    }
    known = [name for name, usual in values.items() if not usual]
    return (*known, *(name for name, usual in _defaults().items() if getattr(rules, name) != usual))


@checked
def check_searched(rules: Rules) -> None:
    """Raise `InvalidRules` for rules that the kernels, and what asks them, do not play yet."""
    _refuse(rules, Reason.NOT_SEARCHED, "reviews and some players do not know {options} yet")


@checked
def check_refereed(rules: Rules) -> None:
    """Raise `InvalidRules` for rules that tournaments and the arbiter's desk do not know yet."""
    _refuse(rules, Reason.NOT_REFEREED, "tournaments and the arbiter's desk do not know {options} yet")


@checked
def check_positions(rules: Rules) -> None:
    """Raise `InvalidRules` for rules whose positions have more to say than a line of text does yet."""
    _refuse(rules, Reason.NO_POSITION, "a position does not say yet what {options} adds to it; a record does")


@checked
def texts_in_use(rules: Rules) -> dict[str, str]:
    """Return the options as text, without those of the games around the sources that are left as they are.

    That is what logs hold and the page is told.
    """
    left = {name for name, usual in _defaults().items() if getattr(rules, name) == usual}
    return {name: text for name, text in rules.as_texts().items() if name not in left}


@checked
def is_option_of_kin(name: str) -> bool:
    """Tell whether an option is one that no rule set of the five sources has."""
    return name in _defaults()


@checked
def usual_texts() -> dict[str, str]:
    """Return the options that no rule set of the five sources has, as texts, each with its usual value."""
    return {name: option_text(name, usual) for name, usual in _defaults().items()}


@checked
def is_value_of_kin(name: str, value: str) -> bool:
    """Tell whether a value of an option, as text, is one that no rule set of the five sources has."""
    return value in _VALUES.get(name, frozenset())


def _refuse(rules: Rules, reason: Reason, message: str) -> None:
    """Raise `InvalidRules` for a game around the five sources, with its options in the message."""
    if names := options_of_kin(rules):
        said = message.format(options=", ".join(names))
        raise InvalidRules([RuleProblem(names, reason, said, {"options": list(names)})])


@cache
def _defaults() -> Mapping[str, object]:
    """Return the options of the games around the sources, each with the value of those that lack it."""
    every = fields(Rules)
    first = [field.name for field in every].index(FIRST)
    return MappingProxyType({each.name: each.default for each in every[first:]})
