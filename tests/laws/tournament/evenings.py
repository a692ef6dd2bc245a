"""Random tournaments: people come late, leave, and come back; results are corrected; all by one `Random`."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from settebello.errors import SettebelloError
from settebello.tournament import (
    CorrectResult,
    Enter,
    Finish,
    ForfeitTable,
    GameResult,
    GiveRuling,
    Member,
    NextStep,
    PairRound,
    Plan,
    Reenter,
    ReportResult,
    Stage,
    Start,
    Tournament,
    TournamentCommand,
    TournamentEvent,
    TournamentFormat,
    Withdraw,
    decide_tournament,
    fold_tournament,
    next_step,
    open_tournament,
    outcome_of,
    plan_for,
)
from settebello.tournament.state import Encounter

SEED = "5e77" * 16


@dataclass
class Evening:
    """A tournament that goes on command by command, with its whole log."""

    plan: Plan
    log: list[TournamentEvent] = field(default_factory=list)
    tournament: Tournament = field(init=False)

    def __post_init__(self) -> None:
        self.log.extend(open_tournament("t", self.plan, SEED))
        self.tournament = fold_tournament(self.log)

    def do(self, command: TournamentCommand) -> Sequence[TournamentEvent]:
        """Let a command happen; raises what refuses it."""
        events = decide_tournament(self.tournament, command)
        self.log.extend(events)
        if events:
            self.tournament = fold_tournament(events, self.tournament)
        return events

    def may(self, command: TournamentCommand) -> bool:
        """Let a command happen where it is allowed."""
        try:
            self.do(command)
        except SettebelloError:
            return False
        return True

    def enter(self, count: int, strengths: Sequence[int] = ()) -> None:
        """Enter people, pairs or teams with names of their own."""
        for at in range(count):
            number = len(self.tournament.entrants) + 1
            members = tuple(Member(f"P{number}.{each}") for each in range(self.plan.entry_size))
            strength = strengths[at] if at < len(strengths) else None
            self.do(Enter(members, strength=strength))


def evening(chosen: TournamentFormat, rules: str = "torneo", /, **changes: object) -> Evening:
    """Open a tournament of a format."""
    return Evening(plan_for(chosen, name="Befana", rules=rules, **changes))


def drawn_result(plan: Plan, random: Random, part: int = 1) -> GameResult:
    """Return a result that the plan can take."""
    if plan.compares_deals:
        deals = tuple(
            None if random.random() < 0.1 else (random.randrange(7), random.randrange(7))
            for _ in range(plan.deals)
        )
        return GameResult((0, 0), deals, (random.randrange(3), random.randrange(3)))
    first, second = random.randrange(12), random.randrange(12)
    decided = plan.format is TournamentFormat.KNOCKOUT
    if (decided and first == second) or (plan.teams and part == 2):
        first += 40  # more than the other part can make up
    return GameResult((first, second), scope=(random.randrange(4), random.randrange(4)))


def play_table(evening: Evening, number: int, encounter: Encounter, random: Random) -> None:
    """Report results of a table until it is decided."""
    for part in range(1, evening.plan.parts + 1):
        now = evening.tournament.encounter(number, encounter.table)
        if outcome_of(evening.plan, now) is None and now.results[part - 1] is None:
            result = drawn_result(evening.plan, random, part)
            evening.do(ReportResult(number, encounter.table, result, part))


def play_round(evening: Evening, random: Random, *, forfeits: float = 0.0) -> None:
    """Pair a round and play its tables, some of them lost because nobody came."""
    evening.do(PairRound())
    current = evening.tournament.current
    assert current is not None
    for encounter in current.encounters:
        if random.random() < forfeits and not encounter.forfeits:
            sides = random.choice([(0,), (1,), (0, 1)])
            evening.do(ForfeitTable(current.number, encounter.table, sides))
        play_table(evening, current.number, encounter, random)


def disturb(evening: Evening, random: Random) -> None:
    """Let somebody leave, come back or come late, or the arbiter rule and correct."""
    entrants = len(evening.tournament.entrants)
    for _ in range(random.randrange(3)):
        kind = random.randrange(5)
        number = random.randint(1, entrants)
        if kind == 0 and len(evening.tournament.playing) > 4:
            evening.may(Withdraw(number))
        elif kind == 1:
            evening.may(Reenter(number))
        elif kind == 2:
            name = f"L{len(evening.tournament.entrants)}"
            size = evening.plan.entry_size
            evening.may(Enter(tuple(Member(f"{name}.{each}") for each in range(size))))
        elif kind == 3:
            evening.may(GiveRuling("5", "late", entrant=number, penalty=random.randrange(3)))
        else:
            correct(evening, random)


def correct(evening: Evening, random: Random) -> bool:
    """Correct a result of any round."""
    if not evening.tournament.rounds:
        return False
    found = random.choice(evening.tournament.rounds)
    if not found.encounters:
        return False
    encounter = random.choice(found.encounters)
    part = random.randint(1, evening.plan.parts)
    result = drawn_result(evening.plan, random, part)
    return evening.may(CorrectResult(found.number, encounter.table, result, "misread", part))


def play_all(evening: Evening, random: Random, *, disturbed: bool = True, most: int = 8) -> None:
    """Play a tournament to its end, or for so many rounds where it has none."""
    evening.do(Start())
    for _ in range(most):
        if evening.tournament.rounds_left == 0 or len(evening.tournament.playing) < 4:
            break
        for number, encounter in evening.tournament.open_tables():
            play_table(evening, number, encounter, random)
        if next_step(evening.tournament) is NextStep.FINISH:  # too few are left in a bracket
            break
        play_round(evening, random, forfeits=0.1 if disturbed else 0.0)
        if disturbed:
            disturb(evening, random)
    for number, encounter in evening.tournament.open_tables():
        play_table(evening, number, encounter, random)
    if evening.may(Finish()):
        assert evening.tournament.stage is Stage.OVER
