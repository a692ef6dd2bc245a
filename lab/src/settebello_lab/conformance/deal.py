"""Cases of kind ``deal``: redeals, where the cards of a pack go, and how often hands are handed out."""

from collections.abc import Mapping
from itertools import pairwise

from settebello.cards import PACK, CardSet, Seat, cards_in, size
from settebello.engine import (
    State,
    apply,
    deal,
    layout,
    legal_actions,
    redeal_reason,
    start_match,
    table_bonus,
)
from settebello.rules import Redeal, Rules
from settebello_lab.conformance.situation import CaseSituation, card_texts

REASONS: Mapping[Redeal, str] = {
    Redeal.KINGS3: "kings",
    Redeal.SUM10: "sum",
    Redeal.ACE1: "ace",
    Redeal.ACES2: "aces",
    Redeal.ALIKE3: "alike",
}


def redeal(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer whether a first table is dealt again, why, and whether by the same dealer."""
    why = redeal_reason(rules, case.cards("table"))
    return {
        "redeal": why is not None,
        "reason": None if why is None else REASONS[why],
        "same_dealer": None if why is None else dealer_after_redeal(rules, Seat(0)) == Seat(0),
    }


def dealer_after_redeal(rules: Rules, dealer: Seat) -> Seat:
    """Return who deals when a deal did not count: the match stands where it stood."""
    return start_match(rules, dealer).dealer


def layout_of_deck(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer where the cards of a deck go."""
    seats = case.names("seats_anticlockwise")
    dealer = case.place("dealer", seats)
    deck = case.deck("deck")
    if len(deck) < rules.deal.opening_size(rules.players):
        raise ValueError(f"deck: {len(deck)} cards are too few to deal")
    dealt = layout(rules, Seat(dealer or 0), deck)
    return {
        "hands": {name: card_texts(hand) for name, hand in zip(seats, dealt.hands, strict=True)},
        "table": card_texts(dealt.table),
        "stock_left": len(dealt.stock),
    }


def batches(rules: Rules, _case: CaseSituation) -> dict[str, object]:
    """Answer how often hands are handed out, by playing a deal through."""
    states = [deal(rules, Seat(0), cards_in(PACK))]
    while not states[-1].over:
        states.append(apply(states[-1], legal_actions(states[-1])[0]))
    refills = [(old, new) for old, new in pairwise(states) if len(new.stock) < len(old.stock)]
    return {
        "batches": 1 + len(refills),
        "table_cards_first_batch_only": all(_all_in_hand(old, new) for old, new in refills),
    }


def worth_of_table(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer how many scope a first table is worth, to whom, and what is left of it."""
    table, dealer = case.cards("table"), Seat(0)
    taken = table_bonus(rules, dealer, table)
    if taken is None:
        return {"scope": 0, "to": None, "table": card_texts(table)}
    return {"scope": taken.scope, "to": "dealer" if taken.seat == dealer else "first", "table": []}


def _all_in_hand(old: State, new: State) -> bool:
    """Tell whether the cards that left the stock between two states are all in the players' hands."""
    hands = CardSet(sum(new.hands))
    return size(hands) == len(old.stock) - len(new.stock)
