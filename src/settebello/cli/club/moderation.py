"""``settebello people`` for fair play: bans, warnings and notes, and the log of what admins did."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from settebello.cli.club.people import NameArgument, moderation_in, people_app, with_database
from settebello.cli.common.options import DatabaseOption, JsonOption, LangOption
from settebello.cli.common.problems import language, telling_problems

if TYPE_CHECKING:
    from settebello.store import Database, NoteKind

__all__ = ["people_app"]

ReasonOption = Annotated[str, typer.Option(metavar="TEXT", help="The reason, which the person reads.")]
DaysOption = Annotated[
    int | None, typer.Option(min=1, max=3650, help="For how many days; without it for good.")
]


@people_app.command("ban", epilog="Example: settebello people ban Bruno --reason Insults --days 7")
def ban_command(
    name: NameArgument,
    reason: ReasonOption,
    days: DaysOption = None,
    addresses: Annotated[
        bool, typer.Option("--addresses", help="Ban the addresses too from which it has signed in of late.")
    ] = False,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """End somebody's playing, for so many days or for good."""

    async def ban(opened: "Database") -> None:
        moderation = await moderation_in(opened)
        by = _machine()
        await moderation.ban(by, name, reason, days)
        if addresses:
            await moderation.ban_addresses(by, name, reason, days)

    with telling_problems(language(lang)):
        with_database(database, ban)


@people_app.command("ban-address", epilog="Example: settebello people ban-address 192.0.2.7 --reason Spam")
def ban_address_command(
    address: Annotated[str, typer.Argument(help="The network address, as in 192.0.2.7.")],
    reason: ReasonOption,
    days: DaysOption = None,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """End the playing of guests and new accounts from an address."""

    async def ban(opened: "Database") -> None:
        await (await moderation_in(opened)).ban_address(_machine(), address, reason, days)

    with telling_problems(language(lang)):
        with_database(database, ban)


@people_app.command("bans")
def bans_command(
    database: DatabaseOption = None, as_json: JsonOption = False, lang: LangOption = None
) -> None:
    """List bans, appeals to answer first, then the newest: id, since when, until when, of whom, why."""
    import time

    from settebello.cli.common.output import make_console, print_json, tame
    from settebello.server.moderation.moderation import MOST_LISTED

    async def listed(opened: "Database") -> list[dict[str, object]]:
        store = (await moderation_in(opened)).store
        now = time.time()
        bans = await store.bans(now, most=MOST_LISTED)
        names = await store.names({each.person for each in bans if each.person is not None})
        return [
            {
                "id": each.id,
                "since": _day(each.since),
                "until": None if each.ends is None else _day(each.ends),
                "on": each.holds(now),
                "name": names.get(each.person or ""),
                "reason": each.reason,
                "appeal": each.appeal,
            }
            for each in bans
        ]

    with telling_problems(language(lang), as_json=as_json):
        rows = with_database(database, listed)
        if as_json:
            print_json(rows)
            return
        console = make_console()
        for row in rows:
            until = f"{row['until'] or '∞':<10}" if row["on"] else "-" * 10
            name, reason = tame(str(row["name"] or "*")), tame(str(row["reason"]))
            console.print(f"{row['id']}  {row['since']}  {until}  {name}: {reason}")


@people_app.command("unban", epilog="Example: settebello people unban ID --text 'You were right.'")
def unban_command(
    ban: Annotated[str, typer.Argument(help="Which, as `settebello people bans` calls it.")],
    text: Annotated[str, typer.Option(metavar="TEXT", help="The answer, which the person reads.")] = "",
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Lift a ban."""

    async def lift(opened: "Database") -> None:
        await (await moderation_in(opened)).answer(_machine(), ban, text, lifted=True)

    with telling_problems(language(lang)):
        with_database(database, lift)


@people_app.command("warn", epilog="Example: settebello people warn Bruno 'Play to the end.'")
def warn_command(
    name: NameArgument,
    text: Annotated[str, typer.Argument(help="The warning, which the person is shown until it is read.")],
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Warn somebody."""
    _write(database, lang, "warning", name, text)


@people_app.command("note", epilog="Example: settebello people note Bruno 'Spoke to him on Friday.'")
def note_command(
    name: NameArgument,
    text: Annotated[str, typer.Argument(help="The note: for admins, and in the person's export.")],
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    """Write a note about somebody."""
    _write(database, lang, "note", name, text)


@people_app.command("audit")
def audit_command(
    database: DatabaseOption = None, as_json: JsonOption = False, lang: LangOption = None
) -> None:
    """List what admins did, the newest first: when, who, what, about whom, in which words."""
    from settebello.cli.common.output import make_console, print_json, tame
    from settebello.server.moderation.moderation import MOST_LISTED

    async def listed(opened: "Database") -> list[dict[str, object]]:
        store = (await moderation_in(opened)).store
        entries = await store.audit(most=MOST_LISTED)
        names = await store.names({each for entry in entries for each in (entry.by, entry.person) if each})
        return [
            {
                "at": datetime.fromtimestamp(each.at, UTC).isoformat(timespec="seconds"),
                "by": None if each.by == "" else names.get(each.by or "", ""),
                "kind": each.kind,
                "name": names.get(each.person or "", ""),
                "text": each.text,
            }
            for each in entries
        ]

    with telling_problems(language(lang), as_json=as_json):
        rows = with_database(database, listed)
        if as_json:
            print_json(rows)
            return
        console = make_console()
        for row in rows:
            by = "settebello" if row["by"] is None else str(row["by"])
            told = f"{row['at']}  {tame(by)}  {row['kind']}  {tame(str(row['name']))}"
            console.print(f"{told}  {tame(str(row['text']))}")


def _write(database: Path | None, lang: str | None, kind: "NoteKind", name: str, text: str) -> None:
    async def write(opened: "Database") -> None:
        await (await moderation_in(opened)).note(_machine(), name, kind, text)

    with telling_problems(language(lang)):
        with_database(database, write)


def _machine() -> str:
    from settebello.store import MACHINE

    return MACHINE


def _day(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()
