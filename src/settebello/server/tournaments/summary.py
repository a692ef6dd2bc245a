"""A tournament in short, as lists tell of it; it is kept with the events that change it."""

from dataclasses import dataclass

from pydantic import TypeAdapter

from settebello.server.tournaments.wire import Company, State
from settebello.tournament import EntrantState, Plan, Stage, Tournament, TournamentFormat


@dataclass(frozen=True, slots=True)
class Summary:
    """The plan of a tournament in short, how far it is, and how many have entered."""

    name: str
    rules: str
    format: TournamentFormat
    company: Company
    state: State
    round: int
    rounds: int | None
    entries: int


_SUMMARY: TypeAdapter[Summary] = TypeAdapter(Summary)


def summary_of(state: Tournament) -> Summary:
    """Return a tournament in short."""
    plan = state.plan
    gone = {EntrantState.WITHDRAWN, EntrantState.MERGED}
    return Summary(
        name=plan.name,
        rules=plan.rules,
        format=plan.format,
        company=company_of(plan),
        state=state_of(state),
        round=len(state.rounds),
        rounds=plan.rounds if state.stage is Stage.REGISTRATION else state.round_count,
        entries=sum(each.state not in gone for each in state.entrants),
    )


def company_of(plan: Plan) -> Company:
    """Return who enters: people alone, pairs or teams."""
    if plan.teams:
        return "teams"
    return "singles" if plan.entry_size == 1 else "pairs"


def state_of(state: Tournament) -> State:
    """Return how far a tournament is, as people see it."""
    match state.stage:
        case Stage.REGISTRATION:
            return "registration"
        case Stage.OVER:
            return "over"
        case Stage.CALLED_OFF:
            return "cancelled"
    return "between" if state.round_over else "playing"


def summary_text(summary: Summary) -> str:
    """Write it as it is kept."""
    return _SUMMARY.dump_json(summary).decode()


def read_summary(text: str) -> Summary:
    """Read it as it was kept."""
    return _SUMMARY.validate_json(text)
