"""Positions to think about: written out, dealt from a seed, or out of a match record."""

from pathlib import Path

from settebello.cards import Seat
from settebello.cli.files import read_text
from settebello.engine import State, apply, apply_unchecked, deal, view
from settebello.errors import NotFound
from settebello.notation import loads
from settebello.players import Budget, Greedy
from settebello.rules import parse_rules


def dealt(rules: str, seed: int) -> State:
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

    Raises `NotFound` for a deal or a play that is not there, and as `loads` and `apply`.
    """
    record = loads(read_text(path))
    if not 1 <= number <= len(record.deals):
        raise NotFound(
            f"the record has {len(record.deals)} deals, and no deal {number}",
            reason="deal_not_found",
            deal=number,
            deals=len(record.deals),
        )
    played = record.deals[number - 1]
    if not 1 <= play <= len(played.plays):
        raise NotFound(
            f"deal {number} has {len(played.plays)} plays, and no play {play}",
            reason="play_not_found",
            play=play,
            plays=len(played.plays),
        )
    state = deal(record.rules, played.dealer, played.pack, played.before)
    for marked in played.plays[: play - 1]:
        state = apply(state, marked.action)
    return state
