"""Options that many commands have."""

from typing import Annotated

import typer

from settebello.cli.problems import Lang

LangOption = Annotated[Lang | None, typer.Option("--lang", help="Language; otherwise the system's.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
