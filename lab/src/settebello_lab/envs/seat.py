"""One seat against given players, as Gymnasium's environment."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from secrets import randbits
from typing import Any, Final

import gymnasium
import numpy as np

from settebello.arguments import check_whole
from settebello.cards import Seat
from settebello.engine import Action, View, apply, apply_unchecked, side_of, view
from settebello.errors import InvalidArgument, Reason
from settebello.players import Budget, Player
from settebello.rules import Rules
from settebello_lab.envs.batch import BatchEnv
from settebello_lab.envs.legal import LegalPlays, Mask, observation_box
from settebello_lab.envs.spaces import Episode, action_of, check_choice, number_of
from settebello_lab.envs.text import position_of
from settebello_lab.kernels.places import ACTIONS
from settebello_lab.kernels.sights import Bytes
from settebello_lab.players import player

Choice = Callable[[View, Budget], Action]
"""A player as a function."""

ANY_SEAT: Final = -1

LOST: Final[Mapping[Episode, float]] = {Episode.DEAL: -12.0, Episode.MATCH: -1.0}
"""The reward of an episode that a play that is not legal ends."""


_COMPILED: Final = ("greedy", "random")
"""Players that the kernels play as well, and whose plays need no view."""


class Illegal(StrEnum):
    """The answer to a play that is not legal."""

    ERROR = "error"
    LOSE = "lose"


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """A deal or a match in which one seat learns and players that are given have the others.

    An observation is uint8[width]. The mask is ``info["action_mask"]``, int8[2640], and `action_masks`. The
    reward is that of the seat's side in `BatchEnv`; where the episode ends, ``info["points"]`` has the points
    of each side in the last deal. ``others`` is a player by name, an object with ``choose``, or a function of
    a view and a budget. ``seat`` -1 is another seat at random in each episode. Raises as `BatchEnv`, and
    `NotFound` for a player that does not exist.

    A play that is not legal raises `InvalidArgument`. With ``illegal="lose"`` it ends the episode instead,
    for learners that keep no mask: the reward is `LOST`, and ``info["illegal"]`` is the number.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (so Gymnasium declares it)

    def __init__(
        self,
        rules: Rules | str,
        *,
        seat: int = ANY_SEAT,
        others: str | Player | Choice = "greedy",
        episode: Episode | str = Episode.DEAL,
        illegal: Illegal | str = Illegal.ERROR,
        budget_ms: int = 300,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self._env = BatchEnv(rules, seed=randbits(64), episode=episode, again=False)
        self.rules: Final = self._env.rules
        self._wanted = check_whole("seat", seat, ANY_SEAT, self.rules.players - 1)
        self._choose = _choice(others)
        self._compiled = self._env.greedy if others == "greedy" else self._env.sample
        self._by_kernels = others in _COMPILED
        self._loses = check_choice("illegal", illegal, Illegal) is Illegal.LOSE
        self._lost = False
        self._budget_ms = budget_ms
        self.observation_space = observation_box(self._env.spaces)
        self.action_space = LegalPlays(self.action_masks)
        self.seat = max(self._wanted, 0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Begin an episode and play to the seat's first turn; without a seed, another one than the last."""
        super().reset(seed=seed, options=options)
        self._env.reset(seed)
        self._lost = False
        any_seat = self._wanted == ANY_SEAT
        self.seat = int(self.np_random.integers(self.rules.players)) if any_seat else self._wanted
        if not self._by_kernels:
            self._state = self._env.state(0)
        self._play_to_own_turn()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Make the seat's play and those of the others to its next turn.

        Raises `InvalidArgument` for a play that is not legal, unless such a play loses.
        """
        if self._loses and (self._lost or not (0 <= action < ACTIONS and self.action_masks()[action])):
            return self._lose(int(action))
        self._make(int(action), None)
        self._play_to_own_turn()
        seen, info = self._seen()
        told = self._env.told
        reward = float(told.reward[0, side_of(self.rules, Seat(self.seat))])
        if told.done[0]:
            info["points"] = told.points[0].tolist()
        return seen, reward, bool(told.done[0]), False, info

    def _lose(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        seen, info = self._seen()
        reward, self._lost = (0.0 if self._lost else LOST[self._env.episode]), True
        return seen, reward, True, False, {**info, "illegal": action}

    def action_masks(self) -> Mask:
        """Return which plays are legal now, int8[2640]: empty where the episode is over."""
        mask: Mask = self._env.told.mask[0].view(np.int8)
        return mask

    def render(self) -> str | None:
        """Return the position as a line of text that shows no hand but the own one of the seat on turn."""
        return position_of(self._env) if self.render_mode == "ansi" else None

    def _seen(self) -> tuple[Bytes, dict[str, Any]]:
        return self._env.observe(self.seat)[0], {"action_mask": self.action_masks().copy()}

    def _play_to_own_turn(self) -> None:
        while not self._env.told.done[0] and self._env.told.seat[0] != self.seat:
            if self._by_kernels:
                self._env.step(self._compiled())
                continue
            seen = view(self._state, self._state.to_move)
            seed = int(self.np_random.integers(1 << 63))
            action = self._choose(seen, Budget(self._budget_ms, seed))
            apply(self._state, action)  # which refuses what is not legal
            self._make(number_of(self.rules, self._state.table, action), action)

    def _make(self, number: int, action: Action | None) -> None:
        """Make a play on the kernels' deal and on the engine's, which keeps the plays that players see."""
        self._env.step(np.array([number]))
        if self._by_kernels:
            return
        played = action_of(self.rules, self._state.table, number) if action is None else action
        self._state = apply_unchecked(self._state, played)
        told = self._env.told
        if told.deal_over[0] and not told.done[0]:
            self._state = self._env.state(0)


def _choice(others: str | Player | Choice) -> Choice:
    if isinstance(others, str):
        return player(others).choose
    found = getattr(others, "choose", others)
    if not callable(found):
        raise InvalidArgument(
            "others is no player: give a name, an object with choose, or a function of a view and a budget",
            reason=Reason.NO_PLAYER,
            argument="others",
        )
    return found
