"""One deal or match as PettingZoo's environment of agents that act in turn."""

from secrets import randbits
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has no types

from settebello.arguments import check_integer, check_whole
from settebello.cards import Seat
from settebello.engine import side_of
from settebello.errors import InvalidArgument, Reason
from settebello.rules import Rules
from settebello_lab.envs.batch import BatchEnv
from settebello_lab.envs.legal import LegalPlays, Mask, observation_box
from settebello_lab.envs.spaces import Episode
from settebello_lab.envs.text import position_of
from settebello_lab.kernels.places import ACTIONS

MOST_CYCLES: Final = 1 << 20


class AecEnv(AECEnv):  # type: ignore[misc]  # it has no types
    """A deal or a match whose agents are the seats, ``seat_0`` and so on in the order of play.

    An observation is ``{"observation": uint8[width], "action_mask": int8[2640]}``; the mask is empty for a
    seat that is not on turn. Rewards come when the episode ends, as in `BatchEnv`; then ``infos`` have the
    ``points`` of each side in the last deal. After ``max_cycles`` plays of each seat the episode is cut off,
    with rewards of 0. Raises as `BatchEnv`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "settebello",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: Rules | str,
        *,
        episode: Episode | str = Episode.DEAL,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.max_cycles = (
            None if max_cycles is None else check_whole("max_cycles", max_cycles, 1, MOST_CYCLES)
        )
        self._env = BatchEnv(rules, seed=randbits(64), episode=episode, again=False)
        rules = self._env.rules
        self.possible_agents: list[str] = [f"seat_{seat}" for seat in range(rules.players)]
        self._side = [int(side_of(rules, Seat(seat))) for seat in range(rules.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        masks = Box(0, 1, (ACTIONS,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": observation_box(self._env.spaces), "action_mask": masks})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: LegalPlays(self._mask_now) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._plays = 0

    def observation_space(self, agent: str) -> Space[Any]:
        """Return what an agent's observations are."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return what an agent's actions are."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (PettingZoo's)
        """Begin an episode; without a seed, another one than the last."""
        self._env.reset(seed=None if seed is None else check_integer("seed", seed))
        self.agents = self.possible_agents[:]
        self._plays = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_on_turn()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows, as arrays of its own."""
        told = self._env.told
        if agent == self._agent_on_turn():
            return {"observation": told.observation[0].copy(), "action_mask": self._mask_now().copy()}
        seen = self._env.observe(self._seat[agent])[0]
        return {"observation": seen, "action_mask": np.zeros(ACTIONS, np.int8)}

    def step(self, action: int | None) -> None:
        """Make the play of the agent on turn; raise `InvalidArgument` for one that is not legal.

        An agent whose episode is over takes part with None once more, and is then gone.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise InvalidArgument(
                f"{agent} is on turn and has to play: a number of its mask, not None",
                reason=Reason.ARGUMENT_KIND,
                argument="action",
                wanted="int",
                found="None",
            )
        self._env.step(np.array([check_integer("action", action)]))
        self._plays += 1
        self._cumulative_rewards[agent] = 0.0
        told = self._env.told
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if told.done[0]:
            self._end()
        elif self.max_cycles is not None and self._plays == self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._agent_on_turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the position as a line of text that shows no hand but the own one of the seat on turn."""
        return position_of(self._env) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _end(self) -> None:
        told = self._env.told
        for agent, seat in self._seat.items():
            self.rewards[agent] = float(told.reward[0, self._side[seat]])
            self.terminations[agent] = True
            self.infos[agent] = {"points": told.points[0].tolist()}

    def _agent_on_turn(self) -> str:
        return self.possible_agents[int(self._env.told.seat[0])]

    def _mask_now(self) -> Mask:
        mask: Mask = self._env.told.mask[0].view(np.int8)
        return mask
