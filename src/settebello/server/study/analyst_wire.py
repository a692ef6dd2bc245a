"""The messages between a server and the analysts that make reviews for it: over REST alone."""

from typing import Annotated

from pydantic import Field

from settebello.analysis import AnalysisSettings
from settebello.server.wire.messages import Message

MOST_CHARACTERS = 60_000
"""The length of a piece at most; a decision of 250 plays has half of it."""

Word = Annotated[str, Field(max_length=40)]


class ClaimRequest(Message):
    """Ask for a review to make: the version of the program, its form of reviews, the trial of the machine."""

    program: Word
    format: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    digits: Word


class ReviewToMake(Message):
    """A review to make: the record names nobody, and ``done`` are the numbers of the pieces there are."""

    claim: str
    record: str
    settings: AnalysisSettings
    total: int
    done: list[int]


class ClaimAnswer(Message):
    """A review to make, null where none waits; ``seconds`` is how soon to ask again, or to say something."""

    review: ReviewToMake | None
    seconds: int


class PieceRequest(Message):
    """A piece of a review: its ``number`` from 0, and a decision as JSON."""

    number: Annotated[int, Field(ge=0, le=100_000, strict=True)]
    piece: Annotated[str, Field(max_length=MOST_CHARACTERS)]


class PieceAnswer(Message):
    """How many pieces of a review are there, and how many there will be."""

    done: int
    total: int
