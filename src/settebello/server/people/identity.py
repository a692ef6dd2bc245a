"""The names that people with an account may have, and the passwords and addresses that they may use.

Names are compared as the eye compares them: in Unicode's compatibility form (NFKC) and without regard to
capitals. A letter that shows nothing would make two names look the same, so there is none in a name.
"""

import re
from typing import Final
from unicodedata import category, normalize

from settebello.errors import InvalidAccount, Reason
from settebello.room.names import LONGEST_NAME as AT_TABLE
from settebello.room.names import can_be_shown, is_of_one_script, tidy

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 30
"""Letters that can be seen; the accents over them are not counted."""

MOST_CHARACTERS: Final = 60
"""Characters of a name, accents and all."""

_JOINING: Final = "\u200d\ufe0f"
"""The characters that join pictures and show nothing themselves: two names may not differ by them alone."""

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_EMAIL: Final = 254

_EMAIL: Final = re.compile(r"[^\s@<>\"',;:\\]+@[^\s@<>\"',;:\\]+\.[^\s@<>\"',;:\\]+")


def checked_account_name(text: str) -> str:
    """Return a name in its compatibility form, single blanks inside; raise `InvalidAccount`."""
    try:
        name = can_be_shown(text)
    except ValueError:
        name = ""
    seen = sum(not category(letter).startswith("M") for letter in name)
    fits = SHORTEST_NAME <= seen <= LONGEST_NAME and len(name) <= MOST_CHARACTERS
    if not fits or any(letter in name for letter in _JOINING):
        raise InvalidAccount(
            f"a name has {SHORTEST_NAME} to {LONGEST_NAME} letters, all of them visible",
            reason=Reason.ACCOUNT_NAME,
            field="name",
            least=SHORTEST_NAME,
            most=LONGEST_NAME,
        )
    if not is_of_one_script(name):
        raise InvalidAccount("a name is written in one alphabet", reason=Reason.NAME_SCRIPTS, field="name")
    if "/" in name or not name.strip("."):
        raise InvalidAccount(
            "a name is part of an address: no slash, and not dots alone",
            reason=Reason.ACCOUNT_NAME_SIGNS,
            field="name",
        )
    return name


def name_key(text: str) -> str:
    """Return a name as names are compared."""
    name = tidy(text)
    for _ in range(2):  # folding may undo the form, and the form bring capitals back
        name = normalize("NFKC", name).casefold()
    return normalize("NFKC", name)


def is_called(name: str, text: str) -> bool:
    """Tell whether a text typed at a table is this name, or as much of it as there is room for."""
    whole, typed = name_key(name), name_key(text)
    return typed == whole or (len(text) >= AT_TABLE and whole.startswith(typed))


def checked_password(text: str, *, field: str = "password") -> str:
    """Return a password in the form in which every keyboard writes it; raise `InvalidAccount`."""
    if not SHORTEST_PASSWORD <= len(text) <= LONGEST_PASSWORD:
        raise InvalidAccount(
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            reason=Reason.PASSWORD_LENGTH,
            field=field,
            least=SHORTEST_PASSWORD,
            most=LONGEST_PASSWORD,
        )
    return same_password(text)


def same_password(text: str) -> str:
    """Return a password in the form in which every keyboard writes it."""
    return normalize("NFKC", text)


def checked_email(text: str | None) -> str | None:
    """Return an address without the blanks around it, None for an empty one; raise `InvalidAccount`."""
    address = (text or "").strip()
    if not address:
        return None
    if len(address) > LONGEST_EMAIL or not address.isprintable() or not _EMAIL.fullmatch(address):
        raise InvalidAccount("this is no e-mail address", reason=Reason.EMAIL_UNUSABLE, field="email")
    return address
