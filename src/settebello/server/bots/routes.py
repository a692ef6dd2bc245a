"""Playing for the house over plain HTTP: a stream of what is asked, for programs that wait for it."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request

from settebello.errors import Forbidden, NotSignedIn, Reason, SettebelloError, StoreProblem
from settebello.players import check_guest
from settebello.rules import parse_rules
from settebello.server.bots.waiting import Program, Waiting
from settebello.server.connections.lines import BEAT_S, Lines, LineStream
from settebello.server.deps import TheHolder, TheServices, TheTokens, beginning_of
from settebello.server.people.tokens import Tokens, shown_in
from settebello.server.tables.bans import Beginning, whoever_likes
from settebello.server.wire import messages
from settebello.server.wire.answers import REFUSED, REFUSED_AS_JSON
from settebello.server.wire.programs import AskedMessage

MOST_TABLES: Final = 64
MOST_RULES: Final = 64

router = APIRouter(prefix="/api/house", tags=["bots"], responses=REFUSED)


@router.get(
    "/stream", response_class=LineStream, responses={200: {"model": AskedMessage}, "default": REFUSED_AS_JSON}
)
async def wait_for_tables(
    request: Request,
    services: TheServices,
    tokens: TheTokens,
    holder: TheHolder,
    player: Annotated[str, Query(max_length=40)],
    tables: Annotated[int, Query(ge=1, le=MOST_TABLES)] = 1,
    rules: Annotated[list[str] | None, Query(max_length=MOST_RULES)] = None,
) -> LineStream:
    """Wait to play for the house as one of its players, by these ``rules`` or all, at so many tables."""
    holder.may("house")
    beginning = beginning_of(request)
    await beginning(None)
    check_guest(player)
    program = Program(player, [parse_rules(text) for text in rules or ()], tables)
    line = Lines()
    shown = shown_in(request.headers) or ""
    serve = partial(_serve, line, program, services.waiting, tokens, shown, beginning)
    return LineStream(line.lines(serve, services.streams))


async def _serve(
    line: Lines,
    program: Program,
    waiting: Waiting,
    tokens: Tokens,
    shown: str,
    beginning: Beginning = whoever_likes,
) -> None:
    """Hand on what a program is asked, and a pong where nobody asks, for as long as its token is good.

    A program whose account is banned is let go: the house plays its seats.
    """
    waiting.enter(program)
    try:
        while True:
            await line.send_text(messages.PongMessage(version=0).model_dump_json())
            if not await _hand_on(line, program):
                slow = SettebelloError("a play was not made in time", reason=Reason.TOO_SLOW)
                await _refuse(line, slow)
                return
            await tokens.check_again(shown, "house")
            with suppress(StoreProblem):  # it is asked again soon
                await beginning(None)
    except (Forbidden, NotSignedIn) as problem:
        await _refuse(line, problem)
    finally:
        waiting.leave(program)


async def _hand_on(line: Lines, program: Program) -> bool:
    """Hand on for a while what a program is asked; tell whether it will be asked more."""
    beat = asyncio.get_running_loop().time() + BEAT_S
    while True:
        try:
            async with asyncio.timeout_at(beat):
                asked = await program.outbox.get()
        except TimeoutError:
            return True
        if asked is None:
            return False
        await line.send_text(asked.model_dump_json())


async def _refuse(line: Lines, problem: SettebelloError) -> None:
    refusal = messages.RefusedMessage.model_validate({"id": None, **problem.public().as_dict()})
    await line.send_text(refusal.model_dump_json())
    await line.close()
