"""The screen of one person: the only shape of a table that leaves the process.

The terminal draws it as it is; the server sends it inside the messages of `settebello.server.wire.messages`.
Cards are texts (``7D``), seats and sides numbers, ``None`` what may not be seen. A screen is
whole: a client needs no older one. `settebello.room.public` has the events that led to it.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from settebello.room.public import ForfeitReason, Origin, PlayedEvent, WhyCancelled, WhyReplaced


class Phase(StrEnum):
    """Where a table is: seats free, a deal in play, a deal counted, a match won or cancelled."""

    WAITING = "waiting"
    PLAYING = "playing"
    DEAL_OVER = "deal_over"
    MATCH_OVER = "match_over"


SeatKind = Literal["person", "bot", "open"]
"""The kind of occupant of a seat."""


@dataclass(frozen=True, slots=True)
class SeatScreen:
    """A place at the table; ``name`` is empty while nobody, ``player`` while no computer player sits there.

    ``exposed`` are the cards of the hand that lie open, to be played at the seat's turn. ``resigning``: the
    player wants to give the match up, and the partner has not said so. ``account``: the name is an account's.
    ``absent``: its owner has not been connected for a while; ``stand_in`` is the computer player that plays
    meanwhile, empty while none does. ``replaced``: a simpler player plays in the computer player's
    stead, and why; empty where none does. ``newcomer``: the player came after the deal or match that
    is over had ended, and has neither won nor lost it.
    """

    seat: int
    side: int
    name: str
    kind: SeatKind
    player: str
    cards: int
    dealer: bool
    ready: bool
    exposed: list[str]
    resigning: bool = False
    account: bool = False
    absent: bool = False
    stand_in: str = ""
    replaced: WhyReplaced | Literal[""] = ""
    newcomer: bool = False


@dataclass(frozen=True, slots=True)
class PlayerScreen:
    """The player of a seat when a deal or match ended; the name is empty for a free seat."""

    name: str
    account: bool


@dataclass(frozen=True, slots=True)
class SideScreen:
    """A side: its seats, its match score, whether it has taken anything in this deal, and its scope there.

    The scope is None where piles are closed.
    """

    side: int
    seats: list[int]
    score: int
    has_taken: bool
    scope: int | None
    scope_cards: list[str] | None


@dataclass(frozen=True, slots=True)
class LegalPlay:
    """One thing you may do now; ``action`` is what to send."""

    action: str
    card: str
    capture: list[str]
    bank: bool
    scopa: bool


@dataclass(frozen=True, slots=True)
class PrimieraScreen:
    """A side's primiera: its cards with what each is worth, and the sum (None: void)."""

    cards: list[str]
    values: list[int]
    total: int | None


