"""The messages of a table, and what all messages share; `settebello.server.schema` prints their schema.

`settebello.room.screen` has the messages that show a table, `settebello.room.public` the events there.
Here is what only the network needs: commands as they come in, and their limits. The messages of REST are in
the `wire` of each folder.

Over the WebSocket ``/ws/rooms/{room}`` a client speaks first, with `Hello`. The server tells everybody at the
table what each accepted command changed (spectators of a public one see it later). It answers a command
that changes nothing with the table as it is, and a refused one with a `RefusedMessage` to its sender. A
client that misses a version says `Hello` again.

Protocol 1 tells each change as a whole `StateMessage`. Protocol 2 begins with one; its other messages are
`EventsMessage`: the events, step by step, each with the changes on the client's screen.
"""

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from settebello.room.names import visible_name
from settebello.room.public import PublicEvent
from settebello.room.screen import Screen
from settebello.room.talk import Phrase

PROTOCOL: Final = 2
"""The newest protocol of a table."""

Text = Annotated[str, Field(max_length=4096)]
Name = Annotated[str, AfterValidator(visible_name)]
Salt = Annotated[str, Field(max_length=64, pattern=r"^[0-9a-zA-Z]*$")]
SaltHash = Annotated[
    str | None,
    Field(
        pattern=r"^[0-9a-f]{64}$",
        description="The hash of a salt that is shown later: SHA-256 of `settebello:salt|` and the salt.",
    ),
]
SeatNumber = Annotated[int, Field(ge=0, le=5, strict=True)]
MessageId = Annotated[str, Field(max_length=40)]
SeenVersion = Annotated[
    int | None,
    Field(
        ge=0,
        strict=True,
        description="The version of the screen that is answered: where what it asked is gone, stale.",
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
    ``talk`` what people say at the table is told, with ``remarks`` what spectators write. ``protocol`` is the
    newest that the client knows.
    """

    type: Literal["hello"]
    token: Annotated[str, Field(max_length=100)] | None = None
    version: Annotated[int, Field(ge=0, strict=True)] | None = None
    choose: bool = False
    talk: bool = False
    remarks: bool = False
    protocol: Annotated[int, Field(ge=1, strict=True)] = 1


class PlayCommand(Message):
    """Play: ``action`` is one of the screen's legal actions, ``version`` the screen's."""

    type: Literal["play"]
    id: MessageId
    version: Annotated[int, Field(ge=0, strict=True)]
    action: Annotated[str, Field(max_length=100)]
    seat: SeatNumber | None = None


class ReadyCommand(Message):
    """Be ready for the next deal, or after a match for the next one; a salt goes into the shuffle.

    Either the ``salt`` itself, or its hash: then the table asks for the salt once everybody is ready.
    Without a ``version`` it is not taken for another match where a next deal was expected.
    """

    type: Literal["ready"]
    id: MessageId
    salt: Salt = ""
    salt_hash: SaltHash = None
    version: SeenVersion = None


class SaltCommand(Message):
    """Show the salt whose hash you gave, once the table asks for it."""

    type: Literal["salt"]
    id: MessageId
    salt: Salt


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


class RemarksCommand(Message):
    """Have spectators write to one another at the table, or no more; only its host can say that."""

    type: Literal["remarks_open"]
    id: MessageId
    open: bool
    version: SeenVersion = None


class DismissCommand(Message):
    """Free the seat of somebody before the first match begins; only the table's host can say that."""

    type: Literal["dismiss"]
    id: MessageId
    version: Annotated[int, Field(ge=0, strict=True)]
    seat: SeatNumber


class PractiseCommand(Message):
    """Agree to practise in this match, which then is not rated."""

    type: Literal["practise"]
    id: MessageId
    version: SeenVersion = None


class TakeBackCommand(Message):
    """Take your last play back, and what followed it; ``whole``: begin the deal again."""

    type: Literal["take_back"]
    id: MessageId
    whole: Annotated[bool, Field(strict=True)] = False
    version: SeenVersion = None


class SayMessage(Message):
    """Say something to everybody at the table; it changes nothing there."""

    type: Literal["say"]
    id: MessageId
    phrase: Phrase


class RemarkMessage(Message):
    """Write to the spectators of a public table, as one of them; the same ``id`` again changes nothing."""

    type: Literal["remark"]
    id: MessageId
    text: Annotated[str, Field(max_length=1000)]


class PingMessage(Message):
    """Ask whether the connection lives."""

    type: Literal["ping"]


TableCommand = (
    PlayCommand
    | ReadyCommand
    | SaltCommand
    | FillCommand
    | LeaveCommand
    | ResignCommand
    | StandInCommand
    | ClaimCommand
    | PublicCommand
    | RemarksCommand
    | DismissCommand
    | PractiseCommand
    | TakeBackCommand
)
"""The commands that change a table."""

ClientMessage = Annotated[
    Hello | TableCommand | SayMessage | RemarkMessage | PingMessage, Field(discriminator="type")
]


class StepMessage(Message):
    """An event and what it changed on your screen: the new value of each field.

    Of ``seats`` and ``sides`` there may be an object with the changed fields of each, by its number. Of
    ``clock`` there may be only the changed fields, and of the time ``left`` on it an object by seat. A played
    event says itself what the last play was, and the last trick; an empty ``capture`` is left out of it, and
    ``bank`` and ``scopa`` where they are false. A play of ``legal`` is its action alone, or an object of
    ``action`` and ``scopa`` where it makes one. ``said`` names the sentences about the event, for this seat.
    """

    event: dict[str, Any] | None = None
    said: list[str] = []
    changes: dict[str, Any]


class StateMessage(Message):
    """The table as you may see it now, and the events that led here from the version you had.

    In protocol 2 the steps tell the same events, from the version ``since`` on, with the changes of each.
    """

    type: Literal["state"] = "state"
    protocol: int = 1
    screen: Screen
    events: list[PublicEvent]
    since: int | None = None
    steps: list[StepMessage] | None = None


class EventsMessage(Message):
    """The changes since the version ``since``, which you saw, by the steps that led to ``version``.

    There are no steps, or one without an event, where people came and went or nothing changed.
    """

    type: Literal["events"] = "events"
    since: int
    version: int
    steps: list[StepMessage]


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


class RemarkInfo(Message):
    """A remark of a spectator, and what its author saw: ``act`` acts of a ``deal``, at a ``version``."""

    id: str
    name: str
    text: str
    at: float
    version: int
    deal: int
    act: int


class RemarksMessage(Message):
    """The remarks of a match about what you have seen; ``gone`` are the ids of those that are there no more.

    ``whole``: there are no others. ``shut`` is the reason why you may read none now, null where you may.
    """

    type: Literal["remarks"] = "remarks"
    match: int
    whole: bool
    remarks: list[RemarkInfo]
    gone: list[str]
    shut: str | None


ServerMessage = Annotated[
    StateMessage | EventsMessage | RefusedMessage | PongMessage | SaidMessage | RemarksMessage,
    Field(discriminator="type"),
]


class ErrorBody(Message):
    """The body of every refused request."""

    code: str
    reason: str
    message: str
    facts: dict[str, str | int | list[str]]
