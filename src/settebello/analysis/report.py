"""The report of a review: frozen values of plain numbers and texts, which `settebello.analysis.form` keeps.

Points are points of a deal, of the own side over the other; among more than two sides over the best of the
others. A loss is what a play was worth less than the best one by what the seat knew then. Seats, sides,
deals and acts count from 0. Cards and plays are written as in ``docs/notation.md``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

FORMAT: Final = 1
"""The form of a kept review; a change that an older reader would get wrong raises it."""

Fact = str | int


class Unjudged(StrEnum):
    """Why a play has no judgement."""

    ONLY_PLAY = "only_play"
    CARDS_NOT_SEEN = "cards_not_seen"
    MISSED_CAPTURE = "missed_capture"
    TOO_MANY_PLAYS = "too_many_plays"
    GIVEN = "given"


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisSettings:
    """The settings that the figures depend on, besides the record.

    ``worlds`` are dealt for each decision, an even number. ``runs`` is how often a deal is played out for
    what its cards are worth. With ``open_left`` cards to play or fewer, the exact value with all cards open
    is looked for, in ``open_nodes`` positions at most.
    """

    worlds: int = 400
    seed: int = 0
    runs: int = 40
    open_left: int = 24
    open_nodes: int = 10_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedPlay:
    """A legal play: what it was worth by what the seat knew, and with all cards open.

    ``points`` are the mean over the worlds, with its standard ``error``. ``chance`` is that of winning the
    match; None in a single deal and among more than two sides. ``open_points`` is how the deal ends with
    best play by all who see every card; None where that was not worked out.
    """

    play: str
    points: float
    error: float
    chance: float | None = None
    open_points: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """A mistake that players have a name for, with the facts of its sentence; each was checked.

    ``sentence`` names the Fluent message, and ``happened`` one about what came of it, or nothing.
    """

    name: str
    sentence: str
    happened: str = ""
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """One play of one seat.

    ``act`` is its place among the acts of the deal, ``left`` the cards to be played before it. ``plays``
    are all legal plays, judged in the same worlds; ``best`` is the one of most points. ``loss`` and
    ``chance_lost`` are what `played` was worth less, with their standard errors: the best play is chosen in
    one half of the worlds and judged in the other, so that a loss may come out a little below nothing.
    ``unjudged`` tells why there is no judgement.
    """

    deal: int
    act: int
    left: int
    seat: int
    hand: str
    table: str
    played: str
    unjudged: Unjudged | None = None
    best: str = ""
    loss: float = 0.0
    error: float = 0.0
    chance_lost: float | None = None
    chance_error: float | None = None
    open_loss: int | None = None
    plays: tuple[JudgedPlay, ...] = ()
    themes: tuple[Theme, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """How a seat played: the points it lost a deal, with their standard ``error``, over ``decisions``."""

    seat: int
    decisions: int
    deals: int
    lost: float
    error: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultParts:
    """Why a result came about, in points of side 0 over side 1: the three parts add up to it exactly.

    ``cards``, with its standard ``error``, is what strong players make of the same cards (*carte*),
    ``play`` is what the other side lost by its plays less what the own side lost (*gioco*), ``chance`` the
    rest (*sorte*).
    """

    result: int
    cards: float
    error: float
    play: float
    chance: float


@dataclass(frozen=True, slots=True, kw_only=True)
class DealReview:
    """One deal: how it ended (None: broken off), its points by side, the points lost by seat, and luck."""

    deal: int
    dealer: int
    before: tuple[int, ...]
    ending: str | None
    points: tuple[int, ...] | None
    lost: tuple[float, ...]
    errors: tuple[float, ...]
    luck: ResultParts | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """A note on a play that a review leaves out: a stable ``code``, and the facts of its sentence."""

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """A whole match. ``program`` is the version that made it, ``digest`` the SHA-256 of the record."""

    format: int
    program: str
    digest: str
    rules: str
    players: tuple[str, ...]
    settings: AnalysisSettings
    deals: tuple[DealReview, ...]
    decisions: tuple[Decision, ...]
    levels: tuple[Level, ...]
    luck: ResultParts | None
    notes: tuple[Note, ...]

    def costliest(self, count: int = 3, seat: int | None = None) -> tuple[Decision, ...]:
        """Return the plays that lost most, of one seat or of all; none that lost nothing."""
        found = (each for each in self.decisions if each.loss > 0 and seat in {None, each.seat})
        return tuple(sorted(found, key=lambda each: -each.loss)[:count])
