"""The trial of a machine: some decisions of one deal, judged, as one text.

Two programs that get the same text judge alike to the last digit. Another version may get another text, and
so may a processor that rounds otherwise.
"""

from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import Final

from settebello.analysis.form import decision_text
from settebello.analysis.judging import judge
from settebello.analysis.positions import course_of
from settebello.analysis.report import AnalysisSettings
from settebello.cards import PACK, Seat, cards_in, number_of
from settebello.engine import deal, legal_actions
from settebello.engine.live import act, live
from settebello.notation import DealSource, MatchRecord, record_of
from settebello.rules import parse_rules

RULES: Final = "scopone-10"
EVERY: Final = 4
"""One of so many decisions is judged."""
SETTINGS: Final = AnalysisSettings(worlds=40, open_left=8)
LENGTH: Final = 16


@lru_cache(maxsize=1)
def trial_digits() -> str:
    """Return the text of this machine and version; it takes about a quarter of a second."""
    course = course_of(_record())
    texts = (decision_text(judge(each, course.digest, SETTINGS)) for each in course.positions[::EVERY])
    return sha256("\n".join(texts).encode()).hexdigest()[:LENGTH]


def _record() -> MatchRecord:
    """Return a deal in which everybody plays at random."""
    rules, luck = parse_rules(RULES), Random(1)  # noqa: S311 (the same plays every time)
    pack = list(cards_in(PACK))
    luck.shuffle(pack)
    moment = live(deal(rules, Seat(0), pack))
    while not moment.over:
        play = luck.choice(legal_actions(moment.state))
        moment = act(moment, moment.state.to_move, play)
    names = [str(number_of(Seat(seat))) for seat in range(rules.players)]
    return record_of(RULES, names, [DealSource(deal=moment, pack=tuple(pack))])
