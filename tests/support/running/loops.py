"""Event loops beside that of an open browser, which its thread takes for running as long as it is open."""

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from tests.support.started import LIMIT_S

Result = TypeVar("Result")


def run_apart(task: Coroutine[Any, Any, Result]) -> Result:
    """Run it in a thread of its own, from a test that is not asynchronous."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, task).result(LIMIT_S)


@contextmanager
def loop_set_aside() -> Iterator[None]:
    """Let this thread run other loops than the one of a browser that is open but does nothing meanwhile."""
    aside = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(None if aside is None or aside.is_closed() else aside)
