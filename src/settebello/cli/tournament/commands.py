"""``settebello tournament``: entries, rounds, results and standings, over a file that is the log."""

from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.common.options import JsonOption, LangOption, with_options
from settebello.cli.common.problems import language, telling_problems
from settebello.cli.tournament.requests import NewTournament, RulingRequest, SimulationRequest

tournament_app = typer.Typer(
    help="A tournament in one file: entries, pairings, results, standings.", no_args_is_help=True
)

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="The tournament.")]
EntrantArgument = Annotated[int, typer.Argument(metavar="ENTRANT", min=1, help="The entrant's number.")]
TableArgument = Annotated[int, typer.Argument(metavar="TABLE", min=1, help="The table's number.")]
PointsArgument = Annotated[
    str,
    typer.Argument(metavar="POINTS", help="11-7; or deal by deal, a star for one not finished: '5-2 *'."),
]
RoundOption = Annotated[int | None, typer.Option("--round", min=1, help="The round; otherwise the last one.")]
PartOption = Annotated[int, typer.Option("--part", min=1, help="The game, or which table of a team match.")]
ScopeOption = Annotated[str, typer.Option("--scope", metavar="N-N", help="The scopas of each side.")]
WinnerOption = Annotated[
    int | None, typer.Option("--winner", min=1, max=2, help="The side that won, where points do not say it.")
]


@tournament_app.command(
    "new",
    epilog="Example: settebello tournament new befana.tournament --name Befana --rules figs --format swiss",
)
@with_options(NewTournament)
def new_command(request: NewTournament) -> None:
    """Begin a tournament in a new file; its seed is in the file, so keep that to yourself."""
    spoken = language(request.lang)
    with telling_problems(spoken, as_json=request.as_json):
        from settebello.cli.tournament.evening import new_tournament

        new_tournament(request, spoken)


