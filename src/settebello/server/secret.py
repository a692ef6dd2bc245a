"""What is kept of a secret by which somebody is known again, at a table, signed in, or with a token."""

from hashlib import sha256


def key_of(secret: str) -> str:
    """Return the hash of a secret; any text has one, also what no secret can be."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()
