"""Positions to think about: written out, dealt from a seed, or out of a match record."""

from itertools import pairwise
from pathlib import Path

from settebello.cards import Seat
from settebello.cli.common.files import read_text
from settebello.engine import State, apply_unchecked, view
from settebello.errors import NotFound, Reason
from settebello.notation import loads, verified
from settebello.notation.acts import is_play
from settebello.players import Budget, Greedy
from settebello.rules import parse_rules


def dealt_position(rules: str, seed: int) -> State:
    """Deal by these rules from a seed, the last seat dealing; again until the table stands."""
    from settebello.kernels import deal_fair, ints, new_pack, new_rng, pack_rules, unpack_state
    from settebello.kernels.layout import CELLS, STOCK

    wanted = parse_rules(rules)
    cells, stock = ints(CELLS), ints(STOCK)
    new_pack(stock)
    deal_fair(cells, stock, pack_rules(wanted), Seat(wanted.players - 1), new_rng(seed))
    return unpack_state(wanted, cells, stock)


def played_down(state: State, left: int) -> State:
    """Let the greedy player play for everybody until so many cards are left to play."""
    greedy = Greedy()
    while state.cards_to_play > left:
        state = apply_unchecked(state, greedy.choose(view(state, state.to_move), Budget()))
    return state


def recorded(path: Path, number: int, play: int) -> State:
    """Return the position before a play of a record's deal, both counted from 1.

    Raises `NotFound` for a deal or a play that is not there, or where cards were not seen, and as
    `loads` and `verified`.
    """
    record = loads(read_text(path))
    if not 1 <= number <= len(record.deals):
        deals = len(record.deals)
        message = f"the record has {deals} deals, and no deal {number}"
        raise NotFound(message, reason=Reason.DEAL_NOT_FOUND, deal=number, deals=deals)
    played = verified(record)[number - 1]
    if played.guessed:
        raise NotFound(f"nobody saw some cards of deal {number}", reason=Reason.CARDS_NOT_SEEN, deal=number)
    before = [moment.state for moment, after in pairwise(played.moments) if is_play(after.acts[-1].act)]
    if not 1 <= play <= len(before):
        message = f"deal {number} has {len(before)} plays, and no play {play}"
        raise NotFound(message, reason=Reason.PLAY_NOT_FOUND, play=play, plays=len(before))
    return before[play - 1]
