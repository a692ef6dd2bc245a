"""A table as its log tells it: seats and people, the match, the deal in play, the deals before."""

from dataclasses import dataclass

from settebello.cards import Card, Seat
from settebello.engine import DealScore, Match, State
from settebello.engine.live import Ending, How, LiveDeal
from settebello.fair import Luck
from settebello.room.answers import NEVER_CHANGED, Since
from settebello.room.beginning.first_dealer import draws_places
from settebello.room.clock import Clock, TimeControl
from settebello.room.events import Given
from settebello.room.public import ForfeitReason, WhyCancelled, WhyReplaced
from settebello.room.screen import Phase
from settebello.rules import Rules


@dataclass(frozen=True, slots=True)
class Occupant:
    """The occupant of a seat: a person or a program with a key (the hash of a token), or a computer player.

    ``account`` is the id of the account under whose name they sit, if it is one; ``person`` a hash of the id
    of the account to which they are signed in, under whatever name. ``since`` is when they sat down; None
    where nobody looked at a clock. ``stand_in`` is the computer player that plays for a person who is absent.
    ``salt_hash`` is that of the person's salt for the next deal, empty where the person gave none.
    """

    name: str
    key: str | None
    player: str | None
    salt: str = ""
    program: bool = False
    account: str | None = None
    stand_in: str | None = None
    person: str | None = None
    since: float | None = None
    salt_hash: str = ""

    @property
    def marks(self) -> frozenset[str]:
        """Return by what the same person is known again at this table."""
        return marks_of(self.key, self.account, self.person)

    def is_same(self, other: "Occupant") -> bool:
        """Tell whether this is the same person or computer player."""
        return (self.key, self.player) == (other.key, other.player)

    @property
    def is_program(self) -> bool:
        """Tell whether a program plays here, the house's or one from outside."""
        return self.program or self.player is not None


def marks_of(*marks: str | None) -> frozenset[str]:
    """Return a key, an account and a person's hash as far as they are known."""
    return frozenset(each for each in marks if each is not None)


@dataclass(frozen=True, slots=True)
class Reveal:
    """The showing of the salts for the next deal, by seat; ``salts`` has None for each that is still owed.

    ``hashes`` are empty for seats that gave none. ``at`` is when the salts were asked for. ``broken``:
    somebody left before the match began, so the salts are for nothing, and no others are ever asked for.
    """

    hashes: tuple[str, ...]
    salts: tuple[str | None, ...]
    at: float | None = None
    broken: bool = False

    @property
    def owing(self) -> frozenset[Seat]:
        """Return the seats whose salts are still to be shown."""
        return frozenset(Seat(seat) for seat, salt in enumerate(self.salts) if salt is None)


@dataclass(frozen=True, slots=True)
class DealInPlay:
    """A deal and what it was dealt from; ``luck`` is None where the pack was given."""

    pack: tuple[Card, ...]
    luck: Luck | None
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

    @property
    def counts(self) -> bool:
        """Tell whether the deal has ended and counts."""
        return self.ending is not None and self.ending.how is not How.VOID


@dataclass(frozen=True, slots=True)
class Forfeit:
    """How a match was lost otherwise than by play: through whom, and why."""

    seat: Seat
    why: ForfeitReason


