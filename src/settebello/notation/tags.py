"""The tags of a record: which there are, to what they belong, and in what order they are written."""

import re
from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from settebello.engine import SidePoints


class Owner(Enum):
    """The subject of a tag: the whole match, or one deal."""

    MATCH = "match"
    DEAL = "deal"


POINT_TAGS: Final[Mapping[str, str]] = MappingProxyType(
    {category: category.title().replace("_", "") for category in SidePoints.__match_args__}
)
"""The tag of each category of points: its name without underscores."""

TOTAL: Final = "Total"

GIVEN_TAG: Final = "Given"
"""The tag of a deal whose pack was not shuffled for it, but given; so many of its first acts were, too.

It is one of those that are kept and not checked.
"""

PRACTICE_TAG: Final = "Practice"
"""The tag of a match in which people practised: how often something was taken back in it.

It is kept and not checked, too.
"""

UNFINISHED: Final = "*"
"""The result of a match that nobody has won."""

BETWEEN_SIDES: Final = "-"
BETWEEN_SEATS: Final = "-"
BETWEEN_SALTS: Final = ","

_MATCH: Final = ("Rules", "Drawn", "Site", "Date", "Score", "Result", "Stake", "Forfeit")
_DEAL: Final = ("Deal", "Dealer", "Before", "Commitment", "SaltHashes", "Seed", "Salts", "Attempt", "Pack")
_KNOWN: Final = {
    **{name.lower(): (name, Owner.MATCH) for name in _MATCH},
    **{name.lower(): (name, Owner.DEAL) for name in (*_DEAL, *POINT_TAGS.values(), TOTAL)},
}
_PLAYER: Final = re.compile(r"player([1-9])")
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def known_tag(name: str) -> tuple[str, Owner] | None:
    """Return a tag's name as it is written and its owner; None for one that has no meaning here."""
    player = _PLAYER.fullmatch(name.lower())
    return (f"Player{player[1]}", Owner.MATCH) if player else _KNOWN.get(name.lower())


def is_free_name(name: str) -> bool:
    """Tell whether a tag of this name may be added to a record: it is a word without a meaning here."""
    return _NAME.fullmatch(name) is not None and known_tag(name) is None


def control_character(text: str) -> re.Match[str] | None:
    """Find the first character that no tag's value may have."""
    return _CONTROL.search(text)
