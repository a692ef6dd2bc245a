"""Which article of the FIGS rulebook stands behind a refusal or a verdict (RULES.md F3-F18)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeVar

from settebello.arguments import checked
from settebello.errors import Reason, SettebelloError
from settebello.rules import Irregularities, Rules

Problem = TypeVar("Problem", bound=SettebelloError)

ARTICLES: Final[Mapping[str, int]] = MappingProxyType(
    {
        Reason.COUNTS_REGULAR: 4,
        Reason.COUNT_EVERY_HAND: 4,
        Reason.COUNT_AFTER_PLAY: 4,
        Reason.HAND_NOT_SEEN: 5,
        Reason.TABLE_UNKNOWN: 6,
        Reason.TABLE_REDEALT: 6,
        Reason.NOT_YOUR_TURN: 7,
        Reason.DEAL_OVER: 7,
        Reason.CARD_NOT_IN_HAND: 7,
        Reason.CARD_OF_ANOTHER: 7,
        Reason.CARD_OF_TABLE: 7,
        Reason.CARD_PLAYED_BEFORE: 7,
        Reason.HAND_KNOWN: 7,
        Reason.TAKES_NOTHING: 9,
        Reason.EQUAL_FIRST: 9,
        Reason.NO_SUCH_CAPTURE: 9,
        Reason.WRONG_CAPTURE: 9,
        Reason.MUST_TAKE: 11,
        Reason.NOTHING_MISSED: 11,
        Reason.CALL_BY_PARTNER: 11,
        Reason.NO_TWIN: 12,
        Reason.ALREADY_EXPOSED: 13,
        Reason.CARD_CALLED: 13,
        Reason.CHOOSE_FIRST: 13,
        Reason.EXPOSED_FIRST: 13,
        Reason.NO_CHOICE: 13,
        Reason.PLAYED_STAYS: 13,
        Reason.PLAYED_OUT_OF_TURN: 13,
        Reason.NO_FUORI: 16,
        Reason.FUORI_LAST_PLAY: 16,
        Reason.FUORI_LEVEL: 16,
        Reason.COUNT_BEFORE_PLAY: 17,
        Reason.NOBODY_AT_FAULT: 17,
        Reason.PILE_CLOSED: 18,
    }
)
"""The article that each reason for a refusal comes from."""


@checked
def articles_apply(rules: Rules) -> bool:
    """Tell whether mistakes at the table are settled by the FIGS articles."""
    return rules.irregularities is Irregularities.FIGS


@checked
def with_article(rules: Rules, problem: Problem) -> Problem:
    """Add to a refusal the article it comes from, where the articles apply."""
    article = ARTICLES.get(problem.reason)
    if articles_apply(rules) and article is not None:
        problem.facts = {**problem.facts, "article": article}
    return problem
