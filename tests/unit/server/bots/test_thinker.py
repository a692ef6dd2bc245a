"""Searching players think in another process, and no table waits for it, whatever becomes of it."""

import asyncio
import logging
import os
import pickle
import signal
import subprocess
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import pytest

from settebello.cards import Card, Seat
from settebello.engine import View, deal, view
from settebello.engine.live import Act
from settebello.players import Budget, Greedy, player, respond
from settebello.players.apart import LENGTH, Answer, Prepare, Think, ThinkRequest, command, frame
from settebello.rules import preset
from settebello.server.bots import thinker as module
from settebello.server.bots.thinker import Thinker, ThinkingLimits

BUDGET = Budget(ms=10_000, seed=7)
COMPILED_S = 200
"""How long a new version may take until a player is ready, once."""


@pytest.fixture
async def thinker(caplog: pytest.LogCaptureFixture) -> AsyncIterator[Thinker]:
    caplog.set_level(logging.DEBUG, module.__name__)
    made = Thinker()
    yield made
    await made.stop()


def first_view(seed: int) -> View:
    """Return what the first to play sees of a deal."""
    pack = [Card(number) for number in range(40)]
    Random(seed).shuffle(pack)
    state = deal(preset("scopone-10").rules(), Seat(0), pack)
    return view(state, state.to_move)


async def until_it_thinks(thinker: Thinker, name: str, caplog: pytest.LogCaptureFixture) -> Act:
    """Ask until the player answers for itself, and return what."""
    deadline = time.monotonic() + COMPILED_S
    while time.monotonic() < deadline:
        caplog.clear()
        act, replaced = await thinker.respond(name, first_view(1), BUDGET)
        assert (replaced is None) is (not caplog.records)
        if replaced is None:
            return act
        assert act == respond(Greedy(), first_view(1), BUDGET)
        await asyncio.sleep(0.05)
    raise AssertionError(caplog.text)


async def test_a_searching_player_thinks_apart_as_it_does_here(
    thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    thinker.limits = ThinkingLimits(answer_s=60.0)
    assert await until_it_thinks(thinker, "net", caplog) == respond(player("net"), first_view(1), BUDGET)
    views = [first_view(seed) for seed in range(20)]
    apart = await asyncio.gather(*(thinker.respond("net", seen, BUDGET) for seen in views))
    assert [each.act for each in apart] == [respond(player("net"), seen, BUDGET) for seen in views]
    assert len({each.act for each in apart}) > 1


async def test_a_quick_player_needs_no_other_process(thinker: Thinker) -> None:
    act = await thinker.respond("principiante", first_view(2), BUDGET)
    assert act == (respond(player("principiante"), first_view(2), BUDGET), None)
    assert thinker.process_id is None


async def test_a_process_that_is_killed_is_begun_anew_and_greedy_moves_meanwhile(
    thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    thinker.limits = ThinkingLimits(again_s=0.5)
    await until_it_thinks(thinker, "net", caplog)
    first = thinker.process_id
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert await thinker.respond("net", first_view(3), BUDGET) in {
        (respond(Greedy(), first_view(3), BUDGET), "missing"),
        (respond(player("net"), first_view(3), BUDGET), None),
    }
    await until_it_thinks(thinker, "net", caplog)
    assert thinker.process_id != first


async def test_a_process_that_hangs_is_ended_and_begun_anew(
    thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    thinker.limits = limits = ThinkingLimits(again_s=0.5, answer_s=1.0)
    await until_it_thinks(thinker, "net", caplog)
    first = thinker.process_id
    assert first is not None
    os.kill(first, signal.SIGSTOP)
    greedy = respond(Greedy(), first_view(3), BUDGET)
    assert await thinker.respond("net", first_view(3), BUDGET) == (greedy, "slow")
    thinker.limits = replace(limits, hung_s=0.5)
    await thinker.respond("net", first_view(3), BUDGET)
    thinker.limits = limits
    await until_it_thinks(thinker, "net", caplog)
    assert thinker.process_id != first


async def test_a_player_that_is_not_ready_in_time_is_said_to_be_prepared(thinker: Thinker) -> None:
    thinker.limits = ThinkingLimits(answer_s=0.01)
    thought = await thinker.respond("net", first_view(3), BUDGET)
    assert thought == (respond(Greedy(), first_view(3), BUDGET), "preparing")


async def test_what_goes_wrong_in_thinking_is_said_without_a_card(
    thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    await until_it_thinks(thinker, "net", caplog)
    broken = replace(first_view(4), legal=())
    caplog.clear()
    with pytest.raises(ValueError, match="empty"):
        await thinker.respond("net", broken, BUDGET)  # greedy has nothing to choose from either
    assert "net does not answer" in caplog.text
    assert not any(str(action) in caplog.text for action in first_view(4).legal)


def test_the_process_ends_with_its_input() -> None:
    process = subprocess.Popen(command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    out, _ = process.communicate(
        frame(ThinkRequest(7, Think("greedy", first_view(5), BUDGET)))
        + frame(ThinkRequest(8, Prepare("nobody"))),
        120,
    )
    assert process.returncode == 0
    answers = []
    while out:
        size = LENGTH.unpack(out[: LENGTH.size])[0]
        answers.append(pickle.loads(out[LENGTH.size : LENGTH.size + size]))
        out = out[LENGTH.size + size :]
    assert answers[0] == Answer(str(respond(Greedy(), first_view(5), BUDGET)), number=7)
    assert answers[1] == Answer(problem="NotFound", number=8)
