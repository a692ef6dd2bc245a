"""What may be said to everybody at a table of what has just happened, for motion and for speech.

Cards are texts (``7D``), seats and sides numbers. An event holds nothing that a screen of its time would
not show to somebody who only has the link.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class PlayedEvent:
    """A card was played; ``capture`` is empty when it was laid."""

    seat: int
    card: str
    capture: list[str]
    bank: bool
    scopa: bool
    type: Literal["played"] = "played"


@dataclass(frozen=True, slots=True)
class FuoriEvent:
    """A player has declared to be out with this play, and was right or not."""

    seat: int
    right: bool
    type: Literal["fuori"] = "fuori"


@dataclass(frozen=True, slots=True)
class CalledEvent:
    """Somebody pointed at the capture that a play had missed: ``card`` has to take."""

    seat: int
    owner: int
    card: str
    type: Literal["called"] = "called"


@dataclass(frozen=True, slots=True)
class ShownEvent:
    """Cards were exposed; ``twin``: by saying that the last card was a mistake."""

    seat: int
    cards: list[str]
    twin: bool
    type: Literal["shown"] = "shown"


@dataclass(frozen=True, slots=True)
class ChosenEvent:
    """Somebody decided which exposed card of the next player is played."""

    seat: int
    owner: int
    card: str
    type: Literal["chosen"] = "chosen"


@dataclass(frozen=True, slots=True)
class LeftoversEvent:
    """The last capturer got what was left on the table."""

    seat: int
    cards: list[str]
    type: Literal["leftovers"] = "leftovers"


@dataclass(frozen=True, slots=True)
class BatchEvent:
    """New hands were handed out in the same deal; ``batch`` counts from 1."""

    batch: int
    batches: int
    type: Literal["batch"] = "batch"


@dataclass(frozen=True, slots=True)
class RedealtEvent:
    """The first table had to be dealt again by the same dealer, and why."""

    reason: str
    table: list[str]
    type: Literal["redealt"] = "redealt"


@dataclass(frozen=True, slots=True)
class DrawnEvent:
    """Cards were turned up for partners and roles; ``cards`` by seat, in the order drawn."""

    cards: list[list[str]]
    dealer: int
    type: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class DealtEvent:
    """A deal began."""

    deal_number: int
    dealer: int
    type: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class CountedEvent:
    """A deal ended and was counted; the screen has the count."""

    points: list[int]
    type: Literal["counted"] = "counted"


@dataclass(frozen=True, slots=True)
class WonEvent:
    """A match ended."""

    winner: int
    multiplier: int | None
    type: Literal["won"] = "won"


@dataclass(frozen=True, slots=True)
class SeatedEvent:
    """Somebody took a seat."""

    seat: int
    name: str
    type: Literal["seated"] = "seated"


@dataclass(frozen=True, slots=True)
class ReadyEvent:
    """Somebody is ready for the next deal or match."""

    seat: int
    type: Literal["ready"] = "ready"


PublicEvent = (
    PlayedEvent
    | FuoriEvent
    | CalledEvent
    | ShownEvent
    | ChosenEvent
    | LeftoversEvent
    | BatchEvent
    | RedealtEvent
    | DrawnEvent
    | DealtEvent
    | CountedEvent
    | WonEvent
    | SeatedEvent
    | ReadyEvent
)
