"""Keys of links: each follows from the secret of its tournament, and none says anything of another."""

import hmac
from typing import Final

LENGTH: Final = 22
"""Hex digits of a key: 88 bits, short enough for a code that a phone reads from paper."""


def table_key(secret: str, number: int, table: int, before: int = 0) -> str:
    """Return the key by which the players of a table tell their result.

    ``before`` is how many pairings of this table are gone: the card of such a one opens nothing.
    """
    return _key(secret, f"table:{number}:{table}" + (f":{before}" if before else ""))


def partner_key(secret: str, person: str) -> str:
    """Return the key by which somebody becomes the partner of an account."""
    return _key(secret, f"partner:{person}")


def is_key(shown: str, key: str) -> bool:
    """Compare a key with what somebody shows."""
    return hmac.compare_digest(shown.encode("utf-8", "replace"), key.encode())


def _key(secret: str, what: str) -> str:
    return hmac.new(secret.encode(), what.encode("utf-8", "replace"), "sha256").hexdigest()[:LENGTH]
