"""Deals laid out card by card, for the tests of detectors."""

from collections.abc import Sequence

from settebello.analysis import Position
from settebello.cards import PACK, PACK_SIZE, Card, Seat, cards_in, parse_cards
from settebello.engine import deal
from settebello.engine.live import LiveDeal, act, live
from settebello.notation import parse_act
from settebello.notation.unknown import dealt_places
from settebello.rules import parse_rules


def pack_of(rules_text: str, dealer: int, hands: dict[int, str], table: str) -> tuple[Card, ...]:
    """Return a pack that deals these cards to seats and table; other places get what is left, in order."""
    rules = parse_rules(rules_text)
    wanted: dict[int | None, list[Card]] = {
        None: list(cards_in(parse_cards(table))),
        **{seat: list(cards_in(parse_cards(cards))) for seat, cards in hands.items()},
    }
    named = {card for cards in wanted.values() for card in cards}
    rest = [card for card in cards_in(PACK) if card not in named]
    pack = []
    for seat, batch in dealt_places(rules, Seat(dealer)):
        mine = wanted.get(seat, []) if batch == 0 else []
        pack.append(mine.pop(0) if mine else rest.pop(0))
    assert len(set(pack)) == PACK_SIZE
    return tuple(pack)


def scene(
    acts: Sequence[str],
    *,
    hands: dict[int, str],
    table: str = "",
    rules: str = "scopone",
    dealer: int = 3,
    before: tuple[int, ...] = (0, 0),
    number: int = 0,
) -> Position:
    """Return the position before an act of a deal, by default the first; the acts follow one another."""
    pack = pack_of(rules, dealer, hands, table)
    moments: list[LiveDeal] = [live(deal(parse_rules(rules), Seat(dealer), pack, before))]
    for text in acts:
        moments.append(act(moments[-1], moments[-1].state.to_move, parse_act(text)))
    return Position(0, number, tuple(moments))
