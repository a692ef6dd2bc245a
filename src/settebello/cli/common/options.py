"""Options that many commands have."""

from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.common.problems import known_languages


def _known(language: str | None) -> str | None:
    """Refuse a language that there are no texts in."""
    if language is None or language in known_languages():
        return language
    raise typer.BadParameter(f"{language!r} is not one of {', '.join(known_languages())}.")


def written(context: typer.Context) -> frozenset[str]:
    """Return the names of the parameters that stand on the command line; the others have their defaults."""
    return frozenset(
        name
        for name in context.params
        if (source := context.get_parameter_source(name)) is not None and source.name == "COMMANDLINE"
    )


LangOption = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANGUAGE", callback=_known, help="it, en…; otherwise the system's."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
DatabaseOption = Annotated[
    Path | None, typer.Option("--database", help="The server's file; otherwise as for serve.")
]
