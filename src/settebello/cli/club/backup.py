"""``settebello backup`` and ``settebello restore``: a club in one file, whatever it is kept on."""

import asyncio
import gzip
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from settebello.cards import Language
from settebello.cli.common.files import check_free, put_whole
from settebello.cli.common.output import make_console, print_json, tame
from settebello.cli.common.progress import progress_bar
from settebello.errors import NotFound, Reason, unwritable
from settebello.server.settings import Settings, settings_from
from settebello.store import (
    BackupReader,
    Database,
    Head,
    back_up,
    file_as_it_is,
    open_backup,
    restore,
    server_as_it_is,
)
from settebello.store.file import check_file, mark_file
from settebello.texts import Texts, texts

OF_SESSIONS = frozenset({"sessions", "tokens", "links", "subscriptions"})


def backup(file: Path, database: Path | None, spoken: Language, *, as_json: bool) -> None:
    """Write the club into a file that is not there yet; raise a `SettebelloError` if that cannot be."""
    said, source = texts(spoken), _existing(settings_from().with_database(database))
    with put_whole(file) as part, _rows_told(said) as (begun, told):

        async def run() -> Head:
            part.touch(mode=0o600)  # it holds what nobody may see
            try:
                with gzip.open(part, "wb", compresslevel=6) as target:
                    return await back_up(source, target, told, begun=begun)
            finally:
                await source.close()

        head = asyncio.run(run())
    _print(said, "cli-backup-done", file, head, as_json=as_json)


def restored(file: Path, database: Path | None, spoken: Language, *, sessions: bool, as_json: bool) -> None:
    """Make a club of a backup that is whole; raise a `SettebelloError` if that cannot be."""
    said, settings = texts(spoken), settings_from().with_database(database)
    with open_backup(file) as checked, _rows_told(said, "cli-backup-checking") as (begun, told):
        begun(checked.head)
        for done, _ in enumerate(checked.rows(), start=1):
            if done % 1000 == 0:
                told(done)
    with (
        open_backup(file) as whole,
        _empty(settings) as target,
        _rows_told(said) as (begun, told),
    ):
        begun(whole.head)
        asyncio.run(_restore(target, whole, told, sessions=sessions))
    _print(said, "cli-restore-done", file, whole.head, as_json=as_json)


async def _restore(
    database: Database, backup: BackupReader, told: Callable[[int], None], *, sessions: bool
) -> None:
    try:
        await restore(database, backup, told, without=() if sessions else OF_SESSIONS)
    finally:
        await database.close()


def _existing(settings: Settings) -> Database:
    """Use the database of a server that has run, as it is."""
    if settings.database_url is not None:
        return server_as_it_is(settings.database_url)
    if not settings.database.exists():
        missing = str(settings.database)
        raise NotFound(f"there is no file {missing}", reason=Reason.FILE_MISSING, path=missing)
    check_file(settings.database)
    return file_as_it_is(settings.database)


@contextmanager
def _empty(settings: Settings) -> Iterator[Database]:
    """Lend an empty database: on a server, or in a file that is put in its place once it is whole."""
    if settings.database_url is not None:
        yield server_as_it_is(settings.database_url)
        return
    path = settings.database
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise unwritable(path, problem) from None
    check_free(path.with_name(f"{path.name}-wal"))  # what another database left would be read into this one
    with put_whole(path) as part:
        mark_file(part)
        yield file_as_it_is(part)


@contextmanager
def _rows_told(
    said: Texts, what: str = "cli-backup-rows"
) -> Iterator[tuple[Callable[[Head], None], Callable[[int], None]]]:
    """Show how far it is; yields what is to be told of the head, and then of the rows that are done."""
    with progress_bar() as progress:
        task = progress.add_task(said.say(what), total=None)
        yield (
            lambda head: progress.update(task, total=head.all_rows),
            lambda done: progress.update(task, completed=done),
        )


def _print(said: Texts, done: str, file: Path, head: Head, *, as_json: bool) -> None:
    if as_json:
        print_json({"file": str(file), "schema": head.schema, "rows": dict(head.rows)})
        return
    rows = head.rows
    make_console().print(
        said.say(
            done,
            path=tame(str(file)),
            tables=rows.get("due", 0),
            events=rows.get("events", 0),
            people=rows.get("people", 0),
        )
    )
