"""Ratings that are worked out afresh hold up neither the event loop nor the one writer of a file."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import pytest
from sqlalchemy import Connection, Row, event
from sqlalchemy.engine import Engine

from settebello.errors import Stale
from settebello.store import Database, SqlModeration, SqlResults, public_name, sql_reckoning
from settebello.store.moderation import sql_suspicions
from settebello.store.sql_ratings import Reckoning
from tests.unit.store.test_moderation import NAMES, add_people, entry, result, store, suspicion

__all__ = ["store"]

PIECE = 4
MATCHES = 18


class Pieces:
    """The pieces in which ratings are worked out: the threads, and how many matches in each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.played: list[tuple[str, int]] = []
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        self.later: Callable[[], Awaitable[object]] | None = None
        self._play, self._piece = Reckoning.play, sql_reckoning._piece
        monkeypatch.setattr(sql_reckoning, "PIECE", PIECE)

        def play(reckoning: Reckoning, rows: Iterable[Row[Any]]) -> None:
            self.play(reckoning, rows)

        monkeypatch.setattr(Reckoning, "play", play)
        monkeypatch.setattr(sql_reckoning, "_piece", self.piece)

    def play(self, reckoning: Reckoning, rows: Iterable[Row[Any]]) -> None:
        before = reckoning.matches
        self._play(reckoning, rows)
        self.played.append((threading.current_thread().name, reckoning.matches - before))

    async def piece(self, database: Database, last: int) -> Sequence[Row[Any]]:
        """Read a piece; then do what goes on after a first one, or after the next one."""
        found = await self._piece(database, last)
        if last:
            meanwhile, self.later = self.later, None
        else:
            meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            async with asyncio.timeout(60):  # the work meanwhile waits for nothing
                await meanwhile()
        return found


@pytest.fixture
def pieces(monkeypatch: pytest.MonkeyPatch) -> Pieces:
    return Pieces(monkeypatch)


async def play_matches(database: Database) -> tuple[str, ...]:
    """Write matches down that all people have played; return their names."""
    await add_people(database)
    results = SqlResults(database)
    for number in range(MATCHES):
        one, other = NAMES[number % 4], NAMES[(number + 1 + number % 3) % 4]
        assert await results.keep(result(number, one, other, number % 2))
    return tuple(public_name(f"room{number}", 1) for number in range(MATCHES))


async def check_ratings(database: Database) -> None:
    """The ratings are those that the matches say."""
    results = SqlResults(database)
    found = [await results.standings(name) for name in NAMES]
    assert any(found)
    await results.rate_again()
    assert [await results.standings(name) for name in NAMES] == found


