"""What people may be called at a table: short enough to be shown, and something to see in it."""

import re
from typing import Final
from unicodedata import category

from settebello.errors import InvalidSetting

LONGEST_NAME: Final = 24
"""How many characters a name may have."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS: Final = frozenset("\u200c\u200d\ufe0f")

BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0000-\U000e0fff]"
)
"""Letters, marks and signs that show nothing although they are no controls."""


def checked_name(text: str, most: int = LONGEST_NAME) -> str:
    """Return a name without the blanks around it; raise `InvalidSetting` where nobody can be called so."""
    name = text.strip()
    try:
        if not 1 <= len(name) <= most:
            raise ValueError(f"a name has 1 to {most} characters")
        return can_be_shown(name)
    except ValueError:
        message = f"a name has 1 to {most} characters, all of them visible"
        raise InvalidSetting(message, reason="bad_name", most=most) from None


def can_be_shown(name: str) -> str:
    """Refuse what cannot be seen, or turns the line around; a joiner inside an emoji may stay."""
    if any(category(letter) in _UNSEEN and letter not in _JOINERS for letter in name):
        raise ValueError("a name has letters, digits and signs that can be seen")
    if BLANK.search(name) or all(letter in _JOINERS for letter in name):
        raise ValueError("a name has something to see in it")
    return name
