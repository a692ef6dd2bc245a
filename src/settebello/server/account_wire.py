"""The messages about accounts: over REST alone, under ``/api/account`` and ``/api/sessions``."""

from typing import Annotated, Literal

from pydantic import Field

from settebello.server.wire import Message
from settebello.store import Person, Role, Session

Word = Annotated[str, Field(max_length=1000)]
"""What somebody typed; what it has to be is said with a reason of its own."""


class SignUpRequest(Message):
    """Make an account; the address is for the club's own use, nothing is sent there."""

    name: Word
    password: Word = Field(repr=False)
    email: Word | None = None


class SignInRequest(Message):
    """Sign in with a name, however its capitals are written."""

    name: Word
    password: Word = Field(repr=False)


class PasswordRequest(Message):
    """Change the password, which ends every other session."""

    old: Word = Field(repr=False)
    new: Word = Field(repr=False)


class FarewellRequest(Message):
    """Delete the account and everything kept under it."""

    password: Word = Field(repr=False)


class Account(Message):
    """Somebody's own account; moments are seconds since 1970."""

    name: str
    email: str | None
    role: Role
    created: float


class AccountAnswer(Message):
    """Who is signed in, if anybody is."""

    account: Account | None


class SessionInfo(Message):
    """A browser in which one is signed in; ``agent`` is what it calls itself."""

    id: str
    agent: str
    created: float
    seen: float
    current: bool


class AccountExport(Message):
    """Everything that is kept under an account."""

    format: Literal["settebello-account-1"]
    account: Account
    sessions: list[SessionInfo]


def account_of(person: Person) -> Account:
    """Return what somebody may see of their own account."""
    return Account(name=person.name, email=person.email, role=person.role, created=person.created)


def session_info(session: Session, current: str) -> SessionInfo:
    """Return what somebody may see of one of their sessions."""
    return SessionInfo(
        id=session.id,
        agent=session.agent,
        created=session.created,
        seen=session.seen,
        current=session.id == current,
    )
