"""A program from outside at the table: ``exec:./mybot`` sits down wherever a player's name is accepted."""

import shlex
from collections.abc import Sequence
from typing import Final

from settebello.engine import Action, View
from settebello.errors import InvalidSetting, Reason, SyntaxProblem
from settebello.notation import parse_action
from settebello.players import Budget
from settebello.protocol.lines import VERSION, choose, hello, line_of, new_deal, read_line
from settebello.protocol.views import Json
from settebello_lab.arena.engines.process import EngineProcess, excerpt
from settebello_lab.arena.faults import Fault, PlayerFault

EXEC: Final = "exec:"
HELLO_SECONDS: Final = 30.0
"""An engine may take so long to start."""

GRACE_MS: Final = 1000
"""An answer is too late after twice the budget and this."""

QUIT_SECONDS: Final = 2.0
"""An engine may take so long to leave."""


class OutsideEngine:
    """An engine that is started when it is needed, and again after anything it did wrong."""

    def __init__(self, name: str) -> None:
        """Take a command after ``exec:``, in a shell's words; raise `InvalidSetting` if it is none."""
        self._command = _command(name)
        self._process: EngineProcess | None = None
        self._number = 0

    def start(self) -> EngineProcess:
        """Start the engine, unless it runs, and exchange hellos; raise `PlayerFault`."""
        if self._process is None:
            self._process = EngineProcess(self._command)
            greeting = self._asked(hello(), HELLO_SECONDS)
            if greeting.get("type") != "hello" or greeting.get("protocol") != VERSION:
                raise self._fault(Fault.UNREADABLE, f"it did not say hello in protocol {VERSION}")
        return self._process

    def begin_deal(self, seen: View) -> None:
        """Tell the engine that another deal begins; raise `PlayerFault`."""
        process = self.start()
        try:
            process.send(line_of(new_deal(seen)))
        except PlayerFault:
            self._kill()
            raise

    def choose(self, view: View, budget: Budget) -> Action:
        """Ask the engine; raise `PlayerFault` for any answer that is no legal action."""
        self.start()
        self._number += 1
        answer = self._asked(choose(self._number, view, budget), (2 * budget.ms + GRACE_MS) / 1000)
        if answer.get("type") == "error":
            raise self._fault(Fault.GAVE_UP, str(answer.get("message", "")))
        if answer.get("type") != "action" or answer.get("id") != self._number:
            raise self._fault(Fault.UNREADABLE, f"an answer to request {self._number} was due")
        return self._legal(view, answer.get("action"))

    def close(self) -> None:
        """Send the engine home, by force if need be."""
        if self._process is not None:
            process, self._process = self._process, None
            process.close(line_of({"type": "quit"}), QUIT_SECONDS)

    def _asked(self, message: Json, seconds: float) -> Json:
        """Send a message and return the answer; whatever is wrong ends the process."""
        process = self._process
        if process is None:
            raise PlayerFault(Fault.CRASH)
        line = b""
        try:
            process.send(line_of(message))
            line = process.receive(seconds)
            return read_line(line)
        except SyntaxProblem as problem:
            raise self._fault(Fault.UNREADABLE, f"{problem.message}: {excerpt(line)}") from None
        except BaseException:
            self._kill()
            raise

    def _legal(self, view: View, text: object) -> Action:
        try:
            action = parse_action(str(text))
        except SyntaxProblem:
            raise self._fault(Fault.ILLEGAL, f"{text!s} is no action") from None
        if action not in view.legal:
            raise self._fault(Fault.ILLEGAL, str(text))
        return action

    def _fault(self, fault: Fault, detail: str) -> PlayerFault:
        self._kill()
        return PlayerFault(fault, detail)

    def _kill(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.close()


def _command(name: str) -> Sequence[str]:
    try:
        words = shlex.split(name.removeprefix(EXEC))
    except ValueError as problem:
        raise _no_command(name, str(problem)) from None
    if not words:
        raise _no_command(name, "a command is needed")
    return words


def _no_command(name: str, why: str) -> InvalidSetting:
    return InvalidSetting(f"{name} names no program: {why}", reason=Reason.NO_COMMAND, command=name, why=why)
