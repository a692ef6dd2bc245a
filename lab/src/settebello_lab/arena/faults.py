"""The faults of a player at a table of the arena; each costs it the sitting."""

from enum import StrEnum
from typing import Final

CRASHES: Final = (Exception, SystemExit)
"""The exceptions that a player's own code may raise: `sys.exit` there ends the sitting, and not the
program."""


class AskedToEnd(BaseException):
    """The arena itself was asked to end while a player chose, which is no fault of the player."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Fault(StrEnum):
    """Why a sitting was forfeited."""

    START = "start"
    CRASH = "crash"
    TIMEOUT = "timeout"
    ILLEGAL = "illegal"
    UNREADABLE = "unreadable"
    TOO_LONG = "too_long"
    FLOOD = "flood"
    GAVE_UP = "gave_up"


class PlayerFault(Exception):
    """A player did something wrong: what, and the particulars in the player's own words perhaps."""

    def __init__(self, fault: Fault, detail: str = "") -> None:
        super().__init__(f"{fault}: {detail}" if detail else str(fault))
        self.fault = fault
        self.detail = detail
