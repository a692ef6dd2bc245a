"""The messages about accounts and their tokens: over REST alone."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from settebello.room.names import can_be_shown
from settebello.server.people.standing import ExportedModeration
from settebello.server.people.tokens import LONGEST_DAYS, LONGEST_NAME
from settebello.server.results.wire import MatchInfo, RatingInfo
from settebello.server.wire.messages import Message
from settebello.store import (
    KeptAttempt,
    Kind,
    Person,
    Remark,
    Role,
    Scope,
    Session,
    Subscription,
    Token,
    Wishes,
)

Word = Annotated[str, Field(max_length=1000)]
"""A word that somebody typed; a wrong one is refused with a reason of its own."""


TokenName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    AfterValidator(can_be_shown),
]


def _some(scopes: list[Scope]) -> list[Scope]:
    """Refuse what is good for nothing."""
    if not scopes:
        raise ValueError("a token is good for something")
    return scopes


class SignUpRequest(Message):
    """Make an account; nothing is sent to the address before a link sent there has confirmed it.

    With an ``invitation`` the accounts that were made from this network address do not count.
    """

    name: Word
    password: Word = Field(repr=False)
    email: Word | None = None
    invitation: Word | None = Field(None, repr=False)


class LinkRequest(Message):
    """Ask for what a link is good for: the secret after ``#link=``."""

    link: Word = Field(repr=False)


class LinkPasswordRequest(LinkRequest):
    """Set the password of the account that the link is for."""

    password: Word = Field(repr=False)


class LinkInfo(Message):
    """A link that is good: the name of the account whose password it sets, none for an invitation."""

    name: str | None


class MadeLink(Message):
    """A new link, below the server's address; it is never shown again: only a hash of it is kept."""

    path: str = Field(repr=False)


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
    """The person who is signed in, if anybody is."""

    account: Account | None


class SessionInfo(Message):
    """A browser in which one is signed in; ``agent`` is what it calls itself."""

    id: str
    agent: str
    created: float
    seen: float
    current: bool


class TokenRequest(Message):
    """Make a token for a program: what its owner calls it, what it is good for, for how many days."""

    name: TokenName
    scopes: Annotated[list[Scope], AfterValidator(_some)]
    days: Annotated[int, Field(ge=1, le=LONGEST_DAYS, strict=True)] = 90


class TokenInfo(Message):
    """A token of one's own; ``seen`` is when it was last used, if ever, and from ``ends`` on it is over."""

    id: str
    name: str
    scopes: list[Scope]
    created: float
    ends: float
    seen: float | None


class MadeToken(Message):
    """A new token, which is never shown again: of it nothing is kept but a hash."""

    token: str = Field(repr=False)
    info: TokenInfo


class ExportedAttempt(Message):
    """An attempt at a puzzle; ``play`` is empty where the solution was asked for."""

    puzzle: str
    at: float
    play: str
    solved: bool


class ExportedBrowser(Message):
    """A browser that is pushed to."""

    agent: str
    created: float


class ExportedWishes(Message):
    """The wishes about being told, the confirmed address, and the browsers that are pushed to."""

    mail: bool
    confirmed: str | None
    kinds: list[Kind]
    language: str
    browsers: list[ExportedBrowser]


class ExportedRemark(Message):
    """A remark that one has written as a spectator, at which table, and when an admin hid it."""

    room: str
    at: float
    text: str
    hidden: float | None


class AccountExport(Message):
    """Everything that is kept under an account."""

    format: Literal["settebello-account-1"]
    account: Account
    sessions: list[SessionInfo]
    tokens: list[TokenInfo]
    ratings: list[RatingInfo]
    matches: list[MatchInfo]
    puzzles: list[ExportedAttempt]
    notifications: ExportedWishes
    remarks: list[ExportedRemark]
    moderation: ExportedModeration


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


def exported(attempt: KeptAttempt) -> ExportedAttempt:
    """Return an attempt at a puzzle as it is exported."""
    return ExportedAttempt(puzzle=attempt.puzzle, at=attempt.at, play=attempt.play, solved=attempt.solved)


def exported_remark(remark: Remark) -> ExportedRemark:
    """Return a remark as it is exported."""
    return ExportedRemark(room=remark.room, at=remark.at, text=remark.text, hidden=remark.hidden)


def exported_wishes(wishes: Wishes, browsers: Sequence[Subscription]) -> ExportedWishes:
    """Return what somebody wants to be told, as it is exported."""
    return ExportedWishes(
        mail=wishes.mail,
        confirmed=wishes.confirmed,
        kinds=list(wishes.kinds),
        language=wishes.language,
        browsers=[ExportedBrowser(agent=each.agent, created=each.created) for each in browsers],
    )


def token_info(token: Token) -> TokenInfo:
    """Return what somebody may see of one of their tokens."""
    return TokenInfo(
        id=token.id,
        name=token.name,
        scopes=list(token.scopes),
        created=token.created,
        ends=token.ends,
        seen=token.seen,
    )
