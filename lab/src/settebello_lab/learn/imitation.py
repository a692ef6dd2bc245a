"""A course of imitation: from examples of how others play to a network that says how likely plays are."""

import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from settebello.kernels import Ints, new_rng
from settebello.kernels.layout import CELLS
from settebello.kernels.net import layout as at
from settebello.kernels.net.layout import Floats, new_desk
from settebello.kernels.net.weights import Weights
from settebello_lab.kernels.descent import TURNED, new_slope, step, turn_second
from settebello_lab.kernels.imitation import LOGS, PLAYS_SEEN, SEEN, Examples, imitate
from settebello_lab.kernels.selfplay import new_record
from settebello_lab.learn.adam import StepSize, how_to_step

KEPT_BACK: Final = 12
"""One deal in so many teaches nothing, and tells how well the others taught."""
_PLAYS: Final = 18
"""Examples of a deal, about: what a gradient is divided by."""
SPREAD: Final = 0.15
"""A play that is so much less to somebody's liking is made e times less often."""

_WARM_STEPS: Final = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class ImitationSettings:
    """A course of imitation: the same settings give the same network."""

    rules: str
    players: tuple[str, ...]
    deals: int
    seed: int = 1
    rounds: int = 4
    """Rounds through the examples; what does not fill a step is left out of that round."""
    step_deals: int = 16
    rate: float = 1e-3
    averaged_steps: int = 200

    def as_dict(self) -> dict[str, Any]:
        """Return the settings as plain values."""
        return asdict(self) | {"players": list(self.players)}


@dataclass(frozen=True, slots=True)
class Likeness:
    """How likely plays that taught nothing were held to be (the geometric mean of the chances given)."""

    plays: int
    before: float
    after: float

    def as_dict(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        return {"plays": self.plays, "before": round(self.before, 4), "after": round(self.after, 4)}


def learn_plays(
    values: Weights,
    rules: Ints,
    examples: Examples,
    settings: ImitationSettings,
    told: Callable[[float], None],
) -> tuple[Weights, Likeness]:
    """Teach a copy of a value network how the examples were played; its first layer stays as it is."""
    deals = np.arange(len(examples.cells) // CELLS)
    back, taught = deals[::KEPT_BACK].copy(), np.delete(deals, np.s_[::KEPT_BACK])
    plays, before = _likeness(values.net, rules, examples, back)
    net = _imitated(values.net, rules, examples, taught, settings, told)
    found = Likeness(plays, before, _likeness(net, rules, examples, back)[1])
    about = {
        "settings": settings.as_dict(),
        "spread": SPREAD,
        "likeness": found.as_dict(),
        "first_layer": dict(values.about),
    }
    return Weights(net, about), found


def _likeness(net: Floats, rules: Ints, examples: Examples, deals: Ints) -> tuple[int, float]:
    """Return how many plays these deals hold, and how likely a network holds them to be."""
    seen = np.zeros(SEEN)
    slope = new_slope(np.zeros(TURNED, np.float32))
    imitate(new_record(new_rng(0)), new_desk(net), slope, rules, examples, deals, SPREAD, seen)
    return int(seen[PLAYS_SEEN]), math.exp(seen[LOGS] / max(1, seen[PLAYS_SEEN]))


def _imitated(
    first: Floats,
    rules: Ints,
    examples: Examples,
    deals: Ints,
    settings: ImitationSettings,
    told: Callable[[float], None],
) -> Floats:
    """Return the running average of a network that steps toward what was played, round after round."""
    net = first.copy()
    average, mean, square = net.copy(), np.zeros_like(net), np.zeros_like(net)
    turned = np.zeros(TURNED, np.float32)
    slope, record, desk, seen = new_slope(turned), new_record(new_rng(0)), new_desk(net), np.zeros(SEEN)
    luck, batch = np.random.default_rng(settings.seed), settings.step_deals
    some = max(1, len(deals) // batch)
    steps = settings.rounds * some
    for number in range(steps):
        if number % some == 0:
            luck.shuffle(deals)
        now = number % some * batch
        turn_second(net, turned)
        imitate(record, desk, slope, rules, examples, deals[now : now + batch], SPREAD, seen)
        slope.gradient[: at.SECOND] = 0
        rate = settings.rate * min(1, (number + 1) / _WARM_STEPS) * _falling(number / steps)
        size = StepSize(number + 1, rate, 1 / (batch * _PLAYS), settings.averaged_steps)
        step(net, average, mean, square, slope.gradient, how_to_step(size))
        told((number + 1) / steps)
    return average


def _falling(done: float) -> float:
    """Return half a cosine, from 1 to nearly nothing."""
    return 0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * done))
