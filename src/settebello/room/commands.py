"""The commands to a table; the caller has identified the player."""

from dataclasses import dataclass

from settebello.cards import Seat
from settebello.engine.live import Act
from settebello.room.events import Given
from settebello.room.public import WhyCancelled, WhyReplaced


@dataclass(frozen=True, slots=True)
class Open:
    """Open a table with these rules (a text id), and so much ``time`` for each player (`room.clock`).

    A ``public`` one is listed where everybody looks for tables. At one where partners are drawn
    (``draw_partners``) a draw leads people to their places when the first match begins, whatever the rules.
    One of a ``tournament`` counts there: nobody practises, and with computers it is not rated. Without
    ``remarks`` spectators do not write to one another.
    """

    room: str
    rules: str
    time: str | None = None
    public: bool = False
    draw_partners: bool = False
    tournament: bool = False
    remarks: bool = True


@dataclass(frozen=True, slots=True)
class Sit:
    """Take the first free seat, or a certain one: a person or a ``program`` with a key, or a computer player.

    ``account`` is the id of the account under whose name a person or a program sits. ``person`` is the same
    for everything that one account does, also under another name; None for whoever is not signed in.
    ``salt_hash`` is the hash of a salt that is shown later, in place of the salt. ``origin`` says from where
    a guest comes, as a keyed hash; no event has it.
    """

    name: str
    key: str | None = None
    player: str | None = None
    salt: str = ""
    program: bool = False
    account: str | None = None
    seat: int | None = None
    person: str | None = None
    salt_hash: str | None = None
    origin: str | None = None


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Begin a new table's match with the deals of one that is over: a person sits down, computers elsewhere.

    ``player`` is their level. ``acts`` are, deal by deal, what is done at once: seats and texts of acts.
    """

    given: Given
    sit: Sit
    player: str
    acts: tuple[tuple[tuple[int, str], ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Repeat:
    """Have a new table play the duplicate deals of these seeds, before anybody sits down."""

    seeds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MakeAct:
    """Play, call, show or decide at a seat, on the table as it was at ``version``.

    ``replaced``: a simpler player than the one who sits there does this, and why.
    """

    seat: Seat
    version: int
    act: Act
    replaced: WhyReplaced | None = None


@dataclass(frozen=True, slots=True)
class Ready:
    """Say that a person is ready for the next deal, or for the next match.

    ``version`` is that of the screen that is answered, here and below; None answers the table as it is. A
    ``blind`` one says nothing of it, and is not taken for a rematch where it may mean the next deal.
    """

    seat: Seat
    salt: str = ""
    version: int | None = None
    blind: bool = False
    salt_hash: str | None = None


@dataclass(frozen=True, slots=True)
class ShowSalt:
    """Show the salt whose hash a seat gave; the next deal waits for it."""

    seat: Seat
    salt: str


@dataclass(frozen=True, slots=True)
class Fill:
    """Let a computer player take the free seats: all of them, or so many, opponents first."""

    player: str
    seats: int | None = None
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Give a seat up: to a computer player, or (without) to whoever comes, who plays its hand."""

    seat: Seat
    player: str | None = None
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the match up; where a partner sits, both have to want it."""

    seat: Seat
    version: int | None = None


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let a computer player play for the ``absent`` owner of a seat, until that one is back."""

    seat: Seat
    absent: Seat
    player: str
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Return:
    """Take one's own seat back from the computer player that stood in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Recognize:
    """Note whose account the owner of a seat has signed in to since they sat down."""

    seat: Seat
    person: str


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim the match, because nobody of the other side is there."""

    seat: Seat
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Publish:
    """Have the table listed for everybody, or no more; the host's to do."""

    seat: Seat
    public: bool
    version: int | None = None


@dataclass(frozen=True, slots=True)
class SwitchRemarks:
    """Have spectators write to one another at the table, or no more; the host's to do."""

    seat: Seat
    open: bool
    version: int | None = None


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Free the seat ``of`` somebody who took one and went away, on the table as it was at ``version``.

    The host's to do, before the first match begins.
    """

    seat: Seat
    version: int
    of: int


@dataclass(frozen=True, slots=True)
class Practise:
    """Agree to practise in this match, which then is not rated."""

    seat: Seat
    version: int | None = None


@dataclass(frozen=True, slots=True)
class TakePlayBack:
    """Take one's last play back, and what followed it; ``whole``: begin the deal again."""

    seat: Seat
    version: int | None = None
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Expire:
    """See to what the clock has decided: a player's time is up, or the pause between two deals."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """End the match without a result and close the table; the tournament's to do that it belongs to."""

    why: WhyCancelled


Command = (
    Sit
    | PlayAgain
    | Repeat
    | MakeAct
    | Ready
    | ShowSalt
    | Fill
    | Leave
    | Resign
    | StandIn
    | Return
    | Recognize
    | Claim
    | Publish
    | SwitchRemarks
    | Dismiss
    | Practise
    | TakePlayBack
    | Expire
    | Cancel
)
