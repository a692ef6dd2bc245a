"""The commands to a tournament; the caller has identified people, and knows what each may do."""

from dataclasses import dataclass

from settebello.tournament.events import ForfeitWhy
from settebello.tournament.state import GameResult, Member


@dataclass(frozen=True, slots=True)
class Enter:
    """Enter a person, a pair or a team; also while it runs, where the format lets somebody come late."""

    members: tuple[Member, ...]
    name: str | None = None
    strength: int | None = None


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Say that an entrant is there."""

    entrant: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Let an entrant leave; a table that waits for it is lost."""

    entrant: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Reenter:
    """Let an entrant that withdrew play again from the next round on."""

    entrant: int


@dataclass(frozen=True, slots=True)
class SubstituteMember:
    """Put another person in the place of one member: ``out`` counts from 0."""

    entrant: int
    out: int
    member: Member


@dataclass(frozen=True, slots=True)
class Start:
    """End the registration: partners are drawn, seeds are fixed, whoever is missing does not play."""


@dataclass(frozen=True, slots=True)
class PairRound:
    """Pair the next round; in an arena, those who are free."""


@dataclass(frozen=True, slots=True)
class CancelRound:
    """Take the last round back, while it has no result."""


@dataclass(frozen=True, slots=True)
class ReportDeal:
    """Give the points of one deal of a round, from 1; after the last one the table has its result."""

    round: int
    table: int
    deal: int
    points: tuple[int, int]
    part: int = 1


@dataclass(frozen=True, slots=True)
class ReportResult:
    """Give the result of a table; the same one again changes nothing."""

    round: int
    table: int
    result: GameResult
    part: int = 1


@dataclass(frozen=True, slots=True)
class CorrectResult:
    """Replace a result; all that follows from it is recounted. The arbiter's to do."""

    round: int
    table: int
    result: GameResult
    reason: str
    part: int = 1


@dataclass(frozen=True, slots=True)
class ForfeitTable:
    """Let one side of a table, or both, lose without playing."""

    round: int
    table: int
    sides: tuple[int, ...]
    why: ForfeitWhy = "absent"


@dataclass(frozen=True, slots=True)
class GiveRuling:
    """Rule by an article, with a reason: a penalty, a lost table, a disqualification, or a warning."""

    article: str
    reason: str
    entrant: int | None = None
    round: int | None = None
    table: int | None = None
    penalty: int = 0
    forfeit: tuple[int, ...] = ()
    disqualify: bool = False


@dataclass(frozen=True, slots=True)
class AttachRoom:
    """Note the table of the server where a part of an encounter is played."""

    round: int
    table: int
    room: str
    part: int = 1


@dataclass(frozen=True, slots=True)
class Finish:
    """End the tournament after its last round, or an arena at its end."""


@dataclass(frozen=True, slots=True)
class CallOff:
    """Call the tournament off."""

    reason: str = ""


TournamentCommand = (
    Enter
    | CheckIn
    | Withdraw
    | Reenter
    | SubstituteMember
    | Start
    | PairRound
    | CancelRound
    | ReportDeal
    | ReportResult
    | CorrectResult
    | ForfeitTable
    | GiveRuling
    | AttachRoom
    | Finish
    | CallOff
)
