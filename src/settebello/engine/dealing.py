"""Handing out a pack (RULES.md F4.4, F6.2, T3-T5, O6-O7, O13, P4-P5, P14, P20-P21, P26, S2)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from types import MappingProxyType
from typing import Final

from settebello.arguments import check_kind, check_whole
from settebello.cards import (
    EMPTY,
    PACK,
    PACK_SIZE,
    Card,
    CardSet,
    Rank,
    Seat,
    card_set,
    of_rank,
    rank_sum,
    size,
)
from settebello.engine.seats import check_by_side, check_seat, play_order
from settebello.engine.state import State
from settebello.errors import Reason, SyntaxProblem
from settebello.rules import BY_PARSE_RULES, Packet, Redeal, Rules, To

KINGS: Final = 3
LOW_SUM: Final = 10


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the cards of a pack go before the first play: hands by seat, table, and the rest."""

    hands: tuple[CardSet, ...]
    table: CardSet
    stock: tuple[Card, ...]


def layout(rules: Rules, dealer: Seat, order: Sequence[Card]) -> Layout:
    """Hand out the first batch of a pack, top card first."""
    return hand_out(rules, dealer, rules.deal.opening(), order)


def hand_out(rules: Rules, dealer: Seat, packets: Sequence[Packet], order: Sequence[Card]) -> Layout:
    """Hand out packets from the top of a pack, players from the dealer's right."""
    hands, table, top = [EMPTY] * rules.players, EMPTY, 0
    for packet in packets:
        receivers = play_order(rules, dealer) if packet.to is To.PLAYERS else (None,)
        for receiver in receivers:
            cards = card_set(order[top : top + packet.cards])
            top += packet.cards
            if receiver is None:
                table = CardSet(table | cards)
            else:
                hands[receiver] = CardSet(hands[receiver] | cards)
    return Layout(tuple(hands), table, tuple(order[top:]))


def dealt_in_all(rules: Rules, dealer: Seat, order: Sequence[Card]) -> Layout:
    """Hand out the whole pack, batch after batch: of each hand all that the deal ever brings to it."""
    dealt = layout(rules, dealer, order)
    hands, batch = list(dealt.hands), rules.deal.batch
    while dealt.stock and batch is not None:
        more = hand_out(rules, dealer, (batch,), dealt.stock)
        hands = [CardSet(old | new) for old, new in zip(hands, more.hands, strict=True)]
        dealt = Layout(tuple(hands), dealt.table, more.stock)
    return dealt


def first_table(rules: Rules, order: Sequence[Card]) -> CardSet:
    """Return the table a pack would give; raise as `deal` does."""
    dealer = check_seat(rules, Seat(0))
    return layout(rules, dealer, _whole_pack(order)).table


def redeal_reason(rules: Rules, table: CardSet) -> Redeal | None:
    """Tell why this first table makes the same dealer deal again; None: play on.

    Where several hold, kings come before the sum and the sum before the ace. Raises `InvalidArgument` for
    what are no rules or no set of cards.
    """
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    table = CardSet(check_whole("table", table, EMPTY, PACK))
    return next((why for why in Redeal if why in rules.redeal and _REDEALS[why](table)), None)


def _whole_pack(order: Collection[Card]) -> tuple[Card, ...]:
    check_kind("order", order, Collection)
    pack = tuple(Card(index(card)) for card in order if hasattr(card, "__index__"))
    if sorted(pack) != list(range(PACK_SIZE)) or len(order) != PACK_SIZE:
        raise SyntaxProblem("a pack has each of the forty cards once", reason=Reason.NO_PACK)
    return pack


_REDEALS: Final[Mapping[Redeal, Callable[[CardSet], bool]]] = MappingProxyType(
    {
        Redeal.KINGS3: lambda table: size(of_rank(table, Rank.RE)) >= KINGS,
        Redeal.SUM10: lambda table: table != EMPTY and rank_sum(table) <= LOW_SUM,
        Redeal.ACE1: lambda table: of_rank(table, Rank.ASSO) != EMPTY,
    }
)


def deal(rules: Rules, dealer: Seat, order: Sequence[Card], before: tuple[int, ...] | None = None) -> State:
    """Begin a deal from the order of a pack; ``before`` is the match score by side, None for 0 each.

    Raises `SyntaxProblem` unless ``order`` is a pack of forty, and `InvalidArgument` for a seat that the
    rules do not have or a score with another number of sides. The caller asks `redeal_reason` whether to deal
    again.
    """
    dealer = check_seat(rules, dealer, "dealer")
    before = (0,) * rules.side_count if before is None else check_by_side(rules, "before", before)
    pack = _whole_pack(order)
    dealt = layout(rules, dealer, pack)
    return State(
        rules=rules,
        dealer=dealer,
        before=before,
        hands=dealt.hands,
        table=dealt.table,
        stock=dealt.stock,
        piles=(EMPTY,) * rules.side_count,
        scope=(0,) * rules.side_count,
        to_move=play_order(rules, dealer)[0],
    )
