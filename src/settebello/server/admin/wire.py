"""The messages about looking after a club: reports, people, how the server is."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from settebello.server.people.links import LONGEST_DAYS, MOST_INVITED
from settebello.server.people.wire import Word
from settebello.server.wire.messages import Message
from settebello.store import Role, Why

LONGEST_REPORT = 500


def without_controls(text: str) -> str:
    """Return a text in which nothing but line breaks is no letter, digit or sign."""
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()


class ReportRequest(Message):
    """Report another person at one's table: the secret of the own seat, whose seat it is, and why."""

    token: Annotated[str, Field(max_length=200, repr=False)]
    seat: Annotated[int, Field(ge=0, le=5, strict=True)]
    why: Why
    text: Annotated[str, Field(max_length=LONGEST_REPORT), AfterValidator(without_controls)] = ""


class RemarkReportRequest(Message):
    """Report a remark: why, and a few words of one's own."""

    why: Why = "words"
    text: Annotated[str, Field(max_length=LONGEST_REPORT), AfterValidator(without_controls)] = ""


class ReportInfo(Message):
    """A report as admins see it; ``person``: whether the one reported has an account.

    A report of a ``remark`` has what it ``said``: null where the admin plays that match, or it is gone.
    """

    id: str
    room: str
    name: str
    person: bool
    by: str
    why: Why
    text: str
    at: float
    open: bool
    remark: str | None
    said: str | None


class PersonInfo(Message):
    """Somebody with an account; ``created`` is in seconds since 1970."""

    name: str
    role: Role
    created: float


class PersonRequest(Message):
    """The person with this name, however its capitals are written."""

    name: Word


class RoleRequest(PersonRequest):
    """Give somebody a role; a bot is made on the server's own machine."""

    role: Literal["member", "arbiter", "admin"]


class InvitationRequest(Message):
    """Make a link with which so many people can make an account within so many days."""

    most: Annotated[int, Field(ge=1, le=MOST_INVITED, strict=True)]
    days: Annotated[int, Field(ge=1, le=LONGEST_DAYS, strict=True)] = 14


class ClubState(Message):
    """How the club is: the program, its parts, and of the process that answers its tables and sockets."""

    version: str
    parts: dict[str, Literal["ok", "failing"]]
    tables: int
    sockets: int
    people: int
