"""Mail over SMTP (aiosmtplib): the club's mail server, and one message handed to it.

The library is imported with the first message: a server starts sooner without it.
"""

import asyncio
import logging
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP as WIRE
from email.utils import formatdate, parseaddr
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from settebello.errors import InvalidSetting, Reason
from settebello.server.notifications.fate import Fate, HandOver

if TYPE_CHECKING:
    from aiosmtplib import SMTP

PORTS: Final = {"smtp": 587, "smtps": 465}

OWN_MACHINE: Final = frozenset({"localhost", "127.0.0.1", "::1"})
"""Hosts to which a password may go without TLS."""

STEP_S: Final = 20.0
"""How long to wait for one answer of the mail server."""

LONGEST_LINE: Final = 900
"""Bytes of a line of a message; SMTP allows 998."""

WHOLE_S: Final = 60.0
"""How long a message may take in all."""

GONE: Final = frozenset({550, 551, 553})
"""The codes by which a server says after the message that there is no such mailbox (RFC 5321)."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class MailServer:
    """The server that takes the club's mail, and the ``sender`` of it; with ``tls`` from the first byte."""

    host: str
    port: int
    tls: bool
    user: str | None
    password: str | None = field(repr=False)
    sender: str
    shown: str

    @property
    def domain(self) -> str:
        """Return the domain of the sender."""
        return self.sender.rpartition("@")[2]


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail to one address; ``id`` is its name for good, ``stop`` the web address that ends such mail."""

    id: str
    to: str
    subject: str
    text: str
    stop: str | None = None


def mail_server(url: str | None, sender: str | None) -> MailServer | None:
    """Read the mail server of the settings; None where one of the two is not set. Raises `InvalidSetting`."""
    if url is None or sender is None:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
        user = None if parts.username is None else unquote(parts.username)
        password = None if parts.password is None else unquote(parts.password)
    except (KeyError, ValueError):
        parts, port, user, password = urlsplit(""), 0, None, None
    if not parts.hostname or parts.path.strip("/"):
        raise InvalidSetting(
            "SETTEBELLO_SMTP_URL has to be like smtp://user:password@host:587", reason=Reason.BAD_SMTP_URL
        )
    shown, address = parseaddr(sender)
    if "@" not in address.strip("@"):
        raise InvalidSetting("SETTEBELLO_MAIL_FROM has to be a mail address", reason=Reason.BAD_MAIL_FROM)
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, address, shown)


def message_of(server: MailServer, letter: Letter) -> EmailMessage:
    """Return a letter as a message; raise `ValueError` where a header cannot hold it."""
    # a long address on a line of its own would be encoded, and no program would find it
    message = EmailMessage(WIRE.clone(max_line_length=LONGEST_LINE, utf8=not letter.to.isascii()))
    message["From"] = Address(server.shown, addr_spec=server.sender)
    message["To"] = Address(addr_spec=letter.to)
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{letter.id}@{server.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop is not None:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


async def send_mail(server: MailServer, letter: Letter, hand_over: HandOver) -> Fate:
    """Hand a letter to the mail server; nothing arrives before ``hand_over`` has said yes."""
    from aiosmtplib import SMTP, SMTPException  # noqa: PLC0415 (see above)

    try:
        body = message_of(server, letter).as_bytes()
    except (ValueError, UnicodeError, IndexError):
        return Fate.REFUSED  # no header can name this address
    client = SMTP(hostname=server.host, port=server.port, use_tls=server.tls, start_tls=False, timeout=STEP_S)
    handed = False

    async def handing() -> bool:
        nonlocal handed
        handed = await hand_over()
        return handed

    try:
        async with asyncio.timeout(WHOLE_S):
            try:
                await _open(client, server)
                return await _submit(client, server, letter.to, body, handing)
            finally:
                client.close()
    except (SMTPException, OSError, TimeoutError) as problem:
        _logger.warning("the mail server cannot be used: %s", type(problem).__name__)
        return Fate.UNKNOWN if handed else Fate.LATER


async def _open(client: "SMTP", server: MailServer) -> None:
    """Connect, with TLS where the server has it; a password goes to another machine with TLS alone."""
    await client.connect()
    await client.ehlo()
    if not server.tls and client.supports_extension("starttls"):
        await client.starttls()
        await client.ehlo()
    elif not server.tls and server.user is not None and server.host not in OWN_MACHINE:
        raise OSError("the mail server takes a password without TLS")
    if server.user is not None:
        await client.login(server.user, server.password or "")


async def _submit(client: "SMTP", server: MailServer, address: str, body: bytes, hand_over: HandOver) -> Fate:
    """Go through one transaction; a server that refuses the message has not taken it."""
    from aiosmtplib import SMTPDataError, SMTPRecipientRefused, SMTPResponseException  # noqa: PLC0415 (see above)

    options, encoding = ([], "ascii") if address.isascii() else (["SMTPUTF8"], "utf-8")
    try:
        await client.mail(server.sender, options=options, encoding=encoding)
        await client.rcpt(address, encoding=encoding)
    except SMTPRecipientRefused as problem:
        return Fate.REFUSED if problem.code >= 500 else Fate.LATER
    except SMTPResponseException as problem:
        _logger.warning("the mail server does not take mail of this sender: %s", problem.code)
        return Fate.LATER
    if not await hand_over():
        return Fate.ANOTHERS
    try:
        await client.data(body)
    except SMTPDataError as problem:
        if problem.code in GONE:
            return Fate.REFUSED
        return Fate.DROPPED if problem.code >= 500 else Fate.LATER
    return Fate.ARRIVED
