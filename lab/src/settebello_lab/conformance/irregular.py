"""Cases of kind ``irregular``: what FIGS articles 4, 11, 12, 13, 17 and 18 make of a mistake.

Each situation is set up as a deal at a table, and answered by what the table does with it.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from operator import or_

from settebello.cards import (
    EMPTY,
    PACK,
    CardSet,
    Seat,
    card_text,
    cards_in,
    cards_text,
    contains,
    single,
    size,
)
from settebello.engine import (
    ARTICLES,
    Action,
    IrregularVerdict,
    Play,
    State,
    check_pile_request,
    check_withdrawal,
    counts_are_regular,
    twins,
)
from settebello.engine.live import (
    Admit,
    Call,
    Choose,
    How,
    Irregular,
    LiveDeal,
    Show,
    act,
    can_act,
    legal_plays,
    live,
)
from settebello.errors import IllegalAction
from settebello.rules import Rules
from settebello_lab.conformance.situation import CaseSituation, card_texts

ME, NEXT = Seat(0), Seat(1)
"""The seat on turn in the situations, and the next one."""

OWNER, BEFORE = "owner", "predecessor"
"""The default seat that decides among exposed cards."""


def count_after_deal(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer what becomes of a deal whose cards are counted before the first play (F4.5)."""
    counted = CaseSituation(case.mapping("hands"))
    hands = [counted.number(seat) for seat in counted.data]
    table = case.number("table", rules.deal.table_size())
    return {"result": "ok" if counts_are_regular(rules, hands, table) else "redeal_same_dealer"}


