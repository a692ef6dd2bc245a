"""Observers of the tables: metrics, and the computer players."""

from settebello.room import Command, Room

ACCEPTED = "accepted"
UNCHANGED = "unchanged"


class TableObserver:
    """Observes the tables of this process; a method does nothing unless overridden, and must not wait."""

    def submitted(self, name: str, command: Command, outcome: str, seconds: float) -> None:
        """See the outcome of a command, and how long it took.

        The outcome is `ACCEPTED`, `UNCHANGED` or the code of a refusal. Where it is the code of `NotFound`,
        ``name`` is whatever somebody wrote.
        """

    def computer_player_sat_down(self, player: str) -> None:
        """See that a computer player took a seat."""

    def computer_player_on_turn(self, room: Room) -> None:
        """See that this process has to move for a computer player of a table."""

    def names_erased(self) -> None:
        """See that a name was taken out of logs: nothing made from them before may be told any more."""


class Observers(TableObserver):
    """Several observers as one."""

    def __init__(self) -> None:
        self._each: list[TableObserver] = []

    def add(self, observer: TableObserver) -> None:
        """Tell one more observer from now on."""
        self._each.append(observer)

    def submitted(self, name: str, command: Command, outcome: str, seconds: float) -> None:
        """Tell all."""
        for each in self._each:
            each.submitted(name, command, outcome, seconds)

    def computer_player_sat_down(self, player: str) -> None:
        """Tell all."""
        for each in self._each:
            each.computer_player_sat_down(player)

    def computer_player_on_turn(self, room: Room) -> None:
        """Tell all."""
        for each in self._each:
            each.computer_player_on_turn(room)

    def names_erased(self) -> None:
        """Tell all."""
        for each in self._each:
            each.names_erased()
