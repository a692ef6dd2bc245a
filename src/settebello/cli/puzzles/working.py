"""Work on puzzles shared among processes; results come in the order of the parts, on any number of them."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from settebello.errors import Reason, SettebelloError
from settebello.processes import SPAWN, interrupts_wait, kept, this_process

Part = TypeVar("Part")
Result = TypeVar("Result")


def shared(work: Callable[[Part], Result], parts: Sequence[Part], workers: int) -> Iterator[Result]:
    """Yield the results of all parts; raise `SettebelloError` where a process died."""
    if workers == 1 or len(parts) < 2:
        yield from map(work, parts)
        return
    try:
        with ProcessPoolExecutor(min(workers, len(parts)), SPAWN, kept, (this_process(),)) as pool:
            try:
                with interrupts_wait():  # the processes begin here
                    coming = pool.map(work, parts)
                yield from coming
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
    except BrokenProcessPool:
        raise SettebelloError("a process that looked for puzzles ended", reason=Reason.MINING_DIED) from None
