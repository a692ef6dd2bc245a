"""How a deal at the desk goes: what was entered, gone through with a pack that has every card in it."""

from collections.abc import Sequence
from dataclasses import replace

from settebello.cards import PACK_SIZE, CardSet, Seat
from settebello.engine import Match, deal, with_article
from settebello.engine.live import Act, LiveDeal, act, live
from settebello.notation import DealSource
from settebello.notation.acts import names_its_seat
from settebello.notation.unknown import Filled, Pack, fill, table_is_known

Entered = tuple[Seat | None, Act]
"""An act as it was entered: who did it, None where the turn tells, and what."""

UNSEEN: Pack = (None,) * PACK_SIZE


def unseen_deal(match: Match) -> DealSource:
    """Begin the next deal of a match; no card of it has been seen."""
    pack = fill(match.rules, match.dealer, UNSEEN, []).pack
    return DealSource(deal=live(deal(match.rules, match.dealer, pack, match.outcome.score)), pack=UNSEEN)


def replayed(source: DealSource, pack: Pack, acts: Sequence[Entered]) -> DealSource:
    """Go through a deal again with this pack and these acts; raise what is wrong with the first that is."""
    moment = _moments(source.deal, _filled(source, pack, acts), acts)[-1]
    return replace(source, deal=moment, pack=pack)


def entered(source: DealSource) -> list[Entered]:
    """List the acts of a deal as they were entered."""
    return [(done.seat if names_its_seat(done.act) else None, done.act) for done in source.deal.acts]


def guessed(source: DealSource) -> CardSet:
    """Return the cards of a deal that nobody has seen yet."""
    return _filled(source, source.pack, entered(source)).guessed


def moments(source: DealSource) -> list[LiveDeal]:
    """List how a deal stood at first and after every act."""
    acts = entered(source)
    return _moments(source.deal, _filled(source, source.pack, acts), acts)


def table_known(source: DealSource) -> bool:
    """Tell whether the table of a deal has been turned up."""
    return table_is_known(source.deal.state.rules, source.deal.state.dealer, source.pack)


def _filled(source: DealSource, pack: Pack, acts: Sequence[Entered]) -> Filled:
    state = source.deal.state
    return fill(state.rules, state.dealer, pack, acts)


def _moments(begun: LiveDeal, known: Filled, acts: Sequence[Entered]) -> list[LiveDeal]:
    state = begun.state
    found = [live(deal(state.rules, state.dealer, known.pack, state.before))]
    for index, (seat, what) in enumerate(acts):
        if known.refused and known.refused[0] == index:
            raise with_article(state.rules, known.refused[1])
        moment = found[-1]
        found.append(act(moment, moment.state.to_move if seat is None else seat, what))
    return found
