"""The questions of the rulings to the engine, written short: cards are ``"3S 5C"``, rule sets text ids."""

from collections.abc import Sequence

from settebello.cards import EMPTY, PACK, CardSet, Seat, cards_text, parse_card, parse_cards
from settebello.engine import (
    DealScore,
    Outcome,
    State,
    apply,
    captures,
    is_scopa,
    legal_actions,
    match_outcome,
    may_lay,
    primiera,
    primiera_winner,
    redeal_reason,
    score_deal,
)
from settebello.notation import parse_action
from settebello.rules import parse_rules

ALL_COINS = "AD 2D 3D 4D 5D 6D 7D FD CD RD"


def cards(text: str) -> CardSet:
    """Read cards with spaces between them."""
    return parse_cards(text.replace(" ", ""))


def rest(text: str) -> CardSet:
    """Return the pack without these cards."""
    return CardSet(PACK & ~cards(text))


def takes(rules: str, table: str, card: str) -> set[CardSet]:
    """Return every set that the card may take."""
    return set(captures(parse_rules(rules), cards(table), parse_card(card)))


def sets(*texts: str) -> set[CardSet]:
    """Return sets of cards, to compare with what is taken."""
    return {cards(text) for text in texts}


def lays(rules: str, table: str, card: str) -> bool:
    """Tell whether the card may stay on the table."""
    return may_lay(parse_rules(rules), cards(table), parse_card(card))


def sweeps(rules: str, table: str, card: str, taken: str | None = None, *, left: int = 10) -> bool:
    """Tell whether taking is a scopa; without ``taken``, taking all there is."""
    swept = cards(table if taken is None else taken)
    return is_scopa(parse_rules(rules), cards(table), parse_card(card), swept, left)


def position(
    rules: str,
    hands: Sequence[str],
    table: str = "",
    *,
    stock: str = "",
    piles: Sequence[str] = (),
    to_move: int = 0,
    last: int | None = None,
) -> State:
    """Set up a deal in progress; the last seat dealt."""
    chosen = parse_rules(rules)
    return State(
        rules=chosen,
        dealer=Seat(chosen.players - 1),
        before=(0,) * chosen.side_count,
        hands=tuple(map(cards, hands)),
        table=cards(table),
        stock=tuple(parse_card(card) for card in stock.split()),
        piles=tuple(map(cards, piles)) if piles else (EMPTY,) * chosen.side_count,
        scope=(0,) * chosen.side_count,
        to_move=Seat(to_move),
        last_capturer=None if last is None else Seat(last),
    )


def play(state: State, *moves: str) -> State:
    """Make moves, each of them checked."""
    for move in moves:
        state = apply(state, parse_action(move))
    return state


def moves(state: State) -> set[str]:
    """Return what the player on turn may do, as text."""
    return {str(action) for action in legal_actions(state)}


def count(rules: str, piles: Sequence[str | CardSet], scope: Sequence[int] = ()) -> DealScore:
    """Count piles."""
    sets_of_cards = [cards(pile) if isinstance(pile, str) else pile for pile in piles]
    return score_deal(parse_rules(rules), sets_of_cards, scope or [0] * len(piles))


def prime(rules: str, pile: str) -> int | None:
    """Return what a primiera is worth."""
    return primiera(parse_rules(rules), cards(pile)).value


def prime_winner(rules: str, *piles: str) -> int | None:
    """Return whose primiera is best."""
    chosen = parse_rules(rules)
    return primiera_winner([primiera(chosen, cards(pile)) for pile in piles])


def redeal(rules: str, table: str) -> str | None:
    """Return why a first table is dealt again."""
    return redeal_reason(parse_rules(rules), cards(table))


def outcome(rules: str, before: Sequence[int], deal: Sequence[int]) -> Outcome:
    """Return where a match stands after a deal."""
    return match_outcome(parse_rules(rules), before, deal)


def written(cards_of: CardSet) -> str:
    """Write a set of cards."""
    return cards_text(cards_of)
