"""``settebello-lab arena`` and ``settebello-lab ladder``: players against each other over duplicate deals."""

from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.common.options import JsonOption, LangOption
from settebello.cli.common.problems import language, telling_problems
from settebello.errors import Reason

PlayerArgument = Annotated[str, typer.Argument(help="A player's name, or exec:COMMAND.")]
RulesOption = Annotated[str, typer.Option(help="A rule set, as in scopa?players=3.")]
SeedOption = Annotated[int, typer.Option(min=0, help="Seed of the deals and of the players' luck.")]
MsOption = Annotated[
    int, typer.Option("--ms", min=1, max=3_600_000, help="What a player may spend on a move.")
]
JobsOption = Annotated[
    int | None, typer.Option(min=1, max=256, help="Processes; otherwise one for each core.")
]
ClusterOption = Annotated[
    str | None, typer.Option(help="Play on the workers of this Dask scheduler, as in tcp://host:8786.")
]

DEALS = 200


def arena_command(
    a: PlayerArgument,
    b: PlayerArgument,
    rules: RulesOption = "scopone",
    deals: Annotated[int | None, typer.Option(min=1, help=f"Duplicate deals; {DEALS} if not said.")] = None,
    matches: Annotated[int | None, typer.Option(min=1, help="Matches to the target instead.")] = None,
    seed: SeedOption = 1,
    ms: MsOption = 300,
    ms_b: Annotated[
        int | None, typer.Option(min=1, max=3_600_000, help="The same for the second, if it is not as much.")
    ] = None,
    jobs: JobsOption = None,
    cluster: ClusterOption = None,
    results: Annotated[
        Path | None, typer.Option(help="Keep each deal here, and go on where it ends.")
    ] = None,
    sequential: Annotated[
        bool, typer.Option("--sequential", help="Stop as soon as it is clear who is stronger.")
    ] = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the running mean into this SVG.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Let two players play the same deals from both sides, and compare them."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.processes import cores
        from settebello.rules import parse_rules
        from settebello_lab.arena import Contest, Unit, ending_tidily
        from settebello_lab.cli.contests import Wishes, run_contest

        unit = Unit.DEAL if matches is None else Unit.MATCH
        contest = Contest(a, b, parse_rules(rules), seed, ms, unit, ms_b)
        wishes = Wishes(
            _one_of(deals, matches, sequential=sequential),
            jobs or cores(),
            results,
            sequential,
            plot,
            cluster,
        )
        with ending_tidily():
            run_contest(contest, wishes, spoken, as_json=as_json)


def ladder_command(
    players: Annotated[list[str], typer.Argument(help="Two or more players.")],
    rules: RulesOption = "scopone",
    deals: Annotated[int, typer.Option(min=1, help="Duplicate deals for each pair.")] = DEALS,
    seed: SeedOption = 1,
    ms: MsOption = 300,
    jobs: JobsOption = None,
    results: Annotated[Path | None, typer.Option(help="Keep each pair's deals in this folder.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Let everybody play everybody, and place them by their points."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.processes import cores
        from settebello.rules import parse_rules
        from settebello_lab.arena import ending_tidily
        from settebello_lab.cli.ladders import climb

        with ending_tidily():
            played = climb(players, parse_rules(rules), deals, seed, ms, jobs or cores(), results, spoken)
        played.print(spoken, as_json=as_json, markdown=markdown)


def _one_of(deals: int | None, matches: int | None, *, sequential: bool) -> int:
    """Return how many rounds to play; raise `InvalidSetting` for wishes that exclude each other."""
    from settebello.errors import InvalidSetting

    if matches is None:
        return DEALS if deals is None else deals
    if deals is not None or sequential:
        raise InvalidSetting(
            "--matches goes neither with --deals nor with --sequential", reason=Reason.MATCHES_ALONE
        )
    return matches
