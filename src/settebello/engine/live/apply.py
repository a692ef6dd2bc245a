"""Doing what may be done at a table: plays, declarations, exposed cards, calls (RULES.md F11-F17)."""

from dataclasses import replace

from settebello.cards import EMPTY, CardSet, Rank, Seat, cards_in, single, size
from settebello.engine.actions import Action, BankAce, Play
from settebello.engine.capture import laying_misses
from settebello.engine.declaring import declare
from settebello.engine.figs.fuori import fuori
from settebello.engine.figs.irregular import IrregularVerdict, irregular_hand
from settebello.engine.legal import moment_of
from settebello.engine.live.deal import Acted, Ending, How, LiveDeal
from settebello.engine.live.incidents import (
    Act,
    Admit,
    Call,
    Choose,
    Declare,
    Fuori,
    Irregular,
    Misdeal,
    Show,
)
from settebello.engine.live.legal import check_act
from settebello.engine.score import DealScore, SidePoints, score_deal, score_state
from settebello.engine.seats import side_of
from settebello.engine.state import State
from settebello.engine.transition import apply_unchecked


def act(deal: LiveDeal, seat: Seat, what: Act) -> LiveDeal:
    """Return the deal after an act; raises as `check_act`."""
    check_act(deal, seat, what)
    return act_unchecked(deal, seat, what)


def act_unchecked(deal: LiveDeal, seat: Seat, what: Act) -> LiveDeal:
    """Return the deal after an act that may be made; nothing is checked."""
    match what:
        case Play() | BankAce():
            return _played(deal, what, what)
        case Fuori(play):
            return _declared(_played(deal, play, what), seat)
        case _:
            after = _after_incident(deal, seat, what)
            return replace(after, acts=(*deal.acts, Acted(seat, what)))


def _after_incident(
    deal: LiveDeal, seat: Seat, what: Call | Show | Choose | Admit | Irregular | Misdeal | Declare
) -> LiveDeal:
    match what:
        case Call():
            return _called(deal)
        case Show(cards):
            return _shown(deal, seat, cards)
        case Choose(card):
            return replace(deal, called=card)
        case Admit(cards):
            return _open(deal, seat, cards)
        case Irregular(seats, goes_on):
            return _irregular(deal, seats, goes_on=goes_on)
        case Misdeal():
            return _ended(deal, How.VOID, _nothing(deal.state))
        case Declare(named):
            return _hand_declared(deal, seat, named)


def _hand_declared(deal: LiveDeal, seat: Seat, named: Rank | None) -> LiveDeal:
    """Declare a hand; what can still be called of the play before stays so, and takes no declaration back."""
    after, before = declare(deal.state, seat, named), deal.before_missed
    if before is not None:
        before = replace(before, claims=after.claims, matta_as=after.matta_as)
    return replace(deal, state=after, before_missed=before)


def _played(deal: LiveDeal, play: Action, what: Act) -> LiveDeal:
    """Make a play; whatever could still be called of the one before it has lapsed (F11.2)."""
    state, seat = deal.state, deal.state.to_move
    missed = play == Play(play.card) and laying_misses(state.rules, state.table, play.card, moment_of(state))
    after = apply_unchecked(state, play)
    return replace(
        deal,
        state=after,
        exposed=_changed(deal.exposed, seat, CardSet(deal.exposed[seat] & ~single(play.card))),
        called=None,
        own_choice=deal.own_choice if deal.must_take else EMPTY,
        before_missed=state if missed else None,
        must_take=False,
        acts=(*deal.acts, Acted(seat, what, after.plays[-1].scopa, missed)),
        ending=Ending(How.COUNTED, score_state(after)) if after.over else None,
    )


def _declared(deal: LiveDeal, seat: Seat) -> LiveDeal:
    state = deal.state
    verdict = fuori(state.rules, state.before, state.piles, state.scope, side_of(state.rules, seat))
    ending = Ending(How.FUORI, _score(state, verdict.points), seat, verdict.outcome, verdict.reached)
    return replace(deal, before_missed=None, ending=ending)


def _called(deal: LiveDeal) -> LiveDeal:
    """Take the last play back to where its card lies open and has to take.

    The cards that the next player has shown on turn meanwhile stay as they are. The own choice among them
    waits, and so does a card that was decided on.
    """
    before = deal.before_missed
    if before is None:
        raise ValueError("no capture was missed")
    card = deal.state.plays[-1].action.card
    lying = _open(deal, before.to_move, single(card)).exposed
    waits = deal.own_choice if deal.called is None else single(deal.called)
    return replace(
        deal,
        state=before,
        exposed=lying,
        called=card,
        own_choice=waits,
        before_missed=None,
        must_take=True,
    )


def _shown(deal: LiveDeal, seat: Seat, cards: CardSet) -> LiveDeal:
    """Lay cards open; on turn, with none open before, the player chooses among them (F13.4)."""
    state = deal.state
    before = deal.exposed[seat]
    after = _open(deal, seat, cards)
    if seat != state.to_move or state.over:
        return after
    if not before:
        return replace(after, own_choice=cards)
    only = before if deal.called is None and size(before) == 1 else EMPTY
    return replace(after, called=cards_in(only)[0]) if only else after


def _open(deal: LiveDeal, seat: Seat, cards: CardSet) -> LiveDeal:
    return replace(deal, exposed=_changed(deal.exposed, seat, CardSet(deal.exposed[seat] | cards)))


def _irregular(deal: LiveDeal, seats: tuple[Seat, ...], *, goes_on: bool) -> LiveDeal:
    state = deal.state
    at_fault = {side_of(state.rules, seat) for seat in seats}
    found = irregular_hand(state.rules, state.piles, state.scope, at_fault, goes_on=goes_on)
    match found.verdict:
        case IrregularVerdict.VOID:
            return _ended(deal, How.VOID, _nothing(state))
        case IrregularVerdict.CONTINUES:
            return deal
        case IrregularVerdict.ENDS:
            return _ended(deal, How.STOPPED, _score(state, found.points or ()))


def _ended(deal: LiveDeal, how: How, score: DealScore) -> LiveDeal:
    return replace(deal, before_missed=None, ending=Ending(how, score))


def _score(state: State, points: tuple[SidePoints, ...]) -> DealScore:
    return replace(score_deal(state.rules, state.piles, state.scope), points=points)


def _nothing(state: State) -> DealScore:
    return _score(state, tuple(SidePoints(0, 0, 0, 0, 0, 0, 0) for _ in state.piles))


def _changed(sets: tuple[CardSet, ...], seat: Seat, cards: CardSet) -> tuple[CardSet, ...]:
    return tuple(cards if at == seat else each for at, each in enumerate(sets))
