"""Finishing what has been begun, also when its caller goes away meanwhile."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

Result = TypeVar("Result")
Given = ParamSpec("Given")


async def to_the_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Wait for work until it is done and return its result; a cancelled caller ends only then."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def finishes(
    method: Callable[Given, Coroutine[Any, Any, Result]],
) -> Callable[Given, Coroutine[Any, Any, Result]]:
    """Have a method of a store finish what it begins.

    A statement that is cancelled half-way takes its connection along, and on SQLite the right to write.
    """

    @wraps(method)
    async def finished(*args: Given.args, **kwargs: Given.kwargs) -> Result:
        return await to_the_end(method(*args, **kwargs))

    return finished
