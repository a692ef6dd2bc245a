"""Which acts are possible at a table now, and why another is not (RULES.md F11-F17).

Each refusal under FIGS names its article; see `settebello.engine.figs.articles`.
"""

from typing import Final, get_args

from settebello.arguments import check_kind, checked
from settebello.cards import EMPTY, Card, CardSet, Seat, cards_in, cards_text, contains
from settebello.engine.actions import Action, BankAce, Play
from settebello.engine.capture import laying_misses, may_be_missed
from settebello.engine.declaring import check_declare
from settebello.engine.figs.articles import articles_apply, with_article
from settebello.engine.figs.exposed import twins
from settebello.engine.figs.fuori import check_fuori
from settebello.engine.figs.irregular import counts_are_regular
from settebello.engine.legal import actions_with, check_action, legal_actions, moment_of
from settebello.engine.live.deal import BY_LIVE, LiveDeal
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
from settebello.engine.seats import check_seat, side_of
from settebello.errors import IllegalAction, NotYourTurn, Reason, SettebelloError
from settebello.rules import Rules

_ACTS: Final[tuple[type, ...]] = get_args(Act)


def check_act(deal: LiveDeal, seat: Seat, what: Act) -> None:
    """Raise `IllegalAction` or `NotYourTurn`, with its article, unless the seat may do this now.

    Raises `InvalidArgument` for what is no deal at a table, no seat there, or no act.
    """
    _check_kinds(deal, seat, what)
    try:
        _check(deal, seat, what)
    except SettebelloError as problem:
        raise with_article(deal.state.rules, problem) from None


def can_act(deal: LiveDeal, seat: Seat, what: Act) -> bool:
    """Tell whether the seat may do this now; raise `InvalidArgument` as `check_act` does."""
    _check_kinds(deal, seat, what)
    try:
        _check(deal, seat, what)
    except (IllegalAction, NotYourTurn):
        return False
    return True


@checked
def legal_plays(deal: LiveDeal) -> tuple[Action, ...]:
    """List the plays that the rules allow to the player on turn, exposed cards first of all (F13.2).

    Empty while somebody else decides. A capture that is missed is none of them (F11.1), and a card that
    was called to take takes: it is no longer put aside as an ace may be (A27).
    """
    state = deal.state
    if deal.to_act != state.to_move:
        return ()
    if not deal.exposed[state.to_move]:
        return legal_actions(state)
    moment = moment_of(state)
    found = (
        each
        for card in cards_in(deal.playable)
        for each in actions_with(state.rules, state.table, card, moment)
    )
    return tuple(each for each in found if not deal.must_take or isinstance(each, Play))


@checked
def possible_plays(deal: LiveDeal) -> tuple[Action, ...]:
    """List the plays that the table accepts: the legal ones, and those that miss a capture (F11.2)."""
    legal = legal_plays(deal)
    if not may_be_missed(deal.state.rules):
        return legal
    overlooked = [
        Play(card) for card in dict.fromkeys(each.card for each in legal) if _may_overlook(deal, card)
    ]
    return (*legal, *(each for each in overlooked if each not in legal))


@checked
def may_call(rules: Rules, seat: Seat, player: Seat) -> bool:
    """Tell whether a seat may point at what a player missed: that player, or an opponent (F11.2)."""
    return seat == player or side_of(rules, seat) != side_of(rules, player)


def _check_kinds(deal: LiveDeal, seat: Seat, what: Act) -> None:
    check_kind("deal", deal, LiveDeal, BY_LIVE)
    check_seat(deal.state.rules, seat)
    check_kind("what", what, _ACTS)


def _check(deal: LiveDeal, seat: Seat, what: Act) -> None:
    if deal.over:
        raise IllegalAction("the deal is over", reason=Reason.DEAL_OVER)
    match what:
        case Play() | BankAce():
            _check_play(deal, seat, what)
        case Fuori(play):
            _check_play(deal, seat, play)
            check_fuori(deal.state.rules, deal.state.before, deal.state.cards_to_play)
        case Call():
            _check_call(deal, seat)
        case Show(cards):
            _check_show(deal, seat, cards)
        case Choose(card):
            _check_choose(deal, seat, card)
        case Admit(cards):
            _check_admit(deal, seat, cards)
        case Irregular(seats):
            _check_irregular(deal, seats)
        case Misdeal():
            _check_misdeal(deal, what)
        case Declare(named):
            check_declare(deal.state, seat, named)


