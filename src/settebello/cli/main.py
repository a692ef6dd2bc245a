"""The commands a person types; alone, ``settebello`` starts the table and opens the browser."""

import sys
from pathlib import Path
from typing import Annotated

import typer

import settebello
from settebello.cli.arena import arena_command, engine_command, ladder_command
from settebello.cli.duplicate import duplicate_app
from settebello.cli.options import JsonOption, LangOption
from settebello.cli.problems import language, telling_problems

app = typer.Typer(
    name="settebello",
    help="Scopa and Scopone by the rules of their sources.",
    epilog="Try: settebello play figs · settebello rules list · settebello COMMAND --help",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)
rules_app = typer.Typer(help="The rule sets there are, and what each option means.", no_args_is_help=True)
app.add_typer(rules_app, name="rules")
bench_app = typer.Typer(help="How fast it is on this machine.", no_args_is_help=True)
app.add_typer(bench_app, name="bench")
app.add_typer(duplicate_app, name="duplicate")

RulesArgument = Annotated[str, typer.Argument(metavar="RULES", help="A rule set, as in figs?target=11.")]


def _version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(f"settebello {settebello.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def alone(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 (handled by its callback)
        bool, typer.Option("--version", callback=lambda wanted: _version(wanted=wanted), is_eager=True)
    ] = False,
) -> None:
    """Start the table and open it in the browser."""
    if context.invoked_subcommand is None:
        from settebello.cli.serve import serve  # the server is slow to import

        serve(open_browser=True)


@app.command("serve")
def serve_command(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; 0 takes a free one.")] = None,
    database: Annotated[Path | None, typer.Option(help="File of the event log.")] = None,
    bot_seconds: Annotated[
        float | None, typer.Option(min=0, max=60, help="How long the computer seems to think.")
    ] = None,
) -> None:
    """Start the table without opening a browser."""
    from settebello.cli.serve import serve  # the server is slow to import

    serve(host=host, port=port, database=database, bot_seconds=bot_seconds)


@app.command("play", epilog="Examples: settebello play · settebello play 'figs?target=11' --record match.txt")
def play_command(
    rules: Annotated[
        str, typer.Argument(metavar="RULES", help="A rule set, as in scopa.")
    ] = "scopa?players=2",
    player: Annotated[str, typer.Option(help="Who plays the other seats: greedy or random.")] = "greedy",
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX", help="Deal the same cards every time.")] = None,
    lang: LangOption = None,
    record: Annotated[Path | None, typer.Option(help="Write the match to this file.")] = None,
    pace: Annotated[
        float | None, typer.Option(min=0, max=60, metavar="SECONDS", help="Pause after each card.")
    ] = None,
) -> None:
    """Play a match in the terminal against computer players."""
    from settebello.cli.play import play

    spoken = language(lang)
    with telling_problems(spoken):
        raise typer.Exit(play(rules, player, name, seed, spoken, record, pace))


