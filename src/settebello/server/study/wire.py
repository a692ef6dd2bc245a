"""The messages about a match that is over, looked at deal by deal: over REST alone."""

from typing import Literal

from settebello.analysis import DealReview, Decision, Level, Note, ResultParts
from settebello.room.screen import CountScreen
from settebello.server.results.wire import MatchInfo, PlayerInMatch
from settebello.server.rules.wire import Label
from settebello.server.wire.messages import Message


class SeatOfMatch(Message):
    """The player at a seat, and the side played for; seats are in their order round the table."""

    side: int
    player: PlayerInMatch


class DealOfMatch(Message):
    """A deal of a match: its ``number`` from 1, the seat that dealt, and the count.

    ``count`` is null where the deal was broken off.
    """

    number: int
    dealer: int
    count: CountScreen | None


class MatchSummary(Message):
    """A match that is over, deal by deal.

    ``score`` is the score of each side, ``target`` what it was played to, null where one deal is a match.
    ``day`` is when it began (``2026-07-31``), null where nobody knows. ``lost_by`` is the seat through which
    the match was lost otherwise than by play.
    """

    match: MatchInfo
    seats: list[SeatOfMatch]
    deals: list[DealOfMatch]
    target: int | None
    day: str | None
    lost_by: int | None


class MomentOfDeal(Message):
    """How a deal lies at a moment: all hands, the table, and by side the pile's size and the scope.

    Cards are texts, those of a set one after another (``7DAS``). ``to_move`` is null at the end.
    """

    hands: list[str]
    table: str
    piles: list[int]
    scope: list[int]
    to_move: int | None


class DealCourse(Message):
    """A deal of a match that is over, as everybody may look at it: after each of its ``acts`` a moment.

    ``moments`` has one more: the first is how the deal began. An act is written as in records; ``seats`` says
    who made it.
    """

    number: int
    acts: list[str]
    seats: list[int]
    moments: list[MomentOfDeal]


class ReviewedDecision(Message):
    """A decision, and what is said of it: the better play, and a sentence for each of its themes."""

    decision: Decision
    said: list[Label]


class ReviewNote(Message):
    """A note on a part of a match that a review leaves out."""

    note: Note
    said: Label


class LossesOfMatch(Message):
    """The losses of somebody in a match that is reviewed: points a deal, with their standard error."""

    match: str
    rules: str
    ended: float | None
    deals: int
    lost: float
    error: float


class ThemeLosses(Message):
    """The losses of plays of one ``theme``, in points a deal; it is empty for plays without a name."""

    theme: str
    lost: float
    plays: int


class LossesAnswer(Message):
    """The losses of somebody's plays, by the reviews that are kept of the newest matches.

    ``matches`` are in the order in which they were played. The themes add up to ``lost``, the points a deal.
    """

    matches: list[LossesOfMatch]
    deals: int
    lost: float
    error: float
    themes: list[ThemeLosses]


ReviewState = Literal["none", "waiting", "preparing", "working", "done", "failed"]


class ReviewAnswer(Message):
    """The review of a match: how far it is, and what is found so far.

    ``state`` is ``none`` where nobody has asked, ``preparing`` while the kernels are compiled first. Of
    ``total`` decisions ``done`` are judged; ``total`` is null while nobody knows it. Levels, luck and the
    deals come with the whole. ``problem`` is why there is none.
    """

    match: str
    version: str
    state: ReviewState
    done: int
    total: int | None
    decisions: list[ReviewedDecision]
    levels: list[Level]
    deals: list[DealReview]
    luck: ResultParts | None
    notes: list[ReviewNote]
    problem: str | None