def _check_play(deal: LiveDeal, seat: Seat, play: Action) -> None:
    state = deal.state
    if seat != deal.to_act:
        raise NotYourTurn("it is somebody else's turn", reason=Reason.NOT_YOUR_TURN)
    if seat != state.to_move:
        raise NotYourTurn("first decide which exposed card is played", reason=Reason.CHOOSE_FIRST)
    if contains(state.hand, play.card) and not contains(deal.playable, play.card):
        raise _bound(deal)
    if play in legal_plays(deal) or (play == Play(play.card) and _may_overlook(deal, play.card)):
        return
    aside = isinstance(play, BankAce) and deal.must_take
    check_action(state, Play(play.card) if aside else play)
    raise _bound(deal)


def _bound(deal: LiveDeal) -> IllegalAction:
    cards = cards_text(deal.playable)
    if deal.called is not None:
        return IllegalAction(f"{cards} has to be played", reason=Reason.CARD_CALLED, cards=cards)
    return IllegalAction(f"exposed cards are played first: {cards}", reason=Reason.EXPOSED_FIRST, cards=cards)


def _may_overlook(deal: LiveDeal, card: Card) -> bool:
    """Tell whether a card that takes may be laid unnoticed; nothing lapses after the last play."""
    state = deal.state
    free = not deal.must_take and state.cards_to_play > 1 and contains(deal.playable, card)
    return free and laying_misses(state.rules, state.table, card, moment_of(state))


def _check_call(deal: LiveDeal, seat: Seat) -> None:
    if deal.before_missed is None:
        raise IllegalAction(
            "the last play missed nothing that can still be taken", reason=Reason.NOTHING_MISSED
        )
    if not may_call(deal.state.rules, seat, deal.before_missed.to_move):
        raise IllegalAction("the partner of who missed a capture says nothing", reason=Reason.CALL_BY_PARTNER)


def _check_show(deal: LiveDeal, seat: Seat, cards: CardSet) -> None:
    _check_articles(deal)
    _check_in_hand(deal, seat, cards)
    if not cards or cards & deal.exposed[seat]:
        raise IllegalAction("show cards that do not lie open yet", reason=Reason.ALREADY_EXPOSED)


def _check_choose(deal: LiveDeal, seat: Seat, card: Card) -> None:
    state = deal.state
    if seat != deal.to_act or seat == state.to_move:
        raise NotYourTurn("there is nothing for you to decide", reason=Reason.NO_CHOICE)
    if not contains(deal.exposed[state.to_move], card):
        choices = cards_text(deal.exposed[state.to_move])
        raise IllegalAction(f"one of these is played: {choices}", reason=Reason.EXPOSED_FIRST, cards=choices)


def _check_admit(deal: LiveDeal, seat: Seat, cards: CardSet) -> None:
    _check_articles(deal)
    last = deal.state.plays[-1] if deal.state.plays else None
    possible = twins(deal.state.hands[seat], last.action.card) if last and last.seat == seat else EMPTY
    if not cards or cards & ~possible:
        raise IllegalAction("the last card had no such twin in this hand", reason=Reason.NO_TWIN)
    if not cards & ~deal.exposed[seat]:
        raise IllegalAction("that card lies open already", reason=Reason.ALREADY_EXPOSED)


def _check_in_hand(deal: LiveDeal, seat: Seat, cards: CardSet) -> None:
    strange = CardSet(cards & ~deal.state.hands[seat])
    if strange:
        text = cards_text(strange)
        raise IllegalAction(f"{text} is not in this hand", reason=Reason.CARD_NOT_IN_HAND, card=text)


def _check_irregular(deal: LiveDeal, seats: tuple[Seat, ...]) -> None:
    _check_articles(deal)
    if not _has_begun(deal):
        raise IllegalAction(
            "before the first play the cards are dealt again (article 4)", reason=Reason.COUNT_BEFORE_PLAY
        )
    if not seats:
        raise IllegalAction("name who has a wrong number of cards", reason=Reason.NOBODY_AT_FAULT)
    if not all(seat in range(deal.state.rules.players) for seat in seats):
        raise IllegalAction("there is no such seat", reason=Reason.NO_SUCH_SEAT)


def _check_misdeal(deal: LiveDeal, counted: Misdeal) -> None:
    _check_articles(deal)
    rules = deal.state.rules
    if _has_begun(deal):
        raise IllegalAction("after the first play article 17 applies", reason=Reason.COUNT_AFTER_PLAY)
    if len(counted.hands) != rules.players:
        raise IllegalAction("every hand is counted", reason=Reason.COUNT_EVERY_HAND)
    if counts_are_regular(rules, counted.hands, counted.table):
        raise IllegalAction("these are the numbers the deal gives", reason=Reason.COUNTS_REGULAR)


def _has_begun(deal: LiveDeal) -> bool:
    """Tell whether a card has been played, be it one that now lies open and has to take."""
    return bool(deal.state.plays_made) or deal.must_take


def _check_articles(deal: LiveDeal) -> None:
    if not articles_apply(deal.state.rules):
        raise IllegalAction("by these rules no such mistake can happen", reason=Reason.NO_ARTICLES)
