"""A tournament as it stands: entrants, rounds, results; folded from its events."""

from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Final

from settebello.errors import NotFound, Reason
from settebello.tournament.plan import Plan

TwoSides = tuple[tuple[int, ...], tuple[int, ...]]
"""The numbers of the entrants on each of two sides: one each, or two partners of this round."""

Deals = tuple[tuple[int, int] | None, ...]
"""The points of each deal of a round by side; None for one that was not finished."""

MINUTE_S: Final = 60
FIRST: Final = 0
SECOND: Final = 1


class Stage(StrEnum):
    """How far a tournament is."""

    REGISTRATION = "registration"
    RUNNING = "running"
    OVER = "over"
    CALLED_OFF = "called_off"


class EntrantState(StrEnum):
    """Whether an entrant plays; a ``merged`` one became the partner of another by the draw."""

    ENTERED = "entered"
    THERE = "there"
    WITHDRAWN = "withdrawn"
    MERGED = "merged"


@dataclass(frozen=True, slots=True)
class Member:
    """One of an entrant: a person, or a computer player of the level ``player``.

    ``account`` is the id of an account; None for a person without one, and for computers.
    """

    name: str
    account: str | None = None
    player: str | None = None


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person, a pair or a team that is ranked, with a number from 1.

    ``strength`` are rating points, by which the first opponents are found. ``penalty`` is what rulings took
    away. ``since`` is the first round that can be played, ``left`` the first that cannot.
    """

    number: int
    members: tuple[Member, ...]
    name: str
    strength: int | None
    state: EntrantState
    since: int = 1
    left: int | None = None
    penalty: int = 0

    @property
    def plays(self) -> bool:
        """Tell whether this entrant takes part in rounds to come."""
        return self.state in {EntrantState.ENTERED, EntrantState.THERE}

    @property
    def is_of_computers(self) -> bool:
        """Tell whether no person plays for this entrant."""
        return all(each.player is not None for each in self.members)


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a table: points by side, in the order of the encounter's sides.

    ``deals`` has the points of each deal of the round where those count, None for one that was not
    finished. ``winner`` is said only where points do not say it.
    """

    points: tuple[int, int]
    deals: Deals = ()
    scope: tuple[int, int] = (0, 0)
    winner: int | None = None

    @property
    def won_by(self) -> int | None:
        """Return the side that won, None for a draw."""
        if self.winner is not None or self.points[FIRST] == self.points[SECOND]:
            return self.winner
        return FIRST if self.points[FIRST] > self.points[SECOND] else SECOND


@dataclass(frozen=True, slots=True)
class Encounter:
    """Two sides that a round puts at one table; the first side has the first deal.

    ``results`` and ``rooms`` go by part: the games of a best of several, or the two tables of teams.
    ``forfeits`` are the sides that lost without playing. ``deals`` are, by part, those of a round that a
    table has finished before its result. ``paired`` is the version of the tournament that put them there.
    """

    table: int
    sides: TwoSides
    results: tuple[GameResult | None, ...]
    rooms: tuple[str | None, ...]
    forfeits: tuple[int, ...] = ()
    deals: tuple[Deals, ...] = ()
    paired: int = 0

    @property
    def untouched(self) -> bool:
        """Tell whether nothing has been reported yet."""
        return not self.forfeits and not self.deals and not any(self.results)

    def side_of_entrant(self, entrant: int) -> int | None:
        """Return the side on which an entrant plays here."""
        return next((side for side in (FIRST, SECOND) if entrant in self.sides[side]), None)

    def deals_of(self, part: int) -> Deals:
        """Return the deals that the table of a part, from 1, has told before its result."""
        return self.deals[part - 1] if part <= len(self.deals) else ()


@dataclass(frozen=True, slots=True)
class TournamentRound:
    """The encounters of one round, and who has none; ``deals`` is the commitment of its deals."""

    number: int
    encounters: tuple[Encounter, ...]
    byes: tuple[int, ...]
    deals: str | None = None
    at: float | None = None


@dataclass(frozen=True, slots=True)
class TournamentRuling:
    """A ruling of the arbiter with its article and reason, as everybody may read it."""

    article: str
    reason: str
    entrant: int | None = None
    round: int | None = None
    table: int | None = None
    penalty: int = 0
    forfeit: tuple[int, ...] = ()
    disqualify: bool = False
    at: float | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """A result that the arbiter replaced, and why."""

    round: int
    table: int
    part: int
    before: GameResult | None
    after: GameResult
    reason: str
    at: float | None = None


@dataclass(frozen=True, slots=True)
class EncounterOutcome:
    """How an encounter ended: the winner, None for a draw, or where both lost; points by side."""

    winner: int | None
    points: tuple[int, int]
    scope: tuple[int, int] = (0, 0)
    by_forfeit: bool = False
    both_lost: bool = False