@dataclass(frozen=True, slots=True)
class SideCount:
    """The captures and the score of a side in a deal, category by category.

    ``shown`` are the cards of categories that games around the sources count, or count otherwise.
    """

    side: int
    pile: list[str]
    scope_cards: list[str]
    primiera: PrimieraScreen
    cards: int
    coins: int
    points: dict[str, int]
    total: int
    shown: dict[str, list[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CountScreen:
    """The count at the end of a deal; ``categories`` are those these rules have, in order.

    ``how`` the deal ended: counted to the last card, or by a declaration of ``declarer``, which was
    ``right`` or not. Then only points that were certain count. ``noble`` is the letter of the suit that
    counts as coins.
    """

    deal_number: int
    categories: list[str]
    sides: list[SideCount]
    cappotto: int | None
    before: list[int]
    after: list[int]
    how: Literal["counted", "fuori", "stopped", "void"]
    declarer: int | None
    right: bool | None
    noble: str = "D"


@dataclass(frozen=True, slots=True)
class OutcomeScreen:
    """A match won: by which side, and what a stake is paid by (None: no stakes).

    ``why`` it was lost if not by play, and through which ``seat``; None where it was played to its end.
    """

    winner: int
    multiplier: int | None
    why: ForfeitReason | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class ClockScreen:
    """The time that each seat has left, in seconds, as the screen was made.

    None for a seat where a computer player sat when the match began. The clock of ``running`` goes on from
    there, None while none does. ``pause`` is in how many seconds the next deal begins without those who are
    not ready.
    """

    left: list[float | None]
    running: int | None
    pause: float | None


@dataclass(frozen=True, slots=True)
class AbsenceScreen:
    """The remedies for absent players, and in how many seconds from when the screen was made.

    The table waits for ``seat``, for whom a computer player may be let in (``stand_in``). Each side may claim
    the match in ``claims``, None: not as things are.
    """

    seat: int | None
    stand_in: float | None
    claims: list[float | None]


@dataclass(frozen=True, slots=True)
class FairnessScreen:
    """The proof of a fair deal: the hash given before, the players' salts, and the seed after.

    ``next_commitment`` is the hash of the next deal's seed, there before anybody adds a salt to it.
    """

    commitment: str | None
    salts: list[str]
    attempt: int
    seed: str | None
    next_commitment: str | None


@dataclass(frozen=True, slots=True)
class RevealScreen:
    """The hashes of the salts for the next deal, by seat, empty for a seat that gave none.

    Once ``asked`` they are fixed, and each seat of ``owing`` is to show its salt; then the cards are dealt.
    ``broken``: salts were withheld before a match began, and no cards are dealt here any more.
    """

    hashes: list[str]
    asked: bool
    owing: list[int]
    broken: bool = False


@dataclass(frozen=True, slots=True)
class PracticeScreen:
    """Practice in the match that is played: the seats that have agreed to it, and whether all people have.

    A person alone with computer players has agreed. ``back``: you can take your last play back.
    """

    agreed: list[int]
    open: bool
    back: bool = False


@dataclass(frozen=True, slots=True)
class DeclaredScreen:
    """A hand that was declared in this deal, for so many ``points``.

    ``cards`` are those that may be seen. ``named`` is the letter of the rank that its matta was given, None
    where it has none or that may not be seen. ``held``: cards of it are still to be played.
    """

    seat: int
    cards: list[str]
    named: str | None
    points: int
    held: bool


@dataclass(frozen=True, slots=True)
class DeclarationScreen:
    """A way in which you may declare your hand now; ``act`` is what to send, ``named`` as in the hand."""

    act: str
    named: str | None
    points: int


@dataclass(frozen=True, slots=True)
class TakenTableScreen:
    """The first table of a deal that was captured before any play, for so many ``scope``."""

    seat: int
    cards: list[str]
    scope: int


@dataclass(frozen=True, slots=True)
class DeclaringScreen:
    """The points of a deal that are not taken with cards alone, and what goes with them.

    ``fewest``: the fewest points win. ``matta`` is the card that is given a value, ``matta_as`` the letter of
    the rank that it has now. ``accusi`` and ``giocate`` are by side the points of declared hands, and those
    that plays have made besides scope; empty where these rules do not count them. ``first`` is the first
    table where it was captured. ``open``: declared hands lie open.
    """

    fewest: bool
    matta: str | None
    matta_as: str | None
    declared: list[DeclaredScreen]
    ways: list[DeclarationScreen]
    accusi: list[int]
    giocate: list[int]
    first: TakenTableScreen | None = None
    open: bool = True


@dataclass(frozen=True, slots=True)
class Screen:
    """A table as one seat sees it (``you`` is None for somebody who only has the link).

    ``table`` is in the order the cards came to lie there. ``hand`` is None while it may not be
    looked at. ``legal`` is empty unless you may play now. ``to_move`` is who has to do something: the
    player on turn, or (``owner`` is not None then) who decides which exposed card ``owner`` plays.
    ``last_trick`` is the last capture of the deal in play, None where captures are not looked at again.
    ``count`` is there once a deal is over, ``outcome`` once a match is won.

    Where ``by_hand``, captures are taken by hand and may be missed: ``legal`` has them all, but they are
    not to be pointed at. ``offers`` are acts besides plays that you may try now, as texts to send: ``call``
    (a missed capture), ``chooses=4C``. Where ``fuori``, ``=fuori`` behind a play declares with it. Where
    ``shows``, ``shows=4C`` exposes cards of your hand. ``stakes`` is what each side has won by stakes.

    ``time`` is how long each player has, as ``10+5`` (minutes, and seconds for each play) or ``3d`` (days for
    each play), None: as long as they like. ``clock`` is there once a match with a time has begun.

    ``draws``: a draw leads people to their places when the first match begins, wherever they sat down.

    A ``public`` table is listed for everybody; the ``host`` says so, and may free seats. ``absence`` is there
    while something can be done about somebody who is absent. ``played`` is by seat who sat there when the
    deal or match that is over ended, whoever has come since; None while one is played. ``rated``: the match
    counts for ratings if it is played out. ``helps``: the table may help, for the match counts for no rating
    and no tournament. ``origin`` is there where the deals are those of a match that is over; such a match is
    never rated. ``repeated``: they are the duplicate deals of a tournament, so many ``deals``, and nobody
    wins by them but there. ``reveal`` is there between deals, where anybody has given a hash. ``declaring``
    is there in games that have any of it.
    ``practice`` is there while a match is played that counts for no rating and no tournament.
    ``remarks``: spectators of a public table may write to one another, unless its host has switched it off.
    ``cancelled`` says why a match of a tournament was ended without a result, None where none was.
    ``final``: no other match is played at this table, for a tournament counts this one.
    """

    room: str
    version: int
    phase: Phase
    rules: str
    target: int | None
    you: int | None
    seats: list[SeatScreen]
    sides: list[SideScreen]
    match_number: int
    deal_number: int
    to_move: int | None
    table: list[str]
    hand: list[str] | None
    stock: int
    legal: list[LegalPlay]
    last_play: PlayedEvent | None
    last_trick: PlayedEvent | None
    count: CountScreen | None = None
    outcome: OutcomeScreen | None = None
    fairness: FairnessScreen | None = None
    owner: int | None = None
    by_hand: bool = False
    offers: list[str] = field(default_factory=list)
    fuori: bool = False
    shows: bool = False
    stakes: list[int] | None = None
    time: str | None = None
    clock: ClockScreen | None = None
    public: bool = False
    host: int | None = None
    absence: AbsenceScreen | None = None
    draws: bool = False
    played: list[PlayerScreen] | None = None
    rated: bool = False
    origin: Origin | None = None
    reveal: RevealScreen | None = None
    repeated: bool = False
    deals: int | None = None
    practice: PracticeScreen | None = None
    declaring: DeclaringScreen | None = None
    cancelled: WhyCancelled | None = None
    helps: bool = True
    remarks: bool = True
    final: bool = False
