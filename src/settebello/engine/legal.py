"""Which actions are legal, in their one canonical order, and why another is not.

`settebello.engine.capture` decides what a card takes, and whether it may be laid or banked.
"""

from typing import Final, Protocol

from settebello.arguments import check_kind, check_whole, checked
from settebello.cards import (
    PACK,
    PACK_SIZE,
    Card,
    CardSet,
    Rank,
    card_set,
    card_text,
    cards_in,
    cards_text,
    contains,
    of_rank,
    rank_of,
)
from settebello.engine.actions import BY_PARSE_ACTION, Action, BankAce, Play
from settebello.engine.capture import (
    ORDINARY,
    Moment,
    ace_opening,
    captures,
    captures_unchecked,
    may_bank,
    may_pass_over,
    must_take_if_able,
    value_of_unchecked,
)
from settebello.engine.state import State
from settebello.errors import IllegalAction, Reason
from settebello.rules import AceOpening, Rules


def legal_actions(state: State) -> tuple[Action, ...]:
    """List what the player on turn may do: cards in order, of each its captures, laying, banking."""
    check_kind("state", state, State, "a view lists its own in `legal`")
    moment = moment_of(state)
    return tuple(
        action
        for card in cards_in(may_be_played(state.rules, state.table, state.hand, moment))
        for action in actions_with(state.rules, state.table, card, moment)
    )


_AS_USUAL: Final = AceOpening.AS_USUAL


class PlaySituation(Protocol):
    """A deal in progress, as it is or as a seat sees it, as far as captures depend on it."""

    @property
    def rules(self) -> Rules:
        """Return the rules."""
        ...

    @property
    def matta_as(self) -> Rank | None:
        """Return the value that the matta was given."""
        ...

    @property
    def plays_made(self) -> int:
        """Count the plays of the deal so far."""
        ...


def moment_of(state: PlaySituation) -> Moment:
    """Return what else the captures of this play depend on."""
    if state.matta_as is None and ace_opening(state.rules) is _AS_USUAL:
        return ORDINARY
    return Moment(state.matta_as, state.plays_made == 0)


def actions_with(rules: Rules, table: CardSet, card: Card, moment: Moment = ORDINARY) -> list[Action]:
    """List what may be done with a card: its captures, laying, banking."""
    possible = captures_unchecked(rules, table, card, moment)
    actions: list[Action] = [Play(card, taken) for taken in possible]
    if not possible or may_pass_over(rules):
        actions.append(Play(card))
    if may_bank(rules, card):
        actions.append(BankAce(card))
    return actions


@checked
def playable(rules: Rules, table: CardSet, hand: CardSet, moment: Moment = ORDINARY) -> CardSet:
    """Return the cards of a hand that may be played: all, unless whoever can take has to.

    Where an ace is barred from the first play of a deal, it is among them in a hand of aces alone (AS4).
    """
    return may_be_played(rules, table, hand, moment)


def may_be_played(rules: Rules, table: CardSet, hand: CardSet, moment: Moment = ORDINARY) -> CardSet:
    """Return the same as `playable`; nothing is checked."""
    if moment.first_play and ace_opening(rules) is AceOpening.BARRED:
        hand = CardSet(hand & ~of_rank(hand, Rank.ASSO)) or hand
    if not must_take_if_able(rules):
        return hand
    # an ace that may be banked is among them: it takes from any table there is
    return card_set(card for card in cards_in(hand) if captures(rules, table, card, moment)) or hand


@checked
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
    if not contains(may_be_played(state.rules, state.table, state.hand, moment_of(state)), action.card):
        if _barred(state, action.card):
            return _illegal(action, "cannot open the deal while the hand has another card", Reason.ACE_BARRED)
        return _illegal(action, "takes nothing, and another card in this hand does", Reason.HAND_MUST_TAKE)
    if isinstance(action, BankAce):
        return _illegal(action, "cannot go to the pile without taking by these rules", Reason.NO_BANK)
    return _wrong_capture(state, action)


def _barred(state: State, card: Card) -> bool:
    """Tell whether the card is an ace that may not open the deal."""
    opens = moment_of(state).first_play and ace_opening(state.rules) is AceOpening.BARRED
    return opens and rank_of(card) is Rank.ASSO


def _wrong_capture(state: State, action: Play) -> IllegalAction:
    moment = moment_of(state)
    possible = captures(state.rules, state.table, action.card, moment)
    choices = [cards_text(taken) for taken in possible]
    if not possible:
        return _illegal(action, "takes nothing here: it can only be laid", Reason.TAKES_NOTHING)
    if not action.capture:
        return _illegal(action, f"has to take: {' or '.join(choices)}", Reason.MUST_TAKE, choices)
    value = value_of_unchecked(state.rules, action.card, moment)
    equal = card_set(
        card for card in cards_in(state.table) if value_of_unchecked(state.rules, card, moment) == value
    )
    if equal and not any(taken & ~equal for taken in possible):
        return _illegal(action, f"has to take its equal: {' or '.join(choices)}", Reason.EQUAL_FIRST, choices)
    return _illegal(action, f"can take {' or '.join(choices)}", Reason.NO_SUCH_CAPTURE, choices)


def _illegal(action: Action, why: str, reason: Reason, choices: list[str] | None = None) -> IllegalAction:
    facts = {"choices": choices} if choices else {}
    return IllegalAction(
        f"{card_text(action.card)} {why}", reason=reason, card=card_text(action.card), **facts
    )
