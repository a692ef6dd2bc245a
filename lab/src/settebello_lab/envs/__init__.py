"""Environments for learning: many deals stepped at once, and the interfaces of PettingZoo and Gymnasium.

`docs/environments.md` says what every number of an observation and of an action is. Importing this package
imports neither the compiler nor PettingZoo nor Gymnasium: the first use of a name does.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from settebello_lab.envs.spaces import Episode, Spaces, action_of, number_of
from settebello_lab.extras import extra_missing

if TYPE_CHECKING:
    from settebello_lab.envs.aec import AecEnv
    from settebello_lab.envs.batch import BatchEnv, Told
    from settebello_lab.envs.seat import SeatEnv

__all__ = ["AecEnv", "BatchEnv", "Episode", "SeatEnv", "Spaces", "Told", "action_of", "number_of"]

_HOME: Final = {"AecEnv": "aec", "BatchEnv": "batch", "Told": "batch", "SeatEnv": "seat"}
_ITS_PACKAGES: Final = ("gymnasium", "pettingzoo")


def __getattr__(name: str) -> object:
    """Import an environment when it is first asked for; `NotFound` where its extra is not installed."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        home = import_module(f"{__name__}.{_HOME[name]}")
    except ModuleNotFoundError as problem:
        package = (problem.name or "").partition(".")[0]
        if package not in _ITS_PACKAGES:
            raise
        raise extra_missing(name, package, "envs") from problem
    return getattr(home, name)
