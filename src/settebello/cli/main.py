"""The commands a person types; alone, ``settebello`` starts the table and opens the browser."""

import sys
from pathlib import Path
from typing import Annotated

import typer

import settebello
from settebello.cli.club.moderation import people_app
from settebello.cli.common.laboratory import LABORATORY, run_in_laboratory
from settebello.cli.common.options import DatabaseOption, JsonOption, LangOption
from settebello.cli.common.problems import language, telling_problems
from settebello.cli.common.running import run_program
from settebello.cli.common.settings import SettingsCommand
from settebello.cli.duplicate.commands import duplicate_app
from settebello.cli.engine.commands import engine_command, solve_command
from settebello.cli.puzzles.commands import puzzle_command
from settebello.cli.rules.commands import rules_app
from settebello.cli.tournament.commands import tournament_app

LEVELS_HELP = (
    "principiante sees what there is to take, not what it leaves; circolo thinks well, but remembers the "
    "last rounds only; esperto thinks like maestro, but remembers few plays; campione remembers more; "
    "maestro remembers everything; greedy looks one play ahead."
)
"""The levels of the page, and the usual player of the terminal, each with what it is."""

app = typer.Typer(
    name="settebello",
    help="Scopa and Scopone by the rules of their sources.",
    epilog="Try: settebello play figs · settebello rules list · settebello COMMAND --help",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(rules_app, name="rules")
app.add_typer(duplicate_app, name="duplicate")
app.add_typer(people_app, name="people")
app.add_typer(tournament_app, name="tournament")


def _version(*, wanted: bool) -> None:
    if wanted:
        typer.echo(f"settebello {settebello.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def without_command(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 (handled by its callback)
        bool, typer.Option("--version", callback=lambda wanted: _version(wanted=wanted), is_eager=True)
    ] = False,
) -> None:
    """Start the table and open it in the browser."""
    if context.invoked_subcommand is None:
        from settebello.cli.club.serve import serve  # the server is slow to import

        serve(open_browser=True)


@app.command("serve", cls=SettingsCommand)
def serve_command(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option()] = None,
    database: Annotated[Path | None, typer.Option()] = None,
    bot_seconds: Annotated[float | None, typer.Option()] = None,
    workers: Annotated[int | None, typer.Option()] = None,
    metrics_port: Annotated[int | None, typer.Option()] = None,
    log_format: Annotated[str | None, typer.Option(metavar="FORMAT")] = None,
    log_level: Annotated[str | None, typer.Option(metavar="LEVEL")] = None,
) -> None:
    """Start the table without opening a browser."""
    from settebello.cli.club.serve import serve  # the server is slow to import

    serve(
        host=host,
        port=port,
        database=database,
        bot_seconds=bot_seconds,
        workers=workers,
        metrics_port=metrics_port,
        log_format=log_format,
        log_level=log_level,
    )


