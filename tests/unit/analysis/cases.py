"""Positions laid out for one theme each: what was played, what was better, what came of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from settebello.analysis import Position
from settebello.engine import Action
from settebello.notation import parse_action
from tests.unit.analysis.scenes import scene

PLAIN: Final = "2C4CFC5C6CFS2S4S"
"""Eight cards without anything that counts, beside one that does."""


@dataclass(frozen=True)
class Case:
    """A deal laid out, its acts so far, the one looked at (by default the first), and the better play.

    ``happened`` says that what came of the play is to be told as well.
    """

    theme: str
    acts: tuple[str, ...]
    better: str
    hands: Mapping[int, str]
    table: str = ""
    number: int = 0
    happened: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)

    @property
    def position(self) -> Position:
        """Return the position with the play that was made."""
        return self._scene(self.acts)

    @property
    def turned(self) -> Position:
        """Return the position where the better play was made instead."""
        return self._scene((*self.acts[: self.number], self.better))

    @property
    def best(self) -> Action:
        """Return the better play."""
        return parse_action(self.better)

    def _scene(self, acts: tuple[str, ...]) -> Position:
        return scene(acts, hands=dict(self.hands), table=self.table, number=self.number, **self.more)


CASES: Final = (
    Case("scopa_passed", ("FCxAD3D4D",), "RCxAD2D3D4D", {0: "RCFCCC5C6C7SRBCBFB"}, "AD2D3D4D"),
    Case(
        "settebello_passed", ("FC", "7Sx7D"), "7Cx7D", {0: "7C" + PLAIN, 1: "7S"}, "7DRDCDRS", happened=True
    ),
    Case("settebello_left", ("7D", "7Sx7D"), "FCxFD", {0: "7D" + PLAIN, 1: "7S"}, "FDRDCDRS", happened=True),
    Case(
        "anchor",
        ("CSx2C3D4C", "ASxAC"),
        "7CxAC2C4C",
        {0: "7C3C3S3BFSCSRSFBCB", 1: "AS"},
        "3DAC2C4C",
        happened=True,
    ),
    Case(
        "under_eleven",
        ("RCxRD", "CDxAD3D5D"),
        "2C",
        {0: "RC2C4CFCCCFSCS2S4S", 1: "CD"},
        "RDAD3D5D",
        happened=True,
    ),
    Case(
        "scopa_given",
        ("6CxAD2D3D", "4Sx4D"),
        "7CxAD2D4D",
        {0: "7C6C3C3S3BFSCSRSFB", 1: "4S"},
        "AD2D3D4D",
        happened=True,
    ),
    Case(
        "whirlwind",
        ("AC", "ASxAC"),
        "2C",
        {0: "AC2C2D2S2B5C6CFCCCRC", 1: "AS"},
        happened=True,
        more={"rules": "scopone-10"},
    ),
    Case("sevens", ("FC",), "7Sx7C", {0: "7S" + PLAIN}, "7CRDCDRS"),
    Case("primiera", ("FC",), "6Cx6D", {0: PLAIN + "3S"}, "6DRDCDRS"),
    Case("coins", ("FC",), "4Cx4D", {0: PLAIN + "3S"}, "4DRSCSRC"),
    Case("pairing", ("3Cx3D",), "7Sx3D4D", {0: "7S3C" + PLAIN[2:]}, "3D4DCSRS"),
    Case("unpairing", ("FC", "7Sx3D4D"), "3Cx3D", {0: PLAIN + "3S", 1: "7S3C"}, "3D4DCSRS", number=1),
)
"""One for each theme that a play early in a deal can have."""

FIGS: Final = {"rules": "figs", "before": (7, 0)}

MISSED: Final = Case("fuori_missed", ("7Cx7D",), "7Cx7D", {0: "7C" + PLAIN}, "7DRDCDRS", more=FIGS)
EARLY: Final = Case("fuori_early", ("FC=fuori",), "7Cx7D", {0: "7C" + PLAIN}, "7DRDCDRS", more=FIGS)
"""Declarations."""
