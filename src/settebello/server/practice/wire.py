"""The messages of practice besides the commands of a table."""

from typing import Annotated

from pydantic import Field

from settebello.server.rules.wire import Label
from settebello.server.wire.messages import Message, SeenVersion


class HintRequest(Message):
    """Ask for a hint at a table: with the ``token`` of one's seat, or without as the account that sits there.

    ``version`` is that of the screen.
    """

    token: Annotated[str, Field(max_length=100)] | None = None
    version: SeenVersion = None


class HindsightRequest(Message):
    """Ask about one of one's own plays of the deal just counted, by its ``number`` from 0.

    With the ``token`` of one's seat, or without as the account that sits there.
    """

    token: Annotated[str, Field(max_length=100)] | None = None
    number: Annotated[int, Field(ge=0, le=100, strict=True)]


class HindsightAnswer(Message):
    """The play that one ``made`` and the ``play`` of the strongest computer player by the same knowledge.

    ``of`` is how many plays one had to choose in the deal; ``said`` has the reasons for the ``play``, and
    ``before`` what could have been done before it: a hand declared.
    """

    number: int
    of: int
    made: str
    play: str
    said: list[Label]
    before: list[Label]


class HintAnswer(Message):
    """The ``play`` that the strongest computer player would make, its ``card``, and why.

    Where a hand is to be declared first, the ``play`` is that (``"declares=A"``), where a
    missed capture is to be called ``"call"``, and the ``card`` is empty.
    ``version`` is that of the table that was looked at.
    """

    version: int
    play: str
    card: str
    said: list[Label]
