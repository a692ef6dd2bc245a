"""Every error a person or a program can meet, as one tree with stable codes.

::

    SettebelloError
    ├── SyntaxProblem    syntax          text that cannot be read; has a line and a column
    ├── UnknownRule      unknown_rule    a preset, an option or a value that does not exist
    ├── InvalidRules     invalid_rules   options that make no sense together; names the fields
    ├── IllegalAction    illegal_action  a move that the rules forbid here
    ├── NotYourTurn      not_your_turn   a legal move by the wrong seat, or at the wrong moment
    ├── Stale            stale           decided on a state that has moved on
    ├── Forbidden        forbidden       not yours to do or to see
    ├── NotFound         not_found       no such table, player or file
    ├── NotSignedIn      not_signed_in   only for who is signed in; or nobody has this name and password
    ├── InvalidAccount   account         a name, a password or an address that nobody can have here
    ├── TooMany          too_many        tried too often; says in how many seconds it may be tried again
    ├── StoreProblem     store           the database is damaged, newer than the program, or busy
    ├── FileProblem      file            a file that cannot be written, or should not be
    ├── InvalidSetting   setting         a setting or a flag that cannot be used
    └── InvalidArgument  argument        an argument that a function cannot take; names it

``code`` names the branch and never changes. ``reason`` is a `Reason`: it says which case of the code,
and is the name of its sentence in `settebello.texts`. ``facts`` are the particulars, safe to show to
anybody. The English sentence is the exception's own text.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from settebello.errors.reasons import Reason

Fact = str | int | list[str]


class SettebelloError(Exception):
    """The root: a stable ``code``, a ``reason`` within it, and the ``facts`` of the case."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, *, reason: Reason | None = None, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.reason = reason or Reason(self.code)
        self.facts = facts

    def as_dict(self) -> dict[str, object]:
        """Return the form that goes over the wire and into ``--json`` output."""
        return {
            "code": self.code,
            "reason": self.reason,
            "message": self.message,
            "facts": dict(self.facts),
        }

    def public(self) -> "SettebelloError":
        """Return the error as a stranger may hear of it."""
        return self


class SyntaxProblem(SettebelloError):
    """Text that cannot be read; ``line`` and ``column`` count from 1."""

    code = "syntax"

    def __init__(
        self, message: str, *, line: int = 1, column: int = 1, reason: Reason | None = None, **facts: Fact
    ) -> None:
        at = f"line {line}, column {column}"
        super().__init__(f"{at}: {message}", reason=reason, line=line, column=column, **facts)
        self.line = line
        self.column = column


class UnknownRule(SettebelloError):
    """A preset, an option or a value that does not exist."""

    code = "unknown_rule"


@dataclass(frozen=True, slots=True)
class RuleProblem:
    """Why options make no sense together: the fields, a reason with its facts, and the sentence."""

    fields: tuple[str, ...]
    reason: Reason
    message: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class InvalidRules(SettebelloError):
    """Options that make no sense together; ``fields`` names them."""

    code = "invalid_rules"

    def __init__(self, problems: Sequence[RuleProblem]) -> None:
        self.problems = tuple(problems)
        self.fields = tuple(dict.fromkeys(name for each in problems for name in each.fields))
        sentences = "; ".join(f"{', '.join(each.fields)}: {each.message}" for each in problems)
        super().__init__(sentences, fields=list(self.fields))


class IllegalAction(SettebelloError):
    """A move that the rules forbid here."""

    code = "illegal_action"


class NotYourTurn(SettebelloError):
    """A move by the wrong seat, or when nobody may move."""

    code = "not_your_turn"


class Stale(SettebelloError):
    """Decided on a state that has moved on."""

    code = "stale"


class Forbidden(SettebelloError):
    """Not yours to do or to see."""

    code = "forbidden"


class NotFound(SettebelloError):
    """No such table, player or file."""

    code = "not_found"


class NotSignedIn(SettebelloError):
    """Only for who is signed in; or nobody has this name and password."""

    code = "not_signed_in"


class InvalidAccount(SettebelloError):
    """A name, a password or an address that nobody can have here; the fact ``field`` says which."""

    code = "account"


class TooMany(SettebelloError):
    """Tried too often; may be tried again in so many ``seconds``."""

    code = "too_many"

    def __init__(self, message: str, *, seconds: int, reason: Reason | None = None) -> None:
        super().__init__(message, reason=reason, seconds=seconds)
        self.seconds = seconds


class StoreProblem(SettebelloError):
    """The database is damaged, newer than the program, or busy."""

    code = "store"

    def public(self) -> SettebelloError:
        """Say nothing of the machine's files and servers."""
        private = {"path", "why"} & self.facts.keys()
        return StoreProblem("the games cannot be read or written now") if private else self


class FileProblem(SettebelloError):
    """A file that cannot be written, or should not be."""

    code = "file"


def unwritable(path: object, problem: Exception) -> FileProblem:
    """Build the error for a file or a folder that cannot be written, with the system's reason."""
    why = getattr(problem, "strerror", None) or str(problem)
    message = f"{path} cannot be written: {why}"
    return FileProblem(message, reason=Reason.FILE_UNWRITABLE, path=str(path), why=why)


class InvalidSetting(SettebelloError):
    """A setting or a flag that cannot be used."""

    code = "setting"


class InvalidArgument(SettebelloError):
    """A function was called with an argument that it cannot take; the fact ``argument`` names it."""

    code = "argument"