def missed_capture(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer what becomes of a capture that was not made, before or after the next play (F11)."""
    card, table = case.card("card"), case.cards("table")
    deal = _at_table(rules, table, {ME: single(card)})
    takes = [
        play for play in legal_plays(deal) if isinstance(play, Play) and play.card == card and play.capture
    ]
    if not can_act(deal, ME, Play(card)):
        return _enforced(deal, takes)
    laid = act(deal, ME, Play(card))
    if not takes:
        return {"result": "no_capture", "table_then": card_texts(laid.state.table)}
    later = act(laid, NEXT, legal_plays(laid)[0]) if case.flag("next_play_made") else laid
    if can_act(later, NEXT, Call()):
        return _enforced(deal, takes)
    return {"result": "lapsed", "table_then": card_texts(laid.state.table)}


def coin_or_dark(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer whether the coin or the dark card may be played, and what a declared mistake discloses (F12)."""
    card, hand = case.card("card"), case.cards("hand")
    deal = _at_table(rules, case.cards("table"), {ME: hand})
    plays = [play for play in legal_plays(deal) if play.card == card]
    if case.has("captured"):
        plays = [play for play in plays if play == Play(card, case.cards("captured"))]
    if not plays:
        return {"legal": False, "exposed": []}
    deal = act(deal, ME, plays[0])
    admits = Admit(twins(deal.state.hands[ME], card))
    if case.flag("declares_mistake") and can_act(deal, ME, admits):
        deal = act(deal, ME, admits)
    return {"legal": True, "exposed": card_texts(deal.exposed[ME])}


def retract(_rules: Rules, _case: CaseSituation) -> dict[str, object]:
    """Answer whether a played card may be taken back (F13.1)."""
    try:
        check_withdrawal()
    except IllegalAction:
        return {"allowed": False}


def exposed(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer what becomes of cards shown on turn or out of it (F13)."""
    shown, before = case.cards("shown"), case.cards("penalty")
    owner = ME if case.flag("on_turn") else NEXT
    deal = _at_table(rules, case.cards("table"), {owner: CardSet(case.cards("hand") | shown | before)})
    deal = act(_lying_open(deal, owner, before), owner, Show(shown))
    play = _played_of_shown(deal, case) if deal.to_act == owner else None
    deal = deal if play is None else act(deal, owner, play)
    waiting = deal.exposed[owner]
    return {
        "played_now": None if play is None else card_text(play.card),
        "penalty": card_texts(waiting),
        "chooser": _who_chooses(case, own=deal.to_act == owner) if size(waiting) > 1 else None,
    }


def penalty_turn(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer which cards may be played by a player with exposed ones, and who chooses (F13.2, F13.3)."""
    names = case.names("order")
    owner = case.place("player", names)
    if owner is None or len(names) != rules.players:
        raise ValueError(f"player, order: expected one of {rules.players} names in playing order")
    hand, penalty = case.cards("hand"), case.cards("penalty")
    deal = _at_table(rules, case.cards("table"), {Seat(owner): CardSet(hand | penalty)}, on_turn=Seat(owner))
    deal = _lying_open(deal, Seat(owner), penalty)
    chooser = deal.to_act
    if chooser is None or not deal.state.hand:
        raise ValueError("hand: nobody has a card to play")
    if case.has("choice") and chooser != owner:
        deal = act(deal, chooser, Choose(case.card("choice")))
    return {"playable": card_texts(deal.playable), "chooser": names[chooser]}


def penalty_capture(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer what a card takes while another lies exposed (A23)."""
    card, penalty = case.card("card"), case.cards("penalty")
    deal = _at_table(rules, case.cards("table"), {ME: single(card), NEXT: penalty})
    deal = act(deal, NEXT, Show(penalty)) if penalty else deal
    plays = (play for play in legal_plays(deal) if isinstance(play, Play) and play.card == card)
    return {"captures": [card_texts(play.capture) for play in plays if play.capture]}


def wrong_number(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer what becomes of a deal in which a hand has a wrong number of cards (F17)."""
    sides = _sides(case)
    piles, scope = case.piles("piles", sides), case.numbers("scope", sides)
    at_fault = [name for name in case.names("at_fault") if name in sides]
    if len(at_fault) != len(case.names("at_fault")):
        raise ValueError(f"at_fault: expected some of {', '.join(sides)}")
    deal = _at_table(rules, EMPTY, {}, captured=CardSet(sum(piles)))
    deal = replace(deal, state=replace(deal.state, piles=piles, scope=scope))
    seats = tuple(Seat(sides.index(name)) for name in at_fault)
    ending = act(deal, ME, Irregular(seats, goes_on=case.flag("regular_side_continues"))).ending
    if ending is None:
        return {"result": IrregularVerdict.CONTINUES.value, "points": None}
    if ending.how is How.VOID:
        return {"result": IrregularVerdict.VOID.value, "points": None}
    return {
        "result": IrregularVerdict.ENDS.value,
        "points": dict(zip(sides, ending.score.totals, strict=True)),
    }


def irregular_cards_exposed(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer what becomes of cards that lie open when the deal goes on after they are put right (F17.2)."""
    shown = case.cards("exposed")
    deal = _at_table(rules, EMPTY, {NEXT: shown})
    deal = act(deal, NEXT, Irregular((NEXT,), goes_on=True))
    deal = act(deal, NEXT, Show(shown)) if shown else deal
    return {"rule": f"Art. {ARTICLES['exposed_first']}", "penalty": card_texts(deal.exposed[NEXT])}


def pile_request(rules: Rules, case: CaseSituation) -> dict[str, object]:
    """Answer whether a player may look at or count captures (F18)."""
    try:
        check_pile_request(rules, case.text("request"))
    except IllegalAction:
        return {"allowed": False}
    return {"allowed": True}


def _enforced(deal: LiveDeal, takes: Sequence[Play]) -> dict[str, object]:
    """Answer that the capture is made; the table then is certain where there is one way to take."""
    if len(takes) > 1:
        return {"result": "capture_enforced"}
    return {"result": "capture_enforced", "table_then": card_texts(act(deal, ME, takes[0]).state.table)}


def _played_of_shown(deal: LiveDeal, case: CaseSituation) -> Action | None:
    """Return what is played of the cards shown on turn: the only one it can be, or the one chosen."""
    cards = CardSet(deal.playable & single(case.card("choice")) if case.has("choice") else deal.playable)
    if size(cards) > 1:
        return None
    plays = [play for play in legal_plays(deal) if contains(cards, play.card)]
    if not plays:
        raise ValueError(f"choice: expected one of {cards_text(deal.playable)}")
    return plays[0]


def _who_chooses(case: CaseSituation, *, own: bool) -> str:
    """Name who decides among exposed cards: their owner at once, or else the player before."""
    if not (case.has("order") and case.has("player")):
        return OWNER if own else BEFORE
    names = case.names("order")
    owner = case.place("player", names) or 0
    return names[owner] if own else names[owner - 1]


def _lying_open(deal: LiveDeal, owner: Seat, cards: CardSet) -> LiveDeal:
    """Return the deal with cards of one hand that were exposed before."""
    return replace(
        deal, exposed=tuple(cards if seat == owner else EMPTY for seat in range(len(deal.exposed)))
    )


def _sides(case: CaseSituation) -> tuple[str, ...]:
    """Name the sides; where nothing was captured, a case may name only who is at fault."""
    given = dict.fromkeys((*case.mapping("piles"), *case.mapping("scope")))
    if len(given) > 1:
        return tuple(given)
    named = dict.fromkeys((*given, *case.names("at_fault")))
    others = (name for name in ("A", "B") if name not in named)
    return tuple(named) if len(named) > 1 else tuple(sorted((*named, next(others))))


def _at_table(
    rules: Rules,
    table: CardSet,
    hands: dict[Seat, CardSet],
    *,
    on_turn: Seat = ME,
    captured: CardSet = EMPTY,
) -> LiveDeal:
    """Set up a deal; who is given no hand has one card that takes no part, as long as there are any."""
    given = (table, captured, *hands.values())
    used = reduce(or_, given)
    if size(CardSet(used)) != sum(map(size, given)):
        raise ValueError("a card is in two places")
    rest = iter(cards_in(CardSet(PACK & ~used)))
    idle = (seat for seat in map(Seat, range(rules.players)) if seat not in hands)
    held = hands | {seat: single(card) for seat, card in zip(idle, rest, strict=False)}
    full = tuple(held.get(Seat(seat), EMPTY) for seat in range(rules.players))
    return live(
        State(
            rules=rules,
            dealer=Seat(rules.players - 1),
            before=(0,) * rules.side_count,
            hands=full,
            table=table,
            stock=(),
            piles=(EMPTY,) * rules.side_count,
            scope=(0,) * rules.side_count,
            to_move=on_turn,
        )
    )
