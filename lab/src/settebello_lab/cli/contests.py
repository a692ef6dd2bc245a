"""A contest of two players: its progress, its figures and its picture."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from settebello.cards import Language
from settebello.cli.common.files import check_place, is_same, replace_text
from settebello.cli.common.output import make_console, print_json, tame
from settebello.cli.common.progress import compile_players, progress_bar
from settebello.engine import fewest_win
from settebello.errors import InvalidSetting, Reason
from settebello.rules import rules_text
from settebello.texts import Texts, texts
from settebello_lab.arena import (
    Contest,
    PlayedContest,
    Report,
    Round,
    Tally,
    Unit,
    Verdict,
    Who,
    kinds_of,
    play_contest,
    report_of,
    round_margin,
    seatings,
)
from settebello_lab.arena.run import Tell
from settebello_lab.cli.figures import interval_text, name_text, signed


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a contest is played: rounds, processes, results file, sequential test, picture, cluster."""

    rounds: int
    jobs: int
    results: Path | None = None
    sequential: bool = False
    plot: Path | None = None
    cluster: str | None = None


def run_contest(contest: Contest, wishes: Wishes, spoken: Language, *, as_json: bool) -> None:
    """Play a contest and print its figures; raises as `play_contest`, and for a picture that has no place."""
    said = texts(spoken)
    if wishes.plot is not None:
        if wishes.results is not None and is_same(wishes.plot, wishes.results):
            raise InvalidSetting("--plot and --results name one file", reason=Reason.PLOT_IS_RESULTS)
        check_place(wishes.plot)
    played = _played(contest, wishes, said)
    report = report_of(played)
    if as_json:
        print_json(report.as_dict())
    else:
        _print(report, make_console(), said)
    if wishes.plot is not None:
        replace_text(wishes.plot, _picture(played, said))


def _played(contest: Contest, wishes: Wishes, said: Texts) -> PlayedContest:
    try:
        compile_players(kinds_of(contest.name(who) for who in Who), said)
        with telling_rounds(contest, wishes.rounds, said) as tell:
            return play_contest(
                contest,
                wishes.rounds,
                jobs=wishes.jobs,
                cluster=wishes.cluster,
                results=wishes.results,
                sequential=wishes.sequential,
                tell=tell,
            )
    except KeyboardInterrupt:
        if wishes.results is not None:
            sys.stderr.write(said.say("cli-arena-interrupted", path=tame(str(wishes.results))))
        raise


@contextmanager
def telling_rounds(contest: Contest, rounds: int, said: Texts) -> Iterator[Tell]:
    """Show how many rounds are played, and the mean so far."""
    name = f"{name_text(contest.name(Who.A))} v {name_text(contest.name(Who.B))}"
    with progress_bar() as progress:
        task = progress.add_task(name, total=rounds)
        margins: list[float] = []

        def tell(played: Round) -> None:
            margins.append(round_margin(contest, played))
            about = said.say("cli-arena-so-far", done=str(len(margins)), rounds=str(rounds))
            mean = signed(sum(margins) / len(margins), 2)
            progress.update(task, completed=len(margins), description=f"{name}  {about}  {mean}")

        yield tell


def _print(report: Report, console: Console, said: Texts) -> None:
    contest = report.contest
    if report.mended:
        console.print(said.say("cli-arena-mended"), style="yellow")
    head = said.say(
        "cli-arena-head",
        a=name_text(contest.name(Who.A)),
        b=name_text(contest.name(Who.B)),
        rules=rules_text(contest.rules),
        seed=str(contest.seed),
        ms=" / ".join(map(str, contest.budgets.values())),
    )
    console.print(head, style="bold", soft_wrap=False)
    console.print(_sentence(report, said), soft_wrap=False)
    console.print()
    console.print(_seats(report, said))
    console.print()
    console.print(_moves(report, said))
    for line in _remarks(report, said):
        console.print(line, soft_wrap=False)


