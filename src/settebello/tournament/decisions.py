"""Whether a command to a tournament is accepted, and the events it brings about.

Refusals are raised as the errors of `settebello.errors`; nothing has changed then. ``now`` is the moment,
which the events take along.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.errors import Forbidden, InvalidSetting, NotYourTurn, Reason
from settebello.tournament.chance import deals_commitment
from settebello.tournament.commands import (
    AttachRoom,
    CallOff,
    CancelRound,
    CheckIn,
    CorrectResult,
    Enter,
    Finish,
    ForfeitTable,
    GiveRuling,
    PairRound,
    Reenter,
    ReportDeal,
    ReportResult,
    Start,
    SubstituteMember,
    TournamentCommand,
    Withdraw,
)
from settebello.tournament.course import NextStep, is_last, next_step, still_in, time_is_up
from settebello.tournament.entering import (
    check_leaves,
    check_text,
    entry_of,
    reentered,
    started,
    substituted,
)
from settebello.tournament.events import (
    CheckedIn,
    DealReported,
    EncounterReseated,
    ForfeitWhy,
    ResultCorrected,
    ResultReported,
    RoomAttached,
    RoundCancelled,
    RoundPaired,
    RulingGiven,
    TableForfeited,
    TournamentCalledOff,
    TournamentEvent,
    TournamentFinished,
    TournamentOpened,
    Withdrawn,
)
from settebello.tournament.evolution import evolve_tournament
from settebello.tournament.pairing.knockout import bracket_byes, bracket_pairs
from settebello.tournament.pairing.rounds import next_round
from settebello.tournament.pairing.tables import check_enough
from settebello.tournament.plan import PairingMethod, Plan, check_plan
from settebello.tournament.ranking.deals import points_of_deal
from settebello.tournament.results import check_outcome, check_part, check_points, checked_result
from settebello.tournament.state import Encounter, EntrantState, GameResult, Stage, Tournament, is_decided

_SEED: Final = re.compile("[0-9a-f]{64}")
MOST_PENALTY: Final = 100


def open_tournament(
    tournament: str, plan: Plan, seed: str, *, now: float | None = None
) -> tuple[TournamentOpened]:
    """Return the first event of a tournament; ``seed`` is a fresh secret of 64 hex digits.

    Raises as `check_plan`, and `InvalidSetting` for another seed.
    """
    check_plan(plan)
    if not _SEED.fullmatch(seed):
        raise InvalidSetting(
            "a seed that nobody can guess has 64 digits of 0-9 and a-f",
            reason=Reason.TOURNAMENT_SEED,
            digits=len(seed),
        )
    return (TournamentOpened(tournament, plan, seed, now),)


def decide_tournament(
    tournament: Tournament, command: TournamentCommand, *, now: float | None = None
) -> tuple[TournamentEvent, ...]:
    """Return the events that a command brings about; raises what refuses it."""
    draft = TournamentDraft(tournament, now)
    _check_stage(tournament, command)
    match command:
        case Enter() | CheckIn() | Withdraw() | Reenter() | SubstituteMember() | Start():
            _of_entrants(draft, command)
        case PairRound() | CancelRound() | Finish() | CallOff():
            _of_rounds(draft, command)
        case ReportDeal():
            _report_deal(draft, command)
        case ReportResult():
            _report(draft, command)
        case CorrectResult():
            _correct(draft, command)
        case ForfeitTable(number, table, sides, why):
            _forfeit(draft, number, table, sides, why)
        case GiveRuling():
            _rule(draft, command)
        case AttachRoom():
            _attach(draft, command)
    if tournament.stage is Stage.OVER and draft.events:
        _end_again(draft)
    return tuple(draft.events)


class TournamentDraft:
    """The tournament as it becomes, event by event, while a command is decided."""

    def __init__(self, tournament: Tournament, now: float | None) -> None:
        self.tournament = tournament
        self.events: list[TournamentEvent] = []
        self.now = now

    def add(self, *events: TournamentEvent) -> None:
        """Let events happen."""
        for each in events:
            event = replace(each, at=self.now)
            self.events.append(event)
            self.tournament = evolve_tournament(self.tournament, event)


def _check_stage(tournament: Tournament, command: TournamentCommand) -> None:
    """Refuse a command at the wrong time."""
    if tournament.stage is Stage.CALLED_OFF:
        raise Forbidden("the tournament was called off", reason=Reason.TOURNAMENT_CALLED_OFF)
    if tournament.stage is Stage.OVER and not _goes_on(tournament, command):
        raise Forbidden("the tournament is over", reason=Reason.TOURNAMENT_OVER)
    begun = tournament.stage is not Stage.REGISTRATION
    if not begun and not isinstance(
        command, Enter | CheckIn | Withdraw | Reenter | SubstituteMember | Start | CallOff
    ):
        raise NotYourTurn("the tournament has not started", reason=Reason.TOURNAMENT_NOT_STARTED)
    if begun and isinstance(command, Start):
        raise NotYourTurn("the tournament has started", reason=Reason.TOURNAMENT_STARTED)


def _goes_on(tournament: Tournament, command: TournamentCommand) -> bool:
    """Tell whether a command is given after the end: a correction, or what a correction has opened again."""
    if isinstance(command, PairRound):
        return next_step(tournament) is NextStep.PAIR
    if isinstance(command, ReportDeal | ReportResult | ForfeitTable | AttachRoom):
        return bool(tournament.open_tables())
    return isinstance(command, CorrectResult | GiveRuling)


def _of_entrants(
    draft: TournamentDraft, command: Enter | CheckIn | Withdraw | Reenter | SubstituteMember | Start
) -> None:
    before = draft.tournament
    match command:
        case Enter():
            draft.add(entry_of(before, command, closed=_is_closed(draft)))
        case CheckIn(number):
            if check_leaves(before, number).state is not EntrantState.THERE:
                draft.add(CheckedIn(number))
        case Withdraw(number, reason):
            _withdraw(draft, Withdrawn(number, reason=check_text(reason, needed=False)), "withdrawn")
        case Reenter():
            draft.add(reentered(before, command, closed=_is_closed(draft)))
        case SubstituteMember():
            draft.add(substituted(before, command))
        case Start():
            draft.add(*started(before))


def _is_closed(draft: TournamentDraft) -> bool:
    """Tell whether nobody can come any more, because no round is left to be paired."""
    return draft.tournament.rounds_left == 0 or time_is_up(draft.tournament, draft.now)


def _withdraw(draft: TournamentDraft, event: Withdrawn, why: ForfeitWhy) -> None:
    """Let an entrant leave, and lose the tables that wait for it."""
    check_leaves(draft.tournament, event.entrant)
    draft.add(event)
    for number, encounter in draft.tournament.open_tables():
        side = encounter.side_of_entrant(event.entrant)
        if side is not None:
            draft.add(TableForfeited(number, encounter.table, (side,), why))


def _of_rounds(draft: TournamentDraft, command: PairRound | CancelRound | Finish | CallOff) -> None:
    before = draft.tournament
    match command:
        case CallOff(reason):
            draft.add(TournamentCalledOff(check_text(reason, needed=False)))
        case CancelRound():
            last = before.current
            if last is None:
                raise NotYourTurn("no round has been paired", reason=Reason.NO_ROUND, round=0)
            # at a table on line the cards of repeated deals have been seen: the round has them for good
            seen = before.plan.repeats_deals and any(any(each.rooms) for each in last.encounters)
            if seen or any(each.deals or any(each.results) for each in last.encounters):
                raise NotYourTurn("this round has results", reason=Reason.ROUND_BEGUN, round=last.number)
            draft.add(RoundCancelled(last.number))
        case Finish():
            _check_round_over(before)
            if before.rounds_left and not is_last(before):
                raise NotYourTurn(
                    "there are rounds to play", reason=Reason.ROUNDS_LEFT, rounds=before.rounds_left
                )
            if before.plan.pairing is PairingMethod.KNOCKOUT:
                _pass_over(draft)
            draft.add(TournamentFinished())
        case PairRound():
            if before.plan.pairing is not PairingMethod.ARENA:
                _check_round_over(before)
            if time_is_up(before, draft.now):
                raise NotYourTurn("the time of the arena is up", reason=Reason.ARENA_TIME_UP)
            if before.rounds_left == 0:
                raise NotYourTurn("all rounds have been played", reason=Reason.ROUNDS_PLAYED)
            if before.plan.pairing is PairingMethod.KNOCKOUT:
                check_enough(still_in(before))
                _pass_over(draft)
            draft.add(_paired(draft.tournament))


def _end_again(draft: TournamentDraft) -> None:
    """Note the rounds that nobody can play, where a bracket that was opened again is played to its end."""
    after = draft.tournament
    if after.plan.pairing is PairingMethod.KNOCKOUT and after.round_over and is_last(after):
        _pass_over(draft)


def _pass_over(draft: TournamentDraft) -> None:
    """Note the rounds of a bracket in which nobody can play: byes, and tables lost by those who have left."""
    while draft.tournament.rounds_left:
        paired = _paired(draft.tournament)
        if len(paired.walkovers) < len(paired.tables):
            return
        draft.add(paired)


def _paired(before: Tournament) -> RoundPaired:
    paired, number = next_round(before), len(before.rounds) + 1
    lost = tuple(
        (table, sides)
        for table, encounter in enumerate(paired.tables, 1)
        if (sides := _gone(before, encounter))
    )
    deals = deals_commitment(before.seed, number) if before.plan.deals else None
    return RoundPaired(number, paired.tables, paired.byes, lost, deals)


def _gone(tournament: Tournament, sides: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[int, ...]:
    """List the sides that cannot play, because somebody of them has left."""
    return tuple(
        side
        for side, entrants in enumerate(sides)
        if not all(tournament.entrant(each).plays for each in entrants)
    )


def _check_round_over(tournament: Tournament) -> None:
    waiting = tournament.open_tables()
    if waiting:
        raise NotYourTurn(
            f"{len(waiting)} tables have no result yet",
            reason=Reason.ROUND_NOT_OVER,
            tables=len(waiting),
            table=waiting[0][1].table,
        )


def _report_deal(draft: TournamentDraft, command: ReportDeal) -> None:
    plan = draft.tournament.plan
    found = draft.tournament.encounter(command.round, command.table)
    if not plan.repeats_deals or not 1 <= command.deal <= plan.deals:
        raise InvalidSetting(
            f"a round here has {plan.deals} deals", reason=Reason.RESULT_DEALS, deals=plan.deals, found=0
        )
    check_part(found, command.part)
    given = points_of_deal(found, command.deal, command.part)
    if given == command.points:
        return
    ended = found.results[command.part - 1] is not None or is_decided(plan, found)
    if given is not None or ended:
        raise _given(command.round, command.table)
    check_points(command.points)
    draft.add(DealReported(command.round, command.table, command.deal, command.points, part=command.part))
    done = draft.tournament.encounter(command.round, command.table).deals_of(command.part)
    if None not in done:
        _report(draft, ReportResult(command.round, command.table, GameResult((0, 0), done), command.part))


def _given(number: int, table: int) -> Forbidden:
    return Forbidden(
        "this table has its result; the arbiter corrects it",
        reason=Reason.RESULT_GIVEN,
        round=number,
        table=table,
    )


def _report(draft: TournamentDraft, command: ReportResult) -> None:
    plan = draft.tournament.plan
    found = draft.tournament.encounter(command.round, command.table)
    result = checked_result(plan, found, command.part, command.result)
    given = found.results[command.part - 1]
    if given == result and not found.forfeits:
        return
    if given is not None or is_decided(plan, found):
        raise _given(command.round, command.table)
    if plan.best_of > 1 and command.part > 1 and found.results[command.part - 2] is None:
        raise NotYourTurn("the game before has no result", reason=Reason.GAME_BEFORE, part=command.part - 1)
    draft.add(ResultReported(command.round, command.table, command.part, result))
    check_outcome(plan, draft.tournament.encounter(command.round, command.table))


def _correct(draft: TournamentDraft, command: CorrectResult) -> None:
    plan = draft.tournament.plan
    found = draft.tournament.encounter(command.round, command.table)
    result = checked_result(plan, found, command.part, command.result)
    reason = check_text(command.reason)
    given = found.results[command.part - 1]
    if given is None and not found.forfeits:
        raise NotYourTurn("this table has no result yet", reason=Reason.RESULT_MISSING, table=command.table)
    if given == result and not found.forfeits:
        return
    draft.add(ResultCorrected(command.round, command.table, command.part, result, reason))
    check_outcome(plan, draft.tournament.encounter(command.round, command.table))
    _recount(draft, command.round)


def _recount(draft: TournamentDraft, number: int) -> None:
    """Seat the encounters of a knock-out anew that followed from a result that has changed."""
    if draft.tournament.plan.pairing is not PairingMethod.KNOCKOUT:
        return
    for later in range(number + 1, len(draft.tournament.rounds) + 1):
        due = bracket_pairs(draft.tournament, later)
        there = draft.tournament.round(later).encounters
        free = bracket_byes(draft.tournament, later)
        if due is None or len(due) != len(there) or free != draft.tournament.round(later).byes:
            for last in range(len(draft.tournament.rounds), later - 1, -1):
                draft.add(RoundCancelled(last))
            if draft.tournament.stage is Stage.OVER and due is not None:
                _pass_over(draft)
            return
        for encounter, pair in zip(there, due, strict=True):
            if {encounter.sides[0][0], encounter.sides[1][0]} != set(pair):
                sides = (pair[0],), (pair[1],)
                lost = _gone(draft.tournament, sides)
                draft.add(EncounterReseated(later, encounter.table, sides, lost))


def _forfeit(draft: TournamentDraft, number: int, table: int, sides: Sequence[int], why: ForfeitWhy) -> None:
    found = draft.tournament.encounter(number, table)
    lost = _checked_sides(sides)
    if found.forfeits == lost:
        return
    if is_decided(draft.tournament.plan, found):
        raise _given(number, table)
    draft.add(TableForfeited(number, table, lost, why))


def _checked_sides(sides: Sequence[int]) -> tuple[int, ...]:
    lost = tuple(sorted(set(sides)))
    if not lost or not set(lost) <= {0, 1}:
        raise InvalidSetting("a table has side 1 and side 2", reason=Reason.SIDE_UNKNOWN)
    return lost


def _rule(draft: TournamentDraft, command: GiveRuling) -> None:
    before = draft.tournament
    article, reason = check_text(command.article), check_text(command.reason)
    if command.entrant is not None:
        before.entrant(command.entrant)
    elif command.penalty or command.disqualify:
        raise InvalidSetting("a ruling says whom it is about", reason=Reason.RULING_ENTRANT)
    if not 0 <= command.penalty <= MOST_PENALTY:
        raise InvalidSetting(
            f"a penalty goes from 0 to {MOST_PENALTY}", reason=Reason.PENALTY_RANGE, most=MOST_PENALTY
        )
    found = _ruled_table(before, command)
    draft.add(
        RulingGiven(
            article,
            reason,
            command.entrant,
            command.round,
            command.table,
            command.penalty,
            command.forfeit,
            command.disqualify,
        )
    )
    if found is not None and command.round is not None:
        lost = _checked_sides(command.forfeit)
        draft.add(TableForfeited(command.round, found.table, lost, "ruling"))
        _recount(draft, command.round)
    if command.disqualify and command.entrant is not None and before.entrant(command.entrant).plays:
        _withdraw(draft, Withdrawn(command.entrant, "disqualified", reason), "ruling")


def _ruled_table(before: Tournament, command: GiveRuling) -> Encounter | None:
    """Return the table that a ruling decides, if it does."""
    if command.round is None or command.table is None:
        if command.forfeit:
            raise InvalidSetting("a ruling on a table names it", reason=Reason.RULING_TABLE)
        return None
    found = before.encounter(command.round, command.table)
    return found if command.forfeit else None


def _attach(draft: TournamentDraft, command: AttachRoom) -> None:
    found = draft.tournament.encounter(command.round, command.table)
    if not 1 <= command.part <= len(found.rooms):
        raise InvalidSetting("there is no such part", reason=Reason.PART_UNKNOWN, parts=len(found.rooms))
    if found.rooms[command.part - 1] != command.room:
        draft.add(RoomAttached(command.round, command.table, command.part, command.room))
