"""The options of the commands that have many.

The choices are named here a second time, so that `--help` need not import the tournament; a test compares
them.
"""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.common.options import JsonOption, LangOption

FormatChoice = StrEnum("FormatChoice", "round_robin swiss knockout duplicate teams arena")
PairingChoice = StrEnum("PairingChoice", "round_robin swiss knockout arena")
ScoringChoice = StrEnum("ScoringChoice", "match matchpoints total")
PartnersChoice = StrEnum("PartnersChoice", "fixed drawn changing")
TieBreakChoice = StrEnum(
    "TieBreakChoice",
    "buchholz buchholz_cut sonneborn_berger direct wins difference points scope lot",
)


@dataclass(frozen=True, slots=True)
class NewTournament:
    """The options of a new tournament."""

    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")]
    name: Annotated[str, typer.Option(help="The name of the tournament.")]
    rules: Annotated[str, typer.Option(help="A rule set for two sides.")] = "scopone"
    format: Annotated[FormatChoice, typer.Option(help="The format.")] = FormatChoice.swiss
    pairing: Annotated[PairingChoice | None, typer.Option(help="Another pairing than the format's.")] = None
    scoring: Annotated[ScoringChoice | None, typer.Option(help="Another scoring than the format's.")] = None
    partners: Annotated[PartnersChoice, typer.Option(help="How partners are found.")] = PartnersChoice.fixed
    rounds: Annotated[int | None, typer.Option(help="Rounds; otherwise by the number of entrants.")] = None
    cycles: Annotated[int, typer.Option(help="Round robin: once or twice round.")] = 1
    best_of: Annotated[int, typer.Option(help="Games of an encounter: 1, 3, 5…")] = 1
    deals: Annotated[int | None, typer.Option(help="Duplicate and teams: deals a round.")] = None
    lasts: Annotated[
        int | None, typer.Option(metavar="MINUTES", help="Arena: no table begins after so many minutes.")
    ] = None
    tie_break: Annotated[
        list[TieBreakChoice] | None, typer.Option(help="Tie-breaks in order, instead of the format's.")
    ] = None
    check_in: Annotated[bool, typer.Option("--check-in", help="Only those play who have checked in.")] = False
    seed: Annotated[str | None, typer.Option(metavar="HEX", help="64 digits; otherwise a fresh secret.")] = (
        None
    )
    as_json: JsonOption = False
    lang: LangOption = None


@dataclass(frozen=True, slots=True)
class RulingRequest:
    """The options of a ruling."""

    file: Annotated[Path, typer.Argument(metavar="FILE", help="The tournament.")]
    article: Annotated[str, typer.Option(help="The article.")]
    reason: Annotated[str, typer.Option(help="The reason, for everybody to read.")]
    entrant: Annotated[int | None, typer.Option(min=1, help="The entrant it is about.")] = None
    penalty: Annotated[int, typer.Option(help="Points taken away.")] = 0
    disqualify: Annotated[bool, typer.Option("--disqualify", help="The entrant plays no more.")] = False
    table: Annotated[int | None, typer.Option(min=1, help="The table it is about.")] = None
    round_number: Annotated[
        int | None, typer.Option("--round", min=1, help="The round; the last one unless said.")
    ] = None
    lost: Annotated[list[int] | None, typer.Option(min=1, max=2, help="A side that loses the table.")] = None
    as_json: JsonOption = False
    lang: LangOption = None


@dataclass(frozen=True, slots=True)
class SimulationRequest:
    """The options of a simulation."""

    entrants: Annotated[int, typer.Option(min=4, max=512, help="How many play.")] = 32
    runs: Annotated[int, typer.Option(min=1, max=100_000, help="Tournaments of each format.")] = 100
    rounds: Annotated[int | None, typer.Option(min=1, max=99, help="Rounds of Swiss and duplicate.")] = None
    deals: Annotated[int, typer.Option(min=1, max=99, help="Deals of an encounter.")] = 4
    spread: Annotated[
        float, typer.Option(min=0, max=5, help="Standard deviation of strength, in points a deal.")
    ] = 0.5
    seed: Annotated[int, typer.Option(min=0, help="The same one gives the same digits.")] = 0
    as_json: JsonOption = False
    lang: LangOption = None
