"""How strong a network is: duplicate deals by the network alone, without search."""

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from settebello.kernels import Ints, ints, new_rng
from settebello.kernels.net import Floats, new_desk
from settebello_lab.kernels.duel import DEALS, GREEDY, LEAD, NETWORK, OUTCOME, RANDOM, SQUARE, duel
from settebello_lab.kernels.selfplay import new_record

OPPONENTS: Final = {"random": RANDOM, "greedy": GREEDY}
_STREAM: Final = 1 << 20
"""Away from the streams that training draws from."""


@dataclass(frozen=True, slots=True)
class Margin:
    """Points a deal over the other, with one standard error; both play every deal from both sides."""

    deals: int
    points: float
    error: float

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        return {"deals": self.deals, "points_per_deal": round(self.points, 4), "error": round(self.error, 4)}


def measure(net: Floats, rules: Ints, against: str | Floats, deals: int, seed: int) -> Margin:
    """Play a network against ``random``, ``greedy`` or another network over duplicate deals."""
    named = isinstance(against, str)
    players = ints(2)
    players[0], players[1] = NETWORK, OPPONENTS[against] if isinstance(against, str) else NETWORK
    other = new_desk(net if named else np.asarray(against))
    outcome = np.zeros(OUTCOME, np.float64)
    duel(new_record(new_rng(seed, _STREAM)), new_desk(net), other, players, rules, deals, outcome)
    played = int(outcome[DEALS])
    mean = float(outcome[LEAD] / played)
    spread = max(0.0, float(outcome[SQUARE] / played) - mean * mean)
    return Margin(played, mean, math.sqrt(spread / played))
