"""Cards that nobody has seen: ``??`` in a pack, as an arbiter writes it who does not look into the hands.

Each card that a seat plays or shows is one that it was dealt. The unknown places are filled with
the cards that are left, in a fixed order, so that the engine has a whole pack; these are guessed,
and nothing may be said of where they are.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from settebello.cards import (
    EMPTY,
    PACK,
    PACK_SIZE,
    Card,
    CardSet,
    Seat,
    card_set,
    card_text,
    cards_in,
    number_of,
)
from settebello.engine import BankAce, Play, play_order
from settebello.engine.live import Act, Admit, Call, Fuori, Show
from settebello.errors import IllegalAction, Reason
from settebello.rules import Rules, To

Pack = tuple[Card | None, ...]
"""A pack, top card first; None for a card that nobody has seen."""

Place = tuple[Seat | None, int]
"""Where a card is dealt to: a seat, or None for the table, and the batch, 0 the first."""

TABLE: Place = (None, 0)


@dataclass(frozen=True, slots=True)
class Filled:
    """A pack with every card in it; ``guessed`` are those that only fill it.

    ``refused`` is the first act that no pack allows, by its index, and why.
    """

    pack: tuple[Card, ...]
    guessed: CardSet
    refused: tuple[int, IllegalAction] | None = None


def fill(rules: Rules, dealer: Seat, pack: Pack, acts: Sequence[tuple[Seat | None, Act]]) -> Filled:
    """Fill a pack from what was played and shown: who did it (of plays the turn tells), and what."""
    whole = tuple(card for card in pack if card is not None)
    if len(whole) == len(pack):
        return Filled(whole, EMPTY)
    known = _Known(rules, dealer, pack)
    refused = None
    for index, (seat, act) in enumerate(acts):
        try:
            known.learn(seat, act)
        except IllegalAction as error:
            refused = index, error
            break
    return known.filled(refused)


def is_whole(pack: Pack) -> bool:
    """Tell whether every card of a pack is known."""
    return None not in pack


def table_is_known(rules: Rules, dealer: Seat, pack: Pack) -> bool:
    """Tell whether the cards dealt to the table are known."""
    places = dealt_places(rules, dealer)
    return not any(card is None and place == TABLE for card, place in zip(pack, places, strict=True))


def dealt_places(rules: Rules, dealer: Seat) -> tuple[Place, ...]:
    """List where each card of a pack is dealt to, top card first."""
    return tuple(_places(rules, play_order(rules, dealer)))[:PACK_SIZE]


def _places(rules: Rules, order: Sequence[Seat]) -> Iterator[Place]:
    for packet in rules.deal.opening():
        receivers: Sequence[Seat | None] = order if packet.to is To.PLAYERS else (None,)
        for receiver in receivers:
            yield from [(receiver, 0)] * packet.cards
    for batch, cards in enumerate(rules.deal.batch_sizes(rules.players, PACK_SIZE)[1:], 1):
        for seat in order:
            yield from [(seat, batch)] * cards


@dataclass(slots=True)
class _Known:
    """The known part of a pack, and the seats that were dealt the cards met since."""

    rules: Rules
    dealer: Seat
    pack: Pack
    places: tuple[Place, ...] = field(init=False)
    where: dict[Card, Place] = field(init=False)
    met: list[Card] = field(default_factory=list)
    played: list[Card] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.places = dealt_places(self.rules, self.dealer)
        self.where = {card: place for card, place in self._dealt() if card is not None}

    def learn(self, seat: Seat | None, act: Act) -> None:
        """Take from an act what it shows; raise `IllegalAction` where that cannot be."""
        match act:
            case Fuori(play):
                self._play(play.card)
            case Play(card) | BankAce(card):
                self._play(card)
            case Show(cards) | Admit(cards) if seat is not None:
                for card in cards_in(cards):
                    self._meet(card, seat)
            case Call() if self.played:
                self.played.pop()
            case _:
                pass

    def filled(self, refused: tuple[int, IllegalAction] | None) -> Filled:
        """Return the pack with the cards that were met in their places, and the rest behind them."""
        guessed = CardSet(PACK & ~card_set(self.where))
        rest = iter(cards_in(guessed))
        met = {place: iter([card for card in self.met if self.where[card] == place]) for place in self.places}

        def filler(place: Place) -> Card:
            card = next(met[place], None)
            return next(rest) if card is None else card

        pack = (filler(place) if card is None else card for card, place in self._dealt())
        return Filled(tuple(pack), guessed, refused)

    def _dealt(self) -> Iterator[tuple[Card | None, Place]]:
        """Yield each card of the pack, as far as it is known, with its place."""
        return zip(self.pack, self.places, strict=True)

    def _play(self, card: Card) -> None:
        if len(self.played) == sum(seat is not None for seat, _ in self.places):
            return
        if not table_is_known(self.rules, self.dealer, self.pack):
            raise IllegalAction("the cards on the table have to be known first", reason=Reason.TABLE_UNKNOWN)
        order = play_order(self.rules, self.dealer)
        self._meet(card, order[len(self.played) % self.rules.players])
        self.played.append(card)

    def _meet(self, card: Card, seat: Seat) -> None:
        """Take down that a seat holds a card."""
        place = seat, self._batch()
        if card in self.played:
            raise _refused(card, "has been played", reason=Reason.CARD_PLAYED_BEFORE)
        if card not in self.where:
            if self._unknown(place) == 0:
                message = f"cannot be in the hand of seat {number_of(seat)}, all of whose cards are known"
                raise _refused(card, message, seat, reason=Reason.HAND_KNOWN)
            self.where[card] = place
            self.met.append(card)
        elif self.where[card] == TABLE:
            raise _refused(card, "was dealt to the table", reason=Reason.CARD_OF_TABLE)
        elif self.where[card] != place:
            raise self._elsewhere(card, seat)

    def _elsewhere(self, card: Card, seat: Seat) -> IllegalAction:
        holder, _ = self.where[card]
        if holder is None or holder == seat:
            return _refused(card, "is not in this hand", reason=Reason.CARD_NOT_IN_HAND)
        return _refused(
            card, f"is in the hand of seat {number_of(holder)}", holder, reason=Reason.CARD_OF_ANOTHER
        )

    def _unknown(self, place: Place) -> int:
        """Count the cards dealt to a place that are still unknown."""
        slots = sum(card is None and at == place for card, at in self._dealt())
        return slots - sum(self.where[card] == place for card in self.met)

    def _batch(self) -> int:
        """Return the batch in play by the number of plays made."""
        players, out = self.rules.players, 0
        sizes = self.rules.deal.batch_sizes(players, PACK_SIZE)
        for batch, cards in enumerate(sizes):
            out += cards * players
            if len(self.played) < out:
                return batch
        return len(sizes)


def _refused(card: Card, why: str, seat: Seat | None = None, *, reason: Reason) -> IllegalAction:
    facts = {} if seat is None else {"seat": number_of(seat)}
    return IllegalAction(f"{card_text(card)} {why}", reason=reason, card=card_text(card), **facts)
