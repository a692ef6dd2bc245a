"""The commands of the laboratory: ``settebello-lab …``, and the same under ``settebello``."""

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import settebello_lab
from settebello.cli.common.running import run_program
from settebello_lab.cli.arena import arena_command, ladder_command
from settebello_lab.cli.losses import losses_command, themes_command
from settebello_lab.cli.puzzles import puzzles_app
from settebello_lab.cli.research import (
    bench_app,
    conformance_command,
    data_command,
    imitate_command,
    perft_command,
    train_command,
)

NAME = "settebello-lab"

app = typer.Typer(
    name=NAME,
    help="Contests, training and measures of the players and the engine of Settebello.",
    epilog="Try: settebello-lab arena greedy random --deals 400 · settebello-lab COMMAND --help",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(bench_app, name="bench")
app.add_typer(puzzles_app, name="puzzles")


def _version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(f"{NAME} {settebello_lab.__version__}")
        raise typer.Exit


@app.callback()
def laboratory(
    version: Annotated[
        bool, typer.Option("--version", callback=lambda wanted: _version(wanted=wanted), is_eager=True)
    ] = False,
) -> None:
    """Measure and train players."""


app.command("conformance", epilog="Example: settebello-lab conformance --presets presets.json cases.jsonl")(
    conformance_command
)
app.command("perft", epilog="Example: settebello-lab perft --rules scopone-10 --seed 7 --depth 5 --divide")(
    perft_command
)
app.command(
    "data",
    epilog="Example: settebello-lab data deals.parquet --rules scopone --deals 1000000 --player greedy",
)(data_command)
app.command(
    "train",
    epilog="Examples: settebello-lab train --rules scopone-10 --minutes 30 --seed 1 --out net.npz · "
    "settebello-lab train --rules scopone-9 --deals 500000 --start net.npz --out nine.npz · "
    "settebello-lab train --resume net.course --out net.npz",
)(train_command)
app.command(
    "imitate",
    epilog="Example: settebello-lab imitate ismcts:1000 worlds:100 greedy --rules scopone-10 --deals 6000",
)(imitate_command)
app.command(
    "arena",
    epilog="Examples: settebello-lab arena greedy random --deals 400 · "
    "settebello-lab arena greedy exec:./mybot --rules figs --sequential --results mybot.jsonl",
)(arena_command)
app.command("ladder", epilog="Example: settebello-lab ladder greedy random exec:./mybot --rules scopa-2")(
    ladder_command
)
app.command(
    "losses",
    epilog="Examples: settebello-lab losses --deals 100 --scale scale.json · "
    "settebello-lab losses greedy maestro --rules figs --deals 20",
)(losses_command)
app.command("themes", epilog="Example: settebello-lab themes losses --examples 2")(themes_command)


def run(arguments: Sequence[str]) -> None:
    """Run a command with its arguments; end the process with its status."""
    app(prog_name=NAME, args=list(arguments))


def main() -> None:
    """Run the command line; a problem is one line on standard error and exit status 1."""
    run_program(app, NAME, sys.argv[1:])
