"""Cases of kind ``captures``: what a card may take, and which cards may be played."""

from settebello.engine import captures, may_bank, may_lay, playable
from settebello.rules import Rules
from settebello_lab.conformance.situation import CaseSituation, card_texts


def capture(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer what the card may take, and whether it may stay on the table or go to the own pile."""
    table, card, moment = case.cards("table"), case.card("card"), case.moment()
    return {
        "captures": [card_texts(taken) for taken in captures(rules, table, card, moment)],
        "lay": may_lay(rules, table, card, moment),
        "bank": may_bank(rules, card),
    }


def playable_cards(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer which cards of a hand may be played."""
    return {"playable": card_texts(playable(rules, case.cards("table"), case.cards("hand"), case.moment()))}