@tournament_app.command("enter", epilog="Example: settebello tournament enter befana.tournament Ada Bruno")
def enter_command(
    file: FileArgument,
    members: Annotated[list[str], typer.Argument(metavar="NAME…", help="Those who enter together.")],
    name: Annotated[str | None, typer.Option(help="The name of the team or pair.")] = None,
    strength: Annotated[int | None, typer.Option(help="Rating points, by which seeds are ordered.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Enter a person, a pair or a team; also late, where the format lets somebody come late."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.evening import enter_members

        enter_members(file, members, name, strength, spoken, as_json=as_json)


@tournament_app.command(
    "computers", epilog="Example: settebello tournament computers befana.tournament circolo --entries 4"
)
def computers_command(
    file: FileArgument,
    level: Annotated[str, typer.Argument(metavar="LEVEL", help="A computer player, as circolo.")],
    entries: Annotated[int, typer.Option(min=0, max=5000, help="Entries of computers alone.")] = 0,
    partner: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A person who plays with computers; several.")
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Enter computer players before the start; they are there, and need no check-in."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.computers import enter_computers_in

        enter_computers_in(file, level, entries, partner or (), spoken, as_json=as_json)


@tournament_app.command("check-in")
def check_in_command(
    file: FileArgument,
    entrants: Annotated[list[int], typer.Argument(metavar="ENTRANT…", min=1, help="Their numbers.")],
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Say that entrants are there."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.evening import check_in

        check_in(file, entrants, spoken, as_json=as_json)


@tournament_app.command("withdraw")
def withdraw_command(
    file: FileArgument,
    entrant: EntrantArgument,
    reason: Annotated[str, typer.Option(help="Why.")] = "",
    back: Annotated[bool, typer.Option("--back", help="The entrant comes back for the next round.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Let an entrant leave, or come back."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.evening import withdraw

        withdraw(file, entrant, reason, spoken, back=back, as_json=as_json)


@tournament_app.command(
    "substitute", epilog="Example: settebello tournament substitute befana.tournament 3 2 Gina"
)
def substitute_command(
    file: FileArgument,
    entrant: EntrantArgument,
    member: Annotated[int, typer.Argument(min=1, help="Which of its members leaves, from 1.")],
    name: Annotated[str, typer.Argument(help="The new one.")],
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Put another person in the place of a member."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.evening import substitute

        substitute(file, entrant, member, name, spoken, as_json=as_json)


@tournament_app.command("pair")
def pair_command(
    file: FileArgument,
    undo: Annotated[
        bool, typer.Option("--undo", help="Take the last round back; it has no result yet.")
    ] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Pair the next round and print it; the first one ends the registration."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.evening import pair_round

        pair_round(file, spoken, undo=undo, as_json=as_json)


@tournament_app.command("result", epilog="Example: settebello tournament result befana.tournament 3 11-7")
def result_command(
    file: FileArgument,
    table: TableArgument,
    points: PointsArgument,
    round_number: RoundOption = None,
    part: PartOption = 1,
    scope: ScopeOption = "0-0",
    winner: WinnerOption = None,
    lang: LangOption = None,
) -> None:
    """Give the result of a table."""
    spoken = language(lang)
    with telling_problems(spoken):
        from settebello.cli.tournament.evening import TableResult, report

        report(file, TableResult(round_number, table, part, points, scope, winner), spoken)


@tournament_app.command("correct")
def correct_command(
    file: FileArgument,
    table: TableArgument,
    points: PointsArgument,
    reason: Annotated[str, typer.Option(help="Why.")],
    round_number: RoundOption = None,
    part: PartOption = 1,
    scope: ScopeOption = "0-0",
    lang: LangOption = None,
) -> None:
    """Replace a result; everything after it is recounted."""
    spoken = language(lang)
    with telling_problems(spoken):
        from settebello.cli.tournament.evening import TableResult, report

        report(file, TableResult(round_number, table, part, points, scope), spoken, reason=reason)


@tournament_app.command("absent")
def absent_command(
    file: FileArgument,
    table: TableArgument,
    sides: Annotated[list[int], typer.Argument(metavar="SIDE…", min=1, max=2, help="1, 2, or both.")],
    round_number: RoundOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Let a side lose its table because it did not come."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.evening import absent

        absent(file, table, sides, round_number, spoken, as_json=as_json)


@tournament_app.command(
    "rule",
    epilog="Example: settebello tournament rule befana.tournament --article 5 --reason late "
    "--entrant 3 --penalty 1",
)
@with_options(RulingRequest)
def rule_command(request: RulingRequest) -> None:
    """Rule by an article and with a reason."""
    spoken = language(request.lang)
    with telling_problems(spoken, as_json=request.as_json):
        from settebello.cli.tournament.evening import rule

        rule(request, spoken)


@tournament_app.command("show")
def show_command(
    file: FileArgument, round_number: RoundOption = None, as_json: JsonOption = False, lang: LangOption = None
) -> None:
    """Show the entrants before the start, then a round with its results."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.evening import show

        show(file, round_number, spoken, as_json=as_json)


@tournament_app.command("standings")
def standings_command(
    file: FileArgument, round_number: RoundOption = None, as_json: JsonOption = False, lang: LangOption = None
) -> None:
    """Rank everybody, also as it was after an earlier round."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.evening import show_standings

        show_standings(file, round_number, spoken, as_json=as_json)


@tournament_app.command("finish")
def finish_command(
    file: FileArgument,
    call_off: Annotated[bool, typer.Option("--call-off", help="Call it off instead.")] = False,
    reason: Annotated[str, typer.Option(help="Why it is called off.")] = "",
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """End the tournament after its last round, and show its seed."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.evening import finish_tournament

        finish_tournament(file, reason, spoken, call_off=call_off, as_json=as_json)


@tournament_app.command("deals", epilog="Example: settebello tournament deals befana.tournament > deals.txt")
def deals_command(file: FileArgument, round_number: RoundOption = None, lang: LangOption = None) -> None:
    """Print the secret set of a round's deals, for `settebello duplicate show`."""
    with telling_problems(language(lang)):
        from settebello.cli.tournament.evening import print_deals

        print_deals(file, round_number)


@tournament_app.command(
    "export", epilog="Example: settebello tournament export befana.tournament results > results.csv"
)
def export_command(
    file: FileArgument,
    kind: Annotated[str, typer.Argument(metavar="KIND", help="entries, results, standings, or all as JSON.")],
    lang: LangOption = None,
) -> None:
    """Print entries, results or standings as CSV, or all of it as JSON, without the seed."""
    with telling_problems(language(lang)):
        from settebello.cli.tournament.evening import export

        export(file, kind)


@tournament_app.command(
    "import", epilog="Example: settebello tournament import befana.tournament entries entries.csv"
)
def import_command(
    file: FileArgument,
    kind: Annotated[str, typer.Argument(metavar="KIND", help="entries or results.")],
    source: Annotated[Path, typer.Argument(metavar="CSV", help="A file as export prints it.")],
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Read entries or results from CSV: all of them or none."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.cli.tournament.evening import import_rows

        import_rows(file, kind, source, spoken, as_json=as_json)


@tournament_app.command("simulate", epilog="Example: settebello tournament simulate --entrants 32 --runs 200")
@with_options(SimulationRequest)
def simulate_command(request: SimulationRequest) -> None:
    """Say how well each format finds the best among simulated players."""
    spoken = language(request.lang)
    with telling_problems(spoken, as_json=request.as_json):
        from settebello.cli.tournament.simulation import simulate

        simulate(request, spoken)
