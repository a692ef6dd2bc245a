"""``settebello tournament simulate``: which format finds the best, among players whose strength is known.

A pair is worth so many points a deal more or less than another. To that a deal adds what the cards give,
which is the same at every table that plays it, and what the play of that table brings. Both are drawn from
measured deals (`deal_scores.json`, written by ``python -m bench.deal_scores``).
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from itertools import accumulate
from random import Random
from statistics import fmean
from typing import Final

from rich.table import Table

from settebello.cards import Language
from settebello.cli.common.output import make_console, print_json
from settebello.cli.common.progress import progress_bar
from settebello.cli.tournament.requests import SimulationRequest
from settebello.texts import Texts, texts
from settebello.tournament import (
    Encounter,
    Enter,
    GameResult,
    Member,
    PairingMethod,
    PairRound,
    Plan,
    ReportResult,
    Start,
    Tournament,
    TournamentCommand,
    TournamentFormat,
    decide_tournament,
    fold_tournament,
    open_tournament,
    plan_for,
    standings,
)

RULES: Final = "scopone"
EVEN: Final = 6
"""The points that each side has of a level deal; only differences matter."""

Deal = float
"""The points that the cards of a deal give the first side."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Values with how often they were seen, added up."""

    values: tuple[float, ...]
    weights: tuple[int, ...]

    def draw(self, random: Random) -> float:
        """Draw a value."""
        return random.choices(self.values, cum_weights=self.weights)[0]


@dataclass(frozen=True, slots=True)
class DealLuck:
    """The luck of a deal: of its cards, and of its play at one table."""

    cards: Measured
    play: Measured


@dataclass(frozen=True, slots=True)
class FormatReport:
    """How one format did: rounds, rank correlation after each, how often the best won, and their mean rank.

    ``deals`` are those that an entrant played.
    """

    format: str
    rounds: int
    deals: float
    correlation: float
    best_won: float
    best_rank: float
    after: tuple[float, ...]


@cache
def measured_luck() -> DealLuck:
    """Read the measured deals."""
    text = files("settebello.cli.tournament").joinpath("deal_scores.json").read_text("utf-8")
    counts = json.loads(text)
    return DealLuck(_measured(counts["cards"]), _measured(counts["play"]))


def _measured(counts: Mapping[str, int]) -> Measured:
    mean = sum(float(value) * count for value, count in counts.items()) / sum(counts.values())
    return Measured(tuple(float(each) - mean for each in counts), tuple(accumulate(counts.values())))


def simulate(request: SimulationRequest, spoken: Language) -> None:
    """Play tournaments of every format and print how each did."""
    said = texts(spoken)
    reports = list[FormatReport]()
    with progress_bar() as progress:
        plans = _plans(request)
        task = progress.add_task(said.say("cli-tournament-simulating"), total=len(plans) * request.runs)
        for plan in plans:
            runs = []
            for run in _runs(plan, request):
                runs.append(run)
                progress.advance(task)
            reports.append(_report(plan, runs))
    if request.as_json:
        print_json([asdict(each) for each in reports])
        return
    console = make_console()
    console.print(_table(reports, said))
    facts = {"entrants": request.entrants, "runs": request.runs, "deals": request.deals}
    console.print(said.say("cli-tournament-simulated", **facts, spread=f"{request.spread:g}"), style="dim")


def _plans(request: SimulationRequest) -> list[Plan]:
    """List the formats that are compared; an encounter is so many deals in each."""
    rounds: dict[str, object] = {} if request.rounds is None else {"rounds": request.rounds}
    deals: dict[str, object] = {"deals": request.deals}
    changes: dict[TournamentFormat, dict[str, object]] = {
        TournamentFormat.KNOCKOUT: {},
        TournamentFormat.SWISS: rounds,
        TournamentFormat.ARENA: {},
        TournamentFormat.DUPLICATE: {**rounds, **deals},
        TournamentFormat.TEAMS: {**rounds, **deals},
        TournamentFormat.ROUND_ROBIN: {},
    }
    return [plan_for(each, name=each.value, rules=RULES, **more) for each, more in changes.items()]


@dataclass(frozen=True, slots=True)
class SimulatedRun:
    """One tournament: the correlation after each round, and the rank of the best at the end."""

    after: tuple[float, ...]
    best_rank: float
    best_won: float
    deals: float


def _runs(plan: Plan, request: SimulationRequest) -> Iterator[SimulatedRun]:
    for run in range(request.runs):
        random = Random(f"{request.seed}|{run}")  # noqa: S311 (a simulation repeats itself)
        strengths = [random.gauss(0, request.spread) for _ in range(request.entrants)]
        yield _run(plan, request, strengths, random)


