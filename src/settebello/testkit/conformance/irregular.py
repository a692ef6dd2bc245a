"""Cases of kind ``irregular``: what FIGS articles 4, 11, 12, 13, 17 and 18 make of a mistake.

Each situation is set up as a deal at a table, and answered by what the table does with it.
"""

from collections.abc import Sequence
from dataclasses import replace

from settebello.cards import EMPTY, PACK, CardSet, Seat, Side, cards_in, single, size
from settebello.engine import (
    ARTICLES,
    Play,
    State,
    check_pile_request,
    check_withdrawal,
    counts_are_regular,
    irregular_hand,
    twins,
)
from settebello.engine.live import (
    Act,
    Admit,
    Call,
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
from settebello.testkit.conformance.situation import Situation, card_texts

ME, NEXT = Seat(0), Seat(1)
"""Who is on turn in the situations, and who plays after."""

BEFORE = "predecessor"
"""Who decides among exposed cards, where a case does not say who sits where."""


def count_after_deal(rules: Rules, case: Situation) -> dict[str, object]:
    """Answer what becomes of a deal whose cards are counted before the first play (F4.5)."""
    counted = Situation(case.mapping("hands"))
    hands = [counted.number(seat) for seat in counted.data]
    table = case.number("table", rules.deal.table_size())
    return {"result": "ok" if counts_are_regular(rules, hands, table) else "redeal_same_dealer"}


def missed_capture(rules: Rules, case: Situation) -> dict[str, object]:
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


def coin_or_dark(rules: Rules, case: Situation) -> dict[str, object]:
    """Answer whether the coin or the dark card may be played, and what a declared mistake discloses (F12)."""
    card, hand = case.card("card"), case.cards("hand")
    deal = _at_table(rules, case.cards("table"), {ME: hand})
    plays: list[Act] = [play for play in legal_plays(deal) if play.card == card]
    if case.has("captured"):
        plays = [Play(card, case.cards("captured"))]
    if not plays or not can_act(deal, ME, plays[0]):
        return {"legal": False, "exposed": []}
    deal = act(deal, ME, plays[0])
    admits = Admit(twins(deal.state.hands[ME], card))
    if case.flag("declares_mistake") and can_act(deal, ME, admits):
        deal = act(deal, ME, admits)
    return {"legal": True, "exposed": card_texts(deal.exposed[ME])}


def retract(_rules: Rules, _case: Situation) -> dict[str, object]:
    """Answer whether a played card may be taken back (F13.1)."""
    try:
        check_withdrawal()
    except IllegalAction:
        return {"allowed": False}


def exposed(rules: Rules, case: Situation) -> dict[str, object]:
    """Answer what becomes of cards shown on turn or out of it (F13)."""
    shown = case.cards("shown")
    owner = ME if case.flag("on_turn") else NEXT
    deal = _at_table(rules, EMPTY, {owner: CardSet(case.cards("hand") | shown)})
    deal = act(deal, owner, Show(shown))
    choice = case.card("choice") if case.has("choice") else None
    if size(shown) == 1 and owner == ME:
        choice = cards_in(shown)[0]
    if owner == ME and choice is not None:
        deal = act(deal, ME, Play(choice))
    waiting = deal.exposed[owner]
    return {
        "played_now": None if owner != ME or choice is None else card_texts(single(choice))[0],
        "penalty": card_texts(waiting),
        "chooser": _predecessor(case) if size(waiting) > 1 else None,
    }


def penalty_turn(rules: Rules, case: Situation) -> dict[str, object]:
    """Answer which cards may be played by a player with exposed ones, and who chooses (F13.2, F13.3)."""
    names = case.names("order")
    owner = case.place("player", names)
    if owner is None or len(names) != rules.players:
        raise ValueError(f"player, order: expected one of {rules.players} names in playing order")
    hand, penalty = case.cards("hand"), case.cards("penalty")
    deal = _at_table(rules, case.cards("table"), {Seat(owner): CardSet(hand | penalty)}, on_turn=Seat(owner))
    deal = replace(deal, exposed=tuple(penalty if seat == owner else EMPTY for seat in range(len(names))))
    chooser = deal.to_act
    if chooser is None:
        raise ValueError("hand: nobody has a card to play")
    return {"playable": card_texts(deal.playable), "chooser": names[chooser]}


def penalty_capture(rules: Rules, case: Situation) -> dict[str, object]:
    """Answer what a card takes while another lies exposed (A23)."""
    card, penalty = case.card("card"), case.cards("penalty")
    deal = _at_table(rules, case.cards("table"), {ME: single(card), NEXT: penalty})
    deal = act(deal, NEXT, Show(penalty)) if penalty else deal
    plays = (play for play in legal_plays(deal) if isinstance(play, Play) and play.card == card)
    return {"captures": [card_texts(play.capture) for play in plays if play.capture]}


def wrong_number(rules: Rules, case: Situation) -> dict[str, object]:
    """Answer what becomes of a deal in which a hand has a wrong number of cards (F17)."""
    sides = case.sides("piles", "scope")
    named = {name: sides.index(name) for name in case.names("at_fault") if name in sides}
    if len(named) != len(case.names("at_fault")):
        raise ValueError(f"at_fault: expected some of {', '.join(sides)}")
    found = irregular_hand(
        rules,
        case.piles("piles", sides),
        case.numbers("scope", sides),
        [Side(side) for side in named.values()],
        goes_on=case.flag("regular_side_continues"),
    )
    totals = None if found.points is None else [points.total for points in found.points]
    return {
        "result": found.verdict.value,
        "points": None if totals is None else dict(zip(sides, totals, strict=True)),
    }


def irregular_cards_exposed(rules: Rules, case: Situation) -> dict[str, object]:
    """Answer what becomes of cards that lie open when the deal goes on after they are put right (F17.2)."""
    shown = case.cards("exposed")
    deal = _at_table(rules, EMPTY, {NEXT: shown})
    deal = act(deal, NEXT, Irregular((NEXT,), goes_on=True))
    deal = act(deal, NEXT, Show(shown)) if shown else deal
    return {"rule": f"Art. {ARTICLES['exposed_first']}", "penalty": card_texts(deal.exposed[NEXT])}


def pile_request(rules: Rules, case: Situation) -> dict[str, object]:
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


def _predecessor(case: Situation) -> str:
    if not case.has("order"):
        return BEFORE
    names = case.names("order")
    owner = case.place("player", names)
    return BEFORE if owner is None else names[owner - 1]


def _at_table(rules: Rules, table: CardSet, hands: dict[Seat, CardSet], *, on_turn: Seat = ME) -> LiveDeal:
    """Set up a deal with some cards to play; everybody has one card more that takes no part."""
    used = CardSet(table | sum(hands.values()))
    if size(used) != size(table) + sum(map(size, hands.values())):
        raise ValueError("a card is in two places")
    rest = iter(cards_in(CardSet(PACK & ~used)))
    dealt = [CardSet(hands.get(Seat(seat), EMPTY)) for seat in range(rules.players)]
    full = tuple(
        CardSet(hand | single(next(rest))) if Seat(seat) not in hands or seat == ME else hand
        for seat, hand in enumerate(dealt)
    )
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
