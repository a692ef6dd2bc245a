"""The messages between a client and the lesson; the step travels, so nothing of it is kept here."""

from typing import Annotated

from pydantic import Field

from settebello.server.wire.messages import ErrorBody, Message, Name, StateMessage


class LessonRequest(Message):
    """Show a step, or try a play at it, written as in a table's commands; ``name`` is the learner's."""

    step: Annotated[int, Field(ge=0, strict=True)] = 0
    action: Annotated[str, Field(max_length=100)] | None = None
    name: Name


class LessonTask(Message):
    """The subject of the step, and the play that it waits for."""

    name: str
    card: str
    capture: list[str]


class LessonAnswer(Message):
    """The step that stands now, of how many; no task after the last. The table comes as at any table,
    by protocol 2: after a play with the steps that led to it.

    A play that was refused is no fault of the request: ``refused`` says why, and nothing has moved.
    """

    step: int
    steps: int
    task: LessonTask | None
    state: StateMessage
    refused: ErrorBody | None = None


class LessonPage(Message):
    """A step, for when there is no network: the table, and the answer to each play that may be tried.

    ``then`` has the plays that go on. ``refused`` are the others, each with the number of its refusal.
    """

    shown: LessonAnswer
    then: dict[str, LessonAnswer]
    refusals: list[ErrorBody]
    refused: dict[str, int]


class LessonBook(Message):
    """The whole lesson; the learner has no name in it."""

    steps: list[LessonPage]
