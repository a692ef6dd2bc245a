"""Secrets: how they are drawn, and what is kept of one by which somebody is known again."""

import secrets
from hashlib import sha256

from settebello.store import Person


def key_of(secret: str) -> str:
    """Return the hash of a secret; any text has one, also what no secret can be."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_seed() -> str:
    """Draw a secret of 64 hex digits."""
    return secrets.token_hex(32)


def new_token() -> str:
    """Draw the secret that says who somebody is at a table."""
    return secrets.token_urlsafe(24)


def new_name(size: int) -> str:
    """Draw the name of something in addresses, from so many random bytes: letters and digits alone."""
    return secrets.token_urlsafe(size).replace("-", "x").replace("_", "y")


def account_key(person: Person) -> str:
    """Return the key of a seat that belongs to an account: like no key of a token, and saying nothing."""
    return key_of_account(person.id)


def key_of_account(account: str) -> str:
    """Return the same of the account with this id."""
    return f"account:{key_of(account)}"
