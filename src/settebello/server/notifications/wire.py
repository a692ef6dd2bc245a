"""The messages about notifications: over REST alone."""

from typing import Annotated

from pydantic import Field

from settebello.server.notifications.notifications import Reach
from settebello.server.people.wire import Word
from settebello.server.wire.messages import Message
from settebello.store import Kind, Subscription

Language = Annotated[str, Field(max_length=40)]


class BrowserInfo(Message):
    """A browser that is pushed to; ``agent`` is what it calls itself."""

    id: str
    agent: str
    created: float


class NotificationState(Message):
    """The ways in which an account is told while it is away.

    ``missing`` are the settings without which the server sends no mail; ``push_key`` is the key by which a
    browser lets the server push to it, null where the server pushes nothing.
    """

    mail: bool
    address: str | None
    confirmed: bool
    kinds: list[Kind]
    missing: list[str]
    push_key: str | None
    browsers: list[BrowserInfo]


class NotificationRequest(Message):
    """The wishes of an account: whether it is told by mail, and of which kinds of things on either way."""

    mail: Annotated[bool, Field(strict=True)]
    kinds: list[Kind]
    language: Language


class AddressRequest(Message):
    """Give the account another address, where a link asks whether it is right."""

    email: Word
    password: Word = Field(repr=False)
    language: Language


class AddressQuestion(Message):
    """Send the link to the account's address once more."""

    language: Language


class ConfirmedAddress(Message):
    """An address that was confirmed."""

    email: str


class ForgottenRequest(Message):
    """Ask for another password: a link goes to the confirmed address of the account of this name.

    The answer is the same whether there is such an account or not.
    """

    name: Word


class TableInvitation(Message):
    """Invite the account of this name to a free seat of one's table; it is told if it has asked for that."""

    name: Word


class PushRequest(Message):
    """A browser's subscription, as its `PushSubscription` has it, in base64url."""

    endpoint: Annotated[str, Field(max_length=1000)] = Field(repr=False)
    p256dh: Annotated[str, Field(max_length=100)] = Field(repr=False)
    auth: Annotated[str, Field(max_length=40)] = Field(repr=False)
    language: Language


class PushEnd(Message):
    """Push to a browser no more."""

    endpoint: Annotated[str, Field(max_length=1000)] = Field(repr=False)


def state_of(reach: Reach, push_key: str | None) -> NotificationState:
    """Return what somebody may see of their own wishes."""
    return NotificationState(
        mail=reach.wishes.mail,
        address=reach.address,
        confirmed=reach.confirmed,
        kinds=list(reach.wishes.kinds),
        missing=list(reach.missing),
        push_key=push_key,
        browsers=[browser_info(each) for each in reach.browsers],
    )


def browser_info(subscription: Subscription) -> BrowserInfo:
    """Return what somebody may see of a browser of theirs."""
    return BrowserInfo(id=subscription.id, agent=subscription.agent, created=subscription.created)