@dataclass(frozen=True, slots=True)
class Room:
    """The fold of a table's log; ``version`` counts its events.

    ``seed`` is the sealed one of the next deal. ``deals`` are those of this match, the last being
    the one in play or just counted. ``ready`` are the persons who are ready for what comes next.
    ``stakes`` is what each side has won from the other by the stakes of all matches so far. ``time`` is
    what each player has to think with, ``clock`` what is left of it in this match. ``resigning`` are
    those who want to give the match up while their partner has not said so. A ``public`` table is listed for
    everybody; ``host`` is the key of whoever says so, and may free seats: the person who sat down first,
    and once that one has left the next.
    ``began`` is who sat where when the match began, with whoever took a seat before its first act. ``ended``
    is who sat where when the deal or match that is over ended, empty while one is played. ``looked`` is
    by what those are known who left a seat during this deal, whose hand they have seen. ``since`` says what
    changed last at which version. ``draw_partners``: the table wants places drawn, whatever
    its rules. ``drawn`` is where those who sit here sat before the draw that began the match, by seat; empty
    where no places were drawn. ``replaced`` are the seats of computer players at which a simpler one has
    played in this match, and why; those at which the computer player plays by itself again are ``resumed``.
    ``began_at`` is when the match began, in seconds of the house's time, and
    ``day`` on which day; None where nobody looked. ``given`` are the deals with which the match begins, where
    they are those of another match. ``reveal`` is there from when the salts of the next deal are asked for
    until it is dealt. ``repeated`` are the seeds of the duplicate deals of which the match consists, empty
    where it is one by the rules. ``practising`` are the keys of those who have agreed to practise in this
    match, and ``taken_back`` is how often something was taken back in it. ``rates``: such games have ratings.
    ``tournament``: the match counts in one. ``cancelled`` says why that one ended the match without a result;
    nothing is played here any more then. ``remarks``: spectators may write to one another.
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
    time: TimeControl | None = None
    clock: Clock | None = None
    forfeit: Forfeit | None = None
    resigning: frozenset[Seat] = frozenset()
    public: bool = False
    host: str | None = None
    began: tuple[Occupant | None, ...] = ()
    draw_partners: bool = False
    drawn: tuple[Seat, ...] = ()
    replaced: tuple[tuple[Seat, WhyReplaced], ...] = ()
    resumed: frozenset[Seat] = frozenset()
    ended: tuple[Occupant | None, ...] = ()
    looked: tuple[tuple[Seat, frozenset[str]], ...] = ()
    since: Since = NEVER_CHANGED
    began_at: float | None = None
    day: str | None = None
    given: Given | None = None
    reveal: Reveal | None = None
    repeated: tuple[str, ...] = ()
    practising: frozenset[str] = frozenset()
    taken_back: int = 0
    rates: bool = True
    tournament: bool = False
    cancelled: WhyCancelled | None = None
    remarks: bool = True

    @property
    def owing(self) -> frozenset[Seat]:
        """Return the seats whose salts the next deal waits for."""
        return self.reveal.owing if self.reveal else frozenset()

    @property
    def is_broken(self) -> bool:
        """Tell whether no cards are dealt here any more, because salts were withheld."""
        return self.reveal is not None and self.reveal.broken

    @property
    def in_match(self) -> bool:
        """Tell whether a match has begun that is not over."""
        ended = self.all_repeated or self.cancelled is not None
        return self.match is not None and not self.match.over and not ended

    @property
    def is_of_computers(self) -> bool:
        """Tell whether computers alone began a tournament's match; none of them has a clock."""
        computers = all(who is not None and who.key is None for who in self.began)
        return self.tournament and bool(self.began) and computers

    @property
    def goes_on_alone(self) -> bool:
        """Tell whether no person plays any more at a tournament's match, so that nobody has to be ready.

        All have left, or a computer player stands in for them.
        """
        return self.tournament and self.in_match and not self.persons

    @property
    def counted(self) -> int:
        """Return how many deals of the match have ended and count."""
        return sum(each.counts for each in self.deals)

    @property
    def all_repeated(self) -> bool:
        """Tell whether every one of its duplicate deals has been played, so that nothing more is dealt."""
        return bool(self.repeated) and self.counted >= len(self.repeated)

    @property
    def next_given(self) -> str | None:
        """Return the pack that is dealt next, where it is given."""
        packs = self.given.packs if self.given else ()
        return packs[len(self.deals)] if len(self.deals) < len(packs) else None

    @property
    def phase(self) -> Phase:
        """Return where the table is."""
        if self.cancelled is not None:
            return Phase.MATCH_OVER
        if self.match is None or not self.deals:
            return Phase.WAITING
        if self.match.over or self.all_repeated:
            return Phase.MATCH_OVER
        return Phase.DEAL_OVER if self.deals[-1].ending else Phase.PLAYING

    @property
    def draws(self) -> bool:
        """Tell whether a draw will lead people to their places, for the first match here has not begun."""
        return (
            self.match is None
            and not self.repeated
            and draws_places(self.rules, draw_partners=self.draw_partners)
        )

    @property
    def is_watched(self) -> bool:
        """Tell whether everybody can watch a match here."""
        return self.public and self.match is not None

    @property
    def deal(self) -> DealInPlay | None:
        """Return the deal in play, or the one just counted."""
        return self.deals[-1] if self.deals else None

    @property
    def free(self) -> tuple[Seat, ...]:
        """List the seats where nobody sits."""
        return tuple(Seat(at) for at, who in enumerate(self.seats) if who is None)

    @property
    def is_final(self) -> bool:
        """Tell whether no other match follows the first: a tournament counts one, or its duplicate deals."""
        return self.tournament or bool(self.repeated)

    @property
    def owners(self) -> dict[Seat, Occupant]:
        """Return the people by seat, also those for whom a computer player stands in."""
        return {Seat(at): who for at, who in enumerate(self.seats) if who and who.key is not None}

    @property
    def persons(self) -> frozenset[Seat]:
        """Return the seats at which people play themselves."""
        return frozenset(seat for seat, who in self.owners.items() if who.stand_in is None)

    @property
    def stood_in(self) -> frozenset[Seat]:
        """Return the seats of people for whom a computer player stands in."""
        return frozenset(seat for seat, who in self.owners.items() if who.stand_in is not None)

    def replaced_at(self, seat: Seat) -> WhyReplaced | None:
        """Say why a simpler player plays at a computer player's seat; None where none does, or a person."""
        who = self.seats[seat]
        if who is None or seat in self.resumed or not (who.player or who.stand_in):
            return None
        return dict(self.replaced).get(seat)

    @property
    def untouched(self) -> bool:
        """Tell whether a match is on in which nobody has done anything yet."""
        begun = self.in_match and len(self.deals) == 1 and not self.deals[0].live.acts
        return begun and not self.practising

    @property
    def is_unplayed(self) -> bool:
        """Tell whether nobody has ever done anything in a deal here."""
        first = self.deals[0] if self.deals else None
        return self.match_number <= 1 and (first is None or not (first.live.acts or self.taken_back))

    @property
    def players(self) -> tuple[Occupant | None, ...]:
        """Return who plays the match: those with whom it began; before it, those who sit there."""
        return self.began if self.match is not None and self.began else self.seats

    @property
    def needed(self) -> frozenset[Seat]:
        """Return the people who have to be ready: for another match also those who are away."""
        return frozenset(self.owners) if self.phase is Phase.MATCH_OVER else self.persons

    @property
    def to_move(self) -> Seat | None:
        """Return the seat that has to do something, as a rule the one on turn; None while nobody has."""
        return self.deals[-1].live.to_act if self.phase is Phase.PLAYING else None

    @property
    def bot_to_move(self) -> tuple[Seat, str] | None:
        """Return the computer player on turn: its seat and name; None where it is nobody's or a person's."""
        seat = self.to_move
        occupant = self.seats[seat] if seat is not None else None
        player = occupant and (occupant.stand_in or occupant.player)
        return (seat, player) if seat is not None and player else None

    @property
    def sitting(self) -> frozenset[str]:
        """Return the accounts of the people who sit here while the match is not over."""
        if self.phase is Phase.MATCH_OVER:
            return frozenset()
        return frozenset(who.account for who in self.owners.values() if who.account and not who.program)

    def key_of(self, account: str | None) -> str | None:
        """Return the key of the seat of the person who sits here under this account; None for nobody's."""
        mine = (who.key for who in self.owners.values() if who.account == account and not who.program)
        return None if account is None else next(mine, None)

    def seat_of(self, key: str) -> Seat | None:
        """Return the seat of the person with this key."""
        return next((Seat(at) for at, who in enumerate(self.seats) if who and who.key == key), None)
