"""Options that many commands have."""

from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Annotated, TypeVar, get_type_hints

import typer

from settebello.cli.common.problems import known_languages

Options = TypeVar("Options")


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
    typer.Option(
        "--lang", metavar="LANGUAGE", callback=_known, help="Its tag, such as en; otherwise the system's."
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
DatabaseOption = Annotated[
    Path | None, typer.Option("--database", help="The server's file; otherwise as for serve.")
]


def with_options(kind: type[Options]) -> Callable[[Callable[[Options], None]], Callable[..., None]]:
    """Declare the fields of a dataclass as the arguments and options of a command, which is handed one."""

    def declared(command: Callable[[Options], None]) -> Callable[..., None]:
        def call(**given: object) -> None:
            command(kind(**given))

        call.__name__, call.__doc__ = command.__name__, command.__doc__
        call.__annotations__ = get_type_hints(kind, include_extras=True)
        vars(call)["__signature__"] = signature(kind)
        return call

    return declared
