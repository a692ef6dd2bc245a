"""The messages of a table, and what all messages share; `settebello.server.schema` prints their schema.

What a table looks like is told by `settebello.room.screen`, what happens there by `settebello.room.public`.
Here is what only the network needs: commands as they come in, and their limits. The messages of REST are in
the `wire` of each folder.

Over the WebSocket ``/ws/rooms/{room}`` a client speaks first, with `Hello`. The server answers
each accepted command with a `StateMessage` to everybody at the table (onlookers of a public one see it
later), one that changes nothing with the table as it is, and each refused one with a `RefusedMessage` to
whoever sent it. A client that misses a version says `Hello` again.
"""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from settebello.room.names import visible_name
from settebello.room.public import PublicEvent
from settebello.room.screen import Screen
from settebello.room.talk import Phrase

Text = Annotated[str, Field(max_length=4096)]
Name = Annotated[str, AfterValidator(visible_name)]
Salt = Annotated[str, Field(max_length=64, pattern=r"^[0-9a-zA-Z]*$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
MessageId = Annotated[str, Field(max_length=40)]
SeenVersion = Annotated[
    int | None,
    Field(
        ge=0, description="The version of the screen that is answered: where what it asked is gone, stale."
    ),
]
Guest = Annotated[str, Field(max_length=40, description="A computer player that may be asked to a table.")]


class Message(BaseModel):
    """A message: nothing unknown in it, nothing changed after."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Hello(Message):
    """Take up a table, as the holder of ``token`` or (without) as somebody who looks at the link.

    A program that showed an account's token has its seat by that one. ``version`` is the last one seen, so
    that what was missed can be shown. With ``choose`` the seat is asked for its plays as engines are, with
    ``talk`` what people say at the table is told.
    """

    type: Literal["hello"]
    token: Annotated[str, Field(max_length=100)] | None = None
    version: Annotated[int, Field(ge=0)] | None = None
    choose: bool = False
    talk: bool = False


class PlayCommand(Message):
    """Play: ``action`` is one of the screen's legal actions, ``version`` the screen's."""

    type: Literal["play"]
    id: MessageId
    version: Annotated[int, Field(ge=0)]
    action: Annotated[str, Field(max_length=100)]
    seat: SeatNumber | None = None


class ReadyCommand(Message):
    """Be ready for the next deal, or after a match for the next one; ``salt`` goes into the shuffle.

    Without a ``version`` it is not taken for another match where a next deal was expected.
    """

    type: Literal["ready"]
    id: MessageId
    salt: Salt = ""
    version: SeenVersion = None


class FillCommand(Message):
    """Let a computer player take every seat that is still free."""

    type: Literal["fill"]
    id: MessageId
    player: Guest = "greedy"
    version: SeenVersion = None


class LeaveCommand(Message):
    """Give your seat up, to a computer player or (without) to whoever comes."""

    type: Literal["leave"]
    id: MessageId
    player: Guest | None = None
    version: SeenVersion = None


class ResignCommand(Message):
    """Give the match up; where your partner is a person, both of you have to."""

    type: Literal["resign"]
    id: MessageId
    version: SeenVersion = None


class StandInCommand(Message):
    """Let a computer player of the house play for the absent owner of a seat, until that one is back."""

    type: Literal["stand_in"]
    id: MessageId
    seat: SeatNumber
    version: SeenVersion = None


class ClaimCommand(Message):
    """Claim the match, because nobody of the other side has been there for long."""

    type: Literal["claim"]
    id: MessageId
    version: SeenVersion = None


class PublicCommand(Message):
    """Have the table listed for everybody, or no more; only its host can say that."""

    type: Literal["public"]
    id: MessageId
    public: bool
    version: SeenVersion = None


class DismissCommand(Message):
    """Free the seat of somebody before the first match begins; only the table's host can say that."""

    type: Literal["dismiss"]
    id: MessageId
    version: Annotated[int, Field(ge=0)]
    seat: SeatNumber


class SayMessage(Message):
    """Say something to everybody at the table; it changes nothing there."""

    type: Literal["say"]
    id: MessageId
    phrase: Phrase


class PingMessage(Message):
    """Ask whether the connection lives."""

    type: Literal["ping"]


TableCommand = (
    PlayCommand
    | ReadyCommand
    | FillCommand
    | LeaveCommand
    | ResignCommand
    | StandInCommand
    | ClaimCommand
    | PublicCommand
    | DismissCommand
)
"""What changes a table."""

ClientMessage = Annotated[Hello | TableCommand | SayMessage | PingMessage, Field(discriminator="type")]


class StateMessage(Message):
    """The table as you may see it now, and the events that led here from the version you had."""

    type: Literal["state"] = "state"
    screen: Screen
    events: list[PublicEvent]


class RefusedMessage(Message):
    """A command was refused and nothing has changed; ``id`` is the command's, where it had one."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: str
    reason: str
    message: str
    facts: dict[str, str | int | list[str]]


class PongMessage(Message):
    """The connection lives; whoever has not seen this version of the table has lost a message."""

    type: Literal["pong"] = "pong"
    version: int


class SaidMessage(Message):
    """Somebody at the table says something, at this moment."""

    type: Literal["said"] = "said"
    seat: int
    phrase: Phrase


ServerMessage = Annotated[
    StateMessage | RefusedMessage | PongMessage | SaidMessage, Field(discriminator="type")
]


class ErrorBody(Message):
    """The body of every refused request."""

    code: str
    reason: str
    message: str
    facts: dict[str, str | int | list[str]]
