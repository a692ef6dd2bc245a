"""``settebello people``: who has an account, and what each may do."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from settebello.cli.options import JsonOption, LangOption
from settebello.cli.problems import language, telling_problems
from settebello.errors import NotFound, UnknownRule

if TYPE_CHECKING:
    from settebello.store import SqlPeople

people_app = typer.Typer(help="Who has an account, and what each may do.", no_args_is_help=True)

DatabaseOption = Annotated[
    Path | None, typer.Option("--database", help="The server's file; otherwise as for serve.")
]

Result = TypeVar("Result")


@people_app.command("list")
def list_command(
    database: DatabaseOption = None, as_json: JsonOption = False, lang: LangOption = None
) -> None:
    """List everybody with an account: name, role, since when."""
    from settebello.cli.output import make_console, print_json, tame

    with telling_problems(language(lang), as_json=as_json):
        people = _with_people(database, lambda store: store.everybody())
        rows = [
            (each.name, each.role, datetime.fromtimestamp(each.created, UTC).date().isoformat())
            for each in people
        ]
        if as_json:
            print_json([{"name": name, "role": role, "since": since} for name, role, since in rows])
            return
        console = make_console()
        for name, role, since in rows:
            console.print(f"{since}  {role:<8} {tame(name)}")


@people_app.command("role", epilog="Example: settebello people role Ada arbiter")
def role_command(
    name: Annotated[str, typer.Argument(help="Whose; capitals do not matter.")],
    role: Annotated[str, typer.Argument(help="member, arbiter or admin.")],
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Say what somebody may do."""
    from settebello.server.identity import name_key
    from settebello.store import ROLES

    with telling_problems(language(lang)):
        given = next((each for each in ROLES if each == role), None)
        if given is None:
            raise UnknownRule(
                f"there is no role {role!r}", reason="role_unknown", role=role, known=list(ROLES)
            )
        if not _with_people(database, lambda store: store.set_role(name_key(name), given)):
            raise NotFound(f"nobody is called {name!r} here", reason="person_not_found", name=name)


def _with_people(database: Path | None, work: "Callable[[SqlPeople], Awaitable[Result]]") -> Result:
    """Do something with the people of the database that `settebello serve` would use."""
    from settebello.cli.server import database_of
    from settebello.server.settings import settings_from
    from settebello.store import SqlPeople

    settings = settings_from()
    if database is not None:
        settings = replace(settings, database=database, database_url=None)

    async def run() -> Result:
        store = SqlPeople(await database_of(settings))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
