"""Somebody who uses the accounts over REST, with the cookie that a browser would keep."""

import secrets
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from http.cookies import SimpleCookie

from tests.support.serving import Answer, Json, Server

PASSWORD = "sette di denari"


def drawn_address() -> str:
    """Draw an address of a network that nobody has, so that no test uses up another's tries."""
    return f"198.18.{secrets.randbelow(256)}.{secrets.randbelow(256)}"


@dataclass
class Visitor:
    """A browser: its cookie, the address it comes from, and what it calls itself."""

    server: Server
    cookie: str | None = None
    address: str = field(default_factory=drawn_address)
    agent: str = "Test/1.0"

    def ask(
        self, path: str, body: object = None, *, method: str | None = None, headers: Json | None = None
    ) -> Answer:
        """Make a request, and keep the cookie that comes back."""
        said = {"X-Forwarded-For": self.address, "User-Agent": self.agent, **(headers or {})}
        if self.cookie is not None:
            said["Cookie"] = f"settebello_session={self.cookie}"
        answer = self.server.request(path, body, method=method, headers=said)
        given = SimpleCookie(answer.headers.get("set-cookie", "")).get("settebello_session")
        if given is not None:
            self.cookie = given.value or None
        return answer

    def sign_up(self, name: str, password: str = PASSWORD, **more: object) -> Answer:
        """Make an account."""
        return self.ask("/api/account", {"name": name, "password": password, **more})

    def sign_in(self, name: str, password: str = PASSWORD) -> Answer:
        """Sign in."""
        return self.ask("/api/sessions", {"name": name, "password": password})

    def me(self) -> Json | None:
        """Return whose account the cookie opens."""
        account: Json | None = self.ask("/api/account").json["account"]
        return account

    def sessions(self) -> list[Json]:
        """List one's sessions."""
        listed: list[Json] = self.ask("/api/sessions").json  # type: ignore[assignment]  # a list
        return listed


def new_name() -> str:
    """Draw a name that nobody has."""
    return f"Ada {secrets.token_hex(6)}"


def refusal(answer: Answer) -> tuple[int, str]:
    """Return the status and the reason of what has to be refused."""
    body = answer.json
    assert set(body) == {"code", "reason", "message", "facts"}, body
    assert "Traceback" not in answer.text
    return answer.status, body["reason"]


def somebody(server: Server, address: str | None = None) -> tuple[str, Visitor]:
    """Return the name of a new account, and its browser."""
    name, visitor = new_name(), Visitor(server, address=address or drawn_address())
    assert visitor.sign_up(name).status == 201
    return name, visitor


def make_admin(server: Server, name: str) -> None:
    """Give an account the role of an admin, as nobody can over the net."""
    with closing(sqlite3.connect(server.database)) as database, database:
        changed = database.execute("UPDATE people SET role = 'admin' WHERE name = ?", (name,))
        assert changed.rowcount == 1


def listed(visitor: Visitor, path: str) -> list[Json]:
    """Return the list that a request is answered with."""
    found: object = visitor.ask(path).json
    assert isinstance(found, list), found
    return found
