"""The events of a table: the log from which everything else follows.

Fields are texts and numbers, so that the log can be read without the program. The log holds
secrets (seeds, keys, packs); only what `settebello.room.project` makes of it may be shown. ``at`` is the
moment at which something was decided, in seconds; None where nobody looked at a clock.
"""

from dataclasses import dataclass
from typing import Literal

from settebello.room.public import Origin, WhyCancelled, WhyReplaced


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened with these rules: their text id, and every option as text.

    The options are what counts: a preset may change, and an old match must not. ``time`` is how long
    each player has, as `settebello.room.clock` writes it; None: as long as they like. ``draw_partners``:
    places, and so partners, are drawn here also where the rules do not say so. ``tournament``: the match
    counts in one.
    """

    room: str
    rules: str
    options: dict[str, str]
    time: str | None = None
    draw_partners: bool = False
    tournament: bool = False
    at: float | None = None
    type: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody took a seat: a person known by the hash of a token, or a computer player.

    A ``program`` from outside sits like a person, with the key of an account. ``account`` is the id of
    whoever sits there with one, ``person`` a hash of it, also for whoever sits there under another name.
    ``salt_hash`` is the hash of a salt that is shown later.
    """

    seat: int
    name: str
    key: str | None
    player: str | None
    salt: str
    program: bool = False
    account: str | None = None
    person: str | None = None
    salt_hash: str | None = None
    at: float | None = None
    type: Literal["seated"] = "seated"


@dataclass(frozen=True, slots=True)
class Sealed:
    """The seed of the next deal was fixed; its hash may be shown."""

    seed: str
    at: float | None = None
    type: Literal["sealed"] = "sealed"


@dataclass(frozen=True, slots=True)
class Given:
    """The first deals of the match to come are those of a ``match`` that is over, by its public name.

    ``packs`` are theirs in order, top card first; ``dealer`` deals the first. With a ``deal`` (from 1) people
    play on from after its first ``act`` acts; those before are done at once. Without one all is played.
    """

    match: str
    dealer: int
    packs: tuple[str, ...]
    deal: int | None = None
    act: int = 0
    at: float | None = None
    type: Literal["given"] = "given"

    @property
    def origin(self) -> Origin:
        """Return where the deals come from."""
        return Origin(self.match, self.deal, self.act)

    def acts_of(self, deal: int, made: int) -> int:
        """Return how many of the acts ``made`` in a deal, from 0, were done at once."""
        return 0 if self.deal is None else self.act if deal == self.deal - 1 else made


@dataclass(frozen=True, slots=True)
class Repeated:
    """The deals to come are duplicate ones: those of a set, which other tables play as well.

    ``seeds`` are theirs in order, as `settebello.duplicate` draws them. Each is shuffled with an empty salt
    for every seat, and counted by itself. The last seat deals the first. After the last there are no more.
    """

    seeds: tuple[str, ...]
    at: float | None = None
    type: Literal["repeated"] = "repeated"


@dataclass(frozen=True, slots=True)
class Begun:
    """A match began: who deals first, and who sits where after a draw (old seats in new order).

    ``day`` is that on which it began, as a record writes it; None where nobody looked at a calendar.
    """

    dealer: int
    seating: tuple[int, ...]
    drawn: tuple[tuple[str, ...], ...]
    at: float | None = None
    day: str | None = None
    type: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True)
class SaltsAsked:
    """The salts of the next deal are fixed: from now on they are shown, and none is exchanged.

    ``hashes`` are by seat, empty for a seat that gave none; its salt stands in ``salts`` then, perhaps empty.
    """

    hashes: tuple[str, ...]
    salts: tuple[str, ...]
    at: float | None = None
    type: Literal["salts_asked"] = "salts_asked"


@dataclass(frozen=True, slots=True)
class SaltShown:
    """A seat showed the salt whose hash it had given."""

    seat: int
    salt: str
    at: float | None = None
    type: Literal["salt_shown"] = "salt_shown"


@dataclass(frozen=True, slots=True)
class Dealt:
    """A pack was dealt, after ``attempt`` deals that had to be thrown in.

    Without ``salts`` it was not shuffled here: it is one of those that were given.
    """

    pack: str
    salts: tuple[str, ...]
    attempt: int
    at: float | None = None
    type: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class ActMade:
    """A seat did something in the deal: ``act`` is its text, as `settebello.notation.parse_act` reads it."""

    seat: int
    act: str
    at: float | None = None
    type: Literal["act"] = "act"


