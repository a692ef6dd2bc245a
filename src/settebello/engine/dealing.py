"""Handing out a pack (RULES.md F4.4, F6.2, T3-T5, O6-O7, O13, P4-P5, P14, P20-P21, P26, S2)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from types import MappingProxyType
from typing import Final

from settebello.arguments import check_kind, check_whole, checked
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
from settebello.engine.seats import check_by_side, check_seat, play_order, side_of
from settebello.engine.state import State
from settebello.engine.taken_table import TableTaken, table_bonus
from settebello.errors import Reason, SyntaxProblem
from settebello.rules import BY_PARSE_RULES, Packet, Redeal, Rules, To

KINGS: Final = 3
ACES: Final = 2
ALIKE: Final = 3
LOW_SUM: Final = 10


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the cards of a pack go before the first play: hands by seat, table, and the rest."""

    hands: tuple[CardSet, ...]
    table: CardSet
    stock: tuple[Card, ...]


@checked
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


@checked
def dealt_in_all(rules: Rules, dealer: Seat, order: Sequence[Card]) -> Layout:
    """Hand out the whole pack, batch after batch: of each hand all that the deal ever brings to it."""
    dealt = layout(rules, dealer, order)
    hands = list(dealt.hands)
    while dealt.stock:
        batch = rules.deal.next_batch(rules.players, PACK_SIZE - len(dealt.stock))
        if batch is None:
            break
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

    Where several hold, kings come before the sum, the sum before an ace, that before two and those before
    three alike. Raises `InvalidArgument` for
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
        Redeal.ACES2: lambda table: size(of_rank(table, Rank.ASSO)) >= ACES,
        Redeal.ALIKE3: lambda table: any(size(of_rank(table, rank)) == ALIKE for rank in Rank),
    }
)


def deal(rules: Rules, dealer: Seat, order: Sequence[Card], before: tuple[int, ...] | None = None) -> State:
    """Begin a deal from the order of a pack; ``before`` is the match score by side, None for 0 each.

    Raises `SyntaxProblem` unless ``order`` is a pack of forty, and `InvalidArgument` for a seat that the
    rules do not have or a score with another number of sides. The caller asks `redeal_reason` whether to deal
    again. A first table that is worth something is captured before the first play (docs/family.md C6).
    """
    dealer = check_seat(rules, dealer, "dealer")
    before = (0,) * rules.side_count if before is None else check_by_side(rules, "before", before)
    pack = _whole_pack(order)
    dealt = layout(rules, dealer, pack)
    worth = table_bonus(rules, dealer, dealt.table)
    if worth is not None:
        return _with_table_taken(rules, dealer, before, dealt, worth)
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


def _with_table_taken(
    rules: Rules, dealer: Seat, before: tuple[int, ...], dealt: Layout, worth: TableTaken
) -> State:
    """Begin a deal whose first table is captured, with its scope, before the first play."""
    side = side_of(rules, worth.seat)
    return State(
        rules=rules,
        dealer=dealer,
        before=before,
        hands=dealt.hands,
        table=EMPTY,
        stock=dealt.stock,
        piles=tuple(dealt.table if each == side else EMPTY for each in range(rules.side_count)),
        scope=tuple(worth.scope if each == side else 0 for each in range(rules.side_count)),
        to_move=play_order(rules, dealer)[0],
        last_capturer=worth.seat,
        taken_first=dealt.table,
    )
