"""``settebello-lab puzzles``: for those who make puzzles."""

from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.common.options import JsonOption, LangOption
from settebello.cli.common.problems import language, telling_problems
from settebello.cli.puzzles.commands import FileArgument

puzzles_app = typer.Typer(
    help="Make puzzles from play, and prove them; `settebello puzzle` shows one.", no_args_is_help=True
)

MOST_DEALS = 1_000_000

WorkersOption = Annotated[int | None, typer.Option(min=1, max=64, help="Processes; otherwise one a core.")]


@puzzles_app.command(
    "mine",
    epilog="Examples: settebello-lab puzzles mine --deals 200 · settebello-lab puzzles mine match.txt",
)
def mine_command(
    records: Annotated[list[Path] | None, typer.Argument(help="Match records, finished ones.")] = None,
    deals: Annotated[int, typer.Option(min=0, max=MOST_DEALS, help="Deals of self-play.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the deals.")] = 0,
    rules: Annotated[list[str] | None, typer.Option(help="Rule sets of self-play, in turn.")] = None,
    out: Annotated[Path, typer.Option(help="Where puzzles are added, one a line.")] = Path("puzzles.jsonl"),
    workers: WorkersOption = None,
    lang: LangOption = None,
) -> None:
    """Look for puzzles in self-play and in matches; run it again to go on where it stopped."""
    spoken = language(lang)
    with telling_problems(spoken):
        from settebello.processes import cores
        from settebello_lab.cli.mining import MineRequest, mine

        mine(
            MineRequest(tuple(records or ()), deals, seed, tuple(rules or ())),
            out,
            workers or cores(),
            spoken,
        )


@puzzles_app.command("check", epilog="Example: settebello-lab puzzles check mine.jsonl --seed 7")
def check_command(
    file: FileArgument = None,
    seed: Annotated[int, typer.Option(min=1, help="Seed of the fresh worlds.")] = 1,
    quick: Annotated[bool, typer.Option("--quick", help="Judge nothing afresh.")] = False,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Prove every puzzle of a file again, in fresh worlds; exit 1 where one does not hold."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.processes import cores
        from settebello_lab.cli.proving import prove

        holds = prove(file, None if quick else seed, workers or cores(), spoken, as_json=as_json)
        raise typer.Exit(0 if holds else 1)
