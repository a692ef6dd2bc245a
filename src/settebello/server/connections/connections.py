"""The connections of this moment, so that all can be sent away together."""

import asyncio

from settebello.server.connections.socket import LAST_WORDS_S, Connection


class Connections:
    """The connections of this process."""

    def __init__(self) -> None:
        self._serving: dict[Connection, asyncio.Task[None]] = {}
        self._leaving = False

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._serving)

    async def serve(self, connection: Connection) -> None:
        """Serve a connection until it ends."""
        task = self._serving[connection] = asyncio.ensure_future(connection.serve())
        if self._leaving:
            connection.leave()
        try:
            await task
        finally:
            task.cancel()
            del self._serving[connection]

    async def leave(self) -> None:
        """Send everybody away; wait until they have gone, or for as long as last words may take."""
        self._leaving = True
        for connection in self._serving:
            connection.leave()
        if self._serving:
            await asyncio.wait(self._serving.values(), timeout=LAST_WORDS_S)