def _run(plan: Plan, request: SimulationRequest, strengths: Sequence[float], random: Random) -> SimulatedRun:
    tournament = _started(plan, len(strengths), random)
    after, deals = list[float](), 0
    rounds = tournament.round_count or request.rounds or (len(strengths) - 1).bit_length()
    ranks = dict[int, float]()
    for _ in range(rounds):
        tournament = _done(tournament, PairRound())
        current = tournament.current
        if current is None:
            break
        cards = [measured_luck().cards.draw(random) for _ in range(request.deals)]
        for encounter in current.encounters:
            own = cards if plan.deals else None
            gap = _gap(encounter, strengths)
            for part in range(1, plan.parts + 1):
                result = _result(plan, gap, _differences(request, gap, own, part, random), random)
                deals += 2 * request.deals
                tournament = _done(tournament, ReportResult(current.number, encounter.table, result, part))
        ranks = _ranks(tournament)
        after.append(_correlation(strengths, ranks))
    best = max(range(len(strengths)), key=lambda at: strengths[at]) + 1
    first = [number for number, rank in ranks.items() if rank == min(ranks.values())]
    won = 1 / len(first) if best in first else 0.0
    return SimulatedRun(tuple(after), ranks[best], won, deals / len(strengths))


def _started(plan: Plan, entrants: int, random: Random) -> Tournament:
    tournament = fold_tournament(open_tournament("simulated", plan, f"{random.getrandbits(256):064x}"))
    for number in range(1, entrants + 1):
        members = tuple(Member(f"{number}.{each}") for each in range(plan.entry_size))
        tournament = _done(tournament, Enter(members))
    return _done(tournament, Start())


def _done(tournament: Tournament, command: TournamentCommand) -> Tournament:
    return fold_tournament(decide_tournament(tournament, command), tournament)


def _gap(encounter: Encounter, strengths: Sequence[float]) -> float:
    """Return how much stronger the first side is, in points a deal."""
    (first,), (second,) = encounter.sides
    return strengths[first - 1] - strengths[second - 1]


def _differences(
    request: SimulationRequest, gap: float, cards: Sequence[Deal] | None, part: int, random: Random
) -> list[int]:
    """Return the differences of some deals; at the second table of teams the cards are exchanged."""
    luck = measured_luck()
    given = cards if cards is not None else [luck.cards.draw(random) for _ in range(request.deals)]
    side = 1 if part == 1 else -1
    return [round(gap + side * each + luck.play.draw(random)) for each in given]


def _result(plan: Plan, gap: float, differences: Sequence[int], random: Random) -> GameResult:
    """Return the result of a table; in a knock-out more deals are played until there is a winner."""
    if plan.compares_deals:
        return GameResult((0, 0), tuple(_points(each) for each in differences))
    whole = sum(differences)
    while whole == 0 and plan.pairing is PairingMethod.KNOCKOUT:
        luck = measured_luck()
        whole = round(gap + luck.cards.draw(random) + luck.play.draw(random))
    return GameResult(_points(whole))


def _points(difference: int) -> tuple[int, int]:
    return EVEN + max(0, difference), EVEN + max(0, -difference)


def _ranks(tournament: Tournament) -> dict[int, float]:
    """Return the place of each entrant; those who are level share the mean of their places."""
    rows = standings(tournament)
    places: dict[int, list[int]] = {}
    for at, row in enumerate(rows, 1):
        places.setdefault(row.rank, []).append(at)
    return {row.entrant: fmean(places[row.rank]) for row in rows}


def _correlation(strengths: Sequence[float], ranks: Mapping[int, float]) -> float:
    """Return Spearman's rank correlation of strengths and places."""
    order = sorted(range(len(strengths)), key=lambda at: -strengths[at])
    true = {at + 1: place for place, at in enumerate(order, 1)}
    middle = (len(strengths) + 1) / 2
    ours = [(true[number] - middle, rank - middle) for number, rank in ranks.items()]
    spread = sum(one * one for one, _ in ours) * sum(other * other for _, other in ours)
    return sum(one * other for one, other in ours) / spread**0.5 if spread else 0.0


def _report(plan: Plan, runs: Sequence[SimulatedRun]) -> FormatReport:
    rounds = min(len(each.after) for each in runs)
    after = tuple(round(fmean(each.after[at] for each in runs), 4) for at in range(rounds))
    return FormatReport(
        plan.format.value,
        rounds,
        round(fmean(each.deals for each in runs), 2),
        after[-1],
        round(fmean(each.best_won for each in runs), 4),
        round(fmean(each.best_rank for each in runs), 2),
        after,
    )


def _table(reports: Sequence[FormatReport], said: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(said.say("cli-tournament-format"))
    for name in ("rounds", "deals", "correlation", "best-won", "best-rank", "needed"):
        table.add_column(said.say(f"cli-tournament-{name}"), justify="right")
    for each in reports:
        numbers = f"{each.correlation:.2f}", f"{100 * each.best_won:.0f} %", f"{each.best_rank:.1f}"
        wanted = NEEDED * each.correlation
        needed = next(at for at, value in enumerate(each.after, 1) if value >= wanted)
        name = said.say(f"cli-tournament-format-{each.format.replace('_', '-')}")
        cells = [str(each.rounds), f"{each.deals:.0f}", *numbers, str(needed)]
        table.add_row(name, *(_decimals(cell, said) for cell in cells))
    return table


NEEDED: Final = 0.9
"""The part of the last correlation that counts as reached."""


def _decimals(text: str, said: Texts) -> str:
    return text.replace(".", said.say("review-decimal-mark"))
