"""A store of notifications: its methods, on whatever database.

A notification is one thing that one account is to be told. It is written once under its name, with the
events that it follows from or beside them. Once it is due it is settled: it is told in a delivery, with
whatever else there is to tell, or it is of no interest any more. A delivery is one message on its way to one
address or one browser. It is claimed, as deadlines are, by putting off the moment from which it is due: that
moment is the end of the claimant's lease, and names the claim.

A delivery is marked as handed over before the last step that may make it arrive. Nobody claims it again after
that, unless the receiver said that it did not take it: a message may be lost in that instant, but no two
arrive.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol, get_args

Kind = Literal["turn", "waits", "invitation", "result", "round"]
"""The kinds of things that are told: one's turn in a slow game, a table that waits, an invitation to a table,
the result of a match, a round of a tournament that begins."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Way = Literal["mail", "push"]
"""The ways on which a delivery goes: to a mail address, or to a browser by Web Push."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """The wishes of an account about being told: by ``mail`` or not, of which ``kinds``, in which language.

    ``confirmed`` is the address that the person has confirmed, which may be another than the account's by
    now. ``stop`` is the secret that ends mail without signing in. ``last`` is when the newest message was
    made, in seconds since 1970.
    """

    person: str
    mail: bool = False
    confirmed: str | None = None
    kinds: tuple[Kind, ...] = KINDS
    language: str = "en"
    stop: str = field(default="", repr=False)
    last: float = 0.0


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A question to an address whether it is the account's: ``key`` is the hash of the link's secret."""

    person: str
    address: str
    key: str = field(repr=False)
    ends: float


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that takes Web Push: the address at its push service, and the two keys of RFC 8291.

    It belongs to the session in which it was made, and ends with it.
    """

    id: str
    person: str
    session: str
    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)
    agent: str
    created: float


@dataclass(frozen=True, slots=True)
class Notification:
    """A thing that an account is to be told: ``thing`` names it, and nobody is told of one thing twice.

    ``room`` is the table that it is about, empty where it is about none. ``facts`` is a JSON object of what
    is shown, without anything of a hand. It is told from ``due`` on, and is of no interest from ``ends`` on.
    """

    person: str
    thing: str
    kind: Kind
    room: str
    facts: str
    at: float
    due: float
    ends: float


@dataclass(frozen=True, slots=True)
class Delivery:
    """A message on its way: ``target`` is a mail address, or the id of a subscription.

    ``person`` is empty where nobody may see whether an account exists. ``body`` is a JSON object. It is sent
    from ``due`` on, and given up from ``ends`` on; ``tries`` counts the claims so far.
    """

    id: str
    person: str
    way: Way
    target: str
    body: str
    due: float
    ends: float
    tries: int = 0


class NotificationStore(Protocol):
    """Wishes, subscriptions, notifications and deliveries. Moments are seconds since 1970.

    A failure of the database is a `StoreProblem`.
    """

    async def wishes(self, person: str) -> Wishes | None:
        """Return the wishes of an account; None where it has said none."""
        ...

    async def wish(self, wishes: Wishes) -> bool:
        """Write wishes down, but for what is ``confirmed``, ``last`` and an earlier ``stop``.

        Tell whether it was done: not where the person is gone.
        """
        ...

    async def ask_confirmation(self, confirmation: Confirmation) -> bool:
        """Write down that an address is asked, in the place of an earlier question.

        Tell whether it was done: not where the person has said no wishes.
        """
        ...

    async def confirm(self, key: str, now: float) -> tuple[str, str] | None:
        """Confirm the address of this key; return whose it is and the address. None where it asks nothing.

        The address is confirmed only if it is still the account's.
        """
        ...

    async def stop_mail(self, stop: str) -> str | None:
        """End mail to the account of this secret, and return the account; None where it is nobody's."""
        ...

    async def refuse_mail(self, person: str, address: str) -> None:
        """Take an address for one that does not exist: it is not confirmed any more, and mail there ends."""
        ...

    async def subscribe(self, subscription: Subscription, *, most: int) -> bool:
        """Write a subscription over an earlier one of its endpoint; drop the oldest above so many.

        Tell whether it was done: not where the session is over.
        """
        ...

    async def subscriptions(self, person: str) -> list[Subscription]:
        """List the subscriptions of an account whose sessions are not over, the newest first."""
        ...

    async def unsubscribe(self, person: str, endpoint: str) -> bool:
        """Drop an account's subscription of this endpoint; tell whether there was one."""
        ...

    async def drop_subscription(self, subscription: str) -> None:
        """Drop the subscription of this id."""
        ...

    async def notify(self, notifications: Collection[Notification]) -> None:
        """Write notifications of accounts that have said wishes; one that was written before stays."""
        ...

    async def due(self, now: float, most: int) -> list[str]:
        """List at most so many accounts that have something to be told, those who wait longest first."""
        ...

    async def pending(self, person: str) -> list[Notification]:
        """List what an account has not been told, due or not, the oldest first."""
        ...

    async def put_off(self, person: str, until: float) -> None:
        """Tell an account nothing before this moment."""
        ...

    async def settle(
        self, wishes: Wishes, things: Collection[str], deliveries: Sequence[Delivery], now: float
    ) -> bool:
        """Settle things, and write the deliveries that tell of them, together.

        Tell whether it was done: not where another message was made since ``wishes`` were read.
        """
        ...

    async def post(self, delivery: Delivery) -> None:
        """Write a delivery."""
        ...

    async def claim(self, ways: Collection[Way], now: float, until: float) -> Delivery | None:
        """Take up the delivery that is due longest on one of these ways, until the end of a lease."""
        ...

    async def hand_over(self, delivery: Delivery) -> bool:
        """Mark a claimed delivery as handed over; tell whether the claim still holds."""
        ...

    async def retry(self, delivery: Delivery, due: float) -> None:
        """End a claim of a delivery that did not arrive, so that it is due at a moment."""
        ...

    async def finish(self, delivery: Delivery) -> None:
        """Drop a delivery that has arrived, or never will."""
        ...

    async def give_up(self, now: float) -> int:
        """Drop what is over, and return how many deliveries were too late or lost in the hand-over."""
        ...

    async def secret(self, name: str, fresh: str) -> str:
        """Return the server's secret of this name; it is ``fresh`` where there was none."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...
