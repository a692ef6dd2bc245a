"""``settebello people``: who has an account, what each may do, their ratings, and the tokens of programs."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from settebello.cli.common.options import DatabaseOption, JsonOption, LangOption
from settebello.cli.common.problems import language, telling_problems
from settebello.errors import NotFound, Reason, UnknownRule

if TYPE_CHECKING:
    from settebello.server.moderation.moderation import Moderation
    from settebello.store import Database, Deed, Person, SqlPeople, Standing, Token

people_app = typer.Typer(
    help="Who has an account, what each may do, and the tokens of programs.", no_args_is_help=True
)

NameArgument = Annotated[str, typer.Argument(help="Whose; capitals do not matter.")]

AddressOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="The address at which people reach the server; this machine's by its settings."
    ),
]

Result = TypeVar("Result")


@people_app.command("list")
def list_command(
    database: DatabaseOption = None, as_json: JsonOption = False, lang: LangOption = None
) -> None:
    """List everybody with an account: name, role, since when."""
    from settebello.cli.common.output import make_console, print_json, tame

    with telling_problems(language(lang), as_json=as_json):
        people = _with_people(database, lambda store: store.everybody())
        rows = [(each.name, each.role, _day(each.created)) for each in people]
        if as_json:
            print_json([{"name": name, "role": role, "since": since} for name, role, since in rows])
            return
        console = make_console()
        for name, role, since in rows:
            console.print(f"{since}  {role:<8} {tame(name)}")


@people_app.command("add", epilog="Example: settebello people add Ada Bruno --address https://example.org/")
def add_command(
    names: Annotated[list[str], typer.Argument(metavar="NAME…", help="What each is called.")],
    address: AddressOption = None,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Make accounts; print for each a link that sets the password, good once and for seven days."""
    from settebello.server.people.links import Links

    async def add(store: "SqlPeople") -> None:
        for name in names:
            person, secret = await Links(store).add_person(name)
            _print_link(address, secret, person.name)

    with telling_problems(language(lang)):
        _with_people(database, add)
        for name in names:
            _record(database, "person", name=name)