def _sentence(report: Report, said: Texts) -> str:
    """Say what was found, in one sentence."""
    contest, whole = report.contest, report.whole
    times = str(len(seatings(contest.rules)))
    if contest.unit is Unit.MATCH:
        return said.say(
            "cli-arena-matches",
            share=f"{100 * report.win_share.mean:.1f}",
            interval=_percent_interval(report),
            matches=str(report.rounds),
            count=report.rounds,
            times=times,
        )
    return said.say(
        "cli-arena-points",
        difference=said.say(_difference(contest)),
        points=signed(whole.points.mean),
        interval=interval_text(whole.points),
        deals=str(report.rounds),
        count=report.rounds,
        times=times,
    )


def _difference(contest: Contest) -> str:
    """Return the key of how the points are counted, so that more of them are better for A."""
    return "cli-arena-b-less-a" if fewest_win(contest.rules) else "cli-arena-a-less-b"


def _percent_interval(report: Report) -> str:
    ends = report.share_ends
    return "-" if ends is None else f"{100 * ends[0]:.1f} … {100 * ends[1]:.1f} %"


def _seats(report: Report, said: Texts) -> Table:
    """Return A's results by place, and all in all."""
    difference = _difference(report.contest)
    table = _table("", difference, "cli-arena-interval", "cli-won", "cli-drawn", "cli-lost", said=said)
    for name, tally in report.by_seat.items():
        _add_tally(table, _place(name, said), tally)
    _add_tally(table, said.say("cli-arena-all"), report.whole, style="bold")
    return table


def _add_tally(table: Table, name: str, tally: Tally, style: str | None = None) -> None:
    counts = map(str, (tally.wins, tally.draws, tally.losses))
    table.add_row(name, signed(tally.points.mean), interval_text(tally.points), *counts, style=style)


def _place(name: str, said: Texts) -> str:
    place = name.removeprefix("place_")
    return said.say("cli-arena-place", place=place) if place != name else said.say(f"cli-arena-{name}")


def _moves(report: Report, said: Texts) -> Table:
    """Return how long both thought, and what they did wrong."""
    heads = ("cli-arena-mean", "cli-arena-p99", "cli-arena-max", "cli-arena-late", "cli-arena-forfeits")
    table = _table("cli-arena-ms", *heads, said=said)
    for who in Who:
        times = report.times[who].as_dict()
        figures = [f"{times[name]:.2f}" for name in ("mean", "p99", "max")]
        given = sum(report.forfeits[who].values())
        late = str(report.times[who].over)
        name = f"{who.upper()} {name_text(report.contest.name(who))}"
        table.add_row(name, *figures, late, str(given), style="red" if given else None)
    return table


def _remarks(report: Report, said: Texts) -> Iterator[str]:
    for who, why in report.forfeits.items():
        if why:
            kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(why.items()))
            name = name_text(report.contest.name(who))
            yield said.say("cli-arena-forfeited", name=name, kinds=kinds)
            number, first = report.first_forfeits[who]
            about = said.say("cli-arena-first-forfeit", round=str(number), why=first.why)
            yield f"  {about}{f': {tame(first.detail, 150)}' if first.detail else ''}"
    if report.test is not None:
        yield _verdict(report, said)


def _verdict(report: Report, said: Texts) -> str:
    test = report.test
    if test is None or test.verdict is Verdict.UNDECIDED:
        return said.say("cli-arena-undecided", deals=str(report.rounds))
    name = name_text(report.contest.name(Who(test.verdict.value)))
    percent = f"{100 * test.alpha:g}"
    return said.say("cli-arena-decided", name=name, deals=str(report.rounds), percent=percent)


def _picture(played: PlayedContest, said: Texts) -> str:
    from settebello_lab.arena.plot import plot_svg  # matplotlib takes a while to import

    contest = played.contest
    margins = [round_margin(contest, each) for each in played.rounds]
    kind = contest.unit.value
    title = said.say(
        f"cli-arena-plot-{kind}",
        a=name_text(contest.name(Who.A)),
        b=name_text(contest.name(Who.B)),
        rules=rules_text(contest.rules),
    )
    return plot_svg(margins, title, said.say(f"cli-arena-axis-{kind}"))


def _table(first: str, *others: str, said: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(said.say(first) if first else "")
    for name in others:
        table.add_column(said.say(name), justify="right", no_wrap=True)
    return table
