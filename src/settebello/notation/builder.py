"""Making a record of what was played: the one way from the table to a text."""

from collections.abc import Sequence
from dataclasses import dataclass

from settebello.arguments import checked
from settebello.cards import Seat, Side
from settebello.engine import Match, start_match
from settebello.engine.live import Acted, LiveDeal, after_ending
from settebello.notation.acts import MarkedAct, names_its_seat
from settebello.notation.record import DealRecord, FreeTags, MatchRecord
from settebello.notation.unknown import Pack
from settebello.notation.verification import counted, final_outcome
from settebello.rules import Rules, parse_rules


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSource:
    """The table's knowledge of a deal: how it stands now, the pack, and how the pack came about.

    A pack may have None for cards that nobody saw, which ``deal`` then only guesses. ``commitment``
    and ``seed`` are hexadecimal, and so are the ``hashes`` of the salts by seat, empty where a seat gave
    none; ``attempt`` counts the shuffles thrown in before.
    """

    deal: LiveDeal
    pack: Pack
    commitment: str | None = None
    seed: str | None = None
    salts: tuple[str, ...] = ()
    attempt: int | None = None
    free_tags: FreeTags = ()
    hashes: tuple[str, ...] = ()


@checked
def record_of(
    rules_text: str,
    players: Sequence[str],
    deals: Sequence[DealSource],
    *,
    drawn: Sequence[Seat] = (),
    forfeit: Side | None = None,
    site: str | None = None,
    date: str | None = None,
    free_tags: FreeTags = (),
) -> MatchRecord:
    """Make the record of a match, names by seat; the last deal may be unfinished.

    Score, winner and stake follow from the deals; ``forfeit`` is the side that lost otherwise, ``drawn``
    where the players sat before places were drawn.
    Nothing is checked: `verified` does that.
    """
    outcome = final_outcome(match_of(parse_rules(rules_text), deals), forfeit)
    return MatchRecord(
        rules_text=rules_text,
        players=tuple(players),
        score=outcome.score,
        drawn=tuple(drawn),
        deals=tuple(map(_deal_record, deals)),
        winner=outcome.winner,
        stake=outcome.multiplier,
        forfeit=forfeit,
        site=site,
        date=date,
        free_tags=free_tags,
    )


@checked
def match_of(rules: Rules, deals: Sequence[DealSource]) -> Match:
    """Return where a match stands by those of its deals that have ended."""
    match = start_match(rules, deals[0].deal.state.dealer if deals else Seat(0))
    for source in deals:
        if source.deal.ending is not None:
            match = after_ending(match, source.deal.ending)
    return match


@checked
def marked(acted: Acted) -> MarkedAct:
    """Return an act that was made as it is written down."""
    seat = acted.seat if names_its_seat(acted.act) else None
    return MarkedAct(acted.act, seat, acted.scopa, acted.missed)


def _deal_record(source: DealSource) -> DealRecord:
    state, score = source.deal.state, counted(source.deal)
    return DealRecord(
        dealer=state.dealer,
        before=state.before,
        pack=source.pack,
        acts=tuple(map(marked, source.deal.acts)),
        points=score.points if score else None,
        commitment=source.commitment,
        seed=source.seed,
        salts=source.salts,
        attempt=source.attempt,
        free_tags=source.free_tags,
        hashes=source.hashes,
    )
