"""The rule sets that environments hold."""

from typing import Final

from settebello.errors import InvalidRules
from settebello.rules import presets
from settebello_lab.envs.spaces import rules_of


def _fits(name: str) -> bool:
    try:
        rules_of(name)
    except InvalidRules:
        return False
    return True


FITTING: Final = tuple(name for name in presets() if _fits(name))
OTHERS: Final = tuple(name for name in presets() if not _fits(name))
