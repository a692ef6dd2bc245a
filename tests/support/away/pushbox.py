"""A push service of a test's own, with a browser behind it: it reads what it gets, as RFC 8291 says.

The reading is written here from the RFC, apart from the writing that it tests.
"""

import base64
import hashlib
import hmac
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, cast

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.support.started import LIMIT_S

Json = dict[str, Any]


def padless(data: bytes) -> str:
    """Write base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpadded(text: str) -> bytes:
    """Read base64url without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Decrypt a message as a browser does."""
    salt, length = body[:16], body[20]
    theirs, cipher = body[21 : 21 + length], body[21 + length :]
    assert int.from_bytes(body[16:20], "big") >= len(cipher)
    own = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = _mac(auth, private.exchange(ec.ECDH(), point))
    secret = _mac(shared, b"WebPush: info\0" + own + theirs + b"\x01")
    root = _mac(salt, secret)
    key = _mac(root, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = _mac(root, b"Content-Encoding: nonce\0\x01")[:12]
    text = AESGCM(key).decrypt(nonce, cipher, None).rstrip(b"\0")
    assert text.endswith(b"\x02")
    return text[:-1]


def _mac(key: bytes, text: bytes) -> bytes:
    return hmac.new(key, text, hashlib.sha256).digest()


def checked_token(header: str, audience: str) -> Json:
    """Check the server's signature in an ``Authorization`` header, and return what it says."""
    assert header.startswith("vapid ")
    fields = dict(each.strip().split("=", 1) for each in header.removeprefix("vapid ").split(","))
    signed, _, signature = fields["t"].rpartition(".")
    raw = unpadded(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(fields["k"]))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    said: Json = json.loads(unpadded(signed.partition(".")[2]))
    assert said["aud"] == audience
    return said


@dataclass
class Pushbox:
    """A push service: the messages that came, and the status with which the next ones are answered."""

    port: int = 0
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"sixteen bytes 16"
    messages: list[Json] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    tried: int = 0
    came: threading.Condition = field(default_factory=threading.Condition)

    @property
    def origin(self) -> str:
        """Return the address of the service."""
        return f"http://127.0.0.1:{self.port}"

    def subscription(self, name: str = "browser") -> dict[str, str]:
        """Return what a browser hands over."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"{self.origin}/{name}",
            "p256dh": padless(point),
            "auth": padless(self.auth),
            "language": "en",
        }

    def wait(self, count: int) -> list[Json]:
        """Wait until so many messages have come, and return them."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.messages) >= count, LIMIT_S), f"{self.messages} came"
        return self.messages

    def wait_tried(self, count: int) -> None:
        """Wait until so many messages were brought, taken or not."""
        with self.came:
            assert self.came.wait_for(lambda: self.tried >= count, LIMIT_S), f"{self.tried} were tried"


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        box = cast("_Server", self.server).box
        body = self.rfile.read(int(self.headers["Content-Length"]))
        with box.came:
            box.tried += 1
            status = box.statuses.pop(0) if box.statuses else 201
            if status == 201:
                checked_token(self.headers["Authorization"], box.origin)
                box.headers.append(dict(self.headers))
                box.messages.append(json.loads(read(body, box.private, box.auth)))
            box.came.notify_all()
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    box: Pushbox


@contextmanager
def pushbox() -> Iterator[Pushbox]:
    """Run a push service."""
    with _Server(("127.0.0.1", 0), _Handler) as server:
        server.box = Pushbox(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield server.box
        finally:
            server.shutdown()
            thread.join(LIMIT_S)
