"""A mail server of a test's own: it keeps what it takes, and refuses what a test wants refused."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import cast

from tests.support.started import LIMIT_S


@dataclass
class Mailbox:
    """The mails that came, and the codes with which others are refused."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    """Codes by address, at ``RCPT``."""
    codes: list[int] = field(default_factory=list)
    """Codes of the next answers to a whole message; 0 hangs up instead of answering."""
    tried: int = 0
    turned_away: int = 0
    answering: threading.Event = field(default_factory=threading.Event)
    """Set while a message is answered; a test that clears it keeps senders waiting."""
    came: threading.Condition = field(default_factory=threading.Condition)

    @property
    def url(self) -> str:
        """Return the address of the server."""
        return f"smtp://127.0.0.1:{self.port}"

    def wait(self, count: int, limit_s: float = LIMIT_S) -> list[EmailMessage]:
        """Wait until so many mails have come, and return them."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.mails) >= count, limit_s), f"{self.mails} came"
        return self.mails

    def wait_tried(self, count: int) -> None:
        """Wait until so many messages were brought to the server, taken or not."""
        with self.came:
            assert self.came.wait_for(lambda: self.tried >= count, LIMIT_S), f"{self.tried} were tried"


class _Session(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        box = cast("_Server", self.server).box
        self._say("220 test")
        for line in self.rfile:
            verb = line.split(b":")[0].strip().upper()
            match verb.split(b" ")[0]:
                case b"EHLO":
                    self._say("250-test", "250-8BITMIME", "250 SMTPUTF8")
                case b"RCPT":
                    address = line.partition(b"<")[2].partition(b">")[0].decode()
                    code = box.refused.get(address, 250)
                    with box.came:
                        box.turned_away += code != 250
                        box.came.notify_all()
                    self._say(f"{code} so be it")
                case b"DATA":
                    if not self._take(box):
                        return
                case b"QUIT":
                    self._say("221 bye")
                    return
                case _:
                    self._say("250 fine")

    def _take(self, box: Mailbox) -> bool:
        self._say("354 go on")
        body = b""
        while (line := self.rfile.readline()) not in {b".\r\n", b""}:
            body += line.removeprefix(b".") if line.startswith(b"..") else line
        with box.came:
            box.tried += 1
            box.came.notify_all()
        box.answering.wait(LIMIT_S)
        code = box.codes.pop(0) if box.codes else 250
        with box.came:
            if code == 250:
                box.mails.append(message_from_bytes(body, policy=policy.default))
            box.came.notify_all()
        if code:
            self._say(f"{code} so be it")
        return bool(code)

    def _say(self, *lines: str) -> None:
        with suppress(OSError):  # the sender was killed
            self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    box: Mailbox


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """Run a mail server."""
    with _Server(("127.0.0.1", 0), _Session) as server:
        server.box = Mailbox(server.server_address[1])
        server.box.answering.set()
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield server.box
        finally:
            server.shutdown()
            thread.join(LIMIT_S)


def text_of(mail: EmailMessage) -> str:
    """Return the text of a mail."""
    return str(mail.get_content()).replace("\r\n", "\n")


def link_in(mail: EmailMessage, sign: str) -> str:
    """Return the secret of the link in a mail that has this sign: ``confirm``, ``link``, ``stop``."""
    return text_of(mail).partition(f"account#{sign}=")[2].split()[0]