@dataclass(frozen=True, slots=True)
class Tournament:
    """A whole tournament; ``order`` are the numbers of those who started, the first seed first.

    ``changed`` is when its last event happened, ``began`` when it started, in seconds since 1970; None where
    that is not known. ``dropped`` are encounters that nobody plays any more, with their rounds: the round was
    cancelled, or others play the encounter.
    """

    id: str
    version: int
    plan: Plan
    seed: str
    stage: Stage = Stage.REGISTRATION
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[TournamentRound, ...] = ()
    order: tuple[int, ...] = ()
    round_count: int | None = None
    rulings: tuple[TournamentRuling, ...] = ()
    corrections: tuple[Correction, ...] = ()
    reason: str = ""
    changed: float | None = None
    began: float | None = None
    dropped: tuple[tuple[int, Encounter], ...] = ()

    @property
    def ends(self) -> float | None:
        """Return when the time of an arena is up, in seconds since 1970; None where it has none."""
        if self.began is None or self.plan.lasts is None:
            return None
        return self.began + self.plan.lasts * MINUTE_S

    @property
    def commitment(self) -> str:
        """Return the hash of the seed, which everybody may have before it starts."""
        return sha256(bytes.fromhex(self.seed)).hexdigest()

    @property
    def current(self) -> TournamentRound | None:
        """Return the last round that was paired."""
        return self.rounds[-1] if self.rounds else None

    @property
    def playing(self) -> tuple[Entrant, ...]:
        """List those who take part in rounds to come."""
        return tuple(each for each in self.entrants if each.plays)

    @property
    def round_over(self) -> bool:
        """Tell whether every encounter of the last round is decided; so it is before the first."""
        return not self.open_tables()

    @property
    def rounds_left(self) -> int | None:
        """Return how many rounds are still to be paired; None where nobody can say."""
        return None if self.round_count is None else max(0, self.round_count - len(self.rounds))

    def entrant(self, number: int) -> Entrant:
        """Return an entrant by number; raise `NotFound`."""
        if not 1 <= number <= len(self.entrants):
            raise NotFound(f"there is no entrant {number}", reason=Reason.ENTRANT_NOT_FOUND, entrant=number)
        return self.entrants[number - 1]

    def round(self, number: int) -> TournamentRound:
        """Return a round by number; raise `NotFound`."""
        if not 1 <= number <= len(self.rounds):
            raise NotFound(f"there is no round {number}", reason=Reason.NO_ROUND, round=number)
        return self.rounds[number - 1]

    def encounter(self, number: int, table: int) -> Encounter:
        """Return the encounter of a round at a table; raise `NotFound`."""
        found = self.round(number).encounters
        if not 1 <= table <= len(found):
            raise NotFound(
                f"no table {table} plays in round {number}",
                reason=Reason.TABLE_NOT_PLAYING,
                round=number,
                table=table,
            )
        return found[table - 1]

    def is_sealed(self, number: int) -> bool:
        """Tell whether results of a round are hidden, because others still play its deals."""
        found = self.round(number)
        return self.plan.deals > 0 and not all(is_decided(self.plan, each) for each in found.encounters)

    def open_tables(self) -> tuple[tuple[int, Encounter], ...]:
        """List the encounters that are not decided, with their rounds.

        They are of the last round, but in an arena, or where a correction reopened a best of several.
        """
        return tuple(
            (each.number, encounter)
            for each in self.rounds
            for encounter in each.encounters
            if not is_decided(self.plan, encounter)
        )

    @property
    def busy(self) -> frozenset[int]:
        """Return the numbers of the entrants that sit at an open table."""
        return frozenset(number for _, each in self.open_tables() for side in each.sides for number in side)


def outcome_of(plan: Plan, encounter: Encounter) -> EncounterOutcome | None:
    """Return how an encounter ended; None while it is not decided."""
    if not is_decided(plan, encounter):
        return None
    if encounter.forfeits:
        both = len(encounter.forfeits) == 2
        winner = None if both else 1 - encounter.forfeits[0]
        return EncounterOutcome(winner, (0, 0), by_forfeit=True, both_lost=both)
    given = [each for each in encounter.results if each is not None]
    summed = _summed(given)
    if plan.teams or plan.best_of == 1:
        return summed
    wins = _wins(given)
    winner = None if wins[FIRST] == wins[SECOND] else FIRST if wins[FIRST] > wins[SECOND] else SECOND
    return EncounterOutcome(winner, summed.points, summed.scope)


def is_decided(plan: Plan, encounter: Encounter) -> bool:
    """Tell whether an encounter has an outcome; it adds no points up, for all are asked at each look."""
    if encounter.forfeits or None not in encounter.results:
        return True
    if plan.teams or plan.best_of == 1:
        return False
    return max(_wins([each for each in encounter.results if each is not None])) * 2 > plan.best_of


def _wins(given: list[GameResult]) -> tuple[int, int]:
    """Return how many games each side has won."""
    return sum(each.won_by == FIRST for each in given), sum(each.won_by == SECOND for each in given)


def _summed(given: list[GameResult]) -> EncounterOutcome:
    points = sum(each.points[FIRST] for each in given), sum(each.points[SECOND] for each in given)
    scope = sum(each.scope[FIRST] for each in given), sum(each.scope[SECOND] for each in given)
    won = given[0].won_by if len(given) == 1 else GameResult(points).won_by
    return EncounterOutcome(won, points, scope)


def seats_of_part(plan: Plan, part: int) -> tuple[int, int]:
    """Return which side of an encounter sits as side 1 and as side 2 of a table.

    At the second table of teams the seats are exchanged. In a best of several the first deal alternates.
    """
    exchanged = part % 2 == 0 and plan.parts > 1
    return (SECOND, FIRST) if exchanged else (FIRST, SECOND)


def members_of_part(plan: Plan, entrant: Entrant, part: int) -> tuple[Member, ...]:
    """Return the members of an entrant who play a part: of a team, those of one of its two tables."""
    if not plan.teams:
        return entrant.members
    return entrant.members[(part - 1) * plan.side : part * plan.side]


def part_of_account(plan: Plan, entrant: Entrant, account: str) -> int | None:
    """Return the table of a team at which an account plays, from 1; None without teams, or for another's."""
    if not plan.teams:
        return None
    found = (at for at, each in enumerate(entrant.members) if each.account == account)
    return next((at // plan.side + 1 for at in found), None)
