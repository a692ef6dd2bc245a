"""``settebello solve`` and ``settebello engine``: the exact solver, and players for other programs."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.common.options import JsonOption, LangOption, with_options
from settebello.cli.common.problems import language, telling_problems


@dataclass(frozen=True, slots=True)
class SolveOptions:
    """The arguments and options of ``settebello solve``."""

    position: Annotated[
        str | None, typer.Argument(help="A position on one line; without it, a record or a deal.")
    ] = None
    record: Annotated[Path | None, typer.Option(help="A match record.")] = None
    deal: Annotated[int, typer.Option(min=1, help="Which deal of the record.")] = 1
    play: Annotated[int, typer.Option(min=1, help="Before which play of that deal.")] = 1
    rules: Annotated[str, typer.Option(help="Rules of a deal, where nothing else is given.")] = "scopone-10"
    seed: Annotated[int, typer.Option(min=0, help="Seed of that deal.")] = 1
    left: Annotated[int, typer.Option(min=0, max=40, help="Play it down to so many cards first.")] = 20
    seconds: Annotated[float | None, typer.Option(min=0, help="Stop then, with bounds.")] = None
    nodes: Annotated[int | None, typer.Option(min=1, help="Stop after so many nodes, with bounds.")] = None
    par: Annotated[bool, typer.Option("--par", help="The whole deal instead, by who deals.")] = False
    as_json: JsonOption = False
    lang: LangOption = None


@with_options(SolveOptions)
def solve_command(asked: SolveOptions) -> None:
    """Find out what a position is worth with all cards open, and each play in it."""
    spoken = language(asked.lang)
    with telling_problems(spoken, as_json=asked.as_json):
        from settebello.cli.engine.positions import dealt_position, played_down, recorded
        from settebello.cli.engine.solve import solve_deal, solve_position
        from settebello.engine import State
        from settebello.kernels.solve import SolveBudget
        from settebello.notation import parse_position

        def find() -> State:
            if asked.position is not None:
                return parse_position(asked.position)
            if asked.record is not None:
                return recorded(asked.record, asked.deal, 1 if asked.par else asked.play)
            return played_down(dealt_position(asked.rules, asked.seed), 40 if asked.par else asked.left)

        answer = solve_deal if asked.par else solve_position
        answer(find, SolveBudget(asked.seconds, asked.nodes), spoken, as_json=asked.as_json)


def engine_command(
    player: Annotated[str, typer.Argument(help="A player's name.")], lang: LangOption = None
) -> None:
    """Speak the engine protocol on standard input and output, for other programs."""
    spoken = language(lang)
    with telling_problems(spoken):
        from settebello.cli.engine.speaking import speak_as

        speak_as(player, spoken)
