"""A rule set as flat numbers: every option that play or the count of a deal depends on."""

from functools import lru_cache
from typing import Final

from settebello.arguments import check_kind
from settebello.cards import PACK_SIZE, Card, Rank, Seat, Side
from settebello.engine import cappotto_side, primiera_value, side_of, worth
from settebello.kernels import layout as at
from settebello.kernels.compiling.jit import Ints, ints
from settebello.rules import (
    BY_PARSE_RULES,
    Ace,
    AceVsAce,
    CaptureBy,
    CaptureChoice,
    CaptureDuty,
    Extra,
    Majority,
    PrimieraShort,
    Redeal,
    Rules,
    To,
    check_searched,
)

CHOICES: Final = {
    CaptureChoice.SINGLE_FIRST: at.SINGLE_FIRST,
    CaptureChoice.FEWEST: at.FEWEST,
    CaptureChoice.FREE: at.FREE,
}
DUTIES: Final = {
    CaptureDuty.FORCED: at.FORCED,
    CaptureDuty.LAPSE: at.FORCED,  # whoever sees the capture has to make it (engine/capture.py)
    CaptureDuty.OPTIONAL: at.OPTIONAL,
    CaptureDuty.HAND: at.HAND,
}
SHORTS: Final = {
    PrimieraShort.VOID: at.VOID,
    PrimieraShort.FEWER_SUITS_LOWER: at.FEWER_SUITS_LOWER,
    PrimieraShort.PLAIN_SUM: at.PLAIN_SUM,
}


def pack_rules(rules: Rules) -> Ints:
    """Return a rule set as int64[RULES], laid out as `layout` says; the caller owns it.

    Raises `InvalidArgument` for what is no `Rules`, `InvalidRules` for options that the kernels do not play.
    """
    check_kind("rules", rules, Rules, BY_PARSE_RULES)
    return packed_rules(rules).copy()


@lru_cache(maxsize=64)
def packed_rules(rules: Rules) -> Ints:
    """Return a rule set as `pack_rules` does, packed once; callers must not write to it."""
    check_searched(rules)
    packed = ints(at.RULES)
    packed[at.PLAYERS], packed[at.SIDES] = rules.players, rules.side_count
    for seat in range(rules.players):
        packed[at.SIDE_OF + seat] = side_of(rules, Seat(seat))
    _pack_play(rules, packed)
    _pack_deal(rules, packed)
    _pack_count(rules, packed)
    return packed


def _pack_play(rules: Rules, packed: Ints) -> None:
    fifteen = rules.capture_by is CaptureBy.FIFTEEN
    packed[at.SOUGHT : at.SOUGHT + 10] = [rules.capture_total - rank if fifteen else rank for rank in Rank]
    for rank in Rank:
        if not (rank == Rank.ASSO and rules.ace is Ace.TAKES_ALL):
            packed[at.TAKERS + packed[at.SOUGHT + rank - 1]] |= 0b1111 << 4 * (rank - 1)
    packed[at.CHOICE] = CHOICES[rules.capture_choice]
    packed[at.DUTY] = DUTIES[rules.capture_duty]
    packed[at.ACE_TAKES_ALL] = rules.ace is Ace.TAKES_ALL
    packed[at.ACE_TAKES_ACE] = rules.ace_vs_ace is AceVsAce.ACE_ONLY
    packed[at.ACE_SCOPA], packed[at.ACE_BANK] = rules.ace_scopa, rules.ace_bank
    packed[at.LAST_PLAY_SCOPA] = rules.last_play_scopa
    packed[at.PLAIN] = (
        not fifteen
        and rules.ace is Ace.NONE
        and DUTIES[rules.capture_duty] == at.FORCED
        and rules.capture_choice is CaptureChoice.SINGLE_FIRST
    )


def _pack_deal(rules: Rules, packed: Ints) -> None:
    packed[at.REDEAL_KINGS] = Redeal.KINGS3 in rules.redeal
    packed[at.REDEAL_SUM] = Redeal.SUM10 in rules.redeal
    packed[at.REDEAL_ACE] = Redeal.ACE1 in rules.redeal
    packed[at.BATCH] = 0 if rules.deal.batch is None else rules.deal.batch.cards
    opening = rules.deal.opening()
    packed[at.PACKETS] = len(opening)
    for number, packet in enumerate(opening):
        packed[at.PACKET + number] = packet.cards if packet.to is To.PLAYERS else -packet.cards


def _pack_count(rules: Rules, packed: Ints) -> None:
    packed[at.THRESHOLD] = rules.majority is Majority.THRESHOLD
    packed[at.SHORT] = SHORTS[rules.primiera_short]
    packed[at.NAPOLI] = Extra.NAPOLI in rules.extras
    packed[at.RE_BELLO] = Extra.RE_BELLO in rules.extras
    packed[at.ALL_COINS] = cappotto_side(rules, Side(0)) is not None
    values = [primiera_value(rules, Card(4 * number)) for number in range(10)]
    packed[at.PRIMIERA : at.PRIMIERA + 10] = values
    packed[at.PRIMIERA_ORDER : at.PRIMIERA_ORDER + 10] = sorted(range(10), key=lambda number: -values[number])
    packed[at.WORTH : at.WORTH + PACK_SIZE] = [worth(rules, Card(card)) for card in range(PACK_SIZE)]
    placed = [values[rank] for rank in at.PLACE_RANK]
    packed[at.PLACE_VALUE : at.PLACE_VALUE + 10] = placed
    tops = [max(place for place in range(10) if placed[place] == value) for value in placed]
    packed[at.PLACE_TOP : at.PLACE_TOP + 10] = tops
