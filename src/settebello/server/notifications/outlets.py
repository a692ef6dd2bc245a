"""The ways out of the server, as its settings have them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol
from urllib.parse import urlsplit

from settebello.errors import InvalidSetting, Reason
from settebello.server.notifications.encryption import PushKey
from settebello.server.notifications.mail import MailServer, mail_server
from settebello.server.notifications.push import Pushing
from settebello.store import NotificationStore, Way

NEEDED: Final = ("public_address", "smtp_url", "mail_from")
"""The settings without which no mail is sent."""

OWN_KEY: Final = "vapid"
"""The name in the store of the key by which push services know the server, where it has drawn one."""


class OutletSettings(Protocol):
    """The settings of the ways out."""

    @property
    def public_address(self) -> str | None:
        """Return the address of the page for people."""

    @property
    def smtp_url(self) -> str | None:
        """Return the address of the mail server."""

    @property
    def mail_from(self) -> str | None:
        """Return the sender of the club's mail."""

    @property
    def vapid_key(self) -> str | None:
        """Return the key by which push services know the server."""

    @property
    def push_services(self) -> str:
        """Return the hosts of push services, with blanks between them."""


@dataclass(frozen=True, slots=True)
class Outlets:
    """The ways out of the server: its public address, its mail server, and Web Push.

    ``missing`` are the settings without which no mail is sent.
    """

    address: str = ""
    mail: MailServer | None = None
    push: Pushing | None = None
    missing: Sequence[str] = ()

    @property
    def ways(self) -> tuple[Way, ...]:
        """List the ways on which messages can go."""
        mail: tuple[Way, ...] = ("mail",) if self.mail is not None else ()
        return (*mail, "push") if self.push is not None else mail


def check_outlets(settings: OutletSettings) -> str:
    """Return the public address, with a stroke at its end; raise `InvalidSetting` for what cannot be used."""
    mail_server(settings.smtp_url, settings.mail_from)
    if settings.vapid_key is not None:
        _push_key(settings.vapid_key)
    address = settings.public_address
    if address is None:
        return ""
    try:
        parts = urlsplit(address)
        usable = parts.scheme in {"http", "https"} and bool(parts.hostname) and not parts.query
    except ValueError:
        usable = False
    if not usable or "#" in address or not address.isascii() or not address.isprintable() or " " in address:
        raise InvalidSetting(
            "SETTEBELLO_PUBLIC_ADDRESS has to be like https://carte.example.org/",
            reason=Reason.BAD_PUBLIC_ADDRESS,
        )
    return address.rstrip("/") + "/"


async def outlets_of(settings: OutletSettings, store: NotificationStore) -> Outlets:
    """Return the ways out; without a key for push services one is drawn and kept in the store."""
    address = check_outlets(settings)
    missing = [f"SETTEBELLO_{name.upper()}" for name in NEEDED if getattr(settings, name) is None]
    if not address:
        return Outlets(missing=missing)
    key = settings.vapid_key or await store.secret(OWN_KEY, PushKey.draw())
    by_web = address.startswith("https:") or settings.mail_from is None
    mail = mail_server(settings.smtp_url, settings.mail_from)
    contact = address if by_web or mail is None else f"mailto:{mail.sender}"
    pushing = Pushing(_push_key(key), contact, settings.push_services.split())
    return Outlets(address, mail, pushing, missing)


def _push_key(text: str) -> PushKey:
    try:
        return PushKey(text)
    except ValueError:
        raise InvalidSetting(
            "SETTEBELLO_VAPID_KEY has to be a private key of 32 bytes in base64url",
            reason=Reason.BAD_VAPID_KEY,
        ) from None
