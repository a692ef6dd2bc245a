"""The decisions of a record: each play with what was true before it, as far as the record goes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import pairwise
from typing import Final

from settebello.analysis.report import Note, Unjudged
from settebello.cards import EMPTY, CardSet, Seat
from settebello.engine import Action, BankAce, Play, View
from settebello.engine.live import Act, Acted, Fuori, LiveDeal, legal_plays, live_view
from settebello.errors import SettebelloError
from settebello.notation import MatchRecord, VerifiedDeal, dumps, replay
from settebello.notation.acts import is_play
from settebello.notation.unknown import fill

MOST_PLAYS: Final = 250
"""A position of more legal plays is not judged; only tables of many small cards have so many."""


@dataclass(frozen=True)
class Position:
    """A play of a deal, with the deal before it and everything that happened in it."""

    deal: int
    act: int
    moments: tuple[LiveDeal, ...]
    guessed: CardSet = EMPTY
    given: bool = False

    @property
    def before(self) -> LiveDeal:
        """Return the deal before the play."""
        return self.moments[self.act]

    @property
    def after(self) -> LiveDeal:
        """Return the deal after the play."""
        return self.moments[self.act + 1]

    @property
    def done(self) -> Acted:
        """Return the act that was made."""
        return self.after.acts[-1]

    @property
    def seat(self) -> Seat:
        """Return who played."""
        return self.done.seat

    @property
    def played(self) -> Action:
        """Return the play, without a declaration that went with it."""
        return _play_of(self.done.act)

    @cached_property
    def view(self) -> View:
        """Return what the seat knew."""
        return live_view(self.before, self.seat)

    @property
    def unjudged(self) -> Unjudged | None:
        """Return why this play is not judged; None where it is."""
        if self.given:
            return Unjudged.GIVEN
        if self.done.missed or self.played not in self.legal:
            return Unjudged.MISSED_CAPTURE
        if len(self.legal) == 1:
            return Unjudged.ONLY_PLAY
        if self.guessed & (self.before.state.hand | self.before.state.table):
            return Unjudged.CARDS_NOT_SEEN
        return Unjudged.TOO_MANY_PLAYS if len(self.legal) > MOST_PLAYS else None

    @property
    def legal(self) -> tuple[Action, ...]:
        """List the plays there were."""
        return legal_plays(self.before)


def _play_of(act: Act) -> Action:
    """Return the play of an act."""
    play = act.play if isinstance(act, Fuori) else act
    if isinstance(play, Play | BankAce):
        return play
    raise TypeError(f"{act} plays no card")


@dataclass(frozen=True, slots=True)
class Course:
    """A record as far as it could be followed: its deals, their plays, and what is left out."""

    record: MatchRecord
    digest: str
    deals: tuple[VerifiedDeal, ...]
    positions: tuple[Position, ...]
    notes: tuple[Note, ...]


def course_of(record: MatchRecord) -> Course:
    """Follow a record to its end, or to the first claim that does not hold.

    Raises the problem where not even one deal can be followed.
    """
    deals, problem = _followed(record)
    if problem is not None and not deals:
        raise problem
    positions = tuple(
        each
        for number, deal in enumerate(deals)
        for each in _positions(number, deal, record.deals[number].given or 0)
    )
    digest = sha256(dumps(record).encode()).hexdigest()
    return Course(record, digest, deals, positions, tuple(_notes(record, deals, problem)))


def _followed(record: MatchRecord) -> tuple[tuple[VerifiedDeal, ...], SettebelloError | None]:
    """Return the deals up to the first claim that is wrong, and what is wrong with it."""
    moments: list[list[LiveDeal]] = []
    problem = None
    try:
        for moment in replay(record):
            if not moment.acts:
                moments.append([])
            moments[-1].append(moment)
    except SettebelloError as found:
        problem = found
    return tuple(
        VerifiedDeal(tuple(each), _guessed(record, number)) for number, each in enumerate(moments)
    ), problem


def _guessed(record: MatchRecord, number: int) -> CardSet:
    """Return the cards of a deal that nobody saw."""
    deal = record.deals[number]
    return fill(record.rules, deal.dealer, deal.pack, [(each.seat, each.act) for each in deal.acts]).guessed


def _positions(number: int, deal: VerifiedDeal, given: int) -> Iterator[Position]:
    for act, (_, after) in enumerate(pairwise(deal.moments)):
        if is_play(after.acts[-1].act):
            yield Position(number, act, deal.moments, deal.guessed, act < given)


def _notes(
    record: MatchRecord, deals: tuple[VerifiedDeal, ...], problem: SettebelloError | None
) -> Iterator[Note]:
    """Yield what a review of these deals leaves out."""
    if problem is not None:
        facts = {name: fact for name, fact in problem.facts.items() if isinstance(fact, str | int)}
        yield Note(code="review_claim_wrong", facts={**facts, "why": problem.message})
    if record.rules.side_count != 2:
        yield Note(code="review_many_sides", facts={"sides": record.rules.side_count})
    given = sum(deal.given or 0 for deal in record.deals)
    if given:
        yield Note(code="review_given", facts={"count": given})
    for number, deal in enumerate(deals):
        yield from _deal_notes(number, deal)


def _deal_notes(number: int, deal: VerifiedDeal) -> Iterator[Note]:
    if deal.ending is None:
        yield Note(
            code="review_deal_unfinished", facts={"deal": number + 1, "left": deal.state.cards_to_play}
        )
    elif deal.score is None:
        yield Note(code="review_deal_void", facts={"deal": number + 1})
    if deal.guessed:
        yield Note(
            code="review_cards_not_seen", facts={"deal": number + 1, "cards": deal.guessed.bit_count()}
        )
    incidents = sum(not is_play(each.act) for each in deal.end.acts)
    if incidents:
        yield Note(code="review_incidents", facts={"deal": number + 1, "count": incidents})
