"""A deal as it goes at a table, where a capture can be missed and a card exposed (RULES.md F11-F17).

A `State` knows plays that the rules allow. A `LiveDeal` knows what else happened: which cards lie
open before they are played, which capture can still be called, and how the deal ended if it was
not played out. `settebello.engine.live.legal` says which acts are possible, `settebello.engine.live.apply`
makes them.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from settebello.arguments import check_kind, checked
from settebello.cards import EMPTY, Card, CardSet, Seat, single
from settebello.engine.figs.exposed import chooser
from settebello.engine.live.incidents import Act
from settebello.engine.match import Match, Outcome, after_deal, after_void
from settebello.engine.score import DealScore
from settebello.engine.seats import play_order
from settebello.engine.state import State

BY_LIVE: Final = "settebello.engine.live.live begins one"


class How(StrEnum):
    """How a deal ended."""

    COUNTED = "counted"
    FUORI = "fuori"
    STOPPED = "stopped"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a deal ended, and its points.

    Of a declaration also who made it, where the match stands by it, and whether it was ``right``: the points
    were there.
    """

    how: How
    score: DealScore
    seat: Seat | None = None
    outcome: Outcome | None = None
    right: bool = False


@dataclass(frozen=True, slots=True)
class Acted:
    """An act that was made: by whom, and of a play whether it was a scopa, or missed a capture."""

    seat: Seat
    act: Act
    scopa: bool = False
    missed: bool = False


@dataclass(frozen=True, slots=True)
class LiveDeal:
    """A deal with its incidents; ``exposed`` is by seat.

    ``called`` is the card that the player on turn has to play, ``own_choice`` those it may choose
    among. ``before_missed`` is the state before the last play while a capture that it missed can
    still be called; ``must_take`` says that one was, and is to be made now.
    """

    state: State
    exposed: tuple[CardSet, ...]
    called: Card | None = None
    own_choice: CardSet = EMPTY
    before_missed: State | None = None
    must_take: bool = False
    acts: tuple[Acted, ...] = ()
    ending: Ending | None = None

    @property
    def over(self) -> bool:
        """Tell whether the deal has ended, by the last card or before it."""
        return self.ending is not None

    @property
    def to_act(self) -> Seat | None:
        """Return who has to do something now: the player on turn, or who decides for that player (F13.3)."""
        if self.over:
            return None
        seat = self.state.to_move
        if self.called is not None or self.own_choice or not self.exposed[seat]:
            return seat
        return chooser(play_order(self.state.rules, self.state.dealer), seat, self.exposed[seat])

    @property
    def playable(self) -> CardSet:
        """Return the cards that the player on turn may play as far as exposed cards are concerned."""
        if self.called is not None:
            return single(self.called)
        return self.own_choice or self.exposed[self.state.to_move] or self.state.hand


def live(state: State) -> LiveDeal:
    """Begin a deal at a table; raise `InvalidArgument` for what is no state."""
    check_kind("state", state, State, "settebello.engine.deal begins one")
    return LiveDeal(state, (EMPTY,) * state.rules.players)


@checked
def after_ending(match: Match, ending: Ending) -> Match:
    """Return the match once a deal has ended, in whatever way."""
    if ending.how is How.VOID:
        return after_void(match)
    if ending.outcome is not None:
        return replace(match, outcome=ending.outcome)
    return after_deal(match, ending.score)
