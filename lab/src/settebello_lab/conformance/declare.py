"""Cases of kind ``declare``: what a hand may declare, when, and what the others see of it."""

from settebello.cards import EMPTY, CardSet
from settebello.engine import declarations, may_declare, shows_cards
from settebello.rules import Rules
from settebello_lab.conformance.situation import CaseSituation, card_texts, rank_text


def options(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer in which ways a hand may be declared, and for how many points."""
    ways = declarations(rules, case.cards("hand"))
    return {"declarations": [{"as": rank_text(way.named), "points": way.points} for way in ways]}


def window(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer whether a player may declare this hand now."""
    player = case.text("player")
    free = may_declare(
        rules,
        on_turn=case.text("to_move") == player,
        has_played=player in case.names("played"),
        has_declared=player in case.names("declared"),
    )
    return {"legal": free and bool(declarations(rules, case.cards("hand")))}


def shown(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer which cards of a declared hand the others see, and what it is worth."""
    hand, named = case.cards("hand"), case.rank("declared_as")
    found = next((way for way in declarations(rules, hand) if way.named == named), None)
    seen = hand if found is not None and shows_cards(rules) else CardSet(EMPTY)
    return {"visible": card_texts(seen), "points": 0 if found is None else found.points}
