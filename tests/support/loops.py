"""Waiting for something asynchronous in a test that is not."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tests.support.started import LIMIT_S

Result = TypeVar("Result")


def run_apart(task: Coroutine[Any, Any, Result]) -> Result:
    """Run it in a thread of its own: an open browser keeps this thread's event loop for itself."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, task).result(LIMIT_S)
