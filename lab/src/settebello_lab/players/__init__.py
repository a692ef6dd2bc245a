"""Players that only research uses, beside those of the game; and the conformance test of players."""

from settebello_lab.players.registry import (
    FAIR,
    ORACLES,
    Oracle,
    check_name,
    is_oracle,
    kind_of,
    oracle,
    player,
)

__all__ = ["FAIR", "ORACLES", "Oracle", "check_name", "is_oracle", "kind_of", "oracle", "player"]
