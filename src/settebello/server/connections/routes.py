"""A table over plain HTTP: a stream of JSON lines, and commands posted."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from settebello.cards import Seat
from settebello.errors import Reason, Stale
from settebello.room import Room
from settebello.server.connections.asking import was_asked
from settebello.server.connections.checks import Checks
from settebello.server.connections.lines import HttpLine, LineStream
from settebello.server.connections.socket import Connection
from settebello.server.deps import TheChecks, TheHolder, TheServices, TheTables
from settebello.server.people.secret import account_key
from settebello.server.people.tokens import Holder
from settebello.server.tables.bans import agrees_to_a_match
from settebello.server.tables.commands import command_of, seat_with
from settebello.server.tables.leaving import leaves_unplayed
from settebello.server.tables.publishing import check_publishing
from settebello.server.tables.tables import Tables
from settebello.server.wire import messages
from settebello.server.wire.answers import REFUSED, REFUSED_AS_JSON
from settebello.server.wire.programs import CommandAnswer, CommandRequest, StreamMessage

router = APIRouter(prefix="/api/rooms/{room}", tags=["bots"], responses=REFUSED)


@router.get(
    "/stream",
    response_class=LineStream,
    responses={200: {"model": StreamMessage}, "default": REFUSED_AS_JSON},
)
async def follow_table(
    room: str,
    request: Request,
    services: TheServices,
    tables: TheTables,
    holder: TheHolder,
    checks: TheChecks,
    version: Annotated[int | None, Query(ge=0)] = None,
    choose: bool = False,  # noqa: FBT001, FBT002 (a query's parameter)
) -> LineStream:
    """Follow a table as its seat sees it, line by line, from the ``version`` last seen."""
    holder.may("play")
    await tables.table(room)
    line = HttpLine(request.headers, messages.Hello(type="hello", version=version, choose=choose))
    connection = Connection(line, tables, services.tokens, room, checks)
    return LineStream(line.lines(connection.serve, services.streams))


@router.post("/commands", name="command_table")
async def post_command(
    room: str,
    asked: CommandRequest,
    tables: TheTables,
    holder: TheHolder,
    checks: TheChecks,
) -> CommandAnswer:
    """Do at a table where one sits what a person can do over the WebSocket; or play for the house."""
    unplayed = leaves_unplayed(asked.root, (await tables.table(room)).room)
    answer = await command_table(room, asked, tables, holder, checks)
    if unplayed:
        await checks.leaving(account_key(holder.person))
    return answer


async def command_table(
    room: str, asked: CommandRequest, tables: Tables, holder: Holder, checks: Checks
) -> CommandAnswer:
    """Carry a program's command out at a table; raise what refuses it."""
    table = await tables.caught_up(room)
    seat, key = _seat_of_house(table.room, asked.root, holder), None
    if seat is None:
        holder.may("play")
        key = account_key(holder.person)
        if agrees_to_a_match(asked.root, table.room):
            await checks.beginning(key)  # before the seat: a ban has taken it, or soon will
        seat = seat_with(table.room, key)
        tables.presence.see(room, key)
        await tables.come_back(table, seat)
        await check_publishing(asked.root, checks.publishing)
    changed = await tables.submit(room, command_of(asked.root, seat), key)
    return CommandAnswer(changed=changed, version=table.room.version)


def _seat_of_house(room: Room, asked: messages.TableCommand, holder: Holder) -> Seat | None:
    """Return the computer player's seat that has to play, where a program was asked to play for it.

    Raises `Stale` for an answer that comes too late: perhaps the house has played, and a person is on turn.
    """
    sits = room.seat_of(account_key(holder.person)) is not None
    if sits or not holder.can("house") or not isinstance(asked, messages.PlayCommand):
        return None
    if asked.version != room.version:
        message = "the table has moved on since you were asked"
        raise Stale(message, reason=Reason.STALE_VERSION, version=room.version)
    turn = room.bot_to_move
    return turn[0] if turn is not None and was_asked(room, asked.id) else None
