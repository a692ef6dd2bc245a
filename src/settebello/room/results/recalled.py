"""A deal that is over, as its pack and its acts: it is played again once somebody looks into it.

A table that is opened from a snapshot has its earlier deals so. Few ask for them, and each takes as long to
play again as to fold.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from settebello.cards import Card, Seat
from settebello.engine import deal
from settebello.engine.live import Act, LiveDeal, act_unchecked, live
from settebello.fair import Luck
from settebello.notation import parse_act
from settebello.room.state import DealInPlay
from settebello.rules import Rules


@dataclass(frozen=True, slots=True)
class RecalledSource:
    """The course of a deal: its pack, who dealt at which score, and the acts, each with its seat, as text."""

    pack: tuple[Card, ...]
    luck: Luck | None
    attempt: int
    number: int
    dealer: Seat
    before: tuple[int, ...]
    acts: tuple[tuple[Seat, str], ...]
    counts: bool

    def played(self, rules: Rules) -> DealInPlay:
        """Return the deal after its acts, by the rules of its table."""
        acts = ((seat, parse_act(act)) for seat, act in self.acts)
        after = acted_again(rules, self.dealer, self.pack, self.before, acts)
        return DealInPlay(self.pack, self.luck, self.attempt, self.number, after)


class RecalledDeal(DealInPlay):
    """A deal that is over: read when anybody asks for its source, and played again for how it stands.

    ``recall`` reads its source, and ``counts`` tells whether it counts.
    """

    __slots__ = ("_played", "_recall", "_source", "counts", "rules")
    rules: Rules
    counts: bool
    _recall: Callable[[], RecalledSource]
    _source: RecalledSource | None
    _played: LiveDeal | None

    def __init__(self, rules: Rules, recall: Callable[[], RecalledSource], *, counts: bool) -> None:
        own = {"rules": rules, "counts": counts, "_recall": recall, "_source": None, "_played": None}
        for name, value in own.items():
            object.__setattr__(self, name, value)

    @property
    def source(self) -> RecalledSource:
        """Return the course of the deal."""
        source = self._source
        if source is None:
            source = self._recall()
            object.__setattr__(self, "_source", source)
        return source

    @property
    def live(self) -> LiveDeal:
        """Return how the deal ended."""
        played = self._played
        if played is None:
            played = self.source.played(self.rules).live
            object.__setattr__(self, "_played", played)
        return played

    @property
    def pack(self) -> tuple[Card, ...]:
        """Return the pack, top first."""
        return self.source.pack

    @property
    def luck(self) -> Luck | None:
        """Return where the pack came from; None where it was given."""
        return self.source.luck

    @property
    def attempt(self) -> int:
        """Return how many deals were thrown in before."""
        return self.source.attempt

    @property
    def number(self) -> int:
        """Return which deal of the match this is."""
        return self.source.number

    def __eq__(self, other: object) -> bool:
        """Tell whether this is the same deal, recalled or not."""
        if not isinstance(other, DealInPlay):
            return NotImplemented
        mine = (self.pack, self.luck, self.attempt, self.number, self.live)
        return mine == (other.pack, other.luck, other.attempt, other.number, other.live)

    def __hash__(self) -> int:
        """Return what equal deals share."""
        return hash((self.pack, self.luck, self.attempt, self.number, self.live))


def source_of(deal: DealInPlay) -> RecalledSource:
    """Return the course of a deal; one that was recalled is not played again for it."""
    if isinstance(deal, RecalledDeal):
        return deal.source
    state, acts = deal.state, tuple((done.seat, str(done.act)) for done in deal.live.acts)
    return RecalledSource(
        deal.pack, deal.luck, deal.attempt, deal.number, state.dealer, state.before, acts, deal.counts
    )


def acted_again(
    rules: Rules,
    dealer: Seat,
    pack: tuple[Card, ...],
    before: tuple[int, ...],
    acts: Iterable[tuple[Seat, Act]],
) -> LiveDeal:
    """Return a deal after these acts, which were possible when they were made."""
    again = live(deal(rules, dealer, pack, before))
    for seat, act in acts:
        again = act_unchecked(again, seat, act)
    return again
