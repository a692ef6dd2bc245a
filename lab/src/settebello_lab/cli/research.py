"""``settebello-lab conformance``, ``perft``, ``data``, ``train``, ``imitate``, ``bench``."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.common.options import JsonOption, LangOption
from settebello.cli.common.problems import language, telling_problems

LearnerChoice = StrEnum("LearnerChoice", "kernels torch")

bench_app = typer.Typer(help="How fast it is on this machine.", no_args_is_help=True)


def conformance_command(
    file: Annotated[Path, typer.Argument(help="Cases, one JSON object a line.")],
    presets: Annotated[Path | None, typer.Option(help="Presets by name; otherwise the program's.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Put cases with expected answers to the engine; exit 1 if one disagrees or cannot be read."""
    from settebello_lab.cli.conformance import conformance

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        raise typer.Exit(0 if conformance(file, presets, spoken, as_json=as_json) else 1)


def perft_command(
    position: Annotated[
        str | None, typer.Argument(help="A position on one line; without it, a deal.")
    ] = None,
    rules: Annotated[str, typer.Option(help="Rules of the deal, where no position is given.")] = "scopone",
    seed: Annotated[int, typer.Option(min=0, help="Seed of the deal.")] = 1,
    depth: Annotated[int, typer.Option(min=0, max=40, help="Plays to look ahead.")] = 4,
    divide: Annotated[bool, typer.Option("--divide", help="Also after each first play.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Count with the engine, not compiled.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Count every line of play to a depth."""
    from settebello_lab.cli.perft import perft

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        perft(position, rules, seed, depth, spoken, divide=divide, plain=plain, as_json=as_json)


def data_command(
    file: Annotated[Path, typer.Argument(help="The Parquet file to write.")],
    rules: Annotated[str, typer.Option(help="The game that is played.")] = "scopone",
    deals: Annotated[int, typer.Option(min=1, help="How many deals.")] = 100_000,
    player: Annotated[str, typer.Option(help="In all seats: random or greedy.")] = "random",
    seed: Annotated[int, typer.Option(min=0, help="Of every deal and of random plays.")] = 1,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Write played deals as Parquet: packs, plays and points, a row a deal."""
    from settebello.cli.common.output import make_console, print_json
    from settebello.cli.common.progress import progress_bar
    from settebello.texts import texts
    from settebello_lab.data import write_deals

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        said = texts(spoken)
        with progress_bar() as progress:
            task = progress.add_task(said.say("cli-losses-deals"), total=deals)
            write_deals(file, rules, deals, player, seed, lambda done: progress.update(task, completed=done))
        size = file.stat().st_size
        if as_json:
            print_json({"file": str(file), "deals": deals, "bytes": size})
        else:
            written = said.say("cli-data-written", file=str(file), deals=deals, size=round(size / 1e6, 1))
            make_console().print(written)


def train_command(
    context: typer.Context,
    rules: Annotated[str, typer.Option(help="The game to learn.")] = "scopone-10",
    minutes: Annotated[float, typer.Option(min=0.01, help="How long; the clock decides the pace.")] = 30,
    deals: Annotated[
        int | None,
        typer.Option(
            min=1, help="So many deals instead, up to a whole step of 64: the same network every time."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of the first weights and of every deal.")] = 1,
    out: Annotated[Path, typer.Option(help="File of the network, written at every report.")] = Path(
        "net.npz"
    ),
    start: Annotated[
        list[Path] | None, typer.Option(help="Go on from this network; named twice, from the mean of two.")
    ] = None,
    rate: Annotated[float, typer.Option(min=1e-6, max=0.1, help="The size of the first steps.")] = 1e-3,
    guest: Annotated[
        float,
        typer.Option(min=0, max=1, help="The part of the deals where one side plays as others do, if known."),
    ] = 0,
    resume: Annotated[
        Path | None,
        typer.Option(help="Take up a course put aside (.course); what is set besides has to be as it was."),
    ] = None,
    threads: Annotated[int, typer.Option(min=1, help="Threads; the kernels' result is the same.")] = 2,
    learner: Annotated[
        LearnerChoice, typer.Option(help="The kernels learn, or PyTorch does, if it is installed.")
    ] = LearnerChoice.kernels,
    device: Annotated[str, typer.Option(help="Of the learner torch: cpu, cuda, cuda:1.")] = "cpu",
    curve: Annotated[
        Path | None, typer.Option(help="File that each report is added to, one JSON object a line.")
    ] = None,
    every: Annotated[float, typer.Option(min=1, help="Seconds between two reports.")] = 120,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Train a value network by self-play; each report says how it does against greedy, alone."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.common.files import check_place
        from settebello.cli.common.options import written
        from settebello_lab.cli.train import begin, go_on, run_course
        from settebello_lab.learn import Settings
        from settebello_lab.learn.learner import LearnerKind, learner_of

        for path in (out, *([] if curve is None else [curve])):
            check_place(path)
        teacher = learner_of(LearnerKind(learner), device, threads)
        settings = Settings(rules=rules, seed=seed, deals=deals, minutes=minutes, rate=rate, guest=guest)
        if resume is None:
            course = begin(settings, start or [])
        else:
            course = go_on(resume, settings, written(context), start or [])
        course.learn_with(teacher)
        run_course(course, out, threads, every, spoken, curve=curve, as_json=as_json)


def imitate_command(
    players: Annotated[list[str], typer.Argument(help="Whose plays to learn, by name; they take turns.")],
    rules: Annotated[str, typer.Option(help="The game they play.")] = "scopone-10",
    deals: Annotated[int, typer.Option(min=24, help="So many deals against the network.")] = 2000,
    seed: Annotated[int, typer.Option(min=0, help="Of every deal, and of their order.")] = 1,
    out: Annotated[Path, typer.Option(help="File of what was learned.")] = Path("plays.npz"),
    processes: Annotated[int, typer.Option(min=1, help="Processes; the result is the same.")] = 2,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Learn how others play, for `maestro` to tell from their plays what they hold."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.common.files import check_place
        from settebello_lab.cli.imitate import imitate_players
        from settebello_lab.learn import ImitationSettings

        check_place(out)
        settings = ImitationSettings(rules=rules, players=tuple(players), deals=deals, seed=seed)
        imitate_players(settings, out, processes, spoken, as_json=as_json)


@bench_app.command("playouts", epilog="Example: settebello-lab bench playouts scopa figs --json")
def bench_playouts_command(
    rules: Annotated[
        list[str] | None, typer.Argument(help="Rule sets; otherwise those that people choose from.")
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Deals played out a second, compiled and by the engine."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello_lab.cli.bench import bench_playouts

        bench_playouts(rules or [], spoken, as_json=as_json)


@bench_app.command("solve", epilog="Example: settebello-lab bench solve --deals 20 --json")
def bench_solve_command(
    deals: Annotated[int | None, typer.Option(min=1, help="So many deals each.")] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Also with 28 cards left: a minute or so.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Time and nodes of the exact solver by cards left, beside plain alpha-beta."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello_lab.cli.bench import bench_solve

        bench_solve(deals, spoken, deep=deep, as_json=as_json)