@rules_app.command("list")
def list_command(
    every: Annotated[bool, typer.Option("--all", help="Also those that few people choose.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """List the rule sets: name, players, summary."""
    from settebello.cli.rulebook import list_rules

    list_rules(language(lang), every=every, as_json=as_json)


@rules_app.command("show", epilog="Example: settebello rules show 'figs?target=11'")
def show_command(rules: RulesArgument, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Show every option of a rule set, and what differs from its preset."""
    from settebello.cli.rulebook import show_rules

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        show_rules(rules, spoken, as_json=as_json)


@rules_app.command("explain", epilog="Example: settebello rules explain capture_choice")
def explain_command(
    option: Annotated[str, typer.Argument(help="An option, as `rules show` names them.")],
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Explain an option: what it decides, its values, where the sources say so."""
    from settebello.cli.rulebook import explain

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        explain(option, spoken, as_json=as_json)


@rules_app.command("id", epilog="Example: settebello rules id 'figs?target=8'")
def id_command(rules: RulesArgument, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Print the one canonical text of a rule set; exit 1 for rules that cannot be played."""
    from settebello.cli.rulebook import print_id

    with telling_problems(language(lang), as_json=as_json):
        print_id(rules, as_json=as_json)


@app.command("conformance", epilog="Example: settebello conformance --presets presets.json cases.jsonl")
def conformance_command(
    file: Annotated[Path, typer.Argument(help="Cases, one JSON object a line.")],
    presets: Annotated[Path | None, typer.Option(help="Presets by name; otherwise the program's.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Put cases with expected answers to the engine; exit 1 if one disagrees or cannot be read."""
    from settebello.cli.conformance import conformance

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        raise typer.Exit(0 if conformance(file, presets, spoken, as_json=as_json) else 1)


@app.command("replay", epilog="Example: settebello replay match.txt --step")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A match record.")],
    step: Annotated[bool, typer.Option("--step", help="Show each play, and the table after it.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Read a match, check everything it says, and show it; exit 1 where something does not hold."""
    from settebello.cli.replay import replay_file

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        replay_file(file, spoken, step=step, as_json=as_json)


@app.command(
    "referee",
    epilog="Examples: settebello referee match.txt · settebello referee match.txt --player Ada "
    "--player Bruno --player Carla --player Dario --dealer 4",
)
def referee_command(
    file: Annotated[
        Path | None, typer.Argument(help="Where the protocol is saved; one that is there is gone on with.")
    ] = None,
    rules: Annotated[
        str | None, typer.Option(help="Rules with the FIGS articles, as in figs?target=11.")
    ] = None,
    player: Annotated[list[str] | None, typer.Option(help="A player's name, in the order of seats.")] = None,
    dealer: Annotated[int | None, typer.Option(min=1, max=6, help="The seat that deals first.")] = None,
    lang: LangOption = None,
) -> None:
    """Follow a match at a real table as its arbiter, and ask what the articles say."""
    spoken = language(lang)
    with telling_problems(spoken):
        from settebello.cli.desk_opening import Setting
        from settebello.cli.referee import referee

        raise typer.Exit(referee(file, Setting(rules, player or (), dealer), spoken))


@app.command("perft", epilog="Example: settebello perft --rules scopone-10 --seed 7 --depth 5 --divide")
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
    from settebello.cli.perft import perft

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        perft(position, rules, seed, depth, spoken, divide=divide, plain=plain, as_json=as_json)


@app.command(
    "solve",
    epilog="Examples: settebello solve --rules scopone-10 --seed 7 --left 20 · settebello solve --record "
    "match.txt --deal 2 --play 15 --seconds 10 · settebello solve --par --rules scopa-2 --seed 7",
)
def solve_command(
    position: Annotated[
        str | None, typer.Argument(help="A position on one line; without it, a record or a deal.")
    ] = None,
    record: Annotated[Path | None, typer.Option(help="A match record.")] = None,
    deal: Annotated[int, typer.Option(min=1, help="Which deal of the record.")] = 1,
    play: Annotated[int, typer.Option(min=1, help="Before which play of that deal.")] = 1,
    rules: Annotated[str, typer.Option(help="Rules of a deal, where nothing else is given.")] = "scopone-10",
    seed: Annotated[int, typer.Option(min=0, help="Seed of that deal.")] = 1,
    left: Annotated[int, typer.Option(min=0, max=40, help="Play it down to so many cards first.")] = 20,
    seconds: Annotated[float | None, typer.Option(min=0, help="Stop then, with bounds.")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="Stop after so many nodes, with bounds.")] = None,
    par: Annotated[bool, typer.Option("--par", help="The whole deal instead, by who deals.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Find out what a position is worth with all cards open, and each play in it."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.positions import dealt, played_down, recorded
        from settebello.cli.solve import solve_deal, solve_position
        from settebello.engine import State
        from settebello.kernels.solve import SolveBudget
        from settebello.notation import parse_position

        def find() -> State:
            if position is not None:
                return parse_position(position)
            if record is not None:
                return recorded(record, deal, 1 if par else play)
            return played_down(dealt(rules, seed), 40 if par else left)

        (solve_deal if par else solve_position)(find, SolveBudget(seconds, nodes), spoken, as_json=as_json)


@app.command(
    "train",
    epilog="Examples: settebello train --rules scopone-10 --minutes 30 --seed 1 --out net.npz · "
    "settebello train --rules scopone-9 --deals 500000 --start net.npz --out nine.npz · "
    "settebello train --resume net.course --out net.npz",
)
def train_command(
    rules: Annotated[str, typer.Option(help="The game to learn.")] = "scopone-10",
    minutes: Annotated[float, typer.Option(min=0.01, help="How long; the clock decides the pace.")] = 30,
    deals: Annotated[
        int | None, typer.Option(min=1, help="So many deals instead: the same network every time.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of the first weights and of every deal.")] = 1,
    out: Annotated[Path, typer.Option(help="File of the network, written at every report.")] = Path(
        "net.npz"
    ),
    start: Annotated[Path | None, typer.Option(help="Go on from this network.")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Take up a course put aside (.course) with its own settings.")
    ] = None,
    threads: Annotated[int, typer.Option(min=1, help="Threads; the result is the same.")] = 2,
    every: Annotated[float, typer.Option(min=1, help="Seconds between two reports.")] = 120,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Train a value network by self-play; each report says how it does against greedy, alone."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.train import begin, check_place, run_course
        from settebello.learn import Settings
        from settebello.learn import resume as take_up

        check_place(out)
        settings = Settings(rules=rules, seed=seed, deals=deals, minutes=minutes)
        course = begin(settings, start) if resume is None else take_up(resume)
        run_course(course, out, threads, every, spoken, as_json=as_json)


app.command(
    "arena",
    epilog="Examples: settebello arena greedy random --deals 400 · settebello arena greedy exec:./mybot "
    "--rules figs --sequential --results mybot.jsonl",
)(arena_command)
app.command("ladder", epilog="Example: settebello ladder greedy random exec:./mybot --rules scopa-2")(
    ladder_command
)
app.command("engine", epilog="Example: settebello engine greedy")(engine_command)


@bench_app.command("playouts", epilog="Example: settebello bench playouts scopa figs --json")
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
        from settebello.cli.bench import bench_playouts

        bench_playouts(rules or [], spoken, as_json=as_json)


@bench_app.command("solve", epilog="Example: settebello bench solve --deals 20 --json")
def bench_solve_command(
    deals: Annotated[int | None, typer.Option(min=1, help="So many deals each.")] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Also with 28 cards left: a minute or so.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Time and nodes of the exact solver by cards left, beside plain alpha-beta."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.bench import bench_solve

        bench_solve(deals, spoken, deep=deep, as_json=as_json)


def main() -> None:
    """Run the command line; a problem is one line on standard error and exit status 1."""
    with telling_problems():
        app(prog_name="settebello", args=sys.argv[1:])
