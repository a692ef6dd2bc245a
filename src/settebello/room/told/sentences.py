"""The sentences about each event, by name: the page and the terminal render the same ones.

The text of a sentence is the Fluent message ``said-`` with its name, in each language of `settebello.texts`.
Its facts are the fields of the event, and what the screen after the event shows.
"""

from settebello.cards import SETTEBELLO, card_text
from settebello.room.public import (
    BatchEvent,
    BonusEvent,
    CalledEvent,
    CancelledEvent,
    ChosenEvent,
    CountedEvent,
    DealtEvent,
    DeclaredEvent,
    DrawnEvent,
    ForfeitEvent,
    FuoriEvent,
    InterruptedEvent,
    LeftEvent,
    LeftoversEvent,
    PlayedEvent,
    PublicEvent,
    ReadyEvent,
    RedealtEvent,
    ReplacedEvent,
    ResigningEvent,
    ResumedEvent,
    ReturnedEvent,
    SeatedEvent,
    ShownEvent,
    StoodInEvent,
    TableTakenEvent,
    TakenBackEvent,
    WonEvent,
)
from settebello.room.screen import Screen


def sentences(event: PublicEvent, screen: Screen, you: int | None) -> list[str]:
    """Return the names of the sentences about an event for seat ``you`` (None: a spectator), in order.

    ``screen`` is the one after the event. A person is not told of one's own leaving and being ready.
    """
    match event:
        case PlayedEvent():
            return ["played", *_of_capture(event, screen)]
        case CalledEvent():
            return ["called-yours" if event.owner == you else "called"]
        case ShownEvent():
            return ["admitted" if event.twin else "shown"]
        case ChosenEvent():
            return ["chosen-yours" if event.owner == you else "chosen"]
        case DealtEvent():
            return ["dealt", "table"]
        case WonEvent():
            return ["won"] if event.multiplier is None else ["won", "stake"]
        case LeftEvent():
            return [] if event.seat == you else [_leaving(event)]
        case ReadyEvent():
            return [] if event.seat == you else ["ready"]
        case StoodInEvent():
            return ["stood-in"]
        case ResigningEvent():
            return ["resigning-too" if _is_asked(event.seat, screen, you) else "resigning"]
        case ReplacedEvent():
            return ["replaced", *_of_rating(screen)]
        case (
            FuoriEvent()
            | LeftoversEvent()
            | BatchEvent()
            | RedealtEvent()
            | DrawnEvent()
            | CountedEvent()
            | ForfeitEvent()
            | CancelledEvent()
            | ResumedEvent()
            | ReturnedEvent()
            | InterruptedEvent()
            | SeatedEvent()
            | TakenBackEvent()
            | TableTakenEvent()
            | DeclaredEvent()
            | BonusEvent()
        ):
            return [event.type.replace("_", "-")]


def _of_capture(event: PlayedEvent, screen: Screen) -> list[str]:
    """Return what is said of a capture besides the play: the settebello, a scopa."""
    found = []
    if event.capture and card_text(SETTEBELLO) in {event.card, *event.capture}:
        found.append("settebello")
    if event.scopa:
        side = screen.sides[screen.seats[event.seat].side]
        found.append("scopa" if side.scope is None else "scopa-counted")
    return found


def _of_rating(screen: Screen) -> list[str]:
    """Return what is said where a match is rated no more: only accounts have ratings."""
    guests = [seat for seat in screen.seats if seat.kind == "person" and not seat.account]
    return [] if guests else ["unrated"]


def _is_asked(resigns: int, screen: Screen, you: int | None) -> bool:
    """Return whether seat ``you`` has to agree: a partner who has not said to resign yet."""
    if you is None or you == resigns:
        return False
    own = screen.seats[you]
    return own.side == screen.seats[resigns].side and not own.resigning


def _leaving(event: LeftEvent) -> str:
    if event.off:
        return "left-off"
    return "left-to-computer" if event.computer else "left-free"
