"""A table as its log tells it: seats and people, the match, the deal in play, the deals before."""

from dataclasses import dataclass

from settebello.cards import Card, Seat
from settebello.engine import DealScore, Match, State
from settebello.engine.live import Ending, LiveDeal
from settebello.fair import Luck
from settebello.room.screen import Phase
from settebello.rules import Rules


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a seat: a person with a key (the hash of a token), or a computer player."""

    name: str
    key: str | None
    player: str | None
    salt: str = ""


@dataclass(frozen=True, slots=True)
class DealInPlay:
    """A deal and what it was dealt from."""

    pack: tuple[Card, ...]
    luck: Luck
    attempt: int
    number: int
    live: LiveDeal

    @property
    def state(self) -> State:
        """Return the cards as they lie."""
        return self.live.state

    @property
    def ending(self) -> Ending | None:
        """Return how the deal ended; None while it is in play."""
        return self.live.ending

    @property
    def score(self) -> DealScore | None:
        """Return the count once the deal has ended."""
        return self.live.ending.score if self.live.ending else None


@dataclass(frozen=True, slots=True)
class Room:
    """The fold of a table's log; ``version`` counts its events.

    ``seed`` is the sealed one of the next deal. ``deals`` are those of this match, the last being
    the one in play or just counted. ``ready`` are the persons who are ready for what comes next.
    ``stakes`` is what each side has won from the other by the stakes of all matches so far.
    """

    id: str
    version: int
    rules_text: str
    rules: Rules
    seats: tuple[Occupant | None, ...]
    seed: str | None = None
    match: Match | None = None
    match_number: int = 0
    deals: tuple[DealInPlay, ...] = ()
    ready: frozenset[Seat] = frozenset()
    stakes: tuple[int, ...] = ()

    @property
    def phase(self) -> Phase:
        """Return where the table is."""
        if self.match is None or not self.deals:
            return Phase.WAITING
        if self.match.over:
            return Phase.MATCH_OVER
        return Phase.DEAL_OVER if self.deals[-1].ending else Phase.PLAYING

    @property
    def deal(self) -> DealInPlay | None:
        """Return the deal in play, or the one just counted."""
        return self.deals[-1] if self.deals else None

    @property
    def free(self) -> tuple[Seat, ...]:
        """List the seats where nobody sits."""
        return tuple(Seat(at) for at, who in enumerate(self.seats) if who is None)

    @property
    def persons(self) -> frozenset[Seat]:
        """Return the seats of the people."""
        return frozenset(Seat(at) for at, who in enumerate(self.seats) if who and who.key is not None)

    @property
    def to_move(self) -> Seat | None:
        """Return the seat that has to do something, as a rule the one on turn; None while nobody has."""
        return self.deals[-1].live.to_act if self.phase is Phase.PLAYING else None

    @property
    def bot_to_move(self) -> tuple[Seat, str] | None:
        """Return the computer player on turn: its seat and name; None where it is nobody's or a person's."""
        seat = self.to_move
        occupant = self.seats[seat] if seat is not None else None
        return (seat, occupant.player) if seat is not None and occupant and occupant.player else None

    def seat_of(self, key: str) -> Seat | None:
        """Return the seat of the person with this key."""
        return next((Seat(at) for at, who in enumerate(self.seats) if who and who.key == key), None)