@app.command("backup", epilog="Example: settebello backup club.backup")
def backup_command(
    file: Annotated[Path, typer.Argument(help="Where to write it; nothing may be there.")],
    database: DatabaseOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Write every table and everybody with an account into one file, also while people play."""
    from settebello.cli.club.backup import backup

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        backup(file, database, spoken, as_json=as_json)


@app.command("restore", epilog="Example: settebello restore club.backup --database club.db")
def restore_command(
    file: Annotated[Path, typer.Argument(help="What `settebello backup` wrote.")],
    database: DatabaseOption = None,
    without_sessions: Annotated[
        bool, typer.Option("--without-sessions", help="Everybody has to sign in again.")
    ] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Make a database of a backup; it may not be there yet, or has to be empty on a server."""
    from settebello.cli.club.backup import restored

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        restored(file, database, spoken, sessions=not without_sessions, as_json=as_json)


@app.command("play", epilog="Examples: settebello play · settebello play 'figs?target=11' --record match.txt")
def play_command(
    rules: Annotated[
        str, typer.Argument(metavar="RULES", help="A rule set, as in scopa.")
    ] = "scopa?players=2",
    player: Annotated[str, typer.Option(help=f"Who plays the other seats: {LEVELS_HELP}")] = "greedy",
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX", help="Deal the same cards every time.")] = None,
    lang: LangOption = None,
    record: Annotated[Path | None, typer.Option(help="Write the match to this file.")] = None,
    pace: Annotated[
        float | None, typer.Option(min=0, max=60, metavar="SECONDS", help="Pause after each card.")
    ] = None,
) -> None:
    """Play a match in the terminal against computer players."""
    from settebello.cli.play.matches import play

    spoken = language(lang)
    with telling_problems(spoken):
        raise typer.Exit(play(rules, player, name, seed, spoken, record, pace))


@app.command("replay", epilog="Example: settebello replay match.txt --step")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A match record.")],
    step: Annotated[bool, typer.Option("--step", help="Show each play, and the table after it.")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Read a match, check everything it says, and show it; exit 1 where something does not hold."""
    from settebello.cli.records.replay import replay_file

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        replay_file(file, spoken, step=step, as_json=as_json)


@app.command(
    "review", epilog="Examples: settebello review match.txt · settebello review match.txt --html review.html"
)
def review_command(
    file: Annotated[Path, typer.Argument(help="A match record.")],
    worlds: Annotated[int, typer.Option(help="Worlds dealt for each decision: an even number.")] = 400,
    seed: Annotated[int, typer.Option(min=0, help="Seed: the same one gives the same digits.")] = 0,
    plays: Annotated[int, typer.Option(min=0, help="How many of the costliest plays to show.")] = 5,
    workers: Annotated[
        int | None, typer.Option(min=1, max=64, help="Processes; otherwise one a core.")
    ] = None,
    page: Annotated[Path | None, typer.Option("--html", help="Write a page of it to this file.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Say what every play of a match was worth, how everybody played, and whether it was luck."""
    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        from settebello.analysis import AnalysisSettings
        from settebello.cli.study.reading import review_file
        from settebello.processes import cores

        settings = AnalysisSettings(worlds=worlds, seed=seed)
        wanted = workers or cores()
        review_file(file, settings, spoken, workers=wanted, plays=plays, page=page, as_json=as_json)


@app.command(
    "verify", epilog="Examples: settebello verify match.txt · settebello verify ADDRESS --seen 3f9a51c0"
)
def verify_command(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="A match record, or a table's address.")],
    seen: Annotated[
        list[str] | None,
        typer.Option(metavar="HASH", help="A hash that you were shown before a deal, or how it begins."),
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Check that each deal's pack follows from what was said before it; exit 1 where one does not."""
    from settebello.cli.records.verify import verify

    spoken = language(lang)
    with telling_problems(spoken, as_json=as_json):
        raise typer.Exit(0 if verify(record, seen or [], spoken, as_json=as_json) else 1)


@app.command(
    "referee",
    epilog="Examples: settebello referee match.txt · settebello referee match.txt --player Ada "
    "--player Bruno --player Carla --player Dario --dealer 4",
)
def referee_command(
    file: Annotated[
        Path | None, typer.Argument(help="Where the protocol is saved; one that is there is gone on with.")
    ] = None,
    rules: Annotated[
        str | None, typer.Option(help="Rules with the FIGS articles, as in figs?target=11.")
    ] = None,
    player: Annotated[list[str] | None, typer.Option(help="A player's name, in the order of seats.")] = None,
    dealer: Annotated[int | None, typer.Option(min=1, max=6, help="The seat that deals first.")] = None,
    lang: LangOption = None,
) -> None:
    """Follow a match at a real table as its arbiter, and ask what the articles say."""
    spoken = language(lang)
    with telling_problems(spoken):
        from settebello.cli.referee.desk import referee
        from settebello.cli.referee.opening import Setting

        raise typer.Exit(referee(file, Setting(rules, player or (), dealer), spoken))


@app.command(
    "bot",
    epilog="Example: settebello bot --server http://localhost:7722 --token-file maestro.token",
)
def bot_command(
    server: Annotated[str, typer.Option(help="The server's address.")],
    token_file: Annotated[Path, typer.Option(help="A file with a token of an account.")],
    player: Annotated[str, typer.Option(help=f"Who plays: {LEVELS_HELP}")] = "maestro",
    tables: Annotated[int, typer.Option(min=1, max=64, help="How many tables may wait for it at once.")] = 4,
    table: Annotated[
        str | None,
        typer.Option(help="Sit down at this table, by its name, instead of playing for the house."),
    ] = None,
    lang: LangOption = None,
) -> None:
    """Play for the house of a server as one of its computer players, or sit down at a table there."""
    from settebello.cli.club.bot import run_bot, server_at

    spoken = language(lang)
    with telling_problems(spoken):
        run_bot(server_at(server, token_file), player, tables, table, spoken)


@app.command(
    "analyst",
    epilog="Example: settebello analyst --server http://localhost:7722 --token-file analyst.token",
)
def analyst_command(
    server: Annotated[str, typer.Option(help="The server's address.")],
    token_file: Annotated[Path, typer.Option(help="A file with a token of a bot's account.")],
    once: Annotated[bool, typer.Option("--once", help="End as soon as no review waits.")] = False,
    lang: LangOption = None,
) -> None:
    """Make the reviews of a server's finished matches on this machine."""
    from settebello.cli.club.bot import server_at

    spoken = language(lang)
    with telling_problems(spoken):
        place = server_at(server, token_file)
        from settebello.cli.club.analyst import run_analyst

        run_analyst(place, spoken, once=once)


app.command(
    "solve",
    epilog="Examples: settebello solve --rules scopone-10 --seed 7 --left 20 · settebello solve --record "
    "match.txt --deal 2 --play 15 --seconds 10 · settebello solve --par --rules scopa-2 --seed 7",
)(solve_command)
app.command("engine", epilog="Example: settebello engine greedy")(engine_command)
app.command("puzzle", epilog="Examples: settebello puzzle --daily · settebello puzzle --theme anchor")(
    puzzle_command
)


def laboratory_command(context: typer.Context) -> None:
    """Run a command of the laboratory, the package settebello-lab, where that is installed."""
    with telling_problems():
        run_in_laboratory([str(context.info_name), *context.args])


for name in LABORATORY:
    app.command(
        name,
        hidden=True,
        add_help_option=False,
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )(laboratory_command)


def main() -> None:
    """Run the command line; a problem is one line on standard error and exit status 1."""
    run_program(app, "settebello", sys.argv[1:])
