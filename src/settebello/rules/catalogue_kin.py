"""Facts and words of the games around the five sources, for the sentences that tell a rule set."""

from typing import Final

from settebello.cards import InLanguages, Language, Suit, card_name, rank_name, rank_of, suit_name, suit_of
from settebello.rules.bonuses import HandWorth, Honours, TableWorth
from settebello.rules.model import Rules
from settebello.rules.options import (
    ONE_DEAL,
    CommonPoint,
    Extra,
    LevelEnd,
    LevelMajority,
    NobleSuit,
    Objective,
    PrimieraBy,
)

PLAIN_TOTAL = 15
PLAIN_TOP = 10

_AND: Final = InLanguages({"it": "e", "en": "and", "es": "y", "fr": "et", "de": "und"})
_OF_EACH_SUIT: Final = InLanguages(
    {
        "it": "di ogni seme",
        "en": "of each suit",
        "es": "de cada palo",
        "fr": "de chaque couleur",
        "de": "jeder Farbe",
    }
)


def kin_facts(rules: Rules) -> dict[str, str]:
    """Return what the sentences about these options look at."""
    table, hand = dict(rules.table_bonus.worths), dict(rules.declare.worths)
    return {
        "usual": _yes(counts_as_usual(rules)),
        "usual_total": _yes(rules.capture_total == PLAIN_TOTAL),
        "napoli": _napoli(rules),
        "goal": _goal(rules),
        "taken": _yes(bool(table)),
        "declares": _yes(bool(hand)),
        "declare.both": _yes(rules.declare.both),
        **{f"table_bonus.{kind}": str(table.get(kind, 0)) for kind in TableWorth},
        **{f"declare.{kind}": str(hand.get(kind, 0)) for kind in HandWorth},
    }


def kin_words(rules: Rules, language: Language) -> dict[str, str]:
    """Return the words that these sentences are filled with."""
    texts = {name: text for name, text in kin_facts(rules).items() if "." in name}
    return {
        **{name.replace(".", "_"): text for name, text in texts.items()},
        "noble": suit_name(Suit("DCSB".index(rules.noble_suit)), language),
        "matta": "" if rules.matta is None else card_name(rules.matta, language),
        "honours": _honours(rules.honours, language),
        "capture_total": str(rules.capture_total),
        "max_capture": str(rules.max_capture),
        "napoli_top": str(rules.napoli_top),
    }


def counts_as_usual(rules: Rules) -> bool:
    """Tell whether the five common points count, each as in the five sources."""
    return (
        rules.counted == frozenset(CommonPoint)
        and rules.noble_suit is NobleSuit.DENARI
        and rules.carte_points == rules.suit_points == 1
        and rules.level_majority is LevelMajority.NONE
        and rules.primiera_by is PrimieraBy.SUM
    )


def _napoli(rules: Rules) -> str:
    if Extra.NAPOLI not in rules.extras:
        return "no"
    if rules.napoli_top == PLAIN_TOP:
        return "plain" if rules.noble_suit is NobleSuit.DENARI else "noble"
    return "other"


def _goal(rules: Rules) -> str:
    if rules.objective is Objective.LEAST:
        return "least_one" if rules.target == ONE_DEAL else "least"
    if rules.target == ONE_DEAL and rules.level is LevelEnd.KING_OF_COINS:
        return "one_deal_king"
    return str(rules.target)


def _honours(honours: Honours, language: Language) -> str:
    """Name the ranks that count whole, then the cards by suit: ``"two and jack of swords"``."""
    groups: list[list[str]] = []
    if honours.ranks:
        *ranks, last = (rank_name(rank, language) for rank in honours.ranks)
        groups.append([*ranks, f"{last} {_OF_EACH_SUIT[language]}"])
    for suit in Suit:
        if cards := [card for card in honours.singles if suit_of(card) is suit]:
            ranks = [rank_name(rank_of(card), language) for card in cards[:-1]]
            groups.append([*ranks, card_name(cards[-1], language)])
    return "; ".join(_row(names, language) for names in groups)


def _row(names: list[str], language: Language) -> str:
    *others, last = names
    return f"{', '.join(others)} {_AND[language]} {last}" if others else last


def _yes(fact: bool) -> str:  # noqa: FBT001 - a fact, not a switch
    return "yes" if fact else "no"
