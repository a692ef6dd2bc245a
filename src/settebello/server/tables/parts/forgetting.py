"""The answers that are kept for a while, and the names in them."""

from settebello.server.doors.costly import Costly
from settebello.server.tables.parts.observers import TableObserver


class Forgetful(TableObserver):
    """Keeps no costly answer from before a name was taken out of logs."""

    def __init__(self, *answers: Costly) -> None:
        self._answers = answers

    def names_erased(self) -> None:
        """Forget all of them."""
        for each in self._answers:
            each.forget()
