"""The cards that a side shows for its points, in the games around the sources (docs/family.md)."""

from typing import Final

from settebello.cards import (
    EMPTY,
    Card,
    CardSet,
    Rank,
    Side,
    Suit,
    card_of,
    card_set,
    card_text,
    cards_in,
    of_rank,
    of_suit,
)
from settebello.cards.card import SUIT_LETTERS
from settebello.engine import State, categories, honours, noble_suit, side_of
from settebello.engine.extra_points import COURTS, GRANDE, LOW
from settebello.rules import has_ratings

BELOW: Final = (Rank.SETTE, Rank.SEI)
"""The cards of a long grande below the court cards, the highest first."""


def shown_cards(state: State, side: Side, points: dict[str, int]) -> dict[str, list[str]]:
    """Return by category the cards shown for it, where only the rules say which; empty for the sources."""
    if has_ratings(state.rules):
        return {}
    found = {name: _shown(name, state, side, points.get(name, 0)) for name in categories(state.rules)}
    return {name: [card_text(card) for card in cards_in(cards)] for name, cards in found.items() if cards}


def _shown(name: str, state: State, side: Side, points: int) -> CardSet:
    rules, pile = state.rules, state.piles[side]
    noble = noble_suit(rules)
    match name:
        case "denari":
            return of_suit(pile, noble) if noble is not Suit.DENARI else EMPTY
        case "napoli":
            return card_set(card_of(rank, noble) for rank in list(Rank)[:points])
        case "grande":
            below = BELOW[: max(points - GRANDE, 0)]
            return card_set(card_of(rank, noble) for rank in (*COURTS, *below)) if points else EMPTY
        case "low_coins":
            return CardSet(pile & card_set(card_of(rank, noble) for rank in LOW))
        case "honours":
            return CardSet(pile & card_set(honours(rules)))
        case "most_sevens" | "all_sevens":
            return of_rank(pile, Rank.SETTE)
        case "ponino":
            return of_rank(pile, Rank.CAVALLO)
        case "accusi":
            own = (claim.hand for claim in state.claims if side_of(rules, claim.seat) == side)
            return card_set(card for hand in own for card in cards_in(hand))
        case "giocate":
            return card_set(_with_points(state, side))
        case _:
            return EMPTY


def _with_points(state: State, side: Side) -> list[Card]:
    """List the cards with which a side has made points besides scope."""
    return [
        played.action.card
        for played in state.plays
        if played.bonus and side_of(state.rules, played.seat) == side
    ]


def noble_letter(state: State) -> str:
    """Return the letter of the suit that the category of coins counts."""
    return SUIT_LETTERS[noble_suit(state.rules)]
