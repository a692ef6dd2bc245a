"""A whole match as it is written down: what was dealt and played, and what is claimed of it.

A record holds claims. `settebello.notation.replay` checks that they are true.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from settebello.cards import Card, Seat, Side
from settebello.engine import SidePoints
from settebello.notation.acts import MarkedAct
from settebello.notation.places import TextPlace
from settebello.notation.tags import GIVEN_TAG
from settebello.notation.unknown import Pack, is_whole
from settebello.rules import Rules, parse_rules

DIGITS_MOST: Final = 4
"""Digits of the number of given acts that are read."""

FreeTags = tuple[tuple[str, str], ...]
"""Tags without a meaning here, in their order: names and values."""


@dataclass(frozen=True, slots=True)
class DealPlaces:
    """Where the tags of a deal have their values, and where its acts stand."""

    tags: Mapping[str, TextPlace]
    acts: tuple[TextPlace, ...]


@dataclass(frozen=True, slots=True)
class Places:
    """Where the claims of a record stand in the text it was read from."""

    tags: Mapping[str, TextPlace]
    deals: tuple[DealPlaces, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRecord:
    """One deal, to its end or broken off.

    ``before`` is the score it began at, by side. ``pack`` is the pack that was played, top card
    first, None for a card that nobody saw; ``attempt`` counts the shuffles of the same seed thrown
    in before it. ``hashes`` are those of the salts by seat, given before any of them was shown; empty for
    a seat that gave none. ``acts`` are the plays and whatever else happened. ``points`` are None while the
    deal is not counted, and of a deal that is void.
    """

    dealer: Seat
    before: tuple[int, ...]
    pack: Pack
    acts: tuple[MarkedAct, ...] = ()
    points: tuple[SidePoints, ...] | None = None
    commitment: str | None = None
    seed: str | None = None
    salts: tuple[str, ...] = ()
    attempt: int | None = None
    free_tags: FreeTags = ()
    hashes: tuple[str, ...] = ()

    @property
    def whole_pack(self) -> tuple[Card, ...] | None:
        """Return the pack if every card in it was written down."""
        return tuple(card for card in self.pack if card is not None) if is_whole(self.pack) else None

    @property
    def given(self) -> int | None:
        """Return how many acts are said to have been given with the pack; None where neither was."""
        claimed = dict(self.free_tags).get(GIVEN_TAG, "")
        return int(claimed) if claimed.isdecimal() and len(claimed) <= DIGITS_MOST else None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRecord:
    """One match, won or unfinished; ``players`` are names by seat.

    ``winner`` is None while nobody has won. ``forfeit`` is the side that lost otherwise than by
    play: out of time, gone, or sent away. ``stake`` is what the stake is paid by, where the rules have
    stakes. ``drawn`` are, by seat, the seats at which the players sat before a draw led them to these; empty
    where no places were drawn.
    """

    rules_text: str
    players: tuple[str, ...]
    score: tuple[int, ...]
    drawn: tuple[Seat, ...] = ()
    deals: tuple[DealRecord, ...] = ()
    winner: Side | None = None
    stake: int | None = None
    forfeit: Side | None = None
    site: str | None = None
    date: str | None = None
    free_tags: FreeTags = ()
    places: Places | None = field(default=None, compare=False, repr=False)

    @property
    def rules(self) -> Rules:
        """Return the rules of the match; raises as `parse_rules`."""
        return parse_rules(self.rules_text)
