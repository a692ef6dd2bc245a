"""Which article of the FIGS rulebook stands behind a refusal or a verdict (RULES.md F3-F18)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeVar

from settebello.errors import SettebelloError
from settebello.rules import Irregularities, Rules

Problem = TypeVar("Problem", bound=SettebelloError)

ARTICLES: Final[Mapping[str, int]] = MappingProxyType(
    {
        "counts_regular": 4,
        "count_every_hand": 4,
        "count_after_play": 4,
        "hand_not_seen": 5,
        "table_unknown": 6,
        "table_redealt": 6,
        "not_your_turn": 7,
        "deal_over": 7,
        "card_not_in_hand": 7,
        "card_of_another": 7,
        "card_of_table": 7,
        "card_played_before": 7,
        "hand_known": 7,
        "takes_nothing": 9,
        "equal_first": 9,
        "no_such_capture": 9,
        "wrong_capture": 9,
        "must_take": 11,
        "nothing_missed": 11,
        "call_by_partner": 11,
        "no_twin": 12,
        "already_exposed": 13,
        "card_called": 13,
        "choose_first": 13,
        "exposed_first": 13,
        "no_choice": 13,
        "played_stays": 13,
        "played_out_of_turn": 13,
        "no_fuori": 16,
        "fuori_last_play": 16,
        "fuori_level": 16,
        "count_before_play": 17,
        "nobody_at_fault": 17,
        "pile_closed": 18,
    }
)
"""The article that each reason for a refusal comes from."""


def articles_apply(rules: Rules) -> bool:
    """Tell whether mistakes at the table are settled by the FIGS articles."""
    return rules.irregularities is Irregularities.FIGS


def with_article(rules: Rules, problem: Problem) -> Problem:
    """Add to a refusal the article it comes from, where the articles apply."""
    article = ARTICLES.get(problem.reason)
    if articles_apply(rules) and article is not None:
        problem.facts = {**problem.facts, "article": article}
    return problem
