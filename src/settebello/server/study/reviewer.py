"""Asking the process that reviews matches: begun when it is needed, ended when nobody needs it."""

import asyncio
import json
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

from settebello.server.study.apart import reviewing_program

LONGEST: Final = 1 << 26
"""Bytes of an answer; a whole review of a long match has a hundredth."""


ON_THE_WAY: Final = frozenset({"preparing", "digits", "checked", "number"})
"""The answers after which another comes."""


class ReviewerGone(Exception):
    """The process has ended before it had answered."""


class Reviewer:
    """One process that reviews one match after another."""

    def __init__(self) -> None:
        self._process: Process | None = None

    @property
    def process_id(self) -> int | None:
        """Return the number of the process, if one runs."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def review(self, asked: dict[str, Any]) -> AsyncIterator[dict[str, Any]]:
        """Yield the answers to a question; raise `ReviewerGone` where they end too early."""
        process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise ReviewerGone
        with suppress(ConnectionError):
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            await process.stdin.drain()
        while True:
            line = await process.stdout.readline()
            if not line.endswith(b"\n"):
                raise ReviewerGone
            answer: dict[str, Any] = json.loads(line)
            yield answer
            if not ON_THE_WAY & answer.keys():
                return

    async def stop(self) -> None:
        """End the process, in the middle of whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> Process:
        """Return the process, begun if there is none."""
        if self._process is None or self._process.returncode is not None:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *reviewing_program(), stdin=PIPE, stdout=PIPE, start_new_session=True, limit=LONGEST
                )
            except OSError as problem:
                raise ReviewerGone from problem
        return self._process
