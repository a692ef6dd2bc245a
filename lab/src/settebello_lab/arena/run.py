"""Playing a contest: the rounds that stand in the results file, then those that are missing."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from settebello.arguments import check_whole
from settebello.errors import InvalidArgument, Reason
from settebello_lab.arena.cluster import rounds_by_cluster
from settebello_lab.arena.contest import Contest, Unit
from settebello_lab.arena.players import check_class, check_named, check_picklable, check_player_name
from settebello_lab.arena.results import Results, open_results
from settebello_lab.arena.rounds import FORFEIT_POINTS, Round, round_margin
from settebello_lab.arena.sequential import SequentialTest, Verdict, most_points
from settebello_lab.arena.workers import rounds_in_order

MOST_ROUNDS: Final = 10_000_000
MOST_JOBS: Final = 256
"""How many rounds and processes can be asked for."""

Source = Callable[[int, int], Iterator[Round]]
"""Plays the rounds from a number up to another one, in order."""

Tell = Callable[[Round], None]
"""Hears of each round, in order, those of the results file included."""


@dataclass(frozen=True, slots=True)
class PlayedContest:
    """The rounds of a contest in order; ``mended``: the results file had a broken end, which was cut off."""

    contest: Contest
    rounds: Sequence[Round]
    test: SequentialTest | None = None
    mended: bool = False


def play_contest(
    contest: Contest,
    count: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    results: Path | str | None = None,
    sequential: bool = False,
    tell: Tell = lambda _: None,
) -> PlayedContest:
    """Play rounds 0 to ``count - 1``, or until the sequential test has found who is stronger.

    With ``cluster``, the address of a scheduler of Dask, its workers play and ``jobs`` is not read.

    Raises `NotFound` for a player that cannot sit down, `FileProblem` for a results file of another contest,
    and `InvalidArgument` for a class that makes no player, or a player in Python that cannot be sent to
    several processes (``jobs``). With a cluster it also raises as `rounds_by_cluster`.
    """
    check_whole("count", count, 0, MOST_ROUNDS)
    check_whole("jobs", jobs, 1, MOST_JOBS)
    players = {"a": contest.a, "b": contest.b}
    for name in dict.fromkeys(each for each in players.values() if isinstance(each, str)):
        check_player_name(name)
    for argument, player in players.items():
        check_class(argument, player)
        if jobs > 1 or cluster is not None:
            check_picklable(argument, player)
        if results is not None:
            check_named(argument, player)
    if sequential and contest.unit is Unit.MATCH:
        raise InvalidArgument(
            "the sequential test is for deals, not for matches",
            reason=Reason.SEQUENTIAL_MATCHES,
            argument="sequential",
        )
    test = SequentialTest(bound_of(contest)) if sequential else None
    with _kept(contest, None if results is None else Path(results)) as kept:
        rounds = _until_decided(contest, count, _source(contest, jobs, cluster), kept, test, tell)
    return PlayedContest(contest, rounds, test, mended=kept is not None and kept.mended)


def bound_of(contest: Contest) -> int:
    """Return more points than a round can be worth to either player."""
    return max(most_points(contest.rules), FORFEIT_POINTS)


def _source(contest: Contest, jobs: int, cluster: str | None) -> Source:
    if cluster is not None:
        return lambda first, end: rounds_by_cluster(contest, first, end, cluster)
    return lambda first, end: rounds_in_order(contest, first, end, jobs)


def _until_decided(
    contest: Contest,
    count: int,
    source: Source,
    kept: Results | None,
    test: SequentialTest | None,
    tell: Tell,
) -> list[Round]:
    """Collect rounds until there are enough; a round is told of when it is written down."""
    rounds: list[Round] = []

    def enough(played: Round) -> bool:
        rounds.append(played)
        tell(played)
        return test is not None and test.add(round_margin(contest, played)) is not Verdict.UNDECIDED

    for played in kept.rounds[:count] if kept else ():
        if enough(played):
            return rounds
    with closing(source(len(rounds), count)) as coming:  # type: ignore[type-var]  # a generator
        for played in coming:
            if kept:
                kept.append(played)
            if enough(played):
                break
    return rounds


def _kept(contest: Contest, path: Path | None) -> AbstractContextManager[Results | None]:
    return nullcontext() if path is None else open_results(path, contest)