@dataclass(frozen=True, slots=True)
class Readied:
    """A person is ready for what comes next, with a salt, or with the hash of one that is shown later."""

    seat: int
    salt: str
    salt_hash: str | None = None
    at: float | None = None
    type: Literal["readied"] = "readied"


@dataclass(frozen=True, slots=True)
class Flagged:
    """A player's time ran out, and with it the match was lost."""

    seat: int
    at: float | None = None
    type: Literal["flagged"] = "flagged"


@dataclass(frozen=True, slots=True)
class Interrupted:
    """For so many seconds until this moment nobody served: the clock that ran stood still."""

    seconds: float
    at: float | None = None
    type: Literal["interrupted"] = "interrupted"


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody, by name, gave a seat up: to a computer player called so, or to whoever comes.

    ``off``: the match was called off with it, before anybody had played; no longer done, but read.
    """

    seat: int
    name: str
    player: str | None
    computer: str
    off: bool
    at: float | None = None
    type: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gives the match up; it is lost once every person of the side does."""

    seat: int
    at: float | None = None
    type: Literal["resigned"] = "resigned"


@dataclass(frozen=True, slots=True)
class AskedAgain:
    """Those who have to agree on a side have changed: what the side had half agreed is asked again."""

    side: int
    at: float | None = None
    type: Literal["asked_again"] = "asked_again"


@dataclass(frozen=True, slots=True)
class Recognized:
    """The owner of a seat has signed in to an account; ``person`` is a hash of its id."""

    seat: int
    person: str
    at: float | None = None
    type: Literal["recognized"] = "recognized"


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A computer player plays for the absent owner of a seat from now on, as somebody (``by``) asked."""

    seat: int
    player: str
    by: int
    at: float | None = None
    type: Literal["stood_in"] = "stood_in"


@dataclass(frozen=True, slots=True)
class Returned:
    """The owner of a seat is back, and plays."""

    seat: int
    at: float | None = None
    type: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Replaced:
    """In this match a simpler player plays at a computer player's seat, where that one does not, and why."""

    seat: int
    why: WhyReplaced
    at: float | None = None
    type: Literal["replaced"] = "replaced"


@dataclass(frozen=True, slots=True)
class Resumed:
    """A computer player at whose seat a simpler one has played plays by itself again, from this act on."""

    seat: int
    at: float | None = None
    type: Literal["resumed"] = "resumed"


@dataclass(frozen=True, slots=True)
class Claimed:
    """A match was lost through a seat whose side was absent; somebody (``by``) claimed it."""

    seat: int
    by: int
    at: float | None = None
    type: Literal["claimed"] = "claimed"


@dataclass(frozen=True, slots=True)
class Practised:
    """A person agrees to practise in this match, which is never rated from then on."""

    seat: int
    at: float | None = None
    type: Literal["practised"] = "practised"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A person took back a play, or all of the deal: only its first ``acts`` acts have been made."""

    seat: int
    acts: int
    at: float | None = None
    type: Literal["taken_back"] = "taken_back"


@dataclass(frozen=True, slots=True)
class Published:
    """The table is listed for everybody from now on, or no more."""

    public: bool
    at: float | None = None
    type: Literal["published"] = "published"


@dataclass(frozen=True, slots=True)
class RemarksSwitched:
    """Spectators may write to one another at the table from now on, or no more."""

    open: bool
    at: float | None = None
    type: Literal["remarks_switched"] = "remarks_switched"


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A tournament has no more use for the table: its match ended without a result, and no other begins."""

    why: WhyCancelled
    at: float | None = None
    type: Literal["cancelled"] = "cancelled"


RoomEvent = (
    Opened
    | Seated
    | Sealed
    | Given
    | SaltsAsked
    | SaltShown
    | Begun
    | Dealt
    | ActMade
    | Readied
    | Flagged
    | Interrupted
    | Left
    | Resigned
    | AskedAgain
    | Recognized
    | StoodIn
    | Returned
    | Replaced
    | Resumed
    | Claimed
    | Published
    | Repeated
    | Practised
    | TakenBack
    | Cancelled
    | RemarksSwitched
)
