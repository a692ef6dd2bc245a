"""The figures of a contest; all but the times follow from players, rules, seed and number of rounds."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from settebello.arguments import check_kind
from settebello.rules import rules_text
from settebello_lab.arena.contest import Contest, Unit, Who
from settebello_lab.arena.rounds import Forfeit, Round, at_place, margin, outcome, round_margin, round_share
from settebello_lab.arena.run import PlayedContest
from settebello_lab.arena.seatings import place_names, seatings
from settebello_lab.arena.sequential import SequentialTest
from settebello_lab.arena.stats import Estimate, estimate
from settebello_lab.arena.times import Times, added


@dataclass(frozen=True, slots=True)
class Tally:
    """Sittings as A sees them: the points by which A was better, and how many were won, drawn and lost."""

    points: Estimate
    wins: int
    draws: int
    losses: int

    def as_dict(self) -> dict[str, object]:
        """Return the form of ``--json``."""
        return {
            "points_per_deal": self.points.mean,
            "ci95": _ends(self.points),
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
        }


@dataclass(frozen=True, slots=True)
class Report:
    """All figures of a contest; in matches ``whole`` and ``by_seat`` count points a match."""

    contest: Contest
    rounds: int
    deals: int
    whole: Tally
    win_share: Estimate
    by_seat: Mapping[str, Tally]
    times: Mapping[Who, Times]
    forfeits: Mapping[Who, Counter[str]]
    first_forfeits: Mapping[Who, tuple[int, Forfeit]]
    test: SequentialTest | None
    mended: bool

    @property
    def share_ends(self) -> list[float] | None:
        """Return the ends of the interval of the share of wins, which is from nothing to all.

        Where every round was won, or lost, the values have no spread to tell by: then it ends at the share
        with which that had happened once in forty times (Clopper and Pearson 1934).
        """
        ends = self.win_share.interval
        if ends is None:
            return None
        if self.win_share.mean == 1.0:
            return [0.025 ** (1 / self.rounds), 1.0]
        if self.win_share.mean == 0.0:
            return [0.0, 1.0 - 0.025 ** (1 / self.rounds)]
        return [max(ends[0], 0.0), min(ends[1], 1.0)]

    def as_dict(self) -> dict[str, object]:
        """Return the form of ``--json``."""
        contest = self.contest
        return {
            "a": contest.name(Who.A),
            "b": contest.name(Who.B),
            "rules": rules_text(contest.rules),
            "seed": contest.seed,
            **contest.budgets,
            "unit": contest.unit.value,
            **({"matches": self.rounds} if contest.unit is Unit.MATCH else {}),
            "deals": self.deals,
            **_renamed(contest, self.whole.as_dict()),
            "win_share": self.win_share.mean,
            "win_share_ci95": self.share_ends,
            "by_seat": {name: _renamed(contest, tally.as_dict()) for name, tally in self.by_seat.items()},
            "ms_per_move": {who.value: times.as_dict() for who, times in self.times.items()},
            "over_budget": {who.value: times.over for who, times in self.times.items()},
            "first_forfeit": {
                who.value: {"round": number, "why": first.why, "detail": first.detail}
                for who, (number, first) in self.first_forfeits.items()
            },
            "forfeits": {who.value: dict(sorted(why.items())) for who, why in self.forfeits.items()},
            "sequential": None if self.test is None else _test_as_dict(self.test),
        }


def report_of(played: PlayedContest) -> Report:
    """Work out the figures; raise `InvalidArgument` for what is no `PlayedContest`."""
    check_kind("played", played, PlayedContest, "settebello_lab.arena.play_contest plays one")
    contest, rounds = played.contest, played.rounds
    sides = range(contest.rules.side_count)
    return Report(
        contest=contest,
        rounds=len(rounds),
        deals=_deals(contest, rounds),
        whole=_whole(contest, rounds),
        win_share=estimate([round_share(contest, each) for each in rounds]),
        by_seat={
            name: _at_place(contest, rounds, side)
            for name, side in zip(place_names(contest.rules), sides, strict=True)
        },
        times={who: added(each.times[index] for each in rounds) for index, who in enumerate(Who)},
        forfeits={who: _forfeits(rounds, who) for who in Who},
        first_forfeits={who: first for who in Who if (first := _first_forfeit(rounds, who))},
        test=played.test,
        mended=played.mended,
    )


def _deals(contest: Contest, rounds: Sequence[Round]) -> int:
    """Count duplicate deals, or in matches all deals that were played to the end."""
    if contest.unit is Unit.DEAL:
        return len(rounds)
    return sum(sitting.deals for each in rounds for sitting in each.sittings if sitting.forfeit is None)


def _whole(contest: Contest, rounds: Sequence[Round]) -> Tally:
    margins = [round_margin(contest, each) for each in rounds]
    outcomes = [
        outcome(contest, *pair)
        for each in rounds
        for pair in zip(each.sittings, seatings(contest.rules), strict=True)
    ]
    return _tally(margins, outcomes)


def _at_place(contest: Contest, rounds: Sequence[Round], place: int) -> Tally:
    seating = next(
        each for each in seatings(contest.rules) if each[place] is Who.A and each.count(Who.A) == 1
    )
    sittings = [at_place(contest, each, place) for each in rounds]
    return _tally(
        [margin(contest, each, seating) for each in sittings],
        [outcome(contest, each, seating) for each in sittings],
    )


def _tally(margins: Sequence[float], outcomes: Sequence[int]) -> Tally:
    return Tally(estimate(margins), outcomes.count(1), outcomes.count(0), outcomes.count(-1))


def _forfeits(rounds: Sequence[Round], who: Who) -> Counter[str]:
    given = (sitting.forfeit for each in rounds for sitting in each.sittings)
    return Counter(forfeit.why for forfeit in given if forfeit is not None and forfeit.who is who)


def _first_forfeit(rounds: Sequence[Round], who: Who) -> tuple[int, Forfeit] | None:
    """Return a player's first forfeit, after the number of its round."""
    given = ((each.number, sitting.forfeit) for each in rounds for sitting in each.sittings)
    return next(((number, why) for number, why in given if why is not None and why.who is who), None)


def _renamed(contest: Contest, figures: dict[str, object]) -> dict[str, object]:
    """In matches the points are points a match."""
    if contest.unit is Unit.DEAL:
        return figures
    return {name.replace("per_deal", "per_match"): value for name, value in figures.items()}


def _test_as_dict(test: SequentialTest) -> dict[str, object]:
    return {
        "verdict": test.verdict.value,
        "alpha": test.alpha,
        "evidence_a": test.evidence_a,
        "evidence_b": test.evidence_b,
    }


def _ends(found: Estimate) -> list[float] | None:
    return None if found.interval is None else list(found.interval)
