"""The cryptography of Web Push: a message for one browser (RFC 8291), the token of the server (RFC 8292).

`cryptography` does the arithmetic, and is imported where it is needed. The example of RFC 8291 is a test.
"""

import base64
import json
import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD: Final = 4096
"""Bytes of a record, which holds a whole message."""

PADDED: Final = 1024
"""Bytes of a message before encryption, or a multiple of them, so that its size says little."""

TOKEN_S: Final = 12 * 3600
"""For how long a token is good; services take up to a day."""

POINT_BYTES: Final = 65
SECRET_BYTES: Final = 16


def padless(data: bytes) -> str:
    """Write bytes in base64url without padding, as Web Push does."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpadded(text: str) -> bytes:
    """Read base64url, with padding or without; raise `ValueError`."""
    if not text.isascii():
        raise ValueError("this is no base64url")
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)


def is_browsers_key(p256dh: str, auth: str) -> bool:
    """Tell whether two keys are such as browsers make."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (see above)

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(p256dh))
        return len(unpadded(p256dh)) == POINT_BYTES and len(unpadded(auth)) == SECRET_BYTES
    except ValueError:
        return False


def encrypted(
    text: bytes,
    browser: bytes,
    auth: bytes,
    *,
    own: "EllipticCurvePrivateKey | None" = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """Encrypt a message for the browser with this public key and secret; raise `ValueError` for no key.

    ``own`` and ``salt`` are drawn for each message, but in tests.
    """
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (see above)
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415 (see above)

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    public = _point(own)
    secret = _derived(own.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + browser + public, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    body = text + b"\x02"
    body += bytes(-len(body) % padded) if padded else b""
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, body, None)


class PushKey:
    """The VAPID key of the server: its text is the secret number, and ``public`` is what browsers get."""

    def __init__(self, text: str) -> None:
        """Read a key; raise `ValueError` for none."""
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (see above)

        number = unpadded(text)
        if len(number) != 32:
            raise ValueError("a key has 32 bytes")
        self._private = ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())
        self.public = padless(_point(self._private))

    @staticmethod
    def draw() -> str:
        """Draw a key, as text."""
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (see above)

        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        return padless(number.to_bytes(32, "big"))

    def token(self, audience: str, contact: str, now: float) -> str:
        """Return the token by which a push service knows the server."""
        from cryptography.hazmat.primitives import hashes  # noqa: PLC0415 (see above)
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 (see above)
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature  # noqa: PLC0415

        parts = ({"typ": "JWT", "alg": "ES256"}, {"aud": audience, "exp": int(now) + TOKEN_S, "sub": contact})
        signed = ".".join(padless(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{padless(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _point(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 (see above)

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415 (see above)
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415 (see above)

    return HKDF(SHA256(), length, salt, info).derive(secret)
