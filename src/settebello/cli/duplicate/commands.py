"""``settebello duplicate``: deals drawn in advance, sealed, played at several tables, compared."""

from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.common.options import JsonOption, LangOption
from settebello.cli.common.problems import language, telling_problems

duplicate_app = typer.Typer(
    help="Duplicate deals: drawn in advance, sealed, played at several tables, compared.",
    no_args_is_help=True,
)

SetArgument = Annotated[Path, typer.Argument(metavar="SET", help="A set: its secret or its public text.")]
PublicArgument = Annotated[Path, typer.Argument(metavar="PUBLIC", help="What was given out beforehand.")]
SecretArgument = Annotated[
    Path, typer.Argument(metavar="SECRET", help="The secret text, or one with some deals opened.")
]
SheetsArgument = Annotated[
    list[Path], typer.Argument(metavar="SHEET…", help="Result sheets and match records.")
]


@duplicate_app.command("new", epilog="Example: settebello duplicate new --rules figs --deals 8 befana.txt")
def new_command(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="befana.txt writes befana.secret.txt and befana.public.txt; none is overwritten.",
        ),
    ],
    rules: Annotated[str, typer.Option(help="A rule set for two sides, as in figs.")] = "figs",
    deals: Annotated[int, typer.Option(min=1, max=999, help="How many deals.")] = 8,
    seed: Annotated[
        str | None, typer.Option(metavar="HEX", help="64 digits; otherwise a fresh secret.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="What the set is for.")] = None,
    date: Annotated[str | None, typer.Option(help="When, best as 2026-01-06.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Draw a set: a secret text with the seed, and a public one to give out before the first card."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.duplicate.sets import new_set

        new_set(file, rules, deals, seed, name, date, spoken, as_json=as_json)


@duplicate_app.command("show", epilog="Example: settebello duplicate show befana.secret.txt --deal 3")
def show_command(
    file: SetArgument,
    deal: Annotated[int | None, typer.Option(min=1, help="Pack and hands of one deal.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Show a set, or the pack and the hands of one deal that is open."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.duplicate.sets import show_deal, show_set

        if deal is None:
            show_set(file, spoken, as_json=as_json)
        else:
            show_deal(file, deal, spoken, as_json=as_json)


@duplicate_app.command(
    "open", epilog="Example: settebello duplicate open befana.secret.txt --deal 3 > befana.open.txt"
)
def open_command(
    file: SetArgument,
    deal: Annotated[list[int], typer.Option(min=1, help="A deal to open; may stand several times.")],
    lang: LangOption = None,
) -> None:
    """Print the public text with these deals opened, the others still sealed."""
    with telling_problems(language(lang)):
        from settebello.cli.duplicate.sets import print_opened

        print_opened(file, deal)


@duplicate_app.command(
    "sheet", epilog="Example: settebello duplicate sheet befana.public.txt --tables 2 > results.txt"
)
def sheet_command(
    file: SetArgument,
    tables: Annotated[int, typer.Option(min=1, max=999, help="How many tables.")] = 1,
    lang: LangOption = None,
) -> None:
    """Print a result sheet to fill in."""
    with telling_problems(language(lang)):
        from settebello.cli.duplicate.sets import print_sheet

        print_sheet(file, tables)


@duplicate_app.command(
    "check", epilog="Example: settebello duplicate check befana.public.txt befana.secret.txt"
)
def check_command(
    public: PublicArgument, secret: SecretArgument, as_json: JsonOption = False, lang: LangOption = None
) -> None:
    """Check that what is opened is what was promised; exit 1 where it is not."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.duplicate.sets import check

        check(public, secret, spoken, as_json=as_json)


@duplicate_app.command(
    "compare", epilog="Example: settebello duplicate compare befana.secret.txt results.txt table-2.txt"
)
def compare_command(
    secret: SecretArgument, sheets: SheetsArgument, as_json: JsonOption = False, lang: LangOption = None
) -> None:
    """Compare the tables deal by deal; every match record is played through once more."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.duplicate.comparison import compare_files

        compare_files(secret, sheets, spoken, as_json=as_json)
