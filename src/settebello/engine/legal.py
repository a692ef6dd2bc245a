"""Which actions are legal, in their one canonical order, and why another is not.

`settebello.engine.capture` decides what a card takes, and whether it may be laid or banked.
"""

from settebello.arguments import check_kind, check_whole
from settebello.cards import (
    PACK,
    PACK_SIZE,
    Card,
    CardSet,
    card_set,
    card_text,
    cards_in,
    cards_text,
    contains,
    of_rank,
    rank_of,
)
from settebello.engine.actions import BY_PARSE_ACTION, Action, BankAce, Play
from settebello.engine.capture import captures, may_bank, may_pass_over, must_take_if_able
from settebello.engine.state import State
from settebello.errors import IllegalAction, Reason
from settebello.rules import Rules


def legal_actions(state: State) -> tuple[Action, ...]:
    """List what the player on turn may do: cards in order, of each its captures, laying, banking."""
    check_kind("state", state, State, "a view lists its own in `legal`")
    return tuple(
        action
        for card in cards_in(playable(state.rules, state.table, state.hand))
        for action in actions_with(state.rules, state.table, card)
    )


def actions_with(rules: Rules, table: CardSet, card: Card) -> list[Action]:
    """List what may be done with a card: its captures, laying, banking."""
    possible = captures(rules, table, card)
    actions: list[Action] = [Play(card, taken) for taken in possible]
    if not possible or may_pass_over(rules):
        actions.append(Play(card))
    if may_bank(rules, card):
        actions.append(BankAce(card))
    return actions


def playable(rules: Rules, table: CardSet, hand: CardSet) -> CardSet:
    """Return the cards of a hand that may be played: all, unless whoever can take has to."""
    if not must_take_if_able(rules):
        return hand
    # an ace that may be banked is among them: it takes from any table there is
    return card_set(card for card in cards_in(hand) if captures(rules, table, card)) or hand


def can_apply(state: State, action: Action) -> bool:
    """Tell whether the action is legal for the player on turn."""
    return action in legal_actions(state)


def check_action(state: State, action: Action) -> None:
    """Raise `IllegalAction`, saying why, unless the action is legal for the player on turn.

    Raises `InvalidArgument` if ``state`` or ``action`` has another type.
    """
    legal_twin(state, action)


def legal_twin(state: State, action: Action) -> Action:
    """Return the legal action that equals this one, made of Python's own numbers; raise as `check_action`."""
    check_kind("action", action, (Play, BankAce), BY_PARSE_ACTION)
    for legal in legal_actions(state):
        if legal == action:
            return legal
    check_whole("action.card", action.card, 0, PACK_SIZE - 1)
    if isinstance(action, Play):
        check_whole("action.capture", action.capture, 0, PACK)
    raise _refusal(state, action)


def _refusal(state: State, action: Action) -> IllegalAction:
    """Say why an action is not legal."""
    if state.over:
        return IllegalAction("the deal is over", reason=Reason.DEAL_OVER)
    if not contains(state.hand, action.card):
        return _illegal(action, "is not in this hand", Reason.CARD_NOT_IN_HAND)
    if not contains(playable(state.rules, state.table, state.hand), action.card):
        return _illegal(action, "takes nothing, and another card in this hand does", Reason.HAND_MUST_TAKE)
    if isinstance(action, BankAce):
        return _illegal(action, "cannot go to the pile without taking by these rules", Reason.NO_BANK)
    return _wrong_capture(state, action)


def _wrong_capture(state: State, action: Play) -> IllegalAction:
    possible = captures(state.rules, state.table, action.card)
    choices = [cards_text(taken) for taken in possible]
    if not possible:
        return _illegal(action, "takes nothing here: it can only be laid", Reason.TAKES_NOTHING)
    if not action.capture:
        return _illegal(action, f"has to take: {' or '.join(choices)}", Reason.MUST_TAKE, choices)
    equal = of_rank(state.table, rank_of(action.card))
    if equal and not any(taken & ~equal for taken in possible):
        return _illegal(action, f"has to take its equal: {' or '.join(choices)}", Reason.EQUAL_FIRST, choices)
    return _illegal(action, f"can take {' or '.join(choices)}", Reason.NO_SUCH_CAPTURE, choices)


def _illegal(action: Action, why: str, reason: Reason, choices: list[str] | None = None) -> IllegalAction:
    facts = {"choices": choices} if choices else {}
    return IllegalAction(
        f"{card_text(action.card)} {why}", reason=reason, card=card_text(action.card), **facts
    )
