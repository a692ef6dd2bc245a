"""The messages between a client and the arbiter's desk; the server keeps none of them.

The record of the match travels: a request brings it with one command, the answer has the record after
the command and everything that follows from it. Seats and sides count from 0, cards are written ``7D``.
"""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from settebello.room.names import LONGEST_NAME, checked_name
from settebello.server.wire.messages import ErrorBody, Message, Text

LONGEST_RECORD = 60_000
"""Characters; a match of a hundred deals has fewer."""

DeskName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, max_length=LONGEST_NAME),
    AfterValidator(lambda name: name and checked_name(name)),
]
DeskSeat = Annotated[int, Field(ge=0, le=5, strict=True)]
Where = Literal["free", "table", "hand", "gone"]
Short = Annotated[str, Field(max_length=200)]


class OpenDesk(Message):
    """Begin a protocol: rules with the FIGS articles, who sits where, who deals first."""

    type: Literal["open"]
    rules: Text
    players: Annotated[list[DeskName], Field(max_length=6)]
    dealer: DeskSeat


class LookAtDesk(Message):
    """Read a protocol and say what stands."""

    type: Literal["look"]


class TurnUp(Message):
    """Enter the cards on the table; after a deal that has ended, of the next one."""

    type: Literal["table"]
    cards: Short


class BeginDeal(Message):
    """Begin the next deal, its table still closed."""

    type: Literal["deal"]


class EnterAct(Message):
    """Enter an act, written as in a record; ``seat`` is who did it, where the turn does not tell."""

    type: Literal["enter"]
    act: Short
    seat: DeskSeat | None = None


class TakeBack(Message):
    """Take the last entry back."""

    type: Literal["back"]


class AskArbiter(Message):
    """Ask what the articles say of something that is not recorded."""

    type: Literal["ask"]
    question: Literal["card_back", "see_piles", "count_scope"]


DeskCommand = Annotated[
    OpenDesk | LookAtDesk | TurnUp | BeginDeal | EnterAct | TakeBack | AskArbiter,
    Field(discriminator="type"),
]


class DeskRequest(Message):
    """A protocol and what is to be done with it; to open one, none is needed."""

    record: Annotated[str, Field(max_length=LONGEST_RECORD)] = ""
    command: DeskCommand


class DeskRuling(Message):
    """An arbiter's ruling: the article, the sentence's name in the texts, its facts."""

    article: int | None
    key: str
    facts: dict[str, str | int]


class DeskEntry(Message):
    """A line of the protocol: who (null: everybody's cards were counted), the act, what follows from it."""

    seat: int | None
    act: str
    rulings: list[DeskRuling]


class DeskPoints(Message):
    """Points of one side in a deal, by category."""

    total: int
    categories: dict[str, int]


class DeskDeclaration(Message):
    """The result of a declaration of one side, by the cards captured so far."""

    reached: bool
    score: list[int]
    winner: int
    multiplier: int | None


class DeskMissed(Message):
    """A capture that was missed and can still be called: the card, whose, what it takes, who may call."""

    card: str
    seat: int
    choices: list[list[str]]
    callers: list[int]


class DeskCard(Message):
    """A card of the pack: where it is known to be, and what the player on turn can do with it.

    ``free`` is a card that nobody has seen, ``gone`` one that was captured. ``plays`` are acts, captures
    first; empty for a card that cannot be entered now.
    """

    card: str
    where: Where
    seat: int | None
    plays: list[str]


class DeskDeal(Message):
    """A row of the score sheet; ``points`` is null where the deal is void or goes on."""

    number: int
    dealer: int
    how: Literal["counted", "fuori", "stopped", "void"] | None
    points: list[DeskPoints] | None
    score: list[int]


class DeskStatus(Message):
    """The status of the table; lists are by seat or by side.

    ``roles`` are primo, secondo and terzo di mano and cartaro. ``to_act`` is the player on turn, or whoever
    decides for that player. ``must_play`` binds the player on turn where it is not empty. ``table`` is null
    while it is closed. ``piles`` are for the arbiter alone.
    """

    phase: Literal["table", "play", "deal_over", "match_over"]
    deal: int
    target: int | None
    score: list[int]
    winner: int | None
    multiplier: int | None
    roles: list[int]
    to_move: int
    to_act: int | None
    must_play: list[str]
    must_take: bool
    table: list[str] | None
    hands: list[int]
    exposed: list[list[str]]
    piles: list[int]
    scope: list[int]
    acquired: list[DeskPoints]
    at_stake: list[str]
    missed: DeskMissed | None
    fuori_refused: ErrorBody | None
    fuori: list[DeskDeclaration]
    has_begun: bool
    """Whether a card was played: a wrong number of cards is then a matter for article 17, not 4."""
    table_size: int


class DeskAnswer(Message):
    """The record after the command, what stands, and what follows from what was done or asked."""

    record: str
    rules: str
    players: list[str]
    sides: list[str]
    seats_of_sides: list[list[int]]
    status: DeskStatus
    pack: list[DeskCard]
    rulings: list[DeskRuling]
    protocol: list[DeskEntry]
    deals: list[DeskDeal]
