"""A ladder: everybody plays everybody on the same deals, and is placed by the mean of the results."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from pathlib import Path

from settebello.arguments import check_kind
from settebello.errors import InvalidSetting, Reason
from settebello.files import writing
from settebello.rules import Rules
from settebello_lab.arena.contest import Contest, Who
from settebello_lab.arena.engines.outside import EXEC
from settebello_lab.arena.players import check_player_name
from settebello_lab.arena.report import Report, report_of
from settebello_lab.arena.rounds import round_margin
from settebello_lab.arena.run import PlayedContest, Tell, play_contest
from settebello_lab.arena.stats import Estimate, estimate
from settebello_lab.arena.times import Times, added

Pair = tuple[int, int]
"""Two players by their place in the list, the first of them lower."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A player's place: points per deal against all the others, and its moves' times."""

    player: int
    points: Estimate
    times: Times
    forfeits: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """The result: rungs from the best down, and each pair's report as the first of the pair sees it."""

    players: Sequence[str]
    deals: int
    rungs: Sequence[Rung]
    reports: dict[Pair, Report]

    def points(self, player: int, against: int) -> Estimate:
        """Return a player's points per deal against another."""
        found = self.reports[min(player, against), max(player, against)].whole.points
        return found if player < against else Estimate(-found.mean, found.half, found.count)

    def as_dict(self) -> dict[str, object]:
        """Return the form of ``--json``."""
        return {
            "players": list(self.players),
            "deals": self.deals,
            "ladder": [self._rung_as_dict(rung) for rung in self.rungs],
            "pairs": [report.as_dict() for report in self.reports.values()],
        }

    def _rung_as_dict(self, rung: Rung) -> dict[str, object]:
        ends = rung.points.interval
        return {
            "player": self.players[rung.player],
            "points_per_deal": rung.points.mean,
            "ci95": None if ends is None else list(ends),
            "ms_per_move": rung.times.as_dict(),
            "forfeits": rung.forfeits,
        }


def play_ladder(
    players: Sequence[str],
    rules: Rules,
    deals: int,
    *,
    seed: int = 1,
    budget_ms: int = 300,
    jobs: int = 1,
    results: Path | None = None,
    begin: Callable[[str, str], Tell] = lambda _a, _b: lambda _: None,
) -> Ladder:
    """Play every pair; ``results`` is a folder with a file for each; ``begin`` hears of each pair first.

    Raises `InvalidSetting` for fewer than two players or one named twice, else as `play_contest`; who cannot
    sit down is found before anybody plays.
    """
    check_kind("players", players, (list, tuple), "a ladder is of names")
    if len(players) < 2 or len(set(players)) < len(players):
        raise InvalidSetting("a ladder takes two or more different players", reason=Reason.LADDER_PLAYERS)
    for name in players:
        check_player_name(name)
    played: dict[Pair, PlayedContest] = {}
    for pair, path in zip(combinations(range(len(players)), 2), _paths(players, results), strict=True):
        a, b = (players[index] for index in pair)
        contest = Contest(a, b, rules, seed, budget_ms)
        played[pair] = play_contest(contest, deals, jobs=jobs, results=path, tell=begin(a, b))
    rungs = [_rung(player, len(players), played) for player in range(len(players))]
    rungs.sort(key=lambda rung: -rung.points.mean)
    return Ladder(players, deals, rungs, {pair: report_of(each) for pair, each in played.items()})


def _paths(players: Sequence[str], folder: Path | None) -> Iterator[Path | None]:
    """Yield each pair's results file, named by both players in short."""
    if folder is not None:
        with writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
    for a, b in combinations(players, 2):
        yield None if folder is None else folder / f"{_in_short(a)}-{_in_short(b)}.jsonl"


def _in_short(player: str) -> str:
    """Return what stands for a player in a file's name: letters and figures, of a program a digest too."""
    letters = "".join(filter(str.isalnum, player))
    return letters if EXEC not in player else f"{letters[:40]}-{sha256(player.encode()).hexdigest()[:8]}"


def _rung(player: int, players: int, played: dict[Pair, PlayedContest]) -> Rung:
    """Place a player: deal by deal the mean against all the others, so that the interval is over deals."""
    others = [other for other in range(players) if other != player]
    columns = []
    times, forfeits = [], 0
    for other in others:
        found = played[min(player, other), max(player, other)]
        who = Who.A if player < other else Who.B
        sign = 1 if who is Who.A else -1
        columns.append([sign * round_margin(found.contest, each) for each in found.rounds])
        times += [each.times[list(Who).index(who)] for each in found.rounds]
        forfeits += sum(report_of(found).forfeits[who].values())
    means = [sum(row) / len(others) for row in zip(*columns, strict=True)]
    return Rung(player, estimate(means), added(times), forfeits)