async def test_a_verdict_works_ratings_out_in_pieces_away_from_the_loop_and_the_writer(
    database: Database, store: SqlModeration, pieces: Pieces
) -> None:
    """The fault: all matches were worked out on the event loop, or in the one thread that writes."""
    names = await play_matches(database)
    await store.suspect([suspicion("s1", ("ada", "bea"), names)])
    assert await store.close_suspicion("s1", "struck", "", names[:2], entry("verdict", None, 9.0))
    assert await store.reopen_suspicion("s1", entry("reopen", None, 10.0))
    *first, late = pieces.played[: len(pieces.played) // 2]
    assert sum(matches for _, matches in first) == MATCHES - 2
    assert max(matches for _, matches in first) <= PIECE
    held = {threading.main_thread().name, "settebello-store_0"}
    assert not held & {thread for thread, matches in pieces.played if matches}
    assert late[1] == 0  # nothing has ended meanwhile
    await check_ratings(database)


async def test_a_match_that_ends_while_ratings_are_worked_out_is_written_at_once_and_counts(
    database: Database, store: SqlModeration, pieces: Pieces
) -> None:
    names = await play_matches(database)
    await store.suspect([suspicion("s1", ("ada", "bea"), names)])
    pieces.meanwhile = lambda: SqlResults(database).keep(result(MATCHES, "ada", "dora", 0))
    assert await store.close_suspicion("s1", "struck", "", names[:3], entry("verdict", None, 9.0))
    (last,) = await SqlResults(database).matches("ada", most=1)
    assert (last.room, last.rated) == (f"room{MATCHES}", True)
    await check_ratings(database)


async def test_ratings_are_worked_out_anew_after_a_verdict_that_was_faster(
    database: Database, store: SqlModeration, pieces: Pieces
) -> None:
    names = await play_matches(database)
    await store.suspect([suspicion(each, ("ada", "bea"), names) for each in ("s1", "s2")])

    async def faster() -> None:
        assert await store.close_suspicion("s2", "struck", "", names[2:5], entry("verdict", None, 8.0))

    pieces.meanwhile = faster
    assert await store.close_suspicion("s1", "struck", "", names[:3], entry("verdict", None, 9.0))
    rated = {each.id for name in NAMES for each in await SqlResults(database).matches(name) if each.rated}
    assert rated == set(names[5:])
    await check_ratings(database)


async def test_a_verdict_that_comes_and_goes_while_ratings_are_worked_out_leaves_no_trace(
    database: Database, store: SqlModeration, pieces: Pieces
) -> None:
    """The fault: the pieces read in between were without its matches, and its end did not show in the end."""
    names = await play_matches(database)
    await store.suspect([suspicion(each, ("ada", "bea"), names) for each in ("s1", "s2")])

    async def come() -> None:
        assert await store.close_suspicion("s2", "struck", "", names[5:8], entry("verdict", None, 8.0))
        pieces.later = go

    async def go() -> None:
        assert await store.reopen_suspicion("s2", entry("reopen", None, 9.0))

    pieces.meanwhile = come
    assert await store.close_suspicion("s1", "struck", "", names[:3], entry("verdict", None, 10.0))
    assert pieces.later is None
    await check_ratings(database)


@pytest.mark.usefixtures("pieces")
async def test_however_many_matches_a_verdict_strikes_a_statement_names_a_few(
    database: Database, store: SqlModeration, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fault: each piece named all of them; over 32,766 (SQLite) no verdict was given or taken back."""
    monkeypatch.setattr(sql_suspicions, "FEW", PIECE)
    names = await play_matches(database)
    await store.suspect([suspicion("s1", ("ada", "bea"), names)])
    most = 0

    def hear(
        _connection: Connection,
        _cursor: object,
        _statement: str,
        named: Any,  # noqa: ANN401 (of any driver)
        _context: object,
        many: bool,
    ) -> None:
        nonlocal most
        most = max(most, *map(len, named if many else [named]))

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        assert await store.close_suspicion("s1", "struck", "", names, entry("verdict", None, 9.0))
        assert await store.reopen_suspicion("s1", entry("reopen", None, 10.0))
    finally:
        event.remove(Engine, "before_cursor_execute", hear)
    assert 0 < most < MATCHES
    await check_ratings(database)


async def test_a_verdict_gives_up_where_others_are_faster_again_and_again(
    database: Database, store: SqlModeration, pieces: Pieces
) -> None:
    names = await play_matches(database)
    others = [f"t{number}" for number in range(sql_reckoning.ATTEMPTS)]
    await store.suspect([suspicion(each, ("ada", "bea"), names) for each in ("s1", *others)])
    left = iter(enumerate(others))

    async def faster() -> None:
        number, other = next(left)
        struck = (names[number + 1],)
        assert await store.close_suspicion(other, "struck", "", struck, entry("verdict", None, 20.0 + number))
        pieces.meanwhile = faster

    pieces.meanwhile = faster
    with pytest.raises(Stale):
        await store.close_suspicion("s1", "struck", "", names[:1], entry("verdict", None, 9.0))
    suspected = await store.suspicion("s1")
    assert suspected is not None
    assert suspected.closed is None
