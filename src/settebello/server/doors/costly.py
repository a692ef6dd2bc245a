"""Answers that cost much: made one at a time, once for all who ask at the same time, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, TypeVar, cast

from settebello.errors import Reason, TooMany

WAITING: Final = 32
"""Answers that may wait to be made."""

KEPT: Final = 64
"""Answers that are kept, those last asked for."""

AGAIN_S: Final = 2

Made = TypeVar("Made")


class Costly:
    """Makes answers; whatever says so in its key is made anew when it changes."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        self._kept: OrderedDict[Hashable, object] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[object]] = {}
        self._forgotten = 0

    async def made(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        """Return the answer with this key; raise `TooMany` where too many wait, and what ``make`` raises."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return cast("Made", self._kept[key])
        task = self._making.get(key)
        if task is None:
            if len(self._making) >= WAITING:
                raise TooMany(
                    "too many such answers are being made",
                    reason=Reason.TOO_MANY_REQUESTS,
                    seconds=AGAIN_S,
                )
            task = self._making[key] = asyncio.create_task(self._make(key, make))
            task.add_done_callback(_heed)
        return cast("Made", await asyncio.shield(task))

    def forget(self) -> None:
        """Keep no answer that was made so far, or is being made."""
        self._kept.clear()
        self._making.clear()
        self._forgotten += 1

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[object]]) -> object:
        before, me = self._forgotten, asyncio.current_task()
        try:
            async with self._one:
                made = await make()
        finally:
            if self._making.get(key) is me:
                del self._making[key]
        if self._forgotten == before:
            self._kept[key] = made
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made


def _heed(task: asyncio.Task[object]) -> None:
    """Look at how it ended: everybody who asked may have gone."""
    if not task.cancelled():
        task.exception()
