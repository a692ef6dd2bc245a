"""Finishing what has been begun, also when whoever asked for it goes away meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from inspect import iscoroutinefunction
from typing import ParamSpec, TypeVar

Result = TypeVar("Result")
Given = ParamSpec("Given")
Store = TypeVar("Store")


async def to_the_end(work: Coroutine[object, object, Result]) -> Result:
    """Wait for work until it is done and return what it does; who is cancelled ends only then."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def finishes(store: type[Store]) -> type[Store]:
    """Have a store finish whatever its public methods begin.

    A statement that is cancelled half-way takes its connection along, and on SQLite the right to write.
    """
    for name, method in list(vars(store).items()):
        if iscoroutinefunction(method) and not name.startswith("_"):
            setattr(store, name, _finished(method))
    return store


def _finished(
    method: Callable[Given, Coroutine[object, object, Result]],
) -> Callable[Given, Awaitable[Result]]:
    @wraps(method)
    async def finished(*args: Given.args, **kwargs: Given.kwargs) -> Result:
        return await to_the_end(method(*args, **kwargs))

    return finished
