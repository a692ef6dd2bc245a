"""``settebello-lab losses`` and ``settebello-lab themes``: what players' own deals show when reviewed."""

from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.common.options import JsonOption, LangOption
from settebello.cli.common.problems import language, telling_problems

ResultsOption = Annotated[Path, typer.Option(help="Keep each deal in this folder, and go on from there.")]
RESULTS = Path("losses")
GAMES = ["scopone", "scopone-10", "scopa?players=2"]
DEALS = 100
WORLDS = 400


def losses_command(
    players: Annotated[
        list[str] | None, typer.Argument(help="Players, the weakest first; otherwise those of the scale.")
    ] = None,
    rules: Annotated[
        list[str] | None, typer.Option(help="Rule sets; otherwise scopone with nine and ten, scopa for two.")
    ] = None,
    deals: Annotated[int, typer.Option(min=2, max=100_000, help="Deals of each player.")] = DEALS,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the deals, the luck and the worlds.")] = 1,
    worlds: Annotated[int, typer.Option(min=2, help="Worlds that judge a play, an even number.")] = WORLDS,
    results: ResultsOption = RESULTS,
    scale: Annotated[Path | None, typer.Option(help="Write the scale of losses into this file.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=256, help="Processes; otherwise one for each core.")
    ] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Let each player play the same deals with itself, review them, and say what it loses a deal."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.processes import cores
        from settebello_lab.cli.study import measure_losses, show_losses, write_scale
        from settebello_lab.study import LADDER, StudyDeals

        named = players or list(LADDER)
        asked = [StudyDeals(name, each, seed, _even(worlds)) for each in rules or GAMES for name in named]
        found = measure_losses(asked, deals, results, workers or cores(), spoken)
        if scale is not None:
            write_scale(scale, found)
        show_losses(found, named, spoken, as_json=as_json, as_markdown=markdown)


def themes_command(
    results: Annotated[Path, typer.Argument(help="A folder of `settebello-lab losses`.")] = RESULTS,
    examples: Annotated[int, typer.Option(min=0, max=100, help="Plays of each that are shown.")] = 5,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Count the mistakes with a name in reviewed deals: how often, what they lost, and examples."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello_lab.cli.study import show_themes

        show_themes(results, spoken, examples=examples, as_json=as_json)


def _even(worlds: int) -> int:
    """Return a number of worlds; raise `InvalidArgument` as a review does."""
    from settebello.analysis import AnalysisSettings
    from settebello.analysis.reviewing import checked_settings

    return checked_settings(AnalysisSettings(worlds=worlds)).worlds
