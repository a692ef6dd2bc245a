"""Web Push: a message, encrypted for one browser (RFC 8291), handed to its push service (RFC 8030).

The service learns the time and the size of a message, and nothing else. It knows the server by its VAPID key
(RFC 8292). Messages go to known services alone: the address comes from a browser, and anybody could name a
machine beside the server there.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from settebello.server.notifications.encryption import PushKey, encrypted, unpadded
from settebello.server.notifications.fate import Fate, HandOver
from settebello.store import Subscription

KEPT_S: Final = 86_400
"""For how long a push service keeps a message for a browser that is off."""

WHOLE_S: Final = 30.0
"""How long handing over may take."""

TOPIC: Final = "settebello"
"""Of the messages that wait at the service for one browser only the newest stays."""

LONGEST_TEXT: Final = 600
"""Characters of a title or a text."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PushMessage:
    """A notification as a browser shows it; ``path`` is the page that it leads to, below the page's root."""

    title: str
    text: str
    path: str

    def as_bytes(self) -> bytes:
        """Return what the service worker reads."""
        told = {"title": self.title[:LONGEST_TEXT], "text": self.text[:LONGEST_TEXT], "path": self.path}
        return json.dumps(told, ensure_ascii=False).encode()


def is_known(endpoint: str, services: Sequence[str]) -> bool:
    """Tell whether an address is one of a known push service: of its host by HTTPS, or of a whole origin."""
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        return False
    if parts.username is not None or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return False
    if f"{parts.scheme}://{parts.netloc}" in services:
        return True
    by_host = host in services or any(each.startswith("*.") and host.endswith(each[1:]) for each in services)
    return parts.scheme == "https" and port in {None, 443} and by_host


class Pushing:
    """Hands messages to push services; ``contact`` is whom these may turn to, an address of web or mail."""

    def __init__(
        self, key: PushKey, contact: str, services: Sequence[str], now: Callable[[], float] = time.time
    ) -> None:
        self._key = key
        self._contact = contact
        self._services = tuple(services)
        self._now = now

    @property
    def public_key(self) -> str:
        """Return the key by which browsers let this server push to them."""
        return self._key.public

    def takes(self, endpoint: str) -> bool:
        """Tell whether messages may go to an address."""
        return is_known(endpoint, self._services)

    async def send(self, to: Subscription, message: PushMessage, hand_over: HandOver) -> Fate:
        """Hand a message over."""
        from httpx2 import AsyncClient, ConnectError, ConnectTimeout, HTTPError  # noqa: PLC0415 (as for mail)

        if not self.takes(to.endpoint):
            return Fate.REFUSED
        try:
            body = encrypted(message.as_bytes(), unpadded(to.p256dh), unpadded(to.auth))
        except ValueError:
            return Fate.REFUSED  # no browser has made these keys
        parts = urlsplit(to.endpoint)
        token = self._key.token(f"{parts.scheme}://{parts.netloc}", self._contact, self._now())
        headers = {
            "Authorization": f"vapid t={token}, k={self._key.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_S),
            "Topic": TOPIC,
            "Urgency": "normal",
        }
        if not await hand_over():
            return Fate.ANOTHERS
        try:
            async with (
                asyncio.timeout(WHOLE_S),
                AsyncClient(timeout=WHOLE_S, trust_env=False) as client,
                client.stream("POST", to.endpoint, content=body, headers=headers) as answer,
            ):
                return _fate_of(answer.status_code)
        except (ConnectError, ConnectTimeout):
            return Fate.LATER
        except (HTTPError, TimeoutError) as problem:
            _logger.warning("a push service does not answer: %s", type(problem).__name__)
            return Fate.UNKNOWN


def _fate_of(status: int) -> Fate:
    if status in {404, 410}:
        return Fate.REFUSED
    if status == 429 or status >= 500:
        return Fate.LATER
    if status >= 300:
        _logger.warning("a push service refuses a message with status %s", status)
        return Fate.DROPPED
    return Fate.ARRIVED
