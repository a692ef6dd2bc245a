"""How a network is trained: everything that decides what comes out, and that its file records."""

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from settebello.errors import InvalidSetting, Reason
from settebello.rules import parse_rules

_WARM_STEPS: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """A course of training; with ``deals``, the same settings and guests give one network on any threads.

    Without ``deals`` the clock says how far the course is, and another run learns a little differently.
    """

    rules: str
    seed: int = 1
    deals: int | None = None
    minutes: float = 30
    groups: int = 4
    """Groups of deals played side by side before each step; their gradients are added up in order."""
    group_deals: int = 16
    taught_deals: int = 25_000
    """Deals played greedily at first, so that the network begins with sensible play."""
    rate: float = 1e-3
    end_rate: float = 1e-5
    explore: float = 0.04
    """Chance of a random play at first; half of it in the end."""
    trace: float = 0.7
    trace_until: float = 0.15
    """Lambda falls from 1 to ``trace`` in this share of the course."""
    watch: float = 0.2
    strange: float = 0.3
    guest: float = 0.0
    """Chance that one side of a deal plays as others do, where that was learned."""
    guest_spread: float = 0.1
    """A play that is so much less to a guest's liking is made e times less often.

    A guest is then about as strong as those it imitates; at `imitation.SPREAD`, where plays were learned, it
    errs more often than they do.
    """
    averaged_steps: int = 2_000
    """How many steps the running average of the weights reaches back."""

    def rate_at(self, progress: float, step: int) -> float:
        """Return the size of a step: a short rise, level for a tenth of the course, then half a cosine."""
        rate = self.rate * min(1.0, step / _WARM_STEPS)
        falling = min(1.0, max(0.0, (progress - 0.1) / 0.9))
        return self.end_rate + (rate - self.end_rate) * 0.5 * (1 + math.cos(math.pi * falling))

    def trace_at(self, progress: float) -> float:
        """Return lambda."""
        return max(self.trace, 1 - progress / self.trace_until * (1 - self.trace))

    def explore_at(self, progress: float) -> float:
        """Return the chance of a random play."""
        return self.explore * (1 - 0.5 * progress)

    def as_dict(self) -> dict[str, Any]:
        """Return the settings as plain values."""
        return asdict(self)

    def check_asked(self, asked: Mapping[str, object]) -> None:
        """Raise `InvalidSetting` for the first of these settings that this course does not have.

        Raises as `parse_rules` for rules that do not exist.
        """
        for name, value in asked.items():
            kept = getattr(self, name)
            if kept != value and not (name == "rules" and parse_rules(kept) == parse_rules(str(value))):
                raise InvalidSetting(
                    f"the course was begun with {name} {kept}, not {value}",
                    reason=Reason.COURSE_DIFFERS,
                    setting=name,
                    kept=str(kept),
                    asked=str(value),
                )
