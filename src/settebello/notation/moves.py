"""Text for moves: ``7D`` is laid, ``7DxAS6C`` takes, ``AD!`` goes to the own pile; ``#`` marks a scopa."""

from settebello.arguments import check_kind
from settebello.cards import Card, CardSet, card_set, card_text, contains
from settebello.engine import Action, BankAce, Play
from settebello.notation.places import TextPlace, excerpt, problem
from settebello.notation.values import read_card, read_cards


def action_text(action: Action, *, scopa: bool = False) -> str:
    """Write an action, with the mark of a scopa or without: ``"7DxAS6C#"``.

    Raises `InvalidArgument` for what is no action.
    """
    check_kind("action", action, (Play, BankAce))
    return f"{action}#" if scopa else str(action)


def parse_action(text: str) -> Action:
    """Read an action, whether it is marked a scopa or not.

    Raises `SyntaxProblem` with the column, `InvalidArgument` for what is no text.
    """
    check_kind("text", text, str)
    return read_action(text.removesuffix("#"), TextPlace())


def read_action(text: str, place: TextPlace) -> Action:
    """Read an action without marks from a text that stands at a place."""
    card, rest = read_card(text[:2], place), text[2:]
    if not rest:
        return Play(card)
    if rest == "!":
        return BankAce(card)
    if rest[0] in "xX":
        return Play(card, _read_capture(rest[1:], place.right(3), card))
    raise problem(
        f"{excerpt(rest)} cannot stand after {card_text(card)}: x and the cards taken can, or !, then #",
        place.right(2),
    )


def _read_capture(text: str, place: TextPlace, card: Card) -> CardSet:
    taken = card_set(read_cards(text, place))
    if not taken:
        raise problem(f"write what {card_text(card)} takes after the x", place)
    if contains(taken, card):
        raise problem(f"{card_text(card)} cannot take itself", place)
    return taken
