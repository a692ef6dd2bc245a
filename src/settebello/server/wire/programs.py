"""The messages to programs that play: those of the engine protocol, with the table they are about.

``docs/bot-api.md`` says how they are used, ``docs/engine-protocol.md`` what each field of a view means.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, RootModel

from settebello.server.wire import messages
from settebello.server.wire.messages import Message


class RulesMessage(Message):
    """A rule set: its text id, and every option by name."""

    id: str
    options: dict[str, Any]


class SeenPlay(Message):
    """A play of the deal so far."""

    seat: int
    action: str
    scopa: bool


class ViewMessage(Message):
    """The facts of a deal that an attentive player at a seat knows, and the plays that are legal."""

    seat: int
    side: int
    dealer: int
    before: list[int]
    hand: list[str] | None
    hand_sizes: list[int]
    table: list[str]
    stock: int
    scope: list[int]
    to_move: int
    last_capturer: int | None
    plays: list[SeenPlay]
    leftovers: list[str]
    legal: list[str]


class BudgetMessage(Message):
    """Milliseconds for the play, and 64 bits of luck in decimal digits."""

    ms: int
    seed: str


class ChooseMessage(Message):
    """A seat has to play: answer with a `play` of this ``version``, whose action is one of ``view.legal``."""

    type: Literal["choose"] = "choose"
    id: str
    room: str
    version: int
    rules: RulesMessage
    view: ViewMessage
    budget: BudgetMessage


class StreamMessage(
    RootModel[
        Annotated[
            messages.StateMessage | ChooseMessage | messages.RefusedMessage | messages.PongMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """One line of a stream."""


class AskedMessage(
    RootModel[
        Annotated[ChooseMessage | messages.RefusedMessage | messages.PongMessage, Field(discriminator="type")]
    ]
):
    """One line for a program that waits to play for the house."""


class CommandRequest(RootModel[Annotated[messages.TableCommand, Field(discriminator="type")]]):
    """A program's command at a table where it sits."""


class CommandAnswer(Message):
    """A command was accepted: whether it changed anything, and the table's version now."""

    changed: bool
    version: int
