"""A deal of a study, judged as a review judges it: the points lost by seat, and the mistakes with a name."""

from dataclasses import dataclass

from settebello.analysis import AnalysisSettings, Decision, course_of
from settebello.analysis.judging import judge
from settebello.analysis.sentences import theme_text
from settebello.cards import Seat
from settebello.texts import texts
from settebello_lab.study.deals import StudyDeals, played_deal

DIGITS = 4


@dataclass(frozen=True, slots=True)
class NamedPlay:
    """A play with the name of a mistake: what it lost, what the seat saw, and the sentence in English."""

    theme: str
    loss: float
    seat: int
    left: int
    table: str
    hand: str
    played: str
    best: str
    said: str


@dataclass(frozen=True, slots=True)
class ReviewedDeal:
    """The deal of a ``number``: points ``lost`` by seat over so many ``decisions``, and its named plays."""

    number: int
    lost: tuple[float, ...]
    decisions: int
    named: tuple[NamedPlay, ...]

    @property
    def mean_lost(self) -> float:
        """Return the points lost by one seat, the mean of all."""
        return sum(self.lost) / len(self.lost)


def reviewed_deal(asked: StudyDeals, number: int) -> ReviewedDeal:
    """Play and judge a deal; the digits follow from these arguments and the version of the program."""
    course = course_of(played_deal(asked, number))
    settings = AnalysisSettings(worlds=asked.worlds, seed=asked.seed, open_left=0)
    judged = [judge(position, course.digest, settings) for position in course.positions]
    players = course.record.players
    lost = [sum(each.loss for each in judged if each.seat == seat) for seat in range(len(players))]
    return ReviewedDeal(
        number=number,
        lost=tuple(round(each, DIGITS) for each in lost),
        decisions=sum(each.unjudged is None for each in judged),
        named=tuple(named for each in judged for named in _named(each, players)),
    )


def _named(decision: Decision, players: tuple[str, ...]) -> list[NamedPlay]:
    return [
        NamedPlay(
            theme=theme.name,
            loss=decision.loss,
            seat=int(Seat(decision.seat)),
            left=decision.left,
            table=decision.table,
            hand=decision.hand,
            played=decision.played,
            best=decision.best,
            said=theme_text(theme, players, texts("en")),
        )
        for theme in decision.themes
    ]