@people_app.command("password", epilog="Example: settebello people password Ada")
def password_command(
    name: NameArgument,
    address: AddressOption = None,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Print a link with which somebody sets another password, good once and for seven days."""
    from settebello.server.people.links import Links

    with telling_problems(language(lang)):
        person, secret = _with_people(database, lambda store: Links(store).for_password(name))
        _record(database, "password", name=name)
        _print_link(address, secret, person.name)


@people_app.command("invite", epilog="Example: settebello people invite --most 60")
def invite_command(
    most: Annotated[int, typer.Option(help="For how many people.")] = 20,
    days: Annotated[int, typer.Option(help="For how many days.")] = 14,
    address: AddressOption = None,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Print a link with which people make accounts, however many from one address."""
    from settebello.server.people.links import Links

    with telling_problems(language(lang)):
        _print_link(address, _with_people(database, lambda store: Links(store).invite(most, days)))
        _record(database, "invitation", f"{most}, {days} d")


@people_app.command("role", epilog="Example: settebello people role Ada arbiter")
def role_command(
    name: NameArgument,
    role: Annotated[str, typer.Argument(help="member, arbiter, admin or bot.")],
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Say what somebody may do."""
    from settebello.server.people.identity import name_key
    from settebello.store import ROLES

    with telling_problems(language(lang)):
        given = next((each for each in ROLES if each == role), None)
        if given is None:
            raise UnknownRule(
                f"there is no role {role!r}", reason=Reason.ROLE_UNKNOWN, role=role, known=list(ROLES)
            )
        if not _with_people(database, lambda store: store.set_role(name_key(name), given)):
            raise _nobody(name)
        _record(database, "role", given, name)


@people_app.command("bot", epilog="Example: settebello people bot Maestro")
def bot_command(
    name: Annotated[str, typer.Argument(help="What the program is called.")],
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Make an account for a program of the house: it has no password, only tokens."""
    from settebello.server.people.people import new_bot

    with telling_problems(language(lang)):
        _with_people(database, lambda store: new_bot(store, name))
        _record(database, "bot", name=name)


@people_app.command("token", epilog="Example: settebello people token Maestro --scope house > maestro.token")
def token_command(
    name: NameArgument,
    scope: Annotated[list[str], typer.Option(help="What it is good for: read, play or house.")],
    days: Annotated[int, typer.Option(min=1, max=366, help="For how many days.")] = 90,
    called: Annotated[str, typer.Option("--name", help="What the token is called.")] = "settebello people",
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Make a token for somebody and print it; it is shown this once."""
    from settebello.server.people.tokens import Tokens
    from settebello.store import SCOPES

    async def make(store: "SqlPeople") -> str:
        _, text = await Tokens(store).grant(await _named(store, name), called, scopes, days)
        return text

    with telling_problems(language(lang)):
        scopes = [each for each in SCOPES if each in scope]
        unknown = next((each for each in scope if each not in scopes), None)
        if unknown is not None:
            raise UnknownRule(
                f"there is no scope {unknown!r}",
                reason=Reason.SCOPE_UNKNOWN,
                scope=unknown,
                known=list(SCOPES),
            )
        made = _with_people(database, make)
        _record(database, "token", f"{called}: {' '.join(scopes)}, {days} d", name)
        print(made)


@people_app.command("tokens")
def tokens_command(
    name: NameArgument, database: DatabaseOption = None, as_json: JsonOption = False, lang: LangOption = None
) -> None:
    """List somebody's tokens: until when, what each is good for, what it is called."""
    from settebello.cli.common.output import make_console, print_json, tame

    async def listed(store: "SqlPeople") -> "list[Token]":
        return await store.tokens((await _named(store, name)).id)

    with telling_problems(language(lang), as_json=as_json):
        tokens = _with_people(database, listed)
        if as_json:
            print_json(
                [
                    {"id": each.id, "name": each.name, "scopes": each.scopes, "ends": _day(each.ends)}
                    for each in tokens
                ]
            )
            return
        console = make_console()
        for each in tokens:
            console.print(f"{each.id}  {_day(each.ends)}  {' '.join(each.scopes):<10} {tame(each.name)}")


@people_app.command("revoke")
def revoke_command(
    name: NameArgument,
    token: Annotated[str, typer.Argument(help="Which, as `settebello people tokens` calls it.")],
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """End one of somebody's tokens."""
    from settebello.server.people.tokens import Tokens

    async def revoke(store: "SqlPeople") -> None:
        await Tokens(store).revoke(await _named(store, name), token)

    with telling_problems(language(lang)):
        _with_people(database, revoke)
        _record(database, "revoke", token, name)


@people_app.command("ratings", epilog="Example: settebello people ratings --again")
def ratings_command(
    again: Annotated[
        bool, typer.Option("--again", help="First work them all out from the matches that are kept.")
    ] = False,
    database: DatabaseOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """List the ratings: by kind of game, points, give or take so many, rated matches, name."""
    from settebello.cli.common.output import make_console, print_json, tame
    from settebello.rules import COMPANIES, FAMILIES
    from settebello.server.results.wire import rating_info
    from settebello.store import SqlResults

    async def listed(database: "Database") -> "list[Standing]":
        store = SqlResults(database)
        if again:
            await store.rate_again()
        games = [(family, company) for family in FAMILIES for company in COMPANIES]
        lists = [await store.best(*game, bots=bots, most=1000) for game in games for bots in (False, True)]
        return [each for some in lists for each in some]

    with telling_problems(language(lang), as_json=as_json):
        rows = [(each.name, rating_info(each)) for each in with_database(database, listed)]
        if again:
            _record(database, "ratings")
        if as_json:
            print_json([{"name": name, **rating.model_dump()} for name, rating in rows])
            return
        console = make_console()
        for name, rating in rows:
            game = f"{rating.family:<9} {rating.company:<7}"
            points = f"{rating.points:>5} ± {rating.give_or_take:<4}"
            console.print(f"{game} {points} {rating.matches:>6}  {tame(name)}")


def _print_link(address: str | None, secret: str, name: str | None = None) -> None:
    """Print a link, and in whose name it is."""
    from settebello.cli.common.output import tame
    from settebello.server.people.links import PATH
    from settebello.server.settings import settings_from

    settings = settings_from()
    base = address or f"http://localhost:{settings.port}{settings.base_path}"
    link = f"{base.rstrip('/')}/{PATH}{secret}"
    print(link if name is None else f"{link}  {tame(name)}")


def _record(database: Path | None, kind: "Deed", text: str = "", name: str | None = None) -> None:
    """Write into the audit log what was done on the server's own machine."""
    from settebello.store import MACHINE

    async def record(opened: "Database") -> None:
        await (await moderation_in(opened)).record(MACHINE, kind, text, name)

    with_database(database, record)


async def moderation_in(opened: "Database") -> "Moderation":
    """Return the moderation of a club."""
    from settebello.server.moderation.moderation import moderation_of
    from settebello.store import SqlModeration, SqlNotifications, SqlPeople

    return await moderation_of(SqlModeration(opened), SqlPeople(opened), SqlNotifications(opened))


async def _named(store: "SqlPeople", name: str) -> "Person":
    from settebello.server.people.identity import name_key

    person = await store.named(name_key(name))
    if person is None:
        raise _nobody(name)
    return person


def _nobody(name: str) -> NotFound:
    return NotFound(f"nobody is called {name!r} here", reason=Reason.PERSON_NOT_FOUND, name=name)


def _day(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def _with_people(database: Path | None, work: "Callable[[SqlPeople], Awaitable[Result]]") -> Result:
    """Do something with the people of the database that `settebello serve` would use."""
    from settebello.store import SqlPeople

    return with_database(database, lambda opened: work(SqlPeople(opened)))


def with_database(database: Path | None, work: "Callable[[Database], Awaitable[Result]]") -> Result:
    """Do something with the database that `settebello serve` would use."""
    from settebello.cli.club.databases import database_of
    from settebello.server.settings import settings_from

    settings = settings_from().with_database(database)

    async def run() -> Result:
        opened = await database_of(settings)
        try:
            return await work(opened)
        finally:
            await opened.close()

    return asyncio.run(run())
