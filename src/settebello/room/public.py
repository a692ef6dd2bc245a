"""The public events of a table, for motion and for speech.

Cards are texts (``7D``), seats and sides numbers. An event holds nothing that a screen of its time would
not show to somebody who only has the link.
"""

from dataclasses import dataclass
from typing import Literal

ForfeitReason = Literal["time", "resigned", "absent"]
"""Why a match was lost otherwise than by play: a player's time was up, the side gave it up, or was absent."""

WhyCancelled = Literal["tournament", "round", "result"]
"""Why a tournament's match was ended without a result: the tournament was called off, its round was taken
back or is played by others, or the arbiter has decided it."""

WhyReplaced = Literal["slow", "preparing", "missing"]
"""Why a simpler player played in a computer player's stead: that one does not answer in time, is not ready
yet, or cannot be had."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the deals of a match come from: a ``match`` that is over, by its public name.

    All its deals are played anew, or, with a ``deal`` (from 1), that one on from after ``act`` of its acts.
    """

    match: str
    deal: int | None = None
    act: int = 0


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
class ForfeitEvent:
    """A match was lost otherwise than by play: through whom, and why."""

    seat: int
    why: ForfeitReason
    type: Literal["forfeit"] = "forfeit"


@dataclass(frozen=True, slots=True)
class CancelledEvent:
    """The table was closed and its match ended without a result, and why."""

    why: WhyCancelled
    type: Literal["cancelled"] = "cancelled"


@dataclass(frozen=True, slots=True)
class ResigningEvent:
    """A player wants to give the match up; the partner has not said so."""

    seat: int
    type: Literal["resigning"] = "resigning"


@dataclass(frozen=True, slots=True)
class LeftEvent:
    """Somebody gave a seat up, to a ``computer`` (its name) or to whoever comes (empty).

    ``off``: with it the match was called off.
    """

    seat: int
    name: str
    computer: str
    off: bool
    type: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class StoodInEvent:
    """A computer player plays for somebody who is absent."""

    seat: int
    type: Literal["stood_in"] = "stood_in"


@dataclass(frozen=True, slots=True)
class ReturnedEvent:
    """Somebody is back, for whom a computer player has played."""

    seat: int
    type: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class ReplacedEvent:
    """A simpler player plays in a computer player's stead, where that one does not, and why."""

    seat: int
    why: WhyReplaced
    type: Literal["replaced"] = "replaced"


@dataclass(frozen=True, slots=True)
class ResumedEvent:
    """A computer player in whose stead a simpler one has played plays by itself again."""

    seat: int
    type: Literal["resumed"] = "resumed"


@dataclass(frozen=True, slots=True)
class InterruptedEvent:
    """For so many whole seconds nobody served, and the clocks stood still."""

    seconds: int
    type: Literal["interrupted"] = "interrupted"


@dataclass(frozen=True, slots=True)
class TakenBackEvent:
    """Somebody took a play back, or began the deal again."""

    seat: int
    type: Literal["taken_back"] = "taken_back"


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


@dataclass(frozen=True, slots=True)
class TableTakenEvent:
    """The first table was worth something: its ``cards`` were captured at once, for ``worth`` scope."""

    seat: int
    cards: list[str]
    worth: int
    type: Literal["table_taken"] = "table_taken"


@dataclass(frozen=True, slots=True)
class DeclaredEvent:
    """A hand was declared, for ``worth`` points.

    ``named`` is the letter of the rank that the matta has from now on. Of a hand that does not lie open
    neither cards nor value are told.
    """

    seat: int
    cards: list[str]
    named: str | None
    worth: int
    type: Literal["declared"] = "declared"


@dataclass(frozen=True, slots=True)
class BonusEvent:
    """The play before made ``worth`` points besides a scopa, of these ``kinds``."""

    seat: int
    kinds: list[str]
    worth: int
    type: Literal["bonus"] = "bonus"


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
    | ForfeitEvent
    | CancelledEvent
    | ResigningEvent
    | LeftEvent
    | StoodInEvent
    | ReturnedEvent
    | ReplacedEvent
    | ResumedEvent
    | InterruptedEvent
    | TakenBackEvent
    | SeatedEvent
    | ReadyEvent
    | TableTakenEvent
    | DeclaredEvent
    | BonusEvent
)
