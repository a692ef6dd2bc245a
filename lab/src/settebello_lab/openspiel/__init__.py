"""Deals as games of OpenSpiel (the extra ``openspiel``); `docs/environments.md` says what the numbers are.

Importing this package does not import OpenSpiel: `register` and `load` do.
"""

from importlib import import_module
from typing import Any, Final

from settebello_lab.extras import extra_missing

__all__ = ["NAME", "load", "register"]

NAME: Final = "settebello"
"""The game's short name: ``pyspiel.load_game("settebello", {"rules": "scopa-2", "dealer": 0})``."""

_ITS_PACKAGES: Final = ("pyspiel", "open_spiel", "absl", "ml_collections")


def register() -> None:
    """Make the game known to `pyspiel.load_game`; raise `NotFound` where OpenSpiel is not installed."""
    try:
        import_module("settebello_lab.openspiel.game")
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] not in _ITS_PACKAGES:
            raise
        raise extra_missing("settebello_lab.openspiel", "open_spiel", "openspiel") from problem


def load(rules: str, dealer: int = 0) -> Any:  # noqa: ANN401 (OpenSpiel has no types)
    """Return the game of OpenSpiel in which one deal is played; ``dealer`` is the dealer's seat.

    Raises `InvalidRules` for rules that no environment holds, `InvalidArgument` for a seat that the rules do
    not have, and as `register`.
    """
    register()
    return import_module("pyspiel").load_game(NAME, {"rules": rules, "dealer": dealer})
