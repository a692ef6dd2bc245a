"""The events of a tournament: the log from which everything else follows.

The log holds a secret, the seed; only what `settebello.tournament.projection` makes of it may be shown.
``at`` is the moment at which something was decided, in seconds; None where nobody looked at a clock.
"""

from dataclasses import dataclass
from typing import Literal

from settebello.tournament.plan import Plan
from settebello.tournament.state import GameResult, Member, TwoSides

ForfeitWhy = Literal["absent", "withdrawn", "ruling"]
"""Why a side loses without playing: it did not come, it has left the tournament, or the arbiter says so."""


@dataclass(frozen=True, slots=True)
class TournamentOpened:
    """A tournament was opened with this plan; all chance in it follows from the seed."""

    tournament: str
    plan: Plan
    seed: str
    at: float | None = None
    type: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody entered, and has this number; a late one plays from round ``since`` on."""

    entrant: int
    members: tuple[Member, ...]
    name: str
    strength: int | None = None
    since: int = 1
    at: float | None = None
    type: Literal["entered"] = "entered"


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """An entrant is there."""

    entrant: int
    at: float | None = None
    type: Literal["checked_in"] = "checked_in"


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """An entrant plays no more: it left, did not check in, got no partner, or was disqualified."""

    entrant: int
    why: Literal["left", "missing", "alone", "disqualified"] = "left"
    reason: str = ""
    at: float | None = None
    type: Literal["withdrawn"] = "withdrawn"


@dataclass(frozen=True, slots=True)
class Reentered:
    """An entrant that had withdrawn plays again, from round ``since`` on."""

    entrant: int
    since: int
    at: float | None = None
    type: Literal["reentered"] = "reentered"


@dataclass(frozen=True, slots=True)
class Substituted:
    """Another person is a member of an entrant now, in the place of the one counted ``out`` from 0."""

    entrant: int
    out: int
    member: Member
    at: float | None = None
    type: Literal["substituted"] = "substituted"


@dataclass(frozen=True, slots=True)
class PartnersDrawn:
    """Those who entered alone play together: the first number of each group is the pair's."""

    groups: tuple[tuple[int, ...], ...]
    at: float | None = None
    type: Literal["partners_drawn"] = "partners_drawn"


@dataclass(frozen=True, slots=True)
class Started:
    """Registration is over: those who start, the first seed first; and the number of rounds."""

    order: tuple[int, ...]
    rounds: int | None
    at: float | None = None
    type: Literal["started"] = "started"


@dataclass(frozen=True, slots=True)
class RoundPaired:
    """A round was paired: the sides by table, and who has no opponent.

    ``walkovers`` are tables, from 1, and sides that are lost at once. ``deals`` is the commitment of the
    deals that all its tables play.
    """

    round: int
    tables: tuple[TwoSides, ...]
    byes: tuple[int, ...] = ()
    walkovers: tuple[tuple[int, tuple[int, ...]], ...] = ()
    deals: str | None = None
    at: float | None = None
    type: Literal["round_paired"] = "round_paired"


@dataclass(frozen=True, slots=True)
class RoundCancelled:
    """The last round was taken back."""

    round: int
    at: float | None = None
    type: Literal["round_cancelled"] = "round_cancelled"


@dataclass(frozen=True, slots=True)
class DealReported:
    """A table finished a deal of its round; deals count from 1."""

    round: int
    table: int
    deal: int
    points: tuple[int, int]
    at: float | None = None
    part: int = 1
    type: Literal["deal_reported"] = "deal_reported"


@dataclass(frozen=True, slots=True)
class ResultReported:
    """A table gave its result."""

    round: int
    table: int
    part: int
    result: GameResult
    at: float | None = None
    type: Literal["result_reported"] = "result_reported"


@dataclass(frozen=True, slots=True)
class ResultCorrected:
    """The arbiter replaced a result, and said why."""

    round: int
    table: int
    part: int
    result: GameResult
    reason: str
    at: float | None = None
    type: Literal["result_corrected"] = "result_corrected"


@dataclass(frozen=True, slots=True)
class EncounterReseated:
    """After a correction others play this encounter; its results are void. ``lost`` are sides that cannot."""

    round: int
    table: int
    sides: TwoSides
    lost: tuple[int, ...] = ()
    at: float | None = None
    type: Literal["encounter_reseated"] = "encounter_reseated"


@dataclass(frozen=True, slots=True)
class TableForfeited:
    """TwoSides of a table lost without playing."""

    round: int
    table: int
    sides: tuple[int, ...]
    why: ForfeitWhy
    at: float | None = None
    type: Literal["table_forfeited"] = "table_forfeited"


@dataclass(frozen=True, slots=True)
class RulingGiven:
    """The arbiter ruled by an article."""

    article: str
    reason: str
    entrant: int | None = None
    round: int | None = None
    table: int | None = None
    penalty: int = 0
    forfeit: tuple[int, ...] = ()
    disqualify: bool = False
    at: float | None = None
    type: Literal["ruling_given"] = "ruling_given"


@dataclass(frozen=True, slots=True)
class RoomAttached:
    """A part of an encounter is played at this table of the server."""

    round: int
    table: int
    part: int
    room: str
    at: float | None = None
    type: Literal["room_attached"] = "room_attached"


@dataclass(frozen=True, slots=True)
class TournamentFinished:
    """The tournament is over."""

    at: float | None = None
    type: Literal["finished"] = "finished"


@dataclass(frozen=True, slots=True)
class TournamentCalledOff:
    """The tournament was called off."""

    reason: str = ""
    at: float | None = None
    type: Literal["called_off"] = "called_off"


TournamentEvent = (
    TournamentOpened
    | Entered
    | CheckedIn
    | Withdrawn
    | Reentered
    | Substituted
    | PartnersDrawn
    | Started
    | RoundPaired
    | RoundCancelled
    | DealReported
    | ResultReported
    | ResultCorrected
    | EncounterReseated
    | TableForfeited
    | RulingGiven
    | RoomAttached
    | TournamentFinished
    | TournamentCalledOff
)
